"""Heroes: where they are, what they suffer, how they come and go. [runewars.hero, runewars.leave, runewars.defeat]"""

from typing import Final

from krainy.engine.flow import NOTHING, Decision, Step, replaced, replaced_row
from krainy.engine.vocabulary import Thing

from ..control import home_areas, own_heroes, strongholds
from ..hooks import ATTRIBUTE_BONUS, KEEPS_HEROES
from ..pieces import ATTRIBUTES, HERO_FAST, HERO_HEALTH, HEROES, MOST_HEROES, MOST_TRAINING, PRINTED, TITLES
from ..runes import look
from ..spend import spend
from ..state import NOBODY, Runewars
from ..vocabulary import (
    HERO,
    HERO_A,
    HERO_DEFEATED,
    HERO_DRAWN,
    HERO_HEALED,
    HERO_HURT,
    HERO_JOINED,
    HERO_LEFT,
    HERO_LOT,
    HERO_MOVED,
    HERO_ROUTED,
    HERO_SEEN,
    HERO_STOOD_UP,
    HEROES_DRAWN,
    PLACE,
    TRAINED,
)
from .rewards import discard_reward, drop_rewards, show_reward

AT_STRONGHOLDS: Final = 0
STRONGHOLDS_OR_HOME: Final = 1
"""Where a new hero's figure may be set."""


def hero_range(hero: int) -> int:
    """How much further than others a hero comes with Mobilize and Conquer. [runewars.mobilize.2]"""
    return 1 if HERO_FAST[hero] else 0


def place_hero(g: Runewars, seat: int, hero: int, area: int) -> None:
    """A hero joins a player and is set on an area. [runewars.hero.2]"""
    g.hero_seat = replaced(g.hero_seat, hero, seat)
    g.hero_at = replaced(g.hero_at, hero, area)
    g.hurt[hero] = 0
    g.tell(HERO_JOINED, seat, hero, area)
    look(g, seat, area)


def move_hero(g: Runewars, hero: int, area: int) -> None:
    """A hero goes to an area and may look at its rune; rewards may change hands again. [runewars.rune.6,
    runewars.reward.3]"""
    g.given = 0
    frm = g.hero_at[hero]
    g.hero_at = replaced(g.hero_at, hero, area)
    g.tell(HERO_MOVED, g.hero_seat[hero], hero, frm, area)
    look(g, g.hero_seat[hero], area)


def rout_hero(g: Runewars, hero: int) -> None:
    """A hero is routed."""
    if not g.heroes_routed >> hero & 1:
        g.heroes_routed |= 1 << hero
        g.tell(HERO_ROUTED, hero)


def stand_hero(g: Runewars, hero: int) -> None:
    """A hero stands up."""
    if g.heroes_routed >> hero & 1:
        g.heroes_routed &= ~(1 << hero)
        g.tell(HERO_STOOD_UP, hero)


def heal_hero(g: Runewars, hero: int, amount: int) -> None:
    """Damage is removed from a hero."""
    if g.hurt[hero]:
        g.hurt[hero] = max(0, g.hurt[hero] - amount)
        g.tell(HERO_HEALED, hero)


def hurt_hero(g: Runewars, hero: int, amount: int) -> None:
    """A hero suffers damage outside a duel; if it defeats him his rewards fall. [runewars.effect.14]"""
    if amount and g.hero_seat[hero] != NOBODY:
        g.hurt[hero] += amount
        g.tell(HERO_HURT, hero, amount)
        if g.hurt[hero] >= HERO_HEALTH[hero]:
            area, rewards = g.hero_at[hero], g.reward_of[hero]
            defeat(g, hero)
            drop_rewards(g, area, rewards)


def defeat(g: Runewars, hero: int) -> None:
    """Figure and card of a hero leave the game; the rewards are the caller's matter. [runewars.defeat.1]"""
    g.reward_of = replaced_row(g.reward_of, hero, NOTHING)
    strip(g, hero)
    g.tell(HERO_DEFEATED, hero)


def strip(g: Runewars, hero: int) -> None:
    """A hero is off the board and nobody's."""
    g.hero_at = replaced(g.hero_at, hero, -1)
    g.hero_seat = replaced(g.hero_seat, hero, NOBODY)
    g.hurt[hero] = 0
    g.heroes_routed &= ~(1 << hero)
    g.acted &= ~(1 << hero)
    g.chilled &= ~(1 << hero)
    first = hero * len(ATTRIBUTES)
    g.training = g.training[:first] + [0] * len(ATTRIBUTES) + g.training[first + len(ATTRIBUTES) :]


def hero_leaves(g: Runewars, hero: int) -> None:
    """A hero goes back to the deck, his rewards to the discards. [runewars.leave.1]"""
    seat = g.hero_seat[hero]
    for slot in g.reward_of[hero]:
        discard_reward(g, hero, slot)
    strip(g, hero)
    g.hero_deck |= 1 << hero
    g.tell(HERO_LEFT, seat, hero)


