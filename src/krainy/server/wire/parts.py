"""Parts that several answers and frames have in common."""

from typing import TYPE_CHECKING, Annotated, Literal, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from krainy.play.languages import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # one of those there are; a type checker takes no list that it cannot read here
Watch = Literal["none", "delayed", "open"]
Status = Literal["open", "playing", "paused", "over", "record", "cancelled", "stopped"]
Endless = Annotated[int, Meta(description="after how many moves the game may be called endless; 0 if it may not")]
Origin = Annotated[str, Meta(description="the world from which the game began; empty for a new one")]
Leaves = Annotated[bool, Meta(description="whether the game is over and has left a world")]
Sign = Literal["luck", "well", "thanks", "wow", "haha", "oops"]
"""By what people react at a table: good luck, well played, thanks, surprise, laughter, a mistake of their own."""


class Player(Struct, gc=False):
    """Who sits in a seat."""

    seat: int
    name: str
    player: Annotated[str, Meta(description="'person' or the name of a bot")]
    taken: bool
    present: bool
    resigned: bool
    resting: Annotated[bool, Meta(description="whether this seat has asked for a pause")]
    offers: Annotated[bool, Meta(description="whether this seat offers a draw or has agreed to one")]


How = Literal["agreed", "endless", "resigned", "abandoned"]


class Ended(Struct):
    """How people ended a game before its rules did."""

    how: How
    winners: list[int]


class View(TypedDict):
    """A position as a seat may know it: what all games tell of it. The rest is declared by each game."""

    seat: int
    ply: Annotated[int, Meta(description="the ply of the game")]
    over: bool
    unfinished: bool
    winners: Annotated[list[int], Meta(description="the seats that have won by the rules")]
    asked: Annotated[str, Meta(description="the name of the decision; empty when the game is over")]
    actors: Annotated[list[int], Meta(description="the seats that are asked now")]
    sealed: Annotated[list[int], Meta(description="the actions that this seat has chosen in secret")]


class Counted(Struct, gc=False):
    """What was counted of a seat in a round."""

    seat: int
    text: str


class Round(Struct, gc=False):
    """What a round has brought."""

    title: str
    seats: Annotated[list[Counted], Meta(description="those for whom anything was counted")]


class Line(Struct, gc=False):
    """One line of the log: one event."""

    ply: int
    event: str
    args: dict[str, int]
    text: Annotated[str, Meta(description="what happened, together with the `joins` lines before it")]
    names: Annotated[
        list[tuple[int, int, str, str]] | UnsetType,
        Meta(
            description="the names in `text`: where each begins and ends, in letters; the thing, as 'space:3'; the id "
            "of its card, or nothing"
        ),
    ] = UNSET
    joins: Annotated[
        int | UnsetType, Meta(description="how many lines right before this one it tells, too; left out for none")
    ] = UNSET
    round: Annotated[Round | UnsetType, Meta(description="where a round ends, what it has brought")] = UNSET


class Step(Struct):
    """An action of a line that somebody is told."""

    seat: int
    action: int
    targets: Annotated[list[str], Meta(description="what it points at, as 'stack:12'")]
    label: str
