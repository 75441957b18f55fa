"""What is under way: a battle, a duel; and what a defeated hero leaves behind.

A state always has a battle and a duel. While none is on they are NO_BATTLE and NO_DUEL, which are shared and never
changed, and whose area is -1.
"""

from typing import Final

from krainy.engine.underway import Underway

from .pieces import CLASSES

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


class DefeatMarker(Underway):
    """Where a hero was defeated, with the rewards that lie there. [runewars.defeat.3]"""

    def __init__(self, area: int, rewards: list[int]) -> None:
        self.area: Final = area
        self.rewards: Final = rewards
        """By slot; never changed."""

    def spelled(self) -> list[int]:
        return [self.area, *self.rewards]
