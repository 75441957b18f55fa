"""An environment of PettingZoo as a contestant, by its agent interface: `zoo.py NAME [KEY=NUMBER …]`.

It has no copy of its own: what is measured as a clone is `copy.deepcopy`.
"""

import copy
import importlib
import sys
from importlib.metadata import version

from meter import answer, pick, shape

LOOKS = 4
name, *settings = sys.argv[1:]
env = importlib.import_module(f"pettingzoo.classic.{name}").env(
    **{key: int(value) for key, value in (setting.split("=") for setting in settings)}
)
seed = 0


def play(most: int = 1 << 60, counts: list[int] | None = None) -> int:
    """Play at random, up to so many decisions; how many there were."""
    global seed
    seed += 1
    env.reset(seed=seed)
    count = 0
    while env.agents and count < most:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = seen["action_mask"].view(bool).nonzero()[0]
        env.step(int(pick(legal)))
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
middle = copy.deepcopy(env)
title = " ".join([name, *settings])
answer(
    {"system": "PettingZoo", "game": title, "version": version("pettingzoo"), **shape(looked, LOOKS)},
    {"playout": lambda: (play(), 1), "clone": clone},
)
