"""Every frame that the server sends over the socket of a table; each says in `type` which one it is."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .parts import Ended, Endless, Leaves, Line, Origin, Player, Status, View, Watch

Farewell = Literal["logged-out", "left", "kicked", "gone", "restored"]
Way = Literal["offer", "decline", "claim", "resign"]
"""By what a seat may end the game, alone or with the others."""


class Offer(Struct):
    """An action that a seat may choose."""

    action: int
    block: str
    targets: Annotated[list[str], Meta(description="the things to click one after another, as 'stack:12'")]
    label: str
    usual: Annotated[Literal[True] | UnsetType, Meta(description="where nearly everybody takes it")] = UNSET


class Position(Struct, kw_only=True):
    """What a seat has before it: the position as it may know it, and what it may do."""

    seat: int
    lang: str
    view: Annotated[View | None, Meta(description="null where there is no position to be shown")]
    actions: list[Offer]
    prompt: str
    help: Annotated[str, Meta(description="what the rules say to those who must decide now; empty for the others")]


class Undo(Struct):
    """What an undo would take back."""

    to: Annotated[int, Meta(description="the ply of the game to which it goes back")]
    moves: int
    practice: bool
    takes: list[str]


class Clock(Struct):
    """How long a decision may take, and since when it is asked."""

    kind: Literal["soft", "hard"]
    seconds: int
    since: float
    now: Annotated[float, Meta(description="the server's time when it said so")]


class Share(Struct):
    """What one person has put into the seed."""

    seat: Annotated[int, Meta(description="the first seat of the person")]
    commitment: Annotated[str, Meta(description="the hash of a salt; empty from somebody who promised none")]
    salt: Annotated[str, Meta(description="empty until it is revealed")]


class Fairness(Struct):
    """The promise made before the start and what people have put into the seed; the secret only after the end."""

    commitment: str
    shares: list[Share] | UnsetType = UNSET
    drawing: Annotated[bool | UnsetType, Meta(description="whether the salts are being revealed")] = UNSET
    seed: Annotated[str | UnsetType, Meta(description="after the end")] = UNSET
    secret: Annotated[str | UnsetType, Meta(description="after the end, where people put salts into the seed")] = UNSET
    salt: Annotated[str | UnsetType, Meta(description="after the end, of a table whose seed was given")] = UNSET


class OlderRules(Struct):
    """Under which rules a game was begun that are others now."""

    begun: int
    now: int
    playable: Annotated[bool, Meta(description="whether it can be played on under the rules of today")]
    kept: Annotated[int | None, Meta(description="how many moves can be read, if it cannot be played on; -1: none")]
    moves: int


class ChatLine(Struct):
    """What somebody has said at the table."""

    number: int
    name: str
    seat: int
    text: str
    time: float


class Idea(Struct):
    """One action of a hint."""

    action: int
    label: str
    chance: Annotated[float, Meta(description="that the seat wins after it")]
    share: Annotated[float, Meta(description="of the thinking that went into it")]


# -- frames ----------------------------------------------------------------------------------------------------------


class Snapshot(Position, kw_only=True, tag_field="type", tag="snapshot"):
    """All that a seat may know of a table."""

    table: str
    game: str
    options: dict[str, Any]
    world: Origin
    leaves: Leaves
    ply: int
    status: Status
    practice: bool
    ended: Annotated[Ended | None, Meta(description="how people ended the game; null if they did not")]
    endless: Endless
    may: Annotated[list[Way], Meta(description="by what this seat may end the game now, alone or with the others")]
    watch: Watch
    players: list[Player]
    since: Annotated[int, Meta(description="how many lines of the snapshot before come before those of `log`")]
    log: list[Line]
    undo: Undo | None
    clock: Clock | None
    fairness: Fairness
    rules: Annotated[OlderRules | None, Meta(description="null if the game was begun under the rules of today")]


class Talk(Struct, tag_field="type", tag="talk"):
    """What has been said at the table, after a hello."""

    mine: Annotated[list[int], Meta(description="the seats of whoever said hello")]
    lines: list[ChatLine]


class Chat(ChatLine, tag_field="type", tag="chat"):
    """Somebody says something."""


class Presence(Struct, tag_field="type", tag="presence"):
    """Which seats' people are here, when that has changed."""

    seats: list[int]


class Done(Struct, tag_field="type", tag="done"):
    """A message has been done."""

    key: str
    ply: Annotated[int, Meta(description="the ply of its row")]
    repeated: Annotated[bool, Meta(description="whether it had been done before")]


class Error(Struct, tag_field="type", tag="error"):
    """A message has changed nothing."""

    code: str
    text: str
    key: Annotated[str, Meta(description="the key of the message; empty if it had none")]
    wait: Annotated[int | UnsetType, Meta(description="seconds after which it is worth trying again")] = UNSET
    rule: Annotated[str | UnsetType, Meta(description="the rule that forbids it")] = UNSET
    title: Annotated[str | UnsetType, Meta(description="the title of the rule")] = UNSET


class Why(Struct, tag_field="type", tag="why"):
    """The rule that forbids an action."""

    seat: int
    action: int
    rule: Annotated[str, Meta(description="empty if the action is allowed")]
    title: str
    text: str
    about: Annotated[list[str] | UnsetType, Meta(description="the things of which the rule speaks, as targets")] = UNSET
    names: Annotated[list[str] | UnsetType, Meta(description="what a person calls them, in the same order")] = UNSET


class Weigh(Struct, tag_field="type", tag="weigh"):
    """Whether a move could still be taken back."""

    seat: int
    action: int
    final: bool


class Hint(Struct, tag_field="type", tag="hint"):
    """What a bot would do: the actions it thought of most, the best first."""

    seat: int
    ply: int
    ideas: list[Idea]
    tries: Annotated[int, Meta(description="how many games were imagined")]
    chances: Annotated[list[float], Meta(description="of all seats, now")]


class Rematch(Struct, tag_field="type", tag="rematch"):
    """Somebody has made a rematch, and this is the invitation to it."""

    invitation: str


class Bye(Struct, tag_field="type", tag="bye"):
    """The last frame of a connection that the server ends."""

    why: Farewell


Frame = Snapshot | Talk | Chat | Presence | Done | Error | Why | Weigh | Hint | Rematch | Bye
