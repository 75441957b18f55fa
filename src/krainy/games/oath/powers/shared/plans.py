"""Kinds of battle plans: dice, walls, and what changes a roll. [oath.power.8, oath.campaign.12]"""

from typing import ClassVar, Final

from ...board import BANDITS, BEAST, DARKEST_SECRET, SLOTS
from ...campaign.allies import enemy_players
from ...campaign.plans import opposes
from ...campaign.pools import add_attack, cut_attack
from ...cards import SUIT
from ...hooks import PLAN_COST, Power, owner_at
from ...ruling import advisers_of_suit, has_suit, ruled_of_suit, ruler, site_of, suit_count
from ...state import Oath


class PlanTax(Power):
    """Enemies' plans cost more: favor burnt, plus 8 for each secret placed."""

    hooks: ClassVar[list[int]] = [PLAN_COST]

    def __init__(self, price: int) -> None:
        super().__init__()
        self.tax: Final = price

    def plan_cost(self, g: Oath, at: int, user: int, card: int) -> int:
        return self.tax if opposes(g, owner_at(g, at), user) else 0


def flag(g: Oath, attacking: bool, own: bool, what: int) -> None:
    """Set a flag of the user's side, or of the other side."""
    g.war.side(attacking == own).flags |= what


class Dice(Power):
    """Attack dice: the attacker adds them, the defender takes them away. [oath.power.8]"""

    def __init__(self, number: int, end: int = 0) -> None:
        super().__init__()
        self.number: Final = number
        self.end: Final = end
        """When the plan is discarded: 0 never, 1 always, 2 after a defeat."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        """How many dice."""
        return self.number

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if self.count(g, player, attacking) > 0 else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        number = self.count(g, player, attacking)
        if attacking:
            add_attack(g, number)
        else:
            cut_attack(g, number)

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return self.end == 1 or (self.end == 2 and not won)


class AgainstSuit(Dice):
    """Only if an enemy has a face-up adviser of a suit."""

    def __init__(self, number: int, suit: int, end: int) -> None:
        super().__init__(number, end)
        self.suit: Final = suit

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        for other in enemy_players(g, player, attacking):
            if has_suit(g, other, self.suit):
                return self.number
        return 0


class PerRuled(Dice):
    """One for each card of a suit that the user rules, or has among the advisers only."""

    def __init__(self, suit: int, advisers: bool, end: int) -> None:
        super().__init__(0, end)
        self.suit: Final = suit
        self.advisers: Final = advisers

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        if player == BANDITS:
            if self.advisers:
                return 0
            return sum(
                1 for s in range(SLOTS) if ruler(g, s) == BANDITS for card in g.denizens[s] if SUIT[card] == self.suit
            )
        if self.advisers:
            return advisers_of_suit(g, player, self.suit)
        return ruled_of_suit(g, player, self.suit)


class Walls(Power):
    """Defense dice, for the defender; some only if their own site is a target, some per Beast card at sites."""

    def __init__(self, number: int, here: bool, end: bool, beasts: bool = False) -> None:
        super().__init__()
        self.number: Final = number
        self.here: Final = here
        self.end: Final = end
        self.beasts: Final = beasts

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        spot = site_of(g, self.card)
        return 0 if self.here and (spot < 0 or not g.war.targets(spot)) else 1

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.defense_pool += suit_count(g, BEAST) if self.beasts else self.number

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return self.end


class Roll(Power):
    """Changes how a roll is read: a flag of the own side or of the enemy's, perhaps only with the Darkest Secret."""

    def __init__(self, what: int, own: bool, end: bool, secret: bool = False) -> None:
        super().__init__()
        self.what: Final = what
        self.own: Final = own
        self.end: Final = end
        self.secret: Final = secret

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 0 if self.secret and g.banner_of[DARKEST_SECRET] != player else 1

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        flag(g, attacking, self.own, self.what)

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return self.end
