"""The laws where random play seldom goes."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import krainy
from krainy.play import laws
from krainy.play.trial import check_game

from .warlike import warlike_move

pytestmark = pytest.mark.once
few = settings(max_examples=1, deadline=None, database=None, phases=[Phase.generate])


@pytest.mark.parametrize(
    "options", [{"board": "random"}, {"board": "random", "exploration": "on"}], ids=["base", "exploration"]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
@few
@given(st.integers(0, 2**64))
def test_warlike_games_keep_the_laws(seats: int, options: dict[str, object], seed: int) -> None:
    patch = pytest.MonkeyPatch()
    with patch.context() as patched:
        patched.setattr(laws, "any_move", warlike_move)
        check_game(krainy.load("runewars"), seats, seed, options, cap=500)
