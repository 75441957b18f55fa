"""OpenSpiel's own tests, run as they are, on every game."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import krainy
from krainy.engine.errors import BadInput
from krainy.lab.spiel import SpielState

NAMES = [name for name in pyspiel.registered_names() if name.startswith("krainy_")]


def test_all_are_registered() -> None:
    assert {name.split("_")[1] for name in NAMES} == set(krainy.names())


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_simulation(name: str) -> None:
    # Imports scipy, which takes a second: not where tests are only collected.
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_history_replayed_on_a_fresh_state_is_the_same_game(name: str) -> None:
    """What OpenSpiel's own tests cannot see: they compare a state with its own copies only."""
    game = pyspiel.load_game(name)
    chance = np.random.default_rng(1)
    state = game.new_initial_state()
    story: list[int | list[int]] = []
    while not state.is_terminal() and len(story) < 400:
        if state.is_simultaneous_node():
            offers = [state.legal_actions(player) for player in range(game.num_players())]
            story.append([int(chance.choice(offer)) if offer else 0 for offer in offers])
        else:
            story.append(int(chance.choice(state.legal_actions())))
        go(state, story[-1])
    np.random.seed(99)  # whatever global chance does meanwhile
    again = game.new_initial_state()
    for step in story:
        go(again, step)
    assert str(again) == str(state)


def go(state: SpielState, step: int | list[int]) -> None:
    if isinstance(step, list):
        state.apply_actions(step)
    else:
        state.apply_action(step)


def test_search_of_others_plays_what_it_cannot_see() -> None:
    """OpenSpiel's IS-MCTS plays a few moves of Mysthea, imagining what is hidden as the rules do."""
    game = pyspiel.load_game("krainy_mysthea_turns")
    state = game.new_initial_state()
    state.apply_action(7)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Shallow(),
        uct_c=1.0,
        max_simulations=8,
        max_world_samples=-1,
        random_state=np.random.RandomState(3),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    seeds = iter(range(1000))
    bot.set_resampler(lambda state, player: state.imagine(player, next(seeds)))
    for _ in range(4):
        state.apply_action(int(bot.step(state)))
    assert state.move_number() == 5


class Shallow(RandomRolloutEvaluator):
    """Judges by nothing at all: whole rollouts are slow."""

    def evaluate(self, state: SpielState) -> list[float]:
        return [0.0] * state.num_players()


def test_options_are_one_text() -> None:
    game = pyspiel.load_game("krainy_xidit(options=length:short;virtual:hard)")
    state = game.new_initial_state()
    state.apply_action(1)
    assert '"years": 9' in str(state)
    with pytest.raises(BadInput, match="'length' is not an option: write name:value"):
        pyspiel.load_game("krainy_xidit(options=length)")
