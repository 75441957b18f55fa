"""Thinking: bots choose in worker processes with a deadline; whatever becomes of a worker, the table goes on."""

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import krainy
from krainy.bots import make
from krainy.engine.record import loads, replay
from krainy.engine.sight import Sight
from krainy.engine.state import State

Choose = Callable[[str, int, str, int, float], int]
"""Record, seat, bot, the bot's seed and seconds give an action."""


def choose(record: str, seat: int, bot: str, seed: int, seconds: float) -> int:
    """Runs in a worker: replay the record and let the bot choose by what its seat may see."""
    if hasattr(signal, "setitimer"):
        # A worker that hangs ends itself, even inside compiled code that never looks at signals.
        signal.setitimer(signal.ITIMER_REAL, seconds * 2)
    try:
        game = loads(record)
        g = replay(krainy.load(game.game), game)
        return make(bot, seed).choose(Sight(g, seat))
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def follow_server() -> None:
    """Runs first in a worker: it ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinking:
    """The worker processes; started when the first bot has to think."""

    def __init__(self, workers: int, seconds: float, choose: Choose = choose) -> None:
        self.workers = workers
        self.seconds = seconds
        self.choose = choose
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, g: State, record: str, seat: int, bot: str, ply: int) -> int:
        """A legal action for a bot's seat, in any case and in time."""
        seed = bot_seed(g.seed, seat, ply)
        for _ in range(2):  # a worker that dies takes what the others were thinking with it: once more for those
            pool = self.open()
            try:
                future = pool.submit(self.choose, record, seat, bot, seed, self.seconds)
                async with asyncio.timeout(self.seconds):
                    action = await asyncio.wrap_future(future)
            except BrokenProcessPool:
                self.drop(pool)
                continue
            except Exception:  # late, or a bot's mistake
                break
            if g.legal(seat, action):
                return action
            break
        return make("random", seed).choose(Sight(g, seat))

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Spawned, because a fork would take the server's sockets and locks along.
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), follow_server)
        return self.pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """Forget a pool; the next thought opens another."""
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.drop(self.pool)


def bot_seed(seed: int, seat: int, ply: int) -> int:
    """A seed for one choice of a bot, from which nothing about the game's chance can be told."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {ply} {seed}".encode()).digest()[:16], "big")
