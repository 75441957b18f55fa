"""How a game of Pebbles begins. [pebbles.setup]"""

from typing import Any

from .board import FULL, HEAPS
from .state import Pebbles
from .turn import Turn
from .vocabulary import BEGINS


def begin(g: Pebbles, options: dict[str, Any]) -> None:
    """Full heaps, as many as were wished, and somebody to begin. [pebbles.setup.1-2]"""
    g.heaps = [FULL if heap < options["heaps"] else 0 for heap in range(HEAPS)]
    g.turn = g.below(g.seats)
    g.tell(BEGINS, g.turn)
    g.then([Turn(g.turn)])
