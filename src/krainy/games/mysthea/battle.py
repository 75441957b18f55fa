"""Battle: a region, cards in secret, orders in turn, losses, glory. [mysthea.battle]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Joint, Step
from krainy.engine.vocabulary import Reason, Thing

from .board import CHOSEN, ENERGY, GLORY, GOLEM, KINDS, REGIONS
from .cards import EQUIPMENT, GOAL, KIND, POINTS_OF, TACTIC, UPGRADE
from .control import strength
from .hooks import BATTLE_STARTS, FIGHT_BONUS, ON, OWN_BATTLE_OVER, Act, fire
from .movement import list_steps, may_move, step, why_not_step
from .records import NO_BATTLE, Battle, Fighter
from .state import (
    BATTLE_REQUIRES_OWN_UNIT,
    Mysthea,
    ability,
    count,
    discard,
    gain,
    hand,
    leave_hand,
    mobile,
    rivals_in,
    spot,
)
from .units import lose_unit
from .vocabulary import (
    BATTLE,
    BATTLE_BEGAN,
    FOUGHT,
    GAVE_ORDER,
    LAID,
    LAY,
    LOSE,
    NUMBER,
    PASS,
    RETREATED,
    STEP,
    WON_BATTLE,
)

SPOILS: Final = 2
"""Glory for each unit that an opponent lost. [mysthea.battle.15]"""


# -- where -------------------------------------------------------------------------------------------------------------


def list_battlefields(g: Mysthea, seat: int, granted: bool, found: list[int]) -> None:
    """Add every region in which the seat may start a battle. [mysthea.battle.2, mysthea.battle.3, mysthea.ruling.1]"""
    own_unit = not granted or g.rules & BATTLE_REQUIRES_OWN_UNIT != 0
    for region in range(REGIONS):
        if (not own_unit or count(g, seat, region) > 0) and rivals_in(g, seat, region):
            found.append(BATTLE.base + region)


def start_battle(g: Mysthea, seat: int, region: int, bonus: int) -> None:
    """A battle begins; what the starter's Chosen does in it is judged now. [mysthea.ruling.32]"""
    assert not g.battle.on
    hero = ability(g, seat)
    zeal = hero if ON[OWN_BATTLE_OVER][hero] or (FIGHT_BONUS[hero] and g.home[seat] == region) else 0
    g.battle = Battle(region, seat, zeal, [Fighter() for _ in range(g.seats)])
    g.battle.by_seat[seat].bonus = bonus
    g.tell(BATTLE_BEGAN, seat, region, bonus)
    g.then([BattleCards(), Orders(), Clash()])
    fire(g, BATTLE_STARTS, seat)  # [mysthea.ruling.46]


def fighters(g: Mysthea) -> list[int]:
    """Who takes part, in player order: all with a unit there when it began, and the starter. [mysthea.ruling.4]"""
    battle = g.battle
    found: list[int] = []
    for seat in g.order:
        one = battle.by_seat[seat]
        if seat == battle.starter or one.retreated or one.lost or count(g, seat, battle.region):
            found.append(seat)
    return found


# -- cards and orders --------------------------------------------------------------------------------------------------


class BattleCards(Joint[Mysthea]):
    """Everybody with a unit there secretly lays one card of the hand or none. [mysthea.battle.4, mysthea.ruling.5]

    Who has no card in hand, as all can see, is not asked.
    """

    name = "BattleCards"
    rule = "mysthea.battle.4"
    rule_wait = "mysthea.battle.4"

    def asks(self, g: Mysthea) -> int:
        asked = 0
        for seat in range(g.seats):
            if g.hands[seat] and count(g, seat, g.battle.region) > 0:
                asked |= 1 << seat
        return asked

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [PASS.base, *[LAY.base + card for card in hand(g, seat)]]

    def reveal(self, g: Mysthea, chosen: list[list[int]]) -> None:
        for seat in g.order:
            if count(g, seat, g.battle.region) == 0:
                continue
            row = chosen[seat]
            card = row[0] - LAY.base if row and row[0] != PASS.base else 0
            if card:
                leave_hand(g, seat, card)
                g.battle.by_seat[seat].card = card
            g.tell(LAID, seat, card)


class Orders(Step[Mysthea]):
    """In player order everybody carries out the order of the card laid. [mysthea.battle.5]"""

    def run(self, g: Mysthea) -> None:
        steps: list[AnyStep] = [Order(seat) for seat in g.order if g.battle.by_seat[seat].card]
        g.then(steps)


class Order(Step[Mysthea]):
    """One order, by the colour of the card; X is its points.
    [mysthea.battle.5, mysthea.battle.6, mysthea.battle.7, mysthea.battle.8, mysthea.battle.9]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Mysthea) -> None:
        seat = self.seat
        card = g.battle.by_seat[seat].card
        kind, x = KIND[card], POINTS_OF[card]
        g.tell(GAVE_ORDER, seat, kind, x)
        if kind == TACTIC:  # attack [mysthea.battle.9]
            g.battle.by_seat[seat].bonus += x
        elif kind == UPGRADE:  # defence [mysthea.battle.7]
            gain(g, seat, GLORY, x + count(g, seat, g.battle.region))
        elif kind == EQUIPMENT:  # sacrifice [mysthea.battle.8]
            gain(g, seat, ENERGY, x + count(g, seat, g.battle.region))
        elif kind == GOAL:  # retreat [mysthea.battle.6]
            there = mobile(g, seat, g.battle.region)
            if there:
                g.then([Retreat(seat, x, g.home[seat] == g.battle.region), Withdrawn(seat, there)])


class Retreat(Decision[Mysthea]):
    """Up to X steps with units that stood in the region when the order began. [mysthea.battle.6, mysthea.ruling.6]"""

    name = "Retreat"
    rule = "mysthea.battle.6"
    answers = (STEP,)
    rule_wait = "mysthea.battle.5"
    lapses = True

    def __init__(self, seat: int, left: int, chosen: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.chosen: Final = chosen
        """Whether the own Chosen stood there too; it may go on from the next region."""

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"left": (NUMBER, self.left)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        if self.left > 0:
            found.append(PASS.base)
            if self.chosen:
                list_steps(g, seat, CHOSEN, g.home[seat], found)
            for kind in range(CHOSEN + 1, GOLEM + 1):
                if may_move(g, seat, kind, g.battle.region):
                    list_steps(g, seat, kind, g.battle.region, found)
        return found if len(found) > 1 else []

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            g.then([Retreat(seat, self.left - 1, self.chosen)])
            step(g, seat, action)

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        if action not in STEP:
            return Reason(self.rule)
        kind, frm, to = STEP.decode(action)
        there = (self.chosen and frm == g.home[seat]) if kind == CHOSEN else frm == g.battle.region
        return why_not_step(g, seat, kind, frm, to) if there else Reason(self.rule)


class Withdrawn(Step[Mysthea]):
    """Count who has left; a Chosen that came back has not retreated. [mysthea.ruling.6]"""

    def __init__(self, seat: int, before: int) -> None:
        self.seat: Final = seat
        self.before: Final = before

    def run(self, g: Mysthea) -> None:
        gone = self.before - mobile(g, self.seat, g.battle.region)
        g.battle.by_seat[self.seat].retreated = gone
        if gone:
            g.tell(RETREATED, self.seat, gone)


# -- losses and glory --------------------------------------------------------------------------------------------------


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
