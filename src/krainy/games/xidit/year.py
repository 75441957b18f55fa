"""The Year, in the rulebook's order: secret planning, six Orders each, the census, the end of the Year. [xidit.year]"""

from typing import ClassVar, Final

from krainy.engine.flow import AnyStep, Joint, Step
from krainy.engine.vocabulary import Reason

from .assessment import Assessments
from .census import Census
from .orders import carry_out
from .path import replace
from .state import Xidit, in_turn_order
from .tokens import RECRUITMENT
from .view.naming import plan_of
from .vocabulary import CITIES, CITY, ORDER, PLACE, PLANNED, SYMBOLS, WHEELS, YEAR_BEGINS, YEAR_ENDS

FIRST_SYMBOL: Final = ORDER.base
WHEEL: Final = [ORDER.base + symbol for symbol in range(SYMBOLS)]


class Year(Step[Xidit]):
    """A Year begins; what may be done once a Year may be done again. [xidit.year.1, xidit.year.3]"""

    def run(self, g: Xidit) -> None:
        g.year += 1
        g.done = 0
        g.plans = []
        g.recruited = [0] * g.seats
        g.freed = [0] * g.seats
        g.slain = [0] * g.seats
        g.tell(YEAR_BEGINS, g.year, g.first)
        g.then(PHASES)


class Plan(Joint[Xidit]):
    """Phase 1: all set their six wheels in secret, each to any symbol. [xidit.plan.1, xidit.plan.2, xidit.plan.3]"""

    name = "Plan"
    rule = "xidit.plan.2"
    rule_wait = "xidit.plan.1"
    owed: ClassVar[int] = WHEELS
    answers = (PLACE,)

    def actions(self, g: Xidit, seat: int) -> list[int]:
        return WHEEL

    def why(self, g: Xidit, seat: int, action: int) -> Reason:
        """Where somebody wants to go: only along roads, by their colours. [xidit.move.1]"""
        return Reason(PLACE.rule, [(CITY, action - PLACE.base)]) if action in PLACE else Reason(self.rule)

    def reveal(self, g: Xidit, chosen: list[list[int]]) -> None:
        """All planning boards are turned over. [xidit.exec.1]"""
        plans: list[int] = []
        for row in chosen:
            for action in row:
                plans.append(action - FIRST_SYMBOL)
        if g.told is not None:
            for seat in in_turn_order(g):
                g.tell(PLANNED, seat, plan_of(plans[seat * WHEELS : seat * WHEELS + WHEELS]))
        g.plans = plans


class CarryOut(Step[Xidit]):
    """Phase 2: the first Orders of all in turn order, then the second ones, and so on.
    [xidit.exec.2, xidit.exec.3, xidit.exec.4]"""

    def run(self, g: Xidit) -> None:
        if g.done == WHEELS * g.seats:
            return
        seat = (g.first + g.done) % g.seats
        order = g.plans[seat * WHEELS + g.done // g.seats]
        g.done += 1
        g.then(GO_ON)  # waits below everything that the Order brings
        carry_out(g, seat, order)


class EndOfYear(Step[Xidit]):
    """Phase 5: the marker of the First Player passes to the left; after the last Year the assessments follow.
    [xidit.year.2, xidit.end.1]"""

    def run(self, g: Xidit) -> None:
        g.tell(YEAR_ENDS, g.year)
        if g.year >= g.setup.years:
            g.then(THE_END)  # the marker stays. [xidit.ruling.20]
            return
        replace_forsaken(g)
        g.first = (g.first + 1) % g.seats
        g.then(NEXT_YEAR)


def replace_forsaken(g: Xidit) -> None:
    """Every Recruitment token that entered without any unit gives way to the next, once. [xidit.ruling.7]"""
    forsaken = [city for city in range(CITIES) if g.token[city] == RECRUITMENT and g.bands[city] == 0]
    for city in forsaken:
        replace(g, city)


PHASES: Final[list[AnyStep]] = [Plan(), CarryOut(), Census(), EndOfYear()]
GO_ON: Final[list[AnyStep]] = [PHASES[1]]
NEXT_YEAR: Final[list[AnyStep]] = [Year()]
THE_END: Final[list[AnyStep]] = [Assessments()]
