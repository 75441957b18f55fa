"""Movement: paths and borders, Strategize, Mobilize and Conquer. [runewars.move, runewars.border, runewars.strategize,
runewars.mobilize]"""

from typing import Final

from krainy.engine.flow import Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from .control import check_limit, empty, enemy, friendly, neutral, put, settle_all
from .exploring import portals
from .heroes import hero_range, move_hero
from .pieces import FACTION_OF, FAST, FLYING, HERO_FLYING, KINDS, LIMIT, TYPES
from .spend import spend
from .state import EMPTY_ROW, Runewars
from .tiles import HOME_OF, MOUNTAIN, NUMBER, WATER
from .vocabulary import (
    ACTIVATE,
    ACTIVATED,
    ALL,
    AREA,
    CALL,
    CALL_ALL,
    HERO,
    HERO_A,
    MARCH,
    MOVED,
    PASS,
    PORTAL,
    PORTAL_PAID,
    SUPPORT,
    UNIT_A,
    VOCABULARY,
)
from .windows import ACTIVATED_NOW, BEFORE_MOVE, Aside

ORDER_RANGE: Final = 2
"""How far figures come with Mobilize and Conquer; fast ones one further. [runewars.mobilize.1, runewars.mobilize.2]"""


def closed_to(g: Runewars, seat: int, flying: bool) -> int:
    """The borders that a figure of a seat cannot cross, as bits.
    [runewars.border.1, runewars.border.2, runewars.border.3, runewars.border.4]"""
    if flying:
        return 0
    closed = MOUNTAIN | WATER
    if g.frozen:
        closed &= ~WATER
    if seat >= 0 and seat == g.turn:
        closed &= ~g.open_borders
    return closed


def reachable(g: Runewars, area: int, closed: int) -> list[int]:
    """The areas next to one that can be entered across such borders. [runewars.border.5]"""
    near, border = g.board.near[area], g.board.border[area]
    return [near[i] for i in range(len(near)) if not border[i] & closed]


def linked(g: Runewars, area: int, closed: int) -> list[int]:
    """Likewise, with the portals if they were paid for. [runewars.explore.7, runewars.ruling.52]"""
    found = reachable(g, area, closed)
    if g.portal_paid:
        gates = portals(g)
        if area in gates:
            found += [other for other in gates if other != area and other not in found]
    return found


def distances(g: Runewars, seat: int, target: int, closed: int, most: int, units: bool) -> list[int]:
    """By area: how many steps it is to the target, NUMBER for too far. Units pass friendly and empty areas only, heroes
    all. [runewars.move.2, runewars.move.4, runewars.move.3, runewars.ruling.9]"""
    steps = [NUMBER] * NUMBER
    steps[target] = 0
    frontier = [target]
    for far in range(1, most + 1):
        reached: list[int] = []
        for area in frontier:
            if units and area != target and not friendly(g, seat, area) and not empty(g, area):
                continue
            for other in linked(g, area, closed):
                if steps[other] == NUMBER:
                    steps[other] = far
                    reached.append(other)
        frontier = reached
    return steps


def may_leave(g: Runewars, seat: int, area: int) -> bool:
    """Whether the units of an area may be moved by order. [runewars.activation.3, runewars.activation.4]"""
    return g.lord[area] == seat and not g.activated[seat] >> area & 1 and not g.stormbound >> seat & 1


# -- Strategize --------------------------------------------------------------------------------------------------------


def may_enter(g: Runewars, seat: int, area: int) -> bool:
    """Strategize leads to friendly and empty areas only. [runewars.strategize.2, runewars.ruling.11]"""
    return friendly(g, seat, area) or empty(g, area)


def colours_stay(g: Runewars, seat: int, area: int, leaving: int) -> bool:
    """Whether the area will be friendly after all moves though so many faction units leave now. [runewars.ruling.13]"""
    if g.castle[area] == seat or (HOME_OF[area] >= 0 and HOME_OF[area] == g.faction[seat] and g.lord[area] == seat):
        return True
    left = -leaving
    for unit in range(TYPES):
        if FACTION_OF[unit] >= 0:
            left += g.rows[area][2 * unit] + g.rows[area][2 * unit + 1] + g.pending[area][2 * unit]
    return left > 0


def allies_came(g: Runewars, area: int) -> bool:
    """Whether allied neutral units have come to an area in this order."""
    for unit in range(TYPES):
        if FACTION_OF[unit] < 0 and g.pending[area][2 * unit]:
            return True
    return False


def may_step(g: Runewars, seat: int, unit: int, frm: int, to: int) -> bool:
    """Whether a standing unit of this type may go there with Strategize.
    [runewars.strategize.1, runewars.strategize.2, runewars.strategize.3, runewars.strategize.4, runewars.neutral.3,
    runewars.ruling.12]"""
    if not g.rows[frm][2 * unit] or not may_leave(g, seat, frm):
        return False
    if to not in linked(g, frm, closed_to(g, seat, FLYING[unit])):
        return False
    if FACTION_OF[unit] < 0:
        return colours_stay(g, seat, to, 0)
    return not allies_came(g, frm) or colours_stay(g, seat, frm, 1)


