"""The journal: group commit. One task writes the rows of all tables; rows that are queued meanwhile share the next
transaction.

To be safe from a power cut a commit waits for the disk; a commit for each row would make all tables wait in line.
"""

import asyncio
from typing import NamedTuple

from .database import Row, Storage, Taken


class Entry(NamedTuple):
    """A row to be written, where its table stands then (if that is new), and whoever waits for it."""

    row: Row
    status: str | None
    written: "asyncio.Future[None]"


class Journal:
    """Writes rows in the order in which they come."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[Entry] = []
        self.writer: asyncio.Task[None] | None = None

    async def append(self, row: Row, status: str | None) -> None:
        """Write a row for good; raises `Taken` when its ply is already written."""
        entry = Entry(row, status, asyncio.get_running_loop().create_future())
        self.waiting.append(entry)
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        await entry.written

    async def close(self) -> None:
        """Wait for what is being written."""
        if self.writer is not None:
            await self.writer

    async def write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                await self.write_together(batch)
            except Taken:  # one of them spoils it for the others: each for itself
                for entry in batch:
                    await self.write_together([entry])

    async def write_together(self, batch: list[Entry]) -> None:
        """All of these, or none; a single one that is too late is told so."""
        try:
            await self.storage.append([(entry.row, entry.status) for entry in batch])
        except Exception as error:
            if isinstance(error, Taken) and len(batch) > 1:
                raise
            for entry in batch:
                answer(entry, error)
        else:
            for entry in batch:
                answer(entry)


def answer(entry: Entry, error: Exception | None = None) -> None:
    """Tell whoever waits, unless nobody does any more."""
    if entry.written.done():
        return
    if error is None:
        entry.written.set_result(None)
    else:
        entry.written.set_exception(error)
