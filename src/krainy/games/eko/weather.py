"""Storms: how a stack can wander through the empty spaces, and which storm zones it then pays for. [eko.storm]"""

from typing import Final

from .board import BIT, Board, places

COUNT: Final = [bin(mask).count("1") for mask in range(512)]
"""How many zones a mask names."""


class Weather:
    """The empty spaces cut into regions that end at the edges of storm zones, and how they hang together."""

    def __init__(self, board: Board, empty: int) -> None:
        self.board: Final = board
        self.empty: Final = empty
        self.region = [-1] * board.spaces
        """The region of each empty space."""
        self.cells: list[int] = []
        """The spaces of each region, as a bit mask."""
        self.near: list[int] = []
        """The spaces next to each region."""
        self.next: list[int] = []
        """The regions next to each region, as a bit mask of regions."""
        self.within = [0] * board.zones
        """The regions in each storm zone."""
        self.fill(empty & board.calm_mask, board.calm_ways)
        self.calm: Final = BIT[len(self.cells)] - 1
        """The regions outside storms."""
        for zone in range(board.zones):
            first = len(self.cells)
            self.fill(empty & board.zone_masks[zone], board.way_masks)
            self.within[zone] = BIT[len(self.cells)] - BIT[first]
        for space in places(empty & ~board.calm_mask):
            here = self.region[space]
            for way in board.ways[space]:
                there = self.region[way]
                if there >= 0 and there != here:
                    self.next[here] |= BIT[there]
                    self.next[there] |= BIT[here]

    def fill(self, rest: int, ways: list[int]) -> None:
        """Find the regions among these spaces."""
        while rest:
            number = len(self.cells)
            cells = rest & -rest
            edge = cells
            near = 0
            while edge:
                space = (edge & -edge).bit_length() - 1
                self.region[space] = number
                touched = ways[space]
                near |= touched
                edge = (edge & (edge - 1)) | (touched & rest & ~cells)
                cells |= touched & rest
            for space in places(cells & self.board.stormside):
                near |= self.board.way_masks[space]
            self.cells.append(cells)
            self.near.append(near)
            self.next.append(0)
            rest &= ~cells

    def ventures(self, start: int, discs: int, free: int) -> list[tuple[int, int]]:
        """How a stack may wander: pairs of the storm zones it pays for and the regions then open to it.

        It may come back over its own start, so all regions beside the start are joined. A zone once reached can be
        added to what is paid; that finds every set of zones that some path crosses.
        [eko.storm.3, eko.storm.4, eko.storm.5, eko.ruling.16]
        """
        board = self.board
        beside = 0
        for way in board.ways[start]:
            if self.region[way] >= 0:
                beside |= BIT[self.region[way]]
        zone = board.zone[start]
        paid = BIT[zone] & ~free if zone >= 0 else 0
        most = discs - 1  # the last disc may not be lost. [eko.ruling.15]
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
                known |= self.next[(edge & -edge).bit_length() - 1]
                edge = (edge & (edge - 1)) | (known & allowed & ~inside)
            out.append((paid, inside))
            beyond = known & ~allowed
            if beyond and COUNT[paid] < most:
                for zone in range(board.zones):
                    if beyond & self.within[zone] and paid | BIT[zone] not in queue:
                        queue.append(paid | BIT[zone])
        return out

    def stops(self, start: int, zones: int, regions: int, targets: int, weaker: int) -> int:
        """Where a stack may stop after such a venture: on empty spaces, on these targets, and on the weaker ones where
        it enters one more zone and so loses one more disc."""
        cells, near = 0, self.board.way_masks[start]
        while regions:
            r = (regions & -regions).bit_length() - 1
            cells |= self.cells[r]
            near |= self.near[r]
            regions &= regions - 1
        sheltered = self.board.shelter[zones]
        return cells | (near & sheltered & targets) | (near & ~sheltered & weaker)
