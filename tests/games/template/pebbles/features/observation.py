"""A position of Pebbles in numbers, for those who learn."""

from krainy.engine.observation import Observation

from ..board import FULL
from ..state import Pebbles


def observe(g: Pebbles, o: Observation) -> None:
    """Everything: Pebbles hides nothing."""
    o.put("heaps", g.heaps, 0, FULL, "pebbles in every heap")
    o.seat_of("turn", g.turn, "whose turn it is")
