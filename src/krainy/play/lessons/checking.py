"""Plays every step, every wrong try and every written way of a lesson in the engine: the tests of the lessons, and what
`krainy lesson --check` tells their writers."""

from collections.abc import Iterator
from typing import NamedTuple

from krainy.engine.anatomy import fingerprint
from krainy.engine.errors import KrainyError

from ..course import Course, Failure, action_of
from ..reference import lookup
from ..verbs import check_claims
from ..words import LANGUAGES
from .attempt import DONE, FINISHED, GOING, MISSED, REFUSED, Attempt, begins
from .reading import ANY, Lesson, Way, WrongTry
from .telling import keys_of, lesson_speech

RIGHT = {False: DONE, True: FINISHED}
"""The outcome of a step, by whether it is the last one."""


class Case(NamedTuple):
    """One thing to check: the lesson as a whole, a way to the goal of a step, or a wrong try."""

    lesson: Lesson
    step: int = -1
    way: int = -1
    wrong: int = -1

    def __str__(self) -> str:
        kind = "puzzle" if self.lesson.puzzle else "lesson"
        name = f"{self.lesson.game}-{kind}-{self.lesson.number}-{self.lesson.name}"
        if self.step < 0:
            return name
        name += f"-{self.lesson.steps[self.step].name}"
        return f"{name}-way-{self.way + 1}" if self.way >= 0 else f"{name}-wrong-{self.wrong + 1}"


def cases(lesson: Lesson) -> list[Case]:
    """All that has to be checked of a lesson."""
    found = [Case(lesson)]
    for place, step in enumerate(lesson.steps):
        found += [Case(lesson, place, way=way) for way in range(len(step.ways))]
        found += [Case(lesson, place, wrong=wrong) for wrong in range(len(step.wrong))]
    return found


def fault(case: Case) -> str:
    """What is wrong with a case, in one line; nothing if all is well."""
    try:
        if case.step < 0:
            return fault_of_whole(case.lesson)
        step = case.lesson.steps[case.step]
        if case.way >= 0:
            return fault_of_way(case, step.ways[case.way])
        return fault_of_wrong(case, step.wrong[case.wrong])
    except (KrainyError, Failure) as error:
        return str(error)


def missing_words(lesson: Lesson) -> list[str]:
    """The words that a lesson lacks, in any language."""
    return [
        f"{lang}.ftl does not have '{key}'"
        for lang in LANGUAGES
        for key in keys_of(lesson)
        if not lesson_speech(lesson.game, lang).knows(key)
    ]


def attempt_at(lesson: Lesson, step: int) -> Attempt:
    """The lesson at the beginning of a step, as it goes when everybody does what is written."""
    attempt = Attempt(lesson)
    while attempt.step < step:
        before = attempt.step
        attempt.skip()
        if attempt.step != before + 1:
            raise Failure(f"step '{lesson.steps[before].name}' does not lead to the next one")
    return attempt


def fault_of_whole(lesson: Lesson) -> str:
    """From the beginning to the end; nothing that was given stays unused; rules and things that glow are there."""
    for rule in lesson.rules:
        for lang in LANGUAGES:
            lookup(lesson.game, rule, lang)
    attempt = Attempt(lesson)
    for step in lesson.steps:
        if attempt.g.over or not attempt.g.owing >> attempt.seat & 1:
            return f"step '{step.name}': the learner is not asked"
        if attempt.met():
            return f"step '{step.name}': its goal is met before anything is done"
        attempt.glows()
        attempt.skip()
    if attempt.status != FINISHED or attempt.step != len(lesson.steps):
        return "the steps do not lead to the end"
    unused = attempt.wasted or attempt.unused()
    return f"given, but never drawn: {unused}" if unused else ""


def fault_of_way(case: Case, way: Way) -> str:
    """A way meets the goal with its last action, and not before."""
    attempt = attempt_at(case.lesson, case.step)
    last = case.step == len(case.lesson.steps) - 1
    if len(way.do) > case.lesson.steps[case.step].moves != ANY:
        return f"it takes {len(way.do)} moves, more than 'moves' allows"
    for place, text in enumerate(way.do):
        outcome = attempt.take_text(text)
        if outcome.kind == REFUSED:
            return f"'{text}' is refused by {outcome.rule}"
        if place < len(way.do) - 1 and outcome.kind != GOING:
            return f"the step is {outcome.kind} after '{text}' already"
    early = last or attempt.status == FINISHED
    if outcome.kind != RIGHT[early]:
        return f"the goal is not met: the step is {outcome.kind}"
    if outcome.answer != way.answer:
        return f"it is answered with '{outcome.answer}', not with '{way.answer}'"
    return ""


def fault_of_wrong(case: Case, wrong: WrongTry) -> str:
    """Each of its actions is refused by the rule or misses the goal, and is answered as it says."""
    for text in wrong.tries or [wrong.example]:
        said = ""
        for attempt in moments(case, wrong):
            said = said_to(attempt, text, wrong) or said
            if said == "right":
                break
        else:
            return said or f"'{text}' cannot be tried anywhere in this step"
    return ""


def moments(case: Case, wrong: WrongTry) -> Iterator[Attempt]:
    """The moments of a step at which something may be tried: after what it names, or along the step's own way."""
    do = case.lesson.steps[case.step].way.do
    for path in [wrong.after] if wrong.after is not None else [do[:count] for count in range(len(do))]:
        attempt = attempt_at(case.lesson, case.step)
        if all(attempt.take_text(text).kind == GOING for text in path):
            yield attempt


def said_to(attempt: Attempt, text: str, wrong: WrongTry) -> str:
    """`right` if an action that begins so is answered as a wrong try says; else what happens instead."""
    said = ""
    for action in actions(attempt, text, wrong):
        phrase, before = attempt.game.phrase(attempt.g, action), fingerprint(attempt.g)
        outcome = attempt.take(action)
        if outcome.kind == REFUSED and fingerprint(attempt.g) != before:
            return f"'{phrase}' is refused, and yet changes something"
        if outcome.kind == (REFUSED if wrong.rule else MISSED) and outcome.answer == wrong.answer:
            try:
                check_claims(Course(attempt.game, attempt.g, {}), wrong.shows)
            except Failure as failure:
                return f"'{phrase}': {failure}"
            return "right"
        said = said or f"'{phrase}' is {outcome.kind}, answered with '{outcome.answer}' {outcome.rule}".strip()
        if outcome.kind != REFUSED:
            attempt.undo()
    return said


def actions(attempt: Attempt, text: str, wrong: WrongTry) -> list[int]:
    """The actions that begin so: possible ones, or those that the rule refuses."""
    g, words = attempt.g, attempt.game.vocabulary
    if not wrong.rule:
        return [action for action in g.actions(attempt.seat) if begins(attempt.game.phrase(g, action), [text])]
    block = words.named(text.split()[0])
    if len(text.split()) - 1 == len(block.domains):
        whole = [action_of(attempt.game, g, text)]
    else:
        every = [words.number_of(block.base + place) for place in range(block.size)]
        whole = [action for action in every if begins(attempt.game.phrase(g, action), [text])]
    return [action for action in whole if g.why(attempt.seat, action) == wrong.rule][:1] or whole[:1]
