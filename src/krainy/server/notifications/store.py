"""The store: channels, preferences, notifications that wait and deliveries that are under way, in the database.

A notification is one row for one thing that one person has to know, so that nobody is told of it twice. When it is due
it becomes, in one transaction, a delivery for each channel of the person; by mail a letter of the outbox.
"""

import json
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from ..clock import now
from ..errors import Refused
from ..mail.outbox import LETTERS, Letter
from ..people.accounts import MAILS
from ..people.secret import token
from ..storage.database import INVITATIONS, META, MOVES, SITTERS, TABLES, Storage
from .schedule import NOT_SET, Preferences

CHANNELS = sa.Table(
    "channels",
    META,
    *[sa.Column(name, sa.Text) for name in ("id", "guest", "kind", "name", "target", "lang", "origin")],
    sa.Column("made", sa.Float),
    sa.Column("failures", sa.Integer),
    sa.Column("problem", sa.Text),
)
NOTIFYING = sa.Table(
    "notifying",
    META,
    *[sa.Column(name, sa.Text) for name in ("guest", "table", "mode")],
    *[sa.Column(name, sa.Integer) for name in ("digest", "quiet_from", "quiet_to")],
    sa.Column("zone", sa.Text),
    sa.Column("snoozed", sa.Float),
)
NOTIFICATIONS = sa.Table(
    "notifications",
    META,
    *[sa.Column(name, sa.Text) for name in ("guest", "table", "kind")],
    sa.Column("ply", sa.Integer),
    *[sa.Column(name, sa.Float) for name in ("made", "due")],
    sa.Column("waiting", sa.Integer),
)
WATERMARKS = sa.Table("watermarks", META, sa.Column("table", sa.Text), sa.Column("ply", sa.Integer))
DELIVERIES = sa.Table(
    "deliveries",
    META,
    *[sa.Column(name, sa.Text) for name in ("id", "channel", "items")],
    *[sa.Column(name, sa.Float) for name in ("made", "due")],
    sa.Column("tries", sa.Integer),
)
MOST = {"push": 10, "webhook": 3, "mail": 1}
"""How many channels of a kind one person may have."""
LEASE = 120.0
"""Seconds for which a delivery is left to the process that sends it."""
INVITE = "invite"
"""The kind of notification by which somebody with whom one has played keeps a seat for one; its ply is the seat."""
PASSING = ("turn", "reminder", "draw", "seats")
"""What nobody has to know any more once it is no longer so."""


class Channel(NamedTuple):
    """A way by which notifications reach a person."""

    id: str
    guest: str
    kind: str
    """'push', 'webhook' or 'mail'."""
    name: str
    """What the person knows it by: a browser and its system, the host of an address; nothing for mail."""
    target: str
    """For whom or where it is, as JSON; nothing for mail, or once a webhook was forgotten."""
    lang: str
    origin: str
    """The address of the page on which it was made, to which links lead where no other address of the server is set."""
    made: float
    failures: int
    """How many deliveries in a row came to nothing."""
    problem: str
    """Why it is used no longer: 'refused' or 'silent'; nothing as long as it works."""


class Wanted(NamedTuple):
    """Something that a person has to know."""

    guest: str
    table: str
    kind: str
    """'turn', 'reminder' (three quarters of its time are over), 'start', 'over', 'draw', 'seats' (all are taken, the
    host can start) or 'invite'."""
    ply: int
    """By which one is told from others of its kind at this table."""
    made: float
    seen: bool
    """Whether the person knows already."""


class Waiting(NamedTuple):
    """A notification that waits."""

    guest: str
    table: str
    kind: str
    ply: int
    made: float
    due: float


class Item(NamedTuple):
    """What one line of a message tells."""

    kind: str
    """As of a notification, or 'test'."""
    table: str
    game: str
    code: str = ""
    """Of an invitation, the code of the seat."""


class Delivery(NamedTuple):
    """A message that is to be sent by a channel."""

    id: str
    channel: str
    items: str
    made: float
    due: float
    tries: int


