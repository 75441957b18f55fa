"""The end of a battle: who is strongest, losses, glory. [mysthea.battle]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..board import CHOSEN, GLORY, KINDS
from ..control import strength
from ..hooks import FIGHT_BONUS, ON, OWN_BATTLE_OVER, Act
from ..state import Mysthea, count, discard, gain, spot
from ..units import lose_unit
from ..vocabulary import FOUGHT, LOSE, NUMBER, WON_BATTLE
from .record import NO_BATTLE

SPOILS: Final = 2
"""Glory for each unit that an opponent lost. [mysthea.battle.15]"""


def fighters(g: Mysthea) -> list[int]:
    """Who takes part, in player order: all with a unit there when it began, and the starter. [mysthea.ruling.4]"""
    battle = g.battle
    found: list[int] = []
    for seat in g.order:
        one = battle.by_seat[seat]
        if seat == battle.starter or one.retreated or one.lost or count(g, seat, battle.region):
            found.append(seat)
    return found


def battle_strength(g: Mysthea, seat: int) -> int:
    """A fighter's total: units still there, order, bonus of a card, Anuth. [mysthea.battle.11, mysthea.chosen.2]"""
    total = strength(g, seat, g.battle.region) + g.battle.by_seat[seat].bonus
    if seat == g.battle.starter and g.home[seat] == g.battle.region:
        total += FIGHT_BONUS[g.battle.zeal]
    return total


class Clash(Step[Mysthea]):
    """All orders done, totals are fixed; the weaker lose units in player order. [mysthea.battle.12]"""

    def run(self, g: Mysthea) -> None:
        seats = fighters(g)
        totals = [0] * g.seats
        most = 0
        for seat in seats:
            totals[seat] = battle_strength(g, seat)
            most = max(most, totals[seat])
            g.tell(FOUGHT, seat, totals[seat])
        winners = 0
        steps: list[AnyStep] = []
        for seat in seats:
            if totals[seat] == most:
                winners |= 1 << seat
            else:
                steps.append(Loss(seat, most - totals[seat]))
        steps.append(Spoils(winners))
        g.then(steps)


def expendable(g: Mysthea, seat: int, kind: int) -> int:
    """How many units of a kind there can absorb a loss; a wounded Chosen cannot. [mysthea.battle.13]"""
    if kind == CHOSEN and g.wounded >> seat & 1:
        return 0
    return g.units[spot(seat, kind, g.battle.region)]


class Loss(Decision[Mysthea]):
    """So many own units in the region are lost, by own choice; what goes beyond is ignored.
    [mysthea.battle.12, mysthea.battle.13, mysthea.battle.14]"""

    name = "Loss"
    rule = "mysthea.battle.12"
    answers = (LOSE,)
    rule_wait = "mysthea.battle.12"
    lapses = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"left": (NUMBER, self.left)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        total = 0
        for kind in range(KINDS):
            number = expendable(g, seat, kind)
            if number:
                total += number
                found.append(LOSE.base + kind)
        return found if total > self.left > 0 else []  # whoever loses all is not asked

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        self.give_up(g, action - LOSE.base)
        g.then([Loss(seat, self.left - 1)])

    def lapse(self, g: Mysthea) -> None:
        left = self.left
        for kind in range(KINDS):
            for _ in range(expendable(g, self.seat, kind)):
                if left > 0:
                    self.give_up(g, kind)
                    left -= 1

    def give_up(self, g: Mysthea, kind: int) -> None:
        """One unit is lost."""
        lose_unit(g, self.seat, kind, g.battle.region, True)
        g.battle.by_seat[self.seat].lost += 1

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        wounded = action == LOSE.base + CHOSEN and g.wounded >> seat & 1
        return Reason("mysthea.battle.13" if wounded else self.rule)


class Spoils(Step[Mysthea]):
    """The strongest gain glory for what their opponents lost; the cards are discarded. [mysthea.battle.10,
    mysthea.battle.15, mysthea.ruling.3]"""

    def __init__(self, winners: int) -> None:
        self.winners: Final = winners

    def run(self, g: Mysthea) -> None:
        for seat in g.order:
            if self.winners >> seat & 1:
                g.tell(WON_BATTLE, seat)
                gain(g, seat, GLORY, SPOILS * casualties(g, seat))
        for seat in g.order:
            one = g.battle.by_seat[seat]
            card = one.card
            if card:
                one.card = 0
                discard(g, seat, card)
        steps: list[AnyStep] = [Peace()]
        if ON[OWN_BATTLE_OVER][g.battle.zeal]:  # judged when the battle began, so not by `fire` [mysthea.ruling.32]
            steps.insert(0, Act(g.battle.starter, OWN_BATTLE_OVER, g.battle.zeal))
        g.then(steps)


def casualties(g: Mysthea, spared: int) -> int:
    """Units removed, wounded or retreated in this battle, but for those of one seat; -1 for all."""
    total = 0
    for seat in range(g.seats):
        if seat != spared:
            total += g.battle.by_seat[seat].retreated + g.battle.by_seat[seat].lost
    return total


class Peace(Step[Mysthea]):
    """The battle is over."""

    def run(self, g: Mysthea) -> None:
        g.battle = NO_BATTLE
