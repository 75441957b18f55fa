"""How fast a game runs: random playouts, clones and determinizations per second of one core.

Prints one JSON object a line, like the scripts that measure other engines, so that two can be compared in turns.
ANCHOR_REPEATS, ANCHOR_WINDOW and ANCHOR_CORE in the environment set the number and the length of the measurements
and the core they are pinned to.
"""

import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import krainy
from krainy.engine import state
from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.engine.state import State
from krainy.play.foresight import foresee

from .opening import Modules, Options, read_options
from .terminal import speech_of

LONGEST = 5_000  # decisions in one playout: random play may wander for ever
MIDDLES = 20  # positions that are cloned
FORESEEN = 200  # options that are foreseen
SOME = 0.2  # the share of the decisions of a random game of which one option is foreseen


def bench_command(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(krainy.names())}.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many play; three by default, as with --all.")] = None,
    option: Options = None,
    modules: Modules = None,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON lines")] = False,
    every: Annotated[bool, typer.Option("--all", help="Measure all games in turns, with three seats each.")] = False,
    by_phase: Annotated[
        bool, typer.Option("--phases", help="Where the time goes: listing, applying, cloning, by kind of decision.")
    ] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="In turns with engines of others, installed for this.")
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, help="With --all or --peers: how many rounds.")] = 9,
    window: Annotated[float, typer.Option(min=0.01, help="With --all or --peers: seconds of a measurement.")] = 0.5,
    into: Annotated[
        Path | None, typer.Option(help="With --all or --peers: a file with a place for the tables.")
    ] = None,
) -> None:
    """Measure how fast a game runs, or how fast all run beside others."""
    if every == bool(game):
        raise BadInput("name one game or give --all")
    if by_phase and (every or peers):
        raise BadInput("--phases is told of one game alone; leave out --all and --peers")
    if every or peers:
        from .peers import compare  # here, because ours and theirs are measured by processes that import this module

        given = [name for name, value in (("--seats", seats), ("--option", option), ("--modules", modules)) if value]
        if given:
            raise BadInput(f"{given[0]}: games that are measured in turns have three seats and no options")
        names = list(krainy.names()) if every else [krainy.load(game).name]
        compare(names, peers, rounds, window, as_json, into)
        return
    rules = krainy.load(game)
    options = read_options(speech_of(), rules, option or [])
    if modules is not None:
        options["modules"] = modules
    usual = 3 if 3 in rules.seats else rules.seats[0]
    bench = Bench(rules, usual if seats is None else seats, options)
    pin()
    if by_phase:
        tell_phases(bench, as_json)
        return
    rows = bench.rows()
    if as_json:
        for row in rows:
            print(json.dumps(row), flush=True)
        return
    table = Table("quantity", "median", "unit", title=f"{game}, {bench.seats} seats, {mode()}")
    for row in rows:
        table.add_row(str(row["quantity"]), f"{row['median']:,}", str(row["unit"]))
    Console().print(table)


def tell_phases(bench: "Bench", as_json: bool) -> None:
    """Where the time of a random game goes, kind by kind, then altogether."""
    from .phases import phases

    kinds = phases(bench, float(os.environ.get("ANCHOR_WINDOW", "1.0")) * 5.0)
    whole = sum(kind.played for kind in kinds)
    decisions = sum(kind.count for kind in kinds)
    if as_json:
        for kind in kinds:
            cost = {what: round(getattr(kind, what) / kind.count) for what in ("listing", "applying", "cloning")}
            shape = {"count": kind.count, "branching_mean": round(kind.actions / kind.count, 1)}
            print(json.dumps({"decision": kind.name, "share": round(kind.played / whole, 4), **shape, "ns": cost}))
        return
    columns = ["decision", "share", "of all", "legal", "listing", "applying", "cloning"]
    table = Table(*columns, title=f"{bench.game.name}, {bench.seats} seats, {mode()}; microseconds a decision")
    for column in table.columns[1:]:
        column.justify = "right"
    for kind in kinds:
        costs = [kind.listing / kind.count, kind.applying / kind.count, kind.cloning / kind.count]
        shares = [f"{kind.played / whole:.1%}", f"{kind.count / decisions:.1%}"]
        table.add_row(kind.name, *shares, f"{kind.actions / kind.count:.1f}", *[f"{ns / 1000:.2f}" for ns in costs])
    table.add_section()
    total = [sum(getattr(kind, what) for kind in kinds) for what in ("listing", "applying", "cloning")]
    legal = f"{sum(kind.actions for kind in kinds) / decisions:.1f}"
    table.add_row("all", "100.0%", "100.0%", legal, *[f"{ns / decisions / 1000:.2f}" for ns in total])
    Console().print(table)


