"""Mobilize and Conquer: an area is activated, and figures are called there. [runewars.mobilize]"""

from typing import Final

from krainy.engine.flow import replaced
from krainy.engine.vocabulary import Block, Reason, Thing

from ..control import enemy, friendly, neutral, put
from ..heroes.heroes import hero_range
from ..map.exploring import portals
from ..map.tiles import NUMBER
from ..pieces import FACTION_OF, FAST, FLYING, HERO_FLYING, LIMIT, TYPES
from ..state import EMPTY_ROW, Runewars
from ..vocabulary import ACTIVATE, ACTIVATED, AREA, CALL, CALL_ALL, HERO_A, MOVED, PASS, PORTAL
from ..windows import ACTIVATED_NOW, BEFORE_MOVE, Aside
from .contest import Contest
from .movement import closed_to, distances, may_leave, open_portals, why_not_hero
from .passing import Lead

ORDER_RANGE: Final = 2
"""How far figures come with Mobilize and Conquer; fast ones one further. [runewars.mobilize.1, runewars.mobilize.2]"""


def may_activate(g: Runewars, seat: int, area: int) -> bool:
    """Whether an area may be activated now; twice in one order even without a token not the same.
    [runewars.activation.2, runewars.mobilize.5]"""
    if not g.board.on >> area & 1 or g.activated[seat] >> area & 1 or (g.turn == seat and g.contest == area):
        return False
    return not (g.truce and enemy(g, seat, area))


class Activate(Aside):
    """Choose the area to activate, or none.
    [runewars.activation.1, runewars.ruling.8, runewars.activation.5, runewars.orders.8]"""

    name = "Activate"
    rule = "runewars.activation.1"
    answers = (*Aside.answers, ACTIVATE)

    def choices(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, *[ACTIVATE.base + area for area in range(NUMBER) if may_activate(g, seat, area)]]

    def when(self, g: Runewars) -> int:
        return BEFORE_MOVE

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        area = action - ACTIVATE.base
        g.activated = replaced(g.activated, seat, g.activated[seat] | 1 << area)
        g.contest = area
        g.guests = EMPTY_ROW
        g.reach = 0
        g.portal_paid = False
        g.tell(ACTIVATED, seat, area)
        g.then([Muster(seat), Contest(seat)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in ACTIVATE:
            return why_not_activate(g, seat, action - ACTIVATE.base)
        return super().why(g, seat, action)


def unit_range(g: Runewars, unit: int) -> int:
    """From how far away a unit may come. [runewars.mobilize.1, runewars.mobilize.2]"""
    return ORDER_RANGE + (1 if FAST[unit] else 0) + g.reach


def must_not_fight(g: Runewars, seat: int, area: int) -> bool:
    """Whether units may not go there because the one battle of this order was fought. [runewars.mobilize.6,
    runewars.ruling.48]"""
    if not g.fought:
        return False
    if enemy(g, seat, area):
        return True
    return neutral(g, area) and (g.influence[seat] == 0 or sum(g.guests) >= LIMIT)


class Ways:
    """The distances to the activated area, for each way of moving; looked up once for a decision."""

    def __init__(self, g: Runewars, seat: int, target: int) -> None:
        most = ORDER_RANGE + 1 + g.reach
        self.foot: Final = distances(g, seat, target, closed_to(g, seat, False), most, True)
        self.wing: Final = distances(g, seat, target, 0, most, True)
        self.hero_foot: Final = distances(g, seat, target, closed_to(g, seat, False), most, False)
        self.hero_wing: Final = distances(g, seat, target, 0, most, False)


def callable_units(g: Runewars, seat: int, ways: Ways, frm: int) -> list[int]:
    """The types of unit of an area that may come to the activated area now.
    [runewars.mobilize.1, runewars.mobilize.2, runewars.mobilize.3, runewars.neutral.3]"""
    target = g.contest
    row = g.rows[frm]
    if frm == target or row is EMPTY_ROW or not may_leave(g, seat, frm) or must_not_fight(g, seat, target):
        return []
    colours = friendly(g, seat, target) or has_colours(g)
    found: list[int] = []
    for unit in range(TYPES):
        if row[2 * unit] and (FACTION_OF[unit] >= 0 or colours):
            steps = ways.wing[frm] if FLYING[unit] else ways.foot[frm]
            if steps <= unit_range(g, unit):
                found.append(unit)
    return found


def has_colours(g: Runewars) -> bool:
    """Whether a faction unit is among those that have come."""
    for unit in range(TYPES):
        if FACTION_OF[unit] >= 0 and g.guests[2 * unit]:
            return True
    return False


def callable_heroes(g: Runewars, seat: int, ways: Ways) -> list[int]:
    """The heroes that may come to the activated area now."""
    found: list[int] = []
    for hero in range(len(g.hero_at)):
        if g.hero_seat[hero] != seat or g.heroes_routed >> hero & 1 or g.hero_at[hero] == g.contest:
            continue
        steps = ways.hero_wing if HERO_FLYING[hero] else ways.hero_foot
        if steps[g.hero_at[hero]] <= ORDER_RANGE + hero_range(hero) + g.reach:
            found.append(hero)
    return found


class Muster(Aside):
    """Which figures come to the activated area, one by one.
    [runewars.mobilize.1, runewars.mobilize.2, runewars.mobilize.3]"""

    name = "Muster"
    rule = "runewars.mobilize.1"
    may_offer = (PORTAL,)
    answers = (*Aside.answers, CALL, CALL_ALL)

    def __init__(self, seat: int, begun: bool = False) -> None:
        super().__init__(seat)
        self.begun: Final = begun

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.contest)}

    def choices(self, g: Runewars, seat: int) -> list[int]:
        ways = Ways(g, seat, g.contest)
        found = [PASS.base]
        found += [HERO_A.base + hero for hero in callable_heroes(g, seat, ways)]
        calls: list[int] = []
        whole: list[int] = []
        for frm in range(NUMBER):
            if g.lord[frm] == seat:
                units = callable_units(g, seat, ways, frm)
                if units:
                    calls += [CALL.base + unit * NUMBER + frm for unit in units]
                    whole.append(CALL_ALL.base + frm)
        calls.sort()
        found += calls + whole
        spared = 1 if g.fought and neutral(g, g.contest) else 0  # enough to negotiate
        if not g.portal_paid and g.influence[seat] > spared and len(portals(g)) > 1:
            found.append(PORTAL.base)
        return found

    def when(self, g: Runewars) -> int:
        return BEFORE_MOVE | ACTIVATED_NOW

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return self.choices(g, seat) if self.begun else super().actions(g, seat)

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        begun = True
        if action == PORTAL.base:
            open_portals(g, seat)
            begun = self.begun
        elif action >= CALL_ALL.base:
            self.call_all(g, seat, action - CALL_ALL.base)
        elif action >= CALL.base:
            unit, frm = divmod(action - CALL.base, NUMBER)
            call(g, seat, unit, frm)
        else:
            hero = action - HERO_A.base
            g.then([Lead(seat, hero, ORDER_RANGE + hero_range(hero) + g.reach), Muster(seat, begun)])
            return
        g.then([Muster(seat, begun)])

    def call_all(self, g: Runewars, seat: int, frm: int) -> None:
        """All units of an area that can come do so; those of the own colour first."""
        ways = Ways(g, seat, g.contest)
        while True:
            units = callable_units(g, seat, ways, frm)
            if not units:
                return
            call(g, seat, units[0], frm)

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in CALL:
            unit, frm = CALL.decode(action)
            return why_not_call(g, seat, unit, frm)
        if action in CALL_ALL:
            return why_not_call(g, seat, -1, action - CALL_ALL.base)
        return why_not_hero(g, seat, action, self.rule) if action in HERO_A else super().why(g, seat, action)

    def completed(self, g: Runewars, seat: int, block: Block, numbers: list[int]) -> int:
        """Of an area that is pointed at, the first units that stand there are meant."""
        if block is not CALL or numbers[0] >= 0:
            return -1
        standing = [unit for unit in range(TYPES) if g.rows[numbers[1]][2 * unit]]
        return CALL.encode([standing[0] if standing else 0, numbers[1]])


