"""ForesightService: what an action would do, answered to whoever looks at it before taking it.

A page asks whenever a person looks at an option, so only the last question of a connection matters: while one is being
answered, one waits, and a newer one takes its place. An answer about a position that is gone is not sent. What is known
to be done in a moment is done on the event loop, everything else beside it.
"""

import asyncio
import time
from collections.abc import Callable

from msgspec import UNSET

from krainy.engine.state import State
from krainy.play.foresight import foresee
from krainy.play.foretelling import Foretold, foretell
from krainy.play.playthrough import PERSON
from krainy.play.words import speak

from ..errors import Refused
from ..process.background import Background
from ..tables.faults import LOGGER, reason
from ..tables.table import Table
from ..wire.frames import Change, Foresight, Odds, Span

MOMENT = 0.003
"""Seconds for which the event loop may be kept."""
FADING = 0.9
"""How much of an estimate is left after an answer that took less time."""


class Question:
    """One action that a seat looks at, in the position in which it does."""

    def __init__(self, g: State, seat: int, action: int, lang: str, ply: int, cancels: bool) -> None:
        self.g = g
        self.seat = seat
        self.action = action
        self.lang = lang
        self.ply = ply
        """Of the table, or how far a lesson has come."""
        self.cancels = cancels
        """Whether the action only leaves what was just begun."""

    @property
    def kind(self) -> tuple[str, str]:
        """What takes about as long: the same decision of the same game."""
        return self.g.game.name, self.g.asked_name()

    def answer(self) -> Foresight:
        """Look ahead, and put it into words."""
        told = foretell(speak(self.lang, self.g.game.name), self.seat, foresee(self.g, self.seat, self.action))
        if self.cancels:  # a table takes back what was begun, instead
            told = Foretold([], [], "own", "", [], [], False)
        return Foresight(
            seat=self.seat,
            action=self.action,
            ply=self.ply,
            lines=told.lines,
            changes=[Change(one.name, one.label, one.by, True if one.dear else UNSET) for one in told.changes],
            opens=told.opens,  # type: ignore[arg-type]
            then=told.then,
            odds=[Odds(one.text, round(one.share, 2), one.own) for one in told.odds],
            spans=[Span(*span) for span in told.spans],
            final=told.final,
            dear=any(one.dear for one in told.changes),
        )


def question(table: Table, seat: int, action: int, lang: str) -> Question:
    """What a seat of a table looks at."""
    return Question(table.g.clone(), seat, action, lang, table.length, table.playthrough.cancels(seat, action))


def check(table: Table, seat: int, action: int) -> None:
    """Whether a seat may ask this now; a refusal says why not."""
    g = table.g  # refused where the rules of this game are not here
    if table.status != "playing" or seat not in table.actors or table.players[seat] != PERSON:
        raise Refused("not-asked", "this seat has nothing to decide now")
    if action not in table.playthrough.actions(seat):
        raise Refused("illegal", "this is not allowed now", g.why(seat, action))


class Estimates:
    """How long it takes to look ahead, by decision; of one server."""

    def __init__(self) -> None:
        self.seconds: dict[tuple[str, str], float] = {}

    def note(self, kind: tuple[str, str], seconds: float) -> None:
        """An answer took so long; a single slow one is remembered for a while."""
        self.seconds[kind] = max(seconds, self.seconds.get(kind, 0.0) * FADING)

    def quick(self, kind: tuple[str, str]) -> bool:
        """Whether it is known to be done in a moment."""
        return self.seconds.get(kind, MOMENT) < MOMENT


class ForesightService:
    """The questions of one connection."""

    def __init__(
        self, background: Background, estimates: Estimates, send: Callable[[Question, Foresight | None], None]
    ) -> None:
        self.background = background
        self.estimates = estimates
        self.send = send
        self.waiting: Question | None = None
        self.task: asyncio.Task[None] | None = None
        """The question that is being answered beside the event loop."""

    def ask(self, question: Question) -> None:
        """Answer a question now, or after the one that is being answered."""
        busy = self.task is not None and not self.task.done()
        if not busy and self.estimates.quick(question.kind):
            self.send(question, self.timed(question))
        elif busy:
            self.waiting = question
        else:
            self.task = asyncio.create_task(self.work(question))

    async def work(self, question: Question) -> None:
        """Answer a question beside the event loop, then the one that waits."""
        following: Question | None = question
        while following is not None:
            self.send(following, await self.background.run(0, self.timed, following))
            following, self.waiting = self.waiting, None

    def timed(self, question: Question) -> Foresight | None:
        """Answer a question and note how long that took; a fault in an imagined game leaves the real one alone."""
        begun = time.perf_counter()
        try:
            answer = question.answer()
        except Exception as error:
            LOGGER.error("what %s %s does cannot be foreseen: %s", question.g.game.name, question.action, reason(error))
            return None
        self.estimates.note(question.kind, time.perf_counter() - begun)
        return answer
