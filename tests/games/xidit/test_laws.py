"""All laws hold where random play hardly comes: threats are removed, titans wake and fall, stacks run out."""

import pytest

import krainy
from krainy.engine.state import State
from krainy.play import laws
from krainy.play.trial import check_game

from .busy import busy_move

pytestmark = pytest.mark.once
GAME = krainy.load("xidit")
SETTINGS = [(3, "long", 3), (3, "short", 4), (4, "long", 1), (4, "short", 2), (5, "long", 5), (5, "short", 6)]


@pytest.mark.parametrize(("seats", "length", "seed"), SETTINGS)
def test_busy_games_keep_the_laws(seats: int, length: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "any_move", busy_move)
    happened: set[str] = set()

    def listen(g: State) -> None:
        happened.update(GAME.events.kinds[event.kind].name for event in g.told or [])

    outcome = check_game(GAME, seats, seed, {"length": length}, words=listen)
    assert outcome.ending != "unfinished"
    assert {"threat-removed", "stack-flipped"} <= happened
