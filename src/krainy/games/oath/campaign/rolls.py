"""The defense and the attack are rolled and counted. [oath.campaign.14, oath.campaign.17]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Thing

from ..actions.costs import usable
from ..asking import NO_YES, Asking
from ..board import BLANK_FACES, HOLLOW_FACES, ONE_FACES, SWORD_FACES, TWO_FACE
from ..hooks import POWERS, REROLL, card_at
from ..ruling import rules_card
from ..state import Oath
from ..tokens import pay_for
from ..vocabulary import ATTACK_DIE_LOT, ATTACK_ROLLED, CARD, DEFENSE_DIE_LOT, DEFENSE_ROLLED, PASS, PLANNED
from .losses import Losses
from .pools import attack_force, defense_force
from .war import HALF, NO_BEST, NO_HOLLOW, NO_ONES, NO_SKULLS, TWICE, UNDECIDED


def roll_defense(g: Oath, number: int) -> int:
    """Roll defense dice: ones, twos and doublings, eight bits each."""
    found = 0
    for _ in range(number):
        face = g.roll(6, DEFENSE_DIE_LOT)
        if face < BLANK_FACES:
            continue
        if face < ONE_FACES:
            found += 1
        elif face == TWO_FACE:
            found += 1 << 8
        else:
            found += 1 << 16
    return found


def roll_attack(g: Oath, number: int) -> int:
    """Roll attack dice: hollow swords, swords and skulls, eight bits each."""
    found = 0
    for _ in range(number):
        face = g.roll(6, ATTACK_DIE_LOT)
        if face < HOLLOW_FACES:
            found += 1
        elif face < SWORD_FACES:
            found += 1 << 8
        else:
            found += 1 << 16
    return found


def shields(roll: int, no_ones: bool, no_best: bool) -> int:
    """The shields of a roll, doubled as often as it says. [oath.campaign.14]"""
    ones = 0 if no_ones else roll & 255
    twos = 0 if no_best else roll >> 8 & 255
    total = ones + 2 * twos
    for _ in range(min(roll >> 16, 6)):
        total *= 2
    return total


def rerolls(g: Oath, player: int) -> int:
    """A card with which a player may roll again, or 0."""
    if player < 0:
        return 0
    for at in g.live[REROLL]:
        card = card_at(at)
        if rules_card(g, player, at) and POWERS[card].can(g, player) and usable(g, player, card):
            return card
    return 0


class RollDefense(Step[Oath]):
    """The defender rolls. [oath.campaign.14, oath.campaign.15, oath.campaign.16, oath.campaign.28]"""

    def run(self, g: Oath) -> None:
        if g.war.outcome != UNDECIDED:
            return
        g.war.defense.rolled = roll_defense(g, g.war.defense_pool)
        steps: list[AnyStep] = [CountDefense()]
        if rerolls(g, g.war.defender):
            tell_defense(g)
            steps = [Reroll(g.war.defender, False), *steps]
        g.then(steps)


def tell_defense(g: Oath) -> None:
    """Tell the roll as it lies."""
    roll = g.war.defense.rolled
    flags = g.war.defense.flags
    total = shields(roll, flags & NO_ONES != 0, flags & NO_BEST != 0)
    twos = roll >> 8 & 255
    g.tell(DEFENSE_ROLLED, g.war.defender, (roll & 255) + 2 * twos, roll >> 16, min(40, total), twos)


class CountDefense(Step[Oath]):
    """Shields and warbands together. [oath.campaign.14, oath.campaign.15]"""

    def run(self, g: Oath) -> None:
        flags = g.war.defense.flags
        total = shields(g.war.defense.rolled, flags & NO_ONES != 0, flags & NO_BEST != 0)
        if flags & TWICE:
            total *= 2
        g.war.shields = total + defense_force(g)
        tell_defense(g)


class RollAttack(Step[Oath]):
    """The attacker rolls. [oath.campaign.17, oath.campaign.28]"""

    def run(self, g: Oath) -> None:
        if g.war.outcome != UNDECIDED:
            return
        g.war.attack.rolled = roll_attack(g, attack_dice(g))
        steps: list[AnyStep] = [CountAttack()]
        if rerolls(g, g.war.attacker):
            tell_attack(g)
            steps = [Reroll(g.war.attacker, True), *steps]
        g.then(steps)


def attack_dice(g: Oath) -> int:
    """The attack pool; some plans let only half of it be rolled."""
    return g.war.attack_pool // 2 if g.war.attack.flags & HALF else g.war.attack_pool


def tell_attack(g: Oath) -> None:
    """Tell the roll as it lies."""
    roll = g.war.attack.rolled
    g.tell(ATTACK_ROLLED, g.war.attacker, roll >> 8 & 255, roll & 255, roll >> 16)


class Reroll(Asking):
    """Roll the whole set again, once, for a price."""

    name = "Reroll"
    rule = "oath.campaign.14"
    discretion = True

    def __init__(self, seat: int, attacking: bool) -> None:
        super().__init__(seat)
        self.attacking: Final = attacking

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, rerolls(g, self.seat))}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        card = rerolls(g, seat)
        pay_for(g, seat, card)
        g.tell(PLANNED, seat, card)
        if self.attacking:
            g.war.attack.rolled = roll_attack(g, attack_dice(g))
        else:
            g.war.defense.rolled = roll_defense(g, g.war.defense_pool)


class CountAttack(Step[Oath]):
    """Swords count, skulls kill. [oath.campaign.17, oath.campaign.18]"""

    def run(self, g: Oath) -> None:
        war = g.war
        flags = war.attack.flags
        times = 2 if flags & TWICE else 1
        hollow = 0 if flags & NO_HOLLOW else (war.attack.rolled & 255) * times
        skulls = (war.attack.rolled >> 16) * times
        swords = (war.attack.rolled >> 8 & 255) * times + (0 if flags & NO_BEST else 2 * skulls)
        war.swords = swords + hollow // 2
        tell_attack(g)
        if skulls and not flags & NO_SKULLS:
            g.then([Losses(war.attacker, True, min(skulls, attack_force(g)), False)])
