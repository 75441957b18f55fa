"""What HTTP calls answer; the OpenAPI document is made from this."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, JsonValue


class Named(BaseModel):
    """What a guest is called."""

    name: str


class Link(BaseModel):
    """A private link."""

    link: str


class Device(BaseModel):
    """A device on which a guest is known."""

    device: str
    browser: str
    system: str
    made: float
    seen: float
    this: bool


class Rule(BaseModel):
    """One rule of the reference."""

    id: str
    title: str
    text: str
    section: bool


class Summary(BaseModel):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, JsonValue]
    chairs: list[str]
    watch: Literal["none", "delayed", "open"]
    clock: Literal["none", "soft", "hard"]
    seconds: int
    pace: float
    listed: bool
    together: bool
    endless: int
    origin: Literal["new", "fork", "upload"]
    world: str
    status: Literal["open", "playing", "paused", "over", "record", "cancelled", "stopped"]
    time: float


class Player(BaseModel):
    """Who sits in a seat."""

    seat: int
    name: str
    player: str
    taken: bool
    present: bool
    resigned: bool
    resting: bool
    offers: bool


class Ended(BaseModel):
    """How people ended a game before its rules did."""

    how: Literal["agreed", "endless", "resigned"]
    winners: list[int]


class Table(Summary):
    """A table without its position."""

    practice: bool
    host: bool
    mine: list[int]
    players: list[Player]
    invitations: dict[int, str]
    commitment: str
    asked: list[int]
    moves: int
    moved: float
    winners: list[int]
    ended: Ended | None
    leaves: bool


class Invitation(Summary):
    """What an invitation is for."""

    seat: int
    free: bool
    players: list[Player]


class Line(BaseModel):
    """One line of the log."""

    ply: int
    event: str
    args: dict[str, int]
    text: str


class Point(BaseModel):
    """The chances of all seats at one ply."""

    ply: int
    chances: list[float]


class Analysis(BaseModel):
    """How the chances went along a game."""

    seat: int
    points: list[Point]


class Replay(BaseModel):
    """A position that was."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    lang: Literal["pl", "en"]
    view: dict[str, JsonValue]
    actions: list[JsonValue]
    prompt: str
    help: str
    ply: int
    last: int
    log: list[Line]


class WorldLine(BaseModel):
    """A world in a list."""

    world: str
    game: str
    name: str
    games: int
    ruler: str
    time: float
    table: str


class WorldNote(BaseModel):
    """Some sentences under a label."""

    name: str
    label: str
    secret: bool
    lines: list[str]


class WorldPlayer(BaseModel):
    """Who took part in a game of a world."""

    called: str
    name: str
    player: str


class WorldChapter(BaseModel):
    """What one game wrote into the history of its world."""

    number: int
    time: float
    ruler: int
    players: list[WorldPlayer]
    notes: list[WorldNote]


class World(WorldLine):
    """A world with its history."""

    survey: list[WorldNote]
    chapters: list[WorldChapter]
    mine: bool
    closed: bool


class WorldText(BaseModel):
    """A world as the string by which another program keeps it."""

    text: str
