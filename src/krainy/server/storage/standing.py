"""Standing answers in the database: which questions a person at a table answers once for all."""

import sqlalchemy as sa

from . import notices
from .database import STANDING, Storage

Standing = dict[tuple[int, str], frozenset[str]]
"""By seat and guest, the questions that are answered."""


async def standing_at(storage: Storage, table: str) -> Standing:
    """All standing answers at a table."""
    query = sa.select(STANDING.c.seat, STANDING.c.guest, STANDING.c.question).where(STANDING.c.table == table)
    found: Standing = {}
    for seat, guest, question in await storage.read(lambda db: db.execute(query).all()):
        found[seat, guest] = found.get((seat, guest), frozenset()) | {question}
    return found


async def settle(storage: Storage, table: str, seat: int, guest: str, question: str, answered: bool) -> None:
    """Answer a question once for all, or be asked again; other processes hear of it."""
    row = {"table": table, "seat": seat, "guest": guest, "question": question}
    same = sa.and_(*[STANDING.c[name] == value for name, value in row.items()])

    def write(db: sa.Connection) -> None:
        if answered:
            db.execute(STANDING.insert().prefix_with("OR IGNORE").values(row))
        else:
            db.execute(STANDING.delete().where(same))
        notices.leave(db, "standing", table)

    await storage.change(write)
