"""What is to be found where a seat chooses: every choice that is nearly as good as the best one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from krainy.bots import make
from krainy.bots.thinker import SearchBot
from krainy.bots.thought import merged
from krainy.engine.sight import Sight

SEARCH: Final = "search:1000"
"""The bot that solves: a number of iterations finds the same on every machine."""
SEARCHES: Final = 2
"""So many searches are put together: one alone may overlook something."""
MARGIN: Final = 0.03
"""A choice is right if the chance to win after it is so little below the best one."""
FEWEST: Final = 3
"""So many choices make a puzzle."""


class Tried(NamedTuple):
    """What a search thinks of one choice."""

    action: int
    tries: int
    chance: float


class Solution(NamedTuple):
    """The right choices, the best first, and the chance to win after each that was tried."""

    right: list[int]
    chances: dict[int, float]

    @property
    def best(self) -> float:
        return self.chances[self.right[0]]


def solve(sight: Sight, seed: int) -> list[Tried]:
    """What searches think of the choices of a seat, by what the seat may see; from the best to the worst."""
    thoughts = []
    for number in range(SEARCHES):
        thinker = make(SEARCH, seed + number)
        assert isinstance(thinker, SearchBot)
        thoughts.append(thinker.think(sight))
    return [Tried(idea.action, idea.tries, idea.chance) for idea in merged(thoughts).ideas]


def solution_of(ideas: Sequence[Tried]) -> Solution | None:
    """What is right by such a search; nothing where too many choices are, for then there is nothing to find."""
    chances = {idea.action: idea.chance for idea in ideas if idea.tries}
    right = [action for action, chance in chances.items() if chance >= ideas[0].chance - MARGIN]
    return Solution(right, chances) if len(ideas) >= FEWEST and 2 * len(right) <= len(ideas) else None
