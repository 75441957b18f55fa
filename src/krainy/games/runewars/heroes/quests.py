"""Quests and challenges: what a hero does where he stands. [runewars.quest]"""

from typing import Final

from krainy.engine.flow import Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..control import enemy, friendly, neutral, own_heroes
from ..decks import discard_quest, draw_quests, quest_slot, quests_in_hand
from ..duel.start import start_duel, start_quest_duel
from ..effects.effect import Perform
from ..hooks import (
    DUEL,
    PAY,
    QUEST_ATTRIBUTE,
    QUEST_COST,
    QUEST_KIND,
    QUEST_LOST,
    QUEST_NOT_WON,
    QUEST_RESULTS,
    QUEST_UNIT,
    QUEST_WHERE,
    QUEST_WON,
    TEST,
)
from ..map.building import QUEST_AREA
from ..map.tiles import HOME_OF
from ..spend import spend
from ..state import Runewars
from ..vocabulary import CHALLENGE, GIVE, HERO, PASS, QUEST_A, QUEST_DONE, QUEST_TRIED, VOCABULARY
from ..windows import list_gifts
from .attribute_tests import BeginTest
from .rewards import give_reward


def quest_here(g: Runewars, seat: int, hero: int, quest: int) -> bool:
    """Whether a hero stands where a quest can be attempted. [runewars.quest.8]"""
    area = g.hero_at[hero]
    if QUEST_KIND[quest] == PAY and g.influence[seat] < QUEST_COST[quest]:
        return False
    if QUEST_AREA[quest] >= 0:
        return QUEST_AREA[quest] == area
    where = QUEST_WHERE[quest]
    if where == 1:
        return enemy(g, seat, area)
    if where == 2:
        return g.city[area] >= 0
    if where == 3:
        return neutral(g, area)
    if where == 4:
        home = HOME_OF[area]
        return home >= 0 and home != g.faction[seat] and not friendly(g, seat, area)
    return g.castle[area] == seat


def rivals(g: Runewars, seat: int, area: int) -> list[int]:
    """The heroes of others on an area. [runewars.duel.1, runewars.duel.9, runewars.duel.13]"""
    return [hero for hero in range(len(g.hero_at)) if g.hero_at[hero] == area and g.hero_seat[hero] not in (seat, -1)]


class Deed(Decision[Runewars]):
    """After a Move: challenge a hero, attempt a quest, or nothing; before that, exchange rewards.
    [runewars.quest.2, runewars.quest.8, runewars.quest.9, runewars.duel.1, runewars.reward.3, runewars.quest.13]"""

    name = "Deed"
    rule = "runewars.quest.8"
    may_offer = (QUEST_A,)
    answers = (CHALLENGE, GIVE)
    secret = True
    lapses = True

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, self.hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        hero = self.hero
        if g.hero_seat[hero] != seat:
            return []  # defeated by what he found [runewars.explore.15]
        enemies = rivals(g, seat, g.hero_at[hero])
        gifts: list[int] = []
        list_gifts(g, own_heroes(g, seat), gifts)
        if not enemies and not g.quest_hands[seat] and not gifts:
            return []
        gifts.sort()
        found = [PASS.base, *gifts]
        found += [QUEST_A.base + quest for quest in quests_in_hand(g, seat) if quest_here(g, seat, hero, quest)]
        return found + [CHALLENGE.base + other for other in enemies]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if action >= CHALLENGE.base:
            start_duel(g, self.hero, action - CHALLENGE.base)
            return
        if action < QUEST_A.base:
            reward, giver, other = GIVE.decode(action)
            give_reward(g, reward, giver, other)
            g.then([self])
            return
        quest = action - QUEST_A.base
        g.quests = g.quests.copy()
        g.quests.reveal(g, quest_slot(g, seat, quest))
        g.learned(knowing=1 << seat)
        g.tell(QUEST_TRIED, seat, self.hero, quest)
        g.rewarded = False
        kind = QUEST_KIND[quest]
        end = EndQuest(seat, quest, self.hero)
        if kind == TEST:
            g.then([BeginTest(seat, self.hero, QUEST_ATTRIBUTE[quest], QUEST_RESULTS[quest], 0), end])
        elif kind == DUEL:
            g.then([end])
            start_quest_duel(g, self.hero, QUEST_UNIT[quest], quest)
        else:
            spend(g, seat, QUEST_COST[quest])
            g.then([Perform(seat, QUEST_WON[quest], 0, self.hero), end])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        block = VOCABULARY.block_of(action)
        return Reason(block.rule if block in (CHALLENGE, GIVE) else self.rule)


class EndQuest(Step[Runewars]):
    """A quest that brought a reward is discarded and replaced; another stays in hand unless its card says otherwise.
    [runewars.quest.10, runewars.quest.11]"""

    def __init__(self, seat: int, quest: int, hero: int) -> None:
        self.seat: Final = seat
        self.quest: Final = quest
        self.hero: Final = hero

    def run(self, g: Runewars) -> None:
        done = g.rewarded
        g.rewarded = False
        if self.quest in quests_in_hand(g, self.seat):
            if done:
                g.tell(QUEST_DONE, self.seat, self.quest)
                discard_quest(g, self.seat, self.quest)
                draw_quests(g, self.seat, 1)
            elif QUEST_LOST[self.quest]:
                discard_quest(g, self.seat, self.quest)
        if not done and QUEST_NOT_WON[self.quest]:
            g.then([Perform(self.seat, QUEST_NOT_WON[self.quest], 0, self.hero)])
