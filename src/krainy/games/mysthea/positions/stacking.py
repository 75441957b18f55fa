"""How the cards of a scene lie: hands, boards, the development area, events, encounters; and who has seen them."""

from typing import Any

from krainy.engine.errors import BadInput
from krainy.engine.flow import replaced, replaced_row
from krainy.engine.knowledge import SEEN, Hidden
from krainy.engine.scene import listing, mapping, number

from ..board import EQUIPMENT_SPACES, EVENT_CARDS, FACE_UP, FIRST_MONSTER, HOME, MOST_ENCOUNTERS, SLOTS
from ..cards import (
    COMMANDS,
    EQUIPMENT,
    ERA,
    FRONT,
    FRONTS,
    KIND,
    NAMES,
    OF_ERA,
    SLOT,
    TYPES,
    UPGRADE,
    encounters_dealt,
    is_command,
    monsters_dealt,
)
from ..state import Mysthea, gone_encounters
from ..view.naming import by_seat, find, named


def set_cards(g: Mysthea, scene: dict[str, Any]) -> None:
    """Every command card that is named, and knowledge as if nobody had seen another hand or into a deck."""
    used: list[int] = []
    hands = card_rows(g, scene, "hands", used)
    g.discards = card_rows(g, scene, "discards", used)
    set_boards(g, card_rows(g, scene, "upgrades", used), card_rows(g, scene, "equipment", used))
    g.removed = some_cards(g, scene.get("removed", []), "removed", used)
    row = some_cards(g, scene.get("row", []), "row", used)
    deck = some_cards(g, scene.get("deck", []), "deck", used)
    newest = max([1, *[ERA[card] for card in used]])
    g.era = number(scene.get("era", newest), "era", 3)
    if g.era < newest:
        raise BadInput(f"era: a card of Era {newest} is in play, so it is Era {newest} or later")
    if "deck" not in scene:
        deck = [card for card in OF_ERA[g.era] if card not in used]
        if "row" not in scene:
            row, deck = deck[:FACE_UP], deck[FACE_UP:]
    last = sum(len(OF_ERA[era]) for era in range(g.era + 1))
    slots = [*range(1, last + 1), *[card for card in [*used, *deck] if card > COMMANDS]]  # by slot, the card
    hidden = [card for cards in hands for card in cards] + deck
    seen = [card for card in [*used, *row] if card not in hidden]
    g.cards = Hidden(g.seats, slots, [SEEN if card in seen else secret_group(card) for card in slots])
    g.row = [slots.index(card) for card in row]
    g.deck = [slots.index(card) for card in deck]
    for seat in range(g.seats):
        g.hands = replaced_row(g.hands, seat, [slots.index(card) for card in hands[seat]])
        for slot in g.hands[seat]:
            g.cards.assign(seat, slot, SEEN)


def secret_group(card: int) -> int:
    """What the back of a card and its history tell: its Era, of Era 0 also its type."""
    return KIND[card] if ERA[card] == 0 else len(TYPES) + ERA[card]


def some_cards(g: Mysthea, value: object, key: str, used: list[int]) -> list[int]:
    """Command cards by their names, each in one place only."""
    found: list[int] = []
    for text in listing(value, key):
        card = find(g, "card", text)
        if not is_command(card):
            raise BadInput(f"{key}: '{text}' is no command card")
        if card in used:
            raise BadInput(f"{key}: {text} is in two places")
        used.append(card)
        found.append(card)
    return found


def card_rows(g: Mysthea, scene: dict[str, Any], key: str, used: list[int]) -> list[list[int]]:
    """The cards of every seat in one kind of place."""
    given = by_seat(g, scene, key)
    return [some_cards(g, given.get(seat, []), key, used) for seat in range(g.seats)]


