"""What is under way: a battle.

A state always has a battle. While none is on it is NO_BATTLE, which is shared and never changed.
"""

from typing import Final

from krainy.engine.underway import Underway


class Fighter:
    """What has happened to a seat in a battle."""

    def __init__(self) -> None:
        self.card = 0
        """The card laid, until it is discarded; 0 for none. [mysthea.battle.4]"""
        self.bonus = 0
        """What the order of the card, and the card that started the battle, add to the strength."""
        self.retreated = 0
        """Units that have left. [mysthea.battle.6]"""
        self.lost = 0
        """Units removed or wounded. [mysthea.battle.12]"""

    def copy(self) -> "Fighter":
        other = Fighter()
        other.card = self.card
        other.bonus = self.bonus
        other.retreated = self.retreated
        other.lost = self.lost
        return other


class Battle(Underway):
    """A battle in a region. [mysthea.battle.3]"""

    def __init__(self, region: int, starter: int, zeal: int, by_seat: list[Fighter]) -> None:
        self.region: Final = region
        """Its region, or -1."""
        self.starter: Final = starter
        self.zeal: Final = zeal
        """The starter's Chosen as a card, if its ability worked when the battle began; else 0. [mysthea.ruling.32]"""
        self.by_seat: Final = by_seat
        """Also for who takes no part."""

    @property
    def on(self) -> bool:
        """Whether there is a battle."""
        return self.region >= 0

    def copy(self) -> "Battle":
        if self.region < 0:
            return self
        return Battle(self.region, self.starter, self.zeal, [fighter.copy() for fighter in self.by_seat])

    def spelled(self) -> list[int]:
        return [number for one in self.by_seat for number in (one.card, one.bonus, one.retreated, one.lost)]


NO_BATTLE: Final = Battle(-1, -1, 0, [])
