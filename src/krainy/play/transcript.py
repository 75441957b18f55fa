"""A transcript: what every seat saw and heard after each move of a game, so that it can be told without its rules.

Rules change; a record has only moves, which mean nothing without them. A transcript is written while the rules are
here, in parts of some plies each: the events with their sentences in every language and who may hear them, and the
view and the prompt of every seat and of somebody who only watches. Views are written as what has changed since the
ply before. A part names by a digest the moves that lead to its end, so that it is never taken for that of another game.
Who speaks a language that Krainy has learned since then is told in the default one.
"""

import base64
import binascii
import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.errors import BadInput
from krainy.engine.record import Record, start
from krainy.engine.state import State
from krainy.engine.vocabulary import Event

from .endings import Ending, playing
from .languages import DEFAULT, LANGUAGES
from .picture import picture
from .words import speak

PLIES = 32
"""Plies of a part; the first of them is written whole."""
LARGEST = 16 * 1024 * 1024
"""The most bytes of a transcript that somebody brought when it is unpacked: it may be made to fill the memory."""
LONGEST_FIELD = 1_500_000
"""Letters that a transcript may add to a record, so that it can still be uploaded; a longer one is left out."""
NOT_OURS = "the transcript of this game is damaged"

Told = tuple[int, dict[str, Any], dict[str, str]]
"""An event: who may hear it, the event as data, and its sentence by language."""


# -- writing -----------------------------------------------------------------------------------------------------------


def digests(record: Record, plies: Sequence[int]) -> dict[int, str]:
    """For each of these plies a digest of the game and its moves until then."""
    head = [record.game, record.seats, record.options, f"{record.seed:032x}"]
    running = hashlib.sha256(json.dumps(head, sort_keys=True).encode())
    found: dict[int, str] = {}
    at = 0
    for ply in sorted(plies):
        running.update("".join(f"{seat},{action};" for seat, action in record.moves[at:ply]).encode())
        at = ply
        found[ply] = running.hexdigest()[:32]
    return found


def last_plies(record: Record) -> list[int]:
    """The last ply of every part of a game's transcript."""
    last = len(record.moves)
    return [min(first + PLIES - 1, last) for first in range(0, last + 1, PLIES)]


def write_part(record: Record, number: int, g: State) -> bytes:
    """A part of the transcript of a game, told from the position before its first ply, or from the beginning, on."""
    first = number * PLIES
    moves = record.moves[: first + PLIES - 1]
    plies: list[dict[str, Any]] = []
    seen: dict[str, Any] = {}
    for ply in range(first, len(moves) + 1):
        if ply:
            g.told = []
            g.apply(*moves[ply - 1])
        now = plain(seen_in(g))
        plies.append({"lines": lines_of(g, g.told or []), "seen": delta(seen, now)})
        seen = now
    digest = digests(record, [len(moves)])[len(moves)]
    part: dict[str, Any] = {"krainy": krainy.__version__, "digest": digest, "end": fingerprint(g), "plies": plies}
    if not first:
        part["picture"] = picture(g)
    return zlib.compress(json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode(), 6)


def write_parts(record: Record, numbers: Iterable[int]) -> Iterator[bytes]:
    """Parts of the transcript of a game, whose rules must be here, in their order."""
    g = start(krainy.load(record.game), record)
    events, g.told = g.told, None
    for number in numbers:
        for move in record.moves[g.ply : max(0, number * PLIES - 1)]:
            g.apply(*move)
        before = g.clone()
        before.told = events
        yield write_part(record, number, before)


def write_whole(record: Record) -> list[bytes]:
    """The transcript of a game, whose rules must be here."""
    return list(write_parts(record, range(len(last_plies(record)))))


def lines_of(g: State, events: list[Event]) -> list[list[Any]]:
    """What has just happened: to whom it is told, the event's name and facts, and a sentence in every language."""
    found: list[list[Any]] = []
    for event in events:
        kind = g.game.events.kinds[event.kind]
        facts = dict(zip(kind.fields, event.args, strict=True))
        found.append(
            [event.to, kind.name, facts, {lang: speak(lang, g.game.name).tell(g, event) for lang in LANGUAGES}]
        )
    return found


