"""What one may be proud of after a game of Lords of Xidit."""

from typing import Final

from krainy.engine.achievement import Achievement, Deeds, won

from ..state import Xidit
from ..vocabulary import CENSUS_WON, TIE_BROKEN, TITAN_REMOVED, WAITED

MANY_WAITS: Final = 12
MANY_MUSTERS: Final = 4


def giants(g: Xidit, deeds: Deeds) -> bool:
    """Removed a raging titan. [xidit.titan.4]"""
    return deeds.count(TITAN_REMOVED) > 0


def patience(g: Xidit, deeds: Deeds) -> bool:
    """Won after waiting again and again. [xidit.wait.1]"""
    return won(g, deeds) and deeds.count(WAITED) >= MANY_WAITS


def whisker(g: Xidit, deeds: Deeds) -> bool:
    """Won after a tie in an assessment was broken in one's favour. [xidit.end.9]"""
    return won(g, deeds) and deeds.count(TIE_BROKEN) > 0


def musters(g: Xidit, deeds: Deeds) -> bool:
    """Won many parts of the censuses. [xidit.census.5]"""
    return deeds.count(CENSUS_WON) >= MANY_MUSTERS


ACHIEVEMENTS: Final = [
    Achievement("giants", giants),
    Achievement("patience", patience),
    Achievement("whisker", whisker),
    Achievement("musters", musters),
]
