"""catanatron's own Gymnasium environment as a contestant: one seat chooses, its random players have the three others.

What all four decide is counted, as where our learner meets bots.
"""

from importlib.metadata import version

import catanatron.gym  # noqa: F401 - it registers the environment
import gymnasium
from catanatron import Color, RandomPlayer
from meter import answer, pick, shape

LOOKS = 3
OTHERS = [Color.RED, Color.ORANGE, Color.WHITE]
env = gymnasium.make(
    "catanatron/Catan-v0", config={"enemies": [RandomPlayer(color) for color in OTHERS]}, disable_env_checker=True
)
seed = 0


def play(counts: list[int] | None = None) -> tuple[int, int]:
    global seed
    seed += 1
    _, info = env.reset(seed=seed)
    over = cut = False
    while not (over or cut):
        legal = info["valid_actions"]
        if counts is not None:
            counts.append(len(legal))
        _, _, over, cut, info = env.step(pick(legal))
    state = env.unwrapped.game.state
    return len(state.action_records), 1


looked: list[int] = []
for _ in range(LOOKS):
    play(looked)
answer(
    {
        "system": "catanatron",
        "game": "Catan, 4 seats, in Gymnasium",
        "version": version("catanatron"),
        **shape(looked, LOOKS),
    },
    {"playout": play},
)
