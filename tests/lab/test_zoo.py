"""PettingZoo's own tests, run as they are, on every game."""

import random
import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

import krainy
from krainy.lab.zoo import Aec, Parallel

TABLES = [(game, seats) for game in krainy.names() for seats in krainy.load(game).seats]


def cycles(game: str, seats: int) -> int:
    """How far PettingZoo plays: as far as it does by itself with the fewest seats, else for a while."""
    return 1000 if seats == min(krainy.load(game).seats) else 150


@pytest.fixture(autouse=True)
def only_known_warnings() -> Iterator[None]:
    """PettingZoo expects bare arrays and warns of dicts, though it documents them; any other warning fails."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Observation is not a NumPy array.*")
        warnings.filterwarnings("ignore", message=".*Observation space for each agent probably should be.*")
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_aec(game: str, seats: int) -> None:
    api_test(Aec(game, seats), cycles(game, seats))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_parallel(game: str, seats: int) -> None:
    parallel_api_test(Parallel(game, seats), cycles(game, seats))


@pytest.mark.parametrize("game", krainy.names())
def test_seeds(game: str) -> None:
    seed_test(lambda: Aec(game), num_cycles=200)
    parallel_seed_test(lambda: Parallel(game), num_cycles=200)


@pytest.mark.parametrize("game", krainy.names())
def test_pictures(game: str) -> None:
    render_test(lambda render_mode: Aec(game, render_mode=render_mode), {"svg": lambda drawn: drawn.startswith("<svg")})


@pytest.mark.parametrize("game", krainy.names())
def test_the_state(game: str) -> None:
    state_test(Aec(game), Parallel(game))


@pytest.mark.parametrize("game", [name for name in krainy.names() if name != "eko"])
def test_perfect_information_tells_what_no_seat_may_know(game: str) -> None:
    """Two games that a seat cannot tell apart look the same to it, and not to a teacher."""
    env = Aec(game)
    env.reset(seed=2)
    for _ in range(60):
        seen, *_ = env.last()
        env.step(int(seen["action_mask"].nonzero()[0][-1]))
    episode = env.episode
    own, everything = episode.see(0)["observation"], env.state()
    assert len(own) < len(everything)
    told = []
    for seed in range(5):
        episode.g = episode.g.determinize(0, seed)
        assert (episode.see(0)["observation"] == own).all()
        told.append(env.state().tolist())
    assert any(other != everything.tolist() for other in told)


def test_perfect_information_tells_what_others_have_sealed() -> None:
    env = Parallel("xidit", 3)
    seen, _ = env.reset(seed=1)
    while sum(seen[agent]["action_mask"].any() for agent in env.agents) == 1:
        seen, *_ = env.step({agent: seen[agent]["action_mask"].argmax() for agent in env.agents})
    before = env.episode.see(0)["observation"].tolist()
    action = env.episode.g.actions(1)[0]
    env.episode.act(1, action)
    part = next(part for part in env.episode.perfect_layout if part.name == "all-sealed")
    assert env.state()[part.start : part.start + part.size].tolist() == [0] * 8 + [action + 1] + [0] * 15
    assert env.episode.see(0)["observation"].tolist() == before


def test_a_secret_choice_is_made_by_all_in_one_step() -> None:
    env = Parallel("xidit", 4)
    seen, _ = env.reset(seed=1)
    while len(asked := [agent for agent in env.agents if seen[agent]["action_mask"].any()]) == 1:
        seen, *_ = env.step({agent: seen[agent]["action_mask"].argmax() for agent in env.agents})
    assert asked == env.agents, "the Plan"
    before = env.episode.g.ply
    for orders in range(1, 7):
        seen, *_ = env.step({agent: seen[agent]["action_mask"].argmax() for agent in env.agents})
        assert env.episode.g.ply == before + 4 * orders


def test_what_is_not_legal_becomes_the_first_that_is() -> None:
    env = Aec("eko", 2)
    env.reset(seed=3)
    agent = env.agent_selection
    wrong = int((env.observe(agent)["action_mask"] == 0).argmax())
    env.step(wrong)
    assert env.infos[agent] == {"illegal": True}
    other = Aec("eko", 2)
    other.reset(seed=3)
    other.step(int(other.observe(agent)["action_mask"].argmax()))
    assert other.infos[agent] == {"illegal": False}
    assert (env.observe("seat_1")["observation"] == other.observe("seat_1")["observation"]).all()


def test_rewards_add_up_to_nothing_and_the_winner_has_most() -> None:
    env = Aec("mysthea", 3)
    env.reset(seed=5)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(seen["action_mask"].argmax()))
        if over:
            break
    assert env.episode.g.over
    won = env.episode.returns()
    assert sum(won) == pytest.approx(0)
    assert max(won) == won[env.episode.g.winners.bit_length() - 1]


def test_a_limit_cuts_the_game_off() -> None:
    env = Parallel("eko", 2, limit=5)
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        seen, rewards, over, cut, _ = env.step({a: seen[a]["action_mask"].argmax() for a in env.agents})
    assert env.agents == []
    assert set(cut.values()) == {True}
    assert set(over.values()) == {False}
    assert set(rewards.values()) == {0.0}


def test_global_chance_does_not_matter() -> None:
    """Whatever others draw between the steps, the same seed is the same game."""
    stories = []
    for pollution in (1, 2):
        env = Parallel("mysthea", 2)
        seen, _ = env.reset(seed=11)
        story = []
        for step in range(60):
            random.seed(pollution * step)
            np.random.seed(pollution * step)
            seen, *_ = env.step({a: seen[a]["action_mask"].argmax() for a in env.agents})
            story.append(seen["seat_0"]["observation"].tolist())
        stories.append(story)
    assert stories[0] == stories[1]
