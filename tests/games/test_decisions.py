"""A decision says all of itself in its class: what it is called, the rule that it carries, what it is about."""

import itertools
import re
from pathlib import Path

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.play import words
from krainy.play.laws import any_move
from krainy.play.words import LANGUAGES, speak
from tests.games.decisions import decisions

GAMES = krainy.names()
TEXTS = Path(__file__).parents[2] / "src/krainy/games"
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


UNSAID = {"oath": {"other"}, "runewars": {"LayAt turns", "Spy hero", "StartAbility source"}}
"""Subjects, perhaps only of one decision, that need not be said: the other side of a campaign stands in its scene,
the others on the card or tile beside the question."""


@pytest.mark.parametrize("game", sorted(UNSAID))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_prompt_names_what_it_is_about(game: str, lang: str) -> None:
    text = (TEXTS / game / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    prompts = {
        name: set(re.findall(r"\$(\w+)", said))
        for name, said in re.findall(r"^prompt-(\w+) =(.*?)(?=^\S|^    \.)", text, re.MULTILINE | re.DOTALL)
    }
    met: set[str] = set()
    for seed in range(8):
        g = krainy.load(game).new(3, seed)
        g.told = None
        dice = Dice(seed)
        while not g.over and g.ply < 1500:
            said = prompts[g.asked_name()]
            for subject in set(g.about()) - said - UNSAID[game]:
                assert f"{g.asked_name()} {subject}" in UNSAID[game], f"seed {seed}, ply {g.ply}"
            met.add(g.asked_name())
            g.apply(*any_move(g, dice))
    assert len(met) > 20
