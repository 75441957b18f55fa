"""Lessons and puzzles: positions with steps, goals that the engine checks, and answers to wrong tries.

`docs/lessons.md` tells how to write one; `Attempt` is one in progress.
"""

from .attempt import DONE, FINISHED, GOING, MISSED, REFUSED, Attempt, Outcome, resumed
from .library import all_of, find, lessons, puzzles
from .reading import Lesson, LessonStep
from .showing import Heard, Shown, chosen
from .telling import Telling

__all__ = [
    "DONE",
    "FINISHED",
    "GOING",
    "MISSED",
    "REFUSED",
    "Attempt",
    "Heard",
    "Lesson",
    "LessonStep",
    "Outcome",
    "Shown",
    "Telling",
    "all_of",
    "chosen",
    "find",
    "lessons",
    "puzzles",
    "resumed",
]
