"""Analyses of finished games: equal ones are made once, results are kept, and only so many wait."""

import asyncio
from collections import Counter, OrderedDict

from krainy.play.playthrough import Playthrough

from ..people.quotas import TooMany
from ..storage.retry import Busy
from .excerpts import played_at
from .pool import BotPool, Failed, bot_seed

Course = list[tuple[int, list[float]]]
Wanted = tuple[str, int, int]
"""A table, a seat, and how many rows the table has."""
KEPT = 500
WAIT = 10
"""Seconds that an analysis may take."""


class Analyses:
    """Those that were made, and those that are being made."""

    def __init__(self, bot_pool: BotPool, at_once: int) -> None:
        self.bot_pool = bot_pool
        self.at_once = at_once
        self.kept: OrderedDict[Wanted, Course] = OrderedDict()
        self.making: dict[Wanted, asyncio.Task[Course]] = {}
        self.of: Counter[str] = Counter()

    def knows(self, wanted: Wanted) -> bool:
        """Whether it costs nothing more."""
        return wanted in self.kept or wanted in self.making

    async def make(self, wanted: Wanted, playthrough: Playthrough, who: str) -> Course:
        """The course of a game, made for somebody who may have only so many under way."""
        if wanted in self.kept:
            self.kept.move_to_end(wanted)
            return self.kept[wanted]
        if wanted not in self.making:
            if self.of[who] >= self.at_once:
                raise TooMany("too-many-analyses", "your last analyses are still being made; wait for them", WAIT)
            if len(self.making) >= 10 * self.at_once:
                raise Busy("many analyses are being made; try again")
            self.making[wanted] = asyncio.create_task(self.follow(wanted, playthrough, who))
        try:
            return await asyncio.shield(self.making[wanted])  # others may wait for it too
        except Failed:
            raise Busy("nobody could think about this; try again") from None

    async def follow(self, wanted: Wanted, playthrough: Playthrough, who: str) -> Course:
        self.of[who] += 1
        try:
            game = await asyncio.to_thread(played_at, playthrough.frozen())
            found = await self.bot_pool.follow(game, wanted[1], bot_seed(playthrough.seed, wanted[1], 0), who)
        finally:
            self.of[who] -= 1
            if not self.of[who]:
                del self.of[who]
            del self.making[wanted]
        self.kept[wanted] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found
