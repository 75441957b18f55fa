"""Strength, and who controls a region. [mysthea.control, mysthea.battle.11]"""

from .board import CHOSEN, CONSTRUCT, FORTIFICATION, GOLEM, KINDS, OF_TYPE, ON_ISLAND, REGIONS, STRENGTH
from .board import WOUNDED_STRENGTH as WOUNDED
from .hooks import STRENGTH_BONUS
from .state import Mysthea, upgrade


def unit_strength(g: Mysthea, seat: int, kind: int) -> int:
    """The strength of one unit, upgrades included. [mysthea.battle.11, mysthea.wound.2]"""
    bonus = STRENGTH_BONUS[upgrade(g, seat, kind)]
    if kind == CHOSEN and g.wounded >> seat & 1:
        return WOUNDED + bonus
    return STRENGTH[kind] + bonus


def strength(g: Mysthea, seat: int, region: int) -> int:
    """The strength of all units of a seat in a region."""
    at = seat * KINDS * REGIONS + region
    units = g.units
    total = 0
    if units[at]:
        total = unit_strength(g, seat, CHOSEN)
    if units[at + REGIONS]:
        total += units[at + REGIONS] * unit_strength(g, seat, CONSTRUCT)
    if units[at + 2 * REGIONS]:
        total += units[at + 2 * REGIONS] * unit_strength(g, seat, GOLEM)
    if units[at + 3 * REGIONS]:
        total += units[at + 3 * REGIONS] * unit_strength(g, seat, FORTIFICATION)
    return total


def island_strength(g: Mysthea, seat: int, island: int) -> int:
    """The strength of all units of a seat on an island."""
    total = 0
    for region in ON_ISLAND[island]:
        total += strength(g, seat, region)
    return total


def controller(g: Mysthea, region: int) -> int:
    """The seat that controls a region, or -1; with a tie the lowest artefact number.
    [mysthea.control.1, mysthea.control.2]"""
    best, most = -1, 0
    for seat in g.order:
        power = strength(g, seat, region)
        if power > most:
            best, most = seat, power
    return best


def controlled(g: Mysthea, seat: int, kind: int) -> int:
    """How many regions of a type a seat controls; of every type for -1."""
    total = 0
    if kind < 0:
        for region in range(REGIONS):
            if controller(g, region) == seat:
                total += 1
    else:
        for region in OF_TYPE[kind]:
            if controller(g, region) == seat:
                total += 1
    return total
