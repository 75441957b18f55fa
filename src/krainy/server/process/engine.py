"""The move to the compiled engine: the server begins interpreted and changes over when the compile has ended.

The workers are replaced at once. The server itself starts anew, on the same listening socket, when nobody is connected
and no bot thinks; whoever calls in that moment waits for a second. Until then it goes on interpreted, which nobody
notices but by its speed: the engine answers the same.
"""

import asyncio
from collections.abc import Callable

import msgspec
from fastapi import APIRouter, Request

from krainy._native import Progress, may_be_compiled, progress

from ..bots.pool import BotPool
from ..http.routes import Route
from ..wire.answers import EngineState

INTERVAL = 1.0
"""Seconds between two looks at the compile."""

engine_calls = APIRouter(prefix="/engine", route_class=Route)


@engine_calls.get("")
def engine_state(request: Request) -> EngineState:
    """Whether the engine runs compiled, and how far the compile is if not."""
    found: Progress = request.app.state.engine.progress
    return msgspec.convert({"state": found.state, "percent": found.percent}, EngineState)


class Engine:
    """Follows the compile and lets the server change over."""

    def __init__(self, tell: Callable[[Progress], None], restart: Callable[[], None]) -> None:
        self.tell = tell
        self.restart = restart
        self.progress = progress()

    async def follow(self, bot_pool: BotPool, idle: Callable[[], bool]) -> None:
        """Wait for the compiled engine, replace the workers, and start anew when nobody is there."""
        self.tell(self.progress)
        while self.progress.state not in ("compiled", "ready"):
            if not may_be_compiled():
                return
            await asyncio.sleep(INTERVAL)
            self.progress = await asyncio.to_thread(progress)
            self.tell(self.progress)
        if self.progress.state == "ready":
            await bot_pool.renew()
            while not idle():
                await asyncio.sleep(INTERVAL)
            self.restart()
