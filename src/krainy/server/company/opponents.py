"""Opponents: people with whom somebody has played of late, and how they are invited again."""

import sqlalchemy as sa

from ..clock import now
from ..notifications.store import CHANNELS, INVITE, NOTIFICATIONS
from ..storage.database import GUESTS
from ..storage.maintenance import ERASED
from ..wire.company import Opponent
from .blocks import BLOCKS, among, apart
from .ledger import PROFILES, RESULTS, STANDINGS

LATELY = 12
"""So many people are named."""


def opponents(db: sa.Connection, guest: str) -> list[Opponent]:
    """With whom a person has finished games, the last first, each with the last of these games. Who hides is not
    named, nor who was blocked."""
    mine, theirs = STANDINGS.alias(), STANDINGS.alias()
    unwanted = sa.select(BLOCKS.c.other).where(BLOCKS.c.guest == guest)
    last = sa.func.max(RESULTS.c.ended)  # SQLite takes the other columns from the row that has it
    columns = (PROFILES.c.id, GUESTS.c.name, RESULTS.c.game, RESULTS.c.seats, last.label("ended"))
    query = sa.select(*columns, sa.func.count().label("games")).select_from(mine)
    query = query.join(theirs, (theirs.c.table == mine.c.table) & (theirs.c.guest != mine.c.guest))
    query = query.join(RESULTS, RESULTS.c.table == mine.c.table)
    query = query.join(GUESTS, GUESTS.c.id == theirs.c.guest).join(PROFILES, PROFILES.c.guest == theirs.c.guest)
    query = query.where(mine.c.guest == guest, PROFILES.c.hidden == 0, GUESTS.c.name != ERASED)
    query = query.where(theirs.c.guest.not_in(unwanted)).group_by(theirs.c.guest)
    return [Opponent(*row) for row in db.execute(query.order_by(last.desc(), PROFILES.c.id).limit(LATELY))]


def has_met(db: sa.Connection, guest: str, profile: str) -> str | None:
    """Who this is, if a person has finished a game with them and they do not hide."""
    mine, theirs = STANDINGS.alias(), STANDINGS.alias()
    query = sa.select(PROFILES.c.guest).join(theirs, theirs.c.guest == PROFILES.c.guest)
    query = query.join(mine, (mine.c.table == theirs.c.table) & (mine.c.guest != theirs.c.guest))
    query = query.where(PROFILES.c.id == profile, PROFILES.c.hidden == 0, mine.c.guest == guest)
    found: str | None = db.execute(query.limit(1)).scalar()
    return found


def invite(db: sa.Connection, guest: str, other: str, table: str, seat: int) -> bool:
    """Let somebody know that a seat is kept for them, if they are notified at all and want to be of this; whether a
    notification waits. Nobody else is told."""
    wants = sa.select(PROFILES.c.invited).where(PROFILES.c.guest == other)
    live = sa.select(CHANNELS.c.id).where(CHANNELS.c.guest == other, CHANNELS.c.problem == "").limit(1)
    if not db.execute(wants).scalar() or db.execute(live).first() is None:
        return False
    if apart(among(db, {guest, other}), guest, other):
        return False
    row = {"guest": other, "table": table, "kind": INVITE, "ply": seat, "made": now(), "due": now(), "waiting": 1}
    return bool(db.execute(NOTIFICATIONS.insert().prefix_with("OR IGNORE").values(row)).rowcount)