def set_boards(g: Mysthea, upgrades: list[list[int]], equipment: list[list[int]]) -> None:
    """Upgrades in their slots, equipment in its spaces."""
    for seat in range(g.seats):
        for card in upgrades[seat]:
            at = seat * len(SLOTS) + SLOT[card]
            if KIND[card] != UPGRADE or g.upgrades[at]:
                raise BadInput(f"upgrades: {NAMES[card]} is no upgrade, or its slot is full")
            g.upgrades = replaced(g.upgrades, at, card)
        for place, card in enumerate(equipment[seat]):
            if KIND[card] != EQUIPMENT or place >= EQUIPMENT_SPACES:
                raise BadInput(f"equipment: {NAMES[card]} is no equipment, or there are more than three")
            g.equipment = replaced(g.equipment, seat * EQUIPMENT_SPACES + place, card)


# -- events and encounters ---------------------------------------------------------------------------------------------


def set_events(g: Mysthea, scene: dict[str, Any]) -> None:
    """Monsters, the track, the event deck from the top; event cards not named follow in a fixed order."""
    g.monsters = named(g, scene, "monsters", "monster")
    known = monsters_dealt(g.expansions)
    check_dealt(g.monsters, known, "monsters")
    g.monsters += [monster for monster in known if monster not in g.monsters]
    g.monsters = g.monsters[:3]
    beginning = scene.get("phase") == "beginning"
    for monster in g.monsters[: g.era - 1 if beginning else g.era]:
        g.lair = replaced(g.lair, monster, HOME[monster])
    for name, value in mapping(scene, "lairs").items():
        monster = find(g, "monster", name)
        if g.lair[monster] < 0:
            raise BadInput(f"lairs: {name} is not on the islands in Era {g.era}")
        g.lair = replaced(g.lair, monster, find(g, "island", str(value)))
    for monster in named(g, scene, "defeated", "monster"):
        g.defeated |= 1 << monster
    allowed = [*range(FIRST_MONSTER), *[FIRST_MONSTER + monster for monster in g.monsters[: g.era]]]
    laid, coming = named(g, scene, "track", "event"), named(g, scene, "events", "event")
    for event in laid + coming:
        if event not in allowed or (event in laid and event in coming):
            raise BadInput(f"events: {EVENT_CARDS[event]} is twice there, or not at all in Era {g.era}")
    rest = [event for event in allowed if event not in laid and event not in coming]
    if "track" not in scene and scene.get("phase", "turn") == "turn":
        laid, rest = [rest[0]], rest[1:]  # every round of an Era has laid a card
    g.laid = len(laid)
    groups = [SEEN if slot <= g.laid else 0 for slot in range(len(allowed))]
    g.events = Hidden(g.seats, laid + coming + rest, groups)


def set_encounters(g: Mysthea, scene: dict[str, Any]) -> None:
    """Encounters faced, and the deck from the top; those not named follow in the order of their numbers."""
    gone: list[int] = []
    for seat, value in by_seat(g, scene, "faced").items():
        g.faced = replaced_row(g.faced, seat, [find(g, "encounter", text) for text in listing(value, "faced")])
        if len(g.faced[seat]) > MOST_ENCOUNTERS:
            raise BadInput(f"faced: nobody faces more than {MOST_ENCOUNTERS} encounters")
        gone += g.faced[seat]
    coming = named(g, scene, "encounters", "encounter")
    deck = gone + coming
    if len(set(deck)) < len(deck):
        raise BadInput("encounters: a card is faced twice, or still in the deck")
    known = encounters_dealt(g.expansions)
    check_dealt(deck, known, "encounters")
    deck += [encounter for encounter in known if encounter not in deck]
    contents = [FRONT[encounter] for encounter in deck]
    groups = [SEEN if place <= len(gone) else 0 for place in range(len(deck))]
    for front in range(len(FRONTS)):
        backs = [encounter for encounter in deck if FRONT[encounter] == front]
        contents += backs
        groups += [SEEN if encounter in gone else front + 1 for encounter in backs]
    g.encounters = Hidden(g.seats, contents, groups)
    assert gone_encounters(g) == len(gone)


def check_dealt(cards: list[int], known: list[int], key: str) -> None:
    """What a scene names is in play."""
    for card in cards:
        if card not in known:
            raise BadInput(f"{key}: something belongs to an expansion that is not in play")
