"""Blocks: people whom somebody does not want to meet. Whoever is blocked is not told so."""

from collections.abc import Collection
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from ..clock import now
from ..errors import Refused
from ..people.secret import token
from ..storage.database import GUESTS, META
from ..storage.notices import leave
from ..wire.company import Blocked

if TYPE_CHECKING:
    from ..storage.database import Said

BLOCKS = sa.Table("blocks", META, *[sa.Column(name) for name in ("id", "guest", "other", "made")])
MOST = 500
"""So many people one person may block."""
Pairs = dict[tuple[str, str], float]
"""Who has blocked whom, each with the moment."""


def block(db: sa.Connection, guest: str, other: str) -> None:
    """Block somebody; a second time changes nothing."""
    row = {"id": token(), "guest": guest, "other": other, "made": now()}
    db.execute(sqlite.insert(BLOCKS).values(row).on_conflict_do_nothing())
    if db.execute(sa.select(sa.func.count()).where(BLOCKS.c.guest == guest)).scalar_one() > MOST:
        raise Refused("blocks-full", f"you have blocked {MOST} people; take one block back first")
    leave(db, "blocks", guest)


def unblock(db: sa.Connection, guest: str, id: str) -> None:
    """Take a block back."""
    if db.execute(BLOCKS.delete().where(BLOCKS.c.guest == guest, BLOCKS.c.id == id)).rowcount:
        leave(db, "blocks", guest)


def blocked(db: sa.Connection, guest: str) -> list[Blocked]:
    """Whom a person has blocked, the last first, with the names that they have now."""
    query = sa.select(BLOCKS.c.id, GUESTS.c.name, BLOCKS.c.made).join(GUESTS, GUESTS.c.id == BLOCKS.c.other)
    query = query.where(BLOCKS.c.guest == guest).order_by(BLOCKS.c.made.desc(), BLOCKS.c.id)
    return [Blocked(*row) for row in db.execute(query)]


def among(db: sa.Connection, people: Collection[str]) -> Pairs:
    """Who of these people has blocked whom of them."""
    here = list(people)
    query = sa.select(BLOCKS).where(BLOCKS.c.guest.in_(here), BLOCKS.c.other.in_(here))
    return {(row.guest, row.other): row.made for row in db.execute(query)}


def has_blocked(db: sa.Connection, guest: str, other: str) -> bool:
    """Whether a person has blocked another one."""
    return bool(among(db, {guest, other}).get((guest, other)))


def blockers(db: sa.Connection, guest: str) -> set[str]:
    """Who has blocked a person."""
    return set(db.execute(sa.select(BLOCKS.c.guest).where(BLOCKS.c.other == guest)).scalars())


def hears(pairs: Pairs, listener: str, said: "Said") -> bool:
    """Whether somebody hears a line of chat: nothing of whom they have blocked, and nothing that was said to them by
    whoever had blocked them then. What they have heard before stays, because it would tell them by going away."""
    if (listener, said.guest) in pairs:
        return False
    since = pairs.get((said.guest, listener))
    return since is None or said.time < since


def apart(pairs: Pairs, one: str, other: str) -> bool:
    """Whether one of two people has blocked the other."""
    return (one, other) in pairs or (other, one) in pairs
