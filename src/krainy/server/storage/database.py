"""Storage: people, tables and their append-only rows in one SQLite file that survives any crash.

A table's rows are numbered from 0 without a gap; the primary key (table, ply) is the arbiter when two processes
want to write the same one. What is not in a row has not happened.
"""

import asyncio
import contextlib
import json
import logging
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

LOGGER = logging.getLogger("krainy")
T = TypeVar("T")
META = sa.MetaData()
GUESTS = sa.Table("guests", META, *[sa.Column(name) for name in ("id", "name", "time")])
SECRETS = sa.Table("secrets", META, *[sa.Column(name) for name in ("hash", "kind", "guest")])
TABLES = sa.Table(
    "tables",
    META,
    *[sa.Column(name) for name in ("id", "host", "game", "rules", "options", "seed", "salt", "chairs", "terms")],
    *[sa.Column(name) for name in ("listed", "origin", "status", "time", "rematch_of", "world", "turned", "kept")],
)
WORLDS = sa.Table(
    "worlds",
    META,
    *[sa.Column(name) for name in ("id", "game", "name", "parent", "guest", "ply", "games", "ruler", "document")],
    *[sa.Column(name) for name in ("chapters", "time")],
)
INVITATIONS = sa.Table("invitations", META, *[sa.Column(name) for name in ("code", "table", "seat")])
SITTERS = sa.Table("sitters", META, *[sa.Column(name) for name in ("table", "guest")])
MOVES = sa.Table(
    "moves", META, *[sa.Column(name) for name in ("table", "ply", "kind", "seat", "action", "guest", "key", "time")]
)
CHAT = sa.Table(
    "chat", META, *[sa.Column(name) for name in ("number", "table", "guest", "key", "seat", "text", "time")]
)
STANDING = sa.Table("standing_answers", META, *[sa.Column(name) for name in ("table", "seat", "guest", "question")])
SEATING = ("sit", "leave", "kick", "resign")
"""The kinds of rows by which people come to seats and go."""
PAGE = 100
"""The most tables that one list shows."""
PORTION = 500
"""The most rows of a new table that one transaction writes; those who move wait for it."""
CHECKPOINT = 250
"""After how many commits the write-ahead log is merged into the database: some thousand pages of it."""
CHECKPOINT_TRIES = 5
"""How often that is tried beside those who write."""
CHECKPOINT_SECONDS = 0.1
"""How long the last try may keep writers away while it waits for those who read."""
THREADS = 8
"""How many transactions run at once; more would only wait for each other."""
INSERT_ROW = str(MOVES.insert().compile(dialect=sqlite.dialect()))
"""The statement that inserts a row, with its columns in the order of `Row`."""
FIND_ROW = 'SELECT 1 FROM moves WHERE "table" = ? AND ply = ?'
APPEND_ROW = """
INSERT INTO moves ("table", ply, kind, seat, action, guest, "key", time) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM moves WHERE "table" = ?1 AND ply = ?2 - 1)
"""
"""The same if the row before it is there: it is not in a database that was restored a moment ago."""


class Guest(NamedTuple):
    """A person, known by a name and by secrets of which only hashes are kept."""

    id: str
    name: str
    session: str = ""
    """The session by which the guest came, where that matters."""


class Head(NamedTuple):
    """What is settled about a table when it is made."""

    id: str
    host: str
    game: str
    rules: int
    options: dict[str, object]
    seed: int | None
    """None if the seed is drawn when the game starts, from the salt and from what people put into it."""
    salt: str
    """What the table has promised: a salt for the seed, or the server's secret from which the seed will be drawn."""
    chairs: list[str]
    """Who sits where at first: 'person', 'screen' (with the host) or the name of a bot."""
    terms: dict[str, Any]
    """Spectators, clock and pace."""
    listed: bool
    origin: str
    """'new', 'fork' (practice from the start) or 'upload' (a record to replay)."""
    time: float
    rematch_of: str = ""
    """The table of which this one is the rematch."""
    world: str = ""
    """The world from which the game began."""
    turned: int = 0
    """By how many seats a rematch is turned: its first seat was this one."""


