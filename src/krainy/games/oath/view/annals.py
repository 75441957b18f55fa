"""What is written of a game into the history of its world, and what everybody may know of a world. [oath.chron,
oath.opt.3]"""

import json
from typing import Final

from krainy.engine.legacy import Legacy, Line, Note

from ..board import BANKS, CITIZEN, COLOURS, OATHS, REGION_OF, REGIONS, SLOTS, SUITS
from ..cards import DENIZENS, FIRST_VISION, NAMES, OATH_OF, SUIT, is_edifice, is_ruin
from ..state import BY_EMPIRE, BY_TITLE, BY_VISION, FIRST_OATH, Oath
from ..world import World, colours, read_world, world

SEPARATOR: Final = "+"


def legacy(decided: Oath, g: Oath) -> Legacy | None:
    """What a game leaves when its Chronicle is written."""
    if not g.over or g.unfinished or not g.victory:
        return None
    winner = g.prince
    for seat in range(g.seats):
        if g.winners >> seat & 1:
            winner = seat
    document = world(g)
    document["last"] = {
        "players": [COLOURS[g.colour[player]] for player in range(g.players)],
        "prince": g.prince >= 0,
        "citizens": colours(decided.citizen_boards),
        "winner": COLOURS[g.colour[winner]],
    }
    text = json.dumps(document, separators=(",", ":"))
    before = decided.archive + decided.dispossessed
    after = g.archive + g.dispossessed
    players = [f"colour-{COLOURS[g.colour[player]]}" for player in range(g.players)]
    notes = [
        Note("won", [victory(decided, g, winner)]),
        Note("oath", [Line("annal-oath-of", {"oath": f"oath-{OATHS[g.oath]}"})]),
        *citizens(g.citizen_boards),
        *buildings(decided, g),
        *things("lost", [card for card in decided.site if card not in g.site]),
        *things("found", [card for card in g.site if card not in decided.site]),
        *travellers("came", g, [slot for slot in before if slot not in after]),
        *travellers("left", g, [slot for slot in after if slot not in before]),
    ]
    return Legacy(text, players, winner, notes)


def victory(decided: Oath, g: Oath, winner: int) -> Line:
    """Who won, how, and when. [oath.win]"""
    args: dict[str, str | int] = {
        "seat": f"colour-{COLOURS[g.colour[winner]]}",
        "oath": f"oath-{OATHS[decided.oath]}",
        "round": g.round,
    }
    if g.victory & BY_EMPIRE:
        return Line("annal-won-successor" if decided.role[winner] == CITIZEN else "annal-won-chancellor", args)
    if not g.victory & BY_VISION:
        return Line("annal-won-usurper", args)
    for number, oath in enumerate(OATH_OF):
        if oath >= 0 and g.victory & FIRST_OATH << oath:
            args["vision"] = f"card-{NAMES[FIRST_VISION + number]}"
    return Line("annal-won-both" if g.victory & BY_TITLE else "annal-won-vision", args)


def citizens(boards: int) -> list[Note]:
    """The boards that lie on their Citizen side for the next game."""
    keys = [f"colour-{colour}" for colour in colours(boards)]
    return [Note("citizens", [Line("annal-things", {"things": SEPARATOR.join(keys)})])] if keys else []


def buildings(decided: Oath, g: Oath) -> list[Note]:
    """What was built, what fell into ruin, what is gone. [oath.chron.5, oath.chron.8, oath.chron.9]"""
    before = [card for row in decided.denizens for card in row if is_edifice(card)]
    built: list[Line] = []
    ruined: list[Line] = []
    for spot in range(SLOTS):
        for card in g.denizens[spot]:
            if is_edifice(card) and card not in before:
                args: dict[str, str | int] = {"card": f"card-{NAMES[card]}", "site": f"site-{NAMES[g.site[spot]]}"}
                (ruined if is_ruin(card) else built).append(Line("annal-card-at", args))
    after = [base(NAMES[card]) for row in g.denizens for card in row if is_edifice(card)]
    gone = [card for card in before if base(NAMES[card]) not in after]
    notes = [Note("built", built)] if built else []
    notes += [Note("ruined", ruined)] if ruined else []
    return notes + things("gone", gone, "card")


def base(name: str) -> str:
    """An edifice whatever side is up."""
    return name.removesuffix("-ruined")


def things(name: str, cards: list[int], kind: str = "site") -> list[Note]:
    """Some cards in one line, or nothing."""
    keys = [f"{kind}-{NAMES[card]}" for card in cards if card > 0]
    return [Note(name, [Line("annal-things", {"things": SEPARATOR.join(keys)})])] if keys else []


def travellers(name: str, g: Oath, slots: list[int]) -> list[Note]:
    """Cards that came into the world or left it: by suit for everybody, by name only in secret. [oath.opt.3]"""
    cards = [g.cards.content[slot] for slot in slots]
    if not cards:
        return []
    counts = [0] * BANKS
    for card in cards:
        counts[SUIT[card]] += 1
    lines = [
        Line("annal-suit-number", {"suit": f"suit-{SUITS[suit]}", "number": counts[suit]})
        for suit in range(BANKS)
        if counts[suit]
    ]
    return [Note(name, lines), Note(name, by_suit(cards), True)]


def by_suit(cards: list[int]) -> list[Line]:
    """Cards by name, a line for every suit."""
    lines: list[Line] = []
    for suit in range(BANKS):
        keys = [f"card-{NAMES[card]}" for card in cards if SUIT[card] == suit]
        if keys:
            lines.append(Line("annal-suit-cards", {"suit": f"suit-{SUITS[suit]}", "cards": SEPARATOR.join(keys)}))
    return lines


# -- a world as it is --------------------------------------------------------------------------------------------------


def survey(text: str) -> list[Note]:
    """What everybody may know of a world: oath, Citizens, the map, how many cards there are."""
    found = read_world(text)
    notes = [Note("oath", [Line("annal-oath-rules", {"oath": f"oath-{OATHS[found.oath]}"})])]
    notes += citizens(found.citizens) or [Note("citizens", [Line("annal-nobody", {})])]
    archive = DENIZENS - len([card for card in found.denizens() if card <= DENIZENS])
    counts: dict[str, str | int] = {"deck": len(found.deck), "gone": len(found.dispossessed), "archive": archive}
    notes.append(Note("decks", [Line("annal-decks-are", counts)]))
    for region in range(len(REGIONS)):
        spots = [spot for spot in range(SLOTS) if REGION_OF[spot] == region]
        notes.append(Note(REGIONS[region], [site_line(found, spot) for spot in spots]))
    notes.append(Note("deck", by_suit(found.deck), True))
    if found.dispossessed:
        notes.append(Note("dispossessed", by_suit(found.dispossessed), True))
    return notes


def site_line(found: World, spot: int) -> Line:
    """One place of the map."""
    if not found.up[spot]:
        return Line("annal-site-facedown", {})
    cards = SEPARATOR.join([f"card-{NAMES[card]}" for card in found.cards[spot]])
    args: dict[str, str | int] = {"site": f"site-{NAMES[found.sites[spot]]}", "relics": len(found.relics[spot])}
    if not cards:
        return Line("annal-site", args)
    args["cards"] = cards
    return Line("annal-site-cards", args)
