"""Excerpts: what worker processes are sent of a game. One that has a part of the game gets only the moves since.

What a worker has is known by one mark, a digest of the game and its moves until a ply. If the worker does not have the
moves with that mark, it says so and gets the whole game: nothing depends on what it remembers.
"""

from typing import NamedTuple

from krainy.engine.record import Record
from krainy.play.marks import first_mark, mark_on, same_until
from krainy.play.playthrough import Playthrough

Moves = list[tuple[int, int]]


class Opening(NamedTuple):
    """How a game began."""

    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, object]


class Excerpt(NamedTuple):
    """What a worker is sent: moves that follow those until a ply."""

    key: bytes
    """The first mark of the game."""
    opening: Opening | None
    """How the game began, if the worker is not expected to have it."""
    ply: int
    mark: bytes
    """The mark of that ply."""
    moves: Moves


class Played(NamedTuple):
    """A game as far as it is played; its lists may grow meanwhile."""

    opening: Opening
    moves: Moves
    marks: list[bytes]
    ply: int

    @property
    def key(self) -> bytes:
        """The first mark of the game."""
        return self.marks[0]

    def whole(self) -> Excerpt:
        """All moves from the beginning."""
        return Excerpt(self.key, self.opening, 0, self.key, self.moves[: self.ply])

    def after(self, known: "Played | None") -> Excerpt:
        """What is missing where so much of the game is known."""
        last = -1 if known is None else same_until(known.marks, self.marks, min(known.ply, self.ply))
        if last < 0:
            return self.whole()
        return Excerpt(self.key, None, last, self.marks[last], self.moves[last : self.ply])


def played_at(playthrough: Playthrough) -> Played:
    """The game at a table, until now. The work grows with the moves since this was last asked, not with the
    game."""
    opening = Opening(
        playthrough.game.name, playthrough.game.version, playthrough.g.seats, playthrough.seed, playthrough.options
    )
    return Played(opening, playthrough.moves, playthrough.marked(), len(playthrough.moves))


def played_in(record: Record) -> Played:
    """A recorded game, to its end."""
    opening = Opening(record.game, record.version, record.seats, record.seed, record.options)
    marks = [first_mark(*opening)]
    mark_on(marks, record.moves)
    return Played(opening, record.moves, marks, len(record.moves))
