"""The coach: every sentence is said in some scenario, in every language, with a rule that exists."""

from pathlib import Path

import pytest

import krainy
from krainy.games import NAMES
from krainy.play.languages import LANGUAGES
from krainy.play.reference import rules
from krainy.play.scenario import read
from krainy.play.words import speak

CASES = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("name", NAMES)
def test_every_tip_has_its_moment(name: str) -> None:
    game = krainy.load(name)
    said = {
        tip.split()[0]
        for scenario in read(CASES / name / "coach.yaml")
        for step in scenario.play
        if step.verb == "coach"
        for tip in step.what
    }
    assert said == {tip.key for tip in game.tips}
    assert 8 <= len(game.tips) <= 12
    known = {rule.id for rule in rules(name, "en")}
    assert {tip.rule for tip in game.tips} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_is_left_over(name: str, lang: str) -> None:
    keys = {key for key in speak(lang, name).messages if key.startswith("coach-")}
    assert keys == {f"coach-{tip.key}" for tip in krainy.load(name).tips}
