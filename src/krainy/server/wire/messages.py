"""Every message that a client may send over the socket; anything else is malformed."""

from typing import Annotated

import msgspec

from krainy.play.languages import DEFAULT

from .parts import Language, Sign

# Python's `$` would let a line feed follow.
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Action = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]

Target = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z-]+:\d{1,6}$(?!\n)")]
Targets = Annotated[list[Target], msgspec.Meta(max_length=8)]


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message, and again to change language or seat: asks for a snapshot."""

    lang: Language = DEFAULT
    seat: Seat | None = None


class Away(msgspec.Struct, tag_field="type", tag="away", forbid_unknown_fields=True):
    """Nobody looks at this connection for now, so that notifications may be sent; the next hello ends that."""

    key: Key


class Move(msgspec.Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    ply: Ply
    key: Key
    seat: Seat
    action: Action


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back all moves since a ply of the game, or what the snapshot's preview says."""

    ply: Ply
    key: Key
    seat: Seat
    to: Ply | None = None


class Seated(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a seat does besides moving."""

    ply: Ply
    key: Key
    seat: Seat


class Resign(Seated, tag="resign"):
    """The other one has won; with more than two seats, a bot takes the seat for good."""


class Offer(Seated, tag="offer"):
    """Offer a draw, or agree to one; the game ends when all who have a stake agree."""


class Decline(Seated, tag="decline"):
    """Refuse a draw, or take an offer back."""


class Claim(Seated, tag="claim"):
    """End a game that is endless by the rule of its table."""


class Pause(Seated, tag="pause"):
    """Ask for a pause; it begins when all persons have asked."""


class Resume(Seated, tag="resume"):
    """End a pause, or take back that one was asked for."""


class Back(Seated, tag="back"):
    """Take the seat back from the bot that played while its person was out of time."""


class TakeBack(Seated, tag="take-back"):
    """Ask all others to let this seat take its last move back, with all that came after it."""


class Abandon(Seated, tag="abandon"):
    """Ask all others to end the game without a result."""


class Agree(Seated, tag="agree"):
    """Agree to what is proposed; it happens when all who have a stake agree."""


class Refuse(Seated, tag="refuse"):
    """Refuse what is proposed, or take a proposal back."""


class Holiday(Seated, tag="holiday"):
    """Take days off from the clock, from a day at the table on; none gives back all from that day on but today."""

    first: Annotated[int, msgspec.Meta(ge=0, le=100_000, description="the day, counted from 1970-01-01")]
    days: Annotated[int, msgspec.Meta(ge=0, le=60)]


class Extend(Seated, tag="extend"):
    """Give another person as much time again for what they are asked."""

    to: Seat


class StandingAnswer(Seated, tag="standing"):
    """Answer a question with no once for all, also while nobody is there, or be asked again; at any ply."""

    question: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z-]+$(?!\n)")]
    answered: bool


Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class Commit(msgspec.Struct, tag_field="type", tag="commit", forbid_unknown_fields=True):
    """Promise a salt for the seed before the game starts; the key of the message is the salt's SHA-256."""

    key: Hash


class Reveal(msgspec.Struct, tag_field="type", tag="reveal", forbid_unknown_fields=True):
    """Reveal the promised salt while the seed is drawn; it is the key of the message."""

    key: Hash


class Chat(msgspec.Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class React(msgspec.Struct, tag_field="type", tag="react", forbid_unknown_fields=True):
    """Show a sign beside the own seat for a moment."""

    key: Key
    sign: Sign


class Why(msgspec.Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask which rule forbids an action; or, with `clicked` instead of it, why nothing follows a click on a place."""

    seat: Seat
    action: Action | None = None
    picked: Annotated[Targets, msgspec.Meta(description="what was pointed at before, on the way to an action")] = []
    clicked: Annotated[
        Targets, msgspec.Meta(description="the place, as all that actions can call it: `space:3`, `stack:3`")
    ] = []


class Foresee(msgspec.Struct, tag_field="type", tag="foresee", forbid_unknown_fields=True):
    """Ask what an action would do, as far as its seat may know."""

    seat: Seat
    action: Action


class Hint(msgspec.Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would do."""

    seat: Seat


Proposing = TakeBack | Abandon | Agree | Refuse
Pausing = Pause | Resume | Back
Slowing = Holiday | Extend
Ending = Resign | Offer | Decline | Claim
Message = (
    Hello
    | Away
    | Move
    | Undo
    | Ending
    | Proposing
    | Pausing
    | Slowing
    | StandingAnswer
    | Commit
    | Reveal
    | Chat
    | React
    | Why
    | Foresee
    | Hint
)

DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
ENCODER = msgspec.json.Encoder()
