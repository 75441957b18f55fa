"""What a bot should notice in a position of Pebbles."""

from typing import Final

from ..board import HANDFUL
from ..state import Pebbles

FEATURES: Final = ["ahead"]


def features_of(g: Pebbles) -> list[list[float]]:
    """By seat: whether, of two, it can still take the last pebble whatever the other does."""
    odd = 0
    for count in g.heaps:
        odd ^= count % (HANDFUL + 1)
    return [[1.0 if (seat == g.turn) == (odd != 0) else 0.0] for seat in range(g.seats)]
