"""`krainy record show|verify FILE`: tell a recorded game, or check that it is true."""

import json
from pathlib import Path
from typing import Annotated

import typer

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.record import Record, verify
from krainy.engine.state import State
from krainy.play.endings import Ending, read_ending
from krainy.play.fairness import Share, Unfair, prove
from krainy.play.table import PERSON, Table
from krainy.play.words import Speech

from .terminal import Lang, open_console, read_record, speech_of
from .watch import Show

record_app = typer.Typer(help="Tell or check a recorded game.")

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]


@record_app.command("show")
def show_command(
    file: File,
    ply: Annotated[int | None, typer.Option(help="Show the position after so many moves.")] = None,
    lang: Lang = "",
) -> None:
    """Tell a recorded game, or show one position of it."""
    speech = speech_of(lang)
    record, _, ending = checked(file, speech)
    if ply is not None:
        if not 0 <= ply <= len(record.moves):
            raise BadInput(speech.say("error-ply", ply=str(ply), last=len(record.moves)))
        record.moves = record.moves[:ply]
    show = Show(Table.resume(record, [PERSON] * record.seats), speech.of(record.game), open_console())
    console = show.console
    console.print(show.heading())
    if ply is None:
        for line in show.lines:
            console.print(line)
    else:
        console.print(speech.say("ply", ply=ply), style="dim")
    for part in show.position():
        console.print(part)
    said = speech.result(show.table.g, ending) if ply is None else speech.prompt(show.table.g)
    console.print(said, style="bold")


@record_app.command("verify")
def verify_command(file: File, lang: Lang = "") -> None:
    """Replay a record and check that it ends where it says, and that its seed is the one promised at its start."""
    speech = speech_of(lang)
    record, g, ending = checked(file, speech)
    shares = proved(file, record, speech)
    words = speech.of(record.game)
    title = words.say("game-title")
    result = words.result(g, ending)
    console = open_console()
    console.print(
        words.say("record-true", title=title, moves=len(record.moves), result=result),
        soft_wrap=True,
    )
    if shares:
        console.print(speech.say("record-drawn", given=sum(bool(share.salt) for share in shares)), soft_wrap=True)
        for share in shares:
            said = "given" if share.salt else "kept" if share.commitment else "none"
            console.print(speech.say(f"record-share-{said}", seat=share.seat + 1), soft_wrap=True)
    elif shares is not None:
        console.print(speech.say("record-fair"), soft_wrap=True)


def proved(file: Path, record: Record, speech: Speech) -> list[Share] | None:
    """What the record proves about its seed, if it carries the promise of its table; one that does not fit is an
    error."""
    try:
        return prove(json.loads(file.read_text(encoding="utf-8")), record.seed)
    except Unfair:
        raise BadInput(speech.say("error-unfair")) from None


def checked(file: Path, speech: Speech) -> tuple[Record, State, Ending | None]:
    """A record that is true, where it ends, and how people ended it if they did."""
    record = read_record(file, speech)
    g = verify(krainy.load(record.game), record)
    return record, g, read_ending(json.loads(file.read_text(encoding="utf-8")).get("ending"), g)
