"""Map tiles, the lattice they are laid on, and the board that they make: which areas touch, and across which border.

Hexes have a flat top; a cell is a hex of a lattice round the first tile. An area is known by its number all game,
its cell
only matters while the board is built and drawn.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from krainy.engine.flow import NOTHING
from krainy.engine.packed import row_of

from ..pack import Fact, plain_id, section
from ..pieces import FACTION_IDS, RESOURCES, unit_number

HexSide = Literal["N", "NE", "SE", "S", "SW", "NW"]
SIDES: Final[list[HexSide]] = list(get_args(HexSide))
STEPS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
MOUNTAIN: Final = 1
WATER: Final = 2
Border = Literal["mountain", "water"]
BORDERS: Final[list[str]] = ["", *get_args(Border)]

TILE_FACTS: Final[list[Fact]] = section("tiles")
TILES: Final = len(TILE_FACTS)
MAP_TILES: Final[list[int]] = [t for t in range(TILES) if "home_faction" not in TILE_FACTS[t]]
REALMS: Final[list[int]] = [[t.get("home_faction", "") for t in TILE_FACTS].index(faction) for faction in FACTION_IDS]
"""The realm tile of each faction."""
TILE_NAMES: Final[list[str]] = [plain_id(t["id"]) for t in TILE_FACTS]

AREA_FACTS: Final[list[Fact]] = [a for t in TILE_FACTS for a in t["area"]]
AREAS: Final[list[str]] = [a["id"] for a in AREA_FACTS]
NUMBER: Final = len(AREAS)
TILE_OF: Final[list[int]] = [t for t in range(TILES) for _ in TILE_FACTS[t]["area"]]
AREAS_OF: Final[list[list[int]]] = [[a for a in range(NUMBER) if TILE_OF[a] == t] for t in range(TILES)]
HOME_OF: Final[list[int]] = [REALMS.index(TILE_OF[a]) if TILE_OF[a] in REALMS else -1 for a in range(NUMBER)]
"""The faction to whose realm an area belongs, or -1."""
PRODUCE: Final[list[list[int]]] = [[a["resources"][r] for r in RESOURCES] for a in AREA_FACTS]
DWELLERS: Final[list[list[tuple[int, int]]]] = [
    [(unit_number(name), number) for name, number in a["neutrals"].items()] for a in AREA_FACTS
]
"""The neutral units printed on each area. [runewars.map.16]"""
HAS_CITY: Final[list[bool]] = [bool(a["city"]) for a in AREA_FACTS]

RADIUS: Final = 20
WIDTH: Final = 2 * RADIUS + 1
CELLS: Final = WIDTH * WIDTH
"""Cells of a rhombus that holds every board; a cell is its column times the width plus its row."""
CENTRE: Final = RADIUS * WIDTH + RADIUS
OFF: Final = -1
MARGIN: Final = 8 * WIDTH
"""So far beyond the lattice somebody may look for an area, tiles being small."""


def cell_at(q: int, r: int) -> int:
    """The number of the cell with these coordinates round the centre."""
    assert max(abs(q), abs(r)) < RADIUS, "the board leaves the lattice"
    return (q + RADIUS) * WIDTH + r + RADIUS


def coordinates(cell: int) -> tuple[int, int]:
    """Column and row of a cell, seen from the centre."""
    return cell // WIDTH - RADIUS, cell % WIDTH - RADIUS


STEP: Final = [q * WIDTH + r for q, r in STEPS]
"""What to add to a cell for its neighbour across each side."""


def apart(one: int, other: int) -> int:
    """Steps between two cells. [runewars.ruling.4]"""
    q1, r1 = coordinates(one)
    q2, r2 = coordinates(other)
    return (abs(q1 - q2) + abs(r1 - r2) + abs(q1 + r1 - q2 - r2)) // 2


def offsets(tile: int, turns: int) -> list[int]:
    """Where the areas of a tile lie, from the cell of its first area, when it is turned so often."""
    found: list[int] = []
    for area in AREAS_OF[tile]:
        q, r = int(AREA_FACTS[area]["q"]), int(AREA_FACTS[area]["r"])
        for _ in range(turns):
            q, r = -r, q + r
        found.append(q * WIDTH + r)
    return [offset - found[0] for offset in found]


OFFSETS: Final = [[offsets(tile, turns) for turns in range(6)] for tile in range(TILES)]
COLOURED: Final[list[list[int]]] = [[BORDERS.index(a["borders"].get(side, "")) for side in SIDES] for a in AREA_FACTS]
"""By area and side of the unturned tile: mountain, water or 0."""


class Board:
    """The tiles laid so far. Never changed: `with_tile` makes another; clones share it."""

    def __init__(self, cell: list[int], turns: list[int]) -> None:
        self.cell: Final = cell
        """Where each area lies; OFF for one that is not on the board."""
        self.turns: Final = turns
        """How often each tile is turned."""
        self.on = 0
        """The areas on the board, as a mask."""
        self.near: list[list[int]] = [[] for _ in range(NUMBER)]
        """The areas next to each. [runewars.term.1]"""
        self.border: list[list[int]] = [[] for _ in range(NUMBER)]
        """What closes the way to each of them: mountain, water, both as bits, or 0. [runewars.border.1]"""
        area_at: dict[int, int] = {}
        for area in range(NUMBER):
            if cell[area] != OFF:
                area_at[cell[area]] = area
                self.on |= 1 << area
        self.area_at: Final = area_at
        self._areas: Final = row_of(CELLS + 2 * MARGIN, OFF)
        """The same by cell, as a packed row; see `area`."""
        for at, area in area_at.items():
            self._areas[at + MARGIN] = area
        self._edge = NOTHING
        self._marker_places: list[tuple[int, int]] | None = None
        """What `possible_markers` found; follows from the tiles and the factions, which stay."""
        for area in range(NUMBER):
            if cell[area] == OFF:
                continue
            for side in range(6):
                other = self.area(cell[area] + STEP[side])
                if other != OFF:
                    self.near[area].append(other)
                    self.border[area].append(self.side(area, side) | self.side(other, (side + 3) % 6))
        self.near_homes = 0
        """The areas next to a home realm, as a mask."""
        for area in range(NUMBER):
            for other in self.near[area]:
                if HOME_OF[other] >= 0 and HOME_OF[area] != HOME_OF[other]:
                    self.near_homes |= 1 << area

    def area(self, cell: i64) -> int:
        """The area on a cell, or OFF."""
        return self._areas[cell + MARGIN]

    def side(self, area: int, side: int) -> int:
        """What colours a side of an area, as the tile lies."""
        return COLOURED[area][(side - self.turns[TILE_OF[area]]) % 6]

    def with_tile(self, tile: int, turns: int, cell: int) -> "Board":
        """The board with one tile more, its first area at this cell."""
        cells = self.cell.copy()
        for place, area in enumerate(AREAS_OF[tile]):
            cells[area] = cell + OFFSETS[tile][turns][place]
        turned = self.turns.copy()
        turned[tile] = turns
        return Board(cells, turned)

    def without_realms(self) -> "Board":
        """The board before the home realms were laid."""
        cells = [OFF if HOME_OF[area] >= 0 else cell for area, cell in enumerate(self.cell)]
        return Board(cells, self.turns)

    def fits(self, tile: int, turns: int, cell: int) -> bool:
        """Whether a tile may lie so: nothing overlaps, no coloured side against another, at least two areas
        touch at least two. [runewars.map.4, runewars.map.5, runewars.map.6]"""
        return self.contact(tile, turns, cell) >= 2

    def contact(self, tile: int, turns: int, cell: int) -> int:
        """How many areas touch how many, the smaller number; -1 if the tile may not lie so at all."""
        inner = 0
        touched: list[int] = []
        for place, area in enumerate(AREAS_OF[tile]):
            at = cell + OFFSETS[tile][turns][place]
            if self.area(at) != OFF:
                return -1
            touches = False
            for side in range(6):
                other = self.area(at + STEP[side])
                if other == OFF:
                    continue
                if COLOURED[area][(side - turns) % 6] and self.side(other, (side + 3) % 6):
                    return -1
                touches = True
                if other not in touched:
                    touched.append(other)
            if touches:
                inner += 1
        return min(inner, len(touched))

    def edge(self) -> list[int]:
        """The free cells next to the board, sorted; found once."""
        if not self._edge:
            found: dict[int, bool] = {}
            for cell in self.cell:
                if cell != OFF:
                    for step in STEP:
                        if self.area(cell + step) == OFF:
                            found[cell + step] = True
            self._edge = sorted(found)
        return self._edge

    def free_sides(self, cell: int) -> int:
        """How many uncoloured sides of laid areas a free cell touches. [runewars.map.8]"""
        total = 0
        for side in range(6):
            other = self.area(cell + STEP[side])
            if other != OFF and not self.side(other, (side + 3) % 6):
                total += 1
        return total


BARE: Final = Board([OFF] * NUMBER, [0] * TILES)
"""A board with nothing on it."""
