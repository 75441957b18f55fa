"""What people are shown of a game of Pebbles; nothing is hidden, so everybody sees the same."""

from ..board import COLOURS, HEAP_NAMES
from ..state import Pebbles
from .shape import Ground, Position


def position(g: Pebbles) -> Position:
    """The complete position."""
    return {
        "seats": COLOURS[: g.seats],
        "turn": COLOURS[g.turn],
        "heaps": {name: g.heaps[heap] for heap, name in enumerate(HEAP_NAMES)},
        "over": g.over,
    }


def ground(g: Pebbles) -> Ground:
    """Where the heaps lie; `target` is what an action calls each of them."""
    return {"heaps": [{"name": name, "target": f"heap:{heap}"} for heap, name in enumerate(HEAP_NAMES)]}
