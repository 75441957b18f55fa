"""Moving a stack: where it can go, what storms cost it, and what happens where it stops. [eko.move, eko.kami, eko.storm]

Sets of spaces are bit masks. Empty spaces that hang together form a region; every stack next to a region reaches all of
it and every stack at its rim. In storms a region ends at the edge of a zone, and a search over the zones paid for
takes the place of the single step.
"""

from typing import Any, Final

from .board import BIT, BITS, CHUNK, HEXES, LOW, MAX_SPACES, MAX_STACK, places
from .state import RESERVE, Eko, ignores_storms, in_prison, jailer_of, leads, lift, put, recall
from .vocabulary import ATTACKED, CAPTURED, EXCHANGED, KAMIKAZE, LOST_TO_STORM, MOVE, MOVED, REGROUPED, ROUTE

FIRST_MOVE: Final = MOVE.base
ROWS: Final[list[list[Any]]] = [list(range(first, first + MAX_SPACES)) for first in range(FIRST_MOVE, ROUTE.base, HEXES)]
"""The Moves from each space; kept as objects, so that listing them makes no new ints."""
COUNT: Final = [bin(mask).count("1") for mask in range(512)]
"""How many zones a mask names."""


def beats(discs: int, emperor: bool, defenders: int) -> bool:
    """Whether a stack may attack another of this size. [eko.move.8, eko.emp.2, eko.kami.1]"""
    return discs > defenders or (discs == defenders and emperor) or (discs == 1 and defenders == MAX_STACK)


def may_stop(g: Eko, seat: int, to: int, discs: int, emperor: bool) -> bool:
    """Whether a moving stack may end its Move on this space. [eko.move.4, eko.move.6, eko.move.8]"""
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
        foes1 = foes2 = foes3 = foes4 = 0
        for other in range(g.seats):
            if other != seat:
                foes1 |= g.piles[other * 5 + 1]
                foes2 |= g.piles[other * 5 + 2]
                foes3 |= g.piles[other * 5 + 3]
                foes4 |= g.piles[other * 5 + 4]
        own1, own2, own3 = g.piles[seat * 5 + 1], g.piles[seat * 5 + 2], g.piles[seat * 5 + 3]
        mine = own1 | own2 | own3 | g.piles[seat * 5 + 4]
        self.mine: Final = places(mine)
        self.empty: Final = g.board.all_mask & ~(mine | foes1 | foes2 | foes3 | foes4)
        join1, join2 = own1 | own2 | own3, own1 | own2
        weak2, weak3 = foes1 | foes2, foes1 | foes2 | foes3
        self.targets: Final = [
            *(0, 0),
            *(foes4 | join1, foes4 | foes1 | join1),
            *(foes1 | join2, weak2 | join2),
            *(weak2 | own1, weak3 | own1),
            *(weak3, weak3 | foes4),
        ]
        """The stacks on which one of d discs may stop, at 2 d, and at 2 d + 1 if its Emperor leads it.
        [eko.move.6, eko.move.8, eko.emp.2, eko.kami.1]"""


def moves(g: Eko, seat: int, survey: Survey) -> list[int]:
    """Every legal Move, sorted."""
    if g.board.zones > 0 and not ignores_storms(g, seat):
        return stormy_moves(g, seat, survey)
    return calm_moves(g, seat, survey)


def calm_moves(g: Eko, seat: int, survey: Survey) -> list[int]:
    """Every legal Move when no storm can cost anything. [eko.move.2-8]"""
    ways, empty = g.board.way_masks, survey.empty
    emperor = g.emperor[seat]
    regions: list[int] = []
    rims: list[int] = []
    found: list[int] = []
    for space in survey.mine:
        near = ways[space]
        stops = 0
        open_ways = near & empty
        for r in range(len(regions)):
            if regions[r] & open_ways:
                open_ways &= ~regions[r]
                stops |= regions[r]
                near |= rims[r]
        while open_ways:
            region = open_ways & -open_ways
            edge = region
            around = 0
            while edge:
                touched = ways[(edge & -edge).bit_length() - 1]
                around |= touched
                edge = (edge & (edge - 1)) | (touched & empty & ~region)
                region |= touched & empty
            regions.append(region)
            rims.append(around)
            open_ways &= ~region
            stops |= region
            near |= around
        stops |= near & survey.targets[g.size[space] * 2 + (1 if emperor == space else 0)]
        list_moves(found, space, stops & ~BIT[space])
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
    """Every legal Move when storms must be paid for. [eko.storm.3-6]"""
    weather = Weather(g, survey.empty)
    found: list[int] = []
    for space in survey.mine:
        led = 1 if g.emperor[seat] == space else 0
        free = paid_before(g, space)
        stops = 0
        for zones, regions in weather.ventures(g, space, free):
            stops |= weather.stops(g, space, zones | free, regions, g.size[space] - COUNT[zones], led, survey.targets)
        list_moves(found, space, stops & ~BIT[space])
    return found


