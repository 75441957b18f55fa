"""Moving a stack: where it can go, what storms cost it, what happens where it stops. [eko.move, eko.kami, eko.storm]

Sets of spaces are bit masks. Empty spaces that hang together form a region; every stack next to a region reaches all of
it and every stack at its rim. In storms a region ends at the edge of a zone, and a search over the zones paid for
takes the place of the single step.
"""

from typing import Any, Final

from krainy.engine.vocabulary import Reason, Thing

from .board import BIT, BITS, CHUNK, HEXES, LOW, MAX_SPACES, MAX_STACK, PORTAL, places
from .state import RESERVE, Eko, ignores_storms, in_prison, jailer_of, leads, lift, put, recall
from .vocabulary import ATTACKED, CAPTURED, EXCHANGED, KAMIKAZE, LOST_TO_STORM, MOVE, MOVED, REGROUPED, ROUTE, STACK
from .weather import COUNT, Weather

FIRST_MOVE: Final = MOVE.base
ROWS: Final[list[list[Any]]] = [
    list(range(first, first + MAX_SPACES)) for first in range(FIRST_MOVE, ROUTE.base, HEXES)
]
"""The Moves from each space; kept as objects, so that listing them makes no new ints."""


def beats(discs: int, emperor: bool, defenders: int) -> bool:
    """Whether a stack may attack another of this size. [eko.move.8, eko.emp.2, eko.kami.1]"""
    return discs > defenders or (discs == defenders and emperor) or (discs == 1 and defenders == MAX_STACK)


def may_stop(g: Eko, seat: int, to: int, discs: int, emperor: bool) -> bool:
    """Whether a moving stack may end its Move on this space. [eko.move.4, eko.move.6, eko.move.8, eko.move.11]"""
    owner = g.owner[to]
    if owner < 0:
        return True
    if owner == seat:
        return g.size[to] + discs <= MAX_STACK
    return beats(discs, emperor, g.size[to])


# -- listing -----------------------------------------------------------------------------------------------------------


class Survey:
    """Who stands where, as one seat about to move looks at it."""

    def __init__(self, g: Eko, seat: int) -> None:
        piles = g.piles
        foes1 = foes2 = foes3 = foes4 = 0
        for other in range(0, g.seats * 5, 5):
            if other != seat * 5:
                foes1 |= piles[other + 1]
                foes2 |= piles[other + 2]
                foes3 |= piles[other + 3]
                foes4 |= piles[other + 4]
        own1, own2, own3 = piles[seat * 5 + 1], piles[seat * 5 + 2], piles[seat * 5 + 3]
        mine = own1 | own2 | own3 | piles[seat * 5 + 4]
        self.mine: Final = places(mine)
        self.empty: Final = g.board.all_mask & ~(mine | foes1 | foes2 | foes3 | foes4)
        self.foes: Final = [0, foes1, foes1 | foes2, foes1 | foes2 | foes3, foes1 | foes2 | foes3 | foes4]
        """The enemy stacks of at most so many discs."""
        self.own: Final = [0, own1, own1 | own2, own1 | own2 | own3]
        """The own stacks of at most so many discs."""
        self.fours: Final = foes4

    def targets(self, discs: int, led: bool) -> int:
        """The stacks on which one of this many discs may stop. [eko.move.6, eko.move.8, eko.emp.2, eko.kami.1]"""
        found = self.own[MAX_STACK - discs] | self.foes[discs if led else discs - 1]
        return found | self.fours if discs == 1 else found


def moves(g: Eko, seat: int, survey: Survey) -> list[int]:
    """Every legal Move, sorted."""
    if g.board.zones > 0 and not ignores_storms(g, seat):
        return stormy_moves(g, seat, survey)
    return calm_moves(g, seat, survey)


def calm_moves(g: Eko, seat: int, survey: Survey) -> list[int]:
    """Every legal Move when no storm can cost anything."""
    found: list[int] = []
    stops = calm_stops(g, seat, survey)
    for number, space in enumerate(survey.mine):
        list_moves(found, space, stops[number])
    return found


