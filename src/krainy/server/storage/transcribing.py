"""The server brings the transcripts of games up to date beside the play, so that they outlive their rules.

Worker processes tell the games, a part of some plies at a time, and only when no bot waits for one.
"""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from ..bots.excerpts import played_in
from ..bots.pool import LOOKING_BACK, BotPool, Failed
from ..clock import now
from ..tables.faults import reason
from .database import Storage
from .transcripts import Due, finish, look, parts_of, store, waiting

AT_ONCE = 24
"""Parts that are made while somebody waits for them; a game of ours is never so far behind when it is over."""
LOGGER = logging.getLogger("krainy")


class Transcriber:
    """Keeps transcripts; a game that cannot be told is named once and left alone until it has gone on."""

    def __init__(self, storage: Storage, bot_pool: BotPool) -> None:
        self.storage = storage
        self.bot_pool = bot_pool
        self.failed: dict[str, int] = {}
        """The tables whose games could not be told, each with the number of rows that it had."""
        self.bringing: dict[str, asyncio.Task[list[bytes]]] = {}
        """The transcripts that somebody waits for."""

    async def keep_for_ever(self, seconds: float) -> None:
        """Keep what is behind, again and again."""
        while seconds > 0:
            await asyncio.sleep(seconds)
            try:
                for table in await asyncio.to_thread(waiting, self.storage, False, now()):
                    await self.try_to_keep(table)
            except SQLAlchemyError as error:  # a full disk, a lock: the next round will do it
                LOGGER.error("transcripts of games could not be kept: %s", reason(error))

    async def try_to_keep(self, table: str) -> None:
        """Keep one game; whatever is wrong with it is its own."""
        rows = -1
        try:
            due = await asyncio.to_thread(look, self.storage, table)
            if due is None or self.failed.get(table) == due.rows:
                return
            rows = due.rows
            await self.tell(due)
            self.failed.pop(table, None)
        except SQLAlchemyError:
            raise
        except Exception as error:
            if table not in self.failed:
                LOGGER.error("the transcript of table %s cannot be kept: %s", table, reason(error))
            self.failed[table] = rows

    async def bring(self, table: str) -> list[bytes]:
        """The whole transcript of a game, with what was missing until now; nothing if it cannot be told so quickly.
        Those who want the same one wait for it together."""
        if table not in self.bringing:
            self.bringing[table] = asyncio.create_task(self.complete(table))
            self.bringing[table].add_done_callback(lambda _: self.bringing.pop(table))
        return await asyncio.shield(self.bringing[table])  # whoever goes away must not stop it for others

    async def complete(self, table: str) -> list[bytes]:
        """Make what is missing in a transcript, if that is not too much, and read all of it."""
        due = await asyncio.to_thread(look, self.storage, table)
        if due is not None and len(due.parts) > AT_ONCE:
            return []
        if due is not None and due.parts:
            try:
                await self.tell(due)
            except Failed:
                return []
        return await asyncio.to_thread(parts_of, self.storage, table)

    async def tell(self, due: Due) -> None:
        """Make the parts that are missing."""
        game = await asyncio.to_thread(played_in, due.record)
        for part in due.parts:
            data = await self.bot_pool.ask("transcript", game, part, who=due.table, rank=LOOKING_BACK)
            await asyncio.to_thread(store, self.storage, due, part, data)
        await asyncio.to_thread(finish, self.storage, due)
