"""Games of other rules: whether the rules that are here lead through the same game, and where they first differ."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.errors import BadInput, DeadEnd, IllegalAction, KrainyError
from krainy.engine.record import Record, loads, start, verify
from krainy.engine.state import State

from .endings import Ending, read_ending, told_ending
from .transcript import PLIES, Transcript, from_field, plain


class Difference(NamedTuple):
    """Where the rules that are here first lead elsewhere; `why` is a part of a sentence for people."""

    ply: int
    why: str


def of_these_rules(record: Record) -> bool:
    """Whether a record was played under the rules that are here."""
    return record.version == krainy.load(record.game).version


def under_these_rules(record: Record) -> Record:
    """The same moves as a game of the rules that are here."""
    game = krainy.load(record.game)
    renewed = Record(game.name, game.version, record.seats, record.seed, record.options)
    renewed.moves = record.moves
    return renewed


def compare(record: Record, transcript: Transcript | None) -> tuple[State | None, Difference | None]:
    """Replay a game under the rules that are here. Where its transcript was kept the same must happen after every move,
    and everybody must see the same. The last position, or the first difference."""
    g, found = follow(record, transcript, PLIES)
    if found is not None and transcript is not None and found.ply <= transcript.kept:
        found = follow(record, transcript, 1)[1] or found  # views were looked at now and then: the ply may be earlier
    return g, found


def follow(record: Record, transcript: Transcript | None, every: int) -> tuple[State | None, Difference | None]:
    kept = transcript.kept if transcript else -1
    try:
        g = start(krainy.load(record.game), under_these_rules(record))
    except (BadInput, DeadEnd) as error:
        return None, Difference(0, f"the game cannot begin: {error}")
    for ply in range(len(record.moves) + 1):
        if ply:
            try:
                g.forget()
                g.apply(*record.moves[ply - 1])
            except IllegalAction as error:
                return None, Difference(ply, f"the move is not allowed ({error.rule})")
            except (KrainyError, DeadEnd) as error:
                return None, Difference(ply, f"the rules cannot go on: {error}")
            except Exception as error:  # a move that means nothing here may lead anywhere
                return None, Difference(ply, f"the rules fail: {type(error).__name__}")
        if transcript and ply <= kept:
            why = other_events(g, transcript, ply)
            if not why and (ply % every == every - 1 or ply in (kept, len(record.moves))):
                why = other_views(g, transcript, ply)
            if why:
                return None, Difference(ply, why)
    return g, None


def other_events(g: State, transcript: Transcript, ply: int) -> str:
    """What happens otherwise than it was told."""
    kinds = g.game.events.kinds
    now = [
        (event.to, kinds[event.kind].name, dict(zip(kinds[event.kind].fields, event.args, strict=True)))
        for event in g.told or []
    ]
    then = [(to, event["event"], event["args"]) for to, event, _ in transcript.told[ply]]
    if now == then:
        return ""
    place = next((at for at, (one, other) in enumerate(zip(now, then, strict=False)) if one != other), None)
    if place is None:
        return "more happens" if len(now) > len(then) else "less happens"
    return f"something else happens ('{now[place][1]}', it was '{then[place][1]}')"


def other_views(g: State, transcript: Transcript, ply: int) -> str:
    """What somebody sees otherwise than they saw it."""
    for seat in range(-1, g.seats):
        view = plain(g.view(seat))
        before = transcript.view(ply, seat)
        other = [name for name in view if name in before and not agree(view[name], before[name])]
        if other:
            who = "a spectator" if seat < 0 else f"seat {seat + 1}"
            return f"{who} sees another '{other[0]}'"
    if (transcript.ended(ply) is not None) != g.over:
        return "the game is over" if g.over else "the game is not over"
    return ""


def agree(one: Any, other: Any) -> bool:
    """Whether two views of a thing say the same; one may say more than the other."""
    if isinstance(one, dict) and isinstance(other, dict):
        return all(agree(one[name], other[name]) for name in one if name in other)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(agree, one, other))
    return bool(one == other)


# -- records -----------------------------------------------------------------------------------------------------------


class Read(NamedTuple):
    """A record that somebody brought."""

    record: Record
    """As a game of the rules that are here, if they lead through it; else as it was written."""
    parts: list[bytes]
    """The parts of its transcript."""
    transcript: Transcript | None
    last: State | None
    """Where it ends, if the rules that are here lead there."""
    rules: int
    """The rules version under which it was played."""
    ending: Ending | None
    """How people ended it, if they did."""


def read(text: str, between: Callable[[], None] | None = None) -> Read:
    """A true record of any rules version. One of other rules is taken for a game of these if they lead through the same
    game; else it can be told if it carries a transcript. Anything else is refused with who can read it."""
    record = loads(text)
    rules, now = record.version, krainy.load(record.game).version
    data = json.loads(text)
    parts, told = from_field(data.get("account")), data.get("ending")
    transcript = Transcript(record, parts) if parts and rules != now else None
    if transcript is not None and not transcript.whole:
        raise BadInput("this record was changed: its transcript does not tell of its moves")
    if rules == now:
        last = verify(krainy.load(record.game), record, between)
        return Read(record, parts, None, last, rules, read_ending(told, last))
    g, found = compare(record, transcript)
    if found is None and g is not None and (transcript is not None or fingerprint(g) == record.end):
        renewed = under_these_rules(record)
        renewed.end = fingerprint(g)
        return Read(renewed, parts, transcript, g, rules, read_ending(told, g))
    if transcript is not None:
        return Read(record, parts, transcript, None, rules, told_ending(told, record.seats))
    why = f"at move {found.ply} {found.why}" if found else "nothing in it tells whether they lead to the same end"
    raise BadInput(
        f"this record was played under rules version {rules} of {record.game}, and this program knows version {now}: "
        f"{why}. A version of Krainy with rules version {rules} of {record.game} can read it; CHANGELOG.md names it"
    )
