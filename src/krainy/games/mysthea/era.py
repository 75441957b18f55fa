"""An Era, as the rulebook tells it: its beginning, its rounds, its end; and the end of the game.
[mysthea.era, mysthea.round, mysthea.endera, mysthea.flow]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step, replaced, replaced_row
from krainy.engine.knowledge import Hidden

from .actions.develop import uncover
from .actions.islands import AT_ERA_END, SCORING, attunement
from .board import (
    ARTEFACT_ENERGY,
    ENERGY,
    FACE_UP,
    FIRST_MONSTER,
    FORTIFICATION,
    GLORY,
    HOME,
    OF_TYPE,
    REGIONS,
    STORM,
    TRACK,
)
from .cards import era_deck
from .control import controller
from .effects.effect import Perform
from .hooks import ERA_BEGINS, ERA_ENDS, fire
from .monsters import Attack, storm
from .state import BEGINNING, COURSE, END, Mysthea, add_beside, gain, put, recharge, recharge_round, spot, track
from .turn import BeginTurn
from .vocabulary import (
    CONTROLLED,
    DECK_LOT,
    ERA_BEGAN,
    ERA_ENDED,
    EVENT_LOT,
    GOT_ARTEFACT,
    HEALED,
    MONSTER_CAME,
    NEXT_EVENT,
    PASS,
    RECHARGE,
    RESOLVED,
    ROUND_BEGAN,
    SCORED,
    TOOK_BACK,
    WON,
)

LAST_ERA: Final = 3

# -- phase 1: the beginning --------------------------------------------------------------------------------------------


class BeginEra(Step[Mysthea]):
    """The Chosen that gain something before everything else do so first. [mysthea.era.1, mysthea.chosen.5,
    mysthea.ruling.18]"""

    def run(self, g: Mysthea) -> None:
        g.era += 1
        g.phase = BEGINNING
        g.turn = -1
        g.tell(ERA_BEGAN, g.era)
        g.then([PrepareEra(), Round()])
        for seat in reversed(g.order):
            fire(g, ERA_BEGINS, seat)


class PrepareEra(Step[Mysthea]):
    """Everything else of the beginning, in the rulebook's order."""

    def run(self, g: Mysthea) -> None:
        open_deck(g)
        g.attuned = [-1] * g.seats  # [mysthea.era.4]
        call_monster(g)
        if g.era > 1:
            heal(g)
            for seat in range(g.seats):
                take_back(g, seat)
            deal_artefacts(g, by_glory(g))
        for seat in g.order:  # [mysthea.era.11]
            recharge(g, seat)
            gain(g, seat, ENERGY, ARTEFACT_ENERGY[g.number[seat]])


def open_deck(g: Mysthea) -> None:
    """What was left of the old deck leaves the game; the deck of this Era is shuffled and three cards laid out.
    [mysthea.era.2, mysthea.era.3, mysthea.setup.6]"""
    first = len(g.cards.content)
    cards = era_deck(g.era, g.expansions)
    g.shuffle(cards, DECK_LOT)
    g.cards = g.cards.extended(cards)
    g.deck = list(range(first, first + len(cards)))
    g.row = []
    uncover(g, FACE_UP)


def call_monster(g: Mysthea) -> None:
    """The monster of this Era appears, and all event cards are shuffled anew.
    [mysthea.era.5, mysthea.era.6, mysthea.ruling.15]"""
    monster = g.monsters[g.era - 1]
    g.lair = replaced(g.lair, monster, HOME[monster])
    g.defeated = 0
    g.tell(MONSTER_CAME, monster, HOME[monster])
    cards = [*range(FIRST_MONSTER), *[FIRST_MONSTER + m for m in g.monsters[: g.era]]]
    g.shuffle(cards, EVENT_LOT)
    g.events = Hidden(g.seats, cards, [0] * len(cards))
    g.laid = 0
    show_event(g)


def show_event(g: Mysthea) -> None:
    """The top card of the event deck lies open. [mysthea.setup.4]"""
    if g.laid < len(g.events.content):
        g.events = g.events.copy()
        g.events.reveal(g, g.laid)
        g.tell(NEXT_EVENT, g.events.content[g.laid])


def heal(g: Mysthea) -> None:
    """All wounded Chosen heal. [mysthea.era.7, mysthea.wound.4]"""
    for seat in range(g.seats):
        if g.wounded >> seat & 1:
            g.wounded &= ~(1 << seat)
            g.tell(HEALED, seat)


def take_back(g: Mysthea, seat: int) -> None:
    """Fortifications come back beside the board, the discard pile to hand. [mysthea.era.8, mysthea.era.9]"""
    forts = 0
    for region in range(REGIONS):
        there = g.units[spot(seat, FORTIFICATION, region)]
        if there:
            put(g, seat, FORTIFICATION, region, -there)
            forts += there
    add_beside(g, seat, FORTIFICATION, forts)
    cards = g.discards[seat]
    g.hands = replaced_row(g.hands, seat, g.hands[seat] + [g.cards.slot_of(card) for card in cards])
    g.discards = replaced_row(g.discards, seat, [])
    if forts or cards:
        g.tell(TOOK_BACK, seat, forts, len(cards))


