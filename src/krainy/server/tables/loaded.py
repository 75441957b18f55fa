"""A table in memory, with those who listen to it and the tasks that run for it."""

import asyncio
from bisect import bisect_right
from typing import TYPE_CHECKING, Protocol

from krainy.play.playthrough import PERSON

from ..clock import now
from ..company.blocks import Pairs
from ..errors import Refused
from ..process.background import give_way
from ..storage.database import Head, Row, Said
from ..storage.standing import Standing
from ..websocket.patches import Shown
from ..wire.frames import Farewell, Frame
from ..wire.parts import Line
from .deadlines import SLOW
from .readonly import ReadOnlyTable, recall
from .standing import NO_ACTION, answer
from .table import Outcome, Table, fold

if TYPE_CHECKING:
    from ..websocket.snapshots import Known

OUTCOMES = 64
"""Outcomes that are kept for delayed spectators; the moves of older ones are made again for them."""


class Listener(Protocol):
    """A connection at a table."""

    guest: str
    session: str
    seat: int
    lang: str
    ready: bool
    away: bool
    """Whether nobody looks at it for now: its page is hidden."""
    shown: int
    lines: list[Line]
    """The log of which it has the first lines."""
    told: int
    """How many of them it has."""
    seen: Shown | None
    """The view as it has it."""
    known: "Known | None"
    """What else it knows from its last snapshot, and is not told again."""
    invited: str
    """The invitation to a rematch that it last heard of."""
    heard: int
    """The number of the last line of chat that it has heard."""

    def send(self, frame: Frame) -> None: ...

    def send_ready(self, frame: bytes, more: bool = False) -> None: ...

    def part(self, why: Farewell) -> None: ...

    def fail(self, refusal: Refused) -> None: ...


class LoadedTable:
    """A table in memory."""

    def __init__(
        self, head: Head, rows: list[Row], chat: list[Said], delay: float = 0.0, past: ReadOnlyTable | None = None
    ) -> None:
        self.head = head
        self.rows = rows
        self.late: Table | None = None
        """The table as delayed spectators see it; it only moves forward. Who looks at it holds its lock."""
        self.late_lock = asyncio.Lock()
        self.outcomes: dict[int, Outcome] = {}
        """By ply, what the last rows led to that delayed spectators have not seen: no move is made again for them."""
        self.catching_up: asyncio.Task[None] | None = None
        """The task that sends delayed spectators what has become visible to them."""
        delayed = head.terms["watch"] == "delayed"
        known = seen_by(rows, now() - delay) if delayed else len(rows)
        self.table: Table
        if past is not None:
            self.table = past
            self.late = recall(head, rows[:known], False, past.transcript) if delayed else None
        else:
            self.table = fold(head, rows[:known])
            self.late = self.table.frozen() if delayed else None
            for row in rows[known:]:
                self.go_on(row, self.table.outcome(row))
                give_way()
            self.table.playthrough.marked()
        self.chat = chat
        self.names: dict[str, str] = {}
        self.blocks: Pairs = {}
        """Who of the people here has blocked whom."""
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.listeners: set[Listener] = set()
        self.driver: asyncio.Task[None] | None = None
        self.seats_present: list[int] = []
        """The seats whose people are here, as everybody was last told."""
        self.reminded: set[tuple[int, int]] = set()
        """The seats whose people have been reminded of a decision, each with the ply from which on it was asked."""
        self.standing: Standing = {}
        """What its people answer once for all."""
        self.pauses: dict[tuple[int, int], float] = {}
        """When the server gives such answers: by seat, and the ply from which on it was asked."""
        self.kept = -1
        """How many rows there were when the world that the game left was last kept."""
        self.noticed: set[tuple[str, str, int]] = set()
        """What people have to know of it, as it was last written down."""

    def add(self, row: Row, outcome: Outcome) -> None:
        """One more row, which the database has."""
        self.go_on(row, outcome)
        self.rows.append(row)

    def go_on(self, row: Row, outcome: Outcome) -> None:
        """Let the table be what it is after a row."""
        self.table.add(row, outcome)
        if self.late is not None:
            self.outcomes[row.ply] = outcome
            self.outcomes.pop(row.ply - OUTCOMES, None)

    @property
    def present(self) -> set[str]:
        """The guests who are here and have said hello."""
        return {listener.guest for listener in self.listeners if listener.guest and listener.ready}

    def looks(self, guest: str) -> bool:
        """Whether this guest has the table before their eyes."""
        return any(one.guest == guest and one.ready and not one.away for one in self.listeners)

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory: somebody is here, a bot thinks, a clock runs, a seed is drawn,
        the server is about to answer for somebody."""
        playing = self.table.status == "playing"
        bots = playing and any(self.table.players[seat] != PERSON for seat in self.table.g.actors())
        drawing = bool(self.table.drawing) and not self.table.started and self.table.playable
        answers = playing and any(answer(self, seat) != NO_ACTION for seat in self.table.g.actors())
        return bool(self.listeners) or bots or answers or drawing or (playing and self.ticking)

    @property
    def ticking(self) -> bool:
        """Whether a clock will let something happen by itself: a bot sits in, or somebody is reminded."""
        terms = self.head.terms
        return bool(terms["clock"] == "hard" or (terms["clock"] == "soft" and terms["seconds"] >= SLOW))

    def attend(self, table: Table) -> None:
        """What happens next at a table is shown event by event to those who look at it now."""
        seats = {one.seat for one in self.listeners if one.ready}
        table.playthrough.moments.viewers = sorted(seats & {-1} if table is self.late else seats)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The tasks that run for this table."""
        return [task for task in (self.driver, self.catching_up) if task is not None]

    def stop(self) -> None:
        """Cancel the tasks of this table, except the one that calls this."""
        for task in self.tasks:
            if task is not asyncio.current_task():
                task.cancel()


def seen_by(rows: list[Row], moment: float) -> int:
    """How many of these rows had been written by then."""
    return bisect_right(rows, moment, key=lambda row: row.time)
