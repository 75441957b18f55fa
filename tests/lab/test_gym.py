"""Gymnasium's own tests, run as they are, on every game."""

import warnings
from collections.abc import Iterator

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

import krainy
from krainy.engine.errors import BadInput
from krainy.lab.gym import Chair
from tests.lab.remote import Remote

TABLES = [(game, seats) for game in krainy.names() for seats in krainy.load(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_checker(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        # What cannot be made by a bare name is not checked for its drawing modes; `test_by_name` makes them by name.
        warnings.filterwarnings("ignore", message=".*Not able to test alternative render modes.*")
        check_env(Chair(game, seats, seats - 1))


@pytest.mark.parametrize("game", krainy.names())
def test_by_name(game: str) -> None:
    env = gymnasium.make(f"krainy/{game}", opponents="greedy", render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env.render(), str)


@pytest.fixture(scope="module")
def interpreted() -> Iterator[Remote]:
    remote = Remote()
    yield remote
    remote.close()


@pytest.mark.parametrize("game", krainy.names())
def test_interpreted_and_compiled_are_one_game(interpreted: Remote, game: str) -> None:
    """Played side by side in two processes: one runs the sources, and this one what was made of them."""
    check_environments_match(interpreted.sit(game=game), Chair(game=game), num_steps=300, seed=4)


def test_there_is_no_such_chair() -> None:
    with pytest.raises(BadInput, match="there is no seat 7; seats are 0 to 1"):
        Chair("eko", 2, seat=7)
    with pytest.raises(BadInput, match="there is no bot 'wizard'"):
        Chair("eko", 2, opponents="wizard")
