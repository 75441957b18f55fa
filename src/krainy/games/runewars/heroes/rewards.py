"""Rewards: gained, shown, given, left behind, taken. [runewars.reward, runewars.defeat]"""

from typing import Final

from krainy.engine.flow import Decision, replaced_row
from krainy.engine.vocabulary import Thing

from ..control import own_heroes
from ..state import Runewars, without
from ..vocabulary import (
    AREA,
    DISCARDED_REWARD,
    GOT_REWARD,
    HERO_A,
    NUMBER_OF,
    REWARD_GIVEN,
    REWARD_LOT,
    REWARDS_FELL,
    REWARDS_TAKEN,
    SAW_REWARD,
    SHOWED_REWARD,
)
from .marker import DefeatMarker


def drop_rewards(g: Runewars, area: int, rewards: list[int]) -> None:
    """Rewards lie beside the board under a marker of this area. [runewars.defeat.3]"""
    if rewards:
        g.fallen = [*g.fallen, DefeatMarker(area, rewards)]
        g.tell(REWARDS_FELL, area)


def gain_reward(g: Runewars, hero: int) -> None:
    """The top reward comes face down under a hero; his player looks at it. [runewars.reward.1]"""
    if not g.reward_deck and g.reward_discard:
        g.reward_deck = g.reward_discard
        g.reward_discard = []
        g.rewards = g.rewards.copy()
        g.rewards.mix(g, g.reward_deck, lot=REWARD_LOT)
        for slot in g.reward_deck:
            g.reward_up &= ~(1 << slot)
    if not g.reward_deck:
        return
    slot = g.reward_deck[0]
    g.reward_deck = g.reward_deck[1:]
    g.reward_of = replaced_row(g.reward_of, hero, [*g.reward_of[hero], slot])
    seat = g.hero_seat[hero]
    g.tell(GOT_REWARD, hero)
    g.rewards = g.rewards.copy()
    g.rewards.see(g, seat, slot)
    g.whisper(1 << seat, SAW_REWARD, hero, g.rewards.content[slot])


def discard_reward(g: Runewars, hero: int, slot: int) -> None:
    """A reward goes face up to the discards. [runewars.leave.1]"""
    g.rewards = g.rewards.copy()
    g.rewards.reveal(g, slot)
    g.reward_of = replaced_row(g.reward_of, hero, without(g.reward_of[hero], slot))
    g.reward_discard = [*g.reward_discard, slot]
    g.reward_up |= 1 << slot
    g.tell(DISCARDED_REWARD, hero, g.rewards.content[slot])


def take_rewards(g: Runewars, hero: int, rewards: list[int]) -> None:
    """Rewards come under another hero; his player looks at them. [runewars.reward.2]"""
    seat = g.hero_seat[hero]
    g.reward_of = replaced_row(g.reward_of, hero, g.reward_of[hero] + rewards)
    for slot in rewards:
        if not g.rewards.knows(seat, slot):
            g.rewards = g.rewards.copy()
            g.rewards.see(g, seat, slot)
            g.whisper(1 << seat, SAW_REWARD, hero, g.rewards.content[slot])


class PickUp(Decision[Runewars]):
    """An own hero on the marker's area takes all the rewards there; who, if there are several. [runewars.defeat.4,
    runewars.ruling.24]"""

    name = "PickUp"
    rule = "runewars.defeat.4"

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [HERO_A.base + hero for hero in own_heroes(g, seat) if g.hero_at[hero] == self.area]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        take_fallen(g, action - HERO_A.base, self.area)


def take_fallen(g: Runewars, hero: int, area: int) -> None:
    """A hero takes the rewards that lie on an area; the markers leave the board. [runewars.defeat.4]"""
    kept: list[DefeatMarker] = []
    for marker in g.fallen:
        if marker.area == area:
            take_rewards(g, hero, marker.rewards)
        else:
            kept.append(marker)
    g.fallen = kept
    g.tell(REWARDS_TAKEN, hero, area)


class ShareRewards(Decision[Runewars]):
    """The rewards of a defeated hero go to the winner's heroes on the area, one by one. [runewars.defeat.2]"""

    name = "ShareRewards"
    rule = "runewars.defeat.2"
    lapses = True

    def __init__(self, seat: int, area: int, rewards: list[int]) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.rewards: Final = rewards

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area), "left": (NUMBER_OF, len(self.rewards))}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = self.takers(g)
        return [HERO_A.base + hero for hero in found] if self.rewards and len(found) > 1 else []

    def takers(self, g: Runewars) -> list[int]:
        """The winner's heroes on the area."""
        return [hero for hero in own_heroes(g, self.seat) if g.hero_at[hero] == self.area]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        take_rewards(g, action - HERO_A.base, self.rewards[:1])
        if len(self.rewards) > 1:
            g.then([ShareRewards(seat, self.area, self.rewards[1:])])

    def lapse(self, g: Runewars) -> None:
        if self.rewards:
            take_rewards(g, self.takers(g)[0], self.rewards)


def show_reward(g: Runewars, hero: int, slot: int) -> None:
    """A reward is turned up by its first use. [runewars.reward.1]"""
    if not g.reward_up >> slot & 1:
        g.reward_up |= 1 << slot
        g.rewards = g.rewards.copy()
        g.rewards.reveal(g, slot)
        g.tell(SHOWED_REWARD, hero, g.rewards.content[slot])


def reward_slot(g: Runewars, hero: int, reward: int) -> int:
    """A slot of this reward under a hero; one that was not used yet, if there is one."""
    chosen = -1
    for slot in g.reward_of[hero]:
        if g.rewards.content[slot] == reward and (chosen < 0 or g.spent_rewards >> chosen & 1):
            chosen = slot
    return chosen


def give_reward(g: Runewars, reward: int, hero: int, other: int) -> None:
    """A reward is handed to another own hero on the area. [runewars.reward.3]"""
    for slot in g.reward_of[hero]:
        if g.rewards.content[slot] == reward and not g.given >> slot & 1:
            g.given |= 1 << slot
            g.reward_of = replaced_row(g.reward_of, hero, without(g.reward_of[hero], slot))
            g.reward_of = replaced_row(g.reward_of, other, [*g.reward_of[other], slot])
            g.tell(REWARD_GIVEN, hero, other)
            return
