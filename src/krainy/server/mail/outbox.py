"""The outbox: letters that wait. A row says what is to be told to whom, and never a secret: a link is drawn when the
letter is written."""

import asyncio
import json
import logging
from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sa

from ..clock import now
from ..people.secret import token
from ..storage.database import META, Storage

LOGGER = logging.getLogger("krainy")
LETTERS = sa.Table(
    "letters",
    META,
    *[sa.Column(name, sa.Text) for name in ("id", "kind", "guest", "mail", "lang", "facts")],
    *[sa.Column(name, sa.Float) for name in ("made", "due")],
    sa.Column("tries", sa.Integer),
)
LEASE = 120.0
"""Seconds for which a letter is left to the process that sends it."""


class Letter(NamedTuple):
    """What is to be told to whom."""

    id: str
    kind: str
    """'login' or 'confirm'; the texts of a kind begin with its name."""
    guest: str | None
    mail: str
    lang: str
    facts: str
    """What the text needs besides, as JSON."""
    made: float
    due: float
    """When it is to be sent, or tried again."""
    tries: int


class Outbox:
    """The letters in the database."""

    def __init__(self, storage: Storage, sends: bool) -> None:
        self.storage = storage
        self.sends = sends
        """Whether this server sends them itself; else those who run it print them."""
        self.woken = asyncio.Event()
        """Set when a letter was put in."""

    async def put(self, kind: str, mail: str, lang: str, guest: str = "", **facts: str | int) -> None:
        """A letter, to be sent as soon as possible; the same to somebody who has one waiting is one."""
        letter = Letter(token(), kind, guest or None, mail, lang, json.dumps(facts), now(), now(), 0)
        same = (LETTERS.c.kind == kind) & (LETTERS.c.mail == mail) & (LETTERS.c.facts == letter.facts)
        same &= LETTERS.c.guest.is_(None) if letter.guest is None else LETTERS.c.guest == guest

        def write(db: sa.Connection) -> None:
            db.execute(LETTERS.delete().where(same))
            db.execute(LETTERS.insert().values(letter._asdict()))

        await self.storage.change(write)
        if not self.sends:
            LOGGER.info("somebody waits for a letter: `krainy admin letters` prints it")
        self.woken.set()

    async def waiting(self) -> list[Letter]:
        """All letters, the first due first."""
        query = sa.select(*[LETTERS.c[name] for name in Letter._fields]).order_by(LETTERS.c.due, LETTERS.c.id)
        return await self.storage.read(lambda db: [Letter(*row) for row in db.execute(query)])

    async def claim(self, letter: Letter) -> bool:
        """Whether this process may send a letter now; another one may have taken it."""
        same = (LETTERS.c.id == letter.id) & (LETTERS.c.tries == letter.tries)
        taken = LETTERS.update().where(same).values(tries=letter.tries + 1, due=now() + LEASE)
        return bool(await self.storage.change(lambda db: db.execute(taken).rowcount))

    async def postpone(self, letter: Letter, due: float) -> None:
        later = LETTERS.update().where(LETTERS.c.id == letter.id).values(due=due)
        await self.storage.change(lambda db: db.execute(later))

    async def drop(self, letter: Letter) -> None:
        await self.storage.change(lambda db: db.execute(LETTERS.delete().where(LETTERS.c.id == letter.id)))


def facts_of(letter: Letter) -> Mapping[str, str | int]:
    """What the text of a letter needs."""
    found: dict[str, str | int] = json.loads(letter.facts)
    return found
