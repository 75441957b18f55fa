"""What a bot should notice in a position of Ekö: features, and an evaluation from 0 (lost) to 1 (won)."""

from .state import Eko, points


def evaluate(g: Eko, seat: int) -> float:
    """How good the position is for a seat."""
    if g.over:
        return 1.0 if g.winners >> seat & 1 else 0.0
    return points(g, seat) / 24.0
