"""What one may be proud of after a game of Oath."""

from typing import Final

from krainy.engine.achievement import Achievement, Deeds, won

from ..state import BY_EMPIRE, BY_VISION, Oath
from ..vocabulary import CAMPAIGN_BEGAN, GOT_RELIC

MANY_RELICS: Final = 4


def prophecy(g: Oath, deeds: Deeds) -> bool:
    """Won by a Vision. [oath.win.3]"""
    return won(g, deeds) and g.victory & BY_VISION != 0


def heir(g: Oath, deeds: Deeds) -> bool:
    """Won as a Citizen. [oath.win.4]"""
    return won(g, deeds) and g.victory & BY_EMPIRE != 0 and deeds.seat != g.chancellor


def pen(g: Oath, deeds: Deeds) -> bool:
    """Won without a single Campaign. [oath.campaign]"""
    return won(g, deeds) and deeds.count(CAMPAIGN_BEGAN) == 0


def museum(g: Oath, deeds: Deeds) -> bool:
    """Came by many relics. [oath.recover.2]"""
    return deeds.count(GOT_RELIC) >= MANY_RELICS


ACHIEVEMENTS: Final = [
    Achievement("prophecy", prophecy),
    Achievement("heir", heir),
    Achievement("pen", pen),
    Achievement("museum", museum),
]
