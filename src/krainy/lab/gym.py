"""Gymnasium: one seat learns, bots have the others. `gymnasium.make("krainy/eko", seats=3, opponents="greedy")`.

Observations, masks, illegal actions and rewards are as in `zoo`. An episode goes on to the end of the game, also when
the learner is out of it. Importing this module registers the games.
"""

from typing import Any, cast

import gymnasium
import numpy as np

import krainy
from krainy.bots import make
from krainy.engine.errors import BadInput
from krainy.engine.sight import Sight

from .episode import MODES, Episode, Seen


class Chair(gymnasium.Env[Seen, np.int64]):
    """A game seen from one chair."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        seats: int = 0,
        seat: int = 0,
        opponents: str = "random",
        render_mode: str | None = None,
        limit: int | None = None,
        **options: object,
    ) -> None:
        self.episode = Episode(game, seats, limit, **options)
        if not 0 <= seat < self.episode.seats:
            raise BadInput(f"there is no seat {seat}; seats are 0 to {self.episode.seats - 1}")
        make(opponents, 0)  # an unknown bot is refused now, not at the first step
        self.seat = seat
        self.opponents = opponents
        self.render_mode = render_mode
        self.observation_space = cast(gymnasium.Space[Seen], self.episode.observation_space)
        self.action_space = self.episode.action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.begin(int(self.np_random.integers(1 << 62)))
        self.bots = [make(self.opponents, int(self.np_random.integers(1 << 62))) for _ in range(self.episode.seats)]
        self.others()
        return self.episode.see(self.seat), {"illegal": False}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        legal = True
        if not episode.over:
            legal = episode.act(self.seat, int(action))
            self.others()
        reward = episode.returns()[self.seat] if episode.over else 0.0
        return episode.see(self.seat), reward, episode.over and not episode.cut, episode.cut, {"illegal": not legal}

    def others(self) -> None:
        """Let the bots play until the learner is asked, or the game is over."""
        g = self.episode.g
        while not self.episode.over and not g.owing >> self.seat & 1:
            seat = g.actors()[0]
            g.apply(seat, self.bots[seat].choose(Sight(g, seat)))

    def render(self) -> Any:
        return self.episode.draw(self.render_mode)

    def action_masks(self) -> Any:
        """The mask alone, by the name under which learners that know masks look for it."""
        return self.episode.see(self.seat)["action_mask"].astype(bool)


for name in krainy.names():
    gymnasium.register(
        f"krainy/{name}", entry_point="krainy.lab.gym:Chair", kwargs={"game": name}, disable_env_checker=True
    )
