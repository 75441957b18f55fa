"""What is thought about finished games: equal questions are answered once, answers are kept, and only so many wait."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from krainy.play.playthrough import Playthrough
from krainy.play.solving import Solution, solution_of

from ..people.quotas import TooMany
from ..storage.retry import Busy
from .excerpts import Played, played_at
from .pool import BotPool, Failed, bot_seed

Course = list[tuple[int, list[float]]]
Wanted = TypeVar("Wanted", bound=Hashable)
Made = TypeVar("Made")
KEPT = 500
WAIT = 10
"""Seconds that an analysis may take."""


class Thoughts(Generic[Wanted, Made]):
    """The answers that were found, and those that are being looked for."""

    def __init__(self, bot_pool: BotPool, at_once: int) -> None:
        self.bot_pool = bot_pool
        self.at_once = at_once
        self.kept: OrderedDict[Wanted, Made] = OrderedDict()
        self.making: dict[Wanted, asyncio.Task[Made]] = {}
        self.of: Counter[str] = Counter()

    def knows(self, wanted: Wanted) -> bool:
        """Whether it costs nothing more."""
        return wanted in self.kept or wanted in self.making

    async def make(self, wanted: Wanted, playthrough: Playthrough, who: str) -> Made:
        """The answer for somebody who may have only so many under way."""
        if wanted in self.kept:
            self.kept.move_to_end(wanted)
            return self.kept[wanted]
        if wanted not in self.making:
            if self.of[who] >= self.at_once:
                raise TooMany("too-many-analyses", "your last analyses are still being made; wait for them", WAIT)
            if len(self.making) >= 10 * self.at_once:
                raise Busy("many analyses are being made; try again")
            self.making[wanted] = asyncio.create_task(self.find(wanted, playthrough, who))
        try:
            return await asyncio.shield(self.making[wanted])  # others may wait for it too
        except Failed:
            raise Busy("nobody could think about this; try again") from None

    async def find(self, wanted: Wanted, playthrough: Playthrough, who: str) -> Made:
        self.of[who] += 1
        try:
            game = await asyncio.to_thread(played_at, playthrough.frozen())
            found = await self.think(wanted, game, playthrough.seed, who)
        finally:
            self.of[who] -= 1
            if not self.of[who]:
                del self.of[who]
            del self.making[wanted]
        self.kept[wanted] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    async def think(self, wanted: Wanted, game: Played, seed: int, who: str) -> Made:
        raise NotImplementedError


class Analyses(Thoughts[tuple[str, int, int], Course]):
    """The chances along games: by table, seat, and how many rows the table has."""

    async def think(self, wanted: tuple[str, int, int], game: Played, seed: int, who: str) -> Course:
        return await self.bot_pool.follow(game, wanted[1], bot_seed(seed, wanted[1], 0), who)


class Solutions(Thoughts[tuple[bytes, int, int], Solution | None]):
    """What is to be found at a moment of a game: by the mark of a ply, the ply, and the seat that chooses."""

    async def think(self, wanted: tuple[bytes, int, int], game: Played, seed: int, who: str) -> Solution | None:
        _, ply, seat = wanted
        return solution_of(await self.bot_pool.solve(game._replace(ply=ply), seat, bot_seed(seed, seat, ply), who))
