"""`krainy load`: how a server bears many tables at once, and that it loses nothing when it is killed meanwhile."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import socket
import sqlite3
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

import krainy
from krainy.engine.errors import BadInput, KrainyError
from krainy.server.app import be_steady, make_server
from krainy.server.process.logs import set_up
from krainy.server.settings import DATABASE, Settings
from krainy.server.storage.database import Row, head_of
from krainy.server.tables.table import fold

from .attack import Attack, long_record
from .swarm import Swarm, Tally

STARTING = 300.0
"""Seconds within which a server must answer."""
PAGES = 2 * 4096
"""Bytes that a commit of one move writes."""
BOUNDLESS = 1e6
"""All clients of a swarm come from one address, so that the limits of one address would stop them."""


def load_command(
    tables: Annotated[int, typer.Option(min=1, help="How many tables are played at once.")] = 200,
    seats: Annotated[int, typer.Option(min=1, help="Socket clients at each table.")] = 3,
    seconds: Annotated[float, typer.Option(min=1, help="How long.")] = 60.0,
    pace: Annotated[float, typer.Option(min=0, help="Seconds that a thought takes; 0 moves as fast as it can.")] = 1.0,
    kills: Annotated[int, typer.Option(min=0, help="How often the server is killed and started anew.")] = 0,
    url: Annotated[str, typer.Option(help="A running server; else one is started for this.")] = "",
    game: Annotated[str, typer.Option(help="The game to play.")] = "eko",
    attack: Annotated[bool, typer.Option("--attack", help="Measure first without, then beside an attack.")] = False,
) -> int:
    """Let many socket clients play random moves, and measure how long an answer takes."""
    if seats not in krainy.load(game).seats:
        raise BadInput(f"{game} is played with {', '.join(map(str, krainy.load(game).seats))} seats, not {seats}")
    if kills and url:
        raise BadInput("only a server that was started for this can be killed; leave out --url or --kills")
    if url and not answers(url):
        raise BadInput(f"no server answers at {url}; start one with: krainy serve")
    if attack and (url or kills):
        raise BadInput("only a server that was started for this is attacked; leave out --url and --kills")
    thought = f"a thought takes {pace:g} s" if pace else "as fast as it can"
    print(f"{tables} tables of {game}, {seats} clients at each, {seconds:g} s, {thought}", flush=True)
    if attack:
        return attacked(tables, seats, seconds, pace, game)
    if url:
        swarm = Swarm(url, tables, seats, pace, game)
        return report(swarm.tally, asyncio.run(swarm.play(asyncio.sleep(seconds))), 0)
    with tempfile.TemporaryDirectory(prefix="krainy-load-") as folder, Server(Path(folder)) as server:
        swarm = Swarm(server.url, tables, seats, pace, game)
        took = asyncio.run(swarm.play(server.endure(seconds, kills)))
        memory = server.memory()
        for loss in losses(Path(folder), swarm.tally):
            swarm.tally.complain(loss)
    if kills:
        print(f"kills        {kills}, after which clients came back {swarm.tally.returns} times")
    return report(swarm.tally, took, memory)


def attacked(tables: int, seats: int, seconds: float, pace: float, game: str) -> int:
    """The same load twice, without an attack and beside one, at a server with its usual limits for the attacker."""
    worst, record = 0, long_record()
    for beside in (False, True):
        with tempfile.TemporaryDirectory(prefix="krainy-load-") as folder:
            written = disk(Path(folder), seconds / 10)
        with tempfile.TemporaryDirectory(prefix="krainy-load-") as folder, Server(Path(folder)) as server:
            swarm, attack = Swarm(server.url, tables, seats, pace, game), Attack(server.url, record)

            async def endure(attack: Attack = attack, beside: bool = beside) -> None:
                running = asyncio.create_task(attack.run()) if beside else None
                await asyncio.sleep(seconds)
                if running is not None:
                    running.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await running

            took = asyncio.run(swarm.play(endure()))
            memory = server.memory()
            for loss in losses(Path(folder), swarm.tally):
                swarm.tally.complain(loss)
        print("beside an attack from one address" if beside else "without an attack")
        print(f"disk alone   {times(written)}")
        if beside:
            print(f"attack       {', '.join(f'{what}: {count}' for what, count in sorted(attack.answers.items()))}")
        worst = max(worst, report(swarm.tally, took, memory))
    return worst


def disk(folder: Path, seconds: float) -> list[float]:
    """How long this machine takes to put a few pages on the disk, which every acknowledged move waits for."""
    took: list[float] = []
    end = time.monotonic() + seconds
    with (folder / "trial").open("wb") as file:
        while time.monotonic() < end:
            file.write(bytes(PAGES))
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
            time.sleep(0.01)
    return took


class Server:
    """A server in a process of its own, on a free port of this machine, with a fresh database."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            port = int(trial.getsockname()[1])
        self.settings = Settings(data, port=port, frames_a_second=BOUNDLESS, unlimited=("127.0.0.1",))
        self.url = f"http://127.0.0.1:{port}"
        self.spawn = multiprocessing.get_context("spawn")

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.process = self.spawn.Process(target=serve, args=(self.settings,))  # no daemon: it has workers
        self.process.start()
        end = time.monotonic() + STARTING
        while not answers(self.url):
            if time.monotonic() > end or not self.process.is_alive():
                raise BadInput("the server for the load did not start")
            time.sleep(0.02)

    def kill(self) -> None:
        """As a power cut would: nothing is closed, nothing is said."""
        self.process.kill()
        self.process.join()

    async def endure(self, seconds: float, kills: int) -> None:
        """Run for so many seconds, killed at random moments; a new start comes on top."""
        moments = [0.0, *sorted(random.uniform(0, seconds) for _ in range(kills))]
        for before, after in pairwise(moments):
            await asyncio.sleep(after - before)
            await asyncio.to_thread(self.kill)
            await asyncio.to_thread(self.start)
        await asyncio.sleep(seconds - moments[-1])

    def memory(self) -> int:
        """Megabytes of the server's memory at its highest, where the system tells."""
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) // 1024
        return 0


