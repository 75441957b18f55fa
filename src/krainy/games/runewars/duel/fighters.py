"""Who fights in a duel, and what rewards they may use. [runewars.duel, runewars.reward]"""

from krainy.engine.flow import AnyStep

from ..battle.record import ATTACKER, DEFENDER
from ..control import left_of
from ..hooks import ARMOUR, ON_CHALLENGE, ON_HERO, ONCE_A_ROUND, REWARD_HOOK, REWARD_ONCE, TRAIT, WEAPON
from ..pieces import HERO_HEALTH
from ..state import Runewars
from ..vocabulary import USE
from ..windows import use_reward


def fighter(g: Runewars, side: int) -> int:
    """Who decides for a side: the hero's player, or for a unit the player to the left. [runewars.duel.10,
    runewars.ruling.18]"""
    hero = g.duel.sides[side].hero
    return g.hero_seat[hero] if hero >= 0 else left_of(g, g.hero_seat[g.duel.sides[ATTACKER].hero])


def beaten(g: Runewars, side: int) -> bool:
    """Whether the damage of a fighter has reached its health. [runewars.defeat.1]"""
    hero = g.duel.sides[side].hero
    if hero >= 0:
        return g.hurt[hero] >= HERO_HEALTH[hero]
    return g.duel.unit_damage >= g.duel.unit_health


def decided(g: Runewars) -> bool:
    """Whether somebody is defeated already: at the start this ends the duel at once. [runewars.duel.12]"""
    return beaten(g, ATTACKER) or beaten(g, DEFENDER)


def uses(g: Runewars, side: int, hook: int) -> list[int]:
    """The rewards that a fighter may use at this moment, sorted. [runewars.reward.4]"""
    hero = g.duel.sides[side].hero
    found: list[int] = []
    if hero < 0:
        return found
    for slot in g.reward_of[hero]:
        reward = g.rewards.content[slot]
        action = USE(reward, hero)
        if REWARD_HOOK[reward] == hook and action not in found and allowed(g, side, slot):
            found.append(action)
    found.sort()
    return found


def allowed(g: Runewars, side: int, slot: int) -> bool:
    """One weapon and one armour in a duel; some rewards once a duel, or once a round and so not at the start.
    [runewars.reward.4]"""
    reward = g.rewards.content[slot]
    trait = TRAIT[reward]
    used = g.duel.sides[side].weapon if trait == WEAPON else g.duel.sides[side].armour if trait == ARMOUR else 0
    if used not in (0, slot + 1):
        return False
    if ONCE_A_ROUND[reward] and g.duel.starting:
        return False
    if REWARD_HOOK[reward] == ON_HERO:
        return g.hurt[g.duel.sides[side].hero] > 0
    return not (g.duel.spent | g.duel.round_spent) >> slot & 1


def use_in_duel(g: Runewars, side: int, action: int, again: list[AnyStep]) -> None:
    """A reward is used in a duel."""
    reward, hero = USE.decode(action)
    chosen = -1
    for slot in g.reward_of[hero]:
        if g.rewards.content[slot] == reward and allowed(g, side, slot):
            chosen = slot
            break
    if TRAIT[reward] == WEAPON:
        g.duel.sides[side].weapon = chosen + 1
    elif TRAIT[reward] == ARMOUR:
        g.duel.sides[side].armour = chosen + 1
    if ONCE_A_ROUND[reward]:
        g.duel.round_spent |= 1 << chosen
    elif REWARD_ONCE[reward] or REWARD_HOOK[reward] == ON_CHALLENGE:
        g.duel.spent |= 1 << chosen
    use_reward(g, g.hero_seat[hero], hero, chosen, side, again)
