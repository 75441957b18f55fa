"""Every frame that the server sends over the socket of a table; each says in `type` which one it is."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .parts import Ended, Endless, Leaves, Line, Origin, Player, Sign, Status, Step, View, Watch

Farewell = Literal["logged-out", "left", "kicked", "gone", "restored"]
Ask = Literal["take-back", "abandon", "agree", "refuse"]
Way = Literal["offer", "decline", "claim", "resign"]
"""By what a seat may end the game, alone or with the others."""
Lead = Literal["only", "clear", "better", "near", "even"]
"""How far the best action is ahead: it is the only one; clearly; a little; one other or several are as good."""
Opening = Literal["own", "others", "end", "chance", "secret", "choices"]
"""Where what is certain of an action ends: at a choice of its own seat or of others, at the end of the game, at
something that chance decides, that is hidden, or that others have chosen in secret."""


Clicked = Literal["forbidden", "first", "other"]
"""Why nothing follows a click: a rule forbids it and speaks of these things; one of these has to be pointed at first;
or something other is asked and these can be chosen instead."""


class Offer(Struct, gc=False):
    """An action that a seat may choose."""

    action: int
    block: str
    targets: Annotated[list[str], Meta(description="the things to click one after another, as 'stack:12'")]
    label: str
    usual: Annotated[Literal[True] | UnsetType, Meta(description="where nearly everybody takes it")] = UNSET


class Goal(Struct, gc=False):
    """How somebody can win now, or lose, and how near that is; told from what the seat may know."""

    key: str
    rule: Annotated[str, Meta(description="the rule that says so")]
    seat: Annotated[int, Meta(description="of whom it speaks; -1 of all; past the last seat, a player without one")]
    mine: Annotated[bool, Meta(description="whether it speaks to the seat itself")]
    progress: Annotated[float, Meta(description="from 0 to 1")]
    urgent: Annotated[bool, Meta(description="whether it decides the game soon unless somebody does something")]
    text: str


class Tip(Struct, gc=False):
    """A sentence of the coach, whose moment this is."""

    key: Annotated[str, Meta(description="by which a page remembers that it has been said")]
    rule: Annotated[str, Meta(description="the rule that tells more")]
    text: str


class Faced(Struct, kw_only=True):
    """What a seat may do, and what it is told about it."""

    seat: int
    lang: str
    actions: list[Offer]
    prompt: str
    help: Annotated[str, Meta(description="what the rules say to those who must decide now; empty for the others")]
    goals: Annotated[list[Goal], Meta(description="what matters most first, then who else is near")]
    tips: Annotated[
        list[Tip] | UnsetType,
        Meta(description="what a coach would say now, what matters most first; only at a table of one person"),
    ] = UNSET


class Position(Faced, kw_only=True):
    """What a seat has before it: the position as it may know it, and what it may do."""

    view: Annotated[View | None, Meta(description="null where there is no position to be shown")]


class Edit(Struct, gc=False):
    """One change of a view: something is set, removed or inserted."""

    at: Annotated[list[str | int], Meta(description="the way to it: names of objects and places in lists")]
    to: Annotated[Any, Meta(description="what is there then; left out where it is removed")] = UNSET
    before: Annotated[
        str | int | UnsetType,
        Meta(description="where it is inserted: the name before which it comes, or in a list its own place"),
    ] = UNSET


Patch = list[Edit]
"""The edits that turn one view into another, to be made in their order."""


class Undo(Struct):
    """What an undo would take back."""

    to: Annotated[int, Meta(description="the ply of the game to which it goes back")]
    moves: int
    practice: bool
    takes: list[str]


class Proposal(Struct):
    """What somebody asks of all others at the table."""

    kind: Literal["take-back", "abandon"]
    seat: Annotated[int, Meta(description="of who asks")]
    agreed: Annotated[list[int], Meta(description="the seats that have agreed, that of who asks among them")]


class Clock(Struct):
    """How long a decision may take, and since when it is asked."""

    kind: Literal["soft", "hard"]
    seconds: int
    since: float
    now: Annotated[float, Meta(description="the server's time when it said so")]
    due: Annotated[list[float], Meta(description="by seat, when the time for what is asked now is over")]
    remind: Annotated[list[float], Meta(description="by seat, when the time becomes short; 0 where that is no matter")]
    off: Annotated[
        list[list[int]], Meta(description="by seat, the days off of its person, counted from 1970-01-01, in order")
    ]
    weekends: Annotated[bool, Meta(description="the clock stands still on Saturdays and Sundays")]
    holidays: Annotated[int, Meta(description="days off that each person may take")]
    offset: Annotated[int, Meta(description="minutes by which days at the table begin before UTC")]


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


class Change(Struct):
    """A number of the seat that changes for certain."""

    name: str
    label: str
    by: int
    dear: Annotated[Literal[True] | UnsetType, Meta(description="where the loss is dear")] = UNSET


class Span(Struct):
    """A number of the seat that may change after what is certain, and between which bounds in all."""

    name: str
    label: str
    low: int
    high: int


class Odds(Struct):
    """Something that may be settled, and how likely that is as far as the seat can tell."""

    text: str
    share: Annotated[float, Meta(description="of the worlds that were tried, from 0 to 1")]
    own: Annotated[bool, Meta(description="whether it is settled for the seat itself: it wins, and not another")]


class Idea(Struct):
    """One action of a hint."""

    action: int
    label: str
    chance: Annotated[float, Meta(description="that the seat wins after it")]
    share: Annotated[float, Meta(description="of the thinking that went into it")]


# -- frames ----------------------------------------------------------------------------------------------------------


class RuledEnd(Struct):
    """How a game ended by its rules."""

    rule: str
    title: Annotated[str, Meta(description="of the rule")]
    lines: Annotated[list[str], Meta(description="the lines of the log that tell it")]


class Snapshot(Struct, kw_only=True, tag_field="type", tag="snapshot"):
    """All that a seat may know of a table; what is left out is as in the snapshot before on this connection."""

    seat: int | UnsetType = UNSET
    lang: str | UnsetType = UNSET
    actions: list[Offer]
    prompt: str | UnsetType = UNSET
    help: Annotated[
        str | UnsetType, Meta(description="what the rules say to those who must decide now; empty for the others")
    ] = UNSET
    goals: Annotated[list[Goal] | UnsetType, Meta(description="what matters most first, then who else is near")] = UNSET
    tips: Annotated[
        list[Tip] | UnsetType,
        Meta(description="what a coach would say now, what matters most first; only at a table of one person"),
    ] = UNSET
    view: Annotated[
        View | UnsetType | None,
        Meta(description="null where there is no position to be shown; left out where `patches` lead to it"),
    ] = UNSET
    patches: Annotated[
        list[list[Edit]] | UnsetType,
        Meta(description="for each line of `log`, or once if there is none, what changes in the view with it"),
    ] = UNSET
    end: Annotated[
        RuledEnd | UnsetType | None, Meta(description="by which rule the game ended; null while its rules go on")
    ] = UNSET
    table: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    world: Origin | UnsetType = UNSET
    leaves: Leaves | UnsetType = UNSET
    ply: int
    decided: Annotated[
        int | UnsetType, Meta(description="the ply after the last choice of this seat; 0 if it has made none")
    ] = UNSET
    status: Status | UnsetType = UNSET
    practice: bool | UnsetType = UNSET
    ended: Annotated[Ended | UnsetType | None, Meta(description="how people ended the game; null if they did not")] = (
        UNSET
    )
    endless: Endless | UnsetType = UNSET
    may: Annotated[
        list[Way] | UnsetType, Meta(description="by what this seat may end the game now, alone or with the others")
    ] = UNSET
    watch: Watch | UnsetType = UNSET
    players: list[Player] | UnsetType = UNSET
    since: Annotated[int, Meta(description="how many lines of the snapshot before come before those of `log`")]
    log: list[Line]
    undo: Undo | UnsetType | None = UNSET
    clock: Clock | UnsetType | None = UNSET
    proposal: Annotated[
        Proposal | UnsetType | None, Meta(description="what somebody asks of all others; null if nothing")
    ] = UNSET
    takes: Annotated[
        list[str] | UnsetType, Meta(description="what a proposed take-back would take back, as this seat heard it")
    ] = UNSET
    asks: Annotated[
        list[Ask] | UnsetType, Meta(description="what this seat may propose to all others now, or answer")
    ] = UNSET
    retracted: Annotated[
        bool | UnsetType, Meta(description="whether moves were taken back by agreement, after others had learned more")
    ] = UNSET
    extend: Annotated[
        list[int] | UnsetType, Meta(description="the seats to which this seat can give more time now")
    ] = UNSET
    substituted: Annotated[
        list[int] | UnsetType,
        Meta(description="the plies of the game at which a bot played for a person who was away"),
    ] = UNSET
    fairness: Fairness | UnsetType = UNSET
    rules: Annotated[
        OlderRules | UnsetType | None, Meta(description="null if the game was begun under the rules of today")
    ] = UNSET


class Settled(Struct):
    """What a seat answers once for all."""

    seat: int
    questions: list[str]


class Talk(Struct, tag_field="type", tag="talk"):
    """What has been said at the table, after a hello."""

    mine: Annotated[list[int], Meta(description="the seats of whoever said hello")]
    lines: list[ChatLine]
    standing: Annotated[list[Settled], Meta(description="what these seats answer once for all")]


class StandingAnswers(Struct, tag_field="type", tag="standing"):
    """What the own seats answer once for all, when that has changed; only their person hears of it."""

    standing: list[Settled]


class Chat(ChatLine, tag_field="type", tag="chat"):
    """Somebody says something."""


class Reaction(Struct, tag_field="type", tag="reaction"):
    """Somebody shows a sign beside their seat; it is kept nowhere."""

    seat: int
    sign: Sign


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
    """The rule that forbids an action, or why nothing follows a click."""

    seat: int
    action: Annotated[int, Meta(description="-1 for a click")]
    ply: Annotated[int, Meta(description="of the table at which it was asked")]
    rule: Annotated[str, Meta(description="empty if the action is allowed")]
    title: str
    text: str
    about: Annotated[list[str] | UnsetType, Meta(description="the things of which the rule speaks, as targets")] = UNSET
    names: Annotated[list[str] | UnsetType, Meta(description="what a person calls them, in the same order")] = UNSET
    clicked: Annotated[
        Clicked | UnsetType,
        Meta(description="of a click: what `about` means, and whether the rule forbids it or is that of the question"),
    ] = UNSET
    place: Annotated[str | UnsetType, Meta(description="of a click: what a person calls the place")] = UNSET


class Foresight(Struct, tag_field="type", tag="foresight"):
    """What an action would do, as far as its seat may know."""

    seat: int
    action: int
    ply: Annotated[int, Meta(description="of the table at which it was asked")]
    lines: Annotated[
        list[str],
        Meta(description="what happens for certain, as the log would tell it; last what the game says of the prospect"),
    ]
    changes: list[Change]
    opens: Annotated[Opening, Meta(description="where what is certain ends")]
    then: Annotated[str, Meta(description="what follows there, in a sentence")]
    odds: Annotated[list[Odds], Meta(description="what may be settled then, the most likely first")]
    spans: list[Span]
    final: Annotated[bool, Meta(description="whether it could not be taken back: another is asked, or somebody learns")]
    dear: Annotated[bool, Meta(description="whether it costs for certain what nobody wants to lose unawares")]


class Hint(Struct, tag_field="type", tag="hint"):
    """What the adviser would do, and why."""

    seat: int
    ply: int
    ideas: Annotated[
        list[Idea], Meta(description="the best action and the next best one; alone where several others are as good")
    ]
    lead: Lead
    why: Annotated[list[str], Meta(description="sentences: what it gains, prevents and costs, against the next best")]
    plan: Annotated[
        list[Step],
        Meta(description="the action and what the seat would do then, until another chooses or it learns something"),
    ]
    replies: Annotated[list[Step], Meta(description="what others would probably do then")]
    tries: Annotated[int, Meta(description="how many games were imagined")]
    chances: Annotated[list[float], Meta(description="of all seats, now")]


class Rematch(Struct, tag_field="type", tag="rematch"):
    """Somebody has made a rematch, and this is the invitation to it."""

    invitation: str


class Bye(Struct, tag_field="type", tag="bye"):
    """The last frame of a connection that the server ends."""

    why: Farewell


Told = Snapshot | Talk | StandingAnswers | Chat | Reaction | Presence
Frame = Told | Done | Error | Why | Foresight | Hint | Rematch | Bye
