"""Fortify: strongholds built and repaired, runes moved. [runewars.fortify]"""

from typing import Final

from krainy.engine.flow import Decision
from krainy.engine.vocabulary import Reason, Thing

from ..control import lands, settle_area, strongholds
from ..map.strongholds import raze, set_castle
from ..map.tiles import NUMBER
from ..pieces import ORE, STRONGHOLDS, WOOD
from ..runes import has_rune, lookers
from ..spend import dial, set_dial
from ..state import NOBODY, Runewars
from ..vocabulary import AREA, BUILD, MIXED_RUNES, PASS, RAZE, REPAIR, REPAIRED, RUNE_MOVED, SHIFT, YES
from ..windows import Aside

BUILT_ONE: Final = 1
REPAIRED_ONE: Final = 2
SHIFTED_RUNES: Final = 4


class Fortify(Aside):
    """Build, repair, move runes: each once, in any order. [runewars.fortify.1]"""

    name = "Fortify"
    rule = "runewars.fortify.1"
    answers = (*Aside.answers, BUILD, REPAIR, SHIFT)

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done: Final = done

    def choices(self, g: Runewars, seat: int) -> list[int]:
        found = [PASS.base]
        if not self.done & BUILT_ONE and dial(g, seat, WOOD) and dial(g, seat, ORE):
            found += [BUILD.base + area for area in lands(g, seat) if may_build(g, area)]
        if not self.done & REPAIRED_ONE and dial(g, seat, ORE):
            found += [REPAIR.base + area for area in strongholds(g, seat) if g.ruined >> area & 1]
        if not self.done & SHIFTED_RUNES:
            own = lands(g, seat)
            found += [
                SHIFT.base + one * NUMBER + other
                for one in own
                for other in own
                if one < other and (has_rune(g, one) or has_rune(g, other))
            ]
        return found

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if action < REPAIR.base:
            g.then([Found(seat, action - BUILD.base), Fortify(seat, self.done | BUILT_ONE)])
        elif action < SHIFT.base:
            repair(g, seat, action - REPAIR.base)
            set_dial(g, seat, ORE, dial(g, seat, ORE) - 1)
            g.then([Fortify(seat, self.done | REPAIRED_ONE)])
        else:
            one, other = divmod(action - SHIFT.base, NUMBER)
            g.then([MixRunes(seat, one, other), Fortify(seat, self.done | SHIFTED_RUNES)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in BUILD:
            return why_not_build(g, seat, action - BUILD.base)
        if action in REPAIR:
            area = action - REPAIR.base
            damaged = g.castle[area] == seat and g.ruined >> area & 1 == 1
            return Reason(self.rule if damaged and dial(g, seat, ORE) > 0 else "runewars.fortify.3")
        if action in SHIFT:
            one, other = SHIFT.decode(action)
            both = g.lord[one] == seat and g.lord[other] == seat
            return Reason("runewars.fortify.5" if both else "runewars.fortify.4")
        return super().why(g, seat, action)


def why_not_build(g: Runewars, seat: int, area: int) -> Reason:
    """The rule that forbids a stronghold there. [runewars.fortify.1, runewars.fortify.2, runewars.stronghold.3]"""
    if g.castle[area] != NOBODY or g.city[area] >= 0:
        return Reason("runewars.stronghold.3", [(AREA, area)])
    poor = dial(g, seat, WOOD) == 0 or dial(g, seat, ORE) == 0
    return Reason("runewars.fortify.2" if poor or g.lord[area] != seat else "runewars.fortify.1")


def may_build(g: Runewars, area: int) -> bool:
    """No stronghold and no city there. [runewars.fortify.2, runewars.stronghold.3]"""
    return g.castle[area] < 0 and g.city[area] < 0


class Found(Decision[Runewars]):
    """The stronghold is paid and built; with all four on the board one is destroyed first. [runewars.fortify.2,
    runewars.fortify.7]"""

    name = "Found"
    rule = "runewars.fortify.7"
    lapses = True

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        own = strongholds(g, seat)
        return [RAZE.base + area for area in own] if len(own) >= STRONGHOLDS else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        raze(g, action - RAZE.base)
        settle_area(g, action - RAZE.base)
        self.lapse(g)

    def lapse(self, g: Runewars) -> None:
        seat = self.seat
        if g.lord[self.area] != seat:
            return
        set_dial(g, seat, WOOD, dial(g, seat, WOOD) - 1)
        set_dial(g, seat, ORE, dial(g, seat, ORE) - 1)
        set_castle(g, seat, self.area, False)
        settle_area(g, self.area)


def repair(g: Runewars, seat: int, area: int) -> None:
    """A damaged stronghold is turned to its undamaged side. [runewars.fortify.3]"""
    g.ruined &= ~(1 << area)
    g.tell(REPAIRED, seat, area)


class MixRunes(Decision[Runewars]):
    """The runes of two own areas are mixed, looked at and laid face down: exchanged, moved, or as they were.
    [runewars.fortify.4, runewars.fortify.5, runewars.fortify.6]"""

    name = "MixRunes"
    rule = "runewars.fortify.4"
    secret = True

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.one), "frm": (AREA, self.other)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, YES.base]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        one, other = self.one, self.other
        g.runes = g.runes.copy()
        both = has_rune(g, one) and has_rune(g, other)
        swapped = action == YES.base
        if both:
            g.runes.rearrange([one, other], [1, 0] if swapped else [0, 1], 1 << seat)
        elif swapped:
            g.runes.swap(one, other)
        g.rune_up &= ~(1 << one | 1 << other)
        if both or not swapped:
            g.tell(MIXED_RUNES, seat, one, other)
        else:
            frm, to = (other, one) if has_rune(g, one) else (one, other)
            g.tell(RUNE_MOVED, seat, frm, to)
        lookers(g, one)
        lookers(g, other)
