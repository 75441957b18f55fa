"""A bot: whoever chooses an action from what one seat may see."""

from typing import Final

from mypy_extensions import mypyc_attr

from krainy.engine.sight import Sight
from krainy.engine.state import State

INDIFFERENT: Final = 0.0005
"""Chances to win that differ by no more than this are the same to a bot."""


def only_delays(world: State, seat: int, action: int, passing: int) -> bool:
    """Whether a seat would go on choosing alone after an action, while passing ends its turn."""
    return goes_on(world, seat, action) and not goes_on(world, seat, passing)


def goes_on(world: State, seat: int, action: int) -> bool:
    """Whether a seat would be asked alone again after an action."""
    after = world.clone()
    after.do(seat, action)
    return after.owing == 1 << seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclasses choose; all their randomness comes from the seed they were made with."""

    name = ""

    def choose(self, sight: Sight) -> int:
        """One of `sight.actions`."""
        raise NotImplementedError
