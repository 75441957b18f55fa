"""Chance: a counter and a key, mixed by a small block cipher, the same numbers interpreted and compiled.

Every draw is Speck64/128 of a running counter under the game's 128-bit seed. Who has seen any number of draws
learns nothing about the next one, and a clone needs only a reference to the key and one int.
"""

from typing import Final

from mypy_extensions import i64

ROUNDS: Final = 27
SEED_BITS: Final = 128
WORD: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x3FFFFFFF  # 30 bits: two of them stay within mypyc's unboxed ints


def schedule(seed: int) -> list[int]:
    """The round keys of a 128-bit seed; made once, shared by all clones, never changed."""
    key: i64 = seed & 0xFFFFFFFF
    ring = [seed >> 32 & 0xFFFFFFFF, seed >> 64 & 0xFFFFFFFF, seed >> 96 & 0xFFFFFFFF]
    rounds = [int(key)]
    for turn in range(ROUNDS - 1):
        word: i64 = ring[turn % 3]
        mixed: i64 = ((((word >> 8) | (word << 24)) & WORD) + key) & WORD
        word = mixed ^ turn
        key = (((key << 3) | (key >> 29)) & WORD) ^ word
        ring[turn % 3] = int(word)
        rounds.append(int(key))
    return rounds


def draw(rounds: list[int], counter: int) -> int:
    """The 60 random bits at one place of the stream."""
    x: i64 = counter >> 32
    y: i64 = counter & 0xFFFFFFFF
    for key in rounds:
        x = ((((x >> 8) | (x << 24)) & WORD) + y) & WORD
        x ^= key
        y = (((y << 3) | (y >> 29)) & WORD) ^ x
    return int(((x & HALF) << 30) | (y & HALF))


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