class Row(NamedTuple):
    """One thing that happened at a table."""

    table: str
    ply: int
    kind: str
    seat: int
    action: int
    guest: str
    """Who did it; of 'kick' the one who has to go."""
    key: str
    """By which a repeated message is known; of 'sit' a code of the address, until the game starts."""
    time: float


class Said(NamedTuple):
    """One line of chat."""

    number: int
    table: str
    guest: str
    key: str
    seat: int
    text: str
    time: float


class Kept(NamedTuple):
    """A world as it is kept, with the chapters that came with it; those before are in the worlds it came from."""

    id: str
    """The table whose game left it, or a token of its own if it was brought from elsewhere."""
    game: str
    name: str
    parent: str
    """The world from which that game began, or nothing."""
    guest: str
    """Who made the table, or brought the world."""
    ply: int
    """How many rows the table had then; 0 if it was brought."""
    games: int
    ruler: str
    document: str
    chapters: str
    time: float


class Taken(Exception):
    """Somebody else has written this ply first."""


def insert_rows(db: sa.Connection, rows: list[Row]) -> None:
    """Insert rows as the driver takes them; SQLAlchemy's own preparation of each took most of the time."""
    if rows:
        db.exec_driver_sql(INSERT_ROW, [tuple(row) for row in rows])


def columns_of(head: Head, status: str) -> dict[str, Any]:
    """The columns of a new table."""
    values = {**head._asdict(), "seed": "" if head.seed is None else f"{head.seed:032x}", "status": status}
    for name in ("options", "chairs", "terms"):
        values[name] = json.dumps(values[name], ensure_ascii=False)
    return values


def insert_table(db: sa.Connection, head: Head, status: str, invitations: dict[str, int], rows: list[Row]) -> None:
    """Insert a table with its invitations, its first rows, and those who sit there by these."""
    db.execute(TABLES.insert().values(columns_of(head, status)))
    codes = [{"code": code, "table": head.id, "seat": seat} for code, seat in invitations.items()]
    if codes:
        db.execute(INVITATIONS.insert(), codes)
    people = sorted({head.host, *[row.guest for row in rows if row.kind == "sit"]})
    db.execute(SITTERS.insert(), [{"table": head.id, "guest": guest} for guest in people])
    insert_rows(db, rows)


def append_rows(db: sa.Connection, rows: list[Row]) -> None:
    """Insert rows of tables, each after the one before it."""
    if rows and db.exec_driver_sql(APPEND_ROW, [tuple(row) for row in rows]).rowcount != len(rows):
        raise Taken