def by_glory(g: Mysthea) -> list[int]:
    """The seats by glory, most first; with a tie the lower artefact number before. [mysthea.era.10]"""
    keys = [(-g.glory[seat], place, seat) for place, seat in enumerate(g.order)]
    keys.sort()
    return [seat for _, _, seat in keys]


def deal_artefacts(g: Mysthea, order: list[int]) -> None:
    """Artefact tiles I to n in this order, which is the player order.
    [mysthea.setup.12, mysthea.era.10, mysthea.ruling.42]"""
    g.order = order
    g.number = [order.index(seat) for seat in range(g.seats)]
    for place, seat in enumerate(order):
        g.tell(GOT_ARTEFACT, seat, place)


# -- phase 2: the rounds -----------------------------------------------------------------------------------------------


def regions_laid(g: Mysthea) -> int:
    """How many region cards lie on the track."""
    return sum(1 for event in track(g) if event < STORM)


class Round(Step[Mysthea]):
    """The top event card goes on the track, then everybody takes a turn; after the fifth region card the Era ends.
    [mysthea.round.5]"""

    def run(self, g: Mysthea) -> None:
        if regions_laid(g) == len(OF_TYPE):
            g.then([EndEra()])
            return
        g.phase = COURSE
        g.turn = -1
        g.laid += 1
        g.tell(ROUND_BEGAN, g.events.content[g.laid - 1], TRACK[g.laid - 1])
        show_event(g)
        steps: list[AnyStep] = []
        if recharge_round(g):
            steps += [RechargeArtefact(seat) for seat in g.order]
        steps += [BeginTurn(seat) for seat in g.order]
        g.then([*steps, Round()])


class RechargeArtefact(Decision[Mysthea]):
    """A card came to the space worth 6: everybody may recharge the artefact. [mysthea.round.3, mysthea.ruling.14]"""

    name = "RechargeArtefact"
    rule = "mysthea.round.3"
    rule_wait = "mysthea.round.3"
    lapses = True

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [] if g.charged >> seat & 1 else [PASS.base, RECHARGE.base]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == RECHARGE.base:
            recharge(g, seat)


# -- phase 3: the end --------------------------------------------------------------------------------------------------


class EndEra(Step[Mysthea]):
    """The cards on the track one by one, then what scores at the end of the Era. [mysthea.endera.1, mysthea.endera.5,
    mysthea.ruling.17]"""

    def run(self, g: Mysthea) -> None:
        g.phase = END
        g.turn = -1
        g.tell(ERA_ENDED, g.era)
        steps: list[AnyStep] = [ResolveEvent(space) for space in range(g.laid)]
        g.then([*steps, ScoreAttunements(), ScoreChosen(), CloseEra()])


class ResolveEvent(Step[Mysthea]):
    """A region scores for those who control it, the storm moves the monsters, a monster attacks.
    [mysthea.endera.2, mysthea.endera.3, mysthea.endera.4]"""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, g: Mysthea) -> None:
        event = g.events.content[self.space]
        g.tell(RESOLVED, event, TRACK[self.space])
        if event < STORM:
            for region in OF_TYPE[event]:
                seat = controller(g, region)
                if seat >= 0:
                    g.tell(CONTROLLED, seat, region)
                    gain(g, seat, GLORY, TRACK[self.space])
        elif event == STORM:
            storm(g)
        else:
            g.then([Attack(event - FIRST_MONSTER, False)])


class ScoreAttunements(Step[Mysthea]):
    """Attunement cards that wait for the end of the Era. [mysthea.attune.4, mysthea.endera.5]"""

    def run(self, g: Mysthea) -> None:
        steps: list[AnyStep] = []
        for seat in g.order:
            if g.attuned[seat] >= 0:
                card = attunement(g, g.attuned[seat])
                if AT_ERA_END[card]:
                    steps.append(ScoreAttunement(seat, card))
        g.then(steps)


class ScoreAttunement(Step[Mysthea]):
    """One of them. [mysthea.attune.4]"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: Mysthea) -> None:
        g.tell(SCORED, self.seat, self.card)
        g.then([Perform(self.seat, SCORING[self.card])])


class ScoreChosen(Step[Mysthea]):
    """Chosen that gain something at the end of an Era. [mysthea.endera.5, mysthea.chosen.6]"""

    def run(self, g: Mysthea) -> None:
        for seat in reversed(g.order):
            fire(g, ERA_ENDS, seat)


class CloseEra(Step[Mysthea]):
    """The next Era, or the end of the game. [mysthea.endera.6, mysthea.flow.2]"""

    def run(self, g: Mysthea) -> None:
        if g.era < LAST_ERA:
            g.then([BeginEra()])
            return
        best = by_glory(g)[0]
        g.tell(WON, best, g.glory[best])
        g.win(1 << best, "mysthea.flow.2")
