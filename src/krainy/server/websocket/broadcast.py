"""Broadcasting: everybody at a table gets what they may see of it, as it is or as it was."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from msgspec import UNSET

from ..clock import now
from ..company.blocks import apart, hears
from ..errors import Refused
from ..process.background import STEPS, Background
from ..settings import Settings
from ..storage.database import Said
from ..storage.standing import Standing
from ..tables.game_log import GameLog
from ..tables.loaded import Listener, LoadedTable, seen_by
from ..tables.readonly import ReadOnlyTable
from ..tables.table import Table, add_all
from ..wire.frames import Chat, ChatLine, Presence, Reaction, Settled, StandingAnswers, Talk
from ..wire.messages import ENCODER
from ..wire.parts import Line
from .patches import Comparison, Shown, patches, shown
from .snapshots import Known, SnapshotBuilder


class Broadcaster:
    """Sends snapshots, presence and chat to those who listen."""

    def __init__(
        self, settings: Settings, background: Background, spoil: Callable[[LoadedTable, Exception], Refused]
    ) -> None:
        self.settings = settings
        self.background = background
        self.spoil = spoil
        """What gives up a table that went wrong."""

    def tell(self, loaded: LoadedTable, asker: Listener | None = None) -> None:
        """Everybody at a table gets what it looks like now; equal ones get the same frame. `asker` is sent another
        one right after it."""
        loaded.changed.set()
        table = loaded.table
        if table.status == "open":
            part_with_those_gone(loaded)
        ready = [listener for listener in loaded.listeners if listener.ready]
        now = [listener for listener in ready if self.sees_now(loaded, listener.guest, listener.seat)]
        self.send_all(loaded, table, now, asker)
        table.playthrough.moments.clear()
        for listener in ready:
            if listener not in now and listener.shown < table.resigned.get(listener.seat, 0):
                self.send_all(loaded, table.left[listener.seat], [listener])

    def send_all(
        self, loaded: LoadedTable, table: Table, listeners: list[Listener], asker: Listener | None = None
    ) -> None:
        """These listeners get the same table, as it is or as it was; equal ones get the same frame."""
        logs: dict[tuple[int, str], list[Line]] = {}
        views: dict[int, Shown | None] = {}
        made: dict[tuple[int, str, int, int, int], tuple[bytes, Known]] = {}
        if not listeners:
            return
        seats = sorted({listener.seat for listener in listeners})
        builder, comparison = SnapshotBuilder(table, seats, loaded.names, loaded.present), Comparison()
        for listener in listeners:
            seat, lang = listener.seat, listener.lang
            if (seat, lang) not in logs:
                logs[seat, lang] = table.log(lang, seat)
            log = logs[seat, lang]
            since = GameLog.shared(listener.lines, listener.told, log)
            what = (seat, lang, since, id(listener.seen), id(listener.known))
            if what not in made:
                frame, known = builder.snapshot(seat, lang, log, since, listener.known)
                now = views.setdefault(seat, shown(table, seat, frame.view))
                found = patches(table.playthrough, listener.seen, now, len(frame.log), comparison)
                if found is not None:
                    frame.view, frame.patches = UNSET, found
                made[what] = ENCODER.encode(frame), known
            listener.shown, listener.lines, listener.told = table.length, log, len(log)
            listener.seen = views[seat]
            encoded, listener.known = made[what]
            listener.send_ready(encoded, listener is asker)

    def show(self, loaded: LoadedTable, listener: Listener, table: Table) -> None:
        """One listener gets the whole table, as it is or as it was."""
        log = table.log(listener.lang, listener.seat)
        builder = SnapshotBuilder(table, [listener.seat], loaded.names, loaded.present)
        frame, listener.known = builder.snapshot(listener.seat, listener.lang, log, 0)
        listener.shown, listener.lines, listener.told = table.length, log, len(log)
        listener.seen = shown(table, listener.seat, frame.view)
        listener.send(frame)

    def sees_now(self, loaded: LoadedTable, guest: str, seat: int) -> bool:
        """Whether somebody sees a table as it is from a seat (-1: without one)."""
        table = loaded.table
        if seat < 0:
            return table.follows(guest)
        return table.has_stake(seat, guest) or table.closed

    def check_look(self, loaded: LoadedTable, guest: str, seat: int) -> None:
        """Whether somebody may look at a table from a seat (-1: without one) at all, now or as it was."""
        if seat >= 0 and seat not in loaded.table.seats_of(guest):
            raise Refused("not-yours", "this is not your seat")
        if seat < 0 and loaded.head.terms["watch"] == "none" and not loaded.table.follows(guest):
            raise Refused("not-yours", "this table has no spectators")

    def seen(self, loaded: LoadedTable, guest: str, seat: int) -> Table:
        """The table as somebody may see it from a seat (-1: without one): as it is, as it was when this person
        resigned, or as it was a while ago."""
        self.check_look(loaded, guest, seat)
        if self.sees_now(loaded, guest, seat):
            return loaded.table
        if seat >= 0:
            return loaded.table.left[seat]
        assert loaded.late is not None
        return loaded.late

    @contextlib.asynccontextmanager
    async def looking(self, loaded: LoadedTable, guest: str, seat: int, lang: str) -> AsyncIterator[Table]:
        """The table as somebody may see it, ready to be told in a language. While it is looked at nothing is awaited,
        so that it stays as it is."""
        while True:
            table = self.seen(loaded, guest, seat)
            async with loaded.late_lock if table is loaded.late else contextlib.nullcontext():
                if table is loaded.late:
                    await self.bring_forward(loaded, table)
                await self.prepare(table, lang)
                if table is self.seen(loaded, guest, seat):  # else the game is over, or somebody has resigned
                    yield table
                    return

    def delayed(self, loaded: LoadedTable, listener: Listener) -> bool:
        """Whether a listener sees the game a while later."""
        return (
            listener.seat < 0 and loaded.head.terms["watch"] == "delayed" and not loaded.table.follows(listener.guest)
        )

    def visible(self, loaded: LoadedTable) -> int:
        """How many rows a delayed spectator sees."""
        return seen_by(loaded.rows, now() - self.settings.watch_delay)

    async def bring_forward(self, loaded: LoadedTable, late: Table) -> None:
        """Add what has become visible to the one table that all delayed spectators see; its lock is held."""
        rows = loaded.rows[late.length : self.visible(loaded)]
        if rows:
            loaded.attend(late)
            await self.background.run(len(rows), add_all, late, rows, loaded.outcomes)
            for row in rows:
                loaded.outcomes.pop(row.ply, None)

    def keep_up(self, loaded: LoadedTable) -> None:
        """Send what has become due: chat, and to delayed spectators what has become visible."""
        self.pass_chat(loaded)
        visible = self.visible(loaded)
        late = [one for one in loaded.listeners if one.ready and self.delayed(loaded, one) and visible > one.shown]
        if late and (loaded.catching_up is None or loaded.catching_up.done()):
            loaded.catching_up = asyncio.create_task(self.show_later(loaded))  # nobody else waits for a long one

    async def show_later(self, loaded: LoadedTable) -> None:
        """Delayed spectators get what has become visible."""
        try:
            async with loaded.late_lock:
                late = loaded.late
                assert late is not None
                await self.bring_forward(loaded, late)
                for lang in sorted({one.lang for one in loaded.listeners if one.ready and self.delayed(loaded, one)}):
                    await self.prepare(late, lang)
                waiting = [one for one in loaded.listeners if one.ready and self.delayed(loaded, one)]
                self.send_all(loaded, late, [one for one in waiting if late.length > one.shown])
                late.playthrough.moments.clear()
        except Exception as error:
            self.spoil(loaded, error)

    async def prepare(self, table: Table, lang: str) -> None:
        """Let a long log be told beside the event loop before somebody reads it."""
        if isinstance(table, ReadOnlyTable):
            transcript = table.transcript
            if transcript is not None and lang not in transcript.lines:
                await self.background.run(len(transcript.told), transcript.log, lang, -1, 0)
        elif table.shown and table.game_log(lang).steps > STEPS:
            old = table.game_log(lang)
            fresh = old.of(table.playthrough.frozen())
            await self.background.run(old.steps, fresh.log, -1)  # most of what is told as one is the same for all
            fresh.playthrough = table.playthrough
            table.game_logs[lang] = fresh

    def tell_presence(self, loaded: LoadedTable) -> None:
        """Tell who is here, if that has changed; one more device of somebody changes nothing."""
        loaded.changed.set()  # some answers are given only while nobody looks
        seats = [seat for seat, guest in enumerate(loaded.table.sitters) if guest in loaded.present]
        if seats == loaded.seats_present:
            return
        loaded.seats_present = seats
        for listener in list(loaded.listeners):
            if listener.ready:
                listener.send(Presence(seats))

    def tell_standing(self, loaded: LoadedTable, before: Standing) -> None:
        """Tell those whose standing answers have changed, and nobody else."""
        for listener in list(loaded.listeners):
            own = settled(loaded.standing, listener.guest)
            if listener.ready and listener.guest and own != settled(before, listener.guest):
                listener.send(StandingAnswers(own))

    def pass_chat(self, loaded: LoadedTable) -> None:
        """Everybody at a table hears the lines of chat that are new and due."""
        for listener in list(loaded.listeners):
            if listener.ready and loaded.chat and listener.heard < loaded.chat[-1].number:
                for said in self.due(loaded, listener):
                    listener.send(Chat(*spoken(loaded, said)))

    def pass_reaction(self, loaded: LoadedTable, reaction: Reaction) -> None:
        """Whoever follows the game sees a sign, unless a block stands between them and the one who shows it."""
        who = loaded.table.sitters[reaction.seat]
        for listener in list(loaded.listeners):
            if (
                listener.ready
                and loaded.table.follows(listener.guest)
                and not apart(loaded.blocks, listener.guest, who)
            ):
                listener.send(reaction)

    def talk(self, loaded: LoadedTable, listener: Listener) -> None:
        """One listener gets all that has been said at the table, as far as it may hear it."""
        listener.heard = 0
        lines = [ChatLine(*spoken(loaded, said)) for said in self.due(loaded, listener)]
        standing = settled(loaded.standing, listener.guest)
        listener.send(Talk(loaded.table.seats_of(listener.guest), lines, standing))

    def due(self, loaded: LoadedTable, listener: Listener) -> list[Said]:
        """The lines of chat that a listener hears now: whoever does not follow the game hears them as late as the moves
        they may be about."""
        lines = [said for said in loaded.chat if said.number > listener.heard]
        if not loaded.table.follows(listener.guest):
            until = now() - self.settings.watch_delay
            lines = [said for said in lines if said.time <= until]
        listener.heard = max([listener.heard, *[said.number for said in lines]])
        return [said for said in lines if hears(loaded.blocks, listener.guest, said)]


def part_with_those_gone(loaded: LoadedTable) -> None:
    """Say goodbye to those who had a seat at an open table, and see it no longer."""
    table = loaded.table
    for listener in list(loaded.listeners):
        seats = table.seats_of(listener.guest)
        outside = not seats and listener.guest != loaded.head.host and loaded.head.terms["watch"] == "none"
        if listener.ready and (listener.seat not in seats if listener.seat >= 0 else outside):
            listener.part("kicked" if listener.guest in table.kicked else "left")


def settled(standing: Standing, guest: str) -> list[Settled]:
    """What a guest answers once for all, by seat."""
    return [Settled(seat, sorted(found)) for (seat, owner), found in sorted(standing.items()) if owner == guest]


def spoken(loaded: LoadedTable, said: Said) -> tuple[int, str, int, str, float]:
    """What a line of chat tells: its number, who said it in which seat, what, and when."""
    return said.number, loaded.names.get(said.guest, ""), said.seat, said.text, said.time
