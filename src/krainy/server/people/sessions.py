"""Sessions: every device on which a guest is known has one of its own, which can be ended."""

import logging
import re
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ..mail.outbox import LETTERS
from ..storage.database import GUESTS, META, SECRETS, Guest, Storage
from ..storage.notices import leave
from .tickets import TICKETS

LOGGER = logging.getLogger("krainy")
SESSIONS = sa.Table(
    "sessions",
    META,
    *[sa.Column(name) for name in ("hash", "id", "guest", "browser", "system", "made", "seen")],
)
SEEN_SECONDS = 600.0
"""A session that was seen so lately is not written anew: no call should wait for the disk only for that."""
BROWSERS = {
    "Edge": r"Edg(?:e|A|iOS)?/",
    "Opera": r"OPR/|Opera",
    "Samsung Internet": r"SamsungBrowser/",
    "Vivaldi": r"Vivaldi/",
    "Firefox": r"Firefox/|FxiOS/",
    "Chrome": r"Chrome/|CriOS/|Chromium/",
    "Safari": r"Safari/",
}
"""How browsers name themselves. Most also name those before them, so that the order decides."""
SYSTEMS = {
    "Android": r"Android",
    "iPad": r"iPad",
    "iPhone": r"iPhone",
    "Windows": r"Windows",
    "ChromeOS": r"CrOS",
    "macOS": r"Mac OS X|Macintosh",
    "Linux": r"Linux|X11",
}


class Device(NamedTuple):
    """What is kept of a device: nothing by which it could be found again elsewhere."""

    browser: str
    system: str


class Session(NamedTuple):
    """A device as its guest sees it."""

    id: str
    browser: str
    system: str
    made: float
    seen: float


class Sessions:
    """The sessions in the database; every method is one transaction."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def begin(self, guest: str, hash: str, id: str, device: Device, now: float) -> None:
        row = SESSIONS.insert().values(row_of(guest, hash, id, device, now))
        await self.storage.change(lambda db: db.execute(row))

    async def begin_by(self, proof: sa.Executable, hash: str, id: str, device: Device, now: float) -> Guest | None:
        """A session for whoever a proof names: a statement that uses a secret up and returns whose it was."""

        def use(db: sa.Connection) -> Guest | None:
            guest = db.execute(proof).scalar()
            if guest is None:
                return None
            db.execute(SESSIONS.insert().values(row_of(guest, hash, id, device, now)))
            name = db.execute(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar()
            return Guest(guest, str(name), id)

        return await self.storage.change(use)

    async def guest_by(self, hash: str, device: Device, now: float) -> Guest | None:
        """The guest of a session; from time to time it is written down when and where it was seen."""
        query = sa.select(GUESTS.c.id, GUESTS.c.name, SESSIONS.c.id, SESSIONS.c.seen)
        query = query.join(SESSIONS, SESSIONS.c.guest == GUESTS.c.id)
        found = await self.storage.read(lambda db: db.execute(query.where(SESSIONS.c.hash == hash)).first())
        if found is None:
            return None
        if now - found[3] > SEEN_SECONDS:
            await self.see(hash, device, now)
        return Guest(*found[:3])

    async def see(self, hash: str, device: Device, now: float) -> None:
        """Note that a session is in use; where that cannot be written nobody is turned away for it."""
        seen = SESSIONS.update().where(SESSIONS.c.hash == hash).values(seen=now, **device._asdict())
        try:
            await self.storage.change(lambda db: db.execute(seen))
        except SQLAlchemyError as error:
            LOGGER.warning("the time of a session could not be kept: %s", type(error).__name__)

    async def of(self, guest: str) -> list[Session]:
        """The devices of a guest, the last seen first."""
        columns = [SESSIONS.c[name] for name in Session._fields]
        query = sa.select(*columns).where(SESSIONS.c.guest == guest).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
        return await self.storage.read(lambda db: [Session(*row) for row in db.execute(query)])

    async def end(self, guest: str, session: str) -> bool:
        """End one session of a guest; whether there was such a one."""
        ended = SESSIONS.delete().where(SESSIONS.c.guest == guest, SESSIONS.c.id == session)

        def end(db: sa.Connection) -> bool:
            there = bool(db.execute(ended).rowcount)
            if there:
                leave(db, "session", session)
            return there

        return await self.storage.change(end)

    async def end_all(self, guest: str, but: str = "") -> list[str]:
        """End the sessions of a guest, and the links by which another could begin; which ones have ended."""
        ended = SESSIONS.delete().where(SESSIONS.c.guest == guest, SESSIONS.c.id != but).returning(SESSIONS.c.id)

        def end(db: sa.Connection) -> list[str]:
            ids = list(db.execute(ended).scalars())
            for pending in (SECRETS, TICKETS, LETTERS):
                db.execute(pending.delete().where(pending.c.guest == guest))
            leave(db, "session", *ids)
            return ids

        return await self.storage.change(end)


def row_of(guest: str, hash: str, id: str, device: Device, now: float) -> dict[str, object]:
    return {"hash": hash, "id": id, "guest": guest, **device._asdict(), "made": now, "seen": now}


def device_of(agent: str) -> Device:
    """A plain name of the browser and the system; nothing where the browser does not tell."""
    return Device(named(agent, BROWSERS), named(agent, SYSTEMS))


def named(agent: str, names: dict[str, str]) -> str:
    return next((name for name, sign in names.items() if re.search(sign, agent[:500])), "")
