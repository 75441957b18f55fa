"""Many games at once for one learner: `gymnasium.make_vec("krainy/eko", num_envs=64, seats=3, opponents="greedy")`.

It answers as Gymnasium's `SyncVectorEnv` of the same chairs does, in every autoreset mode, but writes what is seen and
what is legal straight into the arrays of all games. With `copy=False` a step hands out these arrays themselves, which
the next step overwrites.
"""

from typing import Any, cast

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from .episode import Seen
from .gym import Chair

Step = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorChair(SyncVectorEnv):
    """Games of one kind, each seen from a chair, see `Chair`."""

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **wish: Any,
    ) -> None:
        super().__init__([lambda: Chair(game, **wish)] * num_envs, copy=copy, autoreset_mode=autoreset_mode)
        self.chairs = cast(list[Chair], self.envs)
        self.seen: NDArray[np.int16] = self._observations["observation"]
        self.masks: NDArray[np.int8] = self._observations["action_mask"]
        self.rows: list[Seen] = [
            {"observation": seen, "action_mask": mask} for seen, mask in zip(self.seen, self.masks, strict=True)
        ]
        self.offered: list[NDArray[np.int64]] = []
        """What each row of `masks` allows now."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        found: tuple[Seen, dict[str, Any]] = super().reset(seed=seed, options=options)
        self._env_obs = [*cast(list[Any], self.rows)]  # a copy: a reset puts other observations into it
        self.offered = [chair.episode.legal(chair.seat) for chair in self.chairs]
        return found

    def step(self, actions: Any) -> Step:
        infos: dict[str, Any] = {}
        ended = self._autoreset_envs
        assert self.autoreset_mode != AutoresetMode.DISABLED or not ended.any(), "reset the games that have ended"
        legal, seats = np.ones(self.num_envs, np.bool_), np.zeros(self.num_envs, np.int64)
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        restarting = ended.tolist()
        for place, (chair, action) in enumerate(zip(self.chairs, np.asarray(actions).tolist(), strict=True)):
            if restarting[place]:
                chair.begin()
            else:
                allowed, reward = chair.act(action)
                if not allowed:
                    legal[place] = False
                if chair.episode.over:
                    rewards[place], cut[place] = reward, chair.episode.cut
                    over[place] = not cut[place]
                    if self.autoreset_mode == AutoresetMode.SAME_STEP:
                        last = {"final_obs": chair.episode.see(chair.seat), "final_info": chair.info(allowed)}
                        infos = self._add_info(infos, last, place)
                        chair.begin()
                        legal[place] = True  # this is told of the game that begins
            if chair.episode.over or chair.perfect_information:
                more = chair.info(True)
                del more["illegal"], more["seat"]
                infos = self._add_info(infos, more, place)
            seats[place] = chair.seat
            self.write(place, chair)
        infos |= {"illegal": ~legal, "seat": seats, "_illegal": self.everyone(), "_seat": self.everyone()}
        self._terminations, self._truncations = over, cut
        self._autoreset_envs = (
            np.zeros(self.num_envs, np.bool_) if self.autoreset_mode == AutoresetMode.SAME_STEP else over | cut
        )
        found: Seen = {"observation": self.seen, "action_mask": self.masks}
        if self.copy:
            found = {name: array.copy() for name, array in found.items()}
        return found, rewards, over.copy(), cut.copy(), infos

    def write(self, place: int, chair: Chair) -> None:
        """Write what is seen from a chair, and what is legal there."""
        self.seen[place] = chair.episode.look(chair.seat)
        mask, offered = self.masks[place], chair.episode.legal(chair.seat)
        mask[self.offered[place]] = 0
        mask[offered] = 1
        self.offered[place] = offered

    def everyone(self) -> NDArray[np.bool_]:
        """Gymnasium's way to say that all games have told something."""
        return np.ones(self.num_envs, np.bool_)

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks alone, by the name under which learners that know masks look for them."""
        return self.masks.view(np.bool_).copy()
