"""A table that can only be looked at: one whose game was played under rules that are not here any more.

Seats, chat and moves are rows, and need no rules. What was seen and told comes from the game's transcript. Whatever
needs the rules is refused in one sentence. Who plays can still resign, and when nobody has a stake any more the game
is over.
"""

import copy
from typing import Any, Self, cast

import krainy
from krainy.engine.game import AnyGame
from krainy.engine.record import Record
from krainy.engine.state import State
from krainy.play.endings import RESIGNED, Ending
from krainy.play.fairness import draw
from krainy.play.moments import Moments
from krainy.play.playthrough import PERSON, Playthrough, Tried
from krainy.play.transcript import Transcript

from ..errors import Refused
from ..storage.database import Head, Row
from ..wire.frames import Position
from ..wire.parts import Line, Status, View
from .checks import check_parting
from .proposals import by_agreement
from .table import FINAL, Outcome, Table, Undo


class TranscribedGame(Playthrough):
    """The moves of a game without its rules."""

    def __init__(self, game: AnyGame, head: Head, seed: int) -> None:
        self.game = game
        self.players = [PERSON] * len(head.chairs)
        self.options = head.options
        self.seed = seed
        self.moves: list[tuple[int, int]] = []
        self.told = []
        self.moments = Moments()
        self.rules = head.rules
        self.end = ""

    def cancels(self, seat: int, action: int) -> bool:
        return False

    def frozen(self) -> "TranscribedGame":
        copied = copy.copy(self)
        copied.moves = self.moves.copy()
        return copied

    def record(self) -> Record:
        record = self.record_of(self.moves)
        record.end = self.end
        return record

    def record_of(self, moves: list[tuple[int, int]]) -> Record:
        record = Record(self.game.name, self.rules, len(self.players), self.seed, self.options)
        record.moves = moves.copy()
        return record


