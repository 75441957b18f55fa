"""What HTTP calls bring along."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

Name = Annotated[str, Field(min_length=1, max_length=40)]
Chair = Annotated[str, Field(max_length=20, description="'me', 'screen', 'person' or the name of a bot")]
Language = Literal["pl", "en"]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Called(Body):
    """What a guest wants to be called."""

    name: Name


class Return(Body):
    """A private link of a guest."""

    link: Annotated[str, Field(min_length=1, max_length=100)]


Salt = Annotated[str, Field(pattern="^([0-9a-f]{64})?$", description="for the seed of a game that starts at once")]


class Again(Body):
    """What a rematch that starts at once needs besides what the finished game tells."""

    salt: Salt = ""


class NewTable(Body):
    """A table to be made."""

    game: Annotated[str, Field(max_length=40)]
    chairs: Annotated[list[Chair], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, JsonValue], Field(max_length=40)] = {}
    world: Annotated[str, Field(max_length=64, description="the world from which the game begins")] = ""
    listed: bool = False
    together: Annotated[bool, Field(description="several people of one network may sit at a listed table")] = False
    watch: Literal["none", "delayed", "open"] = "none"
    clock: Literal["none", "soft", "hard"] = "none"
    seconds: Annotated[int, Field(ge=5, le=7 * 24 * 3600, description="a clock's time for one decision")] = 120
    pace: Annotated[float, Field(ge=0, le=10, description="seconds that a bot's move takes at least")] = 0.8
    endless: Annotated[
        bool, Field(description="after many moves anybody who plays may end the game, won by nobody")
    ] = False
    salt: Salt = ""


class Kick(Body):
    """Who has to leave an open table."""

    seat: Annotated[int, Field(ge=0, le=15)]


class Fork(Body):
    """From which ply of the game to play on, and in which seat."""

    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=15)] = 0


class Brought(Body):
    """A world from elsewhere: the text of a file, or the string by which another program keeps it."""

    text: Annotated[str, Field(min_length=1)]
    game: Annotated[str, Field(max_length=40)] = ""


class WorldName(Body):
    """What a world shall be called."""

    name: Annotated[str, Field(max_length=60)]
