"""The record of a duel.

A state always has a duel. While none is on it is NO_DUEL, which all share and nobody changes.
"""

from typing import Final

from krainy.engine.underway import Underway

from ..battle.record import ATTACKER, DEFENDER


class Duellist:
    """One side of a duel: a hero, or the neutral unit of a quest."""

    def __init__(self, hero: int) -> None:
        self.hero = hero
        """The hero, or -1 for a neutral unit."""
        self.card = 0
        """The fate card of this round; 0 for none."""
        self.damage = 0
        """Damage to be suffered this round."""
        self.negated = 0
        """Damage that the own rout results negate this round."""
        self.weapon = 0
        """The slot of the weapon used in this duel, from 1; 0 for none."""
        self.armour = 0
        """Likewise of the armour."""
        self.leech = False
        """Heals fully if the enemy is defeated in this round."""
        self.escaped = False
        """A card has saved the hero from defeat."""

    def copy(self) -> "Duellist":
        other = Duellist(self.hero)
        other.card = self.card
        other.damage = self.damage
        other.negated = self.negated
        other.weapon = self.weapon
        other.armour = self.armour
        other.leech = self.leech
        other.escaped = self.escaped
        return other


class Duel(Underway):
    """A duel of a hero with another, or with a neutral unit. [runewars.duel.1, runewars.duel.10]"""

    def __init__(self, area: int, sides: list[Duellist], unit: int, unit_health: int, quest: int) -> None:
        self.area = area
        self.sides = sides
        """The attacker, the defender."""
        self.unit = unit
        """The neutral unit of a quest duel, or -1."""
        self.unit_damage = 0
        self.unit_health = unit_health
        self.quest = quest
        """The quest whose duel it is, or 0."""
        self.round = 0
        self.starting = area >= 0
        """Whether the rounds have not begun: damage comes from the start of the duel."""
        self.spent = 0
        """Reward slots that have done what they may do once in a duel, as a mask."""
        self.round_spent = 0
        """Likewise once in a round."""
        self.over = False
        """The duel ends after this round."""

    @property
    def on(self) -> bool:
        """Whether there is a duel."""
        return self.area >= 0

    def copy(self) -> "Duel":
        if self.area < 0:
            return self
        sides = [self.sides[ATTACKER].copy(), self.sides[DEFENDER].copy()]
        other = Duel(self.area, sides, self.unit, self.unit_health, self.quest)
        other.unit_damage = self.unit_damage
        other.round = self.round
        other.starting = self.starting
        other.spent = self.spent
        other.round_spent = self.round_spent
        other.over = self.over
        return other

    def spelled(self) -> list[int]:
        if self.area < 0:
            return []
        one, other = self.sides
        return [
            *[self.area, one.hero, other.hero, self.unit, self.unit_damage, self.unit_health, self.round],
            *[one.card, other.card, one.damage, other.damage, one.negated, other.negated],
            *[one.weapon, other.weapon, one.armour, other.armour, self.spent, self.round_spent],
            *[int(one.leech), int(other.leech), int(self.over), int(one.escaped), int(other.escaped)],
            *[self.quest, int(self.starting)],
        ]


NO_DUEL: Final = Duel(-1, [Duellist(-1), Duellist(-1)], -1, 0, 0)