class Storage:
    """The database; every method is one transaction, but for new tables with many rows."""

    def __init__(self, path: Path, lock_seconds: float = 5.0) -> None:
        def set_pragmas(connection: Any, _: object) -> None:
            """A commit is on the disk when it returns; no reader waits for a writer, and no writer for a checkpoint."""
            cursor = connection.cursor()
            wait, apart = f"busy_timeout={round(lock_seconds * 1000)}", "wal_autocheckpoint=0"
            for pragma in (wait, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", apart):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        self.path = path
        # Every transaction runs in a thread as a whole: one round trip, and a task that is cancelled leaves none open.
        self.engine = sa.create_engine(
            f"sqlite:///{path}", pool_size=THREADS, max_overflow=THREADS, hide_parameters=True
        )
        sa.event.listen(self.engine, "connect", set_pragmas)
        self.threads = ThreadPoolExecutor(THREADS, "database")
        # Rows have a thread of their own, so that they are written in the order in which they come.
        self.writer = ThreadPoolExecutor(1, "rows")
        # Checkpoints have one as well: those who commit would otherwise wait for the disk, all in turn.
        self.checkpointer = ThreadPoolExecutor(1, "checkpoint")
        self.commits = 0
        sa.event.listen(self.engine, "commit", self.count_commit)
        sa.event.listen(self.engine, "checkin", self.checkpoint_in_time)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What somebody finds in the database."""

        def connected() -> T:
            with self.engine.connect() as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(self.threads, connected)

    async def change(self, work: Callable[[sa.Connection], T], in_order: bool = False) -> T:
        """Do something in one transaction; an error undoes it. `in_order`: after what others have asked for so."""

        def transaction() -> T:
            with self.engine.begin() as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(self.writer if in_order else self.threads, transaction)

    def size(self) -> int:
        """The bytes of the database and of the log that is still to be merged into it."""
        files = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def close(self) -> None:
        for threads in (self.writer, self.threads, self.checkpointer):
            threads.shutdown()
        self.engine.dispose()

    def count_commit(self, _: sa.Connection) -> None:
        self.commits += 1

    def checkpoint_in_time(self, *_: object) -> None:
        """Have the write-ahead log merged into the database after so many commits."""
        if self.commits >= CHECKPOINT:
            self.commits = 0
            with contextlib.suppress(RuntimeError):  # while it closes; SQLite does it then
                self.checkpointer.submit(self.checkpoint)

    def checkpoint(self) -> None:
        """Merge the write-ahead log into the database, again until nothing has come meanwhile: only then it begins
        anew. The last try keeps writers away, for a moment."""
        before = -1
        try:
            # Not one of the engine's connections: those wait much longer for others.
            with contextlib.closing(sqlite3.connect(self.path, timeout=CHECKPOINT_SECONDS)) as db:
                for way in (*["PASSIVE"] * CHECKPOINT_TRIES, "RESTART"):
                    _, pages, merged = db.execute(f"PRAGMA wal_checkpoint({way})").fetchone()
                    if merged == pages == before:
                        return
                    before = pages
        except sqlite3.Error as error:  # the next one will do it
            LOGGER.warning("the log of the database could not be merged: %s", type(error).__name__)

    # -- people ----------------------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest, time: float) -> None:
        row = GUESTS.insert().values(id=guest.id, name=guest.name, time=time)
        await self.change(lambda db: db.execute(row))

    async def set_link(self, guest: str, hash: str) -> None:
        """A private link of a guest in place of the one before."""

        def replace(db: sa.Connection) -> None:
            db.execute(SECRETS.delete().where(SECRETS.c.guest == guest))
            db.execute(SECRETS.insert().values(hash=hash, kind="link", guest=guest))

        await self.change(replace)

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        """What these guests are called."""
        query = sa.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(list(guests)))
        return await self.read(lambda db: {row.id: row.name for row in db.execute(query)})

    # -- tables ----------------------------------------------------------------------------------------------------

    async def add_table(self, head: Head, status: str, invitations: dict[str, int], rows: list[Row]) -> None:
        """A new table with its invitations and its first rows.

        Many rows are written in portions, between which the rows of other tables are written. Until the last one the
        table counts as cancelled, so that nobody is shown a part of it and retention forgets one that was interrupted.
        """
        long = len(rows) > PORTION

        def begin(db: sa.Connection) -> None:
            insert_table(db, head, "cancelled" if long else status, invitations, rows[:PORTION])

        def go_on(since: int, db: sa.Connection) -> None:
            insert_rows(db, rows[since : since + PORTION])
            if since + PORTION >= len(rows):
                db.execute(TABLES.update().where(TABLES.c.id == head.id).values(status=status))

        await self.change(begin, in_order=True)
        for since in range(PORTION, len(rows), PORTION):
            await self.change(partial(go_on, since), in_order=True)

    async def head(self, table: str) -> Head | None:
        query = sa.select(TABLES).where(TABLES.c.id == table)
        row = await self.read(lambda db: db.execute(query).first())
        return head_of(row) if row else None

    async def invitation(self, code: str) -> tuple[str, int] | None:
        """The table and seat that a code invites to."""
        query = sa.select(INVITATIONS.c.table, INVITATIONS.c.seat).where(INVITATIONS.c.code == code)
        row = await self.read(lambda db: db.execute(query).first())
        return (row.table, row.seat) if row else None

    async def invitations(self, table: str) -> dict[int, str]:
        """The codes of a table by seat."""
        query = sa.select(INVITATIONS).where(INVITATIONS.c.table == table)
        return await self.read(lambda db: {row.seat: row.code for row in db.execute(query)})

    async def mine(self, guest: str) -> list[tuple[Head, str]]:
        """The tables that a guest made or sits at, the newest first."""
        query = sa.select(TABLES).join(SITTERS, SITTERS.c.table == TABLES.c.id).where(SITTERS.c.guest == guest)
        return await self.heads(query.where(TABLES.c.status != "cancelled"))

    async def listed(self, most: int) -> list[tuple[Head, str]]:
        """The tables shown to all that are not yet over, the newest first; of one person so many at most."""
        under_way = TABLES.c.status.not_in(("over", "cancelled", "stopped"))
        place = sa.func.row_number().over(partition_by=TABLES.c.host, order_by=TABLES.c.time.desc()).label("place")
        placed = sa.select(TABLES.c.id, place).where(TABLES.c.listed == 1, under_way).subquery()
        return await self.heads(
            sa.select(TABLES).join(placed, placed.c.id == TABLES.c.id).where(placed.c.place <= most)
        )

    async def chairs_under_way(self, guest: str) -> list[list[str]]:
        """The chairs of the open and running tables that a guest has made."""
        query = sa.select(TABLES.c.chairs).where(TABLES.c.host == guest, TABLES.c.status.in_(("open", "playing")))
        return await self.read(lambda db: [json.loads(chairs) for chairs in db.execute(query).scalars()])

    async def finished(self, guest: str) -> list[tuple[Head, str]]:
        """The finished games shown to all, and a guest's own with the records it keeps, the newest first."""
        own = TABLES.c.id.in_(sa.select(SITTERS.c.table).where(SITTERS.c.guest == guest))
        over, kept = TABLES.c.status == "over", TABLES.c.status == "record"
        return await self.heads(sa.select(TABLES).where(sa.or_(over & (TABLES.c.listed == 1), own & (over | kept))))

    async def rematches(self, tables: Iterable[str]) -> dict[str, dict[int, str]]:
        """The invitations to the last rematch of each of these tables, by the seat that one had there."""
        settled = (TABLES.c.rematch_of, TABLES.c.id, TABLES.c.chairs, TABLES.c.turned)
        query = sa.select(*settled, INVITATIONS.c.seat, INVITATIONS.c.code)
        query = query.join(INVITATIONS, INVITATIONS.c.table == TABLES.c.id).order_by(TABLES.c.time.desc())
        wanted = TABLES.c.rematch_of.in_(list(tables)) & (TABLES.c.status != "cancelled")
        last: dict[str, str] = {}
        codes: dict[str, dict[int, str]] = {}
        for row in await self.read(lambda db: db.execute(query.where(wanted)).all()):
            if last.setdefault(row.rematch_of, row.id) == row.id:
                before = (row.seat + row.turned) % len(json.loads(row.chairs))
                codes.setdefault(row.rematch_of, {})[before] = row.code
        return codes

    async def unattended(self, bots: Iterable[str]) -> list[str]:
        """The tables that may have to go on by themselves: bots play there, a clock runs, somebody has given a standing
        answer, or a seed is drawn."""
        seated = [TABLES.c.chairs.contains(f'"{bot}"') for bot in bots]
        substitute = sa.select(MOVES.c.table).where(MOVES.c.kind.in_(("resign", "bot")))
        clock = TABLES.c.terms.contains('"hard"') | TABLES.c.terms.contains('"soft"')
        own = TABLES.c.id.in_(substitute) | TABLES.c.id.in_(sa.select(STANDING.c.table))
        playing = (TABLES.c.status == "playing") & sa.or_(*seated, clock, own)
        drawing = TABLES.c.id.in_(sa.select(MOVES.c.table).where(MOVES.c.kind == "draw"))
        query = sa.select(TABLES.c.id).where(playing | ((TABLES.c.status == "open") & drawing))
        return await self.read(lambda db: list(db.execute(query).scalars()))

    async def heads(self, query: "sa.Select[Any]") -> list[tuple[Head, str]]:
        """Tables with where they stand."""
        found = await self.read(lambda db: db.execute(query.order_by(TABLES.c.time.desc()).limit(PAGE)).all())
        return [(head, row.status) for row in found if (head := sound_head(row)) is not None]

    # -- rows ------------------------------------------------------------------------------------------------------

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """What happened at a table, from this ply on."""
        query = sa.select(MOVES).where(MOVES.c.table == table, MOVES.c.ply >= since).order_by(MOVES.c.ply)
        return await self.read(lambda db: [Row(*row) for row in db.execute(query)])

    async def append(self, entries: list[tuple[Row, str | None]]) -> None:
        """Write rows for good, with where their tables stand then if that is new; all of them or none.

        Raises `Taken` when the ply of one of them is already written.
        """
        try:
            await self.change(partial(self.write, entries), in_order=True)
        except IntegrityError:
            raise Taken from None

    def write(self, entries: list[tuple[Row, str | None]], db: sa.Connection) -> None:
        sitters = [{"table": row.table, "guest": row.guest} for row, _ in entries if row.kind == "sit"]
        append_rows(db, [row for row, _ in entries])
        for row, status in entries:
            if status is not None:
                db.execute(TABLES.update().where(TABLES.c.id == row.table).values(status=status))
        if sitters:
            db.execute(SITTERS.insert().prefix_with("OR IGNORE"), sitters)
        for row, _ in entries:
            if row.kind in ("leave", "kick"):
                db.execute(SITTERS.delete().where(SITTERS.c.table == row.table, SITTERS.c.guest == row.guest))
            elif row.kind == "start":
                sat = MOVES.update().where(MOVES.c.table == row.table, MOVES.c.kind == "sit")
                db.execute(sat.values(key=""))

    def check_before(self, db: "sa.Connection", row: Row) -> None:
        """Whether the row before is there: it is not in a database that was restored a moment ago."""
        if db.exec_driver_sql(FIND_ROW, (row.table, row.ply - 1)).first() is None:
            raise Taken

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """How many rows each of these tables has."""
        query = sa.select(MOVES.c.table, sa.func.max(MOVES.c.ply) + 1).where(MOVES.c.table.in_(list(tables)))
        return await self.read(lambda db: {row[0]: row[1] for row in db.execute(query.group_by(MOVES.c.table))})

    # -- chat ------------------------------------------------------------------------------------------------------

    async def say(self, table: str, guest: str, key: str, seat: int, text: str, time: float) -> None:
        """Keep a line of chat; one that is already there changes nothing."""
        row = {"table": table, "guest": guest, "key": key, "seat": seat, "text": text, "time": time}
        await self.change(lambda db: db.execute(CHAT.insert().prefix_with("OR IGNORE").values(row)))

    async def chat(self, tables: Iterable[str], after: int = 0, most: int = 1000) -> list[Said]:
        """What was said at these tables after a line, the last lines of it in order."""
        query = sa.select(CHAT).where(CHAT.c.table.in_(list(tables)), CHAT.c.number > after)
        last = query.order_by(CHAT.c.number.desc()).limit(most)
        return await self.read(lambda db: [Said(*row) for row in db.execute(last)][::-1])

    # -- worlds ----------------------------------------------------------------------------------------------------

    async def keep_world(self, kept: Kept) -> None:
        """Keep a world; one that its table left before is replaced, unless a game has begun from it."""
        query = sqlite.insert(WORLDS).values(kept._asdict())
        begun = sa.select(TABLES.c.id).where(TABLES.c.world == kept.id, TABLES.c.origin == "new").exists()
        news = {name: getattr(kept, name) for name in ("ply", "games", "ruler", "document", "chapters", "time")}
        kept_once = query.on_conflict_do_update(index_elements=["id"], set_=news, where=~begun)
        await self.change(lambda db: db.execute(kept_once))

    async def world_line(self, world: str) -> list[Kept]:
        """A world and all those that it came from, the oldest first; nothing if there is none."""

        def line(db: sa.Connection) -> list[Kept]:
            found: list[Kept] = []
            parent = world
            while parent:
                row = db.execute(sa.select(WORLDS).where(WORLDS.c.id == parent)).first()
                if row is None:
                    break
                found.insert(0, Kept(*row))
                parent = row.parent
            return found

        return await self.read(line)

    async def name_world(self, world: str, name: str) -> None:
        await self.change(lambda db: db.execute(WORLDS.update().where(WORLDS.c.id == world).values(name=name)))

    async def worlds_of(self, guest: str) -> list[Kept]:
        """The worlds that a guest brought or has played in, as far as no later one came from them; the newest first."""
        mine = sa.select(SITTERS.c.table).where(SITTERS.c.guest == guest)
        begun = sa.select(TABLES.c.world).where(TABLES.c.id.in_(mine), TABLES.c.origin == "new")
        later = WORLDS.alias()
        known = sa.or_(WORLDS.c.guest == guest, WORLDS.c.id.in_(mine), WORLDS.c.id.in_(begun))
        query = sa.select(WORLDS).where(known, ~sa.select(later.c.id).where(later.c.parent == WORLDS.c.id).exists())
        newest = query.order_by(WORLDS.c.time.desc()).limit(PAGE)
        return await self.read(lambda db: [Kept(*row) for row in db.execute(newest)])

    async def worlds_by(self, guest: str) -> list[str]:
        """The ids of all worlds that a guest brought, or that games at their tables left."""
        query = sa.select(WORLDS.c.id).where(WORLDS.c.guest == guest)
        return await self.read(lambda db: list(db.execute(query).scalars()))

    async def plays_in(self, world: str, guest: str) -> bool:
        """Whether a guest made or sits at the table that left a world, or at one that began from it."""
        at = sa.or_(TABLES.c.id == world, (TABLES.c.world == world) & (TABLES.c.origin == "new"))
        query = sa.select(TABLES.c.id).join(SITTERS, SITTERS.c.table == TABLES.c.id).limit(1)
        return await self.read(lambda db: db.execute(query.where(at, SITTERS.c.guest == guest)).first() is not None)

    async def running_in(self, root: str) -> list[Head]:
        """The games that are being played in a world or in one that came from it; no forks."""
        line = sa.select(sa.literal(root).label("id")).cte("line", recursive=True)
        line = line.union(sa.select(WORLDS.c.id).join(line, WORLDS.c.parent == line.c.id))
        at = TABLES.c.world.in_(sa.select(line.c.id))
        running = TABLES.c.status.in_(("playing", "stopped"))
        query = sa.select(TABLES).where(at, running, TABLES.c.origin == "new")
        return await self.read(lambda db: [head_of(row) for row in db.execute(query)])

    async def seating(self, table: str) -> list[Row]:
        """The rows of a table by which people came to its seats and went."""
        query = sa.select(MOVES).where(MOVES.c.table == table, MOVES.c.kind.in_(SEATING)).order_by(MOVES.c.ply)
        return await self.read(lambda db: [Row(*row) for row in db.execute(query)])


def head_of(row: Any) -> Head:
    """A table's head from its columns."""
    options, chairs, terms = json.loads(row.options), json.loads(row.chairs), json.loads(row.terms)
    seed = int(row.seed, 16) if row.seed else None
    settled = (row.id, row.host, row.game, row.rules, options, seed, row.salt, chairs, terms)
    return Head(*settled, bool(row.listed), row.origin, row.time, row.rematch_of, row.world, row.turned)


def sound_head(row: Any) -> Head | None:
    """A table's head for a list; one that is damaged is left out, and named when somebody goes to it."""
    try:
        return head_of(row)
    except (KeyError, TypeError, ValueError):
        return None
