"""Achievements: what somebody may be proud of after a finished game, found in its events and its last position."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from .state import State
from .vocabulary import Event


class Deeds:
    """What a seat did in a finished game: the events that name it first, of all that it may have heard."""

    def __init__(self, seat: int, events: Sequence[Event]) -> None:
        self.seat: Final = seat
        self.found: Final[dict[int, list[list[int]]]] = {}
        for event in events:
            if event.args and event.args[0] == seat and event.heard_by(seat):
                self.found.setdefault(event.kind, []).append(event.args)

    def of(self, kind: int) -> list[list[int]]:
        """The numbers of all its events of a kind."""
        return self.found.get(kind, [])

    def count(self, kind: int) -> int:
        """How many events of a kind name it first."""
        return len(self.of(kind))


class Achievement:
    """One achievement, `achievement-<key>` in the texts of the game, with what it takes in `.text`.

    `earned` is asked once, when the game is over: about the last position, a seat, and what that seat did.
    """

    def __init__(self, key: str, earned: Callable[[Any, Deeds], bool]) -> None:
        self.key: Final = key
        self.earned: Final = earned


def won(g: State, deeds: Deeds) -> bool:
    """Whether the seat has won."""
    return g.winners >> deeds.seat & 1 == 1 and not g.unfinished
