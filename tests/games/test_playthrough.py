"""Every game answers along its golden playthroughs as it did when they were written."""

import pytest

import krainy

from .playthrough import PLAYTHROUGHS, Playthrough, changes


@pytest.mark.parametrize("one", PLAYTHROUGHS, ids=lambda one: f"{one.game}-{one.name}")
def test_the_game_is_played_as_written(one: Playthrough) -> None:
    found = changes(one)
    shown = "\n".join(found[:60])
    how = "if it should: python -m tests.games.playthrough --write"
    assert not found, f"the game changed ({how}):\n{shown}"


def test_every_game_has_a_playthrough() -> None:
    assert {one.game for one in PLAYTHROUGHS} == set(krainy.names())
