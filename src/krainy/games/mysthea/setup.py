"""How a game of Mysthea begins: islands, monsters, cards, artefacts, the draft, the first places.
[mysthea.setup, mysthea.two, mysthea.draft]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.flow import AnyStep, Decision, Step, replaced, replaced_row
from krainy.engine.knowledge import Hidden
from krainy.engine.packed import row_of
from krainy.engine.vocabulary import Reason

from .actions.encounter import show_front
from .board import (
    CHOSEN,
    EQUIPMENT_SPACES,
    ISLANDS,
    KINDS,
    MIRAGES,
    MONSTERS,
    ON_ISLAND,
    PLACES,
    REGIONS,
    RINGS,
    START_BESIDE,
    START_CREATED,
    UPGRADE_SLOTS,
)
from .cards import (
    DRAFT_KINDS,
    FRONT,
    FRONTS,
    STARTING,
    TYPES,
    chosen_dealt,
    encounters_dealt,
    monsters_dealt,
)
from .era import BeginEra, deal_artefacts
from .state import (
    ABILITIES,
    BATTLE_REQUIRES_OWN_UNIT,
    BEHAVIOURS,
    ENCOUNTER_BATTLE_DISCHARGES,
    FORESIGHT,
    Mysthea,
    add_created,
    put,
)
from .vocabulary import (
    CHOSEN_LOT,
    CHOSEN_STARTED,
    DRAFT,
    DRAFTED,
    ENCOUNTER_LOT,
    FRONT_LOT,
    GOT_CARD,
    GOT_CHOSEN,
    LAID_OUT,
    MIRAGE_FADED,
    MIRAGE_LOT,
    MIRAGE_ROSE,
    MONSTER_LOT,
    ORDER_LOT,
    REGION,
    RING_LOT,
    START,
    START_LOT,
    TOKEN,
    TOKEN_PUT,
)

SWITCHES: Final = {
    "abilities": ABILITIES,
    "behaviours": BEHAVIOURS,
    "foresight": FORESIGHT,
    "battle_requires_own_unit": BATTLE_REQUIRES_OWN_UNIT,
    "encounter_battle_discharges": ENCOUNTER_BATTLE_DISCHARGES,
}
"""The options that are on or off all game, and their bits."""


def begin(g: Mysthea, options: dict[str, Any]) -> None:
    """Set up a new game and push its first steps."""
    clear(g)
    for name, bit in SWITCHES.items():
        if options[name] == "on":
            g.rules |= bit
    for island in options["night"]:  # [mysthea.setup.7]
        g.night |= 1 << ISLANDS.index(island)
    g.ring = g.below(len(RINGS), RING_LOT)  # [mysthea.setup.1]
    monsters = monsters_dealt(g.expansions)
    g.shuffle(monsters, MONSTER_LOT)
    g.monsters = monsters[:3]  # [mysthea.setup.3]
    stack_encounters(g)
    show_front(g)
    seats = list(range(g.seats))
    g.shuffle(seats, ORDER_LOT)
    deal_artefacts(g, seats)  # [mysthea.setup.12]
    g.charged = (1 << g.seats) - 1
    shuffle_starting_cards(g)
    steps: list[AnyStep] = []
    if options["draft"] == "on":
        lay_out_draft(g)
        for _ in DRAFT_KINDS:
            steps += [Draft(seat) for seat in g.order]
        steps.append(EndDraft())
    else:
        deal_starting_cards(g)
    if g.seats == 2:
        raise_mirages(g)
    for seat in reversed(g.order):  # [mysthea.setup.13]
        steps += [PlaceChosen(seat), PlaceToken(seat)]
    g.then([*steps, FadeMirages(), BeginEra()])


def clear(g: Mysthea) -> None:
    """Empty islands, full supplies, markers at 0. [mysthea.setup.10, mysthea.setup.11]"""
    g.units = [0] * (g.seats * KINDS * REGIONS)
    g.moved = [0] * (g.seats * KINDS * REGIONS)
    g.home = [-1] * g.seats
    g.created = vec[i64]([units for _ in range(g.seats) for units in START_CREATED])
    g.beside = vec[i64]([units for _ in range(g.seats) for units in START_BESIDE])
    g.token = [-1] * g.seats
    g.energy = row_of(g.seats, 0)
    g.experience = row_of(g.seats, 0)
    g.glory = row_of(g.seats, 0)
    g.attuned = [-1] * g.seats
    g.faced = [[] for _ in range(g.seats)]
    g.lair = [-1] * len(MONSTERS)
    g.hero = [0] * g.seats
    g.upgrades = [0] * (g.seats * UPGRADE_SLOTS)
    g.equipment = [0] * (g.seats * EQUIPMENT_SPACES)
    g.hands = [[] for _ in range(g.seats)]
    g.discards = [[] for _ in range(g.seats)]
    g.number = list(range(g.seats))
    g.order = list(range(g.seats))
    g.events = Hidden(g.seats, [], [])
    g.cards = Hidden(g.seats, [], [])


def stack_encounters(g: Mysthea) -> None:
    """Shuffle the encounter cards: the order of their fronts, and which card of a front comes first. [mysthea.setup.5]

    Both together are as likely as any order of the cards."""
    cards = encounters_dealt(g.expansions)
    fronts = [FRONT[encounter] for encounter in cards]
    g.shuffle(fronts, FRONT_LOT)
    contents, groups = fronts, [0] * len(cards)
    for front in range(len(FRONTS)):
        backs = [encounter for encounter in cards if FRONT[encounter] == front]
        g.shuffle(backs, ENCOUNTER_LOT)
        contents = contents + backs
        groups += [front + 1] * len(backs)
    g.encounters = Hidden(g.seats, contents, groups)


# -- starting cards ----------------------------------------------------------------------------------------------------


def shuffle_starting_cards(g: Mysthea) -> None:
    """The twenty cards of Era 0, type by type: five slots each, whose order nobody knows. [mysthea.setup.8]"""
    contents: list[int] = []
    groups: list[int] = []
    for kind, cards in enumerate(STARTING):
        shuffled = cards.copy()
        g.shuffle(shuffled, START_LOT)
        contents += shuffled
        groups += [kind] * len(cards)
    g.cards = Hidden(g.seats, contents, groups)


def deal_starting_cards(g: Mysthea) -> None:
    """One card of each type to every hand, and a Chosen face up; the rest leaves the game.
    [mysthea.setup.8, mysthea.setup.9]"""
    heroes = chosen_dealt(g.expansions)
    g.shuffle(heroes, CHOSEN_LOT)
    g.hero = heroes[: g.seats]
    for seat in range(g.seats):
        g.tell(GOT_CHOSEN, seat, g.hero[seat])
        for kind in range(len(TYPES)):
            slot = 5 * kind + seat
            g.hands = replaced_row(g.hands, seat, [*g.hands[seat], slot])
            g.cards.see(g, seat, slot)
            g.whisper(1 << seat, GOT_CARD, seat, g.cards.content[slot])


def lay_out_draft(g: Mysthea) -> None:
    """One card of each kind lies open. [mysthea.draft.2]"""
    g.offer = [0] * len(DRAFT_KINDS)
    for kind in range(len(DRAFT_KINDS)):
        lay_out(g, kind)


def lay_out(g: Mysthea, kind: int) -> None:
    """A random card of the kind is laid open, while any is left. [mysthea.draft.2]"""
    card = 0
    if kind == CHOSEN_KIND:
        left = [hero for hero in chosen_dealt(g.expansions) if hero not in g.hero and hero not in g.offer]
        if left:
            g.learned()
            card = g.pick(left, CHOSEN_LOT)
    else:
        first = 5 * (kind - 1)
        for slot in range(first, first + 5):
            if not g.cards.knows(-1, slot):
                g.cards = g.cards.copy()
                g.cards.reveal(g, slot)
                card = g.cards.content[slot]
                break
    g.offer = [card if place == kind else open_card for place, open_card in enumerate(g.offer)]
    if card:
        g.tell(LAID_OUT, card)


CHOSEN_KIND: Final = DRAFT_KINDS.index("chosen")


def drafted(g: Mysthea, seat: int, kind: int) -> bool:
    """Whether the seat has its card of this kind already. [mysthea.draft.3]"""
    if kind == CHOSEN_KIND:
        return g.hero[seat] > 0
    for slot in g.hands[seat]:
        if slot // 5 == kind - 1:
            return True
    return False


class Draft(Decision[Mysthea]):
    """Take one of the open cards, of a kind not yet owned. [mysthea.draft.1, mysthea.draft.2, mysthea.draft.3]"""

    name = "Draft"
    rule = "mysthea.draft.3"
    answers = (DRAFT,)
    rule_wait = "mysthea.draft.2"

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [DRAFT.base + kind for kind in range(len(DRAFT_KINDS)) if g.offer[kind] and not drafted(g, seat, kind)]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        kind = action - DRAFT.base
        card = g.offer[kind]
        if kind == CHOSEN_KIND:
            g.hero = [card if other == seat else hero for other, hero in enumerate(g.hero)]
        else:
            g.hands = replaced_row(g.hands, seat, [*g.hands[seat], g.cards.slot_of(card)])
        g.offer = [0 if place == kind else open_card for place, open_card in enumerate(g.offer)]
        g.tell(DRAFTED, seat, card)
        lay_out(g, kind)

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        offered = action in DRAFT and not drafted(g, seat, action - DRAFT.base)
        return Reason("mysthea.draft.2" if offered else self.rule)


class EndDraft(Step[Mysthea]):
    """What was not taken leaves the game. [mysthea.draft.3]"""

    def run(self, g: Mysthea) -> None:
        g.offer = []


# -- first places ------------------------------------------------------------------------------------------------------


def raise_mirages(g: Mysthea) -> None:
    """One mirage on each island, over five different types, at random. [mysthea.two.1, mysthea.ruling.30]"""
    g.mirages = MIRAGES[g.below(len(MIRAGES), MIRAGE_LOT)]
    for region in range(REGIONS):
        if g.mirages >> region & 1:
            g.tell(MIRAGE_ROSE, region)


class PlaceChosen(Decision[Mysthea]):
    """The own Chosen goes on an island without one, in any region without a mirage. [mysthea.setup.13,
    mysthea.two.2]"""

    name = "PlaceChosen"
    rule = "mysthea.setup.13"
    answers = (START,)
    rule_wait = "mysthea.setup.13"

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        taken = [region // PLACES for region in g.home if region >= 0]
        return [
            START.base + region
            for region in range(REGIONS)
            if region // PLACES not in taken and not g.mirages >> region & 1
        ]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        region = action - START.base
        g.home = replaced(g.home, seat, region)
        add_created(g, seat, CHOSEN, -1)
        put(g, seat, CHOSEN, region, 1)
        g.tell(CHOSEN_STARTED, seat, region)

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        region = action - START.base
        mirage = action in START and g.mirages >> region & 1
        return Reason("mysthea.two.2", [(REGION, region)]) if mirage else Reason(self.rule)


class PlaceToken(Decision[Mysthea]):
    """The own encounter token goes on any other island. [mysthea.setup.13, mysthea.setup.14]"""

    name = "PlaceToken"
    rule = "mysthea.setup.13"
    rule_wait = "mysthea.setup.13"

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [TOKEN.base + island for island in range(len(ISLANDS)) if island != g.home[seat] // PLACES]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        g.token = replaced(g.token, seat, action - TOKEN.base)
        g.tell(TOKEN_PUT, seat, g.token[seat])


class FadeMirages(Step[Mysthea]):
    """Mirages stay only on the islands with a Chosen. [mysthea.two.3]"""

    def run(self, g: Mysthea) -> None:
        occupied = [region // PLACES for region in g.home]
        for island in range(len(ISLANDS)):
            if island in occupied:
                continue
            for region in ON_ISLAND[island]:
                if g.mirages >> region & 1:
                    g.mirages &= ~(1 << region)
                    g.tell(MIRAGE_FADED, region)
