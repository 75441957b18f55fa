"""Why not: the rule of Pebbles that forbids an action."""

from .state import Pebbles
from .vocabulary import TAKE


def why_not(g: Pebbles, action: int) -> str:
    """None at all is too few; more than the heap has is too many. [pebbles.turn.2-3]"""
    number = TAKE.decode(action)[1]
    return "pebbles.turn.2" if number == 0 else "pebbles.turn.3"
