"""What a page needs to draw the board and never changes: the tiles as they are printed.

Where each tile lies and how it is turned is part of the view, for the players lay them.
"""

from typing import Any

from .pieces import RESOURCES
from .state import Runewars
from .tiles import AREA_FACTS, AREAS, AREAS_OF, BORDERS, COLOURED, HAS_CITY, PRODUCE, SIDES, TILE_NAMES, TILES


def ground(g: Runewars) -> dict[str, object]:
    """Every tile with its areas: place on the unturned tile, produce, coloured sides, room for a city."""
    return {"tiles": {TILE_NAMES[tile]: tile_ground(tile) for tile in range(TILES)}, "sides": SIDES.copy()}


def tile_ground(tile: int) -> dict[str, Any]:
    """One tile as it is printed; a turn takes (q, r) to (-r, q + r) and each side to the next."""
    return {
        AREAS[area]: {
            "at": [AREA_FACTS[area]["q"], AREA_FACTS[area]["r"]],
            "city": HAS_CITY[area],
            "produce": {RESOURCES[r]: PRODUCE[area][r] for r in range(len(RESOURCES)) if PRODUCE[area][r]},
            "borders": {SIDES[side]: BORDERS[COLOURED[area][side]] for side in range(6) if COLOURED[area][side]},
        }
        for area in AREAS_OF[tile]
    }
