"""A trial: what follows from its seed, what it says of a game that breaks, and what it draws."""

from typing import Any

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput
from krainy.engine.state import State
from krainy.play.laws import Breach
from krainy.play.trial import Depth, check_game, random_setting, random_value
from tests.engine.market import GAME, RULES, MarketGame

OPEN = Depth(gap=4, growth=1.0)


def test_the_same_seed_is_the_same_game() -> None:
    outcomes = [check_game(GAME, 3, seed, depth=OPEN, known=RULES) for seed in (1, 1, 2)]
    assert outcomes[0] == outcomes[1] != outcomes[2]


def test_a_game_over_the_cap_is_unfinished_and_no_breach() -> None:
    outcome = check_game(GAME, 3, 1, cap=7, known=RULES)
    assert (outcome.plies, outcome.ending) == (7, "unfinished")


def test_words_are_asked_for_after_every_action() -> None:
    plies: list[int] = []
    told = 0

    def words(g: State) -> None:
        nonlocal told
        plies.append(g.ply)
        told += len(g.told or [])

    outcome = check_game(GAME, 2, 1, depth=OPEN, known=RULES, words=words)
    assert plies == list(range(outcome.plies + 1))
    assert told > outcome.plies


def test_words_that_fail_are_a_breach_with_a_place() -> None:
    def words(g: State) -> None:
        if g.ply == 3:
            raise LookupError("no word for a porter")

    with pytest.raises(Breach) as caught:
        check_game(GAME, 2, 1, known=RULES, words=words)
    assert caught.value.law == "sound"
    assert "LookupError: no word for a porter" in caught.value.what
    assert caught.value.where == "market, 2 seats, seed 1, {}, ply 3"


class Collapsing(MarketGame):
    def begin(self, g: State, options: dict[str, Any]) -> None:
        raise IndexError("no such card")


def test_a_game_that_cannot_be_set_up_is_a_breach() -> None:
    with pytest.raises(Breach, match="IndexError: no such card") as caught:
        check_game(Collapsing(), 2, 1, known=RULES)
    assert caught.value.where.endswith("set-up")
    with pytest.raises(Breach, match="IndexError: no such card"):
        random_setting(Collapsing(), Dice(1))


class Choosy(MarketGame):
    def begin(self, g: State, options: dict[str, Any]) -> None:
        raise BadInput("never")


def test_a_game_that_refuses_all_options_is_given_up() -> None:
    with pytest.raises(BadInput, match="market refused 100 random choices"):
        random_setting(Choosy(), Dice(1))


def test_random_options_reach_every_value_and_only_legal_games() -> None:
    dice = Dice(3)
    settings = [random_setting(GAME, dice) for _ in range(200)]
    assert {seats for seats, _ in settings} == {2, 3, 4}
    assert {options["rounds"] for _, options in settings} == set(range(1, 7))
    assert {options["purse"] for _, options in settings} == {"light", "heavy"}
    assert {tuple(options["gifts"]) for _, options in settings if isinstance(options["gifts"], list)} == {
        (),
        ("coin",),
        ("card",),
        ("coin", "card"),
    }
    assert all(options["name"] == "" for _, options in settings)
    assert not any(options["rounds"] == 6 and options["purse"] == "heavy" for _, options in settings)


def test_every_module_of_eko_comes_alone_and_all_come_together() -> None:
    dice = Dice(4)
    modules = krainy.load("eko").options[0]
    drawn = {tuple(value) for value in (random_value(modules, dice) for _ in range(400)) if isinstance(value, list)}
    assert {(choice,) for choice in modules.choices} | {(), tuple(modules.choices)} <= drawn
