"""Every lesson and puzzle that comes with the games is played in the engine, and has its words in every language."""

import re
from functools import cache

import pytest

import krainy
from krainy.play.lessons import Lesson, Telling, all_of, lessons, puzzles
from krainy.play.lessons.checking import Case, cases, fault
from krainy.play.lessons.library import folder
from krainy.play.lessons.telling import OTHERWISE, keys_of, lesson_speech
from krainy.play.words import LANGUAGES, speak

GAMES = krainy.names()
ALL = [lesson for game in GAMES for lesson in all_of(game)]
LONGEST = 220
"""Characters: more does not fit beside a board on a phone."""
MARKS = re.compile(r"[{}$_#\u2068\u2069]|\?\?\?| {2}| [,.;:?!]|--|\"|'")
"""What no sentence for people shows: marks of Fluent, and signs that typography has better ones for."""


@pytest.mark.parametrize("case", [case for lesson in ALL for case in cases(lesson)], ids=str)
def test_the_engine_agrees(case: Case) -> None:
    assert fault(case) == "", f"{case.lesson.file}, line {line(case)}"


def line(case: Case) -> int:
    """Where a case is written."""
    if case.step < 0:
        return 1
    step = case.lesson.steps[case.step]
    return step.wrong[case.wrong].line if case.wrong >= 0 else step.line


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: str(Case(lesson)))
def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert lesson.puzzle or 2 <= len(lesson.steps) <= 6
    assert lesson.rules, f"{lesson.file} names no rule that it touches"
    assert all(step.hints or not lesson.puzzle for step in lesson.steps), f"{lesson.file}: a puzzle has hints"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: str(Case(lesson)))
def test_a_lesson_has_its_words(lesson: Lesson, lang: str) -> None:
    speech = lesson_speech(lesson.game, lang)
    missing = [key for key in keys_of(lesson) if not speech.knows(key)]
    assert missing == []
    others = [f"{Telling(lesson, lang).key(step)}.{OTHERWISE}" for step in lesson.steps]
    for key in keys_of(lesson) + [key for key in others if speech.knows(key)]:
        said = speech.say(key)
        assert len(said) <= LONGEST, f"{key} has {len(said)} characters: {said}"
        assert MARKS.search(said) is None, said
        assert said == said.strip()
        assert said[0].isupper() or not said[0].isalpha(), said
        assert said[-1] in ".!?" or key == keys_of(lesson)[0], f"a sentence ends: {said}"


@cache
def written(game: str, lang: str) -> dict[str, set[str]]:
    """The messages in the file of a language, with their attributes."""
    speech, others = lesson_speech(game, lang), speak(lang, game)
    return {
        name: {attribute.id.name for attribute in entry.parsed.attributes}
        for name, entry in speech.messages.items()
        if name not in others.messages
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over(game: str, lang: str) -> None:
    needed = {key for lesson in all_of(game) for key in keys_of(lesson)}
    steps = {key for lesson in all_of(game) for key in keys_of(lesson)[1:] if "." not in key}
    allowed = needed | {f"{step}.{OTHERWISE}" for step in steps}
    there = set(written(game, lang)) | {
        f"{name}.{attribute}" for name, attributes in written(game, lang).items() for attribute in attributes
    }
    assert there - allowed == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_the_same_things(game: str) -> None:
    first, *rest = [written(game, lang) for lang in LANGUAGES]
    assert all(other == first for other in rest)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_and_puzzles_are_numbered_from_one(game: str) -> None:
    for there in (lessons(game), puzzles(game)):
        assert [lesson.number for lesson in there] == list(range(1, len(there) + 1))
        assert len({lesson.name for lesson in there}) == len(there) >= 7
    assert all(lesson.game == game for lesson in all_of(game)), "a lesson lies in the folder of another game"
    assert len(list(folder(game).iterdir())) <= 25
