"""Moving a stack: where it can go, what storms cost it, what happens where it stops. [eko.move, eko.kami, eko.storm]

Empty spaces that hang together form a region; every stack next to a region reaches all of it and every stack at its
rim. In storms a region ends at the edge of a zone, and a search over the zones paid for takes the place of the single
step. A set of spaces is two words, see `spaces`.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.packed import BIT64, WORD_BITS, row_of
from krainy.engine.vocabulary import Reason, Thing

from .board import HEXES, MAX_SPACES, MAX_STACK, PORTAL
from .spaces import CHUNK, FIRST, LOW, MEMBERS, MEMBERS_FROM, REGION, SECOND, flood, members_of
from .state import PILES, RESERVE, Eko, ignores_storms, in_prison, jailer_of, leads, lift, put, recall
from .vocabulary import ATTACKED, CAPTURED, EXCHANGED, KAMIKAZE, LOST_TO_STORM, MOVE, MOVED, REGROUPED, ROUTE, STACK
from .weather import COUNT, NEAR, OPEN, Weather

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


RANKS: Final = 2 * MAX_STACK + 1


def rank_of(discs: i64, emperor: bool) -> i64:
    """How strong a stack is: its discs, four more with the Emperor; 0 for a stack without discs."""
    return discs + MAX_STACK if emperor and discs > 0 else discs


class Survey:
    """Who stands where, as one seat about to move looks at it."""

    def __init__(self, g: Eko, seat: i64) -> None:
        whole = g.board._whole
        targets, targets_second = row_of(RANKS, 0), row_of(RANKS, 0)
        mine, others = look(g._piles, g.seats, seat, targets)
        mine_second: i64 = 0
        others_second: i64 = 0
        if whole.second[0]:
            mine_second, others_second = look(g._piles_second, g.seats, seat, targets_second)
        self.mine: Final = members_of(mine, mine_second)
        self.empty: Final = whole.first[0] & ~(mine | others)
        self.empty_second: Final = whole.second[0] & ~(mine_second | others_second)
        self.targets: Final = targets
        """By rank, the stacks on which one may stop. [eko.move.6, eko.move.8, eko.emp.2, eko.kami.1]"""
        self.targets_second: Final = targets_second


def look(piles: vec[i64], seats: i64, seat: i64, targets: vec[i64]) -> tuple[i64, i64]:
    """Fill in by rank where one may stop, in one of the words; the own stacks and those of others."""
    own: i64 = 0  # own stacks of at most so many discs
    foes: i64 = 0  # enemy stacks of at most so many discs
    fours: i64 = 0
    for discs in range(1, MAX_STACK + 1):
        targets[discs] |= foes
        own |= piles[seat * PILES + discs]
        fours = 0
        for other in range(seats):
            if other != seat:
                fours |= piles[other * PILES + discs]
        foes |= fours
        targets[discs + MAX_STACK] |= foes
        if discs < MAX_STACK:
            targets[MAX_STACK - discs] |= own
            targets[2 * MAX_STACK - discs] |= own
    targets[1] |= fours
    targets[1 + MAX_STACK] |= fours
    return own, foes


def moves(g: Eko, seat: int, survey: Survey) -> list[int]:
    """Every legal Move, sorted."""
    if g.board.zones > 0 and not ignores_storms(g, seat):
        return stormy_moves(g, seat, survey)
    return calm_moves(g, seat, survey)


def calm_moves(g: Eko, seat: int, survey: Survey) -> list[int]:
    """Every legal Move when no storm can cost anything."""
    regions = flood(survey.empty, survey.empty_second, g.board._way_sets, vec[i64]())
    found: list[int] = []
    for space in survey.mine:
        stops, stops_second = calm_stops(g, seat, survey, regions, space)
        list_moves(found, space, stops, stops_second)
    return found


def calm_stops(g: Eko, seat: int, survey: Survey, regions: vec[i64], space: i64) -> tuple[i64, i64]:
    """Where a stack may stop when no storm can cost anything. [eko.move.2]"""
    ways = g.board._way_sets
    step, step_second = ways.first[space], ways.second[space]
    near, near_second = step, step_second
    stops: i64 = 0
    stops_second: i64 = 0
    for region in range(0, len(regions), REGION):
        if (regions[region] & step) | (regions[region + 1] & step_second):
            stops |= regions[region]
            stops_second |= regions[region + 1]
            near |= regions[region + 2]
            near_second |= regions[region + 3]
    rank = rank_of(g.size[space], g.emperor[seat] == space)
    stops |= near & survey.targets[rank]
    stops_second |= near_second & survey.targets_second[rank]
    return stops & ~FIRST[space], stops_second & ~SECOND[space]  # [eko.ruling.6]


def list_moves(found: list[Any], start: i64, first: i64, second: i64) -> None:
    """Add the Moves from here to these spaces."""
    list_word(found, ROWS[start], first, 0)
    if second:
        list_word(found, ROWS[start], second, WORD_BITS)


def list_word(found: list[Any], row: list[Any], word: i64, base: i64) -> None:
    """Add the Moves to the spaces of a word that begins with the space `base`."""
    members, members_from = MEMBERS, MEMBERS_FROM
    while word:
        for at in range(members_from[word & LOW], members_from[(word & LOW) + 1]):
            found.append(row[base + members[at]])
        word >>= CHUNK
        base += CHUNK


def stormy_moves(g: Eko, seat: int, survey: Survey) -> list[int]:
    """Every legal Move when storms must be paid for. [eko.storm.3, eko.storm.4, eko.storm.5, eko.storm.6]"""
    weather = Weather(g.board, survey.empty, survey.empty_second)
    targets, targets_second = survey.targets, survey.targets_second
    shelters, reached = g.board._shelters, weather.reached
    found: list[int] = []
    space: i64
    for space in survey.mine:
        discs, led, free = g.size[space], g.emperor[seat] == space, paid_before(g, space)
        stops: i64 = 0
        stops_second: i64 = 0
        weather.venture(space, discs, free)
        for number in range(len(weather.paid)):
            zones = weather.paid[number]
            left = discs - COUNT[zones]
            rank, weaker = rank_of(left, led), rank_of(left - 1, led)  # weaker: where it enters one more zone
            weather.explore(space, number)
            near, near_second = reached.first[NEAR], reached.second[NEAR]
            shelter, shelter_second = shelters.first[zones | free], shelters.second[zones | free]
            stops |= reached.first[OPEN] | (near & shelter & targets[rank])
            stops |= near & ~shelter & targets[weaker]
            stops_second |= reached.second[OPEN] | (near_second & shelter_second & targets_second[rank])
            stops_second |= near_second & ~shelter_second & targets_second[weaker]
        list_moves(found, space, stops & ~FIRST[space], stops_second & ~SECOND[space])  # [eko.ruling.6]
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
    survey = Survey(g, seat)
    weather = Weather(g.board, survey.empty, survey.empty_second)
    discs, free = g.size[start], paid_before(g, start)
    zone = g.board.zone[goal]
    entering: i64 = BIT64[zone] & ~free if zone >= 0 else 0
    found: list[int] = []
    weather.venture(start, discs, free)
    for number in range(len(weather.paid)):
        zones = weather.paid[number]
        weather.explore(start, number)
        first = weather.reached.first[OPEN] | weather.reached.first[NEAR]
        second = weather.reached.second[OPEN] | weather.reached.second[NEAR]
        if not (first & FIRST[goal]) | (second & SECOND[goal]):
            continue
        if entering & ~zones and discs - COUNT[zones] < 2:
            continue
        if int(zones | entering) not in found:
            found.append(int(zones | entering))
    found.sort()
    return found


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
    victim, defenders = g.owner[to], g.size[to]
    attack = victim >= 0 and victim != seat
    kamikaze = attack and discs == 1 and defenders == MAX_STACK
    captive = attack and destroy(g, to)  # [eko.kami.4]
    if kamikaze:  # [eko.kami.2, eko.kami.3]
        if led:
            g.emperor[seat] = RESERVE
        else:
            g.warriors[seat] += 1
        g.paid_space = -1
        g.tell(KAMIKAZE, seat, start, to, victim)
    else:
        put(g, seat, to, discs)
        if led:
            g.emperor[seat] = to
        g.paid_space = to
        g.paid_zones = free | zones  # what was paid on the way also covers the zone it stands in
        if attack:
            g.tell(ATTACKED, seat, start, to, victim, defenders)
        elif victim == seat:
            g.tell(REGROUPED, seat, start, to, discs + defenders)
        else:
            g.tell(MOVED, seat, start, to, discs)
    if captive:
        capture(g, seat, victim)


def destroy(g: Eko, space: int) -> bool:
    """A stack is destroyed: its warriors go to their owner; whether its Emperor is captured.
    [eko.move.9, eko.move.10, eko.emp.3]"""
    victim = g.owner[space]
    captive = leads(g, space)
    discs = g.size[space]
    lift(g, space, discs)
    g.warriors[victim] += discs - 1 if captive else discs
    return captive


def capture(g: Eko, seat: int, victim: int) -> None:
    """Take an Emperor captive; if one's own is captive somewhere, the two are exchanged at once.
    [eko.emp.7, eko.emp.8, eko.emp.9, eko.ruling.11]"""
    jailer = jailer_of(g, seat)
    g.emperor[victim] = in_prison(seat)
    g.tell(CAPTURED, seat, victim)
    if jailer >= 0:
        g.emperor[seat] = RESERVE  # [eko.emp.8]
        g.emperor[victim] = RESERVE if victim == jailer else in_prison(jailer)  # [eko.ruling.12]
        g.tell(EXCHANGED, seat, jailer, victim)


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
        return Reason("eko.move.1", [(STACK, start)])
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
