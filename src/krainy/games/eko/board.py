"""The board of Ekö: spaces, terrains and what touches what. It never changes, so all copies of a game share it."""

from typing import Final

MAX_SPACES: Final = 91  # four seats, all small tiles: 64 ordinary and 27 storm spaces
MAX_TERRAINS: Final = 36
HEXES: Final = 127  # spaces first, then terrains

BIT: Final = [1 << n for n in range(128)]
CHUNK: Final = 12
LOW: Final = (1 << CHUNK) - 1
BITS: Final = [[bit for bit in range(CHUNK) if mask >> bit & 1] for mask in range(1 << CHUNK)]
"""The bits that are set in every chunk of twelve: a bit mask of spaces is read chunk by chunk."""

CAMP: Final = 1
TOWER: Final = 2
CASTLE: Final = 3
BUILDINGS: Final = ["camp", "tower", "castle"]
PIECES: Final = [5, 3, 1]
"""Buildings of each kind per seat."""
DISCS: Final = 16
MAX_STACK: Final = 4
GOAL: Final = 12
CAPTIVE_POINTS: Final = 3
PYRAMID_POINTS: Final = 2
SURCHARGE: Final = 1
MARCH_PRICE: Final = 3
TEMPLE_PRICE: Final = 2

COLOURS: Final = ["light_blue", "navy", "violet", "grey"]
SPACE_KINDS: Final = ["space", "storm"]
TERRAINS: Final = [
    "sinkhole",
    "stone_desert",
    "ravine",
    "capital",
    "mountain",
    "portal",
    "temple_wind",
    "temple_moon",
    "temple_sand",
]
LIMITS: Final = [0, 1, 2, 2, 3, 0, 1, 1, 1]
"""The highest building each kind of terrain allows. [eko.build.2]"""
CAPITAL: Final = 3
PORTAL: Final = 5
WIND: Final = 6
MOON: Final = 7
SAND: Final = 8


class Board:
    """Which spaces and terrains there are, and which touch."""

    def __init__(self, spaces: list[str], storms: list[bool], terrains: list[str], kinds: list[int]) -> None:
        self.names = spaces + terrains
        """What people call each hex: the spaces, then the terrains."""
        self.spaces: Final = len(spaces)
        self.terrains: Final = len(terrains)
        self.storm: Final = storms
        self.kind: Final = kinds
        self.limit: Final = [LIMITS[kind] for kind in kinds]
        self.near: list[list[int]] = [[] for _ in spaces]
        """The spaces next to each space."""
        self.ways: list[list[int]] = []
        """The spaces one step away: those next to it, and those behind a portal. [eko.move.12]"""
        self.sites: list[list[int]] = [[] for _ in spaces]
        """The terrains next to each space."""
        self.plots: list[list[int]] = []
        """The terrains next to each space that carry a building."""
        self.shore: list[list[int]] = [[] for _ in terrains]
        """The spaces next to each terrain."""
        self.zone = [-1] * len(spaces)
        """The storm zone of each space, or -1. [eko.storm.2]"""
        self.zones = 0
        self.way_masks: list[int] = []
        """The ways as bit masks."""
        self.zone_masks: list[int] = []
        """The spaces of each storm zone as a bit mask."""
        self.all_mask = 0
        self.calm_mask = 0
        """The spaces outside storms as a bit mask."""
        self.calm_ways: list[int] = []
        """The ways that do not lead into a storm, as bit masks."""
        self.stormside = 0
        """The spaces outside storms from which a way leads into one."""
        self.shelter: list[int] = []
        """For every set of storm zones, the spaces that lie in these or in none."""
        self.pyramids: list[list[int]] = []
        self.lighthouse: list[int] = []
        self.portals: Final = [t for t, kind in enumerate(kinds) if kind == PORTAL]
        self.wind: Final = kinds.index(WIND) if WIND in kinds else -1
        self.moon: Final = kinds.index(MOON) if MOON in kinds else -1
        self.sand: Final = kinds.index(SAND) if SAND in kinds else -1
        self.places: list[tuple[int, int]] = []
        """Where each hex lies (axial q, r), for drawing; empty for a board given as a graph."""
        self.text = ""
        """The tiles as a line of text that lays the same board again; empty for a board given as a graph."""

    def touch(self, one: int, other: int) -> None:
        """Two hexes share a side; terrains are numbered after the spaces. Two terrains do not matter to each other."""
        if one > other:
            one, other = other, one
        if other < self.spaces:
            self.near[one].append(other)
            self.near[other].append(one)
        elif one < self.spaces:
            self.sites[one].append(other - self.spaces)
            self.shore[other - self.spaces].append(one)

    def open_portals(self) -> None:
        """From a space before one portal it is one step to every space before the other.
        [eko.portal.2, eko.portal.3, eko.portal.4, eko.ruling.19]"""
        one, other = self.shore[self.portals[0]], self.shore[self.portals[1]]
        for a in one:
            for b in other:
                if a != b and b not in self.ways[a]:
                    self.ways[a].append(b)
                    self.ways[b].append(a)
        for row in self.ways:
            row.sort()

    def finish(self) -> None:
        """Derive ways and storm zones once everything that touches has been told."""
        for row in self.near + self.sites + self.shore:
            row.sort()
        self.plots = [[terrain for terrain in row if self.limit[terrain] > 0] for row in self.sites]
        self.ways = [row.copy() for row in self.near]
        if len(self.portals) == 2:
            self.open_portals()
        for start in range(self.spaces):
            if self.storm[start] and self.zone[start] < 0:
                self.zone[start] = self.zones
                found = [start]
                for space in found:
                    for near in self.near[space]:
                        if self.storm[near] and self.zone[near] < 0:
                            self.zone[near] = self.zones
                            found.append(near)
                self.zones += 1
        self.way_masks = [mask_of(row) for row in self.ways]
        spaces = range(self.spaces)
        self.zone_masks = [mask_of([s for s in spaces if self.zone[s] == zone]) for zone in range(self.zones)]
        self.all_mask = mask_of(list(spaces))
        self.calm_mask = mask_of([s for s in spaces if self.zone[s] < 0])
        self.calm_ways = [mask & self.calm_mask for mask in self.way_masks]
        self.stormside = mask_of([s for s in spaces if self.way_masks[s] & ~self.calm_mask]) & self.calm_mask
        self.shelter = [self.calm_mask]
        for zone in range(self.zones):
            self.shelter += [mask | self.zone_masks[zone] for mask in self.shelter]

    def connected(self) -> bool:
        """Whether all spaces form one area, without counting portals. [eko.setup.5, eko.var.3]"""
        seen = [False] * self.spaces
        seen[0] = True
        found = [0]
        for space in found:
            for near in self.near[space]:
                if not seen[near]:
                    seen[near] = True
                    found.append(near)
        return len(found) == self.spaces


def mask_of(spaces: list[int]) -> int:
    """A set of spaces as a bit mask."""
    mask = 0
    for space in spaces:
        mask |= BIT[space]
    return mask


def places(spaces: int) -> list[int]:
    """The spaces of a mask, sorted."""
    found: list[int] = []
    first = 0
    while spaces:
        for bit in BITS[spaces & LOW]:
            found.append(first + bit)
        spaces >>= CHUNK
        first += CHUNK
    return found
