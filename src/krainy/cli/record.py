"""`krainy record show|verify|keep FILE`: tell a recorded game, check that it is true, or let it outlive its rules."""

import json
from pathlib import Path
from typing import Annotated

import typer

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.record import Record, verify
from krainy.play.fairness import Share, Unfair, prove
from krainy.play.older import Read, read
from krainy.play.playthrough import PERSON, Playthrough
from krainy.play.transcript import Transcript, as_field, write_whole
from krainy.play.words import Speech

from .terminal import Lang, open_console, read_record, read_text, speech_of, write_text
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
    read = checked(file, speech)
    record = read.record
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise BadInput(speech.say("error-ply", ply=str(ply), last=len(record.moves)))
    if read.last is None and read.transcript is not None:
        tell(read, read.transcript, len(record.moves) if ply is None else ply, speech)
        return
    if ply is not None:
        record.moves = record.moves[:ply]
    show = Show(Playthrough.resume(record, [PERSON] * record.seats), speech.of(record.game), open_console())
    console = show.console
    console.print(show.heading())
    say_rules(read, speech)
    if ply is None:
        for line in show.lines:
            console.print(line)
    else:
        console.print(speech.say("ply", ply=ply), style="dim")
    for part in show.position():
        console.print(part)
    said = speech.result(show.playthrough.g, read.ending) if ply is None else speech.prompt(show.playthrough.g)
    console.print(said, style="bold")


def tell(read: Read, transcript: Transcript, ply: int, speech: Speech) -> None:
    """Tell a game of other rules from its transcript, as somebody who only watched it heard it, until a ply."""
    record, console = read.record, open_console()
    title = speech.of(record.game).say("game-title")
    console.print(speech.say("opening", title=title, seats=record.seats, seed=str(record.seed)), style="bold")
    say_rules(read, speech)
    for line in transcript.log(speech.lang, -1, ply):
        console.print(f"{line['ply']:>4} {line['text']}", highlight=False, markup=False, soft_wrap=True)
    said = transcript.prompt(ply, -1, speech.lang)
    if read.ending is not None and ply == len(record.moves):
        said = transcript.ending(ply, speech.lang, read.ending)
    console.print(said, style="bold", markup=False, soft_wrap=True)


def say_rules(read: Read, speech: Speech) -> None:
    """Say under which rules a game was played, if they are others than those that are here."""
    now = krainy.load(read.record.game).version
    if read.rules != now:
        key = "record-told" if read.last is None else "record-renewed"
        open_console().print(speech.say(key, rules=str(read.rules), now=str(now)), soft_wrap=True)


@record_app.command("keep")
def keep_command(file: File, lang: Lang = "") -> None:
    """Write into a record what was seen and heard at every move, so that it can be told when the rules have changed."""
    speech = speech_of(lang)
    record = read_record(file, speech)
    verify(krainy.load(record.game), record)
    whole = {**json.loads(read_text(file, speech)), "account": as_field(write_whole(record))}
    write_text(file, json.dumps(whole, ensure_ascii=False, separators=(",", ":")), speech)
    open_console().print(speech.say("kept", path=str(file)), soft_wrap=True)


@record_app.command("verify")
def verify_command(file: File, lang: Lang = "") -> None:
    """Replay a record and check that it ends where it says, and that its seed is the one promised at its start."""
    speech = speech_of(lang)
    read = checked(file, speech)
    record, g = read.record, read.last
    shares = proved(file, record, speech)
    if g is None:
        now = str(krainy.load(record.game).version)
        raise BadInput(speech.say("error-other-rules", rules=str(read.rules), now=now, krainy=written_by(read)))
    words = speech.of(record.game)
    title = words.say("game-title")
    result = words.result(g, read.ending)
    console = open_console()
    console.print(
        words.say("record-true", title=title, moves=len(record.moves), result=result),
        soft_wrap=True,
    )
    say_rules(read, speech)
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


def checked(file: Path, speech: Speech) -> Read:
    """A record that is true, or of other rules and can be told."""
    return read(read_text(file, speech))


def written_by(read: Read) -> str:
    """The version of Krainy that wrote the transcript of a record."""
    return read.transcript.krainy if read.transcript else ""
