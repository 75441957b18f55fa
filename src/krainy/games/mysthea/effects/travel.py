"""Effects that move own units: steps for nothing, travel, travel in a group."""

from typing import Final

from krainy.engine.vocabulary import Reason, Thing

from ..board import REGIONS
from ..movement import (
    can_step,
    lead,
    leads_any,
    list_all_steps,
    list_leads,
    list_travels,
    step,
    travel,
    why_not_step,
    why_not_travel,
)
from ..state import Mysthea
from ..vocabulary import LEAD, NUMBER, PASS, STEP, TRAVEL, UNIT
from .effect import SCRIPTS, Bound, Effect, Scripted


class StepUnits(Effect):
    """Units of a kind move one step each, without command points. [mysthea.ruling.23]"""

    def __init__(self, kind: int, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return can_step(g, seat, self.kind)

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([StepUnit(seat, self.kind, self.number, wish)])


class UnitByUnit(Bound):
    """Units of a kind go one after another: which next, and where to."""

    lapses = True

    def __init__(self, seat: int, kind: int, left: int, may: bool) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.left: Final = left
        self.may: Final = may

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {**SCRIPTS[g.script].about, "unit": (UNIT, self.kind), "left": (NUMBER, self.left)}

    def list_ways(self, g: Mysthea, seat: int, found: list[int]) -> None:
        """Add every way that one of them can go."""
        raise NotImplementedError

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        if self.left > 0:
            self.list_ways(g, seat, found)
        return [PASS.base, *found] if self.may and found else found


class StepUnit(UnitByUnit):
    """Which unit steps where."""

    name = "StepUnit"
    rule = "mysthea.move.2"
    answers = (STEP,)

    def list_ways(self, g: Mysthea, seat: int, found: list[int]) -> None:
        list_all_steps(g, seat, self.kind, found)

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            g.then([StepUnit(seat, self.kind, self.left - 1, self.may)])
            step(g, seat, action)

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        if action not in STEP:
            return super().why(g, seat, action)
        kind, frm, to = STEP.decode(action)
        # Any other unit steps for command points only.
        return why_not_step(g, seat, kind, frm, to) if kind == self.kind else Reason("mysthea.cp.5")


class TravelUnits(Effect):
    """Units of a kind travel, each alone and wherever it likes. [mysthea.move.4, mysthea.ruling.24]"""

    def __init__(self, kind: int, number: int, up_to: bool) -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.up_to: Final = up_to

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return can_step(g, seat, self.kind)  # what may step may travel

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([TravelUnit(seat, self.kind, self.number, wish or self.up_to)])


class TravelUnit(UnitByUnit):
    """Which unit travels where."""

    name = "TravelUnit"
    rule = "mysthea.move.4"
    answers = (TRAVEL, LEAD)

    def list_ways(self, g: Mysthea, seat: int, found: list[int]) -> None:
        list_travels(g, seat, self.kind, found)

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            travel(g, seat, action)
            g.then([TravelUnit(seat, self.kind, self.left - 1, self.may)])

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        return why_not_travel(g, action) if action != PASS.base else super().why(g, seat, action)


class TravelGroup(Effect):
    """All units of these kinds in one region that have not moved travel together to another.
    [mysthea.ruling.24, mysthea.ruling.44]"""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds: Final = kinds

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        for region in range(REGIONS):
            if leads_any(g, seat, self.kinds, region):
                return True
        return False

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([LeadGroup(seat, self.kinds, wish)])


class LeadGroup(Scripted):
    """From where to where the group travels."""

    name = "LeadGroup"
    rule = "mysthea.move.4"
    answers = (TRAVEL, LEAD)

    def __init__(self, seat: int, kinds: list[int], may: bool) -> None:
        super().__init__(seat)
        self.kinds: Final = kinds
        self.may: Final = may

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found = [PASS.base] if self.may else []
        list_leads(g, seat, self.kinds, found)
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            lead(g, seat, self.kinds, action)

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        return why_not_travel(g, action) if action != PASS.base else super().why(g, seat, action)
