"""Where tiles, markers of home realms, runes and realms may lie while the board is built. [runewars.map]"""

from typing import Final

from krainy.engine.vocabulary import Reason

from ..runes import has_rune
from ..state import RANDOM_BOARD, Runewars
from .tiles import CENTRE, NUMBER, OFF, OFFSETS, REALMS, STEP, TILE_OF, Board, apart

APART: Final = 3
"""How many steps home realm setup markers must be apart. [runewars.map.9, runewars.ruling.4]"""
WIDE_APART: Final = 4
"""At this distance realms can never touch; preferred by chance and after a failure."""


def places(board: Board, tile: int, turns: int) -> list[int]:
    """The cells at which the first area of a tile may lie, sorted. [runewars.map.4, runewars.map.5, runewars.map.6]"""
    if not board.on:
        return [CENTRE]
    tried: dict[int, bool] = {}
    for cell in board.edge():
        for offset in OFFSETS[tile][turns]:
            if cell - offset not in tried:
                tried[cell - offset] = board.fits(tile, turns, cell - offset)
    cells = [cell for cell, fits in tried.items() if fits]
    cells.sort()
    return cells


def fits_anywhere(board: Board, tile: int, turns: int) -> bool:
    """Whether there is such a cell at all."""
    if not board.on:
        return True
    for cell in board.edge():
        for offset in OFFSETS[tile][turns]:
            if board.fits(tile, turns, cell - offset):
                return True
    return False


# -- markers -----------------------------------------------------------------------------------------------------------


def possible_markers(g: Runewars) -> list[tuple[int, int]]:
    """Every pair of neighbouring free cells where a realm marker may lie, whatever the other markers. A marker is left
    out where some realm of this game could not lie. [runewars.map.7, runewars.map.8, runewars.ruling.3]"""
    board = g.board
    if board._marker_places is not None:
        return board._marker_places
    tried: dict[int, bool] = {}
    found: list[tuple[int, int]] = []
    for cell in board.edge():
        for side in range(3):
            for one in (cell, cell - STEP[side]):
                other = one + STEP[side]
                if one * 3 + side in tried or board.area(one) != OFF or board.area(other) != OFF:
                    continue
                tried[one * 3 + side] = True
                if board.free_sides(one) + board.free_sides(other) >= 3 and realms_fit(g, one, other):
                    found.append((one, side))
    found.sort()
    board._marker_places = found
    return found


def realms_fit(g: Runewars, one: int, other: int) -> bool:
    """Whether every realm of this game could replace a marker on these cells, were it the only one."""
    for faction in g.faction:
        fits = False
        for turns in range(6):
            cell = realm_cell(REALMS[faction], turns, one, other)
            if cell != OFF and g.board.fits(REALMS[faction], turns, cell):
                fits = True
                break
        if not fits:
            return False
    return True


def realm_cell(tile: int, turns: int, one: int, other: int) -> int:
    """Where the first area of a realm tile lies if two of its areas lie on these cells, turned so; OFF if not at
    all."""
    offsets = OFFSETS[tile][turns]
    for offset in offsets:
        cells = [one - offset + each for each in offsets]
        if other in cells:
            return one - offset
    return OFF


def far_enough(one: int, side: int, markers: list[int], distance: int) -> bool:
    """Whether a marker is so many steps away from all that lie. [runewars.map.9]"""
    other = one + STEP[side]
    for cell in markers:
        if apart(one, cell) < distance or apart(other, cell) < distance:
            return False
    return True


def completes(candidates: list[tuple[int, int]], markers: list[int], missing: int, distance: int) -> bool:
    """Whether so many more markers can be laid beside those that lie."""
    if missing == 0:
        return True
    for place, (one, side) in enumerate(candidates):
        if far_enough(one, side, markers, distance) and completes(
            candidates[place + 1 :], [*markers, one, one + STEP[side]], missing - 1, distance
        ):
            return True
    return False


def legal_markers(g: Runewars) -> list[tuple[int, int]]:
    """The places for the next marker from which all can be laid.
    [runewars.map.7, runewars.map.8, runewars.map.9, runewars.map.10, runewars.ruling.4]"""
    candidates = possible_markers(g)
    missing = g.seats - len(g.markers) // 2
    distances = [WIDE_APART, APART] if g.rules & RANDOM_BOARD or g.failures else [APART]
    for distance in distances:
        found = [
            (one, side)
            for one, side in candidates
            if far_enough(one, side, g.markers, distance)
            and completes(candidates, [*g.markers, one, one + STEP[side]], missing - 1, distance)
        ]
        if found:
            return found
    return []


# -- runes -------------------------------------------------------------------------------------------------------------


def marker_cells(g: Runewars, marker: int) -> tuple[int, int]:
    """The two cells of a home realm setup marker."""
    return g.markers[2 * marker], g.markers[2 * marker + 1]


def near_marker(g: Runewars, area: int) -> bool:
    """Whether an area is next to a realm marker. [runewars.map.12]"""
    for step in STEP:
        if g.board.cell[area] + step in g.markers:
            return True
    return False


def rune_places(g: Runewars) -> list[int]:
    """The areas where a starting rune may be laid. [runewars.map.12, runewars.ruling.5]"""
    return [
        area for area in range(NUMBER) if g.board.on >> area & 1 and not has_rune(g, area) and not near_marker(g, area)
    ]


# -- realms ------------------------------------------------------------------------------------------------------------


def touches_realm(g: Runewars, tile: int, turns: int, cell: int) -> bool:
    """Whether a realm would lie next to another. [runewars.map.15]"""
    for offset in OFFSETS[tile][turns]:
        for step in STEP:
            area = g.board.area(cell + offset + step)
            if area != OFF and TILE_OF[area] in REALMS:
                return True
    return False


def covers_marker(g: Runewars, tile: int, turns: int, cell: int, kept: int) -> bool:
    """Whether a realm would lie on a marker that somebody else still needs."""
    for offset in OFFSETS[tile][turns]:
        if cell + offset in g.markers and g.markers.index(cell + offset) // 2 != kept:
            return True
    return False


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_lay(g: Runewars, tile: int, turns: int, cell: int) -> Reason:
    """The rule that forbids to lay a tile there. [runewars.map.4, runewars.map.5, runewars.map.6]"""
    for offset in OFFSETS[tile][turns]:
        if cell + offset in g.board.area_at:
            return Reason("runewars.map.6")
    return Reason("runewars.map.5" if g.board.contact(tile, turns, cell) < 0 else "runewars.map.4")


def why_not_mark(g: Runewars, one: int, other: int) -> Reason:
    """The rule that forbids to lay a realm marker there. [runewars.map.7, runewars.map.8, runewars.map.9]"""
    board = g.board
    if one in board.area_at or other in board.area_at:
        return Reason("runewars.map.7")
    if board.free_sides(one) + board.free_sides(other) < 3:
        return Reason("runewars.map.8")
    return Reason("runewars.map.9")


def why_not_realm(g: Runewars, seat: int, marker: int, turns: int) -> Reason:
    """The rule that forbids to lay the realm so. [runewars.map.13, runewars.map.14, runewars.map.15]"""
    if 2 * marker >= len(g.markers):
        return Reason("runewars.map.13")
    tile = REALMS[g.faction[seat]]
    one, other = marker_cells(g, marker)
    cell = realm_cell(tile, turns, one, other)
    if cell == OFF:
        return Reason("runewars.map.13")
    if not g.board.fits(tile, turns, cell):
        return Reason("runewars.map.14")
    return Reason("runewars.map.15" if touches_realm(g, tile, turns, cell) else "runewars.map.13")
