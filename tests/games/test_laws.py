"""Every game keeps every law, at every seat count and with every set of options."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import krainy
from krainy._native import pure
from krainy.games.eko.tiles import MODULES
from krainy.play.trial import check_game, random_trial, rule_ids

SEEDS = st.integers(0, 2**64)
# A seed has no simpler seed, so a failure is shown as it was found.
few = settings(max_examples=2, deadline=None, database=None, phases=[Phase.generate])
some = settings(few, max_examples=1 if pure() else 2)
CAP = 100 if pure() else 1500
"""The laws themselves are never compiled: interpreted, the beginning of one game shows that the engine keeps them."""

EKO_MODULES = [[], ["temple_of_sand", "temple_of_moon", "temple_of_wind", "portals"], MODULES]


@pytest.mark.parametrize("name", krainy.names())
@some
@given(SEEDS)
def test_a_random_game_keeps_the_laws(name: str, seed: int) -> None:
    random_trial(krainy.load(name), seed, cap=CAP)


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", EKO_MODULES, ids=["base", "temples", "all"])
@few
@given(SEEDS)
def test_eko_keeps_the_laws(seats: int, modules: list[str], seed: int) -> None:
    check_game(krainy.load("eko"), seats, seed, {"modules": modules}, cap=800)


@pytest.mark.parametrize("name", krainy.names())
def test_the_rules_that_the_kernel_itself_names_exist(name: str) -> None:
    game = krainy.load(name)
    assert {game.rule_wait, game.rule_unknown} <= rule_ids(game)
