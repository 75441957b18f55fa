"""Sets of spaces: two machine integers each, since a board can have more than 63 spaces.

The first word has the first 63 spaces, the second one those beyond; with three seats and no storms it is always 0. What
is called `x_second` is the second word of `x`. docs/decisions/004-bit-masks.md says why sets, and why two words.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from krainy.engine.packed import WORD_BITS, row_of

FIRST: Final = vec[i64]([1 << n if n < WORD_BITS else 0 for n in range(2 * WORD_BITS)])
"""The first word of the set that has only this space …"""
SECOND: Final = vec[i64]([0 if n < WORD_BITS else 1 << n - WORD_BITS for n in range(2 * WORD_BITS)])
"""… and the second one."""

# A word is read chunk by chunk: the members of the chunk c are MEMBERS[MEMBERS_FROM[c]] and so on.
CHUNK: Final = 9
LOW: Final = (1 << CHUNK) - 1
ALL_MEMBERS: Final = [[bit for bit in range(CHUNK) if mask >> bit & 1] for mask in range(1 << CHUNK)]
MEMBERS: Final = vec[i64]([bit for members in ALL_MEMBERS for bit in members])
MEMBERS_FROM: Final = vec[i64]([sum(map(len, ALL_MEMBERS[:mask])) for mask in range((1 << CHUNK) + 1)])


class SpaceSets:
    """Some sets of spaces, by number."""

    def __init__(self, count: int) -> None:
        self.first = row_of(count, 0)
        self.second = row_of(count, 0)

    def __len__(self) -> int:
        return len(self.first)

    def add(self, number: i64, space: i64) -> None:
        """Put a space into a set."""
        self.first[number] |= FIRST[space]
        self.second[number] |= SECOND[space]

    def append(self, first: i64, second: i64) -> None:
        """One more set."""
        self.first = append(self.first, first)
        self.second = append(self.second, second)

    def masks(self) -> list[int]:
        """The sets as masks of any size, for whoever reads them slowly."""
        return joined(self.first, self.second)

    def unions(self, others: "SpaceSets") -> "SpaceSets":
        """The first of these sets together with some of the others, for every mask of them."""
        found = SpaceSets(0)
        found.append(self.first[0], self.second[0])
        for number in range(len(others)):
            for mask in range(len(found)):
                found.append(found.first[mask] | others.first[number], found.second[mask] | others.second[number])
        return found


def joined(first: vec[i64], second: vec[i64]) -> list[int]:
    """Two words as one mask of any size, set by set."""
    return [int(one) | int(other) << WORD_BITS for one, other in zip(first, second)]


def members_of(first: i64, second: i64) -> list[int]:
    """The spaces of a set, sorted."""
    found: list[int] = []
    add_members(found, first, 0)
    add_members(found, second, WORD_BITS)
    return found


def add_members(found: list[int], word: i64, base: i64) -> None:
    """Add the spaces of a word that begins with the space `base`."""
    while word:
        for at in range(MEMBERS_FROM[word & LOW], MEMBERS_FROM[(word & LOW) + 1]):
            found.append(base + MEMBERS[at])
        word >>= CHUNK
        base += CHUNK


def neighbours(word: i64, base: i64, ways: SpaceSets) -> tuple[i64, i64]:
    """What lies one step away from the spaces of a word that begins with the space `base`."""
    ways_first, ways_second, members, members_from = ways.first, ways.second, MEMBERS, MEMBERS_FROM
    first: i64 = 0
    second: i64 = 0
    while word:
        for at in range(members_from[word & LOW], members_from[(word & LOW) + 1]):
            space = base + members[at]
            first |= ways_first[space]
            second |= ways_second[space]
        word >>= CHUNK
        base += CHUNK
    return first, second


REGION: Final = 4
"""A region is four numbers: the two words of its spaces, and the two words of its rim, what lies one step away."""


def flood(first: i64, second: i64, ways: SpaceSets, regions: vec[i64]) -> vec[i64]:
    """Cut these spaces into regions that hang together; added to the regions found before."""
    while first | second:
        before, before_second = first, second
        edge = first & -first
        edge_second: i64 = 0 if edge else second & -second
        first ^= edge
        second ^= edge_second
        rim: i64 = 0
        rim_second: i64 = 0
        while edge | edge_second:
            near, near_second = neighbours(edge, 0, ways)
            if edge_second:
                more, more_second = neighbours(edge_second, WORD_BITS, ways)
                near |= more
                near_second |= more_second
            rim |= near
            rim_second |= near_second
            edge = near & first
            edge_second = near_second & second
            first ^= edge
            second ^= edge_second
        regions = append(regions, before ^ first)
        regions = append(regions, before_second ^ second)
        regions = append(regions, rim)
        regions = append(regions, rim_second)
    return regions
