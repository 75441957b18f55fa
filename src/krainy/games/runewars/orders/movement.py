"""Movement: paths and borders. [runewars.move, runewars.border]"""

from krainy.engine.flow import replaced_row
from krainy.engine.vocabulary import Reason

from ..control import empty, friendly
from ..map.exploring import portals
from ..map.tiles import HOME_OF, MOUNTAIN, NUMBER, WATER
from ..pieces import FACTION_OF, FLYING, HERO_FLYING, KINDS, TYPES
from ..spend import spend
from ..state import EMPTY_ROW, Runewars
from ..vocabulary import AREA, HERO, HERO_A, PORTAL_PAID, SUPPORT, VOCABULARY


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


def open_portals(g: Runewars, seat: int) -> None:
    """One influence links all portals for the moves of this order, or of this activation. [runewars.ruling.52]"""
    spend(g, seat, 1)
    g.portal_paid = True
    g.tell(PORTAL_PAID, seat)


def join(g: Runewars, area: int, row: list[int]) -> None:
    """Units of a row come to stand on an area."""
    made = g.rows[area].copy()
    for kind in range(KINDS):
        made[kind] += row[kind]
    g.rows = replaced_row(g.rows, area, made)


def why_not_march(g: Runewars, seat: int, frm: int, to: int) -> Reason:
    """The rule that forbids Strategize from here to there.
    [runewars.strategize.1, runewars.strategize.2, runewars.strategize.3, runewars.strategize.4, runewars.neutral.3]"""
    hero_there = any(g.hero_seat[hero] == seat and g.hero_at[hero] == frm for hero in range(len(g.hero_at)))
    if g.lord[frm] != seat and not hero_there:
        return Reason("runewars.strategize.1", [(AREA, frm)])
    if to not in linked(g, frm, 0):
        return Reason("runewars.strategize.3", [(AREA, to)])
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


def why_not_hero(g: Runewars, seat: int, action: int, rule: str) -> Reason:
    """An own hero who is routed lies; any other thing is answered by `rule`. [runewars.term.13]"""
    if action in HERO_A or action in SUPPORT:
        hero = VOCABULARY.block_of(action).decode(action)[0]
        if g.hero_seat[hero] == seat and g.heroes_routed >> hero & 1:
            return Reason("runewars.term.13", [(HERO, hero)])
    return Reason(rule)
