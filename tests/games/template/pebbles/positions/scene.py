"""A position of Pebbles set up from words."""

from typing import Any, Final

from krainy.engine.errors import BadInput

from ..board import COLOURS, FULL, HEAP_NAMES
from ..state import Pebbles
from ..turn import Turn
from ..view.naming import find

KEYS: Final = ["seats", "heaps", "turn"]


def arrange(g: Pebbles, scene: dict[str, Any]) -> None:
    """Set a state up as the scene says; heaps that it leaves out are empty."""
    for key in scene:
        if key not in KEYS:
            raise BadInput(f"a scene of Pebbles has no '{key}'; it has: {', '.join(KEYS)}")
    seats, heaps = scene.get("seats", 2), scene.get("heaps", {})
    if type(seats) is not int or not 2 <= seats <= len(COLOURS):
        raise BadInput(f"seats: {seats!r} is not a number from 2 to {len(COLOURS)}")
    g.seats = seats
    g.alive = (1 << seats) - 1
    g.heaps = [0] * len(HEAP_NAMES)
    for name, count in heaps.items():
        if type(count) is not int or not 0 <= count <= FULL:
            raise BadInput(f"heaps: {name} cannot hold {count!r} pebbles")
        g.heaps[find("heap", name)] = count
    if sum(g.heaps) == 0:
        raise BadInput("heaps: a game goes on only while there are pebbles")
    g.turn = find("seat", scene.get("turn", COLOURS[0]))
    if g.turn >= seats:
        raise BadInput(f"turn: {COLOURS[g.turn]} does not play")
    g.then([Turn(g.turn)])
