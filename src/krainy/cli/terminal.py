"""What all commands share: the language, the console, the log, reading and writing files."""

import os
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from krainy.engine.errors import BadInput
from krainy.engine.record import Record, loads
from krainy.engine.state import State
from krainy.engine.vocabulary import Event
from krainy.play.boards import Drawing
from krainy.play.languages import DEFAULT, LANGUAGES, nearest
from krainy.play.story import Story
from krainy.play.transcript import with_transcript
from krainy.play.words import Speech, speak

PLAIN_WIDTH = 100
"""The width of what is printed into a pipe or a file."""
LARGEST = 20
"""Megabytes; a larger file is no record of ours."""

Lang = Annotated[str, typer.Option("--lang", help=f"{' or '.join(LANGUAGES)}; else KRAINY_LANG, else the locale.")]


def language(lang: str = "") -> str:
    """The language asked for by an option, by KRAINY_LANG or by the locale; else the default."""
    asked = lang or os.environ.get("KRAINY_LANG", "")
    if asked:
        return speak(asked).lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return nearest(value)
    return DEFAULT


def speech_of(lang: str = "", game: str = "") -> Speech:
    """The words to use."""
    return speak(language(lang), game)


def open_console() -> Console:
    """The terminal, or a plain page of fixed width when the output goes elsewhere."""
    console = Console(highlight=False, markup=False, emoji=False)
    if console.is_terminal:
        return console
    return Console(
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None,
        soft_wrap=True,
        width=PLAIN_WIDTH,
    )


def log_lines(g: State, speech: Speech, drawing: Drawing, heard: Iterable[tuple[int, Event]]) -> list[Text]:
    """The log: what is told as one is one line, and a line that says the same as the one before it is counted."""
    known = list(heard)
    lines: list[Text] = []
    at = 0
    told = [(one, speech.tell_heard(g, one).text) for one in Story(g.game.events).tell([event for _, event in known])]
    for _, repeated in groupby(told, lambda one: (one[0].kind, one[1])):
        some = list(repeated)
        at += sum(len(one.events) for one, _ in some)
        line = log_line(g, drawing, known[at - 1][0], some[-1][0].events[-1], some[-1][1])
        lines.append(line.append(f" ×{len(some)}", "dim") if len(some) > 1 else line)
        lines += [Text(f"          {speech.tell_counts(g, one)}", "dim") for one in some[-1][0].counted]
    return lines


def log_line(g: State, drawing: Drawing, ply: int, event: Event, said: str) -> Text:
    """A line of the log: ply, sign of the seat it is about, sentence."""
    kind = g.game.events.kinds[event.kind]
    line = Text.assemble((f"{ply:>4} ", "dim"))
    about = [n for domain, n in zip(kind.domains, event.args, strict=True) if domain.name == "seat"]
    line.append_text(drawing.sign(g, about[0]) if about else Text("   "))
    line.append(" " + said)
    return line


def read_record(path: Path, speech: Speech) -> Record:
    """The record in a file; whatever is wrong with the file is said in one line."""
    return loads(read_text(path, speech))


def read_text(path: Path, speech: Speech) -> str:
    """The text of a file that may be a record or a world."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST * 1024 * 1024 + 1)
    except FileNotFoundError:
        raise BadInput(speech.say("error-no-file", path=str(path))) from None
    except OSError:
        raise BadInput(speech.say("error-unreadable", path=str(path))) from None
    if len(data) > LARGEST * 1024 * 1024:
        raise BadInput(speech.say("error-too-big", path=str(path), limit=LARGEST))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(speech.say("error-not-text", path=str(path))) from None


def check_writable(path: Path | None, speech: Speech) -> None:
    """Refuse a place for a record before the game begins rather than after it."""
    if path is None:
        return
    folder = path.absolute().parent
    there = path.is_file() and os.access(path, os.W_OK)
    new = not path.exists() and folder.is_dir() and os.access(folder, os.W_OK)
    if not there and not new:
        raise BadInput(speech.say("error-unwritable", path=str(path)))


def write_record(path: Path, record: Record, speech: Speech) -> None:
    """Write a record with what is needed to tell it under other rules."""
    write_text(path, with_transcript(record), speech)


def write_text(path: Path, text: str, speech: Speech) -> None:
    """Write a file whole: a reader never finds half of one."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text + "\n", encoding="utf-8")
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise BadInput(speech.say("error-unwritable", path=str(path))) from None


def be_careful_with_letters() -> None:
    """A terminal that cannot show a letter gets a '?' instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
