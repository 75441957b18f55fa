"""A decision says all of itself in its class: what it is called, the rule that it carries, what it is about."""

import itertools

import pytest

import krainy
from krainy.play import words
from krainy.play.words import LANGUAGES, speak
from tests.games.decisions import decisions

GAMES = krainy.names()
pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_a_name_of_its_own(game: str) -> None:
    found = decisions(game)
    assert len(found) > 5
    for one in found:
        assert vars(one).get("name"), f"{one.__qualname__} has no name of its own"
    assert len({one.name for one in found}) == len(found)


@pytest.mark.parametrize(("game", "lang"), list(itertools.product(GAMES, LANGUAGES)))
def test_every_decision_has_a_prompt_and_a_rule_that_exists(game: str, lang: str) -> None:
    speech = speak(lang, game)
    ids = {rule.id for rule in words.rules(game, lang)}
    for one in decisions(game):
        assert speech.knows(f"prompt-{one.name}"), one.name
        assert one.rule in ids, f"{one.name} carries '{one.rule}'"


@pytest.mark.parametrize("game", GAMES)
def test_every_action_belongs_to_a_moment_or_to_many(game: str) -> None:
    known = {rule.id for rule in words.rules(game, "en")}
    blocks = krainy.load(game).vocabulary.blocks
    assert all(block.rule in known for block in blocks if block.rule)
    assert any(block.rule for block in blocks)