class Bench:
    """The measurements of one game with one set of options."""

    def __init__(self, game: AnyGame, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.random = random.Random(7)
        self.seed = 1000

    def rows(self) -> list[dict[str, object]]:
        """All measurements."""
        decisions, games = zip(*windows(self.playout, 2.0), strict=True)
        legal, forced, length = self.shape()
        middles = [self.middle() for _ in range(MIDDLES)]
        clones = windows(lambda: (len([g.clone() for g in middles]),), 1.0)
        worlds = windows(lambda: (len([g.determinize(g.actors()[0], 5) for g in middles]),), 1.0)
        shape = {"branching_mean": round(legal, 1), "forced_share": round(forced, 3)}
        return [
            self.row("playout_decisions", "per_s", list(decisions), **shape),
            self.row("playout_games", "per_s", list(games), mean_decisions=round(length, 1)),
            self.row("clone", "per_s", [rate for (rate,) in clones]),
            self.row("determinize", "per_s", [rate for (rate,) in worlds]),
            self.foresights(),
            self.row("branching_mean", "actions", [legal]),
            self.row("forced_share", "share", [forced]),
            self.row("memory", "MB", [peak_memory()]),
        ]

    def foresights(self) -> dict[str, object]:
        """How long it takes to foresee an option: random options all through random games."""
        taken: list[float] = []
        g = self.start()
        while len(taken) < FORESEEN:
            if g.over or g.ply > LONGEST:
                g = self.start()
            seat = g.actors()[0]
            action = self.random.choice(g.actions(seat))
            if self.random.random() < SOME:
                begun = time.process_time()
                foresee(g, seat, action)
                taken.append((time.process_time() - begun) * 1000.0)
            g.apply(seat, action)
        p99 = round(sorted(taken)[FORESEEN * 99 // 100 - 1], 3)
        return self.row("foresight", "ms", taken, p99=p99)

    def row(self, quantity: str, unit: str, values: list[float], **more: object) -> dict[str, object]:
        """One line of the report."""
        return {
            "system": "krainy",
            "game": f"{self.game.name} {self.seats}p",
            "version": f"{krainy.__version__} {mode()}",
            "options": self.options,
            "quantity": quantity,
            "unit": unit,
            "median": round(statistics.median(values), 3),
            "min": round(min(values), 3),
            "max": round(max(values), 3),
            "n": len(values),
            "rss_mb": peak_memory(),
            "python": platform.python_version(),
            **more,
        }

    def start(self) -> State:
        """The next new game, to which nobody listens."""
        self.seed += 1
        g = self.game.new(self.seats, self.seed, **self.options)
        g.told = None
        return g

    def playout(self) -> tuple[int, int]:
        """One random game: list the legal actions, choose, apply. Counts decisions and games."""
        g = self.start()
        chance = self.random.random
        count = 0
        while not g.over and count < LONGEST:
            seat = g.owing.bit_length() - 1
            actions = g.menu[seat]
            g.apply(seat, actions[int(chance() * len(actions))])
            count += 1
        return count, 1

    def shape(self) -> tuple[float, float, float]:
        """Mean number of legal actions, share of forced decisions, mean length of a game."""
        counts: list[int] = []
        games = 12
        for _ in range(games):
            g = self.start()
            begun = len(counts)
            while not g.over and len(counts) - begun < LONGEST:
                seat = g.actors()[0]
                actions = g.actions(seat)
                counts.append(len(actions))
                g.apply(seat, self.random.choice(actions))
        return sum(counts) / len(counts), counts.count(1) / len(counts), len(counts) / games

    def middle(self) -> State:
        """A position in the middle of a random game: a hundred decisions in, or fewer where games are shorter."""
        for plies in (100, 50, 25, 10):
            for _ in range(20):
                g = self.start()
                while g.ply < plies and not g.over:
                    seat = g.actors()[0]
                    g.apply(seat, self.random.choice(g.actions(seat)))
                if not g.over:
                    return g
        return self.start()


def windows(step: Callable[[], tuple[int, ...]], seconds: float) -> list[tuple[float, ...]]:
    """Call step over and over in several windows of processor time; the rates per second in each window."""
    step()
    rates: list[tuple[float, ...]] = []
    length = float(os.environ.get("ANCHOR_WINDOW", "1.0")) * seconds
    for _ in range(int(os.environ.get("ANCHOR_REPEATS", "5"))):
        begun, elapsed = time.process_time(), 0.0
        totals: list[int] = []
        while elapsed < length:
            totals = [sum(pair) for pair in zip(totals, step(), strict=True)] if totals else list(step())
            elapsed = time.process_time() - begun
        rates.append(tuple(total / elapsed for total in totals))
    return rates


def pin() -> None:
    """Stay on one core, so that the figures are per core."""
    if sys.platform == "linux":
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {int(os.environ.get("ANCHOR_CORE", cores[-1]))})


def mode() -> str:
    """Whether the engine runs compiled or interpreted."""
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def peak_memory() -> float:
    """The most memory this process has had, in MB; 0 on Windows, where Python has no call that tells."""
    if sys.platform == "win32":
        return 0.0
    import resource

    scale = 1024.0 if sys.platform != "darwin" else 1024.0 * 1024.0
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / scale, 1)
