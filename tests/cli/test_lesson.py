"""Lessons and puzzles in the terminal."""

import json
from pathlib import Path

import pytest

import krainy
from krainy.cli.lesson import COMMANDS as OF_LESSONS
from krainy.cli.lesson import things
from krainy.cli.play import COMMANDS as OF_GAMES
from krainy.play.lessons import FINISHED, Attempt, Lesson, all_of, find, lessons, puzzles
from krainy.play.lessons.checking import Case
from krainy.play.reference import fold
from krainy.play.words import LANGUAGES, speak
from tests.cli.command import inside, told
from tests.cli.screen import drawn
from tests.cli.test_cli import refused


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    return tmp_path / "krainy" / "lessons.json"


def in_order(said: str, *parts: str) -> None:
    """These parts come in this order."""
    for part in parts:
        assert part in said, part
        said = said[said.index(part) + len(part) :]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_and_puzzles_are_listed(lang: str) -> None:
    said = told("lesson", "--lang", lang)
    assert said.count("\n") == sum(len(lessons(game)) + 1 for game in krainy.names()) + 2
    assert told("puzzle", "eko", "--lang", lang).count("○") + told("puzzle", "eko", "--lang", lang).count("●") == 45
    assert len(puzzles("eko")) == 9


def test_a_lesson_is_played_answered_and_remembered(data: Path) -> None:
    typed = [
        "move C4 G3",
        "build B2 A1 tower",
        "move H1 G2",
        "",
        "hint",
        "? eko.move.3",
        "move B2 C4",
        "undo",
        "move B2 C4",
    ]
    said = told("lesson", "eko", "2", stdin="\n".join([*typed, "move C4 G3"]))
    in_order(
        said,
        "Lesson 2: Walk, join, strike",
        "You play Light Blue.",
        "Step 1 of 2. One disc beats nobody",
        "> move C4 G3\nNot enough: you need more discs than stand there.",
        "(eko.move.8)",
        "> build B2 A1 tower\nNot allowed: ",
        "> move H1 G2\n",
        "Navy moves 1 disc from I2 to H5.\nNo stack of two yet.",
        "Press Enter to try this step again",
        "Step 1 of 2. ",
        "The lesson would do this: Move the stack from B2 to C4",
        "Only over empty spaces (eko.move.3)",
        "Step 2 of 2. Now walk",
        "Taken back.",
        "Step 1 of 2. ",
        "Step 2 of 2. Now walk",
        "takes Navy’s disc on G3.",
        "Gone from the board, but not from the game",
        "Next: krainy lesson eko 3",
    )
    assert json.loads(data.read_text()) == ["eko lesson walk"]
    assert " ✓  2  Walk, join, strike" in told("lesson", "eko")


def test_a_step_is_skipped_retried_and_the_lesson_begun_again_in_polish() -> None:
    typed = ["build E2 D2 camp", "początek", "pomiń", "ponów", "arm B2 1", "wskazówka", "koniec"]
    said = told("lesson", "eko", "build", lang="pl", stdin="\n".join(typed))
    in_order(
        said, "Krok 1 z 4.", "Krok 2 z 4.", "Krok 1 z 4.", "Krok 2 z 4.", "Krok 2 z 4.", "Też dobrze", "Krok 3 z 4."
    )
    in_order(said, "W tej lekcji byłoby tak: ", "Do zobaczenia!")


def test_a_puzzle_has_hints_and_several_solutions(data: Path) -> None:
    typed = ["hint", "hint", "build E1 D2 camp", "arm E1 1", "undo", "undo", "move D5 D3"]
    said = told("puzzle", "eko", "6", stdin="\n".join(typed))
    in_order(
        said,
        "Puzzle 6: The obvious defence",
        "Who would build for navy?",
        "Only one navy stack stands beside the capital.",
        "Navy replaces your camp by its own",
        "Take away the builder, not the ground",
        "Next: krainy puzzle eko 7",
    )
    assert json.loads(data.read_text()) == ["eko puzzle defence"]


def test_a_first_game_goes_on_after_the_lesson() -> None:
    count = len(find("eko", "game").steps)
    said = told("lesson", "eko", "game", stdin="\n".join(["skip"] * count + ["undo", "move G2 G3", "quit"]))
    in_order(said, "The start is made", "The game goes on, if you like.", "Taken back.", "See you!")


def test_what_cannot_be_kept_is_forgotten(data: Path) -> None:
    data.parent.mkdir()
    data.mkdir()
    assert "Next: krainy lesson eko 9" in told("lesson", "eko", "8", stdin="move C4 D3\nmarch\nbuild D3 D2 camp\n")
    assert "✓" not in told("lesson", "eko")


def test_input_that_ends_is_said() -> None:
    assert told("lesson", "oath", "1").endswith("The input has ended before the game.\n")


@pytest.mark.parametrize("lesson", [find(game, "1") for game in krainy.names()], ids=lambda lesson: lesson.game)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_lesson_of_every_game_is_played_to_its_end(lesson: Lesson, lang: str) -> None:
    typed = [text for step in lesson.steps for text in step.way.do]
    said = told("lesson", lesson.game, "1", lang=lang, stdin="\n".join(typed))
    assert f"krainy lesson {lesson.game} 2" in said


def test_lessons_are_checked_for_those_who_write_them() -> None:
    assert told("puzzle", "eko", "2", "--check") == "1 right, 0 wrong\n"


def test_wrong_input_is_answered_in_one_line() -> None:
    assert "it has: 1 points, 2 walk" in refused(inside("lesson", "eko", "99"))
    assert "there are: eko" in refused(inside("lesson", "chess"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", krainy.names())
def test_no_command_of_lessons_is_the_name_of_an_action(game: str, lang: str) -> None:
    speech = speak(lang, game)
    commands = {*OF_LESSONS, *[fold(speech.say(f"command-{name}")) for name in OF_LESSONS]}
    blocks = krainy.load(game).vocabulary.blocks
    verbs = {word for block in blocks for word in [block.name, *fold(speech.say(f"action-{block.name}.word")).split()]}
    assert commands & (verbs | set(OF_GAMES)) == set()


@pytest.mark.parametrize(
    "lesson", [lesson for game in krainy.names() for lesson in all_of(game)], ids=lambda lesson: str(Case(lesson))
)
def test_what_glows_can_be_drawn(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    while attempt.status != FINISHED:
        assert drawn(attempt.g, attempt.seat, "pl", 80, things(attempt.glows()))
        attempt.skip()
