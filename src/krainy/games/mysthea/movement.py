"""Movement: steps, travel, and units that carry others. [mysthea.move]"""

from typing import Final

from krainy.engine.flow import Decision, replaced
from krainy.engine.vocabulary import Reason, Thing

from .board import CHOSEN, FORTIFICATION, GOLEM, KINDS, REGIONS, RINGS
from .hooks import CARRIES
from .state import Mysthea, put, spot, tire, unmoved, upgrade
from .vocabulary import CARRIED, CARRY, LEAD, MOVED, PASS, REGION, STEP, TRAVEL, TRAVELLED, VOCABULARY

FIRST_STEP: Final = STEP.base
FIRST_TRAVEL: Final = TRAVEL.base
FIRST_CARRY: Final = CARRY.base


def may_move(g: Mysthea, seat: int, kind: int, region: int) -> bool:
    """Whether a unit of the kind there may be moved: a Chosen always, others once a turn. [mysthea.move.2]"""
    if kind == CHOSEN:
        return g.home[seat] == region
    return kind != FORTIFICATION and unmoved(g, seat, kind, region) > 0


def list_steps(g: Mysthea, seat: int, kind: int, frm: int, found: list[int]) -> None:
    """Add every step of a unit of the kind in this region, sorted. [mysthea.move.1, mysthea.two.4]"""
    first = FIRST_STEP + (kind * REGIONS + frm) * REGIONS
    for to in RINGS[g.ring].ways[frm]:
        if not g.mirages >> to & 1:
            found.append(first + to)


def list_all_steps(g: Mysthea, seat: int, kind: int, found: list[int]) -> None:
    """Add every step of every unit of the kind, sorted."""
    if kind == CHOSEN:
        list_steps(g, seat, kind, g.home[seat], found)
        return
    at = spot(seat, kind, 0)
    units, moved = g.units, g.moved
    for region in range(REGIONS):
        if units[at + region] > moved[at + region]:
            list_steps(g, seat, kind, region, found)


def can_step(g: Mysthea, seat: int, kind: int) -> bool:
    """Whether any unit of the kind may be moved; no region is closed in, so it then has somewhere to go."""
    if kind == CHOSEN:
        return True
    at = spot(seat, kind, 0)
    for region in range(at, at + REGIONS):
        if g.units[region] > g.moved[region]:
            return True
    return False


def shift_unit(g: Mysthea, seat: int, kind: int, frm: int, to: int) -> None:
    """Put a unit from one region into another, however many stand there; it has moved this turn.
    [mysthea.move.2, mysthea.move.3]"""
    put(g, seat, kind, frm, -1)
    put(g, seat, kind, to, 1)
    if kind == CHOSEN:
        g.home = replaced(g.home, seat, to)
        if g.moved[spot(seat, kind, frm)]:
            tire(g, seat, kind, frm, -1)
    tire(g, seat, kind, to, 1)


def step(g: Mysthea, seat: int, action: int) -> None:
    """Take a step; if the mover may carry something, ask. [mysthea.move.1, mysthea.move.5]"""
    rest, to = divmod(action - FIRST_STEP, REGIONS)
    kind, frm = divmod(rest, REGIONS)
    shift_unit(g, seat, kind, frm, to)
    g.tell(MOVED, seat, kind, frm, to)
    carries = CARRIES[upgrade(g, seat, kind)]
    # Out of a battle, only from its region. [mysthea.ruling.6]
    if carries and (not g.battle.on or frm == g.battle.region):
        g.then([Carry(seat, carries, frm, to)])


class Carry(Decision[Mysthea]):
    """The mover may take along one other own unit that has not moved this turn.
    [mysthea.move.5, mysthea.move.6, mysthea.ruling.22]"""

    name = "Carry"
    rule = "mysthea.move.5"
    answers = (STEP,)
    lapses = True

    def __init__(self, seat: int, carries: int, frm: int, to: int) -> None:
        super().__init__(seat)
        self.carries: Final = carries
        self.frm: Final = frm
        self.to: Final = to

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"frm": (REGION, self.frm), "to": (REGION, self.to)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found = [PASS.base]
        for kind in range(GOLEM + 1):
            if self.carries >> kind & 1 and unmoved(g, seat, kind, self.frm) > 0:
                found.append(FIRST_CARRY + kind)
        return found if len(found) > 1 else []

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            kind = action - FIRST_CARRY
            shift_unit(g, seat, kind, self.frm, self.to)
            g.tell(CARRIED, seat, kind, self.frm, self.to)


