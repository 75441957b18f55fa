"""Years and seasons: the season card, its additional effect, order cards, turns. [runewars.season, runewars.seq,
runewars.orders]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Joint, Step, replaced
from krainy.engine.vocabulary import Reason

from .control import check_limit, stand_on
from .decks import draw_tactics, reshuffle_fate
from .effects.effect import Perform
from .heroes.quest_phase import QuestPhase
from .hooks import COUNCIL_PAY, SEASON_SCRIPT
from .map.ready import FIRST_CARD
from .map.tiles import NUMBER
from .orders.resolve import BasicOrder, Supremacy
from .pieces import (
    COUNCIL,
    FALL,
    FOOD,
    LIMIT,
    ORDERS,
    SEASON_CARDS,
    SEASON_OF,
    SPRING,
    START_INFLUENCE,
    SUMMER,
    TITLES,
    TYPES,
    WINTER,
    YEARS,
)
from .spend import dial, gain
from .state import NOBODY, Runewars
from .victory import CheckOut, CheckVictory, FinalCount
from .vocabulary import (
    HERO_STOOD_UP,
    OPTION_A,
    ORDER_A,
    ORDER_SHOWN,
    SEASON_BEGAN,
    SEASON_LOT,
    SPRING_CAME,
    TURN_BEGAN,
    WINTER_CAME,
)
from .windows import Window

# -- order of play -----------------------------------------------------------------------------------------------------


def order_of_play(g: Runewars) -> list[int]:
    """Lowest active order first, then most influence, then highest starting influence.
    [runewars.seq.1, runewars.seq.2, runewars.seq.3, runewars.ruling.7]"""
    seats = [seat for seat in range(g.seats) if g.alive >> seat & 1]
    keyed = [(g.active[s], -g.influence[s], -START_INFLUENCE[g.faction[s]], s) for s in seats]
    keyed.sort()
    return [key[3] for key in keyed]


# -- a season ----------------------------------------------------------------------------------------------------------


class BeginSeason(Step[Runewars]):
    """The next season: a victory card, the season card, orders.
    [runewars.season.1, runewars.season.2, runewars.season.3]"""

    def run(self, g: Runewars) -> None:
        g.season = (g.season + 1) % 4
        if g.season == SPRING:
            g.year += 1
        g.clock += 1
        g.sequence = order_of_play(g)
        g.then(
            [
                CheckVictory(),
                self.draw(),
                BasicEffect(),
                CheckOut(),
                AdditionalEffect(),
                CheckOut(),
                ChooseOrders(),
                ResolveOrders(),
                EndSeason(),
            ]
        )

    def draw(self) -> AnyStep:
        """How its card is drawn."""
        return DrawSeasonCard()


class FirstSeason(BeginSeason):
    """The first season on a ready map: its card asks nobody, so that the first question is for an order."""

    def draw(self) -> AnyStep:
        return DrawFirstCard()


class DrawSeasonCard(Step[Runewars]):
    """The first player reveals the top card of the season's deck. [runewars.season.3, runewars.season.4]

    Nobody ever sees the order of a deck, so a random card of it is as good as its top card."""

    def run(self, g: Runewars) -> None:
        deck = [
            card for card in range(1, len(SEASON_CARDS)) if g.seasons_left >> card & 1 and SEASON_OF[card] == g.season
        ]
        g.learned()
        card = self.top(g, deck)
        g.seasons_left &= ~(1 << card)
        g.season_card = card
        g.tell(SEASON_BEGAN, g.year, card)
        if COUNCIL[card]:  # [runewars.bid.5]
            for title in range(len(TITLES)):
                if g.titles[title] != NOBODY and COUNCIL_PAY[title]:
                    gain(g, g.titles[title], COUNCIL_PAY[title])

    def top(self, g: Runewars, deck: list[int]) -> int:
        """The card on top."""
        return g.pick(deck, SEASON_LOT)


class DrawFirstCard(DrawSeasonCard):
    """The first card of a game on a ready map, which lies on top."""

    def top(self, g: Runewars, deck: list[int]) -> int:
        return FIRST_CARD if FIRST_CARD in deck else g.pick(deck, SEASON_LOT)


class BasicEffect(Step[Runewars]):
    """The text of the season card. [runewars.season.3, runewars.effect.15]"""

    def run(self, g: Runewars) -> None:
        if SEASON_SCRIPT[g.season_card]:
            g.then([Perform(g.first, SEASON_SCRIPT[g.season_card])])


class AdditionalEffect(Step[Runewars]):
    """The symbols of the season card, in the order of play of the season before. [runewars.season.5]"""

    def run(self, g: Runewars) -> None:
        if g.season == SPRING:
            spring(g)
        elif g.season == SUMMER:
            g.then([QuestPhase()])  # [runewars.season.7]
        elif g.season == FALL:
            reshuffle_fate(g)  # [runewars.season.8]
            steps: list[AnyStep] = [AutumnGain(seat) for seat in g.sequence]
            g.then(steps)
        else:
            g.tell(WINTER_CAME)
            losses: list[AnyStep] = [WinterLosses(seat) for seat in g.sequence]
            g.then([*losses, Freeze()])


def spring(g: Runewars) -> None:
    """Tokens and orders come back, everybody stands up. [runewars.season.6, runewars.activation.5]"""
    for area in range(NUMBER):
        for unit in range(TYPES):
            if g.rows[area][2 * unit + 1]:
                stand_on(g, area, unit, g.rows[area][2 * unit + 1])
    for hero in range(len(g.hero_at)):
        if g.heroes_routed >> hero & 1:
            g.heroes_routed &= ~(1 << hero)
            g.tell(HERO_STOOD_UP, hero)
    g.activated = [0] * g.seats
    g.used = [0] * g.seats
    g.tell(SPRING_CAME)


class AutumnGain(Decision[Runewars]):
    """Two influence or one tactics card. [runewars.season.8]"""

    name = "AutumnGain"
    rule = "runewars.season.8"

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [OPTION_A.base, OPTION_A.base + 1]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == OPTION_A.base:
            gain(g, seat, 2)
        else:
            draw_tactics(g, seat, 1)


def winter_limit(g: Runewars, seat: int) -> int:
    """How many units a player may have on each area in the winter effect. [runewars.season.9, runewars.season.10]"""
    food = dial(g, seat, FOOD)
    if food > 1:
        food = max(1, food - g.bitter)
    return min(food, LIMIT)


class WinterLosses(Step[Runewars]):
    """A player destroys what his food does not feed, area by area.
    [runewars.season.9, runewars.ruling.45, runewars.neutral.8, runewars.ruling.19]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        limit = winter_limit(g, self.seat)
        for area in range(NUMBER - 1, -1, -1):
            if g.lord[area] == self.seat:
                check_limit(g, area, limit)


