"""Bots choose legal actions from what their seat may see, the same ones from the same seed; greedy plays well."""

import pytest

import krainy
from krainy.bots import NAMES, make
from krainy.engine.errors import BadInput
from krainy.engine.sight import Sight
from krainy.engine.state import State


def play(names: list[str], seed: int, longest: int = 3000, game: str = "eko", **options: object) -> State:
    """A game among bots."""
    g = krainy.load(game).new(len(names), seed, **options)
    bots = [make(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not g.over and g.ply < longest:
        seat = g.actors()[0]
        g.apply(seat, bots[seat].choose(Sight(g, seat)))
    return g


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="there is no bot 'deep'; there are: random, greedy, easy, normal, hard, master"):
        make("deep", 1)


@pytest.mark.once
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_the_same_from_the_same_seed(name: str) -> None:
    g = krainy.load("eko").new(3, 5)
    choices = [make(name, 8).choose(Sight(g, g.actors()[0])) for _ in range(2)]
    assert choices[0] == choices[1]
    assert g.legal(g.actors()[0], choices[0])


def test_random_takes_every_action_some_time() -> None:
    g = krainy.load("eko").new(2, 5)
    seat = g.actors()[0]
    bot = make("random", 1)
    assert {bot.choose(Sight(g, seat)) for _ in range(400)} == set(g.actions(seat))


def test_greedy_wins_at_once_when_it_can() -> None:
    g = krainy.load("eko").arrange(
        {
            "board": {"spaces": ["a b c d"], "terrains": {"m": "mountain a"}},
            "stacks": {"a": "light_blue 2", "b": "navy 1"},
        }
    )
    action = make("greedy", 3).choose(Sight(g, 0))
    assert g.game.phrase(g, action) == "move a b"


def test_a_bot_leaves_the_game_it_looks_at_alone() -> None:
    g = krainy.load("eko").new(2, 9)
    before = g.view(0)
    make("greedy", 1).choose(Sight(g, g.actors()[0]))
    assert (g.view(0), g.ply) == (before, 0)


@pytest.mark.once
def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        names = ["greedy", "random"] if seed % 2 == 0 else ["random", "greedy"]
        wins += play(names, seed).winners >> seed % 2 & 1
    assert wins >= 18


@pytest.mark.once
def test_greedy_plans_better_than_chance() -> None:
    wins = 0
    for seed in range(6):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        wins += play(names, seed, game="xidit", length="short").winners >> seed % 4 & 1
    assert wins >= 5


@pytest.mark.once
def test_greedy_games_come_to_an_end() -> None:
    assert all(play(["greedy"] * 2, seed).over for seed in range(6))
    assert play(["greedy"] * 3, 1, modules=["portals", "temple_of_wind"]).over