def calm_stops(g: Eko, seat: int, survey: Survey) -> list[int]:
    """For each stack of the seat, as a bit mask, where it may stop when no storm can cost anything. [eko.move.2]"""
    ways, rest = g.board.way_masks, survey.empty
    emperor = g.emperor[seat]
    regions: list[int] = []
    rims: list[int] = []
    found: list[int] = []
    for space in survey.mine:
        near = ways[space]
        stops = 0
        for r in range(len(regions)):
            if regions[r] & near:
                stops |= regions[r]
                near |= rims[r]
        while near & rest:  # a region not met before
            before = rest
            edge = near & rest
            edge &= -edge
            rest ^= edge
            rim = 0
            while edge:
                touched = 0
                first = 0
                while edge:
                    for bit in BITS[edge & LOW]:
                        touched |= ways[first + bit]
                    edge >>= CHUNK
                    first += CHUNK
                rim |= touched
                edge = touched & rest
                rest ^= edge
            regions.append(before ^ rest)
            rims.append(rim)
            stops |= before ^ rest
            near |= rim
        stops |= near & survey.targets(g.size[space], emperor == space)
        found.append(stops & ~BIT[space])  # [eko.ruling.6]
    return found


def list_moves(found: list[Any], start: int, stops: int) -> None:
    """Add the Moves from here to these spaces."""
    row = ROWS[start]
    first = 0
    while stops:
        for bit in BITS[stops & LOW]:
            found.append(row[first + bit])
        stops >>= CHUNK
        first += CHUNK


def stormy_moves(g: Eko, seat: int, survey: Survey) -> list[int]:
    """Every legal Move when storms must be paid for. [eko.storm.3, eko.storm.4, eko.storm.5, eko.storm.6]"""
    weather = weather_now(g, survey.empty)
    found: list[int] = []
    for space in survey.mine:
        discs, led, free = g.size[space], g.emperor[seat] == space, paid_before(g, space)
        stops = 0
        for zones, regions in weather.ventures(space, discs, free):
            left = discs - COUNT[zones]
            weaker = survey.targets(left - 1, led) if left > 1 else 0
            stops |= weather.stops(space, zones | free, regions, survey.targets(left, led), weaker)
        list_moves(found, space, stops & ~BIT[space])  # [eko.ruling.6]
    return found


def storm_routes(g: Eko, seat: int, start: int, goal: int) -> list[int]:
    """The sets of storm zones (masks, sorted) that a legal Move to this goal can cross and pay for."""
    led = g.emperor[seat] == start
    return [
        zones
        for zones in payable_routes(g, seat, start, goal)
        if may_stop(g, seat, goal, g.size[start] - COUNT[zones], led)
    ]


def payable_routes(g: Eko, seat: int, start: int, goal: int) -> list[int]:
    """The same without asking whether the stack may then stop there; it never pays with its last disc."""
    weather = weather_now(g, Survey(g, seat).empty)
    discs, free = g.size[start], paid_before(g, start)
    goal_zone = g.board.zone[goal]
    entering = BIT[goal_zone] & ~free if goal_zone >= 0 else 0
    everywhere = g.board.all_mask
    found: list[int] = []
    for zones, regions in weather.ventures(start, discs, free):
        beyond = everywhere if discs - COUNT[zones] > 1 else 0
        stops = weather.stops(start, zones | free, regions, everywhere, beyond)
        if stops & BIT[goal] and zones | entering not in found:
            found.append(zones | entering)
    found.sort()
    return found


def weather_now(g: Eko, empty: int) -> Weather:
    """The weather over these empty spaces, found again only when they have changed."""
    weather = g._weather
    if weather is None or weather.empty != empty:
        weather = Weather(g.board, empty)
        g._weather = weather
    return weather


def paid_before(g: Eko, start: int) -> int:
    """The storm zones this stack has paid for already this turn. [eko.storm.4, eko.ruling.16]"""
    return g.paid_zones if start == g.paid_space else 0


# -- moving ------------------------------------------------------------------------------------------------------------


def carry_out(g: Eko, seat: int, start: int, to: int, zones: int, give_emperor: bool) -> None:
    """Move the stack, pay for the storms it crossed, and do what happens where it stops. [eko.storm.8]"""
    lost = COUNT[zones]
    free = paid_before(g, start)
    if lost:
        recall(g, seat, start, lost, give_emperor)  # [eko.storm.3]
        g.tell(LOST_TO_STORM, seat, start, lost, 1 if give_emperor else 0)
    discs = g.size[start]
    led = leads(g, start)
    lift(g, start, discs)
    victim = g.owner[to]
    if victim < 0:
        g.tell(MOVED, seat, start, to, discs)
    elif victim == seat:
        g.tell(REGROUPED, seat, start, to, discs + g.size[to])
    else:
        defenders = g.size[to]
        kamikaze = discs == 1 and defenders == MAX_STACK
        if kamikaze:
            g.tell(KAMIKAZE, seat, start, to, victim)
        else:
            g.tell(ATTACKED, seat, start, to, victim, defenders)
        destroy(g, seat, to)  # [eko.kami.4]
        if kamikaze:  # [eko.kami.2, eko.kami.3]
            if led:
                g.emperor[seat] = RESERVE
            else:
                g.warriors[seat] += 1
            g.paid_space = -1
            return
    put(g, seat, to, discs)
    if led:
        g.emperor[seat] = to
    g.paid_space = to
    g.paid_zones = free | zones
    # what was paid on the way also covers the zone it stands in


