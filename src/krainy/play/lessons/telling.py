"""What is said in a lesson: `games/<game>/lessons/{pl,en}.ftl`, beside the lessons themselves.

    lesson-walk = Walk, join, strike
        .idea = A stack walks as far as the way is free …
        .success = It waits in the reserve.
    lesson-walk-join = One disc beats nobody of its own size. Put B2 on C4.
        .equal = One against one: nobody wins.

A lesson has a title, an idea and what is said at the end, a puzzle no idea. Every step has what is said before it, and
as attributes its answers, by the names that the file of the lesson gives them, its hints (`.hint-1`) and, where it
has one, what is said to a possible move that misses the goal and has no answer of its own (`.otherwise`).
"""

from functools import cache

from ..reference import Rule, lookup
from ..words import PACKAGE, Speech, speak
from .attempt import MISSED, REFUSED, Outcome
from .reading import Lesson, LessonStep

OTHERWISE = "otherwise"


def base(lesson: Lesson) -> str:
    """The key of a lesson's words."""
    return f"{'puzzle' if lesson.puzzle else 'lesson'}-{lesson.name}"


def keys_of(lesson: Lesson) -> list[str]:
    """The keys of all words that a lesson needs."""
    found = [base(lesson), f"{base(lesson)}.success"] + ([] if lesson.puzzle else [f"{base(lesson)}.idea"])
    for step in lesson.steps:
        key = f"{base(lesson)}-{step.name}"
        found += [key, *[f"{key}.{answer}" for answer in step.answers]]
        found += [f"{key}.hint-{number + 1}" for number in range(step.hints)]
    return found


class Telling:
    """The words of one lesson in one language."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        self.lesson = lesson
        self.speech = lesson_speech(lesson.game, lang)

    @property
    def title(self) -> str:
        return self.speech.say(base(self.lesson))

    @property
    def idea(self) -> str:
        """What the lesson teaches, in one sentence; a puzzle does not say."""
        return "" if self.lesson.puzzle else self.speech.say(f"{base(self.lesson)}.idea")

    @property
    def success(self) -> str:
        """What is said at the end."""
        return self.speech.say(f"{base(self.lesson)}.success")

    def before(self, step: LessonStep) -> str:
        """What is said before a step."""
        return self.speech.say(self.key(step))

    def hint(self, step: LessonStep, number: int) -> str:
        """A hint, counted from 0."""
        return self.speech.say(f"{self.key(step)}.hint-{number + 1}")

    def answer(self, outcome: Outcome) -> str:
        """What is said to a try: the lesson's own answer; else to a miss a common one, and nothing to the rest."""
        key = self.key(self.lesson.steps[outcome.step])
        if outcome.answer:
            return self.speech.say(f"{key}.{outcome.answer}")
        if outcome.kind == MISSED:
            own = f"{key}.{OTHERWISE}"
            return self.speech.say(own if self.speech.knows(own) else "missed-goal")
        return ""

    def rule(self, outcome: Outcome) -> Rule | None:
        """The rule that forbids a try."""
        if outcome.kind != REFUSED:
            return None
        return lookup(self.lesson.game, outcome.rule, self.speech.lang)

    def key(self, step: LessonStep) -> str:
        """The key of the words of a step."""
        return f"{base(self.lesson)}-{step.name}"


@cache
def lesson_speech(game: str, lang: str) -> Speech:
    """The words of a language, those of a game and those of its lessons."""
    speech = Speech(speak(lang).lang, game)
    speech.messages.add(PACKAGE / "games" / game / "lessons" / f"{lang}.ftl")
    return speech
