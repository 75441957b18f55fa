"""Parts that several answers and frames have in common."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["pl", "en"]
Watch = Literal["none", "delayed", "open"]
Status = Literal["open", "playing", "paused", "over", "record", "cancelled", "stopped"]
Endless = Annotated[int, Meta(description="after how many moves the game may be called endless; 0 if it may not")]
Origin = Annotated[str, Meta(description="the world from which the game began; empty for a new one")]
Leaves = Annotated[bool, Meta(description="whether the game is over and has left a world")]


class Player(Struct):
    """Who sits in a seat."""

    seat: int
    name: str
    player: Annotated[str, Meta(description="'person' or the name of a bot")]
    taken: bool
    present: bool
    resigned: bool
    resting: Annotated[bool, Meta(description="whether this seat has asked for a pause")]
    offers: Annotated[bool, Meta(description="whether this seat offers a draw or has agreed to one")]


How = Literal["agreed", "endless", "resigned"]


class Ended(Struct):
    """How people ended a game before its rules did."""

    how: How
    winners: list[int]


class Line(Struct):
    """One line of the log."""

    ply: int
    event: str
    args: dict[str, int]
    text: str