def destroy(g: Eko, seat: int, space: int) -> None:
    """A stack is destroyed: its warriors go to their owner, its Emperor is captured.
    [eko.move.9, eko.move.10, eko.emp.3]"""
    victim = g.owner[space]
    captive = leads(g, space)
    discs = g.size[space]
    lift(g, space, discs)
    g.warriors[victim] += discs - 1 if captive else discs
    if captive:
        capture(g, seat, victim)


def capture(g: Eko, seat: int, victim: int) -> None:
    """Take an Emperor captive; if one's own is captive somewhere, the two are exchanged at once.
    [eko.emp.7, eko.emp.8, eko.emp.9, eko.ruling.11]"""
    g.tell(CAPTURED, seat, victim)
    jailer = jailer_of(g, seat)
    if jailer < 0:
        g.emperor[victim] = in_prison(seat)
        return
    g.tell(EXCHANGED, seat, jailer, victim)
    g.emperor[seat] = RESERVE  # [eko.emp.8]
    g.emperor[victim] = RESERVE if victim == jailer else in_prison(jailer)  # [eko.ruling.12]


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_route(g: Eko, seat: int, start: int, to: int, zones: int) -> Reason:
    """The rule that forbids to cross just these storm zones on the way."""
    if COUNT[zones] >= g.size[start]:
        return Reason("eko.ruling.15")
    if zones in payable_routes(g, seat, start, to):
        return Reason("eko.move.6" if g.owner[to] == seat else "eko.storm.6", [(STACK, to)])
    return Reason("eko.storm.3")


def why_not_move(g: Eko, seat: int, start: int, to: int) -> Reason:
    """The rule that forbids this Move."""
    board = g.board
    if start >= board.spaces or g.owner[start] != seat:
        return Reason("eko.move.1")
    if to >= MAX_SPACES:
        terrain = to - MAX_SPACES
        portal = terrain < board.terrains and board.kind[terrain] == PORTAL
        return Reason("eko.portal.8" if portal else "eko.move.3")
    if to >= board.spaces:
        return Reason("eko.move.3")
    if to == start:
        return Reason("eko.move.5")
    if not within_reach(g, start, to, []):
        return why_no_way(g, seat, start, to)
    if board.zones > 0 and not ignores_storms(g, seat) and not payable_routes(g, seat, start, to):
        return Reason("eko.ruling.15")
    there: list[Thing] = [(STACK, to)]
    if may_stop(g, seat, to, g.size[start], leads(g, start)):
        return Reason("eko.storm.6", there)  # strong enough before the storm, too weak after it
    if g.owner[to] == seat:
        return Reason("eko.move.6", there)
    if leads(g, to):
        return Reason("eko.emp.5", there)
    return Reason("eko.kami.1" if g.size[start] == 1 and 1 < g.size[to] < MAX_STACK else "eko.move.8", there)


def within_reach(g: Eko, start: int, to: int, through: list[int]) -> bool:
    """Whether a way of empty spaces leads there, storms not counted; the spaces `through` count as empty."""
    seen = [start]
    for space in seen:
        for way in g.board.ways[space]:
            if way == to:
                return True
            if (g.owner[way] < 0 or way in through) and way not in seen:
                seen.append(way)
    return False


def why_no_way(g: Eko, seat: int, start: int, to: int) -> Reason:
    """The way is blocked; by the stacks behind a portal, or by anything else."""
    exits = [space for portal in g.board.portals for space in g.board.shore[portal]]
    blocked = [space for space in exits if g.owner[space] >= 0 and space != start]
    if not within_reach(g, start, to, blocked):
        return Reason("eko.move.3")
    reached = [space for space in blocked if within_reach(g, start, space, [])]
    usable = [space for space in reached if may_stop(g, seat, space, g.size[start], leads(g, start))]
    exit_stacks: list[Thing] = [(STACK, space) for space in usable or reached]
    if any(g.owner[space] != seat for space in usable):
        return Reason("eko.portal.5", exit_stacks)
    return Reason("eko.portal.6" if usable else "eko.portal.7", exit_stacks)
