"""Chance: a counter and a key, mixed by a small block cipher, the same numbers interpreted and compiled.

Every draw is Speck64/128 of a running counter under the game's 128-bit seed. Who has seen any number of draws
learns nothing about the next one, and a clone needs only a reference to the key and one int.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROUNDS: Final = 27
SEED_BITS: Final = 128
WORD: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x3FFFFFFF  # 30 bits: two of them stay within mypyc's unboxed ints
ROOM: Final = 1 << 40  # what must be left of a draw before the next place is taken from it; keeps the bias nil


def schedule(seed: int) -> vec[i64]:
    """The round keys of a 128-bit seed; made once, shared by all clones, never changed."""
    key: i64 = seed & 0xFFFFFFFF
    one: i64 = seed >> 32 & 0xFFFFFFFF
    two: i64 = seed >> 64 & 0xFFFFFFFF
    three: i64 = seed >> 96 & 0xFFFFFFFF
    rounds = vec[i64]()
    rounds = append(rounds, key)
    turns: i64 = ROUNDS - 1
    for turn in range(turns):
        mixed: i64 = (((((one >> 8) | (one << 24)) & WORD) + key) & WORD) ^ turn
        key = (((key << 3) | (key >> 29)) & WORD) ^ mixed
        one, two, three = two, three, mixed
        rounds = append(rounds, key)
    return rounds


def draw(rounds: vec[i64], counter: int) -> int:
    """The 60 random bits at one place of the stream."""
    x: i64 = counter >> 32
    y: i64 = counter & 0xFFFFFFFF
    for key in rounds:
        x = ((((x >> 8) | (x << 24)) & WORD) + y) & WORD
        x ^= key
        y = (((y << 3) | (y >> 29)) & WORD) ^ x
    return int(((x & HALF) << 30) | (y & HALF))


def shuffle(items: list[int], rounds: vec[i64], drawn: int) -> int:
    """Put a list in random order; how many draws have been made then. One draw serves several places."""
    pool: i64 = 0
    room: i64 = 0
    left: i64 = len(items)
    while left > 1:
        if room < ROOM:
            drawn += 1
            pool, room = draw(rounds, drawn), 1 << 60
        other = pool % left
        pool //= left
        room //= left
        left -= 1
        items[left], items[other] = items[other], items[left]
    return drawn


def shuffle_row(row: vec[i64], rounds: vec[i64], drawn: int) -> int:
    """The same for a packed row."""
    pool: i64 = 0
    room: i64 = 0
    left: i64 = len(row)
    while left > 1:
        if room < ROOM:
            drawn += 1
            pool, room = draw(rounds, drawn), 1 << 60
        other = pool % left
        pool //= left
        room //= left
        left -= 1
        row[left], row[other] = row[other], row[left]
    return drawn


class Dice:
    """A generator of its own for whoever is not part of a state: a bot, a fuzzer."""

    def __init__(self, seed: int) -> None:
        self.rounds = schedule(seed)
        self.drawn = 0

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.drawn += 1
        return draw(self.rounds, self.drawn) % n

    def seed(self) -> int:
        """A seed for something new."""
        return self.below(1 << 60) << 60 | self.below(1 << 60)
