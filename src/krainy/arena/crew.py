"""The crew: worker processes on this machine that play the games of a match. One that dies is replaced."""

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from krainy.engine.errors import KrainyError

from .plan import Match
from .playing import Result, play

TRIES = 3
"""A game whose worker dies so often is to blame itself."""

Played = tuple[Result, str]
"""A result and its record."""
Playing = Generator[Played, None, None]
"""Games as they end; closed early, it stops those that are being played."""
SPAWN = multiprocessing.get_context("spawn")  # a fork would take locks and the ledger's file along


class GameFailed(KrainyError):
    """A game that could not be played to its end: a mistake of the rules or of a bot."""


class Worker:
    """One process and what it is playing."""

    def __init__(self, match: Match) -> None:
        ours, theirs = SPAWN.Pipe()
        self.ear = ours
        # No daemon, because those may not start processes of their own, as a bot that searches in parallel does.
        self.process: BaseProcess = SPAWN.Process(target=toil, args=(theirs, match))
        self.process.start()
        theirs.close()
        self.number: int | None = None

    def give(self, number: int) -> None:
        """Let it play this game; if it has died meanwhile, we hear so when we listen."""
        self.number = number
        with contextlib.suppress(OSError):
            self.ear.send(number)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.ear.close()


class Crew:
    """So many workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, match: Match, numbers: Iterator[int]) -> Playing:
        """Play these games; every one is told as it ends, in no order."""
        crew: list[Worker] = []
        deaths: dict[int, int] = {}
        try:
            for number in first(numbers, self.workers):
                crew.append(Worker(match))
                crew[-1].give(number)
            while crew:
                heard = wait([worker.ear for worker in crew])
                for place, worker in enumerate(crew):
                    if worker.ear not in heard:
                        continue
                    assert worker.number is not None
                    try:
                        answer = worker.ear.recv()
                    except (EOFError, OSError):
                        crew[place] = replaced(worker, match, deaths)
                        continue
                    if isinstance(answer, str):
                        raise GameFailed(f"game {worker.number} failed: {answer}")
                    worker.number = next(numbers, None)
                    if worker.number is not None:
                        worker.give(worker.number)
                    yield answer
                for worker in crew:
                    if worker.number is None:
                        worker.end()
                crew = [worker for worker in crew if worker.number is not None]
        finally:
            for worker in crew:
                worker.end()


def first(numbers: Iterator[int], count: int) -> Iterator[int]:
    """The first few of them; the others stay."""
    for _ in range(count):
        number = next(numbers, None)
        if number is None:
            return
        yield number


def replaced(worker: Worker, match: Match, deaths: dict[int, int]) -> Worker:
    """Another worker that plays what this one was playing when it died."""
    number = worker.number
    assert number is not None
    worker.end()
    deaths[number] = deaths.get(number, 0) + 1
    if deaths[number] == TRIES:
        raise GameFailed(f"game {number} failed: its worker died {TRIES} times")
    other = Worker(match)
    other.give(number)
    return other


def toil(mouth: Connection, match: Match) -> None:
    """Runs in a worker: play what one is told, until nobody tells anything."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who leads
    threading.Thread(target=follow_parent, daemon=True).start()
    while True:
        try:
            number = mouth.recv()
        except EOFError:
            return
        mouth.send(attempt(match, number))


def attempt(match: Match, number: int) -> Played | str:
    """Play a game, or say in one line why it cannot be played."""
    try:
        return play(match, number)
    except Exception as error:
        return explain(error)


def explain(error: Exception) -> str:
    """What went wrong and where, in one line."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({os.path.basename(where.filename)}, line {where.lineno})"


def follow_parent() -> None:
    """End with the one who leads, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