class Freeze(Step[Runewars]):
    """Water borders are open until the season ends. [runewars.season.11]"""

    def run(self, g: Runewars) -> None:
        g.frozen = True


# -- orders ------------------------------------------------------------------------------------------------------------


class ChooseOrders(Joint[Runewars]):
    """Everybody secretly chooses one order card from the hand.
    [runewars.orders.1, runewars.orders.2, runewars.orders.3]"""

    name = "ChooseOrders"
    rule = "runewars.orders.1"
    answers = (ORDER_A,)

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [ORDER_A.base + order for order in range(1, len(ORDERS)) if not g.used[seat] >> order & 1]

    def reveal(self, g: Runewars, chosen: list[list[int]]) -> None:
        for seat in range(g.seats):
            if chosen[seat]:
                order = chosen[seat][0] - ORDER_A.base
                g.active = replaced(g.active, seat, order)
                g.used = replaced(g.used, seat, g.used[seat] | 1 << order)
                g.tell(ORDER_SHOWN, seat, order)

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return Reason("runewars.orders.3" if action in ORDER_A and action != ORDER_A.base else self.rule)


class ResolveOrders(Step[Runewars]):
    """The orders are resolved in order of play. [runewars.orders.2]"""

    def run(self, g: Runewars) -> None:
        g.sequence = order_of_play(g)
        turns: list[AnyStep] = [TakeTurn(seat) for seat in g.sequence]
        g.then(turns)


class TakeTurn(Step[Runewars]):
    """A player's turn: cards before, the basic effect, supremacy, cards after. [runewars.term.12, runewars.orders.4]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        seat = self.seat
        if not g.alive >> seat & 1:
            return
        begin_turn(g, seat)
        g.tell(TURN_BEGAN, seat, g.active[seat])
        g.then([Window(seat), BasicOrder(seat), CheckOut(), Supremacy(seat), CheckOut(), Window(seat), EndTurn(seat)])


def begin_turn(g: Runewars, seat: int) -> None:
    """Whatever counts for a turn begins anew."""
    g.turn = seat
    g.open_borders = 0
    g.reach = 0
    g.fought = False
    g.portal_paid = False
    g.offices = 0
    g.spent_rewards = 0
    g.given = 0
    g.recruited = -1
    g.slaughter = 0
    g.stormed = False
    g.contest = -1


class EndTurn(Step[Runewars]):
    """The turn is over. [runewars.term.12]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        g.turn = NOBODY
        g.open_borders = 0
        g.held = replaced(g.held, self.seat, 0)
        g.duels_won &= ~(1 << self.seat)
        g.then([CheckOut()])


class EndSeason(Step[Runewars]):
    """The season ends; after the winter of year seven the game. [runewars.season.12]"""

    def run(self, g: Runewars) -> None:
        g.stormbound = 0
        g.truce = False
        g.bitter = 0
        g.frozen = False
        g.chilled = 0
        if g.season == WINTER and g.year == YEARS:
            g.then([FinalCount()])
        else:
            g.then([BeginSeason()])
