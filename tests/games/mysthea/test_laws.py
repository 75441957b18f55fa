"""The laws where random play seldom goes: games in which everybody likes to begin something."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from krainy.engine.chance import Dice
from krainy.engine.state import State
from krainy.play import laws
from krainy.play.trial import check_game

from .table import GAME, LIKED

pytestmark = pytest.mark.once
few = settings(max_examples=1, deadline=None, database=None, phases=[Phase.generate])


def eager_move(g: State, dice: Dice) -> tuple[int, int]:
    """Mostly an action that leads further into effects, battles and encounters."""
    actors = g.actors()
    seat = actors[dice.below(len(actors))]
    actions = g.actions(seat)
    liked = [action for action in actions if GAME.vocabulary.find(action).name in LIKED]
    if liked and dice.below(4):
        actions = liked
    return seat, actions[dice.below(len(actions))]


@pytest.mark.parametrize("options", [{}, {"foresight": "on", "draft": "on", "night": ["volcano", "rupture"]}])
@pytest.mark.parametrize("seats", [2, 3, 5])
@few
@given(st.integers(0, 2**64))
def test_eager_games_keep_the_laws(seats: int, options: dict[str, object], seed: int) -> None:
    patch = pytest.MonkeyPatch()
    with patch.context() as patched:
        patched.setattr(laws, "any_move", eager_move)
        check_game(GAME, seats, seed, options)
