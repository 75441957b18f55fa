"""All tables that are played or looked at: this loads them, commits rows, and keeps them in step with other processes.

A table in memory is only a cache of its rows. A row counts when the database has it; only then anybody hears of it.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from krainy.engine.errors import DeadEnd
from krainy.engine.flow import Joint

from ..bots.analyses import Analyses
from ..bots.foresight import Estimates
from ..bots.pool import Asked, BotPool, Failed, asked_now
from ..clock import now
from ..company.blocks import among
from ..company.recorder import Recorder
from ..errors import NAME_TAKEN, Refused
from ..people.names import alike
from ..people.quotas import Quotas
from ..process.background import STEPS, Background
from ..process.metrics import Meter
from ..settings import Settings
from ..storage import notices
from ..storage.database import Kept, Row, Storage, Taken
from ..storage.journal import Journal
from ..storage.retry import BackOff, Busy
from ..storage.standing import settle, standing_at
from ..storage.transcribing import Transcriber
from ..storage.worlds import keep
from ..websocket.broadcast import Broadcaster
from ..websocket.snapshots import hint
from ..wire.frames import Farewell, Hint, Reaction, Rematch
from ..wire.parts import Sign
from .deadlines import Deadline
from .driver import Driver
from .faults import Faults, reason
from .loaded import Listener, LoadedTable
from .standing import questions
from .table import Outcome, Table
from .upgrade import open_table

ATTEMPTS = 5
"""How often a row is tried anew when other processes write at the same table."""
CHAT_KEPT = 200
LOGGER = logging.getLogger("krainy")


class Tables:
    """All tables that somebody plays or looks at."""

    def __init__(self, settings: Settings, storage: Storage, bot_pool: BotPool) -> None:
        self.settings = settings
        self.storage = storage
        self.journal = Journal(storage)
        self.bot_pool = bot_pool
        self.loaded: dict[str, LoadedTable] = {}
        self.loading: dict[str, asyncio.Task[LoadedTable | None]] = {}
        """The tables that are being loaded; whoever wants one of them waits for it, and for no other."""
        self.background = Background()
        self.faults = Faults()
        self.broadcaster = Broadcaster(settings, self.background, self.spoil)
        self.driver = Driver(self)
        self.quotas = Quotas(settings)
        self.analyses = Analyses(bot_pool, settings.limits.analyses_at_once)
        self.transcriber = Transcriber(storage, bot_pool)
        self.estimates = Estimates()
        self.recorder = Recorder(self)
        self.heard = 0
        """The last line of chat that a refresh has sent on."""
        self.meter = Meter(self)
        self.noticed = 0
        """The last notice that this process has acted upon."""
        self.reminders: list[Callable[[LoadedTable, Deadline], Awaitable[None]]] = []
        """Who wants to hear when somebody should be reminded of a decision; after a start perhaps once more."""
        self.own_tasks: list[asyncio.Task[None]] = []
        self.on_row: Callable[[str], None] = lambda table: None
        """What hears of every row that was written and told, and must do nothing that takes time."""

    async def open(self) -> None:
        self.noticed = await notices.last_number(self.storage)
        keep = self.transcriber.keep_for_ever(self.settings.keep_seconds)
        going = {
            "refresh": self.refresh_for_ever(),
            "wake": self.wake(),
            "keep": keep,
            "results": self.recorder.record_for_ever(),
        }
        self.own_tasks = [asyncio.create_task(task, name=name) for name, task in going.items()]

    async def close(self) -> None:
        tasks = [*[task for loaded in self.loaded.values() for task in loaded.tasks], *self.own_tasks]
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                LOGGER.error("a task of the server had failed: %s", reason(ended))
        await self.journal.close()
        self.background.close()

    def gauges(self) -> dict[str, tuple[str, float]]:
        """What the metrics tell of this moment."""
        tables = list(self.loaded.values())
        bot_pool = self.bot_pool
        return {
            "tables": ("Tables in memory.", len(tables)),
            "sockets": ("Connections at tables.", sum(len(loaded.listeners) for loaded in tables)),
            "bot_queue": ("Thoughts of bots that are being thought or wait for a worker.", bot_pool.waiting),
            "workers_busy": ("Worker processes that think.", len(bot_pool.busy)),
            "workers_idle": ("Worker processes that wait for a thought.", len(bot_pool.rest)),
            "journal_waiting": ("Rows that wait to be written.", len(self.journal.waiting)),
            "database_bytes": ("The size of the database with what waits to be merged into it.", self.storage.size()),
        }

    async def find(self, table: str) -> LoadedTable | None:
        """A table by its id, from memory or from its rows."""
        while table not in self.loaded:  # nobody sits there yet: it may be dropped before we hear that it was loaded
            self.faults.check(table)
            if table not in self.loading:
                self.loading[table] = asyncio.create_task(self.bring(table))
            # Whoever goes away must not stop it for others.
            if await asyncio.shield(self.loading[table]) is None:
                return None
        return self.loaded[table]

    async def bring(self, table: str) -> LoadedTable | None:
        """Load a table into memory and let it go on."""
        try:
            loaded = await self.load(table)
        except SQLAlchemyError:  # the database is at fault, not the table
            raise
        except Exception as error:
            raise self.faults.add(table, error) from None
        finally:
            del self.loading[table]
        if loaded is None:
            return None
        self.faults.mend(table)
        self.loaded[table] = loaded
        loaded.driver = asyncio.create_task(self.driver.drive(loaded))
        return loaded

    async def load(self, table: str) -> LoadedTable | None:
        """A table from its rows."""
        head = await self.storage.head(table)
        if head is None:
            return None
        rows, chat = await self.storage.rows(table), await self.storage.chat([table], most=CHAT_KEPT)
        head, rows, past = await open_table(self.storage, self.background, head, rows)
        loaded = await self.background.run(len(rows), LoadedTable, head, rows, chat, self.settings.watch_delay, past)
        await self.learn_names(loaded)
        loaded.standing = await standing_at(self.storage, table)
        return loaded

    def spoil(self, loaded: LoadedTable, error: Exception) -> Refused:
        """Give up a table that went wrong in play: those who sit there are told so, and it is read anew later."""
        refusal = self.faults.add(loaded.head.id, error)
        if self.loaded.get(loaded.head.id) is loaded:
            del self.loaded[loaded.head.id]
        loaded.stop()
        for listener in list(loaded.listeners):
            listener.fail(refusal)
        return refusal

    async def learn_names(self, loaded: LoadedTable) -> None:
        """What the people at a table are called."""
        guests = {*loaded.table.sitters, *[said.guest for said in loaded.chat], loaded.head.host} - {""}
        loaded.names = await self.storage.names(guests)
        loaded.blocks = await self.storage.read(partial(among, people=guests | watching(loaded)))

    async def learn_standing(self, loaded: LoadedTable) -> None:
        """What the people at a table answer once for all; their own connections hear what has changed."""
        before, loaded.standing = loaded.standing, await standing_at(self.storage, loaded.head.id)
        if loaded.standing != before:
            self.broadcaster.tell_standing(loaded, before)
            loaded.changed.set()
            self.on_row(loaded.head.id)

    async def settle(self, loaded: LoadedTable, seat: int, guest: str, question: str, answered: bool) -> None:
        """A person answers a question once for all, or wants to be asked again."""
        if loaded.table.status not in ("playing", "paused"):
            raise Refused("not-playing", "this game is not being played")
        if question not in questions(loaded.table):
            raise Refused("no-question", "this is no question that can be answered once for all")
        await settle(self.storage, loaded.head.id, seat, guest, question, answered)
        await self.learn_standing(loaded)

    async def check_name(self, loaded: LoadedTable, guest: str) -> None:
        """Refuse whoever is called like somebody who sits here, or so that nobody could tell them apart."""
        called = await self.storage.names({*loaded.table.sitters, guest} - {""})
        if alike(called.pop(guest, ""), [*called.values(), *filter(None, loaded.table.names_at_screen)]):
            raise Refused(*NAME_TAKEN)

    # -- rows --------------------------------------------------------------------------------------------------------

    async def commit(
        self,
        loaded: LoadedTable,
        kind: str,
        seat: int,
        action: int = -1,
        guest: str = "",
        key: str = "",
        ply: int = -1,
        asker: Listener | None = None,
    ) -> int:
        """Write one row and tell everybody; its ply. A refusal changes nothing, a repetition neither.

        `ply` is what whoever asks believes to be the next one; -1 does not care. `asker` is sent a frame as soon as
        this returns.
        """
        began = time.perf_counter()
        async with loaded.lock:
            for _ in range(ATTEMPTS):
                table = loaded.table
                done = table.keys.get((guest, key)) if key else None
                if done is not None:
                    return done
                row = Row(loaded.head.id, table.length, kind, seat, action, guest, key, now())
                try:
                    if ply >= 0:
                        table.check_ply(row, ply)
                    table.check(row)
                    if kind == "sit":
                        await self.check_name(loaded, guest)
                    await self.approach(table, row)
                    loaded.attend(table)
                    outcome = tried_out(table, row)
                    await self.journal.append(row, outcome.status)
                except Refused:
                    if not await self.reload(loaded):  # else another process knew better
                        raise
                    continue
                except Taken:
                    await self.reload(loaded)
                    continue
                except SQLAlchemyError as error:
                    LOGGER.error("a row of table %s could not be written: %s", loaded.head.id, reason(error))
                    raise Busy from None
                try:
                    loaded.add(row, outcome)
                    if kind == "sit":
                        await self.learn_names(loaded)
                    self.broadcaster.tell(loaded, asker)
                    if outcome.status == "over":
                        self.recorder.note(loaded)
                except Exception as error:
                    raise self.spoil(loaded, error) from None
                self.on_row(loaded.head.id)
                self.meter.row(kind, bool(guest), time.perf_counter() - began)
                return row.ply
        raise Busy("too many write at this table; try again")

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Look for what another process wrote just now: who sits where."""
        async with loaded.lock:
            await self.reload(loaded)

    async def reload(self, loaded: LoadedTable) -> bool:
        """Take over what another process wrote; whether there was anything."""
        rows = await self.storage.rows(loaded.head.id, loaded.table.length)
        if not rows:
            return False
        for row in rows:
            await self.approach(loaded.table, row)
            loaded.attend(loaded.table)
            loaded.add(row, loaded.table.outcome(row))
            await asyncio.sleep(0)  # other tasks run in between, because there may be many rows
        await self.learn_names(loaded)
        for listener in [listener for listener in loaded.listeners if listener.ready]:
            now = self.broadcaster.sees_now(loaded, listener.guest, listener.seat)
            table = loaded.table if now else loaded.table.left.get(listener.seat)
            if table is not None:
                await self.broadcaster.prepare(table, listener.lang)
        self.broadcaster.tell(loaded)
        return True

    async def approach(self, table: Table, row: Row) -> None:
        """Before moves are taken back: let the position to which that leads be found beside the event loop."""
        if row.kind == "undo" and table.playable:
            playthrough = table.playthrough
            steps = playthrough.steps_to(row.action)
            if steps > STEPS:
                playthrough.checkpoints.put(await self.background.run(steps, playthrough.frozen().at, row.action))

    async def start(self, loaded: LoadedTable, guest: str) -> None:
        """Let the game start, at once or when those who have promised salts have revealed them."""
        while True:
            try:
                await self.commit(loaded, "draw" if loaded.table.commitments else "start", -1, guest=guest)
                return
            except Refused as error:
                if error.code != "stale":  # else somebody has promised a salt just now
                    raise

    async def say(self, loaded: LoadedTable, guest: str, key: str, text: str) -> None:
        """A line of chat."""
        seats = loaded.table.seats_of(guest)
        await self.storage.say(loaded.head.id, guest, key, seats[0] if seats else -1, text, now())
        await self.pass_on([loaded.head.id], loaded.chat[-1].number if loaded.chat else 0)

    async def react(self, loaded: LoadedTable, seat: int, sign: str) -> None:
        """Somebody shows a sign. It goes to all processes as a notice, which is deleted after a day."""
        subject = f"{loaded.head.id} {seat} {sign}"
        await self.storage.change(lambda db: notices.leave(db, "reaction", subject))
        await self.act_on_notices()

    # -- sending -----------------------------------------------------------------------------------------------------

    async def pass_on(self, tables: Iterable[str], after: int) -> list[int]:
        """Send on what has been said after a line, by whatever process; the numbers of all these lines."""
        found = await self.storage.chat(tables, after)
        for said in found:
            loaded = self.loaded.get(said.table)
            if loaded is None or (loaded.chat and loaded.chat[-1].number >= said.number):
                continue
            loaded.chat = [*loaded.chat, said][-CHAT_KEPT:]
            if said.guest not in loaded.names:
                await self.learn_names(loaded)
            self.broadcaster.pass_chat(loaded)
        return [said.number for said in found]

    def end_sessions(self, sessions: Iterable[str]) -> None:
        """Say goodbye to the devices that were logged out."""
        ended = set(sessions)
        for loaded in list(self.loaded.values()):
            for listener in list(loaded.listeners):
                if listener.session in ended:
                    listener.part("logged-out")

    async def act_on_notices(self) -> None:
        """Do what other processes have made necessary, and once more what this one has done already."""
        for found in await notices.read_after(self.storage, self.noticed):
            if found.number <= self.noticed:  # done meanwhile by another call of this
                continue
            self.noticed = found.number
            if found.kind == "session":
                self.end_sessions([found.subject])
            elif found.kind == "guest":
                await self.call_anew(found.subject)
            elif found.kind == "erased":
                self.forget_words(found.subject)
            elif found.kind == "standing" and found.subject in self.loaded:
                await self.learn_standing(self.loaded[found.subject])
            elif found.kind == "blocks":
                await self.hear_anew(found.subject)
            elif found.kind == "reaction":
                table, seat, sign = found.subject.split()
                if table in self.loaded:
                    self.broadcaster.pass_reaction(self.loaded[table], Reaction(int(seat), msgspec.convert(sign, Sign)))
            elif found.kind == "table":
                self.drop([found.subject], "gone")
            elif found.kind == "house":
                self.drop(list(self.loaded), "restored")

    def drop(self, tables: Iterable[str], why: Farewell) -> None:
        """Forget tables that are not what they were in memory, and say goodbye to whoever is there."""
        for table in tables:
            loaded = self.loaded.pop(table, None)
            if loaded is None:
                continue
            loaded.stop()
            for listener in list(loaded.listeners):
                listener.part(why)

    async def call_anew(self, guest: str) -> None:
        """A guest has another name: whoever is at a table with them sees it."""
        for loaded in list(self.loaded.values()):
            if guest in loaded.names:
                await self.learn_names(loaded)
                self.broadcaster.tell(loaded)

    async def hear_anew(self, guest: str) -> None:
        """A guest blocks others than before, and hears at once what is said by whom now. Those others are shown nothing
        anew, by which they could tell."""
        for loaded in list(self.loaded.values()):
            people = set(loaded.names) | watching(loaded)
            if guest in people:
                loaded.blocks = await self.storage.read(partial(among, people=people))
                for listener in [one for one in loaded.listeners if one.ready and one.guest == guest]:
                    self.broadcaster.talk(loaded, listener)

    def forget_words(self, guest: str) -> None:
        """What a guest said is no longer there: whoever comes to a table hears nothing of it."""
        for loaded in self.loaded.values():
            loaded.chat = [said for said in loaded.chat if said.guest != guest]

    async def invite_again(self, tables: list[LoadedTable]) -> None:
        """Those who played a finished game hear of its rematch, at whatever process it was made."""
        found = await self.storage.rematches([loaded.head.id for loaded in tables])
        for loaded in tables:
            codes = found.get(loaded.head.id, {})
            for listener in list(loaded.listeners):
                code = codes.get(listener.seat, "")
                if code and listener.ready and code != listener.invited:
                    listener.invited = code
                    listener.send(Rematch(code))

    # -- what goes on by itself --------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start, let the tables go on at which a bot or a clock was stopped."""
        for table in await self.storage.unattended(self.settings.bots):
            with contextlib.suppress(Refused):  # it is broken, and has been named
                await self.find(table)

    async def refresh_for_ever(self) -> None:
        """Look again and again for what other processes wrote, and drop the tables that nobody needs."""
        attempts, wait = BackOff(), 0.0
        while True:
            await asyncio.sleep(self.settings.refresh_seconds + wait)
            try:
                await self.refresh()
                wait = 0.0
                if attempts.succeed():
                    LOGGER.warning("the tables are refreshed again")
            except Exception as error:
                wait = attempts.fail()
                if attempts.failures == 1:
                    LOGGER.error("the tables could not be refreshed: %s", reason(error))

    async def refresh(self) -> None:
        await self.act_on_notices()
        for loaded in [loaded for loaded in self.loaded.values() if not loaded.busy and not loaded.lock.locked()]:
            del self.loaded[loaded.head.id]
            loaded.stop()
        if not self.loaded:
            return
        for table, length in (await self.storage.lengths(self.loaded)).items():
            behind = self.loaded.get(table)
            if behind is not None and length > behind.table.length:
                try:
                    async with behind.lock:
                        await self.reload(behind)
                except SQLAlchemyError:
                    raise
                except Exception as error:
                    self.spoil(behind, error)
        self.heard = max([self.heard, *await self.pass_on(list(self.loaded), self.heard)])
        over = [loaded for loaded in self.loaded.values() if loaded.table.status == "over" and loaded.listeners]
        if over:
            await self.invite_again(over)
        for loaded in list(self.loaded.values()):
            try:
                self.broadcaster.keep_up(loaded)
            except Exception as error:
                self.spoil(loaded, error)

    async def keep_world(self, loaded: LoadedTable) -> Kept | None:
        """The world that the game at a table has left, if it has left one."""
        return await keep(
            self.storage, loaded.table, loaded.names, loaded.rows[-1].time if loaded.rows else loaded.head.time
        )

    async def hint(self, loaded: LoadedTable, seat: int, lang: str) -> Hint:
        """What a bot would do in the place of a person; where people play each other they share one screen."""
        table = loaded.table
        if not table.alone(table.sitters[seat]):
            raise Refused("no-hints", "hints are for games against bots only, or at one shared screen")
        if table.status != "playing" or seat not in table.g.actors() or seat not in table.persons:
            raise Refused("not-asked", "there is nothing to decide for this seat now")
        asked = asked_now(table.playthrough, seat)
        try:
            advice = await self.bot_pool.advise(asked, loaded.head.host)
        except Failed:
            raise Busy("nobody could think about this; try again") from None
        if not still_asked(loaded.table, asked):
            raise Refused("stale", "the game has gone on meanwhile")
        return await self.background.run(0, hint, asked.g, seat, loaded.table.length, lang, advice)


def still_asked(table: Table, asked: Asked) -> bool:
    """Whether a seat is still asked what it was asked then: nobody has moved, or only others in the same secret
    choice."""
    playthrough, ply = table.playthrough, asked.game.ply
    if table.status != "playing" or len(playthrough.moves) < ply or playthrough.marked()[ply] != asked.game.marks[ply]:
        return False
    since = playthrough.moves[ply:]
    together = isinstance(asked.g.asked, Joint) and all(seat != asked.seat for seat, _ in since)
    return asked.seat in table.g.actors() and (not since or together)


def tried_out(table: Table, row: Row) -> Outcome:
    """What a row leads to, before it is written; rules that cannot go on refuse it."""
    try:
        return table.outcome(row)
    except DeadEnd:
        LOGGER.error("table %s: the rules lead nowhere from ply %d", row.table, row.ply)
        raise Refused("rules", "the rules of this game cannot go on from here; please report it") from None


def watching(loaded: LoadedTable) -> set[str]:
    """The guests whose pages are open at a table."""
    return {listener.guest for listener in loaded.listeners} - {""}
