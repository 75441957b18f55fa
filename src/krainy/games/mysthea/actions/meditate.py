"""Meditation: energy, then the bonus of every region with an own unit. [mysthea.meditate]

The bonuses may be taken in any order. None of them changes another (gains are cut at the same limits, deploying opens
no new region, nothing is spent), so nobody is asked for the order.
"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision
from krainy.engine.vocabulary import Reason, Thing

from ..board import (
    CRYSTAL,
    ENERGY,
    EXPERIENCE,
    FOREST,
    FOREST_ENERGY,
    FORTIFICATION,
    GLORY,
    MEDITATION_ENERGY,
    MIST,
    MIST_EXPERIENCE,
    MOUNTAIN,
    REGIONS,
    RIVER,
    RIVER_GLORY,
    TYPE,
)
from ..effects.effect import Bound
from ..state import Mysthea, beside, count, gain
from ..units import fortify
from ..vocabulary import CREATE, DEPLOY, ENERGIZE, FORTIFY, MEDITATED, NUMBER, PASS, STEP
from .spend import list_recruiting, points_for, use, why_not_spend


def meditate(g: Mysthea, seat: int) -> None:
    """Gain energy and the bonuses; mountains and crystal fields leave a choice.
    [mysthea.meditate.1, mysthea.meditate.2, mysthea.meditate.3]"""
    g.tell(MEDITATED, seat)
    bonus = [0] * 5
    for region in range(REGIONS):
        if count(g, seat, region) > 0:
            bonus[TYPE[region]] += 1
    gain(g, seat, ENERGY, MEDITATION_ENERGY + FOREST_ENERGY * bonus[FOREST])
    gain(g, seat, GLORY, RIVER_GLORY * bonus[RIVER])
    gain(g, seat, EXPERIENCE, MIST_EXPERIENCE * bonus[MIST])
    steps: list[AnyStep] = [Fortify(seat, True) for _ in range(bonus[MOUNTAIN])]
    if bonus[CRYSTAL]:
        steps.append(Crystals(seat, bonus[CRYSTAL]))
    g.then(steps)


class Fortify(Bound):
    """A fortification comes into any region with an own unit.
    [mysthea.meditate.4, mysthea.ruling.9, mysthea.ruling.10, mysthea.ruling.43]"""

    name = "Fortify"
    rule = "mysthea.meditate.4"
    lapses = True

    def __init__(self, seat: int, may: bool) -> None:
        super().__init__(seat)
        self.may: Final = may

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        if beside(g, seat, FORTIFICATION) == 0:
            return found
        if self.may:
            found.append(PASS.base)
        for region in range(REGIONS):
            if count(g, seat, region) > 0:
                found.append(FORTIFY.base + region)
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            fortify(g, seat, action - FORTIFY.base)


class Crystals(Decision[Mysthea]):
    """The points of crystal fields, pooled, only create and deploy. [mysthea.meditate.5]"""

    name = "Crystals"
    rule = "mysthea.meditate.5"
    answers = (ENERGIZE, CREATE, DEPLOY, STEP)
    lapses = True

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"points": (NUMBER, self.points)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found = [PASS.base]
        list_recruiting(g, seat, self.points, found)
        return found if len(found) > 1 else []

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            g.then([Crystals(seat, self.points - points_for(action))])
            use(g, seat, action)

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        recruiting = action in CREATE or action in DEPLOY
        return why_not_spend(g, seat, self.points, action) if recruiting else Reason(self.rule)
