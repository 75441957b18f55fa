"""Recruit: units of a dial come to strongholds. [runewars.recruit]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..control import check_limit, destroy, home_areas, lands, put, settle_area, strongholds, units_on
from ..map.tiles import NUMBER
from ..pieces import LIMIT, RESOURCES, SHAPE
from ..state import Runewars
from ..vocabulary import CALL, PASS, PLACE, PLACED, RESOURCE_A, UNIT
from ..windows import Aside
from .harvest import recruits

AT_CASTLES: Final = 0
HOME_PLACES: Final = 1


class Recruit(Aside):
    """Choose a resource, take every unit at or below its pointer.
    [runewars.recruit.1, runewars.recruit.4, runewars.ruling.8, runewars.orders.8]"""

    name = "Recruit"
    rule = "runewars.recruit.1"

    def choices(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, *[RESOURCE_A.base + r for r in range(len(RESOURCES)) if r != g.recruited]]

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            g.recruited = action - RESOURCE_A.base
            recruit(g, seat, g.recruited, -1)

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return Reason("runewars.recruit.4") if action in RESOURCE_A else super().why(g, seat, action)


class RecruitByCard(Decision[Runewars]):
    """A card lets a player recruit from one dial, perhaps only units of one base. [runewars.recruit.1]"""

    name = "RecruitByCard"
    rule = "runewars.recruit.1"

    def __init__(self, seat: int, shape: int) -> None:
        super().__init__(seat)
        self.shape: Final = shape

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, *[RESOURCE_A.base + r for r in range(len(RESOURCES))]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            recruit(g, seat, action - RESOURCE_A.base, self.shape)


def recruit(g: Runewars, seat: int, resource: int, shape: int) -> None:
    """The units of a dial are set at strongholds. [runewars.recruit.2, runewars.recruit.3]"""
    if strongholds(g, seat):
        units = [unit for unit in recruits(g, seat, resource) if shape < 0 or SHAPE[unit] == shape]
        placing: list[AnyStep] = [PlaceUnit(seat, unit, AT_CASTLES) for unit in units]
        g.then([*placing, Limits(seat)])


class PlaceUnit(Decision[Runewars]):
    """Where a recruited unit goes; if no figure is left one on the board may be destroyed for it.
    [runewars.recruit.2, runewars.recruit.5, runewars.setup.7, runewars.components.3, runewars.components.4]"""

    name = "PlaceUnit"
    rule = "runewars.recruit.2"
    may_offer = (CALL,)
    lapses = True

    def __init__(self, seat: int, unit: int, where: int) -> None:
        super().__init__(seat)
        self.unit: Final = unit
        self.where: Final = where

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"unit": (UNIT, self.unit)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if g.stock[self.unit] > 0:
            places = strongholds(g, seat)
            if self.where == HOME_PLACES:
                places = [area for area in home_areas(g, seat) if units_on(g, area) < LIMIT]
            return [PLACE.base + area for area in places]
        found = [
            CALL.base + self.unit * NUMBER + area
            for area in lands(g, seat)
            if g.rows[area][2 * self.unit] + g.rows[area][2 * self.unit + 1]
        ]
        return [PASS.base, *found] if found else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if action >= CALL.base:
            area = (action - CALL.base) % NUMBER
            routed = g.rows[area][2 * self.unit + 1] > 0
            destroy(g, area, 2 * self.unit + (1 if routed else 0))
            g.then([self])
            return
        area = action - PLACE.base
        g.stock[self.unit] -= 1
        put(g, area, 2 * self.unit, 1)
        g.tell(PLACED, seat, self.unit, area)


class Limits(Step[Runewars]):
    """More than eight units anywhere are destroyed down to eight; control is looked up afresh. [runewars.limit.2]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        for area in range(NUMBER):
            if g.lord[area] == self.seat:
                settle_area(g, area)
        for area in range(NUMBER):
            if g.lord[area] == self.seat:
                check_limit(g, area)
