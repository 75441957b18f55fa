"""A game of Krainy as a contestant, played through PettingZoo's interface as a learner would: `lab.py GAME SEATS`."""

import sys

from meter import answer, pick, shape

import krainy
from krainy.cli.bench import mode
from krainy.lab.zoo import Aec
from krainy.play.words import speak

LOOKS = 4


class Play:
    """Random games in one environment."""

    def __init__(self, game: str, seats: int) -> None:
        self.env = Aec(game, seats)
        self.seed = 0
        self.counts: list[int] = []
        """The legal actions of every decision so far."""

    def __call__(self) -> tuple[int, int]:
        env = self.env
        self.seed += 1
        env.reset(seed=self.seed)
        before = len(self.counts)
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(pick(legal)))
            self.counts.append(len(legal))
        return len(self.counts) - before, 1


def main(game: str, seats: int) -> None:
    play = Play(game, seats)
    for _ in range(LOOKS):
        play()
    title = f"{speak('en', game).say('game-title')}, {seats} seats, in PettingZoo"
    version = f"{krainy.__version__} {mode()}"
    answer({"system": "Krainy", "game": title, "version": version, **shape(play.counts, LOOKS)}, {"playout": play})


main(sys.argv[1], int(sys.argv[2]))
