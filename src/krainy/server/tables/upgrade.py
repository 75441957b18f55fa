"""Upgrading: a table of other rules is played on if the rules that are here lead through its whole history; else it is
read. Tables are looked at when somebody comes to them, and `krainy admin rules` looks at all before an upgrade."""

import asyncio
import logging
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

import krainy
from krainy.engine.errors import BadInput
from krainy.play.older import Difference, compare

from ..clock import now
from ..process.background import Background
from ..storage.database import MOVES, TABLES, Head, Row, Storage, Taken
from ..storage.transcripts import parts_of, remember
from .faults import reason
from .readonly import ReadOnlyTable
from .table import fold

LOGGER = logging.getLogger("krainy")


class Opened(NamedTuple):
    """A table whose rules may be others."""

    head: Head
    rows: list[Row]
    past: ReadOnlyTable | None
    """How it can be read, if it cannot be played on."""


def outdated(head: Head) -> bool:
    """Whether a table is of other rules than those that are here."""
    return head.rules != krainy.load(head.game).version


async def open_table(storage: Storage, background: Background, head: Head, rows: list[Row]) -> Opened:
    """A table as it can be shown here; one of other rules is renewed or kept for reading."""
    if not outdated(head):
        return Opened(head, rows, None)
    status = await asyncio.to_thread(status_of, storage, head.id)
    parts = await asyncio.to_thread(parts_of, storage, head.id)
    past, found = await background.run(len(rows), judge, head, rows, parts, status)
    if found is None:
        renewed = await asyncio.to_thread(renew, storage, head, rows, "playing" if status == "stopped" else status)
        if renewed is not None:
            return renewed
        again = await storage.head(head.id)  # another process was faster
        return Opened(again or head, await storage.rows(head.id), None)
    if status in ("open", "playing"):
        await asyncio.to_thread(set_status, storage, head.id, past.status)
        why = f"at move {found.ply} {found.why}"
        LOGGER.warning("table %s cannot be played on under the new rules of %s: %s", head.id, head.game, why)
    return Opened(head, rows, past)


def judge(head: Head, rows: list[Row], parts: list[bytes], status: str) -> tuple[ReadOnlyTable, Difference | None]:
    """A table as it can be read, and where the rules that are here first lead elsewhere."""
    past = read_past(head, rows, parts, status)
    found = compare(past.playthrough.record(), past.transcript)[1] if past.shown else None
    if found is not None:
        return past, found
    last = len(past.playthrough.moves)
    try:
        table = fold(head._replace(rules=krainy.load(head.game).version), rows)
    except Exception as error:  # moves that were taken back are rows too
        return past, Difference(last, f"the table cannot be set up: {reason(error)}")
    standing = "playing" if table.status == "paused" else table.status
    if standing != status and not (status == "stopped" and standing in ("open", "playing")):
        return past, Difference(last, f"the game is '{standing}', it was '{status}'")
    return past, None


def read_past(head: Head, rows: list[Row], parts: list[bytes], status: str) -> ReadOnlyTable:
    """A table as it can be read; a transcript that is damaged is as good as none."""
    try:
        return remember(head, rows, status == "over", parts)
    except BadInput:
        return remember(head, rows, status == "over", [])


def status_of(storage: Storage, table: str) -> str:
    with storage.engine.connect() as db:
        return str(db.execute(sa.select(TABLES.c.status).where(TABLES.c.id == table)).scalar())


def set_status(storage: Storage, table: str, status: str) -> None:
    with storage.engine.begin() as db:
        db.execute(TABLES.update().where(TABLES.c.id == table).values(status=status))


def renew(storage: Storage, head: Head, rows: list[Row], status: str) -> Opened | None:
    """Let a table be one of the rules that are here, and write down that it was; nothing if another process was
    faster."""
    renewed = head._replace(rules=krainy.load(head.game).version)
    row = Row(head.id, len(rows), "rules", -1, head.rules, "", "", now())
    try:
        with storage.engine.begin() as db:
            if rows:
                storage.check_before(db, row)
            db.execute(MOVES.insert().values(row._asdict()))
            here = TABLES.update().where(TABLES.c.id == head.id)
            db.execute(here.values(rules=renewed.rules, status=status))
    except (IntegrityError, Taken):
        return None
    return Opened(renewed, [*rows, row], None)
