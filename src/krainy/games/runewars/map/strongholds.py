"""Strongholds: set, damaged, razed. [runewars.stronghold]"""

from krainy.engine.flow import replaced

from ..state import NOBODY, Runewars
from ..vocabulary import BUILT, RAZED, STRONGHOLD_DAMAGED


def damage_castle(g: Runewars, area: int) -> None:
    """A stronghold is turned to its damaged side. [runewars.battle.19]"""
    if g.castle[area] != NOBODY and not g.ruined >> area & 1:
        g.ruined |= 1 << area
        g.tell(STRONGHOLD_DAMAGED, g.castle[area], area)


def raze(g: Runewars, area: int) -> None:
    """A stronghold is removed, its development with it. [runewars.dev.2]"""
    g.tell(RAZED, g.castle[area], area)
    g.castle = replaced(g.castle, area, NOBODY)
    g.ruined &= ~(1 << area)
    g.development = replaced(g.development, area, 0)


def set_castle(g: Runewars, seat: int, area: int, damaged: bool) -> None:
    """A stronghold token is set on an area."""
    g.castle = replaced(g.castle, area, seat)
    if damaged:
        g.ruined |= 1 << area
    else:
        g.ruined &= ~(1 << area)
    g.tell(BUILT, seat, area)
