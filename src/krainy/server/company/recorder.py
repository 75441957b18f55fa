"""The recorder: every game that ends gets its result, also one whose end a server did not survive."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ..storage.database import Head, Row, Storage
from ..storage.retry import BackOff
from ..tables.faults import reason
from ..tables.loaded import LoadedTable
from ..tables.upgrade import outdated
from .ledger import record, replace, unrecorded, with_result
from .results import Result, derived, no_result, result_of

if TYPE_CHECKING:
    from ..tables.registry import Tables

BATCH = 100
PATIENCE = 10.0
"""Seconds for which somebody waits for a result."""
LOGGER = logging.getLogger("krainy")


class Recorder:
    """Writes the results of games, one after another."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.due: dict[str, Result | None] = {}
        """By table, the results to be written; None where it has to be found out from the rows."""
        self.wanted = asyncio.Event()
        self.written = asyncio.Event()
        """Set when a result was written; then another one takes its place."""

    def note(self, loaded: LoadedTable) -> None:
        """A game has just ended. One that is a practice by now may have ended before, and counted."""
        head, table = loaded.head, loaded.table
        if head.origin == "new":
            began = next((row.time for row in loaded.rows if row.kind == "start"), head.time)
            counts = table.playable and not table.practice
            self.due[head.id] = result_of(table, began, loaded.rows[-1].time) if counts else None
            self.wanted.set()

    async def record_for_ever(self) -> None:
        """Write what is due; at first the results of games whose ends nobody noted."""
        attempts, looked = BackOff(), False
        while True:
            try:
                if not looked:
                    looked = not await self.look_for_unrecorded()
                while self.due:
                    await self.record_next()
                if attempts.succeed():
                    LOGGER.warning("results are written again")
            except Exception as error:
                wait = attempts.fail()
                if attempts.failures == 1:
                    LOGGER.error("results could not be written: %s", reason(error))
                await asyncio.sleep(wait)
                continue
            if looked:
                self.wanted.clear()
                if not self.due:
                    await self.wanted.wait()

    async def look_for_unrecorded(self) -> int:
        """Note finished games without a result; how many there were."""
        found = await self.tables.storage.read(partial(unrecorded, most=BATCH))
        self.due = dict.fromkeys(found) | self.due
        return len(found)

    async def record_next(self) -> None:
        """Write one of the results that are due; it stays due until it is written, or cannot be worked out."""
        table, result = next(iter(self.due.items()))
        if result is None:
            result = await self.derive(table)
        if result is not None:
            try:
                await self.tables.storage.change(partial(record, result=result), in_order=True)
            except (ArithmeticError, ValueError) as error:  # one game must not keep all others waiting
                LOGGER.error("the result of table %s could not be rated: %s", table, reason(error))
        self.due.pop(table, None)
        self.written.set()
        self.written = asyncio.Event()

    async def settled(self, table: str) -> None:
        """Wait for the result of a table that is due; not longer than anybody would."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while table in self.due:
                    await self.written.wait()

    async def derive(self, table: str) -> Result | None:
        """The result of a table from its rows."""
        head = await self.tables.storage.head(table)
        if head is None:
            return None
        rows = await self.tables.storage.rows(table)
        return await self.tables.background.run(len(rows), result_from, head, rows)


def result_from(head: Head, rows: list[Row]) -> Result:
    """The result of a table from its rows; a game whose rules are not here, or that is damaged, does not count."""
    try:
        return no_result(head) if outdated(head) else derived(head, rows)
    except Exception as error:
        LOGGER.error("the result of table %s could not be found out: %s", head.id, reason(error))
        return no_result(head)


async def rebuild(storage: Storage) -> tuple[int, int]:
    """All results of the tables that are kept, and all ratings, anew; how many games and pools there are."""
    results: list[Result] = []
    for table in await storage.read(with_result):
        head = await storage.head(table)
        if head is not None:
            results.append(await asyncio.to_thread(result_from, head, await storage.rows(table)))
    return len(results), await storage.change(partial(replace, results=results))
