"""`krainy world FILE`: the history of a world, or the world in another form."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from krainy.engine.errors import BadInput
from krainy.engine.record import FORMAT as RECORD
from krainy.engine.record import loads
from krainy.play.chronicle import World, bequeath, chapter_of, history, tell_survey
from krainy.play.playthrough import PERSON
from krainy.play.words import Speech
from krainy.play.worldfile import read, to_file, to_string

from .terminal import Lang, open_console, read_text, speech_of

FORMS = ("file", "document", "string")


def world_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A world, a save string, or the record of a game.")],
    form: Annotated[str, typer.Option("--as", help="Print it as a file, a document or a string instead.")] = "",
    secrets: Annotated[bool, typer.Option("--secrets", help="Tell also what lies face down.")] = False,
    lang: Lang = "",
) -> None:
    """Tell the history of a world, or turn it into another form."""
    speech = speech_of(lang)
    if form and form not in FORMS:
        raise BadInput(speech.say("error-world-as", text=form, names=", ".join(FORMS)))
    world = world_in(file, speech)
    if form == "file":
        typer.echo(json.dumps(to_file(world), ensure_ascii=False))
    elif form == "document":
        typer.echo(world.document)
    elif form == "string":
        typer.echo(to_string(world))
    else:
        tell(open_console(), world, speech.of(world.game), secrets)


def world_in(file: Path, speech: Speech) -> World:
    """The world in a file, or the one that the game recorded there has left."""
    text = read_text(file, speech)
    if f'"{RECORD}"' not in text[:100]:
        return read(text)
    record = loads(text)
    legacy = bequeath(record)
    if legacy is None:
        raise BadInput(speech.say("error-world-none", path=str(file)))
    chapter = chapter_of(legacy, [("", PERSON)] * record.seats, 0.0)
    return World(record.game, "", legacy.world, 1, "", [chapter])


def tell(console: Console, world: World, speech: Speech, secrets: bool) -> None:
    """Chapter by chapter, then the world as it is."""
    name = world.name or speech.say("world-unnamed")
    title = speech.say("world-title", name=name, game=speech.say("game-title"), games=world.games)
    console.print(Text(title, "bold underline"))
    for chapter in history(world, speech, secrets):
        ruler = chapter["players"][chapter["ruler"]]
        who = ruler["called"] + (f" ({ruler['name']})" if ruler["name"] else "")
        console.print()
        console.print(Text(speech.say("world-chapter", number=chapter["number"], who=who), "bold"))
        tell_notes(console, chapter["notes"])
    console.print()
    console.print(Text(speech.say("world-now"), "bold"))
    tell_notes(console, tell_survey(world, speech, secrets))


def tell_notes(console: Console, notes: list[dict[str, Any]]) -> None:
    """Every note in a line."""
    for note in notes:
        console.print(Text.assemble((f"  {note['label']}: ", "dim"), " · ".join(note["lines"])))
