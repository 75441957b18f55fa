"""The end of Pebbles. [pebbles.end]"""

from .state import Pebbles
from .vocabulary import WON


def judge(g: Pebbles, seat: int) -> None:
    """Whoever takes the last pebble wins. [pebbles.end.1]"""
    if sum(g.heaps) == 0:
        g.tell(WON, seat)
        g.win(1 << seat, "pebbles.end.1")
