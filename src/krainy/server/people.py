"""People: guests with a name, a signed cookie, and a private link for another device."""

import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path

from .storage import Guest, Storage

COOKIE = "krainy"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as a browser keeps a cookie at most."""
LONGEST_NAME = 40


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
    try:
        fresh = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(fresh, "wb") as file:
        file.write(secrets.token_bytes(32))
    return path.read_bytes()
