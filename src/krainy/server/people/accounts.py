"""Accounts: the ways by which a guest comes back without this device: passkeys, a mail address, codes on paper.

An account is no other thing than a guest: whoever adds a way keeps name, tables, worlds and devices. Of passkeys only
the public half is here, of codes only hashes.
"""

import re
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from krainy.engine.errors import BadInput

from ..clock import now
from ..errors import Refused
from ..storage.database import META, Storage
from .secret import digest, new_code, plain_code
from .sessions import Device
from .tickets import TICKETS, Tickets, spent

PASSKEYS = sa.Table(
    "passkeys",
    META,
    *[sa.Column(name, sa.Text) for name in ("id", "guest", "rp")],
    sa.Column("key", sa.LargeBinary),
    sa.Column("counter", sa.BigInteger),
    *[sa.Column(name, sa.Text) for name in ("browser", "system")],
    *[sa.Column(name, sa.Float) for name in ("made", "used")],
)
MAILS = sa.Table("mails", META, sa.Column("guest", sa.Text), sa.Column("mail", sa.Text), sa.Column("made", sa.Float))
CODES = sa.Table("codes", META, sa.Column("hash", sa.Text), sa.Column("guest", sa.Text))
WAYS = (PASSKEYS, MAILS, CODES)
"""Whoever has a row in one of them has an account."""
CODES_AT_ONCE = 8
MOST_PASSKEYS = 20
MAIL = re.compile(
    r"[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}"
)
"""An address that every mail server takes."""


class Passkey(NamedTuple):
    """A passkey as its guest sees it."""

    id: str
    browser: str
    system: str
    made: float
    used: float


class Account(NamedTuple):
    """The ways by which a guest can come back."""

    passkeys: list[Passkey]
    mail: str
    codes: int
    """How many have not been used."""


class Key(NamedTuple):
    """The public half of a passkey, and whose it is."""

    guest: str
    rp: str
    key: bytes
    counter: int
    """How often it has signed, where it counts; else 0."""


class Accounts:
    """The accounts in the database; every method is one transaction."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.tickets = Tickets(storage)

    async def of(self, guest: str) -> Account:
        columns = [PASSKEYS.c[name] for name in Passkey._fields]
        passkeys = sa.select(*columns).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.made, PASSKEYS.c.id)
        mail = sa.select(MAILS.c.mail).where(MAILS.c.guest == guest)
        codes = sa.select(sa.func.count()).select_from(CODES).where(CODES.c.guest == guest)

        def look(db: sa.Connection) -> Account:
            found = [Passkey(*row) for row in db.execute(passkeys)]
            return Account(found, db.execute(mail).scalar() or "", db.execute(codes).scalar_one())

        return await self.storage.read(look)

    # -- passkeys ------------------------------------------------------------------------------------------------------

    async def add_passkey(self, id: str, key: Key, device: Device) -> None:
        row = {"id": id, **key._asdict(), **device._asdict(), "made": now(), "used": now()}
        own = sa.select(sa.func.count()).select_from(PASSKEYS).where(PASSKEYS.c.guest == key.guest)

        def add(db: sa.Connection) -> None:
            if db.execute(own).scalar_one() >= MOST_PASSKEYS:
                raise Refused("passkeys-full", f"you have {MOST_PASSKEYS} passkeys; remove one first")
            db.execute(PASSKEYS.insert().values(row))

        try:
            await self.storage.change(add)
        except IntegrityError:
            raise Refused("passkey-known", "this passkey is known already") from None

    async def passkey(self, id: str) -> Key | None:
        query = sa.select(*[PASSKEYS.c[name] for name in Key._fields]).where(PASSKEYS.c.id == id)
        row = await self.storage.read(lambda db: db.execute(query).first())
        return None if row is None else Key(*row)

    async def drop_passkey(self, guest: str, id: str) -> bool:
        """Forget a passkey of a guest; whether there was such a one."""
        gone = PASSKEYS.delete().where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == id)
        return bool(await self.storage.change(lambda db: db.execute(gone).rowcount))

    # -- mail ----------------------------------------------------------------------------------------------------------

    async def confirm(self, guest: str, secret: str) -> str | None:
        """The mail address of a guest is the one to which this link was sent; nothing if the link is not for them."""
        used = spent("confirm", secret).where(TICKETS.c.guest == guest).returning(TICKETS.c.mail)

        def write(db: sa.Connection) -> str | None:
            mail = db.execute(used).scalar()
            if mail is not None:
                drop_mail(db, guest)
                db.execute(MAILS.insert().values(guest=guest, mail=mail, made=now()))
            return mail

        try:
            return await self.storage.change(write)
        except IntegrityError:  # only who reads the letters of this address hears of it
            raise Refused("mail-taken", "another account has this address; log in by it, or use another one") from None

    async def drop_mail(self, guest: str) -> None:
        await self.storage.change(lambda db: drop_mail(db, guest))

    async def guest_of(self, mail: str) -> str:
        """Whose address this is; nothing if it is nobody's."""
        query = sa.select(MAILS.c.guest).where(MAILS.c.mail == mail)
        return await self.storage.read(lambda db: db.execute(query).scalar()) or ""

    # -- codes ---------------------------------------------------------------------------------------------------------

    async def new_codes(self, guest: str) -> list[str]:
        """Codes to be written down; those before end."""
        codes = [new_code() for _ in range(CODES_AT_ONCE)]

        def replace(db: sa.Connection) -> None:
            db.execute(CODES.delete().where(CODES.c.guest == guest))
            db.execute(CODES.insert(), [{"hash": digest(code), "guest": guest} for code in codes])

        await self.storage.change(replace)
        return codes


def drop_mail(db: sa.Connection, guest: str) -> None:
    """Forget the mail address of a guest, and the links that were sent there."""
    db.execute(MAILS.delete().where(MAILS.c.guest == guest))
    db.execute(TICKETS.delete().where(TICKETS.c.guest == guest, TICKETS.c.purpose == "login"))


def by_letter(secret: str) -> sa.Executable:
    """The proof of whoever has opened a link that was sent by mail."""
    return spent("login", secret).returning(TICKETS.c.guest)


def by_code(written: str) -> sa.Executable:
    """The proof of whoever has a code."""
    return CODES.delete().where(CODES.c.hash == digest(plain_code(written))).returning(CODES.c.guest)


def by_passkey(id: str, before: int, counter: int) -> sa.Executable:
    """The proof of whoever has signed with a passkey that had counted so far: a copy of it would count anew."""
    same = (PASSKEYS.c.id == id) & (PASSKEYS.c.counter == before)
    return PASSKEYS.update().where(same).values(counter=counter, used=now()).returning(PASSKEYS.c.guest)


def tidy_mail(written: str) -> str:
    """An address as it is kept: capitals make no difference."""
    mail = written.strip().lower()
    if not MAIL.fullmatch(mail):
        raise BadInput("this is no mail address; write it as name@example.org, without accents")
    return mail
