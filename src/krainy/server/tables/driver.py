"""Driving: bots move and clocks run at tables, whoever looks on."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from krainy.engine.flow import Joint
from krainy.play.playthrough import PERSON

from ..bots.pool import PEOPLE, UNWATCHED
from ..clock import CLOCK, now
from ..errors import Refused
from ..people.secret import token
from ..storage.retry import BackOff, Busy
from ..websocket.snapshots import leaves_world
from .deadlines import deadlines
from .faults import reason
from .loaded import LoadedTable
from .standing import due

if TYPE_CHECKING:
    from .registry import Tables

LOGGER = logging.getLogger("krainy")


class Driver:
    """Does at each table what is due without a person: one task for every table in memory."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables

    async def drive(self, loaded: LoadedTable) -> None:
        """Let bots move and clocks run at one table; what fails is tried again, ever more seldom."""
        attempts, named = BackOff(), False
        while True:
            loaded.changed.clear()
            try:
                wait = await self.step(loaded)
                attempts.succeed()
                if named:
                    LOGGER.warning("table %s goes on by itself again", loaded.head.id)
                    named = False
            except Exception as error:
                wait = attempts.fail()
                raced = isinstance(error, Refused) and not isinstance(error, Busy) and attempts.failures < 3
                if not raced and not named:  # a few refusals in a row are others who were faster
                    LOGGER.error("table %s cannot go on by itself now: %s", loaded.head.id, reason(error))
                    named = True
            await CLOCK.wait(loaded.changed, wait)

    async def step(self, loaded: LoadedTable) -> float | None:
        """Do what is due; the seconds until something will be due, or none if a person has to act."""
        table = loaded.table
        if leaves_world(table) and loaded.kept != table.length:
            await self.tables.keep_world(loaded)
            loaded.kept = table.length
        if table.drawing and not table.started and table.playable:
            left = table.drawing + self.tables.settings.reveal_seconds - now()
            if left > 0 and not table.revealed:
                return left
            await self.tables.commit(loaded, "start", -1, ply=table.length)
            return 0.0
        if table.status != "playing":
            return None
        actors = table.g.actors()
        bots = [seat for seat in actors if table.players[seat] != PERSON]
        if bots:
            await self.bot_move(loaded, bots[0])
            return 0.0
        waits = [await self.answer(loaded), await self.watch_clock(loaded)]
        return min((wait for wait in waits if wait is not None), default=None)

    async def answer(self, loaded: LoadedTable) -> float | None:
        """Answer for whoever has said so once for all; the seconds until the next answer is due."""
        found = due(loaded)
        if found is None:
            return None
        moment, seat, action = found
        if moment > now():
            return moment - now()
        before = loaded.standing
        await self.tables.learn_standing(loaded)  # another process may have heard that it is taken back
        if loaded.standing == before and due(loaded) == found:
            guest, ply = loaded.table.sitters[seat], loaded.table.length
            await self.tables.commit(loaded, "move", seat, action, guest, token(), ply)
        return 0.0

    async def watch_clock(self, loaded: LoadedTable) -> float | None:
        """Remind those who are asked, and let a bot take the seat of whoever is out of time; the seconds until then."""
        moment, due = now(), list[float]()
        for deadline in deadlines(loaded.table):
            if deadline.hard and deadline.due <= moment:
                await self.tables.commit(loaded, "bot", deadline.seat, ply=loaded.table.length)
                return 0.0
            question = (deadline.seat, deadline.since)
            if deadline.remind and question not in loaded.reminded:
                if deadline.remind <= moment:
                    loaded.reminded.add(question)
                    for remind in self.tables.reminders:
                        await remind(loaded, deadline)
                else:
                    due.append(deadline.remind)
            if deadline.hard:
                due.append(deadline.due)
        return min(due) - moment if due else None

    async def bot_move(self, loaded: LoadedTable, seat: int) -> None:
        """One bot thinks and moves, no sooner than the table's pace allows; what it seals nobody sees anyway."""
        table = loaded.table
        length, began = table.length, time.monotonic()
        rank = PEOPLE if loaded.listeners else UNWATCHED
        action = await self.tables.bot_pool.think(
            table.playthrough, seat, table.players[seat], length, loaded.head.host, rank
        )
        if not isinstance(table.g.asked, Joint):
            await asyncio.sleep(max(0.0, loaded.head.terms["pace"] - (time.monotonic() - began)))
        await self.tables.commit(loaded, "move", seat, action, ply=length)