def steppers(g: Runewars, seat: int, frm: int, to: int) -> list[int]:
    """The types of unit that may go from one area to another now."""
    if g.rows[frm] is EMPTY_ROW:
        return []
    return [unit for unit in range(TYPES) if g.rows[frm][2 * unit] and may_step(g, seat, unit, frm, to)]


def stepping_heroes(g: Runewars, seat: int, frm: int, to: int) -> list[int]:
    """The heroes that may go from one area to another with Strategize; each once. [runewars.ruling.11]"""
    return [
        hero
        for hero in range(len(g.hero_at))
        if g.hero_seat[hero] == seat
        and g.hero_at[hero] == frm
        and not g.heroes_routed >> hero & 1
        and not g.acted >> hero & 1
        and to in linked(g, frm, closed_to(g, seat, HERO_FLYING[hero]))
    ]


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


def open_portals(g: Runewars, seat: int) -> None:
    """One influence links all portals for the moves of this order, or of this activation. [runewars.ruling.52]"""
    spend(g, seat, 1)
    g.portal_paid = True
    g.tell(PORTAL_PAID, seat)


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
        g.pending[self.to] = row
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


def join(g: Runewars, area: int, row: list[int]) -> None:
    """Units of a row come to stand on an area."""
    made = g.rows[area].copy()
    for kind in range(KINDS):
        made[kind] += row[kind]
    g.rows[area] = made


# -- Mobilize and Conquer ----------------------------------------------------------------------------------------------


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
        from .contest import Contest

        area = action - ACTIVATE.base
        g.activated[seat] |= 1 << area
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
            from .passing import Lead

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


def call(g: Runewars, seat: int, unit: int, frm: int) -> None:
    """One unit comes to the activated area."""
    put(g, frm, 2 * unit, -1)
    row = g.guests.copy()
    row[2 * unit] += 1
    g.guests = row
    g.tell(MOVED, seat, unit, frm, g.contest)


def why_not_march(g: Runewars, seat: int, frm: int, to: int) -> Reason:
    """The rule that forbids Strategize from here to there.
    [runewars.strategize.1, runewars.strategize.2, runewars.strategize.3, runewars.strategize.4, runewars.neutral.3]"""
    if to not in linked(g, frm, 0):
        return Reason("runewars.strategize.3")
    if not may_enter(g, seat, to):
        return Reason("runewars.strategize.2", [(AREA, to)])
    if g.activated[seat] >> frm & 1:
        return Reason("runewars.strategize.4", [(AREA, frm)])
    if to not in linked(g, frm, closed_to(g, seat, False)):
        return Reason("runewars.border.1")
    if may_leave(g, seat, frm):
        for unit in range(TYPES):
            if g.rows[frm][2 * unit]:  # it stands and could go, were it not for an ally
                return Reason("runewars.neutral.3")
    return Reason("runewars.strategize.1")


def why_not_step(g: Runewars, seat: int, unit: int, frm: int, to: int) -> Reason:
    """The rule that forbids a unit to take this step. [runewars.strategize.1, runewars.neutral.3]"""
    if not g.rows[frm][2 * unit]:
        return Reason("runewars.term.13" if g.rows[frm][2 * unit + 1] else "runewars.strategize.1")
    if to not in linked(g, frm, closed_to(g, seat, FLYING[unit])):
        return Reason("runewars.border.1")
    return Reason("runewars.neutral.3")


def why_not_activate(g: Runewars, seat: int, area: int) -> Reason:
    """The rule that forbids to activate an area. [runewars.activation.2]"""
    if g.activated[seat] >> area & 1:
        return Reason("runewars.activation.2", [(AREA, area)])
    if area == g.contest:
        return Reason("runewars.mobilize.5")
    return Reason("runewars.term.15" if g.truce and enemy(g, seat, area) else "runewars.activation.1")


def why_not_call(g: Runewars, seat: int, unit: int, frm: int) -> Reason:
    """The rule that forbids a unit to come to the activated area.
    [runewars.mobilize.1, runewars.mobilize.2, runewars.mobilize.3]"""
    if g.lord[frm] != seat or frm == g.contest:
        return Reason("runewars.mobilize.1")
    if g.activated[seat] >> frm & 1:
        return Reason("runewars.activation.3", [(AREA, frm)])
    if g.stormbound >> seat & 1:
        return Reason("runewars.term.15")
    if must_not_fight(g, seat, g.contest):
        return Reason("runewars.mobilize.6")
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


def why_not_hero(g: Runewars, seat: int, action: int, rule: str) -> Reason:
    """An own hero who is routed lies; any other thing is answered by `rule`. [runewars.term.13]"""
    if action in HERO_A or action in SUPPORT:
        hero = VOCABULARY.find(action).decode(action)[0]
        if g.hero_seat[hero] == seat and g.heroes_routed >> hero & 1:
            return Reason("runewars.term.13", [(HERO, hero)])
    return Reason(rule)
