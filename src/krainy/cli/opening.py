"""Opening a game: what `watch` and `play` take from the command line, and the table it makes."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

import krainy
from krainy.bots import NAMES
from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.play.own import OTHERS, known
from krainy.play.playthrough import PERSON, Playthrough
from krainy.play.words import Speech

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(krainy.names())}.")]
Seats = Annotated[int | None, typer.Option(help="How many play; the smallest number by default.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same game.")]
Bots = Annotated[str, typer.Option(help="Bots by seat, separated by commas; repeated if too few.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Modules = Annotated[str | None, typer.Option(help="Short for --option modules=…")]
RecordFile = Annotated[Path | None, typer.Option("--record", help="Keep the game in this file.")]

DEFAULT_BOT = "greedy"


def open_playthrough(
    speech: Speech,
    name: str,
    seats: int | None,
    seed: int | None,
    bots: str,
    options: list[str] | None,
    modules: str | None,
    person: int | None = None,
) -> Playthrough:
    """Set up the table; anything the game does not know is refused in one line."""
    game = krainy.load(name)
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise BadInput(f"{game.name} is played with {allowed} seats, not {count}")
    if person is not None and not 1 <= person <= count:
        raise BadInput(speech.say("error-seat", seat=str(person), seats=count))
    names = [part.strip() for part in bots.split(",")]
    if not all(known(part) for part in names):
        raise BadInput(speech.say("error-bots", bots=repr(bots), names=", ".join((*NAMES, *OTHERS))))
    chosen = read_options(speech, game, options or [])
    if modules is not None:
        chosen["modules"] = modules
    others = iter(names * count)
    players = [PERSON if seat + 1 == person else next(others) for seat in range(count)]
    return Playthrough(game, players, secrets.randbelow(1_000_000) if seed is None else seed, chosen)


def read_options(speech: Speech, game: AnyGame, options: list[str]) -> dict[str, object]:
    """Options written as name=value."""
    numbers = {option.name for option in game.options if option.kind == "number"}
    chosen: dict[str, object] = {}
    for text in options:
        name, sign, value = text.partition("=")
        if not sign:
            known = ", ".join(option.name for option in game.options)
            raise BadInput(speech.say("error-option", text=repr(text), game=game.name, options=known))
        number = name in numbers and value.lstrip("-").isdecimal() and len(value) < 10
        chosen[name.strip()] = int(value) if number else value
    return chosen
