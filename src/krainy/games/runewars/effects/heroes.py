"""What cards do to heroes and with their rewards."""

from typing import Final

from krainy.engine.vocabulary import Thing

from ..control import own_heroes
from ..decks import TESTING, discard_fate, draw_fate, show_fate
from ..duel.rounds import carry_out
from ..duel.start import StartDamage, evade
from ..heroes.heroes import (
    attribute,
    can_gain_hero,
    can_train,
    draw_heroes,
    heal_hero,
    hurt_hero,
    rout_hero,
    show_attribute_rewards,
    stand_hero,
    train,
)
from ..heroes.rewards import discard_reward, gain_reward
from ..hooks import RAISED_HEALTH
from ..pieces import ATTRIBUTES, HERO_HEALTH
from ..state import Runewars
from ..vocabulary import BLOW, DROP_REWARD, HERO, HERO_A, NUMBER_OF, PASS, TRAIN
from .effect import Effect, Scripted

THIS: Final = 0
ENEMY: Final = 1
OWN_IN_AREA: Final = 2
ALL_HEROES: Final = 3
ALL_DAMAGE: Final = 99
BY_ATTRIBUTE: Final = 100
"""Added to an attribute: so much damage as it is worth."""
AS_UNIT: Final = 200
"""As much damage as the unit of the quest duel carries."""


class HeroDamage(Effect):
    """Damage to a hero: in a duel to one of the fighters, else at once. [runewars.effect.9, runewars.effect.14]"""

    def __init__(self, whom: int, number: int, cost: bool, leech: bool) -> None:
        self.whom: Final = whom
        self.number: Final = number
        self.cost: Final = cost
        self.leech: Final = leech

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return not self.cost or g.hurt[hero] + self.number < HERO_HEALTH[hero]

    def amount(self, g: Runewars, hero: int) -> int:
        """How much."""
        if self.number == AS_UNIT:
            return g.duel.unit_damage
        if self.number >= BY_ATTRIBUTE:
            show_attribute_rewards(g, hero, self.number - BY_ATTRIBUTE)
            return attribute(g, hero, self.number - BY_ATTRIBUTE)
        return self.number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        if not g.duel.on:
            hurt_hero(g, hero, self.amount(g, hero))
            return
        side = 1 - x if self.whom == ENEMY else x
        if self.leech:
            g.duel.sides[x].leech = True
        if self.cost:
            hurt_hero(g, hero, self.number)
            return
        amount = self.amount(g, hero)
        g.duel.sides[side].damage += amount
        g.learned()  # how much it is may tell of a reward that lay face down
        g.tell(BLOW, amount)
        if g.duel.starting:
            g.then([StartDamage(side)])


class HeroHeal(Effect):
    """Remove damage."""

    def __init__(self, whom: int, number: int) -> None:
        self.whom: Final = whom
        self.number: Final = number

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return self.whom != THIS or hero < 0 or g.hurt[hero] > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        if self.whom == ALL_HEROES:
            for each in range(len(g.hurt)):
                heal_hero(g, each, self.number)
        elif self.whom == OWN_IN_AREA:
            for each in own_heroes(g, seat):
                if g.hero_at[each] == g.hero_at[hero]:
                    heal_hero(g, each, self.number)
        else:
            heal_hero(g, hero, self.number)


class RoutWanderers(Effect):
    """Every hero outside the areas of his own player is routed."""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.chilled = 0
        for each in range(len(g.hero_at)):
            owner = g.hero_seat[each]
            if owner >= 0 and g.lord[g.hero_at[each]] != owner and not g.heroes_routed >> each & 1:
                rout_hero(g, each)
                g.chilled |= 1 << each


