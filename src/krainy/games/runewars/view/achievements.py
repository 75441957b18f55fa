"""What one may be proud of after a game of Runewars."""

from typing import Final

from krainy.engine.achievement import Achievement, Deeds, won

from ..state import Runewars
from ..vocabulary import ALLIED, BATTLE_WON, QUEST_DONE

MANY_QUESTS: Final = 2
MANY_ALLIES: Final = 2


def errands(g: Runewars, deeds: Deeds) -> bool:
    """Fulfilled several quests. [runewars.quest.8]"""
    return deeds.count(QUEST_DONE) >= MANY_QUESTS


def charm(g: Runewars, deeds: Deeds) -> bool:
    """Made allies of several groups of neutral units. [runewars.diplomacy]"""
    return deeds.count(ALLIED) >= MANY_ALLIES


def cabinet(g: Runewars, deeds: Deeds) -> bool:
    """Held all three titles at the end. [runewars.title.1]"""
    return all(holder == deeds.seat for holder in g.titles)


def dove(g: Runewars, deeds: Deeds) -> bool:
    """Won without winning a battle. [runewars.victory.1]"""
    return won(g, deeds) and deeds.count(BATTLE_WON) == 0


ACHIEVEMENTS: Final = [
    Achievement("errands", errands),
    Achievement("charm", charm),
    Achievement("cabinet", cabinet),
    Achievement("dove", dove),
]
