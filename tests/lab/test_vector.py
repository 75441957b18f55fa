"""Many games at once answer as Gymnasium's own vector environment of the same chairs does."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import krainy
import krainy.lab.gym
from krainy.lab.vector import VectorChair

WISHES: list[dict[str, Any]] = [
    {"opponents": "random"},
    {"opponents": None},
    {"opponents": "random", "perfect_information": True, "seats": 3, "seat": 1},
]


def same(one: Any, other: Any) -> bool:
    """Whether two answers are equal, arrays and dictionaries inside them included."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and one.shape == other.shape and bool((one == other).all())
    return bool(one == other)


def drawn(masks: Any, chance: np.random.Generator) -> Any:
    """A legal action of every game; now and then one that may be illegal."""
    actions = [int(chance.choice(row.nonzero()[0])) if row.any() else 0 for row in masks]
    if chance.random() < 0.1:
        actions[0] = int(chance.integers(masks.shape[1]))
    return np.array(actions)


@pytest.mark.parametrize("wish", WISHES, ids=["bots", "every seat", "teacher"])
@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("game", krainy.names())
def test_as_gymnasiums_own(game: str, mode: AutoresetMode, wish: dict[str, Any]) -> None:
    kwargs = {**wish, "limit": 25}  # so that games end, and begin anew, within a few steps
    one = VectorChair(game, 3, autoreset_mode=mode, **kwargs)
    other = SyncVectorEnv([lambda: krainy.lab.gym.Chair(game, **kwargs)] * 3, autoreset_mode=mode)
    assert (one.metadata, one.single_observation_space) == (other.metadata, other.single_observation_space)
    chance, ended = np.random.default_rng(1), 0
    answer: Any = one.reset(seed=5)
    assert same(answer, other.reset(seed=5))
    kept = copy.deepcopy(answer)
    for _ in range(40):
        actions = drawn(answer[0]["action_mask"], chance)
        found = one.step(actions)
        assert same(found, other.step(actions))
        assert same(answer, kept), "what was handed out has changed"
        over = found[2] | found[3]
        ended += int(over.sum())
        answer = found
        if mode == AutoresetMode.DISABLED and over.any():
            answer = one.reset(options={"reset_mask": over.copy()})
            assert same(answer, other.reset(options={"reset_mask": over.copy()}))
        kept = copy.deepcopy(answer)
    assert ended


def test_by_name_and_without_copies() -> None:
    env = gymnasium.make_vec("krainy/xidit", num_envs=2, opponents=None, copy=False)
    assert isinstance(env, VectorChair)
    first, _ = env.reset(seed=1)
    masks = env.action_masks()
    assert (first["action_mask"] == masks).all()
    second, *_ = env.step(masks.argmax(axis=1))
    assert second["observation"] is first["observation"], "the array of all games, as asked for"


@pytest.mark.parametrize("game", krainy.names())
def test_the_checker_where_the_learner_plays_every_seat(game: str) -> None:
    check_env(krainy.lab.gym.Chair(game, opponents=None, perfect_information=True), skip_render_check=True)


@pytest.mark.parametrize("game", krainy.names())
def test_a_whole_game_against_oneself_is_worth_nothing_in_sum(game: str) -> None:
    env = krainy.lab.gym.Chair(game, opponents=None)
    seen, info = env.reset(seed=3)
    chance, over, reward = np.random.default_rng(2), False, 0.0
    while not over:
        seat = info["seat"]
        assert seen["observation"][: env.episode.seats].tolist().index(1) == seat
        seen, reward, over, cut, info = env.step(np.int64(chance.choice(seen["action_mask"].nonzero()[0])))
        over = over or cut
    assert info["returns"].sum() == pytest.approx(0)
    assert reward == info["returns"][seat]
