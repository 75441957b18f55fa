"""Dials and what they show, Harvest, developments. [runewars.dial, runewars.harvest, runewars.dev]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step, replaced
from krainy.engine.vocabulary import Reason, Thing

from ..control import income, strongholds, yields
from ..effects.effect import Perform
from ..hooks import COLLECTS, DEVELOPMENT_SCRIPT
from ..map.tiles import NUMBER
from ..pieces import DEVELOPMENTS, DIALS, OWN_DEVELOPMENTS, RESOURCES, WOOD
from ..spend import dial, set_dial
from ..state import Runewars
from ..vocabulary import AREA, DEVELOP, DEVELOPED, DEVELOPMENT_LOST, PASS, RAZE, RESOURCE_A, YES
from ..windows import Aside


def signs(g: Runewars, seat: int, kind: int) -> int:
    """Tactics or influence icons at or below the three pointers. [runewars.dial.3]"""
    total = 0
    for resource in range(len(RESOURCES)):
        fields = DIALS[g.faction[seat]][resource]
        total += fields[: dial(g, seat, resource) + 1].count(kind)
    return total


def recruits(g: Runewars, seat: int, resource: int) -> list[int]:
    """The units at or below a pointer. [runewars.recruit.1]"""
    fields = DIALS[g.faction[seat]][resource]
    return [unit for unit in fields[: dial(g, seat, resource) + 1] if unit >= 0]


def harvest(g: Runewars, seat: int) -> None:
    """Each dial is set to what all controlled areas produce. [runewars.harvest.1]"""
    total = income(g, seat)
    for resource in range(len(RESOURCES)):
        set_dial(g, seat, resource, total[resource])


# -- Harvest supremacy -------------------------------------------------------------------------------------------------


class HarvestMore(Aside):
    """Use the developments, then perhaps build one. [runewars.harvest.2, runewars.harvest.3, runewars.harvest.4]"""

    name = "HarvestMore"
    rule = "runewars.harvest.2"
    lapses = True

    def choices(self, g: Runewars, seat: int) -> list[int]:
        if not collectors(g, seat) and not buildable(g, seat):
            return []
        return [PASS.base, YES.base]

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action == YES.base:
            steps: list[AnyStep] = [Collect(seat, area) for area in collectors(g, seat)]
            g.then([*steps, Develop(seat, False)])


def collectors(g: Runewars, seat: int) -> list[int]:
    """The areas with a development that gives something. [runewars.harvest.2]"""
    return [area for area in strongholds(g, seat) if COLLECTS[g.development[area]]]


class Collect(Step[Runewars]):
    """One development gives what it gives. [runewars.dev.3, runewars.dev.4, runewars.dev.5]"""

    def __init__(self, seat: int, area: int) -> None:
        self.seat: Final = seat
        self.area: Final = area

    def run(self, g: Runewars) -> None:
        script = DEVELOPMENT_SCRIPT[g.development[self.area]]
        g.then([Perform(self.seat, script, 0, -1, self.area)])


class RaiseOne(Decision[Runewars]):
    """A resource development: which resource of its area. [runewars.dev.3, runewars.ruling.16]"""

    name = "RaiseOne"
    rule = "runewars.dev.3"
    lapses = True

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [RESOURCE_A.base + r for r in range(len(RESOURCES)) if yields(g, self.area, r)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        resource = action - RESOURCE_A.base
        set_dial(g, seat, resource, dial(g, seat, resource) + 1)


def buildable(g: Runewars, seat: int) -> list[tuple[int, int]]:
    """Developments and areas with an own stronghold that has none. With none of a kind left, one on the board may be
    taken for it; it is then destroyed. [runewars.dev.1, runewars.components.3, runewars.components.4]"""
    free = [area for area in strongholds(g, seat) if not g.development[area]]
    found: list[tuple[int, int]] = []
    for kind in range(1, len(DEVELOPMENTS)):
        owned = OWN_DEVELOPMENTS[g.faction[seat]].count(kind)
        if owned:
            found += [(kind, area) for area in free]
    return found


class Develop(Decision[Runewars]):
    """Put a development at a friendly stronghold that has none, for 1 wood or free. [runewars.harvest.3]"""

    name = "Develop"
    rule = "runewars.harvest.3"
    answers = (DEVELOP,)
    lapses = True

    def __init__(self, seat: int, free: bool) -> None:
        super().__init__(seat)
        self.free: Final = free

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if not self.free and dial(g, seat, WOOD) == 0:
            return []
        found = [DEVELOP.base + kind * NUMBER + area for kind, area in buildable(g, seat)]
        return [PASS.base, *found] if found else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        kind, area = divmod(action - DEVELOP.base, NUMBER)
        if not self.free:
            set_dial(g, seat, WOOD, dial(g, seat, WOOD) - 1)
        laid = [other for other in strongholds(g, seat) if g.development[other] == kind]
        if len(laid) < OWN_DEVELOPMENTS[g.faction[seat]].count(kind):
            develop(g, seat, kind, area)
        else:
            g.then([TakeDevelopment(seat, kind, area)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in DEVELOP:
            area = DEVELOP.decode(action)[1]
            if g.castle[area] == seat and g.development[area]:
                return Reason("runewars.dev.1", [(AREA, area)])
        return Reason(self.rule)


def develop(g: Runewars, seat: int, kind: int, area: int) -> None:
    """A development is laid. [runewars.dev.1]"""
    g.development = replaced(g.development, area, kind)
    g.tell(DEVELOPED, seat, kind, area)


class TakeDevelopment(Decision[Runewars]):
    """All tokens of the kind lie on the board: which one is taken. [runewars.components.3]"""

    name = "TakeDevelopment"
    rule = "runewars.components.3"

    def __init__(self, seat: int, kind: int, area: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.area: Final = area

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [RAZE.base + area for area in strongholds(g, seat) if g.development[area] == self.kind]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        g.development = replaced(g.development, action - RAZE.base, 0)
        g.tell(DEVELOPMENT_LOST, seat, action - RAZE.base)
        develop(g, seat, self.kind, self.area)
