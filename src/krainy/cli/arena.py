"""`krainy arena GAME`: bots play many games against each other; ratings, shares of wins, a report."""

import contextlib
import hashlib
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Protocol

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import krainy
from krainy.arena.crew import Crew, Playing
from krainy.arena.figures import work_out
from krainy.arena.ledger import RECORDS, RESULTS, Ledger
from krainy.arena.numbers import duration, number, percent
from krainy.arena.plan import Match, arrange, cycle_length, values
from krainy.arena.report import NONE, Report
from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.play.own import text_of
from krainy.play.trial import CAP
from krainy.play.words import Speech

from .opening import GameName, Modules, Options, read_options
from .terminal import Lang, open_console, speech_of

REPORT = "report.html"
HOME = "krainy-arena"
"""Where matches are kept that were given no folder."""


class Hands(Protocol):
    """Whoever plays the games: processes of this machine, or a cluster."""

    def play(self, match: Match, numbers: Iterator[int]) -> Playing: ...


def arena_command(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; the last one fills the seats that are left.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many play; as many as there are bots by default.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: HOST:PORT, auto, or local to start one.")] = "",
    option: Options = None,
    modules: Modules = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME[=A/B…]", help="An option that takes these values, or every value, in turn."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same match.")] = 1,
    cap: Annotated[int, typer.Option(min=1, help="Give a game up as unfinished there.")] = CAP,
    out: Annotated[Path | None, typer.Option(help=f"The folder of the match; one in {HOME}/ by default.")] = None,
    lang: Lang = "",
) -> None:
    """Let bots play many games: every order of seats, paired seeds, ratings and a report. The same command goes on."""
    rules = krainy.load(game)
    speech = speech_of(lang, game)
    chosen = read_options(speech, rules, option or [])
    if modules is not None:
        chosen["modules"] = modules
    names = [name.strip() for name in bots.split(",")]
    match = arrange(rules, names, seats, chosen, read_variety(speech, rules, vary or []), seed, cap)
    folder = home_of(match) if out is None else out
    ledger = Ledger(folder, match)
    console = open_console()
    with contextlib.ExitStack() as stack:
        stack.callback(ledger.close)
        missing = list(ledger.missing(games))
        hands = gather(ray, workers, stack) if missing else Crew(workers)
        ledger.open()
        opening(console, speech, match, games, len(missing))
        try:
            run(console, speech, ledger, hands, missing)
        except KeyboardInterrupt:
            console.print(speech.say("arena-stopped", games=len(ledger.played(games)), folder=str(folder)))
            raise
    report = Report(match, work_out(match, ledger.played(games)), speech, command(match, games))
    write_whole(folder / REPORT, report.html())
    tell(console, report)
    files = f"{RESULTS}, {RECORDS}/, {REPORT}"
    console.print(speech.say("arena-kept", folder=str(folder), files=files), style="dim")


def read_variety(speech: Speech, game: AnyGame, vary: list[str]) -> dict[str, list[object]]:
    """The options that take several values, written as name or as name=one/other."""
    known = {option.name: option for option in game.options}
    found: dict[str, list[object]] = {}
    for text in vary:
        name, sign, rest = text.partition("=")
        if name not in known:
            raise BadInput(f"{game.name} has no option '{name}'; it has: {', '.join(known) or 'none'}")
        wanted = [read_options(speech, game, [f"{name}={part}"])[name] for part in dict.fromkeys(rest.split("/"))]
        found[name] = [known[name].check(value) for value in wanted] if sign else values(known[name])
    return found


def home_of(match: Match) -> Path:
    """The folder of a match that was given none: the same for the same match of the same bots."""
    bots = re.sub(r"[^\w.-]+", "-", "_".join(match.bots))[:60]
    mark = hashlib.sha256(b"".join([msgspec.json.encode(match), *map(text_of, match.bots)])).hexdigest()[:8]
    return Path(HOME) / f"{match.game}-{match.seats}-{bots}-{mark}"


def gather(ray: str, workers: int, stack: contextlib.ExitStack) -> Hands:
    """Those who will play."""
    if not ray:
        return Crew(workers)
    from krainy.arena.cluster import Cluster  # here, because nobody else should need Ray

    cluster = Cluster(ray, workers)
    stack.callback(cluster.close)
    return cluster


def opening(console: Console, speech: Speech, match: Match, games: int, missing: int) -> None:
    """What is about to be played."""
    title, bots = speech.say("game-title"), ", ".join(match.bots)
    line = speech.say("arena-opening", game=title, seats=match.seats, games=games, bots=bots)
    console.print(line, style="bold")
    console.print(speech.say("arena-cycle", cycle=cycle_length(match)), style="dim")
    if 0 < missing < games:
        console.print(speech.say("arena-resumed", games=games - missing), style="dim")


def run(console: Console, speech: Speech, ledger: Ledger, hands: Hands, missing: list[int]) -> None:
    """Play what is missing, with a bar that says how long it will take."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(speech.say("arena-playing"), total=len(missing))
        with contextlib.closing(hands.play(ledger.match, iter(missing))) as playing:
            for result, record in playing:
                ledger.add(result, record)
                progress.advance(task)


def command(match: Match, games: int) -> str:
    """The command that plays this match."""
    words = ["krainy", "arena", match.game, "--bots", ",".join(match.bots), "--games", str(games)]
    words += ["--seats", str(match.seats)]
    for name, value in match.options.items():
        if value != default(match.game, name):
            words += ["--option", f"{name}={written(value)}"]
    for name, several in match.vary.items():
        words += ["--vary", f"{name}={'/'.join(written(value) for value in several)}"]
    words += ["--seed", str(match.seed)]
    return shlex.join(words if match.cap == CAP else [*words, "--cap", str(match.cap)])


def default(game: str, name: str) -> object:
    return next(option.default for option in krainy.load(game).options if option.name == name)


def written(value: object) -> str:
    """A value as it is typed."""
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)


def write_whole(path: Path, text: str) -> None:
    """A reader never finds half of a file."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


def tell(console: Console, report: Report) -> None:
    """The figures that matter most, in the terminal."""
    say, lang, figures = report.say, report.lang, report.figures
    keys = ["bot", "games", "share", "interval", "fair", "times", "rating", "per-move", "decisions"]
    rows = [
        [
            bot.bot,
            str(bot.games),
            percent(lang, bot.share.share),
            report.between(bot.share),
            percent(lang, bot.share.fair) if bot.share.fair else NONE,
            number(lang, bot.share.times, 2) if bot.share.fair else NONE,
            report.rated(bot.rating),
            duration(lang, bot.per_choice),
            number(lang, bot.decisions, 1),
        ]
        for bot in figures.bots
    ]
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for place, key in enumerate(keys):
        wide = max(len(row[place]) for row in rows)  # a heading may be broken, a figure not
        table.add_column(say(f"arena-{key}"), justify="right" if place else "left", min_width=wide)
    for row in rows:
        table.add_row(*row)
    console.print(table)
    if len(figures.seats) > 1:
        for seat, share in enumerate(figures.seats):
            console.print(f"{say('arena-seat', number=seat + 1)}: {report.told(share)}")
        console.print(report.advantage())
    console.print(report.length_line())
    for line in report.ending_lines():
        console.print(line)
