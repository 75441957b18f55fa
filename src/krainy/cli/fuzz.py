"""`krainy fuzz GAME`: random games over random seats and options, every law checked on the way."""

import secrets
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

import krainy
from krainy.bots import make
from krainy.engine.errors import BadInput
from krainy.play.laws import Breach
from krainy.play.trial import CAP, Outcome, random_trial

FRESH = 10**9
"""A seed that nobody gave is a number below this: short enough to be typed again."""


def fuzz_command(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int | None, typer.Option(min=0, help="Game i is that of seed + i alone.")] = None,
    seats: Annotated[int, typer.Option(min=0, help="How many seats; 0 for any.")] = 0,
    cap: Annotated[int, typer.Option(min=1, help="Give a game up as unfinished there.")] = CAP,
    bots: Annotated[str, typer.Option(help="Bots that play instead of chance, by commas: easy,normal,greedy.")] = "",
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
) -> None:
    """Play random games, check every law, and print the command that repeats a failure."""
    allowed = krainy.load(game).seats
    if seats and seats not in allowed:
        raise BadInput(f"{game} is played with {', '.join(map(str, allowed))} seats, not {seats}")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        make(name, 0)  # an unknown one is refused before the first game
    first = secrets.randbelow(FRESH) if seed is None else seed
    console = Console(soft_wrap=True)
    endings: Counter[str] = Counter()
    plies = positions = failed = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=games)
        for number, result in play_all(game, range(first, first + games), seats, cap, names, workers):
            progress.advance(task)
            if isinstance(result, Outcome):
                endings[result.ending] += 1
                plies += result.plies
                positions += result.positions
                continue
            failed += 1
            console.print(Text(again(game, number, seats, cap, names), style="bold red"))
            console.print(Text(f"  {result}"))
    counted = ", ".join(f"{count} {ending}" for ending, count in sorted(endings.items()))
    console.print(Text(f"seed {first}: {plies} actions, {positions} positions looked at closely"))
    if counted:
        console.print(Text(f"endings: {counted} (unfinished: more than {cap} actions)"))
    console.print(Text(f"{games - failed} passed, {failed} failed", style="red" if failed else "green"))
    if failed:
        raise typer.Exit(1)


def again(game: str, seed: int, seats: int, cap: int, bots: list[str]) -> str:
    """The command that plays one game again."""
    command = f"./krainy fuzz {game} --games 1 --seed {seed}" + (f" --bots {','.join(bots)}" if bots else "")
    return command + (f" --seats {seats}" if seats else "") + (f" --cap {cap}" if cap != CAP else "")


def play_all(
    game: str, seeds: range, seats: int, cap: int, bots: list[str], workers: int
) -> Iterator[tuple[int, Outcome | str]]:
    """Every game with its seed as it ends: how it went, or which law it broke."""
    if workers == 1:
        for seed in seeds:
            yield seed, play_one(game, seed, seats, cap, bots)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        count = len(seeds)
        results = pool.map(play_one, [game] * count, seeds, [seats] * count, [cap] * count, [bots] * count)
        yield from zip(seeds, results, strict=True)


def play_one(game: str, seed: int, seats: int, cap: int, bots: list[str]) -> Outcome | str:
    """One game: how it went, or which law it broke."""
    try:
        return random_trial(krainy.load(game), seed, seats, cap, bots)
    except Breach as breach:
        return str(breach)
