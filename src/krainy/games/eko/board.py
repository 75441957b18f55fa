"""The board of Ekö: spaces, terrains and what touches what. It never changes, so all copies of a game share it."""

from typing import Any, Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.packed import row_of

from .spaces import SpaceSets

MAX_SPACES: Final = 91  # four seats, all small tiles: 64 ordinary and 27 storm spaces
MAX_TERRAINS: Final = 36
HEXES: Final = 127  # spaces first, then terrains

CAMP: Final = 1
TOWER: Final = 2
CASTLE: Final = 3
Building = Literal["camp", "tower", "castle"]
BUILDINGS: Final[list[Building]] = list(get_args(Building))
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

Colour = Literal["light_blue", "navy", "violet", "grey"]
COLOURS: Final[list[Colour]] = list(get_args(Colour))
SpaceKind = Literal["space", "storm"]
SPACE_KINDS: Final[list[SpaceKind]] = list(get_args(SpaceKind))
TerrainKind = Literal[
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
TERRAINS: Final[list[TerrainKind]] = list(get_args(TerrainKind))
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
        self.zone = row_of(len(spaces), -1)
        """The storm zone of each space, or -1. [eko.storm.2]"""
        self.zones = 0
        self._way_sets: Final = SpaceSets(len(spaces))
        """The ways once more, as sets."""
        self._whole: Final = SpaceSets(1)
        """All spaces."""
        self._outside: Final = SpaceSets(1)
        """The spaces outside storms."""
        self._zone_sets = SpaceSets(0)
        """The spaces of each storm zone."""
        self._shelters = SpaceSets(0)
        """For every mask of storm zones, the spaces that lie in these or in none."""
        self.pyramids: list[list[int]] = []
        self.lighthouse: list[int] = []
        self.portals: Final = [t for t, kind in enumerate(kinds) if kind == PORTAL]
        self.wind: Final = kinds.index(WIND) if WIND in kinds else -1
        self.moon: Final = kinds.index(MOON) if MOON in kinds else -1
        self.sand: Final = kinds.index(SAND) if SAND in kinds else -1
        self.places: list[tuple[int, int]] = []
        """Where each hex lies (axial q, r), for drawing; empty for a board given as a graph."""
        self._numbers: list[vec[i64]] = []
        """What an observation tells of the board, part by part; made when it is first asked for."""
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
        self._zone_sets = SpaceSets(self.zones)
        for space in range(self.spaces):
            self._whole.add(0, space)
            for way in self.ways[space]:
                self._way_sets.add(space, way)
            if self.zone[space] < 0:
                self._outside.add(0, space)
            else:
                self._zone_sets.add(self.zone[space], space)
        self._shelters = self._outside.unions(self._zone_sets)

    def respell(self, told: dict[str, Any]) -> None:
        """For fingerprints: sets of spaces were once Python's integers, and there were more of them."""
        calm = self._outside.masks()[0]
        ways = self._way_sets.masks()
        told["all_mask"] = self._whole.masks()[0]
        told["calm_mask"] = calm
        told["calm_ways"] = [way & calm for way in ways]
        told["shelter"] = self._shelters.masks()
        told["stormside"] = sum(1 << space for space, way in enumerate(ways) if way & ~calm and calm >> space & 1)
        told["way_masks"] = ways
        told["zone_masks"] = self._zone_sets.masks()

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
