"""The laws where random play of a first game never goes: worlds with any of the 198 denizens, and eager players."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from krainy.engine.chance import Dice
from krainy.engine.state import State
from krainy.games.oath.hooks import POWERS
from krainy.play import laws
from krainy.play.trial import Depth, check_game

from .table import GAME
from .worlds import any_world

pytestmark = pytest.mark.once
few = settings(max_examples=1, deadline=None, database=None, phases=[Phase.generate])


def eager_move(g: State, dice: Dice) -> tuple[int, int]:
    """Every kind of action is as likely as another, and passing is rare."""
    seat = g.actors()[0]
    by_kind: dict[str, list[int]] = {}
    for action in g.actions(seat):
        by_kind.setdefault(GAME.vocabulary.find(action).name, []).append(action)
    if len(by_kind) > 1 and dice.below(5):
        by_kind.pop("pass", None)
    actions = list(by_kind.values())[dice.below(len(by_kind))]
    return seat, actions[dice.below(len(actions))]


@pytest.mark.parametrize(("seats", "prince"), [(1, "chancellor"), (2, "off"), (3, "exile"), (4, "off"), (6, "off")])
@few
@given(st.integers(0, 2**64))
def test_games_with_any_cards_keep_the_laws(seats: int, prince: str, seed: int) -> None:
    patch = pytest.MonkeyPatch()
    with patch.context() as patched:
        patched.setattr(laws, "any_move", eager_move)
        check_game(GAME, seats, seed, {"world": any_world(seed), "prince": prince}, depth=Depth(gap=10))


def asks_others(action: int) -> bool:
    """Whether others must agree to it: then it may be tried as often as its terms change. [oath.citizen.2]"""
    block = GAME.vocabulary.find(action)
    if block.name == "use":
        return not POWERS[block.decode(action)[0]].wears
    return block.name in ("offer", "lend", "borrow", "seat")


def test_a_free_action_never_goes_round_in_circles() -> None:
    """Players who never pass and ask nobody still end every turn: free moves use something up. (ruling 31)"""
    for seed in range(6):
        g = GAME.new(4, seed, world=any_world(seed))
        dice = Dice(seed)
        while not g.over:
            seat = g.actors()[0]
            actions = g.actions(seat)
            if actions[0] == 0:
                actions = [action for action in actions[1:] if not asks_others(action)] or actions[:1]
            g.do(seat, actions[dice.below(len(actions))])
            assert g.ply < 6000
