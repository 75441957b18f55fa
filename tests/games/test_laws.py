"""Every game keeps every law, at every seat count and with every set of options."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import krainy
from krainy.games.eko.tiles import MODULES
from krainy.play.trial import check_game, random_trial, rule_ids

SEEDS = st.integers(0, 2**64)
# A seed has no simpler seed, so a failure is shown as it was found.
few = settings(max_examples=2, deadline=None, database=None, phases=[Phase.generate])

EKO_MODULES = [[], ["temple_of_sand", "temple_of_moon", "temple_of_wind", "portals"], MODULES]


@pytest.mark.parametrize("name", krainy.names())
@few
@given(SEEDS)
def test_a_random_game_keeps_the_laws(name: str, seed: int) -> None:
    random_trial(krainy.load(name), seed, cap=1500)


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
