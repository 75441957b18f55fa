"""A game of Krainy as a contestant, played as a learner would: `lab.py GAME SEATS zoo|vector|bots`.

`zoo` is PettingZoo's interface, one game. `vector` is Gymnasium's, 64 games in step, of which the learner plays every
seat, so that each decision is observed. In `bots` random bots have the other seats; their decisions count too.
"""

import sys

import numpy as np
from meter import answer, pick, shape

import krainy
from krainy.cli.bench import mode
from krainy.lab.vector import VectorChair
from krainy.lab.zoo import Aec
from krainy.play.words import speak

LOOKS = 4
GAMES = 64
STEPS = 50
TITLES = {
    "zoo": "in PettingZoo",
    "vector": f"in Gymnasium, {GAMES} games",
    "bots": f"in Gymnasium, {GAMES} games against bots",
}


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
            legal = seen["action_mask"].view(bool).nonzero()[0]
            env.step(int(pick(legal)))
            self.counts.append(len(legal))
        return len(self.counts) - before, 1


class Many:
    """Random games in an environment of many; those that end begin anew."""

    def __init__(self, game: str, seats: int, bots: bool) -> None:
        self.env = VectorChair(game, GAMES, seats=seats, opponents="random" if bots else None)
        self.chance = np.random.default_rng(7)
        self.seen, _ = self.env.reset(seed=1)
        self.ended = np.zeros(GAMES, bool)

    def __call__(self) -> tuple[int, int]:
        """Some steps of all games: how many decisions were taken in them, how many games came to their end."""
        decisions, games = 0, 0
        for _ in range(STEPS):
            before = self.plies()
            self.seen, _, over, cut, _ = self.env.step(self.drawn())
            after = self.plies()
            decisions += int(np.where(self.ended, after, after - before).sum())
            self.ended = over | cut
            games += int(self.ended.sum())
        return decisions, games

    def plies(self) -> np.ndarray:
        return np.array([chair.episode.g.ply for chair in self.env.chairs])

    def drawn(self) -> np.ndarray:
        """A legal action of every game; any, where it has ended."""
        mask = self.seen["action_mask"]
        found = mask.view(bool).ravel().nonzero()[0]
        rows = np.arange(GAMES)
        first = found.searchsorted(rows * mask.shape[1])
        count = np.append(first[1:], len(found)) - first
        place = first + (self.chance.random(GAMES) * count).astype(np.int64)
        return np.where(count > 0, found[np.minimum(place, len(found) - 1)] - rows * mask.shape[1], 0)


def main(game: str, seats: int, how: str) -> None:
    play = Play(game, seats)
    for _ in range(LOOKS):
        play()
    about = shape(play.counts, LOOKS)
    title = f"{speak('en', game).say('game-title')}, {seats} seats, {TITLES[how]}"
    version = f"{krainy.__version__} {mode()}"
    step = play if how == "zoo" else Many(game, seats, how == "bots")
    answer({"system": "Krainy", "game": title, "version": version, **about}, {"playout": step})


main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
