"""Battle plans: who may use which, and what they cost. [oath.campaign.12, oath.power.8]"""

from typing import Final

from krainy.engine.flow import Step

from ..asking import Asking
from ..board import BANDITS, SLOTS
from ..cards import ATTACKER as FOR_ATTACKER
from ..cards import BURN_SECRET, PLACE_FAVOR, SIDE
from ..cards import DEFENDER as FOR_DEFENDER
from ..hooks import ON_PLAN, PLAN_COST, PLAN_VETO, POWERS, PRICE, TO_USE_SECRETS, card_at, place_at
from ..ruling import forbidden, purse, ruler, rules_card
from ..state import HELD, Oath
from ..tokens import burn_favor, burn_secrets, place_favor, place_secrets
from ..vocabulary import COUNTER, PASS, PLAN, PLANNED, POOLS
from .war import UNDECIDED

BY_BANDITS: Final = 7
ANOTHER_WAY: Final = 4096
"""Marks a plan that was used in the second of its two ways."""


def plan_card(plan: int) -> int:
    """The card of a plan that was used."""
    return plan >> 3 & 511


def plan_user(plan: int) -> int:
    """The player who used a plan, or BY_BANDITS."""
    return plan & 7


def plan_price(g: Oath, user: int, card: int) -> int:
    """What a plan costs its user: favor, plus 8 for each secret. [oath.power.8]"""
    total = PRICE[card]
    for at in g.live[PLAN_COST]:
        total += POWERS[card_at(at)].plan_cost(g, at, user, card)
    return total


def opposes(g: Oath, owner: int, user: int) -> bool:
    """Whether an adviser's owner takes part in the campaign against this user of plans. [oath.campaign.27]"""
    war = g.war
    attacking = user == war.attacker
    if owner == war.attacker:
        return not attacking
    if owner == war.defender or war.has_ally(owner):
        return attacking
    return False


def barred(g: Oath, user: int, attacking: bool, card: int) -> bool:
    """Whether a card or an earlier plan forbids this plan. [oath.campaign.12]"""
    if g.war.side(attacking).banned:
        return True
    for at in g.live[PLAN_VETO]:
        if POWERS[card_at(at)].bars_plan(g, at, user, attacking, card):
            return True
    return False


def was_used(g: Oath, card: int) -> bool:
    """Whether a plan was already used in this campaign."""
    for plan in g.plans:
        if plan_card(plan) == card:
            return True
    return False


def used_by_side(g: Oath, attacking: bool) -> int:
    """How many plans a side has used."""
    found = 0
    for plan in g.plans:
        if (plan_user(plan) == g.war.attacker) == attacking:
            found += 1
    return found


def usable_plan(g: Oath, user: int, attacking: bool, at: int) -> int:
    """In which ways a player may use this battle plan now: 0 for none. [oath.power.8]"""
    card = card_at(at)
    if not SIDE[card] & (FOR_ATTACKER if attacking else FOR_DEFENDER) or was_used(g, card):
        return 0
    if not rules_card(g, user, at) or barred(g, user, attacking, card):
        return 0
    if place_at(at) >= HELD and user != g.war.attacker and user != g.war.defender:
        return 0  # Allies use those at Imperial sites and in their advisers [oath.campaign.12]
    price = plan_price(g, user, card)
    if price:
        if purse(g, user) < price & 7 or g.secrets[user] < price >> 3:
            return 0
        if price >= 8 and forbidden(g, user, TO_USE_SECRETS, card):
            return 0
    return POWERS[card].plan_modes(g, user, attacking)


class Plans(Asking):
    """A player uses battle plans, each once. [oath.campaign.12, oath.power.8]"""

    name = "Plans"
    rule = "oath.power.8"
    may_offer = (COUNTER,)
    lapses = True
    discretion = True

    def __init__(self, seat: int, attacking: bool) -> None:
        super().__init__(seat)
        self.attacking: Final = attacking

    def actions(self, g: Oath, seat: int) -> list[int]:
        if g.war.outcome != UNDECIDED:
            return []
        found: list[int] = []
        others: list[int] = []
        for at in g.live[ON_PLAN]:
            modes = usable_plan(g, seat, self.attacking, at)
            if modes & 1:
                found.append(PLAN.base + card_at(at))
            if modes & 2:
                others.append(COUNTER.base + card_at(at))
        found.sort()
        others.sort()
        found += others
        return [PASS.base, *found] if found else []

    def automatic(self, g: Oath, found: list[int]) -> int:
        """The Prince uses what costs nothing and is not discarded. [oath.prince.19]"""
        for action in found[1:]:
            card = action - PLAN.base if action < COUNTER.base else action - COUNTER.base
            discarded = POWERS[card].plan_discards(g, self.seat, self.attacking, False, False)
            if plan_price(g, self.seat, card) == 0 and not discarded and not POWERS[card].asks:
                return action
        return PASS.base

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        other = action >= COUNTER.base
        card = action - (COUNTER.base if other else PLAN.base)
        g.then([self])
        use_plan(g, seat, self.attacking, card, other)


def use_plan(g: Oath, user: int, attacking: bool, card: int, other: bool) -> None:
    """Pay for a plan and let it act. A last line."""
    price = plan_price(g, user, card)
    place_favor(g, user, card, PLACE_FAVOR[card])
    place_secrets(g, user, card, (price >> 3) - BURN_SECRET[card])
    burn_favor(g, user, (price & 7) - PLACE_FAVOR[card])
    burn_secrets(g, user, BURN_SECRET[card])
    g.plans = [*g.plans, (ANOTHER_WAY if other else 0) | card << 3 | user]
    g.tell(PLANNED, user, card)
    attack, defense = g.war.attack_pool, g.war.defense_pool
    POWERS[card].plan(g, user, attacking, other)
    if (attack, defense) != (g.war.attack_pool, g.war.defense_pool):
        g.tell(POOLS, g.war.attack_pool, g.war.defense_pool)


class BanditPlans(Step[Oath]):
    """Bandits use every plan that costs nothing, the top of the Cradle first. [oath.campaign.26]"""

    def run(self, g: Oath) -> None:
        cards: list[int] = []
        for spot in range(SLOTS):
            if ruler(g, spot) != BANDITS:
                continue
            for card in g.denizens[spot]:
                if not SIDE[card] & FOR_DEFENDER or PRICE[card] > 0:
                    continue
                if not barred(g, BY_BANDITS, False, card) and not taxed(g, card):
                    cards.append(card)
        for card in cards:
            if POWERS[card].alone:
                cards = [card]
                break
        for card in cards:
            power = POWERS[card]
            if power.asks:  # what it lets one choose they leave, but it is used up
                if power.plan_discards(g, BY_BANDITS, False, False, False):
                    g.plans = [*g.plans, card << 3 | BY_BANDITS]
                    g.tell(PLANNED, BANDITS, card)
                continue
            if power.plan_modes(g, BANDITS, False) == 0 or g.war.outcome != UNDECIDED:
                continue
            g.plans = [*g.plans, card << 3 | BY_BANDITS]
            g.tell(PLANNED, BANDITS, card)
            power.plan(g, BANDITS, False, False)


def taxed(g: Oath, card: int) -> bool:
    """Whether an attacker's power gives the bandits' plan a cost. [oath.campaign.26]"""
    for at in g.live[PLAN_COST]:
        if POWERS[card_at(at)].plan_cost(g, at, BY_BANDITS, card) > 0:
            return True
    return False
