"""OpenSpiel's own environments for learners as a contestant, many games in step: `spiel_env.py NAME GAMES`."""

import sys
from importlib.metadata import version

from meter import answer, pick, shape
from open_spiel.python import rl_environment
from open_spiel.python.vector_env import SyncVectorEnv

STEPS = 20
name, number = sys.argv[1], int(sys.argv[2])


class Choice:
    """What its vector environment expects of an agent."""

    def __init__(self, action: int) -> None:
        self.action = action


games = SyncVectorEnv([rl_environment.Environment(name) for _ in range(number)])
now = games.reset()
seen: list[int] = []
finished = 0


def play() -> tuple[int, int]:
    global now, finished
    ended = 0
    for _ in range(STEPS):
        choices = []
        for step in now:
            legal = step.observations["legal_actions"][step.current_player()]
            seen.append(len(legal))
            choices.append(Choice(pick(legal)))
        now, _, done, _ = games.step(choices, reset_if_done=True)
        ended += sum(done)
    finished += ended
    return STEPS * number, ended


while finished < number:
    play()
answer(
    {
        "system": "OpenSpiel",
        "game": f"{name}, {number} games in its environments",
        "version": version("open_spiel"),
        **shape(seen, finished),
    },
    {"playout": play},
)