class StandChilled(Effect):
    """One of the own heroes whom this card routed stands up."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(self.lying(g, seat)) > 0

    def lying(self, g: Runewars, seat: int) -> list[int]:
        """The own heroes whom this card routed."""
        return [each for each in own_heroes(g, seat) if g.chilled >> each & 1]

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Rise(seat)])


class Rise(Scripted):
    """Which hero stands up."""

    name = "Rise"
    rule = "runewars.effect.2"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [HERO_A.base + each for each in own_heroes(g, seat) if g.chilled >> each & 1]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        hero = action - HERO_A.base
        stand_hero(g, hero)
        g.chilled &= ~(1 << hero)


class RecruitHero(Effect):
    """Draw hero cards and keep one. [runewars.effect.16]"""

    def __init__(self, number: int, where: int) -> None:
        self.number: Final = number
        self.where: Final = where

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return can_gain_hero(g, seat, self.where)

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        draw_heroes(g, seat, self.number, self.where)


class TrainHero(Effect):
    """Raise an attribute by 1: of this hero or any own, a given attribute or any.
    [runewars.quest.5, runewars.explore.14]"""

    def __init__(self, any_hero: bool, which: int, optional: bool) -> None:
        self.any_hero: Final = any_hero
        self.which: Final = which
        self.optional: Final = optional

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Drill(seat, -1 if self.any_hero else hero, self.which, self.optional)])


class Drill(Scripted):
    """Who is trained in what."""

    name = "Drill"
    rule = "runewars.quest.5"
    lapses = True

    def __init__(self, seat: int, hero: int, which: int, optional: bool) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.which: Final = which
        self.optional: Final = optional

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [
            TRAIN.base + hero * len(ATTRIBUTES) + which
            for hero in own_heroes(g, seat)
            if self.hero in (-1, hero)
            for which in range(len(ATTRIBUTES))
            if self.which in (-1, which) and can_train(g, hero, which)
        ]
        return [PASS.base, *found] if found and self.optional else found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            hero, which = divmod(action - TRAIN.base, len(ATTRIBUTES))
            train(g, hero, which)


class GainReward(Effect):
    """The hero receives rewards; a quest that brings one is fulfilled. [runewars.quest.10]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        if g.hero_seat[hero] == seat:
            had = len(g.reward_of[hero])
            for _ in range(self.number):
                gain_reward(g, hero)
            g.rewarded = len(g.reward_of[hero]) > had


class PayRewards(Effect):
    """Discard rewards of this hero, or of any own heroes."""

    def __init__(self, number: int, any_hero: bool) -> None:
        self.number: Final = number
        self.any_hero: Final = any_hero

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        heroes = own_heroes(g, seat) if self.any_hero else [hero]
        return sum([len(g.reward_of[each]) for each in heroes]) >= self.number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([GiveUp(seat, self.number, -1 if self.any_hero else hero)])


class GiveUp(Scripted):
    """Which reward is discarded."""

    name = "GiveUp"
    rule = "runewars.effect.2"
    secret = True
    lapses = True

    def __init__(self, seat: int, left: int, hero: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.hero: Final = hero

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "hero": (HERO, self.hero), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found: list[int] = []
        for hero in own_heroes(g, seat):
            if self.left and self.hero in (-1, hero):
                for slot in g.reward_of[hero]:
                    action = DROP_REWARD(g.rewards.content[slot], hero)
                    if action not in found:
                        found.append(action)
        found.sort()
        return found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        reward, hero = DROP_REWARD.decode(action)
        for slot in g.reward_of[hero]:
            if g.rewards.content[slot] == reward:
                discard_reward(g, hero, slot)
                break
        g.then([GiveUp(seat, self.left - 1, self.hero)])


# -- duels -------------------------------------------------------------------------------------------------------------


class CancelDuelDamage(Effect):
    """Cancel damage that the own hero is about to suffer."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.duel.sides[x].damage = max(0, g.duel.sides[x].damage - self.number)


class CancelDuel(Effect):
    """The duel does not take place."""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        evade(g)


class PreventDefeat(Effect):
    """The hero keeps all but one of his health in damage, the duel ends after this round, and he retreats routed."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return g.duel.on

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        saved = g.duel.sides[x].hero
        g.hurt[saved] = HERO_HEALTH[saved] - 1
        g.duel.over = True
        g.duel.sides[x].escaped = True


class ToughenUnit(Effect):
    """The unit of a quest duel has more health from now on."""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.duel.unit_health = RAISED_HEALTH[g.duel.unit]


class ExtraDuelCard(Effect):
    """Draw another fate card and carry out a quarter as a duel result; it brings no further card."""

    def __init__(self, shape: int) -> None:
        self.shape: Final = shape

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        draw_fate(g, seat, TESTING, 1)
        for slot in g.fate_hands[TESTING]:
            show_fate(g, slot)
            carry_out(g, x, g.fate.content[slot], self.shape, True)
        discard_fate(g, TESTING)
