"""OpenSpiel sees every game as it did when the golden playthroughs were written."""

import pytest

import krainy

from .playthrough import path, played


@pytest.mark.parametrize("game", krainy.names())
def test_the_interface_answers_as_written(game: str) -> None:
    written = path(game).read_text(encoding="utf-8").splitlines()
    found = [(old, new) for old, new in zip(written, played(game).splitlines(), strict=True) if old != new]
    assert not found, f"if it should: python -m tests.lab.playthrough --write\n{found[:5]}"
