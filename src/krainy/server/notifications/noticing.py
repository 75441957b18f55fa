"""Noticing: after a row of a table is written and told, and beside whoever moves, this looks at whom it concerns.

It is the one place that decides that somebody has to know something. What it finds depends only on the rows of the
table and on the time, so that it may look as often as it likes and at whatever process: the same is written once.
"""

import asyncio
import contextlib
import logging
import math
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..clock import CLOCK, now
from ..errors import Refused
from ..tables.deadlines import Deadline, deadlines
from ..tables.faults import reason
from ..tables.loaded import LoadedTable
from ..tables.standing import answered
from .store import Store, Wanted

if TYPE_CHECKING:
    from ..tables.registry import Tables

LOGGER = logging.getLogger("krainy")
BATCH = 100
"""So many tables are looked at together."""
AGAIN = 5.0
"""Seconds after which it is tried again where the database could not be used."""
SCAN = 600.0
"""Seconds after which somebody looks for rows that no server has noticed: one was stopped between the two."""


class Noticer:
    """Looks at tables at which something has happened."""

    def __init__(self, tables: "Tables", store: Store) -> None:
        self.tables = tables
        self.store = store
        self.changed: dict[str, None] = {}
        """The tables to be looked at, in the order in which something happened there."""
        self.woken = asyncio.Event()
        self.found = asyncio.Event()
        """Set when something waits for somebody."""

    def note(self, table: str) -> None:
        """Something has happened at a table; called for every row, so it does no more than this."""
        self.changed[table] = None
        self.woken.set()

    async def remind(self, loaded: LoadedTable, deadline: Deadline) -> None:
        """The time of a decision becomes short."""
        self.note(loaded.head.id)

    async def notice_for_ever(self) -> None:
        """Look again and again, not more often than servers look for each other's rows."""
        scanned = -SCAN
        loop = asyncio.get_running_loop()
        while True:
            self.woken.clear()
            try:
                if loop.time() - scanned >= SCAN:
                    scanned = loop.time()
                    self.changed |= dict.fromkeys(await self.store.unnoticed())
                await self.look(list(self.changed)[:BATCH])
            except Exception as error:  # a locked database: what has not been looked at is looked at again
                LOGGER.error("nobody could be notified of what has happened: %s", reason(error))
                await asyncio.sleep(AGAIN)
            if self.changed:
                self.woken.set()
            await asyncio.sleep(self.tables.settings.refresh_seconds)
            await CLOCK.wait(self.woken, SCAN)

    async def look(self, tables: list[str]) -> None:
        """Write down who has to know what of these tables, which from then on have been looked at."""
        loaded: list[LoadedTable] = []
        for table in tables:
            with contextlib.suppress(Refused):  # it is broken, and has been named
                loaded += [one for one in [await self.tables.find(table)] if one is not None]
        for table in tables:  # whatever happens there from here on is for the next look
            self.changed.pop(table, None)
        try:
            await self.write_down(loaded)
        except SQLAlchemyError:
            self.changed = dict.fromkeys(tables) | self.changed
            raise

    async def write_down(self, loaded: list[LoadedTable]) -> None:
        """Keep what is new of what people have to know of these tables."""
        people = {guest for one in loaded for guest in (*one.table.sitters, one.head.host)} - {""}
        since = await self.store.since(people) if people else {}
        for one in loaded:
            wanted = [found for found in wanted_at(one) if found.made >= since.get(found.guest, math.inf)]
            told = {(found.guest, found.kind, found.ply) for found in wanted}
            if told != one.noticed:
                with contextlib.suppress(IntegrityError):  # the table or somebody there was deleted a moment ago
                    if await self.store.note(one.head.id, one.table.length, wanted):
                        self.found.set()
                one.noticed = told


def wanted_at(loaded: LoadedTable) -> list[Wanted]:
    """All that people have to know of a table as it stands. Whoever plays with bots alone is never called."""
    table, rows = loaded.table, loaded.rows
    sitting, people = set(table.sitters) - {""}, set(table.stakes.values()) - {""}
    alone = len(sitting | {loaded.head.host}) < 2 and not table.contested
    if alone or not table.playable or not rows or loaded.head.origin != "new":
        return []
    several = len(people) > 1 or table.contested
    found: list[Wanted] = []

    def want(guest: str, kind: str, ply: int, since: int, knows: bool = False) -> None:
        seen = knows or rows[since].guest == guest or loaded.looks(guest)
        found.append(Wanted(guest, loaded.head.id, kind, ply, rows[since].time, seen))

    if table.status == "open" and not table.free_seats and not table.drawing:
        last = max((row.ply for row in rows if row.kind == "sit"), default=-1)
        if last >= 0:
            want(loaded.head.host, "seats", last, last)
    if table.status == "playing":
        start = next((row.ply for row in rows if row.kind == "start"), -1)
        for guest in sorted(people):
            if guest in table.turns and several and not answered(loaded, guest):
                want(guest, "turn", table.turns[guest], table.turns[guest] - 1)
            if start >= 0:
                want(guest, "start", start, start, guest in table.turns)
        for deadline in deadlines(table):
            if 0 < deadline.remind <= now() and deadline.guest in people and several:
                looks = loaded.looks(deadline.guest)
                wanted = Wanted(deadline.guest, loaded.head.id, "reminder", deadline.since, deadline.remind, looks)
                found.append(wanted)
    if table.offers and table.status in ("playing", "paused"):
        for guest in sorted({guest for seat, guest in table.voters.items() if seat not in table.offers}):
            want(guest, "draw", table.offered_at, table.offered_at - 1)
    if table.status == "over" and (len(sitting) > 1 or table.contested):
        for guest in sorted(sitting):
            want(guest, "over", 0, len(rows) - 1)
    return found