# -- travel ----------------------------------------------------------------------------------------------------------


def list_travels(g: Mysthea, seat: int, kind: int, found: list[int]) -> None:
    """Add every travel of a unit of the kind: to any other region without a mirage. [mysthea.move.4, mysthea.two.4]"""
    for frm in range(REGIONS):
        if may_move(g, seat, kind, frm):
            first = FIRST_TRAVEL + (kind * REGIONS + frm) * REGIONS
            for to in range(REGIONS):
                if to != frm and not g.mirages >> to & 1:
                    found.append(first + to)


def travel(g: Mysthea, seat: int, action: int) -> None:
    """A unit travels alone. [mysthea.move.4]"""
    rest, to = divmod(action - FIRST_TRAVEL, REGIONS)
    kind, frm = divmod(rest, REGIONS)
    shift_unit(g, seat, kind, frm, to)
    g.tell(TRAVELLED, seat, kind, frm, to, 1)


def list_leads(g: Mysthea, seat: int, kinds: list[int], found: list[int]) -> None:
    """Add every way in which a group can travel together. [mysthea.ruling.24, mysthea.ruling.44]"""
    for frm in range(REGIONS):
        if leads_any(g, seat, kinds, frm):
            for to in range(REGIONS):
                if to != frm and not g.mirages >> to & 1:
                    found.append(LEAD.base + frm * REGIONS + to)


def leads_any(g: Mysthea, seat: int, kinds: list[int], region: int) -> bool:
    """Whether a unit of one of these kinds in the region has not moved this turn."""
    for kind in kinds:
        if unmoved(g, seat, kind, region) > 0:
            return True
    return False


def lead(g: Mysthea, seat: int, kinds: list[int], action: int) -> None:
    """All units of these kinds that have not moved travel together. [mysthea.ruling.24, mysthea.ruling.44]"""
    frm, to = divmod(action - LEAD.base, REGIONS)
    for kind in kinds:
        number = unmoved(g, seat, kind, frm)
        for _ in range(number):
            shift_unit(g, seat, kind, frm, to)
        if number:
            g.tell(TRAVELLED, seat, kind, frm, to, number)


# -- why not ---------------------------------------------------------------------------------------------------------


def why_not_step(g: Mysthea, seat: int, kind: int, frm: int, to: int) -> Reason:
    """The rule that forbids a step. [mysthea.move.1, mysthea.move.2, mysthea.two.4]"""
    if g.units[spot(seat, kind, frm)] == 0:
        return Reason("mysthea.cp.5")
    if kind == FORTIFICATION or not may_move(g, seat, kind, frm):
        return Reason("mysthea.move.2")
    if to not in RINGS[g.ring].ways[frm]:
        return Reason("mysthea.move.1")
    return Reason("mysthea.two.4", [(REGION, to)]) if g.mirages >> to & 1 else Reason("mysthea.cp.6")


def likely_step(g: Mysthea, seat: int, numbers: list[int]) -> int:
    """The step that somebody means who points at a region only (-1: what is open); of the first unit there."""
    kind, frm, to = numbers
    if kind >= 0 or frm < 0 or to >= 0:
        return -1
    standing = [one for one in range(KINDS) if g.units[spot(seat, one, frm)] > 0]
    return STEP.encode([standing[0] if standing else CHOSEN, frm, min(RINGS[g.ring].ways[frm])])


def why_not_travel(g: Mysthea, action: int) -> Reason:
    """The rule that forbids a unit or a group to travel. [mysthea.move.4, mysthea.two.4]"""
    to = VOCABULARY.block_of(action).decode(action)[-1]
    return Reason("mysthea.two.4", [(REGION, to)]) if g.mirages >> to & 1 else Reason("mysthea.move.4")
