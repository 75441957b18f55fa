"""Endings that people bring about: a game that stops before its rules end it.

The moves do not tell of them, so a record carries them beside its moves.
"""

from typing import Any, NamedTuple

from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.engine.state import State

AGREED, ENDLESS, RESIGNED, ABANDONED = "agreed", "endless", "resigned", "abandoned"
PATIENCE = 4
"""How many usual lengths a game lasts before it may be called endless. Bots that play to win stayed below 2."""
DAMAGED = "this record is damaged: how people ended its game does not fit"


class Ending(NamedTuple):
    """How people ended a game: by a draw, because it was endless, because the only opponent has resigned,
    or without a result."""

    how: str
    winners: tuple[int, ...] = ()

    def told(self) -> dict[str, Any]:
        """The ending as records and frames have it."""
        return {"how": self.how, "winners": list(self.winners)}

    @classmethod
    def read(cls, told: dict[str, Any]) -> "Ending":
        """An ending that was told so."""
        return cls(str(told["how"]), tuple(told["winners"]))


def playing(g: State) -> list[int]:
    """The seats that are still in the game."""
    return [seat for seat in range(g.seats) if g.alive >> seat & 1]


def resigned(g: State, loser: int) -> Ending | None:
    """The ending when a seat resigns: the only other one in the game has won; among more of them the game goes on, and
    so it does when it is won already."""
    still = playing(g)
    others = [seat for seat in still if seat != loser]
    ends = loser in still and len(others) <= 1 and not g.decided
    return Ending(RESIGNED, tuple(others)) if ends else None


def endless_from(game: AnyGame, seats: int) -> int:
    """After how many moves a game may be called endless; 0 if nobody knows how long it usually takes."""
    return PATIENCE * game.usual.get(seats, 0)


def read_ending(found: object, g: State) -> Ending | None:
    """The ending that a record tells of, which must fit where its moves lead; nothing if people did not end it."""
    ending = told_ending(found, g.seats)
    if ending is None:
        return None
    possible = [Ending(AGREED), Ending(ENDLESS), Ending(ABANDONED), *[resigned(g, loser) for loser in range(g.seats)]]
    if g.over or ending not in possible:
        raise BadInput(DAMAGED)
    return ending


def told_ending(found: object, seats: int) -> Ending | None:
    """The ending that a record tells of, if its moves cannot be followed; nothing if people did not end it."""
    if found is None:
        return None
    if not isinstance(found, dict) or set(found) != {"how", "winners"} or not isinstance(found["winners"], list):
        raise BadInput(DAMAGED)
    if found["how"] not in (AGREED, ENDLESS, RESIGNED, ABANDONED):
        raise BadInput(DAMAGED)
    if not all(type(seat) is int and 0 <= seat < seats for seat in found["winners"]):
        raise BadInput(DAMAGED)
    return Ending.read(found)
