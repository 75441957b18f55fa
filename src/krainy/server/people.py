"""People: guests with a name, a signed cookie, and a private link for another device."""

import contextlib
import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path

from krainy.engine.errors import BadInput

from .storage import Guest, Storage

COOKIE = "krainy"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as a browser keeps a cookie at most."""
LONGEST_NAME = 40
KEY_BYTES = 32


class People:
    """Knows guests by their secrets; the database holds only hashes of these."""

    def __init__(self, storage: Storage, key: bytes) -> None:
        self.storage = storage
        self.key = key

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest and the cookie."""
        guest = Guest(token(), tidy(name))
        await self.storage.add_guest(guest, time.time())
        return guest, await self.new_cookie(guest)

    async def who(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; a forged one costs no look into the database."""
        secret, _, signature = (cookie or "").partition(".")
        if not hmac.compare_digest(self.sign(secret).encode(), signature.encode("utf-8", "replace")):
            return None
        return await self.storage.guest_by("cookie", digest(secret))

    async def return_by(self, link: str) -> tuple[Guest, str] | None:
        """The guest of a private link, with a cookie for one more device."""
        guest = await self.storage.guest_by("link", digest(link))
        return None if guest is None else (guest, await self.new_cookie(guest))

    async def new_cookie(self, guest: Guest) -> str:
        secret = token()
        await self.storage.add_secret(guest.id, "cookie", digest(secret))
        return self.signed(secret)

    async def new_link(self, guest: Guest) -> str:
        """A private link; the one before ends."""
        link = token()
        await self.storage.add_secret(guest.id, "link", digest(link))
        return link

    async def rename(self, guest: Guest, name: str) -> Guest:
        await self.storage.rename(guest.id, tidy(name))
        return guest._replace(name=tidy(name))

    def signed(self, secret: str) -> str:
        return f"{secret}.{self.sign(secret)}"

    def sign(self, secret: str) -> str:
        return hmac.new(self.key, secret.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def token() -> str:
    """160 random bits that may stand in a link."""
    return secrets.token_urlsafe(20)


def digest(secret: str) -> str:
    """A random secret needs no salt and no slow hash."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def tidy(name: str) -> str:
    """A name without line breaks, control signs and spaces at its ends; '?' for one that is nothing else."""
    plain = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(plain.split())[:LONGEST_NAME] or "?"


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