class Weather:
    """The empty spaces cut into regions that end at the edges of storm zones, and how they hang together."""

    def __init__(self, g: Eko, empty: int) -> None:
        board = g.board
        self.cells: list[int] = []
        """The spaces of each region, as a bit mask."""
        self.near: list[int] = []
        """The spaces next to each region."""
        self.calm = 0
        """The regions outside storms, as a bit mask of regions."""
        self.within = [0] * board.zones
        """The regions in each storm zone."""
        self.fill(board.way_masks, empty & board.calm_mask, -1)
        for zone in range(board.zones):
            self.fill(board.way_masks, empty & board.zone_masks[zone], zone)
        self.next: list[int] = []
        """The regions next to each region."""
        for r in range(len(self.cells)):
            around = 0
            for other in range(len(self.cells)):
                if self.near[r] & self.cells[other] and other != r:
                    around |= BIT[other]
            self.next.append(around)

    def fill(self, ways: list[int], rest: int, zone: int) -> None:
        """Find the regions among these spaces."""
        while rest:
            region = rest & -rest
            edge = region
            around = 0
            while edge:
                touched = ways[(edge & -edge).bit_length() - 1]
                around |= touched
                edge = (edge & (edge - 1)) | (touched & rest & ~region)
                region |= touched & rest
            if zone < 0:
                self.calm |= BIT[len(self.cells)]
            else:
                self.within[zone] |= BIT[len(self.cells)]
            self.cells.append(region)
            self.near.append(around)
            rest &= ~region

    def ventures(self, g: Eko, start: int, free: int) -> list[tuple[int, int]]:
        """How the stack may wander: pairs of the storm zones it pays for and the regions then open to it.

        It may come back over its own start, so all regions beside the start are joined. A zone once reached can be
        added to what is paid; that finds every set of zones that some path crosses. [eko.storm.3-5, eko.ruling.16]
        """
        board = g.board
        beside = 0
        for r in range(len(self.cells)):
            if board.way_masks[start] & self.cells[r]:
                beside |= BIT[r]
        zone = board.zone[start]
        paid = BIT[zone] & ~free if zone >= 0 else 0
        most = g.size[start] - 1  # the last disc may not be lost. [eko.ruling.15]
        out: list[tuple[int, int]] = []
        if COUNT[paid] > most:
            return out
        queue = [paid]
        for paid in queue:
            allowed = self.calm
            for zone in range(board.zones):
                if (paid | free) & BIT[zone]:
                    allowed |= self.within[zone]
            known = beside
            inside = 0
            edge = beside & allowed
            while edge:
                inside |= edge
                for r in range(len(self.cells)):
                    if edge & BIT[r]:
                        known |= self.next[r]
                edge = known & allowed & ~inside
            out.append((paid, inside))
            if COUNT[paid] < most and known & ~allowed:
                for zone in range(board.zones):
                    if known & ~allowed & self.within[zone] and paid | BIT[zone] not in queue:
                        queue.append(paid | BIT[zone])
        return out

    def stops(
        self, g: Eko, start: int, zones: int, regions: int, discs: int, led: int, targets: list[int]
    ) -> int:
        """Where a stack of this many discs may stop after such a venture; entering one more zone costs one more disc."""
        cells, near = 0, g.board.way_masks[start]
        for r in range(len(self.cells)):
            if regions & BIT[r]:
                cells |= self.cells[r]
                near |= self.near[r]
        sheltered = g.board.calm_mask
        for zone in range(g.board.zones):
            if zones & BIT[zone]:
                sheltered |= g.board.zone_masks[zone]
        found = cells | (near & sheltered & targets[discs * 2 + led])
        if discs > 1:
            found |= near & ~sheltered & targets[discs * 2 - 2 + led]
        return found


def storm_routes(g: Eko, seat: int, start: int, goal: int) -> list[int]:
    """The sets of storm zones (masks, sorted) that a legal Move to this goal can cross and pay for."""
    survey = Survey(g, seat)
    weather = Weather(g, survey.empty)
    led = 1 if g.emperor[seat] == start else 0
    free = paid_before(g, start)
    goal_zone = g.board.zone[goal]
    entering = BIT[goal_zone] & ~free if goal_zone >= 0 else 0
    masks: list[int] = []
    for zones, regions in weather.ventures(g, start, free):
        discs = g.size[start] - COUNT[zones]
        stops = weather.stops(g, start, zones | free, regions, discs, led, survey.targets)
        if stops & BIT[goal] and zones | entering not in masks:
            masks.append(zones | entering)
    masks.sort()
    return masks


def paid_before(g: Eko, start: int) -> int:
    """The storm zones this stack has paid for already this turn. [eko.storm.4, eko.ruling.16]"""
    return g.paid_zones if start == g.paid_space else 0


# -- moving ------------------------------------------------------------------------------------------------------------


def carry_out(g: Eko, seat: int, start: int, to: int, zones: int, give_emperor: bool) -> None:
    """Move the stack, pay for the storms it crossed, and do what happens where it stops."""
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
        destroy(g, seat, to)
        if kamikaze:  # [eko.kami.2-3]
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
    """A stack is destroyed: its warriors go to their owner's reserve, its Emperor is captured. [eko.move.9-10, eko.emp.3]"""
    victim = g.owner[space]
    captive = leads(g, space)
    discs = g.size[space]
    lift(g, space, discs)
    g.warriors[victim] += discs - 1 if captive else discs
    if captive:
        capture(g, seat, victim)


def capture(g: Eko, seat: int, victim: int) -> None:
    """Take an Emperor captive; if one's own is captive somewhere, the two are exchanged at once. [eko.emp.7-9]"""
    g.tell(CAPTURED, seat, victim)
    jailer = jailer_of(g, seat)
    if jailer < 0:
        g.emperor[victim] = in_prison(seat)
        return
    g.tell(EXCHANGED, seat, jailer, victim)
    g.emperor[seat] = RESERVE  # [eko.emp.8]
    g.emperor[victim] = RESERVE if victim == jailer else in_prison(jailer)  # [eko.ruling.12]
