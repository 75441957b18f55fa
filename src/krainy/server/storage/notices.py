"""Notices: what one process changed in the database and every server on it has to act upon.

Whoever changes something writes the notice in the same transaction; servers look for new ones when they refresh.
"""

from typing import NamedTuple

import sqlalchemy as sa

from ..clock import now
from .database import META, Storage

NOTICES = sa.Table(
    "notices",
    META,
    sa.Column("number", sa.Integer, primary_key=True),
    *[sa.Column(name) for name in ("kind", "subject", "time")],
)


class Notice(NamedTuple):
    """Something that has changed."""

    number: int
    kind: str
    """'session' (it has ended), 'guest' (it has another name), 'erased' (what this guest said is gone), 'table' (it was
    deleted), 'standing' (the standing answers at this table), 'house' (it was restored), 'blocks' (this guest blocks
    others than before), 'reaction' (a sign is shown at a table: its id, the seat and the sign)."""
    subject: str
    """The id of what has changed."""


def notice(kind: str, subject: str) -> "sa.Insert":
    """The statement that leaves a notice."""
    return NOTICES.insert().values(kind=kind, subject=subject, time=now())


def leave(db: sa.Connection, kind: str, *subjects: str) -> None:
    """Leave notices within a transaction."""
    for subject in subjects:
        db.execute(notice(kind, subject))


async def last_number(storage: Storage) -> int:
    """The number of the last notice; a server that starts now has nothing to do with those before."""
    return await storage.read(lambda db: db.execute(sa.select(sa.func.max(NOTICES.c.number))).scalar() or 0)


async def read_after(storage: Storage, number: int) -> list[Notice]:
    """The notices after this one."""
    columns = (NOTICES.c.number, NOTICES.c.kind, NOTICES.c.subject)
    query = sa.select(*columns).where(NOTICES.c.number > number).order_by(NOTICES.c.number)
    return await storage.read(lambda db: [Notice(*row) for row in db.execute(query)])
