"""Secrets: how they are drawn, and the hashes by which they are known again."""

import hashlib
import secrets

CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""For what people write down by hand: nothing that looks like something else."""
CODE_LENGTH = 20
"""Letters of a code: 99 random bits."""
GROUP = 5


def token() -> str:
    """160 random bits that may stand in a link, or after a command, which would take a leading dash for an option."""
    while (drawn := secrets.token_urlsafe(20)).startswith("-"):
        pass
    return drawn


def digest(secret: str) -> str:
    """A random secret needs no salt and no slow hash."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_code() -> str:
    """A code to be written down, in groups."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[start : start + GROUP] for start in range(0, CODE_LENGTH, GROUP))


def plain_code(written: str) -> str:
    """A code as it was drawn, however somebody has typed it."""
    letters = "".join(letter for letter in written.lower() if letter in CODE_LETTERS)
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))
