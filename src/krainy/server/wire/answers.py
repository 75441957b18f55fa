"""What HTTP calls answer."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .parts import Ended, Endless, Language, Leaves, Line, Origin, Player, Status, Step, View, Watch


class Error(Struct):
    """What went wrong, in one line."""

    error: Annotated[str, Meta(description="a code by which a page finds the sentence in its own language")]
    text: str


class EngineState(Struct):
    """How far the compiled engine is."""

    state: Literal["compiled", "ready", "compiling", "stopped", "failed", "no-compiler", "interpreted"]
    percent: int


class Named(Struct):
    """What a guest is called."""

    name: str


class Link(Struct):
    """A private link."""

    link: str


class Device(Struct):
    """A device on which a guest is known."""

    device: str
    browser: str
    system: str
    made: float
    seen: float
    this: bool


class Passkey(Struct):
    """A passkey by which a guest can come back."""

    passkey: str
    browser: str
    system: str
    made: float
    used: float


class Account(Struct):
    """The ways by which a guest can come back without this device."""

    passkeys: list[Passkey]
    mail: Annotated[str, Meta(description="empty if there is none")]
    codes: Annotated[int, Meta(description="how many recovery codes have not been used")]
    posts: Annotated[bool, Meta(description="whether this server sends mail; else those who run it pass links on")]


class Channel(Struct):
    """A way by which notifications reach somebody."""

    channel: str
    kind: Literal["push", "webhook", "mail"]
    name: Annotated[str, Meta(description="a browser and its system, or a host; empty for mail")]
    here: Annotated[str, Meta(description="of push a hash of the endpoint, by which its browser knows itself")]
    problem: Annotated[
        Literal["", "refused", "silent"], Meta(description="why it is used no longer and its address was forgotten")
    ]


class TableNotifications(Struct):
    """When somebody wants to be notified of one table."""

    table: str
    mode: Annotated[Literal["", "now", "digest", "off"], Meta(description="empty: as of all tables")]
    snoozed: Annotated[float, Meta(description="nothing comes before this moment")]


class Notifications(Struct):
    """By which ways and when somebody is notified."""

    channels: list[Channel]
    mode: Literal["now", "digest", "off"]
    digest: Annotated[int, Meta(description="when a digest comes, in minutes of the day")]
    quiet_from: Annotated[
        int, Meta(description="nothing comes between these minutes of the day, unless both are equal")
    ]
    quiet_to: int
    zone: Annotated[str, Meta(description="the time zone by which that is meant; empty as long as none was chosen")]
    snoozed: Annotated[float, Meta(description="nothing comes before this moment")]
    tables: list[TableNotifications]
    key: Annotated[str, Meta(description="the key of this server with which a browser subscribes (VAPID)")]
    mail: Annotated[str, Meta(description="the confirmed mail address; empty if there is none")]
    posts: Annotated[bool, Meta(description="whether this server sends mail")]


class NewPasskey(Struct):
    """What a device needs to make a passkey."""

    challenge: str
    rp: Annotated[str, Meta(description="the host name to which it will belong")]
    user: str
    name: str
    algorithms: list[int]
    known: Annotated[list[str], Meta(description="the passkeys that the guest has already")]


class Challenge(Struct):
    """What a passkey has to sign."""

    challenge: str
    rp: str


class Codes(Struct):
    """Recovery codes, shown this once."""

    codes: list[str]


class Posted(Struct):
    """What becomes of a letter; nothing tells whether anybody has the address."""

    posts: Annotated[bool, Meta(description="whether this server sends mail; else those who run it pass links on")]


class Parting(Struct):
    """What erasing everything of a guest would do to tables."""

    cancels: Annotated[int, Meta(description="open tables of the guest that are given up")]
    leaves: Annotated[int, Meta(description="open tables of others that the guest leaves")]
    resigns: Annotated[int, Meta(description="running games with others in which the guest resigns")]
    deletes: Annotated[int, Meta(description="tables at which nobody else sits, which are deleted")]
    stays: Annotated[int, Meta(description="finished games with others, which stay without the name")]
    worlds: Annotated[int, Meta(description="worlds of the guest alone, which are deleted")]


# -- games -----------------------------------------------------------------------------------------------------------


class Titled(Struct):
    """A title and an explanation."""

    title: str
    help: str


class OptionChoice(Struct):
    """One of the things that an option can be."""

    name: str
    words: dict[Language, Titled]


class GameOption(Struct):
    """What can be chosen about a game before it begins."""

    name: str
    kind: str
    default: Any
    low: int
    high: int
    words: dict[Language, Titled]
    choices: list[OptionChoice]


class Judged(Struct):
    """What a form has to know about the options that are chosen so far."""

    matter: Annotated[list[str], Meta(description="the options that change anything with these")]
    problem: Annotated[
        dict[Language, str] | None, Meta(description="what does not go together, in a sentence; null if all does")
    ]


class GameAction(Struct):
    """A kind of actions: its verb, and what is asked for each of its fields."""

    name: str
    fields: list[str]
    domains: list[str]
    words: dict[Language, str]
    questions: dict[Language, list[str]]


class GameWords(Struct):
    """What a game is called and what it is about."""

    title: str
    facts: str
    about: str
    endless: Annotated[str, Meta(description="what the rulebook says of games without an end")]


class FirstTable(Struct):
    """A game that begins at once, without questions of set-up: what of it a wish for a table says."""

    chairs: Annotated[list[str], Meta(description="one person and bots")]
    options: dict[str, Any]


class Game(Struct):
    """A game, described so that a form can be made from it."""

    name: str
    rules: Annotated[int, Meta(description="the version of its rules")]
    seats: list[int]
    secrets: Annotated[bool, Meta(description="whether seats know different things")]
    endless: Annotated[
        dict[str, int],
        Meta(description="by the number of seats, after how many moves it may be called endless; 0 if not known"),
    ]
    bots: list[str]
    first: Annotated[FirstTable, Meta(description="the table of whoever wants to play now")]
    words: dict[Language, GameWords]
    options: list[GameOption]
    actions: list[GameAction]


class AidLine(Struct):
    """One line of the player aid."""

    title: str
    text: Annotated[str, Meta(description="empty where the title says it all")]
    rule: Annotated[str, Meta(description="the rule that tells the whole of it; may be empty")]
    sign: Annotated[str, Meta(description="the sign that boards draw for it; may be empty")]
    actions: Annotated[list[str], Meta(description="the kinds of actions that it speaks of")]


class AidPart(Struct):
    """A part of the player aid."""

    name: str
    title: str
    lines: list[AidLine]


class Rule(Struct):
    """One rule of the reference."""

    id: str
    title: str
    text: str
    section: bool


# -- tables ----------------------------------------------------------------------------------------------------------


class Summary(Struct, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, Any]
    chairs: list[str]
    watch: Watch
    clock: Literal["none", "soft", "hard"]
    seconds: int
    weekends: Annotated[bool, Meta(description="the clock stands still on Saturdays and Sundays")]
    holidays: Annotated[int, Meta(description="days off that each person may take from the clock")]
    pace: float
    listed: bool
    together: bool
    endless: Endless
    origin: Literal["new", "fork", "upload"]
    world: Origin
    status: Status
    time: float


class Table(Summary, kw_only=True):
    """A table without its position."""

    practice: bool
    host: bool
    mine: list[int]
    players: list[Player]
    invitations: dict[int, str]
    commitment: str
    asked: Annotated[list[int], Meta(description="the seats that are asked now, where everybody may know it")]
    moves: int
    moved: Annotated[float, Meta(description="when the last thing happened here")]
    winners: list[int]
    ended: Annotated[Ended | None, Meta(description="how people ended the game; null if they did not")]
    leaves: Leaves


class Invitation(Summary, kw_only=True):
    """What an invitation is for."""

    seat: int
    free: bool
    players: list[Player]


class Field(Struct):
    """What an action of a block names at one place."""

    name: str
    domain: str
    size: int


class Block(Struct):
    """A block of the vocabulary: actions of one kind, numbered one after another from a base on."""

    name: str
    base: int
    fields: list[Field]
    runs: Annotated[
        list[tuple[int, int]] | UnsetType,
        Meta(description="the places at which the numbers do not just go on, each with its number"),
    ] = UNSET


class Picture(Struct):
    """What never changes during a game, for drawing it."""

    game: str
    vocabulary: list[Block]
    ground: Annotated[dict[str, Any], Meta(description="what the board of the game draws, as the game declares it")]
    standing: Annotated[
        dict[str, list[str]] | UnsetType,
        Meta(description="questions that can be answered with no once for all, each with the decisions that ask it"),
    ] = UNSET


class Replay(Struct, kw_only=True):
    """A position that was."""

    seat: int
    lang: str
    view: View | None
    actions: list[Any]
    prompt: str
    help: str
    ply: int
    last: int
    log: list[Line]


class Point(Struct):
    """The chances of all seats at one ply."""

    ply: int
    chances: list[float]


class Analysis(Struct):
    """How the chances went along a game."""

    seat: int
    points: list[Point]


class Better(Struct):
    """What somebody did at a moment of a finished game, and what would have been better there."""

    ply: Annotated[int, Meta(description="before that move; -1 if nobody had a choice between these plies")]
    seat: int
    played: Annotated[str, Meta(description="what was done")]
    right: Annotated[bool, Meta(description="whether nothing would have been clearly better")]
    chance: Annotated[float, Meta(description="that the seat wins after the better move, as far as it could tell")]
    taken: Annotated[float, Meta(description="the same after what was done")]
    why: Annotated[list[str], Meta(description="why it would have been better, in sentences")]
    plan: Annotated[list[Step], Meta(description="the better move and what the seat would have done then")]
    replies: Annotated[list[Step], Meta(description="what others would probably have done then")]


# -- worlds ----------------------------------------------------------------------------------------------------------


class WorldLine(Struct, kw_only=True):
    """A world in a list."""

    world: str
    game: str
    name: str
    games: int
    ruler: Annotated[str, Meta(description="the person who won the last game; empty if it was a bot or is not known")]
    time: float
    table: Annotated[str, Meta(description="the table whose game left it; empty if it was brought")]


class WorldNote(Struct):
    """Some sentences under a label."""

    name: str
    label: str
    secret: bool
    lines: list[str]


class WorldPlayer(Struct):
    """Who took part in a game of a world."""

    called: str
    name: str
    player: str


class WorldChapter(Struct):
    """What one game wrote into the history of its world."""

    number: int
    time: float
    ruler: Annotated[int, Meta(description="a place among the players")]
    players: list[WorldPlayer]
    notes: list[WorldNote]


class World(WorldLine, kw_only=True):
    """A world with its history."""

    survey: list[WorldNote]
    chapters: list[WorldChapter]
    mine: Annotated[bool, Meta(description="whether it belongs to whoever asks")]
    closed: Annotated[bool, Meta(description="whether what lies face down in it is not for whoever asks now")]


class WorldText(Struct):
    """A world as the string by which another program keeps it."""

    text: str
