"""A lesson in progress that is shown: at every event what the learner saw, so that a page can play what happened.

The learner's own choices are enough to come back to it later: everything else follows from them.

>>> from krainy.play.lessons import find
>>> shown = Shown(find("eko", "walk"))
>>> shown.take_text("move B2 C4").kind
'done'
>>> again = chosen(Shown(shown.lesson), shown.choices)
>>> [(line.name, line.ply) for line in again.story()]
[('regrouped', 1), ('moved', 2)]
"""

from typing import NamedTuple

from krainy.engine.errors import BadInput
from krainy.engine.state import State
from krainy.engine.vocabulary import Event

from ..moments import View
from .attempt import GOING, REFUSED, Attempt, Outcome, Snapshot
from .reading import Lesson


class Heard(NamedTuple):
    """Something that the learner heard."""

    ply: int
    event: Event
    name: str
    g: State
    """The position after that ply: later a name may be another."""
    view: View | None
    """What the learner saw at that moment, if it was kept."""


class Shown(Attempt):
    """An attempt that keeps what the learner saw."""

    def __init__(self, lesson: Lesson) -> None:
        self.plies: list[tuple[State, list[dict[int, View]]]] = []
        """For every ply but the first, the position after it and what the learner saw at each of its events."""
        self.last = Outcome(GOING)
        """What became of the learner's last choice."""
        super().__init__(lesson)

    @property
    def choices(self) -> list[int]:
        """What the learner has chosen; what left no choice is not among it."""
        return [self.moves[kept.plies][1] for kept in self.history]

    def apply(self, seat: int, action: int) -> None:
        self.g.viewers, self.g.moments = [self.seat], []
        super().apply(seat, action)
        seen, self.g.viewers, self.g.moments = self.g.moments, [], []
        told = self.told[-1]
        self.plies.append((self.g.clone(), seen if len(seen) == len(told) else [{}] * len(told)))

    def take(self, action: int) -> Outcome:
        outcome = super().take(action)
        if outcome.kind != REFUSED:
            self.last = outcome
        return outcome

    def restore(self, kept: Snapshot) -> None:
        super().restore(kept)
        self.plies = self.plies[: kept.plies]

    def story(self, since: int = 0) -> list[Heard]:
        """What the learner heard of the plies after the first so many; a lesson begins without a word."""
        names = self.game.events.kinds
        return [
            Heard(ply, event, names[event.kind].name, g, views.get(self.seat))
            for ply, (g, seen) in enumerate(self.plies[since:], since + 1)
            for event, views in zip(self.told[ply], seen, strict=True)
            if event.heard_by(self.seat)
        ]


def chosen(shown: Shown, choices: list[int]) -> Shown:
    """A lesson that has just begun, after these choices of the learner; those that do not lead through it are refused,
    also those after its end."""
    for number, action in enumerate(choices):
        if shown.status != GOING or shown.take(action).kind == REFUSED or shown.choices != choices[: number + 1]:
            lesson = shown.lesson
            raise BadInput(f"{lesson.game}, {lesson.name}: these choices do not lead through this lesson")
    return shown