class Store:
    """What the database has of notifications; every method is one transaction."""

    def __init__(self, storage: Storage, mails: bool) -> None:
        self.storage = storage
        self.mails = mails
        """Whether this server sends mail."""

    # -- channels ------------------------------------------------------------------------------------------------------

    async def channels(self, guest: str) -> list[Channel]:
        query = select(CHANNELS, Channel).where(CHANNELS.c.guest == guest).order_by(CHANNELS.c.made, CHANNELS.c.id)
        return await self.storage.read(lambda db: [Channel(*row) for row in db.execute(query)])

    async def channel(self, id: str) -> Channel | None:
        query = select(CHANNELS, Channel).where(CHANNELS.c.id == id)
        row = await self.storage.read(lambda db: db.execute(query).first())
        return None if row is None else Channel(*row)

    async def add_channel(self, channel: Channel) -> None:
        """One more channel, in the place of one with the same target; a browser belongs to its last guest alone."""
        kind, target = CHANNELS.c.kind == channel.kind, CHANNELS.c.target == channel.target
        own = kind & (CHANNELS.c.guest == channel.guest)
        same = kind & target if channel.kind == "push" else own & target

        def add(db: sa.Connection) -> None:
            drop(db, same)
            count = sa.select(sa.func.count()).select_from(CHANNELS).where(own, CHANNELS.c.problem == "")
            if db.execute(count).scalar_one() >= MOST[channel.kind]:
                raise Refused("channels-full", f"you have {MOST[channel.kind]} of these; remove one first")
            db.execute(CHANNELS.insert().values(channel._asdict()))

        await self.storage.change(add)

    async def drop_channel(self, id: str, guest: str = "") -> bool:
        """Forget a channel, of this guest if one is named; whether there was such a one."""
        which = CHANNELS.c.id == id
        if guest:
            which &= CHANNELS.c.guest == guest
        return await self.storage.change(lambda db: drop(db, which))

    async def note_success(self, channel: Channel) -> None:
        if channel.failures:
            worked = CHANNELS.update().where(CHANNELS.c.id == channel.id).values(failures=0)
            await self.storage.change(lambda db: db.execute(worked))

    async def note_failure(self, channel: Channel, most: int, problem: str) -> bool:
        """A delivery came to nothing. After so many in a row the target is forgotten, and the person can read why."""
        gone = channel.failures + 1 >= most
        values = {"failures": channel.failures + 1} | ({"target": "", "problem": problem} if gone else {})

        def note(db: sa.Connection) -> None:
            db.execute(CHANNELS.update().where(CHANNELS.c.id == channel.id).values(values))
            if gone:
                db.execute(DELIVERIES.delete().where(DELIVERIES.c.channel == channel.id))

        await self.storage.change(note)
        return gone

    # -- preferences ---------------------------------------------------------------------------------------------------

    async def preferences(self, guests: Collection[str]) -> dict[tuple[str, str], Preferences]:
        """What these guests want, by guest and table; of all tables under ''."""
        columns = [NOTIFYING.c[name] for name in ("guest", "table", *Preferences._fields)]
        query = sa.select(*columns).where(NOTIFYING.c.guest.in_(list(guests)))
        return await self.storage.read(
            lambda db: {(row[0], row[1]): Preferences(*row[2:]) for row in db.execute(query)}
        )

    async def prefer(self, guest: str, table: str, wanted: Preferences) -> None:
        """Keep what a guest wants; whatever waits is looked at anew."""
        row = {"guest": guest, "table": table, **wanted._asdict()}
        kept = sqlite.insert(NOTIFYING).values(row)
        kept = kept.on_conflict_do_update(index_elements=["guest", "table"], set_=wanted._asdict())
        mine = (NOTIFICATIONS.c.guest == guest) & (NOTIFICATIONS.c.waiting == 1)

        def write(db: sa.Connection) -> None:
            db.execute(kept)
            db.execute(NOTIFICATIONS.update().where(mine).values(due=NOTIFICATIONS.c.made))

        await self.storage.change(write)

    # -- what people have to know --------------------------------------------------------------------------------------

    async def since(self, guests: Collection[str]) -> dict[str, float]:
        """Which of these guests are notified at all, each with the moment from which on."""
        live = (CHANNELS.c.guest.in_(list(guests))) & (CHANNELS.c.problem == "")
        query = sa.select(CHANNELS.c.guest, sa.func.min(CHANNELS.c.made)).where(live).group_by(CHANNELS.c.guest)
        return await self.storage.read(lambda db: {row[0]: row[1] for row in db.execute(query)})

    async def note(self, table: str, length: int, wanted: Iterable[Wanted]) -> bool:
        """Keep what people have to know of a table that has so many rows; whether anything of it waits."""
        found = list(wanted)
        rows = [{**one._asdict(), "due": one.made, "waiting": int(not one.seen)} for one in found]
        for row in rows:
            del row["seen"]
        current = {(one.guest, one.kind, one.ply) for one in found}
        waiting = sa.select(NOTIFICATIONS.c.guest, NOTIFICATIONS.c.kind, NOTIFICATIONS.c.ply)
        waiting = waiting.where(NOTIFICATIONS.c.table == table, NOTIFICATIONS.c.waiting == 1)
        mark = sqlite.insert(WATERMARKS).values(table=table, ply=length)
        mark = mark.on_conflict_do_update(index_elements=["table"], set_={"ply": length})

        def write(db: sa.Connection) -> bool:
            db.execute(mark)  # first, because it takes the lock: nobody else writes meanwhile
            if rows:
                db.execute(NOTIFICATIONS.insert().prefix_with("OR IGNORE"), rows)
            left = False
            for guest, kind, ply in db.execute(waiting).all():
                if kind in PASSING and (guest, kind, ply) not in current:
                    same = (NOTIFICATIONS.c.guest == guest) & (NOTIFICATIONS.c.kind == kind)
                    settle(db, same & (NOTIFICATIONS.c.table == table) & (NOTIFICATIONS.c.ply == ply))
                else:
                    left = True
            return left

        return await self.storage.change(write)

    async def unnoticed(self) -> list[str]:
        """The tables of people with channels at which something has happened that nobody has looked at yet: a server
        was stopped in between."""
        mine = sa.select(SITTERS.c.table).join(CHANNELS, CHANNELS.c.guest == SITTERS.c.guest)
        length = sa.select(sa.func.max(MOVES.c.ply) + 1).where(MOVES.c.table == TABLES.c.id).scalar_subquery()
        marked = sa.select(WATERMARKS.c.ply).where(WATERMARKS.c.table == TABLES.c.id).scalar_subquery()
        # A game that was over before anybody wanted to be notified has no mark, and is no news.
        query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(mine), TABLES.c.status.in_(("open", "playing", "over")))
        unmarked = (TABLES.c.status != "over") & marked.is_(None)
        return await self.storage.read(lambda db: list(db.execute(query.where(unmarked | (length > marked))).scalars()))

    async def waiting(self) -> list[Waiting]:
        """Every notification that waits."""
        query = select(NOTIFICATIONS, Waiting).where(NOTIFICATIONS.c.waiting == 1).order_by(NOTIFICATIONS.c.due)
        return await self.storage.read(lambda db: [Waiting(*row) for row in db.execute(query)])

    async def settled(self, ones: Collection[Waiting]) -> None:
        """The people know it, or do not want to."""

        def write(db: sa.Connection) -> None:
            for one in ones:
                settle(db, same(one))

        if ones:
            await self.storage.change(write)

    async def postpone(self, ones: Iterable[tuple[Waiting, float]]) -> None:
        """Look at these again at a moment."""
        later = [NOTIFICATIONS.update().where(same(one)).values(due=due) for one, due in ones]

        def write(db: sa.Connection) -> None:
            for update in later:
                db.execute(update)

        if later:
            await self.storage.change(write)

    async def send(self, guest: str, ones: Collection[Waiting]) -> None:
        """Make one delivery of these for each channel of a guest."""

        def write(db: sa.Connection) -> None:
            taken = [one for one in ones if settle(db, same(one))]  # another process may have taken some
            games = db.execute(
                sa.select(TABLES.c.id, TABLES.c.game).where(TABLES.c.id.in_([one.table for one in taken]))
            )
            called = {row.id: row.game for row in games}
            codes = codes_of(db, [one for one in taken if one.kind == INVITE])
            items = [
                Item(one.kind, one.table, called[one.table], codes.get((one.table, one.ply), ""))
                for one in taken
                if one.table in called and (one.kind != INVITE or (one.table, one.ply) in codes)
            ]
            if items:
                self.deliver(db, guest, items)

        await self.storage.change(write)

    async def try_out(self, guest: str) -> None:
        """Have a message sent by every channel of a guest, to see that it comes."""
        await self.storage.change(lambda db: self.deliver(db, guest, [Item("test", "", "")]))

    def deliver(self, db: sa.Connection, guest: str, items: list[Item]) -> None:
        text = json.dumps(items)
        live = (CHANNELS.c.guest == guest) & (CHANNELS.c.problem == "")
        for channel in [Channel(*row) for row in db.execute(select(CHANNELS, Channel).where(live))]:
            if channel.kind != "mail":
                delivery = Delivery(token(), channel.id, text, now(), now(), 0)
                db.execute(DELIVERIES.insert().values(delivery._asdict()))
                continue
            mail = db.execute(sa.select(MAILS.c.mail).where(MAILS.c.guest == guest)).scalar()
            if mail and self.mails:
                facts = json.dumps({"items": text, "channel": channel.id})
                letter = Letter(token(), "notification", guest, mail, channel.lang, facts, now(), now(), 0)
                db.execute(LETTERS.insert().values(letter._asdict()))

    # -- deliveries ----------------------------------------------------------------------------------------------------

    async def deliveries(self) -> list[Delivery]:
        """All deliveries, the first due first."""
        query = select(DELIVERIES, Delivery).order_by(DELIVERIES.c.due, DELIVERIES.c.id)
        return await self.storage.read(lambda db: [Delivery(*row) for row in db.execute(query)])

    async def claim(self, delivery: Delivery) -> bool:
        """Whether this process may send a delivery now; another one may have taken it."""
        free = (DELIVERIES.c.id == delivery.id) & (DELIVERIES.c.tries == delivery.tries)
        taken = DELIVERIES.update().where(free).values(tries=delivery.tries + 1, due=now() + LEASE)
        return bool(await self.storage.change(lambda db: db.execute(taken).rowcount))

    async def try_again(self, delivery: Delivery, due: float) -> None:
        later = DELIVERIES.update().where(DELIVERIES.c.id == delivery.id).values(due=due)
        await self.storage.change(lambda db: db.execute(later))

    async def drop(self, delivery: Delivery) -> None:
        await self.storage.change(lambda db: db.execute(DELIVERIES.delete().where(DELIVERIES.c.id == delivery.id)))


