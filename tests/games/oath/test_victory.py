"""Which rule a won game names."""

from typing import Any

import pytest

from tests.games.oath.table import Table

USURPER: dict[str, Any] = {"title": "red", "usurper": True, "sites": {"mountain": {"warbands": "red 1"}}}
VISIONARY: dict[str, Any] = {
    "visions_drawn": 3,
    "visions": {"red": "vision-of-faith"},
    "banners": {"darkest-secret": "red 1"},
}


@pytest.mark.rule("oath.win.1", "oath.win.2", "oath.wake.4")
@pytest.mark.parametrize(
    ("scene", "rule"),
    [(USURPER, "oath.win.1"), (VISIONARY, "oath.win.2"), ({**USURPER, **VISIONARY}, "oath.win.1")],
    ids=["usurper", "visionary", "both"],
)
def test_an_exile_who_wins_names_the_rule(scene: dict[str, Any], rule: str) -> None:
    table = Table(turn="red", phase="wake", **scene)
    assert table.state.decided
    assert table.state.end_rule == rule
