"""What one may be proud of after a game of Mysthea."""

from typing import Final

from krainy.engine.achievement import Achievement, Deeds, won

from ..state import Mysthea
from ..vocabulary import BATTLE_BEGAN, FACED, REWARDED, SHIFTED

GOLD: Final = 0
"""The first of the medals."""
MANY_MEDALS: Final = 2
MANY_SHIFTS: Final = 4
MANY_ENCOUNTERS: Final = 4


def beasts(g: Mysthea, deeds: Deeds) -> bool:
    """Took several gold medals from monsters. [mysthea.monster.5]"""
    return len([args for args in deeds.of(REWARDED) if args[1] == GOLD]) >= MANY_MEDALS


def courtesy(g: Mysthea, deeds: Deeds) -> bool:
    """Won without starting a battle. [mysthea.battle.1]"""
    return won(g, deeds) and deeds.count(BATTLE_BEGAN) == 0


def removals(g: Mysthea, deeds: Deeds) -> bool:
    """Shifted islands several times. [mysthea.shift.1]"""
    return deeds.count(SHIFTED) >= MANY_SHIFTS


def strangers(g: Mysthea, deeds: Deeds) -> bool:
    """Had many encounters. [mysthea.encounter.4]"""
    return deeds.count(FACED) >= MANY_ENCOUNTERS


ACHIEVEMENTS: Final = [
    Achievement("beasts", beasts),
    Achievement("courtesy", courtesy),
    Achievement("removals", removals),
    Achievement("strangers", strangers),
]