def serve(settings: Settings) -> None:
    """Runs in the server's process."""
    set_up(settings.log)
    server = make_server(settings)
    be_steady()
    server.run()


def losses(data: Path, tally: Tally) -> Iterator[str]:
    """What the database lacks of what was acknowledged: every such row must be there, once, at its ply, and replay."""
    with contextlib.closing(sqlite3.connect(data / DATABASE)) as database:
        database.row_factory = sqlite3.Row
        heads = {row["id"]: head_of(Columns(row)) for row in database.execute("SELECT * FROM tables")}
        for table, done in tally.done.items():
            found = database.execute('SELECT * FROM moves WHERE "table" = ? ORDER BY ply', (table,)).fetchall()
            rows = [Row(*row) for row in found]
            kept = {row.ply: (row.seat, row.action, row.key) for row in rows}
            if [row.ply for row in rows] != list(range(len(rows))):
                yield "the plies of a table have a gap"
            if len({row.key for row in rows if row.key}) != len([row for row in rows if row.key]):
                yield "a move was written twice"
            for ply, move in done.items():
                if kept.get(ply) != move:
                    yield "an acknowledged move was lost"
            try:
                fold(heads[table], rows)
            except KrainyError:
                yield "the moves of a table do not replay"


class Columns:
    """A row of the database whose columns are attributes."""

    def __init__(self, row: sqlite3.Row) -> None:
        self.__dict__.update(zip(row.keys(), row, strict=True))


def report(tally: Tally, took: float, memory: int) -> int:
    """Print what came of it; 1 if anything went wrong."""
    print(f"moves        {len(tally.trips)}, {len(tally.trips) / took:.0f} a second")
    if tally.trips:
        print(f"round trip   {times(tally.trips)}")
    print(f"errors       {', '.join(f'{code}: {count}' for code, count in sorted(tally.errors.items())) or 'none'}")
    if memory:
        print(f"memory       {memory} MB at the most")
    return 1 if tally.errors or not tally.trips else 0


def times(seconds: list[float]) -> str:
    """How long something usually took, and how long at the most."""
    line = sorted(seconds)
    shown = [1000 * line[min(len(line) - 1, int(len(line) * part))] for part in (0.5, 0.99, 1.0)]
    return "p50 {:.1f} ms, p99 {:.1f} ms, longest {:.1f} ms".format(*shown)


def answers(url: str) -> bool:
    """Whether a server of ours is there."""
    with contextlib.suppress(OSError, ValueError), urllib.request.urlopen(f"{url}/api/games", timeout=5):
        return True
    return False
