"""What one move costs the event loop: `python bench/turn.py [--rounds N] [--moves N] [--split] [GAME …]`.

A game that greedy bots have played is committed move by move to a table with three listeners: seat 0 in English, seat
1 in Polish, and somebody who only watches, in English. The database answers at once; all the rest is measured. The game
is played several times; each move counts with its shortest time, because other programs only make it longer. The
garbage collector works as it does on the server. With `--split` the time is divided among the parts of the work; a part
does not contain the others.
"""

import argparse
import asyncio
import contextlib
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import krainy
from krainy.cli.bench import mode
from krainy.play.playthrough import Playthrough
from krainy.play.words import Speech
from krainy.server.app import be_steady
from krainy.server.bots.pool import BotPool
from krainy.server.settings import Settings
from krainy.server.storage.database import Row, Storage
from krainy.server.tables import registry
from krainy.server.tables.creation import make_head, rows_of
from krainy.server.tables.loaded import LoadedTable
from krainy.server.tables.registry import Tables
from krainy.server.tables.table import Table
from krainy.server.websocket import broadcast, snapshots
from krainy.server.wire.messages import ENCODER

SEATS, SEED, EDGE = 3, 7, 50
LISTENERS = ((0, "en"), (1, "pl"), (-1, "en"))
TERMS = {"watch": "open", "clock": "none", "seconds": 120, "pace": 0.0, "together": False, "endless": 0}
PARTS: list[tuple[str, Any, str]] = [
    ("check", Table, "check"),
    ("check", Table, "check_ply"),
    ("try", registry, "tried_out"),
    ("add", Table, "add"),
    ("log", Table, "log"),
    ("views", Playthrough, "views"),
    ("offers", snapshots, "offers"),
    ("goals", snapshots, "told_goals"),
    ("names of actions", Speech, "name_action"),
    ("names of actions", Speech, "name_actions"),
    ("prompt, help", Speech, "prompt"),
    ("prompt, help", Speech, "help"),
    ("undo", snapshots, "undo"),
    ("ways to end", snapshots, "ways_to_end"),
    ("players", snapshots, "players"),
    ("fairness", snapshots, "fairness"),
    ("patches", broadcast, "patches"),
    ("rest of snapshot", snapshots.SnapshotBuilder, "__init__"),
    ("rest of snapshot", snapshots.SnapshotBuilder, "snapshot"),
]


class Ear:
    """A connection that takes every frame at once."""

    def __init__(self, guest: str, seat: int, lang: str) -> None:
        self.guest, self.seat, self.lang = guest, seat, lang
        self.session, self.invited, self.ready, self.shown, self.heard = "", "", True, 0, 0
        self.lines: list[Any] = []
        self.told = 0
        self.seen: Any = None
        self.known: Any = None
        self.bytes = 0

    def send(self, frame: Any) -> None:
        self.send_ready(ENCODER.encode(frame))

    def send_ready(self, frame: bytes, more: bool = False) -> None:
        self.bytes += len(frame)


class Instant:
    """A journal whose rows are on the disk at once."""

    async def append(self, row: Row, status: str | None) -> None:
        pass


class Clock:
    """Counts the time of each part, without that of the parts it calls."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self.inner: list[float] = []

    def around(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any, **named: Any) -> Any:
            self.inner.append(0.0)
            began = time.perf_counter()
            try:
                return function(*args, **named)
            finally:
                took = time.perf_counter() - began
                self.spent[name] += took - self.inner.pop()
                if self.inner:
                    self.inner[-1] += took

        return timed

    def install(self) -> None:
        for name, place, function in PARTS:
            if hasattr(place, function):
                setattr(place, function, self.around(name, getattr(place, function)))

        class Encoder:
            encode = staticmethod(self.around("encode", ENCODER.encode))

        broadcast.ENCODER = Encoder  # type: ignore[misc, assignment]


def played(game: str, most: int) -> list[tuple[int, int]]:
    playthrough = Playthrough(krainy.load(game), ["greedy"] * SEATS, SEED)
    while len(playthrough.moves) < most and playthrough.bot_move():
        pass
    return playthrough.moves


WHOLE = "all"
Times = list[dict[str, float]]
"""For each move, the seconds of all its work and of each part."""


async def once(folder: Path, game: str, moves: list[tuple[int, int]], clock: Clock) -> tuple[Times, int]:
    """The times of each move, and the bytes that all listeners got."""
    rules = krainy.load(game)
    storage = Storage(folder / "none")
    tables = Tables(Settings(folder), storage, BotPool(1, 1.0))
    tables.journal = Instant()  # type: ignore[assignment]
    head = make_head("host", rules, rules.check({}), SEED, ["screen"] * SEATS, TERMS, False, "new")._replace(id="table")
    loaded = LoadedTable(head, rows_of(head, [("start", -1, -1)]), [])
    ears = [Ear("host", seat, lang) for seat, lang in LISTENERS]
    loaded.listeners |= set(ears)
    tables.broadcaster.tell(loaded)
    times: Times = []
    for number, (seat, action) in enumerate(moves):
        clock.spent.clear()
        began = time.perf_counter()
        await tables.commit(loaded, "move", seat, action, "host", f"key-{number:05}", loaded.table.length)
        took = time.perf_counter() - began
        times.append({WHOLE: took, "the rest of the commit": took - sum(clock.spent.values()), **clock.spent})
    await storage.close()
    tables.background.close()
    return times, sum(ear.bytes for ear in ears)


def shortest(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {name: min(seconds, other.get(name, seconds)) for name, seconds in one.items()}


def mean(times: Times, part: str) -> float:
    return 1e6 * sum(one.get(part, 0.0) for one in times) / len(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(krainy.names()))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--split", action="store_true")
    wish = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    clock = Clock()
    if wish.split:
        clock.install()
    be_steady()
    print(f"microseconds a move, {mode()}, best of {wish.rounds} rounds")
    with TemporaryDirectory() as folder, contextlib.suppress(KeyboardInterrupt):
        for game in wish.games:
            moves = played(game, wish.moves)
            best, size = asyncio.run(once(Path(folder), game, moves, clock))  # words are learned, files read
            for _ in range(wish.rounds):
                times, size = asyncio.run(once(Path(folder), game, moves, clock))
                best = [shortest(*pair) for pair in zip(best, times, strict=True)]
            edges = f"first {EDGE}: {mean(best[:EDGE], WHOLE):6.0f}   last {EDGE}: {mean(best[-EDGE:], WHOLE):6.0f}"
            print(
                f"{game:9} {mean(best, WHOLE):6.0f}   {edges}   {len(moves)} moves, {size // len(moves):,} bytes each"
            )
            if wish.split:
                parts = {name: mean(best, name) for one in best for name in one if name != WHOLE}
                for name, microseconds in sorted(parts.items(), key=lambda one: -one[1]):
                    print(f"          {name:24} {microseconds:7.1f}")
            sys.stdout.flush()


main()
