"""Background: what takes long is done in a thread beside the event loop, one thing after another.

Two lanes: whoever looks at a short game does not wait behind somebody who looks at a long one. One thread each, because
more of them would only take the interpreter from each other and from the event loop. The long lane, once it
has worked for a while, takes a break after every few milliseconds, so that the event loop has the interpreter for most
of the time.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Made = TypeVar("Made")
STEPS = 16
"""Moves that are made again at once; more are made here."""
SHORT = 500
"""Plies of a game that is done with in a moment."""
WORK, BREAK = 0.002, 0.016
"""Seconds that the long lane works, and for which it then leaves the interpreter to others."""
BURST = 4.0
"""Seconds by which it may be ahead of that after a rest: a game of some thousand plies is done before any break."""


class Stretch(threading.local):
    """Where a thread of the long lane is in its work; no other thread takes breaks."""

    ends = float("inf")
    """When the present stretch of work is over."""
    due = 0.0
    """When all stretches and their breaks until now would be over."""


STRETCH = Stretch()


def begin_stretch() -> None:
    """A stretch of work begins in this thread, which makes it one that takes breaks."""
    STRETCH.ends = time.perf_counter() + WORK


def give_way() -> None:
    """Let others have the interpreter, if it is time for that; called between two moves of a game."""
    now = time.perf_counter()
    if now >= STRETCH.ends:
        STRETCH.due = max(STRETCH.due, now - BURST) + WORK + BREAK
        if STRETCH.due > now:
            time.sleep(BREAK)
        begin_stretch()


class Background:
    """The two lanes."""

    def __init__(self) -> None:
        self.short = ThreadPoolExecutor(1, "short")
        self.long = ThreadPoolExecutor(1, "long", begin_stretch)

    async def run(self, plies: int, make: Callable[..., Made], *args: object) -> Made:
        """What a function makes of a game with so many plies."""
        lane = self.short if plies <= SHORT else self.long
        return await asyncio.get_running_loop().run_in_executor(lane, make, *args)

    def close(self) -> None:
        """Forget what waits; what is being done is not waited for."""
        for lane in (self.short, self.long):
            lane.shutdown(wait=False, cancel_futures=True)
