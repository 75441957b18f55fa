"""Fair chance: how the seed of a game is drawn so that nobody can choose it, and how that is proved afterwards.

The server promises a secret of its own before anybody sits down, and shows its hash. Everybody who sits promises a
salt in the same way. Only when all promises are made do they reveal the salts; the secret stays hidden until the game
is over. The seed follows from all of them: who makes the table cannot foresee it, and the server cannot choose it.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from krainy.engine.chance import SEED_BITS

MARK = "krainy-seed-1"


class Share(NamedTuple):
    """What one person has put into the seed."""

    seat: int
    """The first seat of the person."""
    commitment: str
    """The hash of a salt; nothing from somebody who promised none."""
    salt: str
    """Nothing from somebody who did not reveal it in time."""


def commitment(secret: str) -> str:
    """What is shown of a secret or a salt before it is revealed: its SHA-256."""
    return hashlib.sha256(secret.encode()).hexdigest()


def sealed(seed: int, salt: str) -> str:
    """What a table shows whose seed the server has chosen alone: SHA-256 of seed and salt."""
    return commitment(f"{seed:032x}:{salt}")


def draw(secret: str, shares: Iterable[Share]) -> int:
    """The seed: the first bits of the SHA-256 of the secret and all revealed salts, in the order of the seats."""
    salts = [share.salt for share in sorted(shares) if share.salt]
    whole = hashlib.sha256("\n".join([MARK, secret, *salts]).encode()).digest()
    return int.from_bytes(whole[: SEED_BITS // 8], "big")


class Unfair(Exception):
    """A proof that does not fit its seed."""


def prove(proof: Mapping[str, Any], seed: int) -> list[Share] | None:
    """Check the proof in a record: the shares of the people, none of a seed that the server has chosen alone, or no
    answer if there is no proof in it. Raises `Unfair` if it does not fit."""
    promised, secret, salt = (proof.get(name) for name in ("commitment", "secret", "salt"))
    if not isinstance(promised, str):
        return None
    if isinstance(salt, str):
        if sealed(seed, salt) != promised:
            raise Unfair
        return []
    if not isinstance(secret, str):
        return None
    try:
        shares = [Share(int(one["seat"]), str(one["commitment"]), str(one["salt"])) for one in proof["shares"]]
    except (KeyError, TypeError, ValueError):
        raise Unfair from None
    kept = all(commitment(share.salt) == share.commitment for share in shares if share.salt)
    if not kept or commitment(secret) != promised or draw(secret, shares) != seed:
        raise Unfair
    return shares
