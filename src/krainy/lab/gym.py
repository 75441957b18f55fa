"""Gymnasium: one seat learns, bots have the others. `gymnasium.make("krainy/eko", seats=3, opponents="greedy")`.

Observations, masks, illegal actions and rewards are as in `zoo`. An episode goes on to the end of the game, also when
the learner is out of it. Without opponents (`opponents=None`) the learner plays every seat: each step shows what the
seat sees that is asked now. `info["seat"]` says which one that is. Importing this module registers the games;
`gymnasium.make_vec("krainy/eko", num_envs=64)` makes many at once, see `vector`.
"""

from typing import Any, cast

import gymnasium
import numpy as np

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.sight import Sight
from krainy.play.own import check, make

from .episode import MODES, Episode, Seen


class Chair(gymnasium.Env[Seen, np.int64]):
    """A game seen from one chair, or from the chair of whoever is asked."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        seats: int = 0,
        seat: int = 0,
        opponents: str | None = "random",
        render_mode: str | None = None,
        limit: int | None = None,
        perfect_information: bool = False,
        **options: object,
    ) -> None:
        self.episode = Episode(game, seats, limit, **options)
        if not 0 <= seat < self.episode.seats:
            raise BadInput(f"there is no seat {seat}; seats are 0 to {self.episode.seats - 1}")
        if opponents is not None:
            check(opponents)  # an unknown bot is refused now, not at the first step
        self.seat = seat
        """The learner's seat; where it plays them all, the one that it is asked for."""
        self.opponents = opponents
        self.perfect_information = perfect_information
        """Whether `info` also tells what no player may know."""
        self.render_mode = render_mode
        self.observation_space = cast(gymnasium.Space[Seen], self.episode.observation_space)
        self.action_space = self.episode.action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin()
        return self.episode.see(self.seat), self.info(True)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        legal, reward = self.act(int(action))
        episode = self.episode
        return episode.see(self.seat), reward, episode.over and not episode.cut, episode.cut, self.info(legal)

    def begin(self) -> None:
        """The next game, up to the learner's first decision."""
        self.episode.begin(int(self.np_random.integers(1 << 62)))
        seeds = [int(self.np_random.integers(1 << 62)) for _ in range(self.episode.seats)]
        self.bots = [make(self.opponents, seed) for seed in seeds] if self.opponents is not None else []
        self.others()

    def act(self, action: int) -> tuple[bool, float]:
        """Take an action of the learner and let the others answer; whether it was legal, and what it was worth to the
        seat that took it."""
        episode, seat = self.episode, self.seat
        legal = True
        if not episode.over:
            legal = episode.act(seat, action)
            if self.others():
                return legal, 0.0
        return legal, episode.returns()[seat]

    def others(self) -> bool:
        """Let the bots play until the learner is asked; false if the game is over before that."""
        episode, g = self.episode, self.episode.g
        while not episode.over:
            owing = g.owing
            first = (owing & -owing).bit_length() - 1
            if self.opponents is None:
                self.seat = first
                return True
            if owing >> self.seat & 1:
                return True
            g.apply(first, self.bots[first].choose(Sight(g, first)))
        return False

    def info(self, legal: bool) -> dict[str, Any]:
        """What a step tells beside the observation."""
        found: dict[str, Any] = {"illegal": not legal, "seat": self.seat}
        if self.episode.over:
            found["returns"] = np.array(self.episode.returns())
        if self.perfect_information:
            found["perfect_information"] = self.episode.perfect_information(self.seat)
        return found

    def render(self) -> Any:
        return self.episode.draw(self.render_mode)

    def action_masks(self) -> Any:
        """The mask alone, by the name under which learners that know masks look for it."""
        return self.episode.see(self.seat)["action_mask"].astype(bool)


for name in krainy.names():
    gymnasium.register(
        f"krainy/{name}",
        entry_point="krainy.lab.gym:Chair",
        vector_entry_point="krainy.lab.vector:VectorChair",
        kwargs={"game": name},
        disable_env_checker=True,
    )
