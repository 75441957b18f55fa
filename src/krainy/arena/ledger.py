"""The ledger of a match: a line per game and a record per game, written so that a kill loses only games in progress.

`results.jsonl` holds the match in its first line and a result in every other, in the order in which games ended.
`records/000012.json` is the record of game 12. A record is written before its line, so that every line has one.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from krainy.engine.errors import BadInput

from .plan import Match
from .playing import Result

FORMAT = "krainy-arena-1"
RESULTS = "results.jsonl"
RECORDS = "records"
BEYOND = 1 << 40
"""Windows lets nobody read a locked byte, so the one that is locked there lies far behind the last line."""


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a ledger."""

    format: str
    match: Match


class Ledger:
    """The results of a match in a folder; made when the first game is added."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder = folder
        self.match = match
        self.path = folder / RESULTS
        self.results: dict[int, Result] = {}
        self.file: IO[bytes] | None = None
        self.whole = 0
        """How many bytes of the file are whole lines."""
        if self.path.exists():
            self.resume()
        elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadInput(f"{folder}: this is no folder of a match; choose another with --out")

    def resume(self) -> None:
        """Take over what an earlier run has left; a file of another match or a damaged one is refused."""
        try:
            self.file = self.path.open("r+b")
        except OSError:
            raise BadInput(f"{self.path}: this file cannot be read and written") from None
        try:
            self.hold()
            self.read(self.file.read())
        except BadInput:
            self.file.close()
            raise

    def read(self, data: bytes) -> None:
        """Take over every whole line."""
        # A line without an end is what a kill left of a game in progress; it will be played again.
        lines = data.split(b"\n")[:-1]
        self.whole = sum(len(line) + 1 for line in lines)
        for number, line in enumerate(lines):
            try:
                if number == 0:
                    self.check(msgspec.json.decode(line, type=Heading))
                else:
                    self.recall(msgspec.json.decode(line, type=Result))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                what = " ".join(str(error).split())
                raise BadInput(f"{self.path}: line {number + 1} is damaged: {what}") from None

    def check(self, heading: Heading) -> None:
        """The folder must hold this match and no other."""
        if heading.format != FORMAT:
            raise BadInput(f"{self.path}: its format is '{heading.format}', not '{FORMAT}'")
        ours, theirs = (msgspec.to_builtins(match) for match in (self.match, heading.match))
        different = [name for name in ours if ours[name] != theirs[name]]
        if different:
            raise BadInput(
                f"{self.path}: another match is kept here (its {', '.join(different)}); choose another --out"
            )

    def recall(self, result: Result) -> None:
        """Count a game of an earlier run, if its record is still there."""
        if self.record_of(result.number).exists():
            self.results[result.number] = result

    def missing(self, games: int) -> Iterator[int]:
        """The numbers of the games that are still to be played."""
        return (number for number in range(games) if number not in self.results)

    def played(self, games: int) -> list[Result]:
        """The results of the first games of the plan, in its order."""
        return [self.results[number] for number in range(games) if number in self.results]

    def record_of(self, number: int) -> Path:
        return self.folder / RECORDS / f"{number:06d}.json"

    def open(self) -> None:
        """Make the folder if it is not there; from here on games can be added."""
        try:
            (self.folder / RECORDS).mkdir(parents=True, exist_ok=True)
            if self.file is None:
                self.file = self.path.open("xb")
                self.hold()
            self.file.truncate(self.whole)
            self.file.seek(self.whole)
            if not self.whole:
                self.write(msgspec.json.encode(Heading(format=FORMAT, match=self.match)))
        except OSError:
            raise BadInput(f"{self.folder}: this folder cannot be written") from None

    def hold(self) -> None:
        """Let nobody else write here."""
        assert self.file is not None
        try:
            lock(self.file)
        except OSError:
            raise BadInput(f"{self.folder}: another arena is at work here") from None

    def add(self, result: Result, record: str) -> None:
        """Keep one game."""
        path = self.record_of(result.number)
        part = path.with_suffix(".part")
        part.write_text(record + "\n", encoding="utf-8")
        part.replace(path)
        self.write(msgspec.json.encode(result))
        self.results[result.number] = result

    def write(self, line: bytes) -> None:
        """One line, handed to the system before anything else is done."""
        assert self.file is not None
        self.file.write(line + b"\n")
        self.file.flush()

    def close(self) -> None:
        """Let go of the folder, with everything on the disk."""
        if self.file is not None:
            os.fsync(self.file.fileno())
            self.file.close()
            self.file = None


def lock(file: IO[bytes]) -> None:
    """Lock a file until it is closed; an OSError says that somebody else has locked it."""
    if sys.platform == "win32":
        import msvcrt

        place = file.tell()
        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(place)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
