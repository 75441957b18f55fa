"""Tickets: random secrets that are good for one thing, once, for a short time. The database has only their hashes."""

from typing import Literal, NamedTuple

import sqlalchemy as sa

from ..clock import now
from ..storage.database import META, Storage
from .secret import digest, token

TICKETS = sa.Table(
    "tickets",
    META,
    *[sa.Column(name, sa.Text) for name in ("hash", "purpose", "guest", "mail")],
    sa.Column("until", sa.Float),
)
Purpose = Literal["login", "confirm", "passkey-new", "passkey-login"]
"""To log in by mail, to confirm a mail address, and the challenges for a new passkey and for one that is used."""
MINUTE = 60.0


class Ticket(NamedTuple):
    """What a ticket was good for."""

    guest: str
    mail: str


class Tickets:
    """The tickets in the database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def issue(self, purpose: Purpose, seconds: float, guest: str = "", mail: str = "") -> str:
        """A new ticket; those whose time is over go."""
        secret = token()
        row = {"hash": digest(secret), "purpose": purpose, "guest": guest or None, "mail": mail}

        def write(db: sa.Connection) -> None:
            db.execute(TICKETS.delete().where(TICKETS.c.until <= now()))
            db.execute(TICKETS.insert().values({**row, "until": now() + seconds}))

        await self.storage.change(write)
        return secret

    async def use(self, purpose: Purpose, secret: str) -> Ticket | None:
        """What a ticket is good for, if it is: it is used up by that."""
        used = spent(purpose, secret).returning(TICKETS.c.guest, TICKETS.c.mail)

        def spend(db: sa.Connection) -> Ticket | None:
            row = db.execute(used).first()
            return None if row is None else Ticket(row.guest or "", row.mail)

        return await self.storage.change(spend)


def spent(purpose: Purpose, secret: str) -> sa.Delete:
    """The statement that uses a ticket up, if there is one for this purpose and its time is not over."""
    fits = (TICKETS.c.hash == digest(secret)) & (TICKETS.c.purpose == purpose) & (TICKETS.c.until > now())
    return TICKETS.delete().where(fits)
