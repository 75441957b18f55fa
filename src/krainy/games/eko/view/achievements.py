"""What one may be proud of after a game of Ekö."""

from typing import Final

from krainy.engine.achievement import Achievement, Deeds, won

from ..state import Eko, jailer_of
from ..vocabulary import KAMIKAZE, WON_ALONE

COSTLY_ATTACKS: Final = 5


def audience(g: Eko, deeds: Deeds) -> bool:
    """Won with the Emperor of somebody else captive. [eko.emp.4]"""
    return won(g, deeds) and any(jailer_of(g, other) == deeds.seat for other in range(g.seats))


def headless(g: Eko, deeds: Deeds) -> bool:
    """Won while the own Emperor was captive. [eko.emp.4]"""
    return won(g, deeds) and jailer_of(g, deeds.seat) >= 0


def arithmetic(g: Eko, deeds: Deeds) -> bool:
    """Won after several stacks were thrown away. [eko.kami.1]"""
    return won(g, deeds) and deeds.count(KAMIKAZE) >= COSTLY_ATTACKS


def silence(g: Eko, deeds: Deeds) -> bool:
    """Nobody else was left on the board. [eko.end.3]"""
    return deeds.count(WON_ALONE) > 0


ACHIEVEMENTS: Final = [
    Achievement("audience", audience),
    Achievement("headless", headless),
    Achievement("arithmetic", arithmetic),
    Achievement("silence", silence),
]
