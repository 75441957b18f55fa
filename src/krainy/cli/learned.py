"""Which lessons and puzzles this user has finished: a small file in the user's data folder."""

import contextlib
import json
from pathlib import Path

from krainy.play.lessons import Lesson
from krainy.server.settings import data_folder

FILE = "lessons.json"


def place() -> Path:
    """The file that remembers."""
    return data_folder() / FILE


def name_of(lesson: Lesson) -> str:
    """What the file calls a lesson; its number may change."""
    return f"{lesson.game} {'puzzle' if lesson.puzzle else 'lesson'} {lesson.name}"


def finished() -> set[str]:
    """The names of what has been finished; none if the file is not there or no good."""
    with contextlib.suppress(OSError, ValueError):
        names = json.loads(place().read_text(encoding="utf-8"))
        if isinstance(names, list):
            return {name for name in names if isinstance(name, str)}
    return set()


def remember(lesson: Lesson) -> None:
    """Keep that a lesson is finished; where nothing can be written it is forgotten."""
    names = sorted(finished() | {name_of(lesson)})
    path = place()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".part")
        part.write_text(json.dumps(names, indent=1) + "\n", encoding="utf-8")
        part.replace(path)
