"""The record of a battle.

A state always has a battle. While none is on it is NO_BATTLE, which all share and nobody changes.
"""

from typing import Final

from krainy.engine.underway import Underway

from ..pieces import CLASSES

# Sides of a battle and of a duel.
ATTACKER: Final = 0
DEFENDER: Final = 1

EMPTY_LINE: Final = [0] * CLASSES
"""A side without units; never changed."""


class Side:
    """One side of a battle."""

    def __init__(self, line: list[int]) -> None:
        self.line = line
        """How many units of each class fight."""
        self.drawing = -1
        """The type that draws now, or -1."""
        self.drew = 0
        """The types that have drawn, as a mask."""
        self.bonus = 0
        """What cards add to the strength."""
        self.tough = 0
        """The types whose health an ability has raised, as a mask."""
        self.lost = 0
        """Units destroyed."""
        self.neutrals_lost = 0
        """Neutral units among them."""

    def copy(self) -> "Side":
        other = Side(self.line.copy())
        other.drawing = self.drawing
        other.drew = self.drew
        other.bonus = self.bonus
        other.tough = self.tough
        other.lost = self.lost
        other.neutrals_lost = self.neutrals_lost
        return other


class Supporter:
    """A hero who supports a type of units on a side. [runewars.support.1]"""

    def __init__(self, hero: int, side: int, unit: int) -> None:
        self.hero: Final = hero
        self.side: Final = side
        self.unit: Final = unit


class ExtraDraw:
    """So many cards more a supported type draws and discards."""

    def __init__(self, side: int, unit: int, number: int) -> None:
        self.side: Final = side
        self.unit: Final = unit
        self.number: Final = number


class Battle(Underway):
    """A battle over an area. [runewars.battle.1]"""

    def __init__(self, area: int, attacker: int, defender: int, leader: int, sides: list[Side]) -> None:
        self.area = area
        self.attacker = attacker
        self.defender = defender
        """The defending seat, or -1 for unallied neutral units."""
        self.foe = defender
        """The defending seat as it was when the battle began."""
        self.leader = leader
        """Who decides for the defenders. [runewars.battle.4]"""
        self.round = 0
        self.sides = sides
        """The attacker's, the defender's."""
        self.supporters: list[Supporter] = []
        """Replaced, never changed."""
        self.extra_draws: list[ExtraDraw] = []
        """Replaced, never changed."""
        self.siege = 0
        """What cards take from the stronghold's strength."""
        self.prizes = 0
        """Scripts for the winner, kept by the battle, as a mask; see `hooks.DELAYED`."""
        self.damage = 0
        """The damage about to be assigned."""

    @property
    def on(self) -> bool:
        """Whether there is a battle."""
        return self.area >= 0

    def copy(self) -> "Battle":
        if self.area < 0:
            return self
        sides = [self.sides[ATTACKER].copy(), self.sides[DEFENDER].copy()]
        other = Battle(self.area, self.attacker, self.defender, self.leader, sides)
        other.foe = self.foe
        other.round = self.round
        other.supporters = self.supporters
        other.extra_draws = self.extra_draws
        other.siege = self.siege
        other.prizes = self.prizes
        other.damage = self.damage
        return other

    def spelled(self) -> list[int]:
        if self.area < 0:
            return []
        one, other = self.sides
        return [
            *[self.area, self.attacker, self.defender, self.leader, self.round, one.drew, other.drew],
            *[one.bonus, other.bonus, one.tough, other.tough, one.lost, other.lost, one.drawing, other.drawing],
            *[self.siege, self.prizes, self.damage, one.neutrals_lost, other.neutrals_lost, self.foe],
        ]


NO_BATTLE: Final = Battle(-1, -1, -1, -1, [Side(EMPTY_LINE), Side(EMPTY_LINE)])