def select(table: sa.Table, kind: Any) -> "sa.Select[Any]":
    """The columns of a table that a tuple has, in its order."""
    return sa.select(*[table.c[name] for name in kind._fields])


def same(one: Waiting) -> "sa.ColumnElement[bool]":
    table = (NOTIFICATIONS.c.guest == one.guest) & (NOTIFICATIONS.c.table == one.table)
    return table & (NOTIFICATIONS.c.kind == one.kind) & (NOTIFICATIONS.c.ply == one.ply)


def codes_of(db: sa.Connection, ones: list[Waiting]) -> dict[tuple[str, int], str]:
    """The codes of the seats to which these invite, by table and seat, as long as the tables are open."""
    columns = (INVITATIONS.c.table, INVITATIONS.c.seat, INVITATIONS.c.code)
    query = sa.select(*columns).join(TABLES, TABLES.c.id == INVITATIONS.c.table)
    query = query.where(TABLES.c.status == "open", TABLES.c.id.in_([one.table for one in ones]))
    return {(row.table, row.seat): row.code for row in db.execute(query)} if ones else {}


def settle(db: sa.Connection, which: "sa.ColumnElement[bool]") -> bool:
    """Let what waits wait no longer; whether anything did."""
    done = NOTIFICATIONS.update().where(which, NOTIFICATIONS.c.waiting == 1).values(waiting=0)
    return bool(db.execute(done).rowcount)


def drop(db: sa.Connection, which: "sa.ColumnElement[bool]") -> bool:
    """Forget channels with what was to be sent by them; whether there were any."""
    ids = sa.select(CHANNELS.c.id).where(which)
    db.execute(DELIVERIES.delete().where(DELIVERIES.c.channel.in_(ids)))
    return bool(db.execute(CHANNELS.delete().where(which)).rowcount)


def preferences_of(found: dict[tuple[str, str], Preferences], guest: str) -> Preferences:
    """What a guest wants of all tables."""
    return found.get((guest, ""), NOT_SET)