def seen_in(g: State) -> dict[str, Any]:
    """What each seat sees of a position, and how it ended if it has."""
    speeches = {lang: speak(lang, g.game.name) for lang in LANGUAGES}
    seen: dict[str, Any] = {
        str(seat): {"view": g.view(seat), "prompt": {lang: one.prompt(g, seat) for lang, one in speeches.items()}}
        for seat in range(-1, g.seats)
    }
    winners = [seat for seat in range(g.seats) if g.winners >> seat & 1]
    called = [str(speeches[DEFAULT].thing(g, "seat", seat)) for seat in range(g.seats)]
    ended = {"winners": winners, "unfinished": g.unfinished} if g.over else None
    return {**seen, "called": called, "playing": playing(g), "ended": ended}


def plain(thing: Any) -> Any:
    """As a reader of JSON finds it."""
    return json.loads(json.dumps(thing, ensure_ascii=False))


def delta(before: Any, after: Any) -> list[Any]:
    """What has changed: one item is the whole new thing; two are the changed parts of a dictionary and those gone."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return [after]
    changed = {name: delta(before.get(name), one) for name, one in after.items() if before.get(name, before) != one}
    return [changed, [name for name in before if name not in after]]


def apply(before: Any, change: list[Any]) -> Any:
    """The thing after a change; what has not changed is shared."""
    if len(change) == 1:
        return change[0]
    changed, gone = change
    after = {name: one for name, one in before.items() if name not in gone}
    for name, part in changed.items():
        after[name] = apply(before.get(name), part)
    return after


# -- reading -----------------------------------------------------------------------------------------------------------


class Transcript:
    """The transcript of a game as far as it was kept."""

    def __init__(self, record: Record, parts: Sequence[bytes], most: int = LARGEST) -> None:
        """The parts that tell of these moves; where one is missing or tells of others, the transcript ends."""
        self.record = record
        self.seen: list[dict[str, Any]] = []
        """By ply, what each seat saw."""
        self.told: list[list[Told]] = []
        """By ply, what happened."""
        self.krainy = ""
        """The version of Krainy that wrote it."""
        self.end = ""
        """The fingerprint of the last position that is kept."""
        self.picture: dict[str, Any] | None = None
        self.lines: dict[str, list[tuple[int, dict[str, Any]]]] = {}
        try:
            self.read(record, parts, most)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, RecursionError):
            raise BadInput(NOT_OURS) from None

    def read(self, record: Record, parts: Sequence[bytes], most: int) -> None:
        expected = digests(record, last_plies(record))
        for number, packed in enumerate(parts):
            part, size = unpacked(packed, most)
            most -= size
            plies = part["plies"]
            last = number * PLIES + len(plies) - 1  # more moves may have followed since it was written
            if last not in expected and last <= len(record.moves):
                expected |= digests(record, [last])
            if len(self.seen) != number * PLIES or part["digest"] != expected.get(last):
                break
            self.add(part, plies, record.seats)

    def add(self, part: dict[str, Any], plies: list[Any], seats: int) -> None:
        before: dict[str, Any] = {}
        for ply in plies:
            before = apply(before, ply["seen"])
            check_seen(before, seats)
            self.seen.append(before)
            self.told.append([checked_line(line) for line in ply["lines"]])
        if self.picture is None:
            self.picture = part["picture"]
        self.krainy, self.end = part["krainy"], part["end"]

    @property
    def kept(self) -> int:
        """How many moves it tells of; -1 if it tells of nothing."""
        return len(self.seen) - 1

    @property
    def whole(self) -> bool:
        """Whether it tells of the whole game."""
        return self.kept == len(self.record.moves)

    def view(self, ply: int, seat: int) -> Any:
        """What a seat (-1: somebody who only watches) saw after so many moves."""
        return self.seen[ply][str(seat)]["view"]

    def prompt(self, ply: int, seat: int, lang: str) -> str:
        """What was asked of whom then, or how the game ended."""
        return said(self.seen[ply][str(seat)]["prompt"], lang)

    def log(self, lang: str, seat: int, last: int) -> list[dict[str, Any]]:
        """What a seat may hear of what happened until a ply; a line is made once."""
        if lang not in self.lines:
            self.lines[lang] = [
                (to, {"ply": ply, **event, "text": said(texts, lang)})
                for ply, told in enumerate(self.told)
                for to, event, texts in told
            ]
        return [
            line for to, line in self.lines[lang] if line["ply"] <= last and Event(to, 0, []).heard_by(seat)
        ]  # an event without its facts: only who may hear it is asked

    def playing(self, ply: int) -> list[int]:
        """The seats that were still in the game then."""
        return list(self.seen[ply]["playing"])

    def ending(self, ply: int, lang: str, ending: Ending) -> str:
        """How people ended the game, where the seats are called as they were then."""
        called: list[str] = self.seen[ply]["called"]
        winners = "+".join(called[seat] for seat in ending.winners)
        losers = "+".join(name for seat, name in enumerate(called) if seat not in ending.winners)
        speech = speak(lang, self.record.game)
        return speech.say(f"result-{ending.how}", losers=losers, winners=winners, count=len(ending.winners))

    def ended(self, ply: int) -> dict[str, Any] | None:
        """How the game had ended by then; nothing if it had not."""
        found: dict[str, Any] | None = self.seen[ply]["ended"]
        return found


def unpacked(packed: bytes, most: int) -> tuple[dict[str, Any], int]:
    """A part and its size, of so many bytes at most; anything that is none of ours is refused."""
    text = b""
    try:
        reader = zlib.decompressobj()
        text = reader.decompress(packed, max(1, most))
        part = json.loads(text) if reader.eof else None
    except (zlib.error, ValueError, RecursionError):
        part = None
    kinds = {"krainy": str, "digest": str, "end": str, "plies": list}
    if not isinstance(part, dict) or any(not isinstance(part.get(name), kind) for name, kind in kinds.items()):
        raise BadInput(NOT_OURS)
    if not 0 < len(part["plies"]) <= PLIES or ("picture" in part and not isinstance(part["picture"], dict)):
        raise BadInput(NOT_OURS)
    return part, len(text)


def check_seen(seen: dict[str, Any], seats: int) -> None:
    """Whether this is what all seats may have seen."""
    for seat in range(-1, seats):
        one = seen.get(str(seat))
        if not isinstance(one, dict) or not isinstance(one.get("view"), dict):
            raise BadInput(NOT_OURS)
        if not told_in_words(one.get("prompt")):
            raise BadInput(NOT_OURS)
    ended = seen.get("ended")
    if ended is not None and not (isinstance(ended, dict) and isinstance(ended.get("unfinished"), bool)):
        raise BadInput(NOT_OURS)
    for some in ([] if ended is None else ended.get("winners"), seen.get("playing")):
        if not isinstance(some, list) or any(seat not in range(seats) for seat in some):
            raise BadInput(NOT_OURS)
    called = seen.get("called")
    if not isinstance(called, list) or len(called) != seats or any(not isinstance(name, str) for name in called):
        raise BadInput(NOT_OURS)


def checked_line(line: Any) -> Told:
    """A line of a part."""
    if not isinstance(line, list) or len(line) != 4:
        raise BadInput(NOT_OURS)
    to, name, facts, texts = line
    sound = isinstance(to, int) and isinstance(name, str) and isinstance(facts, dict)
    if not sound or not told_in_words(texts):
        raise BadInput(NOT_OURS)
    return to, {"event": name, "args": facts}, texts


def told_in_words(texts: Any) -> bool:
    """Whether this is a sentence by language. We may have learned some languages after it was written."""
    return isinstance(texts, dict) and DEFAULT in texts and all(isinstance(one, str) for one in texts.values())


def said(texts: dict[str, str], lang: str) -> str:
    """A sentence in a language, or in the default one where nobody wrote it in that."""
    return texts.get(lang, texts[DEFAULT])


# -- in a record -------------------------------------------------------------------------------------------------------


def as_field(parts: Iterable[bytes]) -> list[str]:
    """The transcript as a record carries it; nothing if it is too long for that."""
    texts = [base64.b64encode(part).decode() for part in parts]
    return texts if sum(map(len, texts)) <= LONGEST_FIELD else []


def with_transcript(record: Record) -> str:
    """A record as text with its transcript, whose rules must be here."""
    transcript = as_field(write_whole(record))
    written = json.loads(record.dumps())
    return json.dumps(
        {**written, "account": transcript} if transcript else written, ensure_ascii=False, separators=(",", ":")
    )


def from_field(field: object) -> list[bytes]:
    """The parts that a record carries; it may carry none."""
    if field is None:
        return []
    try:
        if not isinstance(field, list):
            raise TypeError
        return [base64.b64decode(text, validate=True) for text in field]
    except (binascii.Error, TypeError, ValueError):
        raise BadInput(NOT_OURS) from None
