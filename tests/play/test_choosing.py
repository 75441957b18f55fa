"""A person comes to an action by picking, by typing, or by both; what is refused names its rule."""

import pytest

import krainy
from krainy.play.choosing import Choosing, NotAllowed, NotUnderstood
from krainy.play.words import speak

EKO = krainy.load("eko")
SCENE: dict[str, object] = {
    "seats": 2,
    "board": {
        "spaces": ["A B C D"],
        "terrains": {"M": "mountain A B", "S": "sinkhole C"},
    },
    "stacks": {"A": "light_blue 3 emperor", "B": "light_blue 1", "C": "navy 1", "D": "navy 4"},
    "turn": "light_blue",
}


def choosing(lang: str = "en") -> Choosing:
    return Choosing(speak(lang), EKO.arrange(SCENE), 0)


def test_choices_narrow_along_the_path_of_an_action() -> None:
    way = choosing()
    assert [choice.name for choice in way.choices()] == ["Move a stack", "Build"]
    assert way.question == "You take an action: move or build."
    way.enter("1")
    assert way.question == "Which stack moves?"
    assert [target.split(":")[0] for target in way.targets] == ["stack", "stack"]
    way.enter("B")
    assert way.chosen is not None
    assert EKO.phrase(way.g, way.chosen) == "move B A"


@pytest.mark.parametrize("text", ["build A M camp", "budowa a m obóz", "Budowa A M obozu", "build A"])
def test_a_whole_phrase_is_one_step(text: str) -> None:
    way = choosing("pl")
    way.enter(text)
    assert way.chosen is not None
    assert EKO.phrase(way.g, way.chosen) == "build A M camp"


def test_steps_without_a_choice_are_skipped() -> None:
    way = choosing()
    way.enter("build")
    assert way.question == "Which stack pays?"
    way.enter("A")
    assert way.chosen is not None


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("move A D", "eko.move.3"),
        ("move C B", "eko.move.1"),
        ("build C S camp", "eko.build.1"),
        ("build A M tower", "eko.build.5"),
        ("arm A 1", "eko.turn.1"),
        ("march", "eko.march.1"),
    ],
)
def test_what_is_not_allowed_names_its_rule_and_changes_nothing(text: str, rule: str) -> None:
    way = choosing()
    with pytest.raises(NotAllowed) as refusal:
        way.enter(text)
    assert refusal.value.rule == rule
    assert len(way.choices()) == 2


@pytest.mark.parametrize("text", ["fly", "move Z", "move A Z", "move A B C", "9"])
def test_what_is_not_understood_is_named(text: str) -> None:
    way = choosing()
    with pytest.raises(NotUnderstood):
        way.enter(text)
    assert way.chosen is None


def test_an_only_choice_that_must_be_asked_has_to_be_confirmed() -> None:
    g = EKO.arrange(SCENE)
    g.menu = [g.actions(0)[:1], []]
    way = Choosing(speak("en"), g, 0)
    assert way.chosen is None
    assert len(way.choices()) == 1
    way.enter("1")
    assert way.chosen == g.actions(0)[0]


def test_numbers_that_are_names_mean_what_they_say() -> None:
    scene = {**SCENE, "phase": "arming", "reserve": {"light_blue": "4"}}
    g = EKO.arrange(scene)
    way = Choosing(speak("en"), g, 0)
    way.enter("B")
    assert [choice.number for choice in way.choices()] == ["1", "2", "3"]
    way.enter("3")
    assert way.chosen is not None
    assert EKO.phrase(g, way.chosen) == "arm B 3"
