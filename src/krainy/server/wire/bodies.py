"""What HTTP calls bring along; a field that is not declared here is wrong input."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from krainy.play.languages import DEFAULT

from .messages import Action
from .parts import Language, Watch

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Chair = Annotated[str, Meta(max_length=20, description="'me', 'screen', 'person' or the name of a bot")]
Salt = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)", description="for the seed of a game that starts at once")
]
"""Python's `$` would let a line feed follow, which the seed's own lines are joined by."""


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is common to all bodies."""


class Called(Body):
    """What a guest wants to be called."""

    name: Name


class Return(Body):
    """The secret of a link."""

    link: Annotated[str, Meta(min_length=1, max_length=100)]


Signed = Annotated[str, Meta(min_length=1, max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""Bytes in the base64 of addresses, without padding."""


class Made(Body):
    """A passkey that a device has made."""

    client: Signed
    attestation: Signed


class Proof(Body):
    """A challenge that a passkey has signed."""

    passkey: Signed
    client: Signed
    authenticator: Signed
    signature: Signed


class Subscription(Body):
    """Where a browser takes push messages, as the browser says it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
    lang: Language = DEFAULT


class Webhook(Body):
    """The address at which a room takes messages, and what they look like there."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]
    shape: Literal["discord", "slack", "matrix"]
    lang: Language = DEFAULT


class ByMail(Body):
    """Notifications to the confirmed mail address."""

    lang: Language = DEFAULT


Minute = Annotated[int, Meta(ge=0, le=1439)]
Until = Annotated[float, Meta(ge=0, le=1e11, description="a moment, in seconds since 1970; 0 for now")]


class Wanted(Body):
    """When somebody wants to be notified."""

    mode: Literal["now", "digest", "off"]
    digest: Annotated[Minute, Meta(description="when a digest comes, in minutes of the day")]
    quiet_from: Annotated[Minute, Meta(description="nothing comes between these, unless both are equal")]
    quiet_to: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    snoozed: Until = 0.0


class WantedHere(Body):
    """The same of one table."""

    mode: Annotated[Literal["", "now", "digest", "off"], Meta(description="empty: as of all tables")] = ""
    snoozed: Until = 0.0


class Mail(Body):
    """A mail address, and the language of the letter."""

    mail: Annotated[str, Meta(min_length=3, max_length=320)]
    lang: Language = DEFAULT


class Code(Body):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class ProfileWish(Body):
    """What others may see of me."""

    hidden: Annotated[bool, Meta(description="nobody else may read my profile, and no leaderboard names me")]
    beside: Annotated[bool, Meta(description="my rating stands beside my name at tables")]
    invited: Annotated[bool, Meta(description="people with whom I have played may notify me of a seat")] = True


class Invited(Body):
    """Who is to hear that a seat of an open table is kept for them."""

    profile: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=15)]


class Blocking(Body):
    """Whom to block: by their profile, or by a seat at a table that I see."""

    profile: Annotated[str, Meta(max_length=64)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[int, Meta(ge=0, le=15)] = 0


class MatchWish(Body):
    """What somebody wants to play with whoever wants the same."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    pace: Annotated[Literal["live", "days"], Meta(description="all at once, or over days")] = "live"
    fill: Annotated[bool, Meta(description="bots take the free seats when the wait is over")] = False


class Again(Body):
    """What a rematch that starts at once needs besides what the finished game tells."""

    salt: Salt = ""


class Chosen(Body):
    """Options of a game as a form has them, before a table is made."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    world: Annotated[bool, Meta(description="whether the game begins from a world")] = False


class NewTable(Body):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    names: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(max_length=8, description="by seat, what those who play at the screen of the host are called, or nothing"),
    ] = []
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    world: Annotated[str, Meta(max_length=64, description="the world from which the game begins")] = ""
    listed: bool = False
    together: Annotated[bool, Meta(description="several people of one network may sit at a listed table")] = False
    watch: Watch = "none"
    clock: Literal["none", "soft", "hard"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=14 * 24 * 3600, description="a clock's time for one decision")] = 120
    weekends: Annotated[bool, Meta(description="the clock stands still on Saturdays and Sundays")] = False
    holidays: Annotated[int, Meta(ge=0, le=30, description="days off that each person may take from the clock")] = 0
    offset: Annotated[int, Meta(ge=-840, le=840, description="minutes by which days at the table begin before UTC")] = 0
    pace: Annotated[float, Meta(ge=0, le=10, description="seconds that a bot's move takes at least")] = 0.8
    endless: Annotated[bool, Meta(description="after many moves anybody who plays may end the game, won by nobody")] = (
        False
    )
    salt: Salt = ""


class NewTournament(Body):
    """A tournament to be made."""

    name: Name
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=6, description="how many play in each game")]
    format: Literal["round-robin", "swiss", "knock-out"]
    rounds: Annotated[int, Meta(ge=0, le=20, description="of a Swiss tournament; 0: as many as it needs")] = 0
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    bots: Annotated[list[Chair], Meta(max_length=39, description="the bots that take part")] = []
    plays: Annotated[bool, Meta(description="whether its host takes part")] = True
    listed: bool = False
    begins: Annotated[float, Meta(ge=0, le=1e11, description="when it starts by itself; 0: its host starts it")] = 0.0
    seconds: Annotated[int, Meta(ge=5, le=14 * 24 * 3600, description="the time for one decision")] = 120
    weekends: Annotated[bool, Meta(description="the clock stands still on Saturdays and Sundays")] = False
    holidays: Annotated[int, Meta(ge=0, le=30, description="days off that each person may take in a game")] = 0
    offset: Annotated[
        int, Meta(ge=-840, le=840, description="minutes by which days at the tables begin before UTC")
    ] = 0
    pace: Annotated[float, Meta(ge=0, le=10, description="seconds that a bot's move takes at least")] = 0.8


class Kick(Body):
    """Who has to leave an open table."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class Fork(Body):
    """From which ply of the game to play on, and in which seat."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=15)] = 0


class Brought(Body):
    """A world from elsewhere: the text of a file, or the string by which another program keeps it."""

    text: Annotated[str, Meta(min_length=1)]
    game: Annotated[str, Meta(max_length=40)] = ""


class WorldName(Body):
    """What a world shall be called."""

    name: Annotated[str, Meta(max_length=60)]


MOST_CHOICES = 50
"""Longer attempts at a lesson are not played again; the longest lesson needs 16 choices."""


class LessonState(Body, kw_only=True):
    """How far an attempt at a lesson has come."""

    lang: Language = DEFAULT
    choices: Annotated[
        list[Action], Meta(max_length=MOST_CHOICES, description="what the learner has chosen, as the last answer says")
    ] = []


class LessonDeed(LessonState, kw_only=True):
    """What is done in a lesson: looked at, tried, or taken back."""

    do: Literal["look", "take", "undo", "retry", "restart", "skip"] = "look"
    action: Annotated[Action, Meta(description="what is tried with `take`; a forbidden one is explained")] = 0


class LessonOption(LessonState, kw_only=True):
    """An action of which is asked what it would do."""

    action: Action


class LessonHelp(LessonState, kw_only=True):
    """Which hint is wanted."""

    number: Annotated[int, Meta(ge=0, le=100, description="counted from 0; past the last one, what to do")] = 0
