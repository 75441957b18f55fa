"""Every card, token and unit is played in a scenario; the quests in a table of their own."""

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from krainy.games.runewars.pieces import (
    CITIES,
    DEVELOPMENTS,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    TOKENS,
    UNITS,
)

from .test_quests import DUELS, TESTS

FOLDER = Path(__file__).parents[2] / "scenarios" / "runewars"
pytestmark = pytest.mark.once

PIECES = {
    "order": ORDERS[1:],
    "tactics": TACTICS[1:],
    "season": SEASON_CARDS[1:],
    "reward": REWARDS[1:],
    "objective": OBJECTIVES[1:],
    "hero": HEROES,
    "unit": UNITS,
    "title": TITLES,
    "city": CITIES,
    "token": TOKENS[1:],
    "development": DEVELOPMENTS[1:],
}


@cache
def played() -> str:
    """The positions and steps of all scenarios, without their titles."""
    cases = [case for path in sorted(FOLDER.glob("*.yaml")) for case in yaml.safe_load(path.read_text("utf-8"))]
    return "\n".join(yaml.safe_dump([case.get("position"), case.get("new"), case["play"]]) for case in cases)


@pytest.mark.parametrize("kind", PIECES)
def test_every_piece_is_in_a_scenario(kind: str) -> None:
    text = played()
    assert [name for name in PIECES[kind] if not re.search(rf"(?<![\w-]){name}(?![\w-])", text)] == []


def test_every_quest_is_attempted() -> None:
    text = played()
    tried = [*TESTS, *DUELS, *re.findall(r"quest ([\w-]+)", text)]
    assert [name for name in QUESTS[1:] if name not in tried] == []
