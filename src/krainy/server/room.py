"""The room where tables are played: commits rows, sends what they changed, lets bots move and clocks run.

A table in memory is only a cache of its rows. A row counts when the database has it; only then anybody hears of it.
"""

import asyncio
import contextlib
import logging
import time
from bisect import bisect_right
from collections.abc import AsyncIterator, Iterable
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from krainy.bots import NAMES
from krainy.engine.errors import DeadEnd
from krainy.engine.flow import Joint
from krainy.play.table import PERSON

from . import notices
from .analyses import Analyses
from .apart import Apart
from .busy import BackOff, Busy
from .bygone import Bygone, recall
from .faults import Faults, reason
from .frames import hint, leaves_world, snapshot
from .journal import Journal
from .keeping import Keeper
from .metrics import Meter
from .names import alike
from .quotas import Quotas
from .settings import Settings
from .sitting import NAME_TAKEN, Refused, Sitting, add_all, fold
from .storage import Head, Kept, Row, Said, Storage, Taken
from .telling import Telling
from .thinking import PEOPLE, UNWATCHED, Failed, Thinking
from .upgrading import open_table
from .wire.frames import Chat, Farewell, Frame, Hint, Presence, Rematch
from .wire.messages import ENCODER
from .wire.parts import Line
from .worlds import keep

ATTEMPTS = 5
"""How often a row is tried anew when other processes write at the same table."""
CHAT_KEPT = 200
FEW = 100
"""Moves of a record that is written down at once; a longer one is written beside the event loop."""
STEPS = 16
"""Moves that are made again at once; more are made beside the event loop."""
LOGGER = logging.getLogger("krainy")


class Listener(Protocol):
    """A connection at a table."""

    guest: str
    session: str
    seat: int
    lang: str
    ready: bool
    shown: int
    lines: list[Line]
    """The log as it has it."""
    invited: str
    """The invitation to a rematch that it last heard of."""
    heard: int
    """The number of the last line of chat that it has heard."""

    def send(self, frame: Frame) -> None: ...

    def send_ready(self, frame: bytes) -> None: ...

    def part(self, why: Farewell) -> None: ...

    def fail(self, refusal: Refused) -> None: ...


class Live:
    """A table in memory."""

    def __init__(
        self, head: Head, rows: list[Row], chat: list[Said], delay: float = 0.0, past: Bygone | None = None
    ) -> None:
        self.head = head
        self.rows = rows
        self.late: Sitting | None = None
        """The table as delayed spectators see it; it only moves forward. Who looks at it holds its lock."""
        self.late_lock = asyncio.Lock()
        self.catching_up: asyncio.Task[None] | None = None
        """The task that sends delayed spectators what has become visible to them."""
        delayed = head.terms["watch"] == "delayed"
        known = seen_by(rows, time.time() - delay) if delayed else len(rows)
        self.sitting: Sitting
        if past is not None:
            self.sitting = past
            self.late = recall(head, rows[:known], False, past.account) if delayed else None
        else:
            self.sitting = fold(head, rows[:known])
            self.late = self.sitting.frozen() if delayed else None
            add_all(self.sitting, rows[known:])
        self.chat = chat
        self.names: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.listeners: set[Listener] = set()
        self.driver: asyncio.Task[None] | None = None
        self.seats_present: list[int] = []
        """The seats whose people are here, as everybody was last told."""
        self.kept = -1
        """How many rows there were when the world that the game left was last kept."""

    @property
    def present(self) -> set[str]:
        """The guests who are here and have said hello."""
        return {listener.guest for listener in self.listeners if listener.guest and listener.ready}

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory: somebody is here, a bot thinks, a clock runs, a seed is drawn."""
        playing = self.sitting.status == "playing"
        bots = playing and any(self.sitting.players[seat] != PERSON for seat in self.sitting.g.actors())
        drawing = bool(self.sitting.drawing) and not self.sitting.started and self.sitting.playable
        return bool(self.listeners) or bots or drawing or (playing and self.head.terms["clock"] == "hard")

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The tasks that run for this table."""
        return [task for task in (self.driver, self.catching_up) if task is not None]

    def stop(self) -> None:
        """Cancel the tasks of this table, except the one that calls this."""
        for task in self.tasks:
            if task is not asyncio.current_task():
                task.cancel()


