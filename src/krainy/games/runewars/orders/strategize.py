"""Strategize: units step to friendly areas. [runewars.strategize]"""

from typing import Final

from krainy.engine.flow import Decision, Step, replaced_row
from krainy.engine.vocabulary import Block, Reason, Thing

from ..control import check_limit, put, settle_all
from ..heroes.heroes import move_hero
from ..map.exploring import portals
from ..map.tiles import NUMBER
from ..state import EMPTY_ROW, Runewars
from ..vocabulary import ALL, AREA, HERO_A, MARCH, MOVED, PASS, PORTAL, UNIT_A
from ..windows import BEFORE_MOVE, Aside
from .movement import (
    join,
    linked,
    may_enter,
    may_leave,
    open_portals,
    steppers,
    stepping_heroes,
    why_not_hero,
    why_not_march,
    why_not_step,
)


class BeginStrategize(Step[Runewars]):
    """Any standing figures, each to one adjacent area. [runewars.strategize.1]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        g.pending = [EMPTY_ROW] * NUMBER
        g.acted = 0
        g.portal_paid = False
        g.then([Strategize(self.seat), EndStrategize(self.seat)])


class Strategize(Aside):
    """From where to where the next figures go; portals count as adjacent if they are paid for.
    [runewars.strategize.1, runewars.strategize.2, runewars.strategize.3, runewars.explore.7]

    A march that was begun and left before any figure went is over until some figure has moved: it cannot be begun and
    left again and again. On the page, leaving it is an undo.
    """

    name = "Strategize"
    rule = "runewars.strategize.1"
    may_offer = (PORTAL,)
    answers = (*Aside.answers, MARCH)

    def __init__(self, seat: int, left: list[int] | None = None) -> None:
        super().__init__(seat)
        self.left: Final = left or []
        """The marches that were left without a figure."""

    def choices(self, g: Runewars, seat: int) -> list[int]:
        found = [PASS.base]
        heroes = [
            g.hero_at[hero]
            for hero in range(len(g.hero_at))
            if g.hero_seat[hero] == seat and not (g.heroes_routed | g.acted) >> hero & 1
        ]
        for frm in range(NUMBER):
            if not g.board.on >> frm & 1:
                continue
            if frm not in heroes and (g.rows[frm] is EMPTY_ROW or not may_leave(g, seat, frm)):
                continue
            for to in sorted(linked(g, frm, 0)):
                march = MARCH.base + frm * NUMBER + to
                if march in self.left or not may_enter(g, seat, to):
                    continue
                if steppers(g, seat, frm, to) or stepping_heroes(g, seat, frm, to):
                    found.append(march)
        if not g.portal_paid and g.influence[seat] and len(portals(g)) > 1:
            found.append(PORTAL.base)
        return found

    def when(self, g: Runewars) -> int:
        return BEFORE_MOVE

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if any_pending(g):
            return self.choices(g, seat)  # no card while figures are between areas
        return super().actions(g, seat)

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action == PORTAL.base:
            open_portals(g, seat)
            g.then([self])
        elif action != PASS.base:
            frm, to = divmod(action - MARCH.base, NUMBER)
            g.then([Column(seat, frm, to, [*self.left, action])])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action not in MARCH:
            return super().why(g, seat, action)
        frm, to = MARCH.decode(action)
        return Reason(self.rule) if action in self.left else why_not_march(g, seat, frm, to)

    def completed(self, g: Runewars, seat: int, block: Block, numbers: list[int]) -> int:
        """Figures that can go nowhere are kept from the first of the areas beside them."""
        if block is not MARCH or numbers[1] >= 0:
            return -1
        beside = sorted(linked(g, numbers[0], 0))
        return MARCH.encode([numbers[0], beside[0]]) if beside else -1


def any_pending(g: Runewars) -> bool:
    """Whether figures have moved in this order."""
    for row in g.pending:
        if row is not EMPTY_ROW:
            return True
    return g.acted != 0


class Column(Decision[Runewars]):
    """Which figures go, one by one or all. [runewars.strategize.1]"""

    name = "Column"
    rule = "runewars.strategize.1"
    lapses = True
    cancellable = True

    def __init__(self, seat: int, frm: int, to: int, left: list[int]) -> None:
        super().__init__(seat)
        self.frm: Final = frm
        self.to: Final = to
        self.left: Final = left
        """The marches that will be over if no figure goes, this one included; empty once a figure has gone."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.to), "frm": (AREA, self.frm)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [UNIT_A.base + unit for unit in steppers(g, seat, self.frm, self.to)]
        found += [HERO_A.base + hero for hero in stepping_heroes(g, seat, self.frm, self.to)]
        return [PASS.base, *found, ALL.base] if found else []

    def cancels(self, g: Runewars, action: int) -> bool:
        return action == PASS.base and len(self.left) > 0

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            g.then([Strategize(seat, self.left)])
            return
        if action == ALL.base:
            for hero in stepping_heroes(g, seat, self.frm, self.to):
                self.lead(g, seat, hero)
            units = steppers(g, seat, self.frm, self.to)
            while units:
                self.step(g, seat, units[0])
                units = steppers(g, seat, self.frm, self.to)
            g.then([Strategize(seat)])
            return
        if action < HERO_A.base:
            self.step(g, seat, action - UNIT_A.base)
        else:
            self.lead(g, seat, action - HERO_A.base)
        g.then([Column(seat, self.frm, self.to, [])])

    def lapse(self, g: Runewars) -> None:
        g.then([Strategize(self.seat)])

    def step(self, g: Runewars, seat: int, unit: int) -> None:
        """One unit goes."""
        put(g, self.frm, 2 * unit, -1)
        row = g.pending[self.to].copy()
        row[2 * unit] += 1
        g.pending = replaced_row(g.pending, self.to, row)
        g.tell(MOVED, seat, unit, self.frm, self.to)

    def lead(self, g: Runewars, seat: int, hero: int) -> None:
        """A hero goes."""
        g.acted |= 1 << hero
        move_hero(g, hero, self.to)

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in UNIT_A:
            return why_not_step(g, seat, action - UNIT_A.base, self.frm, self.to)
        return why_not_hero(g, seat, action, self.rule)


class EndStrategize(Step[Runewars]):
    """All moves count as made together; then control and the limit are looked at. [runewars.strategize.5,
    runewars.ruling.13]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        arrived = g.pending
        g.pending = []
        g.acted = 0
        g.portal_paid = False
        for area in range(NUMBER):
            if arrived[area] is not EMPTY_ROW:
                join(g, area, arrived[area])
        settle_all(g)
        for area in range(NUMBER):
            if arrived[area] is not EMPTY_ROW:
                check_limit(g, area)
