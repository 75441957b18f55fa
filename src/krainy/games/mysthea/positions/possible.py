"""Positions that no game of Mysthea can show are refused."""

from typing import Final

from ..board import ISLANDS, MONSTERS, ON_ISLAND
from ..state import Mysthea
from .invariants import wrong_cards, wrong_markers, wrong_units

MIRAGES_KEPT: Final = 2
"""How many stay after the set-up of two players."""


def impossible(g: Mysthea) -> str:
    """Why no game can come to this position, in one line; nothing if one could."""
    return mirage_fault(g) or monster_fault(g) or ", ".join(wrong_units(g) + wrong_cards(g) + wrong_markers(g))


def mirage_fault(g: Mysthea) -> str:
    """Two mirages at most, on different islands, and only for two players. [mysthea.two.1, mysthea.two.3]"""
    if not g.mirages:
        return ""
    if g.seats > 2:
        return "mirages: there are some with two players only"
    if g.mirages.bit_count() > MIRAGES_KEPT:
        return f"mirages: {MIRAGES_KEPT} stay after the set-up, not {g.mirages.bit_count()}"
    for island in range(len(ISLANDS)):
        if sum(g.mirages >> region & 1 for region in ON_ISLAND[island]) > 1:
            return f"mirages: there is one on {ISLANDS[island]} at most"
    return ""


def monster_fault(g: Mysthea) -> str:
    """Only a monster that roams can be defeated. [mysthea.monster]"""
    for monster, island in enumerate(g.lair):
        if g.defeated >> monster & 1 and island < 0:
            return f"defeated: {MONSTERS[monster]} is not on the islands in Era {g.era}"
    return ""
