"""Bots that fail. Workers import them, each in a process of its own, so nothing else is imported here."""

import os
import time


def crash(game: object, seat: int, bot: str, seed: int, seconds: float) -> int:
    os._exit(3)


def cheat(game: object, seat: int, bot: str, seed: int, seconds: float) -> int:
    return -7


def dawdle(game: object, seat: int, bot: str, seed: int, seconds: float) -> int:
    time.sleep(seconds * 1.5)
    return 0
