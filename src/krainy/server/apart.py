"""Apart: what takes long is done in a thread beside the event loop, one thing after another.

Two lanes: whoever looks at a short game does not wait behind somebody who looks at a long one. One thread each, because
more of them would only take the interpreter from each other and from the event loop.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Made = TypeVar("Made")
SHORT = 500
"""Plies of a game that is done with in a moment."""


class Apart:
    """The two lanes."""

    def __init__(self) -> None:
        self.short = ThreadPoolExecutor(1, "short")
        self.long = ThreadPoolExecutor(1, "long")

    async def run(self, plies: int, make: Callable[..., Made], *args: object) -> Made:
        """What a function makes of a game with so many plies."""
        lane = self.short if plies <= SHORT else self.long
        return await asyncio.get_running_loop().run_in_executor(lane, make, *args)

    def close(self) -> None:
        """Forget what waits; what is being done is not waited for."""
        for lane in (self.short, self.long):
            lane.shutdown(wait=False, cancel_futures=True)