def stays_loyal(g: Runewars, seat: int) -> bool:
    """Whether a title keeps this player's heroes from leaving him."""
    for title in range(len(TITLES)):
        if KEEPS_HEROES[title] and g.titles[title] == seat:
            return True
    return False


# -- attributes --------------------------------------------------------------------------------------------------------


def trained(g: Runewars, hero: int, which: int) -> int:
    """How often a hero has trained an attribute."""
    return g.training[hero * len(ATTRIBUTES) + which]


def attribute(g: Runewars, hero: int, which: int) -> int:
    """Printed value, training and rewards. [runewars.effect.13]"""
    total = PRINTED[hero][which] + trained(g, hero, which)
    for slot in g.reward_of[hero]:
        total += ATTRIBUTE_BONUS[g.rewards.content[slot]][which]
    return total


def show_attribute_rewards(g: Runewars, hero: int, which: int) -> None:
    """Rewards that raise an attribute are turned up when it is counted. [runewars.reward.1]"""

    for slot in g.reward_of[hero]:
        if ATTRIBUTE_BONUS[g.rewards.content[slot]][which]:
            show_reward(g, hero, slot)


def can_train(g: Runewars, hero: int, which: int) -> bool:
    """Whether an attribute holds less than the most training. [runewars.quest.4]"""
    return trained(g, hero, which) < MOST_TRAINING


def train(g: Runewars, hero: int, which: int) -> None:
    """An attribute is raised by 1. [runewars.quest.4, runewars.quest.5]"""
    place = hero * len(ATTRIBUTES) + which
    g.training = replaced(g.training, place, g.training[place] + 1)
    g.tell(TRAINED, hero, which)


# -- gaining a hero ----------------------------------------------------------------------------------------------------


def hero_places(g: Runewars, seat: int, where: int) -> list[int]:
    """Where a new hero may be set. [runewars.hero.2, runewars.ruling.23]"""
    found = strongholds(g, seat)
    if not found and where == STRONGHOLDS_OR_HOME:
        found = home_areas(g, seat)
    return found


def can_gain_hero(g: Runewars, seat: int, where: int) -> bool:
    """A hero card and a place for the figure. [runewars.effect.16]"""
    return g.hero_deck != 0 and len(hero_places(g, seat, where)) > 0


def draw_heroes(g: Runewars, seat: int, number: int, where: int) -> None:
    """Draw hero cards and keep one; the others are shuffled back. [runewars.rally.6]

    The deck is a set: nobody knows its order. Cards drawn stay counted in it until one is kept, so that it tells
    nothing."""
    deck = [hero for hero in range(len(HEROES)) if g.hero_deck >> hero & 1]
    g.shuffle(deck, HERO_LOT)
    offer = deck[:number]
    offer.sort()
    g.hero_offer = []
    g.hero_chooser = seat
    g.learned(1 << seat)
    g.tell(HEROES_DRAWN, seat, len(offer))
    for hero in offer:
        g.hero_offer = [*g.hero_offer, hero]
        g.whisper(1 << seat, HERO_SEEN, seat, hero)
    g.then([KeepHero(seat, where)])


class KeepHero(Decision[Runewars]):
    """Which of the drawn heroes is kept. [runewars.rally.6]"""

    name = "KeepHero"
    rule = "runewars.rally.6"
    secret = True

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where: Final = where

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [HERO_A.base + hero for hero in g.hero_offer]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        hero = action - HERO_A.base
        g.hero_offer = []
        g.hero_chooser = NOBODY
        g.hero_deck &= ~(1 << hero)
        g.learned(knowing=1 << seat)
        g.tell(HERO_DRAWN, seat, hero)
        g.then([Dismiss(seat), SetHero(seat, hero, self.where)])


class Dismiss(Decision[Runewars]):
    """Who has three heroes already loses one of them. [runewars.hero.3]"""

    name = "Dismiss"
    rule = "runewars.hero.3"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        heroes = own_heroes(g, seat)
        return [HERO_A.base + hero for hero in heroes] if len(heroes) >= MOST_HEROES else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        hero_leaves(g, action - HERO_A.base)


class SetHero(Decision[Runewars]):
    """Where the new hero's figure is set. [runewars.hero.2]"""

    name = "SetHero"
    rule = "runewars.hero.2"

    def __init__(self, seat: int, hero: int, where: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.where: Final = where

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, self.hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PLACE.base + area for area in hero_places(g, seat, self.where)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        place_hero(g, seat, self.hero, action - PLACE.base)


class Hire(Step[Runewars]):
    """Spend influence, draw as many heroes, keep one. [runewars.rally.6]"""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def run(self, g: Runewars) -> None:
        spend(g, self.seat, self.amount)
        draw_heroes(g, self.seat, self.amount, AT_STRONGHOLDS)
