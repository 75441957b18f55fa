"""Marks: a short digest for every ply of a game, made from the one before and the move.

Two games have the same mark at a ply only if they began alike and have the same moves until then. So whoever has a part
of a game can tell by one mark whether it is the same game, however long it is.
"""

import hashlib
import json
from bisect import bisect_left
from collections.abc import Iterable, Sequence

SIZE = 16
"""Bytes of a mark."""


def first_mark(game: str, version: int, seats: int, seed: int, options: dict[str, object]) -> bytes:
    """The mark of a game before its first move."""
    head = json.dumps([game, version, seats, f"{seed:032x}", options], sort_keys=True)
    return hashlib.blake2b(head.encode(), digest_size=SIZE).digest()


def mark_on(marks: list[bytes], moves: Iterable[tuple[int, int]]) -> None:
    """Add the marks of these moves."""
    for seat, action in moves:
        marks.append(hashlib.blake2b(b"%b%d,%d" % (marks[-1], seat, action), digest_size=SIZE).digest())


def same_until(one: Sequence[bytes], other: Sequence[bytes], most: int) -> int:
    """The last ply, of so many at most, at which two games are the same; -1 if they did not even begin alike."""
    last = min(len(one) - 1, len(other) - 1, most)
    if last < 0 or one[last] == other[last]:
        return last
    return bisect_left(range(last), True, key=lambda ply: one[ply] != other[ply]) - 1
