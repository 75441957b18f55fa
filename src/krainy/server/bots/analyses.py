"""Analyses of finished games: equal ones are made once, results are kept, and only so many wait."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from krainy.bots.advice import Advice
from krainy.engine.state import State
from krainy.play.playthrough import Playthrough
from krainy.play.solving import Solution, solution_of

from ..people.quotas import TooMany
from ..storage.retry import Busy
from .excerpts import played_at
from .pool import LOOKING_BACK, Asked, BotPool, Failed, bot_seed

Course = list[tuple[int, list[float]]]
Wanted = tuple[object, ...]
"""What an analysis hangs on: a table, how many rows it has, and what is asked of it."""
KEPT = 500
WAIT = 10
"""Seconds that an analysis may take."""


class Analyses:
    """Those that were made, and those that are being made."""

    def __init__(self, bot_pool: BotPool, at_once: int) -> None:
        self.bot_pool = bot_pool
        self.at_once = at_once
        self.kept: OrderedDict[Wanted, Any] = OrderedDict()
        self.making: dict[Wanted, asyncio.Task[Any]] = {}
        self.of: Counter[str] = Counter()

    def knows(self, wanted: Wanted) -> bool:
        """Whether it costs nothing more."""
        return wanted in self.kept or wanted in self.making

    async def course(self, wanted: Wanted, playthrough: Playthrough, seat: int, who: str) -> Course:
        """The chances of all seats along a game, as far as a seat could tell."""

        async def follow() -> Course:
            game = await asyncio.to_thread(played_at, playthrough.frozen())
            return await self.bot_pool.follow(game, seat, bot_seed(playthrough.seed, seat, 0), who)

        course: Course = await self.make(wanted, follow, who)
        return course

    async def better(self, wanted: Wanted, moment: "Moment", who: str) -> Advice:
        """What would have been better than a move of a game."""

        async def look_back() -> Advice:
            return await self.bot_pool.advise(moment.asked, who, LOOKING_BACK, moment.action)

        advice: Advice = await self.make(wanted, look_back, who)
        return advice

    async def solution(
        self, wanted: Wanted, playthrough: Playthrough, ply: int, seat: int, who: str
    ) -> Solution | None:
        """What is to be found where a seat chose; nothing if too many choices were about equally good."""

        async def solve() -> Solution | None:
            game = (await asyncio.to_thread(played_at, playthrough.frozen()))._replace(ply=ply)
            return solution_of(await self.bot_pool.solve(game, seat, bot_seed(playthrough.seed, seat, ply), who))

        solution: Solution | None = await self.make(wanted, solve, who)
        return solution

    async def make(self, wanted: Wanted, work: Callable[[], Awaitable[Any]], who: str) -> Any:
        """What somebody wants to know, who may have only so many analyses under way."""
        if wanted in self.kept:
            self.kept.move_to_end(wanted)
            return self.kept[wanted]
        if wanted not in self.making:
            if self.of[who] >= self.at_once:
                raise TooMany("too-many-analyses", "your last analyses are still being made; wait for them", WAIT)
            if len(self.making) >= 10 * self.at_once:
                raise Busy("many analyses are being made; try again")
            self.making[wanted] = asyncio.create_task(self.do(wanted, work, who))
        try:
            return await asyncio.shield(self.making[wanted])  # others may wait for it too
        except Failed:
            raise Busy("nobody could think about this; try again") from None

    async def do(self, wanted: Wanted, work: Callable[[], Awaitable[Any]], who: str) -> Any:
        self.of[who] += 1
        try:
            found = await work()
        finally:
            self.of[who] -= 1
            if not self.of[who]:
                del self.of[who]
            del self.making[wanted]
        self.kept[wanted] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found


class Moment:
    """A move of a game where somebody had a choice."""

    def __init__(self, playthrough: Playthrough, g: State, ply: int) -> None:
        self.g = g
        self.ply = ply
        self.seat, self.action = playthrough.moves[ply]
        game = played_at(playthrough)._replace(ply=ply)
        self.asked = Asked(g, game, self.seat, [], bot_seed(playthrough.seed, self.seat, -1 - ply))


def moment(playthrough: Playthrough, since: int, ply: int) -> Moment | None:
    """The first of the moves between two plies that was a choice."""
    for at in range(since, min(ply, len(playthrough.moves))):
        g = playthrough.at(at)
        if len(g.worth_considering(playthrough.moves[at][0])) > 1:
            return Moment(playthrough, g, at)
    return None
