"""People: guests with a name, a signed cookie for every device, and a private link for one more device."""

import contextlib
import hashlib
import hmac
import json
import os
import secrets
from pathlib import Path

import sqlalchemy as sa

from krainy.engine.errors import BadInput

from ..clock import now
from ..errors import NAME_TAKEN, Refused
from ..http.network import is_elsewhere, place_of
from ..storage.database import GUESTS, SECRETS, SITTERS, TABLES, Guest, Storage
from ..storage.notices import leave
from .accounts import Accounts
from .names import alike, tidy
from .secret import digest, token
from .sessions import Device, Session, Sessions

COOKIE = "krainy"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as a browser keeps a cookie at most."""
KEY_BYTES = 32


class People:
    """Knows guests by their secrets; the database holds only hashes of these."""

    def __init__(self, storage: Storage, key: bytes) -> None:
        self.storage = storage
        self.sessions = Sessions(storage)
        self.accounts = Accounts(storage)
        self.key = key

    async def welcome(self, name: str, device: Device) -> tuple[Guest, str]:
        """A new guest and the cookie."""
        guest = Guest(token(), tidy(name), token())
        await self.storage.add_guest(guest, now())
        secret = token()
        await self.sessions.begin(guest.id, digest(secret), guest.session, device, now())
        return guest, self.signed(secret)

    async def who(self, cookie: str | None, device: Device) -> Guest | None:
        """The guest of a cookie; a forged one costs no look into the database."""
        secret, _, signature = (cookie or "").partition(".")
        if not hmac.compare_digest(self.sign(secret).encode(), signature.encode("utf-8", "replace")):
            return None
        return await self.sessions.guest_by(digest(secret), device, now())

    async def return_by(self, link: str, device: Device) -> tuple[Guest, str] | None:
        """The guest of a private link, with a cookie for one more device; nobody can use the link again."""
        used = SECRETS.delete().where(SECRETS.c.hash == digest(link), SECRETS.c.kind == "link")
        return await self.enter(used.returning(SECRETS.c.guest), device)

    async def enter(self, proof: sa.Executable, device: Device) -> tuple[Guest, str] | None:
        """The guest whom a proof names, with a cookie for one more device. A proof is a statement that uses a secret up
        and returns whose it was."""
        secret = token()
        guest = await self.sessions.begin_by(proof, digest(secret), token(), device, now())
        return None if guest is None else (guest, self.signed(secret))

    async def devices(self, guest: Guest) -> list[Session]:
        return await self.sessions.of(guest.id)

    async def new_link(self, guest: Guest) -> str:
        """A private link; the one before ends."""
        link = token()
        await self.storage.set_link(guest.id, digest(link))
        return link

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name, unless it looks like that of somebody at a table where the guest sits."""
        wanted = tidy(name)

        def write(db: sa.Connection) -> None:
            db.execute(GUESTS.update().where(GUESTS.c.id == guest.id).values(name=wanted))
            if alike(wanted, names_beside(db, guest.id)):
                raise Refused(*NAME_TAKEN)  # what was written is taken back
            leave(db, "guest", guest.id)

        await self.storage.change(write)
        return guest._replace(name=wanted)

    def address_code(self, table: str, address: str) -> str:
        """A code of the network from which somebody comes to a table: equal for equal ones, and of use nowhere else.
        This machine has none: a proxy that does not say for whom it calls must not make one person of all."""
        return self.sign(f"address {table} {place_of(address)}")[:32] if is_elsewhere(address) else ""

    def signed(self, secret: str) -> str:
        return f"{secret}.{self.sign(secret)}"

    def sign(self, secret: str) -> str:
        return hmac.new(self.key, secret.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def names_beside(db: sa.Connection, guest: str) -> list[str]:
    """What the others are called at the tables where a guest sits and the game is not over."""
    here, beside = SITTERS.alias(), SITTERS.alias()
    query = sa.select(GUESTS.c.name).distinct().select_from(here).join(TABLES, TABLES.c.id == here.c.table)
    query = query.join(beside, beside.c.table == here.c.table).join(GUESTS, GUESTS.c.id == beside.c.guest)
    under_way = TABLES.c.status.in_(("open", "playing"))
    named = sa.select(TABLES.c.terms).join(here, here.c.table == TABLES.c.id).where(here.c.guest == guest, under_way)
    at_screens = [name for terms in db.execute(named).scalars() for name in json.loads(terms).get("names", []) if name]
    others = db.execute(query.where(here.c.guest == guest, beside.c.guest != guest, under_way)).scalars()
    return [*others, *at_screens]


def signing_key(data: Path) -> bytes:
    """The server's own key, made at the first start and readable by its user alone."""
    path = data / "key"
    if not path.exists():
        part = data / f"key.{secrets.token_hex(8)}"
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        with contextlib.suppress(FileExistsError):  # another process was quicker
            os.link(part, path)
        part.unlink()
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise BadInput(
            f"the key in {path} has {len(key)} bytes instead of {KEY_BYTES}; put it back from a backup, or delete it: "
            "a new one is made then, and everybody needs a private link to return"
        )
    return key
