"""Storms: how a stack can wander through the empty spaces, and which storm zones it then pays for. [eko.storm]

Sets of regions and of zones are masks in one machine integer: no board has room for 63 regions, since of the seven
hexes of a large tile at most three are apart from one another, and of a small tile only one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from krainy.engine.packed import BIT64, row_of

from .board import Board
from .spaces import REGION, SpaceSets, flood

COUNT: Final = vec[i64]([bin(mask).count("1") for mask in range(512)])
"""How many zones a mask names."""
OPEN: Final = 0
NEAR: Final = 1


class Weather:
    """The empty spaces cut into regions that end at the edges of storm zones, and how they hang together."""

    def __init__(self, board: Board, empty: i64, empty_second: i64) -> None:
        self.board: Final = board
        self.within = row_of(board.zones, 0)
        """The regions in each storm zone."""
        self.paid = vec[i64]()
        """How a stack may wander, found by `venture`: the storm zones it pays for …"""
        self.inside = vec[i64]()
        """… and the regions then open to it."""
        self.reached: Final = SpaceSets(2)
        """The spaces open to it and what is near them, found by `explore`."""
        outside, zones, ways = board._outside, board._zone_sets, board._way_sets
        regions = flood(empty & outside.first[0], empty_second & outside.second[0], ways, vec[i64]())
        stormless: i64 = len(regions) // REGION
        self.calm: Final = BIT64[stormless] - 1
        """The regions outside storms."""
        count = stormless
        for zone in range(len(zones)):
            regions = flood(empty & zones.first[zone], empty_second & zones.second[zone], ways, regions)
            self.within[zone] = BIT64[len(regions) // REGION] - BIT64[count]
            count = len(regions) // REGION
        self.regions: Final = regions
        self.next: Final = row_of(int(count), 0)
        """The regions next to each region; they meet at the edges of storms."""
        for region in range(stormless, count):
            beside = self.beside(regions[region * REGION + 2], regions[region * REGION + 3]) & ~BIT64[region]
            self.next[region] |= beside
            for other in range(count):
                if beside & BIT64[other]:
                    self.next[other] |= BIT64[region]

    def beside(self, first: i64, second: i64) -> i64:
        """The regions that have one of these spaces, as a mask."""
        regions = self.regions
        found: i64 = 0
        for region in range(len(self.next)):
            if (regions[region * REGION] & first) | (regions[region * REGION + 1] & second):
                found |= BIT64[region]
        return found

    def venture(self, start: i64, discs: i64, free: i64) -> None:
        """Find out how a stack may wander.

        It may come back over its own start, so all regions beside the start are joined. A zone once reached can be
        added to what is paid; that finds every set of zones that some path crosses.
        [eko.storm.3, eko.storm.4, eko.storm.5, eko.ruling.16]
        """
        ways = self.board._way_sets
        beside = self.beside(ways.first[start], ways.second[start])
        zones: i64 = self.board.zones
        zone = self.board.zone[start]
        begun: i64 = BIT64[zone] & ~free if zone >= 0 else 0
        most = discs - 1  # the last disc may not be lost. [eko.ruling.15]
        paid = vec[i64]()
        inside = vec[i64]()
        if COUNT[begun] <= most:
            paid = append(paid, begun)
        done: i64 = 0
        while done < len(paid):
            now = paid[done]
            done += 1
            allowed = self.calm
            for zone in range(zones):
                if (now | free) & BIT64[zone]:
                    allowed |= self.within[zone]
            known = beside
            found: i64 = 0
            grown = True
            while grown:
                grown = False
                for region in range(len(self.next)):
                    if known & allowed & ~found & BIT64[region]:
                        found |= BIT64[region]
                        known |= self.next[region]
                        grown = True
            inside = append(inside, found)
            beyond = known & ~allowed
            if beyond and COUNT[now] < most:
                for zone in range(zones):
                    if beyond & self.within[zone] and now | BIT64[zone] not in paid:
                        paid = append(paid, now | BIT64[zone])
        self.paid = paid
        self.inside = inside

    def explore(self, start: i64, venture: i64) -> None:
        """Find out what a stack comes to by one of its ventures."""
        ways, regions, inside = self.board._way_sets, self.regions, self.inside[venture]
        first: i64 = 0
        second: i64 = 0
        near, near_second = ways.first[start], ways.second[start]
        for region in range(len(self.next)):
            if inside & BIT64[region]:
                first |= regions[region * REGION]
                second |= regions[region * REGION + 1]
                near |= regions[region * REGION + 2]
                near_second |= regions[region * REGION + 3]
        self.reached.first[OPEN] = first
        self.reached.second[OPEN] = second
        self.reached.first[NEAR] = near
        self.reached.second[NEAR] = near_second
