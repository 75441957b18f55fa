"""OpenSpiel sees every game as it did when the golden playthroughs were written."""

from difflib import unified_diff

import pytest

import krainy

from .playthrough import path, played


@pytest.mark.parametrize("game", krainy.names())
def test_the_interface_answers_as_written(game: str) -> None:
    written = path(game).read_text(encoding="utf-8") if path(game).exists() else ""
    found = list(unified_diff(written.splitlines(), played(game).splitlines(), lineterm="", n=0))
    shown = "\n".join(found[:10])
    assert not found, f"the interface changed (if it should: python -m tests.lab.playthrough --write):\n{shown}"
