"""The time of the server: what is written down or becomes due goes by it, so that a test can let weeks pass.

What only measures how long something takes goes by `time.monotonic`.
"""

import asyncio
import contextlib
import time
from pathlib import Path

TICK = 0.05
"""How often those who wait look whether a test has moved the clock."""


class Clock:
    """The time of the machine, unless a test has moved it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """By how many seconds a test has moved this clock."""
        self.file: Path | None = None
        """Where a test of another process writes the same."""
        self.movable = False
        """Whether a test may move the clock; whoever waits then looks at it often."""

    def now(self) -> float:
        """Seconds since 1970."""
        if self.file is not None:
            with contextlib.suppress(OSError, ValueError):
                self.ahead = float(self.file.read_text())
        return time.time() + self.ahead

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Wait until something has happened, or until so much time has passed; None waits for the event alone."""
        if seconds is None and not self.movable:
            await event.wait()
            return
        due = None if seconds is None else self.now() + seconds
        while not event.is_set():
            left = None if due is None else due - self.now()
            if left is not None and left <= 0:
                return
            if self.movable:
                left = TICK if left is None else min(left, TICK)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await event.wait()

    async def sleep(self, seconds: float) -> None:
        """Wait until so much time has passed."""
        await self.wait(asyncio.Event(), seconds)


CLOCK = Clock()
"""The one clock of this process."""
now = CLOCK.now
