"""The calls of puzzles that people make from positions of finished games: a table, a ply, and the seat that chose.

Nothing is kept of them: the game tells the position, and a search that always finds the same tells the solution.
Whoever may see the finished game may play them. They show what the seat could know then; what it could not is imagined.
"""

from collections.abc import Callable, Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from krainy.engine.state import State
from krainy.play.lessons import Shown, Telling
from krainy.play.lessons.own import OwnPuzzle, OwnTelling, choices
from krainy.play.playthrough import Playthrough
from krainy.play.solving import FEWEST, Solution

from ..bots.pool import bot_seed
from ..errors import Refused
from ..wire.bodies import LessonDeed, LessonHelp, LessonOption
from ..wire.frames import Foresight
from ..wire.lessons import LessonFrame, LessonHint
from . import attempts
from .dependencies import ServicesDep, TableId, Visitor, address_in, check_playable, table_seen
from .lessons import Body, Made, count, replayed
from .routes import Route

Ply = Annotated[int, Query(ge=0, le=1_000_000)]
Seat = Annotated[int, Query(ge=0, le=15)]
Answer = Callable[[Shown, Telling, Body], Made]
puzzles = APIRouter(prefix="/tables/{table}/puzzle", route_class=Route)


class Asker:
    """Whoever asks about a puzzle, and about which."""

    def __init__(
        self, id: TableId, ply: Ply, seat: Seat, services: ServicesDep, guest: Visitor, request: Request
    ) -> None:
        self.id, self.ply, self.seat = id, ply, seat
        self.services, self.guest, self.request = services, guest, request

    async def answer(self, answer: "Answer[Body, Made]", body: Body, quota: str = "lessons") -> Made:
        """An answer about the attempt of somebody who has made these choices."""
        services, tables, seat = self.services, self.services.tables, self.seat
        loaded = await table_seen(services, self.id, self.guest)
        table = loaded.table
        if not table.closed:
            raise Refused("not-over", "this game is still being played")
        check_playable(table)
        count(services, self.guest, self.request, quota)
        if seat >= len(table.players) or self.ply > len(table.playthrough.moves):
            raise Refused("ply", "this game has no such ply or seat")
        past = table.playthrough.frozen()
        long = past.steps_to(self.ply)
        imagined = await tables.background.run(long, imagine, past, self.ply, seat)
        solution = await self.solution(past)
        return await tables.background.run(0, puzzled, imagined, seat, solution, loaded.head.chairs, answer, body)

    async def solution(self, past: Playthrough) -> Solution:
        """What is to be found there; it is thought about once."""
        tables, address = self.services.tables, address_in(self.request)
        me = self.guest.id if self.guest else ""
        wanted = ("solution", past.marked()[self.ply], self.ply, self.seat)
        if not tables.analyses.knows(wanted):
            tables.quotas.check_thinking(tables.bot_pool.spent(me or address), address)
            tables.quotas.take("analyses", me, address)
        found = await tables.analyses.solution(wanted, past, self.ply, self.seat, me or address)
        if found is None:
            raise Refused("no-puzzle", "here too many choices are about equally good")
        return found


Asking = Annotated[Asker, Depends()]


@puzzles.post("")
async def go_on(asker: Asking, body: LessonDeed) -> LessonFrame:
    """Look at an attempt at a puzzle, try something, or take something back; makes the puzzle if it is a new one."""
    return await asker.answer(attempts.frame, body)


@puzzles.post("/hint")
async def give_hint(asker: Asking, body: LessonHelp) -> LessonHint:
    """Where to look; after that, what is best."""
    return await asker.answer(attempts.hint, body)


@puzzles.post("/foresight")
async def look_ahead(asker: Asking, body: LessonOption) -> Foresight:
    """What an action would do, as far as the seat could know."""
    return await asker.answer(attempts.foresight, body, "foresights")


def imagine(past: Playthrough, ply: int, seat: int) -> State:
    """A game as the seat could imagine it after so many moves, always the same."""
    g = past.at(ply)
    if len(choices(g, seat)) < FEWEST:
        raise Refused("no-choice", "this seat had hardly a choice there")
    return g.determinize(seat, bot_seed(past.seed, seat, ply))


def puzzled(
    imagined: State, seat: int, solution: Solution, players: Sequence[str], answer: "Answer[Body, Made]", body: Body
) -> Made:
    """An answer about an attempt at a puzzle."""
    shown = OwnPuzzle(imagined, seat, solution, players)
    replayed(shown, body)
    return answer(shown, OwnTelling(shown, body.lang), body)