def call(g: Runewars, seat: int, unit: int, frm: int) -> None:
    """One unit comes to the activated area."""
    put(g, frm, 2 * unit, -1)
    row = g.guests.copy()
    row[2 * unit] += 1
    g.guests = row
    g.tell(MOVED, seat, unit, frm, g.contest)


def why_not_activate(g: Runewars, seat: int, area: int) -> Reason:
    """The rule that forbids to activate an area. [runewars.activation.2]"""
    if g.activated[seat] >> area & 1:
        return Reason("runewars.activation.2", [(AREA, area)])
    if area == g.contest:
        return Reason("runewars.mobilize.5", [(AREA, area)])
    return Reason("runewars.term.15" if g.truce and enemy(g, seat, area) else "runewars.activation.1")


def why_not_call(g: Runewars, seat: int, unit: int, frm: int) -> Reason:
    """The rule that forbids a unit to come to the activated area.
    [runewars.mobilize.1, runewars.mobilize.2, runewars.mobilize.3]"""
    if g.lord[frm] != seat or frm == g.contest:
        return Reason("runewars.mobilize.1", [(AREA, frm)])
    if g.activated[seat] >> frm & 1:
        return Reason("runewars.activation.3", [(AREA, frm)])
    if g.stormbound >> seat & 1:
        return Reason("runewars.term.15")
    if must_not_fight(g, seat, g.contest):
        return Reason("runewars.mobilize.6", [(AREA, g.contest)])
    if unit < 0:
        return Reason("runewars.mobilize.3")
    if not g.rows[frm][2 * unit]:
        return Reason("runewars.term.13" if g.rows[frm][2 * unit + 1] else "runewars.mobilize.1")
    ways = Ways(g, seat, g.contest)
    steps = ways.wing[frm] if FLYING[unit] else ways.foot[frm]
    if steps > unit_range(g, unit):
        free = ways.hero_wing[frm] if FLYING[unit] else ways.hero_foot[frm]
        if free <= unit_range(g, unit):
            return Reason("runewars.move.2")
        return Reason("runewars.border.1" if ways.hero_wing[frm] <= unit_range(g, unit) else "runewars.mobilize.2")
    return Reason("runewars.neutral.3" if FACTION_OF[unit] < 0 else "runewars.mobilize.1")
