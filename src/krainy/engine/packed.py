"""Packed rows: numbers side by side in memory, `vec[i64]` of librt.

Compiled, a packed row is read, written and copied several times as fast as a list of Python's numbers, and its items
are machine integers. docs/decisions/030-packed-state.md says what for, and which mistakes the compiler lets pass.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD_BITS: Final = 63
"""A mask in a machine integer has room for this many members."""
BIT64: Final = vec[i64]([1 << place for place in range(WORD_BITS)])
"""The masks of one member: mypyc compiles a shift by a machine integer as one of 32 bits."""


def row_of(size: int, value: int) -> vec[i64]:
    """A packed row in which every number is the same."""
    return vec[i64]([value] * size)


def packed(numbers: list[int]) -> vec[i64]:
    """A packed row of these numbers. `vec[i64](numbers)` would first make the text of an error that nobody sees, which
    costs some 1,500 instructions."""
    return lengthened(vec[i64](), numbers)


def lengthened(row: vec[i64], more: list[int]) -> vec[i64]:
    """A packed row with more numbers at its end."""
    found = row[:]
    for number in more:
        found = append(found, number)
    return found


def place_in(row: vec[i64], value: i64) -> int:
    """The first place of a number in a packed row, which must be there."""
    size: i64 = len(row)
    for place in range(size):
        if row[place] == value:
            return int(place)
    raise ValueError(f"{value} is not in this row")


def boxed(row: object) -> object:
    """A packed row as any object of Python."""
    return row


PACKED: Final[Any] = type(boxed(vec[i64]()))
"""The class of packed rows, for whoever looks at anything: mypyc 2.4.1 crashes at `isinstance(thing, vec)`."""