class Room:
    """All tables that somebody plays or looks at."""

    def __init__(self, settings: Settings, storage: Storage, thinking: Thinking) -> None:
        self.settings = settings
        self.storage = storage
        self.journal = Journal(storage)
        self.thinking = thinking
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        """The tables that are being loaded; whoever wants one of them waits for it, and for no other."""
        self.apart = Apart()
        self.faults = Faults()
        self.quotas = Quotas(settings)
        self.analyses = Analyses(thinking, settings.limits.analyses_at_once)
        self.keeper = Keeper(storage, thinking)
        self.heard = 0
        """The last line of chat that a refresh has sent on."""
        self.meter = Meter(self)
        self.noticed = 0
        """The last notice that this process has acted upon."""
        self.own_tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.noticed = await notices.last_number(self.storage)
        keep = self.keeper.keep_for_ever(self.settings.keep_seconds)
        going = {"refresh": self.refresh_for_ever(), "wake": self.wake(), "keep": keep}
        self.own_tasks = [asyncio.create_task(task, name=name) for name, task in going.items()]

    async def close(self) -> None:
        tasks = [*[task for live in self.tables.values() for task in live.tasks], *self.own_tasks]
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                LOGGER.error("a task of the room had failed: %s", reason(ended))
        await self.journal.close()
        self.apart.close()

    def gauges(self) -> dict[str, tuple[str, float]]:
        """What the metrics tell of this moment."""
        lives = list(self.tables.values())
        thinking = self.thinking
        return {
            "tables": ("Tables in memory.", len(lives)),
            "sockets": ("Connections at tables.", sum(len(live.listeners) for live in lives)),
            "bot_queue": ("Thoughts of bots that are being thought or wait for a worker.", thinking.waiting),
            "workers_busy": ("Worker processes that think.", len(thinking.busy)),
            "workers_idle": ("Worker processes that wait for a thought.", len(thinking.rest)),
            "journal_waiting": ("Rows that wait to be written.", len(self.journal.waiting)),
            "database_bytes": ("The size of the database with what waits to be merged into it.", self.storage.size()),
        }

    async def find(self, table: str) -> Live | None:
        """A table by its id, from memory or from its rows."""
        live = self.tables.get(table)
        if live is not None:
            return live
        self.faults.check(table)
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.bring(table))
        return await asyncio.shield(self.loading[table])  # whoever goes away must not stop it for others

    async def bring(self, table: str) -> Live | None:
        """Load a table into memory and let it go on."""
        try:
            live = await self.load(table)
        except SQLAlchemyError:  # the database is at fault, not the table
            raise
        except Exception as error:
            raise self.faults.add(table, error) from None
        finally:
            del self.loading[table]
        if live is None:
            return None
        self.faults.mend(table)
        self.tables[table] = live
        live.driver = asyncio.create_task(self.drive(live))
        return live

    async def load(self, table: str) -> Live | None:
        """A table from its rows."""
        head = await self.storage.head(table)
        if head is None:
            return None
        rows, chat = await self.storage.rows(table), await self.storage.chat([table], most=CHAT_KEPT)
        head, rows, past = await open_table(self.storage, self.apart, head, rows)
        live = await self.apart.run(len(rows), Live, head, rows, chat, self.settings.watch_delay, past)
        await self.learn_names(live)
        return live

    def spoil(self, live: Live, error: Exception) -> Refused:
        """Give up a table that went wrong in play: those who sit there are told so, and it is read anew later."""
        refusal = self.faults.add(live.head.id, error)
        if self.tables.get(live.head.id) is live:
            del self.tables[live.head.id]
        live.stop()
        for listener in list(live.listeners):
            listener.fail(refusal)
        return refusal

    async def learn_names(self, live: Live) -> None:
        """What the people at a table are called."""
        guests = {*live.sitting.sitters, *[said.guest for said in live.chat], live.head.host} - {""}
        live.names = await self.storage.names(guests)

    async def check_name(self, live: Live, guest: str) -> None:
        """Refuse whoever is called like somebody who sits here, or so that nobody could tell them apart."""
        called = await self.storage.names({*live.sitting.sitters, guest} - {""})
        if alike(called.pop(guest, ""), called.values()):
            raise Refused(*NAME_TAKEN)

    # -- rows --------------------------------------------------------------------------------------------------------

    async def commit(
        self, live: Live, kind: str, seat: int, action: int = -1, guest: str = "", key: str = "", ply: int = -1
    ) -> int:
        """Write one row and tell everybody; its ply. A refusal changes nothing, a repetition neither.

        `ply` is what whoever asks believes to be the next one; -1 does not care.
        """
        began = time.perf_counter()
        async with live.lock:
            for _ in range(ATTEMPTS):
                sitting = live.sitting
                done = sitting.keys.get((guest, key)) if key else None
                if done is not None:
                    return done
                row = Row(live.head.id, sitting.length, kind, seat, action, guest, key, time.time())
                try:
                    if ply >= 0:
                        sitting.check_ply(row, ply)
                    sitting.check(row)
                    if kind == "sit":
                        await self.check_name(live, guest)
                    await self.approach(sitting, row)
                    await self.journal.append(row, status_after(sitting, row))
                except Refused:
                    if not await self.reload(live):  # else another process knew better
                        raise
                    continue
                except Taken:
                    await self.reload(live)
                    continue
                except SQLAlchemyError as error:
                    LOGGER.error("a row of table %s could not be written: %s", live.head.id, reason(error))
                    raise Busy from None
                try:
                    sitting.add(row)
                    live.rows.append(row)
                    if kind == "sit":
                        await self.learn_names(live)
                    self.tell(live)
                except Exception as error:
                    raise self.spoil(live, error) from None
                self.meter.row(kind, bool(guest), time.perf_counter() - began)
                return row.ply
        raise Busy("too many write at this table; try again")

    async def catch_up(self, live: Live) -> None:
        """Look for what another process wrote just now: who sits where."""
        async with live.lock:
            await self.reload(live)

    async def reload(self, live: Live) -> bool:
        """Take over what another process wrote; whether there was anything."""
        rows = await self.storage.rows(live.head.id, live.sitting.length)
        if not rows:
            return False
        for row in rows:
            await self.approach(live.sitting, row)
            live.sitting.add(row)
            live.rows.append(row)
            await asyncio.sleep(0)  # other tasks run in between, because there may be many rows
        await self.learn_names(live)
        for listener in [listener for listener in live.listeners if listener.ready]:
            now = self.sees_now(live, listener.guest, listener.seat)
            sitting = live.sitting if now else live.sitting.left.get(listener.seat)
            if sitting is not None:
                await self.prepare(sitting, listener.lang)
        self.tell(live)
        return True

    async def approach(self, sitting: Sitting, row: Row) -> None:
        """Before moves are taken back: let the position to which that leads be found beside the event loop."""
        if row.kind == "undo" and sitting.playable:
            table = sitting.table
            steps = table.steps_to(row.action)
            if steps > STEPS:
                table.checkpoints.put(await self.apart.run(steps, table.frozen().at, row.action))

    async def start(self, live: Live, guest: str) -> None:
        """Let the game start, at once or when those who have promised salts have revealed them."""
        while True:
            try:
                await self.commit(live, "draw" if live.sitting.commitments else "start", -1, guest=guest)
                return
            except Refused as error:
                if error.code != "stale":  # else somebody has promised a salt just now
                    raise

    async def say(self, live: Live, guest: str, key: str, text: str) -> None:
        """A line of chat."""
        seats = live.sitting.seats_of(guest)
        await self.storage.say(live.head.id, guest, key, seats[0] if seats else -1, text, time.time())
        await self.pass_on([live.head.id], live.chat[-1].number if live.chat else 0)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, live: Live) -> None:
        """Everybody at a table gets what it looks like now; equal ones get the same frame."""
        live.changed.set()
        sitting = live.sitting
        if sitting.status == "open":
            part_with_those_gone(live)
        ready = [listener for listener in live.listeners if listener.ready]
        now = [listener for listener in ready if self.sees_now(live, listener.guest, listener.seat)]
        self.send_all(live, sitting, now)
        for listener in ready:
            if listener not in now and listener.shown < sitting.resigned.get(listener.seat, 0):
                self.send_all(live, sitting.left[listener.seat], [listener])

    def send_all(self, live: Live, sitting: Sitting, listeners: list[Listener]) -> None:
        """These listeners get the same table, as it is or as it was; equal ones get the same frame."""
        logs: dict[tuple[int, str], list[Line]] = {}
        made: dict[tuple[int, str, int], bytes] = {}
        for listener in listeners:
            seat, lang = listener.seat, listener.lang
            if (seat, lang) not in logs:
                logs[seat, lang] = sitting.log(lang, seat)
            log = logs[seat, lang]
            since = Telling.shared(listener.lines, log)
            what = (seat, lang, since)
            if what not in made:
                frame = snapshot(sitting, seat, lang, log, since, live.names, live.present)
                made[what] = ENCODER.encode(frame)
            listener.shown, listener.lines = sitting.length, log
            listener.send_ready(made[what])

    def show(self, live: Live, listener: Listener, sitting: Sitting) -> None:
        """One listener gets the whole table, as it is or as it was."""
        log = sitting.log(listener.lang, listener.seat)
        listener.shown, listener.lines = sitting.length, log
        listener.send(snapshot(sitting, listener.seat, listener.lang, log, 0, live.names, live.present))

    def sees_now(self, live: Live, guest: str, seat: int) -> bool:
        """Whether somebody sees a table as it is from a seat (-1: without one)."""
        sitting = live.sitting
        if seat < 0:
            return sitting.follows(guest)
        return sitting.closed or (bool(guest) and sitting.stakes.get(seat) == guest)

    def check_look(self, live: Live, guest: str, seat: int) -> None:
        """Whether somebody may look at a table from a seat (-1: without one) at all, now or as it was."""
        if seat >= 0 and seat not in live.sitting.seats_of(guest):
            raise Refused("not-yours", "this is not your seat")
        if seat < 0 and live.head.terms["watch"] == "none" and not live.sitting.follows(guest):
            raise Refused("not-yours", "this table has no spectators")

    def seen(self, live: Live, guest: str, seat: int) -> Sitting:
        """The table as somebody may see it from a seat (-1: without one): as it is, as it was when this person
        resigned, or as it was a while ago."""
        self.check_look(live, guest, seat)
        if self.sees_now(live, guest, seat):
            return live.sitting
        if seat >= 0:
            return live.sitting.left[seat]
        assert live.late is not None
        return live.late

    @contextlib.asynccontextmanager
    async def looking(self, live: Live, guest: str, seat: int, lang: str) -> AsyncIterator[Sitting]:
        """The table as somebody may see it, ready to be told in a language. While it is looked at nothing is awaited,
        so that it stays as it is."""
        while True:
            sitting = self.seen(live, guest, seat)
            async with live.late_lock if sitting is live.late else contextlib.nullcontext():
                if sitting is live.late:
                    await self.bring_forward(live, sitting)
                await self.prepare(sitting, lang)
                if sitting is self.seen(live, guest, seat):  # else the game is over, or somebody has resigned
                    yield sitting
                    return

    def delayed(self, live: Live, listener: Listener) -> bool:
        """Whether a listener sees the game a while later."""
        return listener.seat < 0 and live.head.terms["watch"] == "delayed" and not live.sitting.follows(listener.guest)

    def visible(self, live: Live) -> int:
        """How many rows a delayed spectator sees."""
        return seen_by(live.rows, time.time() - self.settings.watch_delay)

    async def bring_forward(self, live: Live, late: Sitting) -> None:
        """Add what has become visible to the one table that all delayed spectators see; its lock is held."""
        rows = live.rows[late.length : self.visible(live)]
        if rows:
            await self.apart.run(len(rows), add_all, late, rows)

    async def show_later(self, live: Live) -> None:
        """Delayed spectators get what has become visible."""
        try:
            async with live.late_lock:
                late = live.late
                assert late is not None
                await self.bring_forward(live, late)
                for lang in sorted({one.lang for one in live.listeners if one.ready and self.delayed(live, one)}):
                    await self.prepare(late, lang)
                waiting = [one for one in live.listeners if one.ready and self.delayed(live, one)]
                self.send_all(live, late, [one for one in waiting if late.length > one.shown])
        except Exception as error:
            self.spoil(live, error)

    async def prepare(self, sitting: Sitting, lang: str) -> None:
        """Let a long log be told beside the event loop before somebody reads it."""
        if isinstance(sitting, Bygone):
            account = sitting.account
            if account is not None and lang not in account.lines:
                await self.apart.run(len(account.told), account.log, lang, -1, 0)
        elif sitting.shown and sitting.telling(lang).steps > STEPS:
            old = sitting.telling(lang)
            fresh = old.of(sitting.table.frozen())
            await self.apart.run(old.steps, fresh.catch_up)
            fresh.table = sitting.table
            sitting.tellings[lang] = fresh

    def tell_presence(self, live: Live) -> None:
        """Tell who is here, if that has changed; one more device of somebody changes nothing."""
        seats = [seat for seat, guest in enumerate(live.sitting.sitters) if guest in live.present]
        if seats == live.seats_present:
            return
        live.seats_present = seats
        for listener in list(live.listeners):
            if listener.ready:
                listener.send(Presence(seats))

    async def pass_on(self, tables: Iterable[str], after: int) -> list[int]:
        """Send on what has been said after a line, by whatever process; the numbers of all these lines."""
        found = await self.storage.chat(tables, after)
        for said in found:
            live = self.tables.get(said.table)
            if live is None or (live.chat and live.chat[-1].number >= said.number):
                continue
            live.chat = [*live.chat, said][-CHAT_KEPT:]
            if said.guest not in live.names:
                await self.learn_names(live)
            self.pass_chat(live)
        return [said.number for said in found]

    def pass_chat(self, live: Live) -> None:
        """Everybody at a table hears the lines of chat that are new and due."""
        for listener in list(live.listeners):
            if listener.ready and live.chat and listener.heard < live.chat[-1].number:
                for said in self.due(live, listener):
                    listener.send(Chat(*spoken(live, said)))

    def due(self, live: Live, listener: Listener) -> list[Said]:
        """The lines of chat that a listener hears now: whoever does not follow the game hears them as late as the moves
        they may be about."""
        lines = [said for said in live.chat if said.number > listener.heard]
        if not live.sitting.follows(listener.guest):
            until = time.time() - self.settings.watch_delay
            lines = [said for said in lines if said.time <= until]
        listener.heard = max([listener.heard, *[said.number for said in lines]])
        return lines

    def end_sessions(self, sessions: Iterable[str]) -> None:
        """Say goodbye to the devices that were logged out."""
        ended = set(sessions)
        for live in list(self.tables.values()):
            for listener in list(live.listeners):
                if listener.session in ended:
                    listener.part("logged-out")

    async def act_on_notices(self) -> None:
        """Do what other processes have made necessary, and once more what this one has done already."""
        for found in await notices.read_after(self.storage, self.noticed):
            self.noticed = found.number
            if found.kind == "session":
                self.end_sessions([found.subject])
            elif found.kind == "guest":
                await self.call_anew(found.subject)
            elif found.kind == "table":
                self.drop([found.subject], "gone")
            elif found.kind == "house":
                self.drop(list(self.tables), "restored")

    def drop(self, tables: Iterable[str], why: Farewell) -> None:
        """Forget tables that are not what they were in memory, and say goodbye to whoever is there."""
        for table in tables:
            live = self.tables.pop(table, None)
            if live is None:
                continue
            live.stop()
            for listener in list(live.listeners):
                listener.part(why)

    async def call_anew(self, guest: str) -> None:
        """A guest has another name: whoever is at a table with them sees it."""
        for live in list(self.tables.values()):
            if guest in live.names:
                await self.learn_names(live)
                self.tell(live)

    async def invite_again(self, lives: list[Live]) -> None:
        """Those who played a finished game hear of its rematch, at whatever process it was made."""
        found = await self.storage.rematches([live.head.id for live in lives])
        for live in lives:
            codes = found.get(live.head.id, {})
            for listener in list(live.listeners):
                code = codes.get(listener.seat, "")
                if code and listener.ready and code != listener.invited:
                    listener.invited = code
                    listener.send(Rematch(code))

    # -- what goes on by itself --------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start, let the tables go on at which a bot or a clock was stopped."""
        for table in await self.storage.unattended(NAMES):
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
        for live in [live for live in self.tables.values() if not live.busy and not live.lock.locked()]:
            del self.tables[live.head.id]
            live.stop()
        if not self.tables:
            return
        for table, length in (await self.storage.lengths(self.tables)).items():
            behind = self.tables.get(table)
            if behind is not None and length > behind.sitting.length:
                try:
                    async with behind.lock:
                        await self.reload(behind)
                except SQLAlchemyError:
                    raise
                except Exception as error:
                    self.spoil(behind, error)
        self.heard = max([self.heard, *await self.pass_on(list(self.tables), self.heard)])
        over = [live for live in self.tables.values() if live.sitting.status == "over" and live.listeners]
        if over:
            await self.invite_again(over)
        for live in list(self.tables.values()):
            try:
                self.pass_chat(live)
                visible = self.visible(live)
                late = [one for one in live.listeners if one.ready and self.delayed(live, one) and visible > one.shown]
                if late and (live.catching_up is None or live.catching_up.done()):
                    live.catching_up = asyncio.create_task(self.show_later(live))  # nobody else waits for a long one
            except Exception as error:
                self.spoil(live, error)

    async def drive(self, live: Live) -> None:
        """Let bots move and clocks run at one table; what fails is tried again, ever more seldom."""
        attempts, named = BackOff(), False
        while True:
            live.changed.clear()
            try:
                wait = await self.step(live)
                attempts.succeed()
                if named:
                    LOGGER.warning("table %s goes on by itself again", live.head.id)
                    named = False
            except Exception as error:
                wait = attempts.fail()
                raced = isinstance(error, Refused) and not isinstance(error, Busy) and attempts.failures < 3
                if not raced and not named:  # a few refusals in a row are others who were faster
                    LOGGER.error("table %s cannot go on by itself now: %s", live.head.id, reason(error))
                    named = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await live.changed.wait()

    async def step(self, live: Live) -> float | None:
        """Do what is due; the seconds until something will be due, or none if a person has to act."""
        sitting = live.sitting
        if leaves_world(sitting) and live.kept != sitting.length:
            await self.keep_world(live)
            live.kept = sitting.length
        if sitting.drawing and not sitting.started and sitting.playable:
            left = sitting.drawing + self.settings.reveal_seconds - time.time()
            if left > 0 and not sitting.revealed:
                return left
            await self.commit(live, "start", -1, ply=sitting.length)
            return 0.0
        if sitting.status != "playing":
            return None
        actors = sitting.g.actors()
        bots = [seat for seat in actors if sitting.players[seat] != PERSON]
        if bots:
            await self.bot_move(live, bots[0])
            return 0.0
        if live.head.terms["clock"] == "hard":
            left = sitting.asked_at + live.head.terms["seconds"] - time.time()
            if left > 0:
                return float(left)
            await self.commit(live, "bot", actors[0], ply=sitting.length)
            return 0.0
        return None

    async def keep_world(self, live: Live) -> Kept | None:
        """The world that the game at a table has left, if it has left one."""
        return await keep(self.storage, live.sitting, live.names, live.rows[-1].time if live.rows else live.head.time)

    async def bot_move(self, live: Live, seat: int) -> None:
        """One bot thinks and moves, no sooner than the table's pace allows; what it seals nobody sees anyway."""
        sitting = live.sitting
        length, began = sitting.length, time.monotonic()
        record = await self.written(sitting)
        alone = not live.listeners
        action = await self.thinking.think(
            sitting.table, record, seat, sitting.players[seat], length, live.head.host, UNWATCHED if alone else PEOPLE
        )
        if not isinstance(sitting.g.asked, Joint):
            await asyncio.sleep(max(0.0, live.head.terms["pace"] - (time.monotonic() - began)))
        await self.commit(live, "move", seat, action, ply=length)

    async def written(self, sitting: Sitting) -> str:
        """The game so far, as workers read it."""
        record = sitting.table.record_of(sitting.table.moves)
        return record.dumps() if len(record.moves) < FEW else await self.apart.run(len(record.moves), record.dumps)

    async def hint(self, live: Live, seat: int, lang: str) -> Hint:
        """What a bot would do in the place of a person; where people play each other they share one screen."""
        sitting = live.sitting
        if not sitting.alone(sitting.sitters[seat]):
            raise Refused("no-hints", "hints are for games against bots only, or at one shared screen")
        if sitting.status != "playing" or seat not in sitting.g.actors() or seat not in sitting.persons:
            raise Refused("not-asked", "there is nothing to decide for this seat now")
        length = sitting.length
        record = await self.written(sitting)
        try:
            thought = await self.thinking.advise(sitting.g, record, seat, length, live.head.host)
        except Failed:
            raise Busy("nobody could think about this; try again") from None
        if live.sitting.length != length:
            raise Refused("stale", "the game has gone on meanwhile")
        return hint(live.sitting, seat, lang, thought)


