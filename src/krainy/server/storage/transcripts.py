"""Transcripts of games in the database: kept while the rules are here, read when they are others.

The parts of a transcript are made one at a time, in worker processes of the server or by `krainy admin keep`. A part
that is there and tells of the same moves is left as it is, so whoever keeps a game again has only its last
moves to tell.
"""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

import krainy
from krainy.engine.record import Record
from krainy.play.transcript import Transcript, digests, last_plies, write_parts

from ..clock import now
from ..tables.faults import reason
from ..tables.readonly import ReadOnlyTable, recall
from .database import META, MOVES, TABLES, Head, Row, Storage, head_of

TRANSCRIPTS = sa.Table("accounts", META, *[sa.Column(name) for name in ("table", "part", "digest", "data")])
QUIET = 60.0
"""Seconds without a move after which a running game is kept."""
MANY = 64
"""So many new rows let a running game be kept even while it goes on."""
NO_BOUND = 1 << 40
"""Bytes: a transcript in our own database may be as long as its game."""


class Due(NamedTuple):
    """A game whose transcript does not tell of all its moves."""

    table: str
    rows: int
    record: Record
    parts: dict[int, str]
    """The parts that are missing, by their numbers, each with its digest."""


def waiting(storage: Storage, everything: bool, moment: float) -> list[str]:
    """The tables whose transcripts are behind. Without `everything`: games that are over, and running ones that are
    quiet or have gone on for a while; forks and brought records are left to those who run the server."""
    last = sa.select(sa.func.max(MOVES.c.ply) + 1).where(MOVES.c.table == TABLES.c.id).scalar_subquery()
    quiet = sa.select(sa.func.max(MOVES.c.time)).where(MOVES.c.table == TABLES.c.id).scalar_subquery() < moment - QUIET
    wanted = TABLES.c.status.in_(("playing", "over", "record")) & (TABLES.c.kept != last)
    if not everything:
        due = (TABLES.c.status == "over") | quiet | (last - TABLES.c.kept >= MANY)
        wanted = wanted & (TABLES.c.origin == "new") & due
    with storage.engine.connect() as db:
        return list(db.execute(sa.select(TABLES.c.id).where(wanted).order_by(TABLES.c.time)).scalars())


def look(storage: Storage, id: str) -> Due | None:
    """What is missing in the transcript of a game; nothing if the game is gone or its rules are not here."""
    with storage.engine.connect() as db:
        found = db.execute(sa.select(TABLES).where(TABLES.c.id == id)).first()
        if found is None:
            return None
        head, rows = head_of(found), rows_of(db, id)
        query = sa.select(TRANSCRIPTS.c.part, TRANSCRIPTS.c.digest).where(TRANSCRIPTS.c.table == id)
        kept = {row.part: row.digest for row in db.execute(query)}
    if head.rules != krainy.load(head.game).version:
        return None
    table = recall(head, rows, False)
    if not table.shown:
        return None
    record = table.playthrough.record()
    missing = {part: digest for part, digest in digests_of(record).items() if kept.get(part) != digest}
    return Due(id, len(rows), record, missing)


def digests_of(record: Record) -> dict[int, str]:
    """The digest of every part of a game's transcript."""
    found = digests(record, last_plies(record))
    return {part: found[last] for part, last in enumerate(last_plies(record))}


def rows_of(db: sa.Connection, table: str) -> list[Row]:
    query = sa.select(MOVES).where(MOVES.c.table == table).order_by(MOVES.c.ply)
    return [Row(*row) for row in db.execute(query)]


def store(storage: Storage, due: Due, part: int, data: bytes) -> None:
    """Keep one part in place of what was there; a table that is gone meanwhile keeps nothing."""
    row = {"table": due.table, "part": part, "digest": due.parts[part], "data": data}
    try:
        with storage.engine.begin() as db:
            db.execute(TRANSCRIPTS.insert().prefix_with("OR REPLACE").values(row))
    except IntegrityError:
        return


def finish(storage: Storage, due: Due) -> None:
    """All parts are there: note of how many rows they tell, and drop what tells of moves taken back."""
    with storage.engine.begin() as db:
        beyond = (TRANSCRIPTS.c.table == due.table) & (TRANSCRIPTS.c.part >= len(last_plies(due.record)))
        db.execute(TRANSCRIPTS.delete().where(beyond))
        db.execute(TABLES.update().where(TABLES.c.id == due.table).values(kept=due.rows))


def parts_of(storage: Storage, table: str) -> list[bytes]:
    """The parts of a transcript, in order."""
    query = sa.select(TRANSCRIPTS.c.data).where(TRANSCRIPTS.c.table == table).order_by(TRANSCRIPTS.c.part)
    with storage.engine.connect() as db:
        return list(db.execute(query).scalars())


def add_parts(storage: Storage, table: str, record: Record, parts: list[bytes]) -> None:
    """Keep a transcript that came with a record."""
    due = Due(table, 0, record, digests_of(record))
    for part, data in enumerate(parts):
        store(storage, due, part, data)


def remember(head: Head, rows: list[Row], ended: bool, parts: list[bytes]) -> ReadOnlyTable:
    """A read-only table with its transcript."""
    table = recall(head, rows, ended)
    return recall(head, rows, ended, Transcript(table.playthrough.record(), parts, NO_BOUND)) if parts else table


def keep_all(storage: Storage) -> tuple[int, dict[str, str]]:
    """Bring every transcript up to date, here and now: how many games were kept, and why which could not be."""
    kept = 0
    failed: dict[str, str] = {}
    for table in waiting(storage, True, now()):
        try:
            due = look(storage, table)
            if due is None:
                continue
            for part, data in zip(due.parts, write_parts(due.record, due.parts), strict=True):
                store(storage, due, part, data)
            finish(storage, due)
            kept += 1
        except SQLAlchemyError:
            raise
        except Exception as error:  # a damaged table spoils only itself
            failed[table] = reason(error)
    return kept, failed