class ReadOnlyTable(Table):
    """One table of other rules, as far as it was kept."""

    def __init__(self, head: Head, ended: bool, transcript: Transcript | None) -> None:
        self.ended = ended
        """Whether the game had come to its end."""
        self.transcript = transcript
        self.known = (-1, -1)
        """After so many rows, how many moves the transcript tells of."""
        self.lines: dict[int, Line] = {}
        """The lines that were read, by the identity of what the transcript tells, which it keeps."""
        self.logs: dict[tuple[str, int], tuple[int, list[Line]]] = {}
        """By language and seat, what was told until the last ply that can be shown, and which ply that was."""
        self.past: TranscribedGame
        super().__init__(head)

    def lay(self, head: Head, seed: int) -> Playthrough:
        self.past = TranscribedGame(krainy.load(head.game), head, seed)
        self.past.end = self.transcript.end if self.transcript and self.transcript.whole else ""
        return self.past

    # -- where it stands -----------------------------------------------------------------------------------------------

    @property
    def g(self) -> State:
        raise self.refusal()

    def refusal(self) -> Refused:
        """What everybody hears who wants something that needs the rules."""
        then, now = self.head.rules, self.past.game.version
        return Refused(
            "rules",
            f"this game was played under rules version {then} of {self.head.game}; under version {now} it would have "
            "gone another way, so it can be read but not played on",
        )

    @property
    def playable(self) -> bool:
        return False

    @property
    def status(self) -> Status:
        status = super().status
        return "stopped" if status in ("open", "playing", "paused") else status

    @property
    def over(self) -> bool:
        return self.ended or self.ending is not None or (self.started and not self.stakes)

    @property
    def winners(self) -> list[int]:
        if self.ending is not None:
            return list(self.ending.winners)
        return list(self.result["winners"]) if self.result else []

    @property
    def unfinished(self) -> bool:
        return self.result is None or bool(self.result["unfinished"])

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended by its rules, as far as that was kept."""
        return self.transcript.ended(self.kept) if self.transcript and self.kept == len(self.past.moves) else None

    @property
    def voters(self) -> dict[int, str]:
        return {seat: guest for seat, guest in self.stakes.items() if seat in self.playing}

    @property
    def playing(self) -> list[int]:
        """The seats that are still in the game; all of them if that was not kept."""
        if self.transcript is None or len(self.past.moves) > self.kept:
            return list(range(len(self.players)))
        return self.transcript.playing(self.kept)

    @property
    def free_seats(self) -> list[int]:
        return []

    @property
    def kept(self) -> int:
        """The last ply that can be shown now; -1 if there is none. A transcript tells of the moves that stood at last:
        before something was taken back others may have been made."""
        if self.transcript is None:
            return -1
        if self.known[0] != self.length:
            pairs = zip(self.past.moves, self.transcript.record.moves, strict=False)
            same = next((ply for ply, (one, other) in enumerate(pairs) if one != other), len(self.past.moves))
            self.known = (self.length, min(self.transcript.kept, same))
        return self.known[1]

    @property
    def actors(self) -> list[int]:
        return []

    def undo_of(self, seat: int) -> Undo | None:
        return None

    def frozen(self) -> Self:
        copied = super().frozen()
        assert isinstance(copied.playthrough, TranscribedGame)
        copied.past = copied.playthrough
        return copied

    # -- what is shown -------------------------------------------------------------------------------------------------

    def log(self, lang: str, seat: int) -> list[Line]:
        if self.transcript is None or not self.shown:
            return []
        kept, lines = self.logs.get((lang, seat), (-1, []))
        if kept != self.kept:
            lines = [self.line(told) for told in self.transcript.log(lang, seat, self.kept)]
            self.logs[lang, seat] = (self.kept, lines)
        return lines if self.ending is None or self.kept < 0 else [*lines, self.last_line(lang, self.ending)]

    def line(self, told: dict[str, Any]) -> Line:
        """A line that was kept; it is made once, as the transcript makes what it tells."""
        if id(told) not in self.lines:
            self.lines[id(told)] = Line(**told)
        return self.lines[id(told)]

    def last_line(self, lang: str, ending: Ending) -> Line:
        if lang not in self.last_lines and self.transcript is not None:
            text = self.transcript.ending(self.kept, lang, ending)
            self.last_lines[lang] = Line(len(self.past.moves), "ended", {}, text)
        return self.last_lines[lang]

    def faced(self, seat: int, lang: str) -> Position:
        """What a seat has before it now."""
        frame = self.position(self.kept, seat, lang)
        if self.ending is not None and frame.view is not None:
            frame.prompt = self.last_line(lang, self.ending).text
        return frame

    def position(self, ply: int, seat: int, lang: str, addressed: bool = True) -> Position:
        """What a seat saw after so many moves, or after the last that was kept; whoever is not addressed reads what was
        said to those who only watched."""
        ply = min(ply, self.kept)
        seen = Position(seat=seat, lang=lang, view=None, actions=[], prompt="", help="", goals=[])
        if self.transcript is not None and ply >= 0:
            ended = self.transcript.ended(ply)
            winners = list(ended["winners"]) if ended else []  # older views name them by colours
            seen.view = cast(View, {**self.transcript.view(ply, seat), "winners": winners})
            seen.prompt = self.transcript.prompt(ply, seat if addressed else -1, lang)
        return seen

    def picture(self) -> dict[str, Any]:
        """What is needed to draw it."""
        if self.transcript is None or self.transcript.picture is None:
            raise self.refusal()
        return self.transcript.picture

    # -- what happens --------------------------------------------------------------------------------------------------

    def check(self, row: Row) -> None:
        parting = row.kind in ("leave", "kick", "cancel") and not self.started
        if not parting and (row.kind != "resign" or self.status != "stopped" or not self.started):
            raise self.refusal()
        if parting:
            check_parting(self, row)
        elif self.stakes.get(row.seat, "") != row.guest:
            raise Refused("seat", "nobody can resign from this seat")

    def standing(self) -> tuple[object, list[list[int]]]:
        return None, []

    def note_asked(self, row: Row, asked: object, menus: list[list[int]]) -> None:
        """Nobody is asked anything."""

    def start(self) -> None:
        if self.head.seed is None:
            self.past.seed = draw(self.head.salt, self.shares)
        self.started = True

    def move(self, row: Row, tried: Tried | None) -> None:
        self.past.moves.append((row.seat, row.action))
        self.known = (-1, -1)

    def undo(self, row: Row) -> None:
        moves = self.past.moves
        if by_agreement(self, row):
            self.retracted = True
        else:
            self.practice = self.practice or any(mover != row.seat for mover, _ in moves[row.action :])
        del moves[row.action :]
        self.known = (-1, -1)

    def ending_by(self, row: Row) -> Ending | None:
        if row.kind == "resign" and row.action == FINAL:
            others = tuple(seat for seat in self.playing if seat != row.seat)
            return Ending(RESIGNED, others if len(others) == 1 else ())
        return super().ending_by(row)

    def outcome(self, row: Row) -> Outcome:
        if row.kind == "cancel":
            return Outcome("cancelled")
        last = row.kind == "resign" and not set(self.stakes) - {row.seat}
        return Outcome("over" if last or self.ending_by(row) is not None else None)


def recall(head: Head, rows: list[Row], ended: bool, transcript: Transcript | None = None) -> ReadOnlyTable:
    """The read-only table that these rows amount to."""
    table = ReadOnlyTable(head, ended, transcript)
    for row in rows:
        table.add(row)
    return table
