"""The lessons and puzzles that come with the games: `games/<game>/lessons/`, a file for each.

`02-walk.yaml` is the second lesson, `p02-walk.yaml` the second puzzle; what follows the number is its name for ever.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

import krainy
from krainy.engine.errors import BadInput

from ..strict_yaml import file_text
from .reading import Lesson, lesson_of

FILE: Final = re.compile(r"(?P<puzzle>p?)(?P<number>[0-9]{2})-(?P<name>[a-z][a-z0-9-]*)\.yaml")
GAMES: Final = Path(krainy.__file__).parent / "games"


def folder(game: str) -> Path:
    """Where the lessons of a game lie."""
    return GAMES / krainy.load(game).name / "lessons"


@cache
def all_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order, then its puzzles."""
    return tuple(read(path) for path in sorted(folder(game).glob("*.yaml")))


def read(path: Path) -> Lesson:
    """The lesson or puzzle in a file."""
    named = FILE.fullmatch(path.name)
    if named is None:
        raise BadInput(f"{path}: a lesson is called like 02-walk.yaml, a puzzle like p02-walk.yaml")
    lesson = lesson_of(file_text(path), str(path), named["name"], int(named["number"]))
    if lesson.puzzle != bool(named["puzzle"]):
        raise BadInput(f"{path}: the name of a puzzle begins with p, that of a lesson does not")
    return lesson


def lessons(game: str) -> list[Lesson]:
    """The lessons of a game, in their order."""
    return [lesson for lesson in all_of(game) if not lesson.puzzle]


def puzzles(game: str) -> list[Lesson]:
    """The puzzles of a game, in their order."""
    return [lesson for lesson in all_of(game) if lesson.puzzle]


def find(game: str, which: str, puzzle: bool = False) -> Lesson:
    """A lesson or a puzzle, by its number or its name."""
    there = puzzles(game) if puzzle else lessons(game)
    for lesson in there:
        if which in (str(lesson.number), f"{lesson.number:02}", lesson.name):
            return lesson
    kind, known = "puzzle" if puzzle else "lesson", ", ".join(f"{lesson.number} {lesson.name}" for lesson in there)
    raise BadInput(f"{game} has no {kind} '{which}'; it has: {known or 'none'}")
