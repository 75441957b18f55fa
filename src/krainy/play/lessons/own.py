"""A puzzle made from a position of a finished game: one choice of a seat, and what a search thinks of it.

It is played in an imagined game that the seat could not tell from the real one, so it shows nothing that the seat did
not know. Several choices may be right: those nearly as good as the best, and those that lead to the same position.
"""

from collections.abc import Sequence
from typing import Final

from krainy.engine.anatomy import fingerprint
from krainy.engine.state import State

from ..solving import Solution
from ..words import Speech, speak
from .attempt import FINISHED, GOING, MISSED, Outcome
from .reading import Lesson, LessonStep, Scene, Way
from .showing import Shown
from .telling import Telling


def choices(g: State, seat: int) -> list[int]:
    """What a seat can choose from, but for what only leaves something just begun."""
    return g.worth_considering(seat) if g.owing >> seat & 1 else []


class OwnPuzzle(Shown):
    """An attempt at such a puzzle."""

    def __init__(self, g: State, seat: int, solution: Solution, players: Sequence[str]) -> None:
        self.start: Final = g
        """The imagined game."""
        self.solution: Final = solution
        self.right: Final = equal(g, seat, solution.right)
        label, words = g.game.label, g.game.vocabulary
        hints = 1 if words.targets(solution.right[0]) else 0
        step = LessonStep("move", None, {}, {}, Way([]), [], [], [], [], 1, hints, [], 0)
        scene = Scene(None, {})
        bots = {label(g, "seat", other): name for other, name in enumerate(players)}
        super().__init__(
            Lesson("", g.game.name, "own", 0, True, 0, label(g, "seat", seat), [], scene, {}, {}, bots, [step], False)
        )

    def set_up(self, scene: Scene, given: object) -> State:
        return self.start.clone()

    def met(self) -> bool:
        """Whether the learner's choice is a right one."""
        return self.choices[:1] != [] and self.choices[0] in self.right

    def next_action(self) -> int:
        return self.solution.right[0] if self.status == GOING else -1

    def follow(self, target: int) -> bool:
        return self.take(self.solution.right[0]).kind == FINISHED


def equal(g: State, seat: int, right: list[int]) -> list[int]:
    """The right choices, with all that lead to the same position as one of them."""
    places = {after(g, seat, action) for action in right}
    more = [action for action in choices(g, seat) if action not in right and after(g, seat, action) in places]
    return right + more


def after(g: State, seat: int, action: int) -> str:
    """The position to which a choice leads."""
    gone = g.clone()
    gone.apply(seat, action)
    return fingerprint(gone)


class OwnTelling(Telling):
    """What is said in such a puzzle; it is the same for all games."""

    def __init__(self, puzzle: OwnPuzzle, lang: str) -> None:
        self.puzzle = puzzle
        self.lesson = puzzle.lesson
        self.speech: Speech = speak(lang, puzzle.lesson.game)

    @property
    def success(self) -> str:
        taken = self.puzzle.choices[0] if self.puzzle.choices else self.puzzle.solution.right[0]
        chance = self.puzzle.solution.chances.get(taken, self.puzzle.solution.best)
        return self.speech.say("own-puzzle.success", chance=percent(chance))

    def before(self, step: LessonStep) -> str:
        seat = self.speech.thing(self.puzzle.start, "seat", self.puzzle.seat)
        return self.speech.say("own-puzzle", seat=seat)

    def hint(self, step: LessonStep, number: int) -> str:
        """The first thing at which the best choice points."""
        g, action = self.puzzle.start, self.puzzle.solution.right[0]
        words = g.game.vocabulary
        domain, thing = words.find(action).domains[0], words.arguments(action)[0]
        return self.speech.say("own-puzzle.hint", thing=self.speech.called(g, domain.name, thing))

    def answer(self, outcome: Outcome) -> str:
        if outcome.kind != MISSED:
            return ""
        chance, best = self.puzzle.solution.chances.get(self.puzzle.choices[0]), percent(self.puzzle.solution.best)
        if chance is None:
            return self.speech.say("own-puzzle.given-up", best=best)
        return self.speech.say("own-puzzle.miss", chance=percent(chance), best=best)


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)
