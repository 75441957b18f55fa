"""The orders of the cards laid, carried out in player order. [mysthea.battle]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..board import CHOSEN, ENERGY, GLORY, GOLEM
from ..cards import EQUIPMENT, GOAL, KIND, POINTS_OF, TACTIC, UPGRADE
from ..movement import list_steps, may_move, step, why_not_step
from ..state import Mysthea, count, gain, mobile
from ..vocabulary import GAVE_ORDER, NUMBER, PASS, RETREATED, STEP


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
        if kind == TACTIC:  # attack [mysthea.battle.9]
            g.battle.by_seat[seat].bonus += x
        g.tell(GAVE_ORDER, seat, kind, x)
        if kind == UPGRADE:  # defence [mysthea.battle.7]
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