def status_after(sitting: Sitting, row: Row) -> str | None:
    """Where the table stands after a row, if that is new; a move is tried on a copy: one that fails changes nothing."""
    if isinstance(sitting, Bygone):
        return sitting.status_after(row)
    if row.kind == "start":
        return "playing"
    if row.kind == "cancel":
        return "cancelled"
    if row.kind == "undo" and sitting.g.over:
        return "playing"
    if sitting.ending_by(row) is not None:
        return "over"
    if row.kind != "move":
        return None
    trial = sitting.g.clone()
    try:
        trial.apply(row.seat, row.action)
    except DeadEnd:
        LOGGER.error("table %s: the rules lead nowhere from ply %d", row.table, row.ply)
        raise Refused("rules", "the rules of this game cannot go on from here; please report it") from None
    return "over" if trial.over else None


def seen_by(rows: list[Row], moment: float) -> int:
    """How many of these rows had been written by then."""
    return bisect_right(rows, moment, key=lambda row: row.time)


def part_with_those_gone(live: Live) -> None:
    """Say goodbye to those who had a seat at an open table, and see it no longer."""
    sitting = live.sitting
    for listener in list(live.listeners):
        seats = sitting.seats_of(listener.guest)
        outside = not seats and listener.guest != live.head.host and live.head.terms["watch"] == "none"
        if listener.ready and (listener.seat not in seats if listener.seat >= 0 else outside):
            listener.part("kicked" if listener.guest in sitting.kicked else "left")


def spoken(live: Live, said: Said) -> tuple[int, str, int, str, float]:
    """What a line of chat tells: its number, who said it in which seat, what, and when."""
    return said.number, live.names.get(said.guest, ""), said.seat, said.text, said.time
