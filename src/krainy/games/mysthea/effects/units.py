"""Effects on units: create, deploy, fortify; remove or wound those of opponents."""

from typing import Final

from krainy.engine.flow import AnyStep, Decision
from krainy.engine.vocabulary import Thing

from ..actions.meditate import Fortify
from ..board import CHOSEN, FORTIFICATION, REGIONS
from ..state import Mysthea, spot
from ..units import can_create, can_deploy, create, deploy, lose_unit, wound
from ..vocabulary import AIM, PASS, SEAT, STRIKE, UNIT
from .effect import SCRIPTS, Bound, Effect


class CreateUnit(Effect):
    """Create a unit of a kind for nothing."""

    declinable = True

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return can_create(g, seat, self.kind)

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        create(g, seat, self.kind)


class DeployUnit(Effect):
    """Deploy a created unit of a kind for nothing, in the region of the own Chosen."""

    declinable = True

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return can_deploy(g, seat, self.kind)

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        deploy(g, seat, self.kind)


class DeployFortification(Effect):
    """Deploy a fortification in any region with an own unit. [mysthea.ruling.9]"""

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return can_create(g, seat, FORTIFICATION)

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([Fortify(seat, wish)])


# -- against opponents -------------------------------------------------------------------------------------------------


def foes_in(g: Mysthea, seat: int, kind: int, region: int) -> list[int]:
    """The opponents, in player order, that have a unit of the kind there; of Chosen, one that can be wounded."""
    return [
        other
        for other in g.order
        if other != seat and g.units[spot(other, kind, region)] and not (kind == CHOSEN and g.wounded >> other & 1)
    ]


def targets(g: Mysthea, seat: int, kind: int) -> list[int]:
    """The regions in which some opponent has such a unit."""
    return [region for region in range(REGIONS) if foes_in(g, seat, kind, region)]


class RemoveThere(Effect):
    """Choose a region: every opponent there loses a unit of the kind; a Chosen is wounded."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return len(targets(g, seat, self.kind)) > 0

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([Aim(seat, self.kind, wish)])


class Aim(Bound):
    """In which region opponents lose a unit."""

    name = "Aim"
    rule = "mysthea.card.2"

    def __init__(self, seat: int, kind: int, may: bool) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.may: Final = may

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {**SCRIPTS[g.script].about, "unit": (UNIT, self.kind)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found = [AIM.base + region for region in targets(g, seat, self.kind)]
        return [PASS.base, *found] if self.may else found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        region = action - AIM.base
        for other in foes_in(g, seat, self.kind, region):
            if self.kind == CHOSEN:
                wound(g, other)
            else:
                lose_unit(g, other, self.kind, region, False)


class RemoveAnywhere(Effect):
    """Every opponent loses a unit of the kind; the acting player chooses where. [mysthea.ruling.11]"""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return len(targets(g, seat, self.kind)) > 0

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        steps: list[AnyStep] = [Strike(seat, self.kind, other, wish) for other in g.order if other != seat]
        g.then(steps)


class Strike(Decision[Mysthea]):
    """Which unit of one opponent is removed. [mysthea.ruling.11]"""

    name = "Strike"
    rule = "mysthea.encounter.5"
    lapses = True

    def __init__(self, seat: int, kind: int, victim: int, may: bool) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.victim: Final = victim
        self.may: Final = may

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {**SCRIPTS[g.script].about, "unit": (UNIT, self.kind), "victim": (SEAT, self.victim)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        for region in range(REGIONS):
            if g.units[spot(self.victim, self.kind, region)]:
                found.append(STRIKE.base + self.victim * REGIONS + region)
        return [PASS.base, *found] if self.may and found else found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            lose_unit(g, self.victim, self.kind, (action - STRIKE.base) % REGIONS, False)
