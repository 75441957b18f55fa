"""A game of RLCard as a contestant, by its environment: `cards.py NAME`.

It has no copy of its own: what is measured as a clone is `copy.deepcopy` of the game inside.
"""

import copy
import sys
from importlib.metadata import version

import rlcard
from meter import answer, pick, shape

LOOKS = 6
env = rlcard.make(sys.argv[1], config={"seed": 7})


def play(most: int = 1 << 60, counts: list[int] | None = None) -> int:
    """Play at random, up to so many decisions; how many there were."""
    seen, _ = env.reset()
    count = 0
    while not env.is_over() and count < most:
        legal = list(seen["legal_actions"])
        seen, _ = env.step(pick(legal))
        count += 1
        if counts is not None:
            counts.append(len(legal))
    return count


def clone() -> tuple[int]:
    copy.deepcopy(middle)
    return (1,)


looked: list[int] = []
for _ in range(LOOKS):
    play(counts=looked)
play(most=max(1, len(looked) // LOOKS // 2))
middle = copy.deepcopy(env.game)
answer(
    {"system": "RLCard", "game": sys.argv[1], "version": version("rlcard"), **shape(looked, LOOKS)},
    {"playout": lambda: (play(), 1), "clone": clone},
)
