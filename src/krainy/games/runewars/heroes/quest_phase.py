"""The quest phase: every hero moves, heals or trains. [runewars.quest]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..control import friendly, own_heroes
from ..effects.effect import Perform
from ..hooks import HEAL_SCRIPT, HERO_MOVE, ON_HERO, PHASE_SCRIPT, REWARD_HOOK, REWARD_MOVE
from ..map.exploring import ON_ACTION_END, STOPS, EndOfAction, Explore, face_up, portals
from ..orders.movement import closed_to, linked
from ..pieces import ATTRIBUTES, HERO_FLYING, HERO_HEALTH
from ..spend import spend
from ..state import Runewars
from ..vocabulary import GIVE, GO, HEAL, HERO, HERO_SET_OUT, PASS, PLACE, PORTAL, PORTAL_PAID, TRAIN, USE, VOCABULARY
from ..windows import list_gifts, use_reward
from .heroes import can_train, heal_hero, move_hero, train
from .quests import Deed
from .rewards import give_reward, reward_slot, show_reward

WALK: Final = 2
"""How far a hero moves in the quest phase. [runewars.quest.2]"""


class QuestPhase(Step[Runewars]):
    """In the order of play of the season before, everybody acts with his heroes.
    [runewars.quest.1, runewars.quest.6]"""

    def run(self, g: Runewars) -> None:
        g.acted = 0
        steps: list[AnyStep] = []
        for seat in g.sequence:
            for hero in own_heroes(g, seat):
                if PHASE_SCRIPT[hero]:
                    steps.append(Perform(seat, PHASE_SCRIPT[hero], 0, hero))
        for seat in g.sequence:
            steps += [BeginQuests(seat), QuestTurn(seat)]
        g.then([*steps, EndQuestPhase()])


class EndQuestPhase(Step[Runewars]):
    """The quest phase is over."""

    def run(self, g: Runewars) -> None:
        g.acted = 0
        g.given = 0


class BeginQuests(Step[Runewars]):
    """A player begins to act with his heroes."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        g.given = 0
        g.spent_rewards = 0


class QuestTurn(Decision[Runewars]):
    """Which hero does what; each at most once.
    [runewars.quest.1, runewars.quest.2, runewars.quest.3, runewars.quest.4, runewars.ruling.37]"""

    name = "QuestTurn"
    rule = "runewars.quest.1"
    may_offer = (GIVE, USE)
    answers = (GO, HEAL, TRAIN)
    secret = True
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        own = own_heroes(g, seat)
        fresh = [hero for hero in own if not g.acted >> hero & 1]
        if not fresh:
            return []
        found = [PASS.base]
        found += list_potions(g, fresh)
        gifts: list[int] = []
        list_gifts(g, own, gifts)
        gifts.sort()
        found += gifts
        found += [GO.base + hero for hero in fresh if not g.heroes_routed >> hero & 1]  # [runewars.duel.9]
        found += [HEAL.base + hero for hero in fresh if may_heal(g, seat, hero)]
        found += [
            TRAIN.base + hero * len(ATTRIBUTES) + which
            for hero in fresh
            for which in range(len(ATTRIBUTES))
            if can_train(g, hero, which)
        ]
        return found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if USE.base <= action < USE.base + USE.size:
            reward, hero = USE.decode(action)
            use_reward(g, seat, hero, reward_slot(g, hero, reward), 0, [self])
        elif GIVE.base <= action < GIVE.base + GIVE.size:
            reward, hero, other = GIVE.decode(action)
            give_reward(g, reward, hero, other)
            g.then([self])
        elif action >= TRAIN.base:
            hero, which = divmod(action - TRAIN.base, len(ATTRIBUTES))
            g.acted |= 1 << hero
            train(g, hero, which)
            g.then([TrainMore(seat, hero), EndOfAction(seat, hero), self])
        elif action >= HEAL.base:
            hero = action - HEAL.base
            g.acted |= 1 << hero
            heal_hero(g, hero, HERO_HEALTH[hero])
            g.then([Perform(seat, HEAL_SCRIPT[hero], 0, hero), EndOfAction(seat, hero), self])
        else:
            hero = action - GO.base
            g.acted |= 1 << hero
            g.portal_paid = False
            g.tell(HERO_SET_OUT, seat, hero)
            g.then([Walk(seat, hero, 0), self])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        block = VOCABULARY.block_of(action)
        if block in (GO, HEAL, TRAIN):
            hero = block.decode(action)[0]
            fresh = g.hero_seat[hero] == seat and not g.acted >> hero & 1
            return Reason(block.rule if fresh else self.rule)
        return Reason(self.rule)


def may_heal(g: Runewars, seat: int, hero: int) -> bool:
    """Whether a hero may heal here and it brings something: to him, to others by his gift, to his player by the place.
    [runewars.quest.3]"""
    at = g.hero_at[hero]
    if not friendly(g, seat, at):
        return False
    if g.hurt[hero] or ON_ACTION_END[face_up(g, at)]:
        return True
    if HEAL_SCRIPT[hero]:
        for other in own_heroes(g, seat):
            if g.hero_at[other] == at and g.hurt[other]:
                return True
    return False


def list_potions(g: Runewars, heroes: list[int]) -> list[int]:
    """Rewards that may be used before an action of their bearer."""
    found: list[int] = []
    for hero in heroes:
        for slot in g.reward_of[hero]:
            reward = g.rewards.content[slot]
            action = USE(reward, hero)
            if REWARD_HOOK[reward] == ON_HERO and g.hurt[hero] and action not in found:
                found.append(action)
    found.sort()
    return found


def walk_range(g: Runewars, hero: int) -> int:
    """How far a hero may move in the quest phase; the best effect counts. [runewars.effect.10, runewars.quest.6]"""
    far = max(WALK, HERO_MOVE[hero])
    for slot in g.reward_of[hero]:
        far = max(far, REWARD_MOVE[g.rewards.content[slot]])
    return far


def open_range(g: Runewars, hero: int) -> int:
    """How far all can see that he may move."""
    far = max(WALK, HERO_MOVE[hero])
    for slot in g.reward_of[hero]:
        if g.reward_up >> slot & 1:
            far = max(far, REWARD_MOVE[g.rewards.content[slot]])
    return far


def might_walk(g: Runewars, hero: int) -> int:
    """How far he might move as far as all can see: a reward face down might let him go further."""
    far = open_range(g, hero)
    for slot in g.reward_of[hero]:
        if not g.reward_up >> slot & 1:
            far = max(far, max(REWARD_MOVE))
    return far


class TrainMore(Decision[Runewars]):
    """The second point of training: the same attribute or another. [runewars.quest.4]"""

    name = "TrainMore"
    rule = "runewars.quest.4"
    lapses = True

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, self.hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        first = TRAIN.base + self.hero * len(ATTRIBUTES)
        return [first + which for which in range(len(ATTRIBUTES)) if can_train(g, self.hero, which)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        train(g, self.hero, (action - TRAIN.base) % len(ATTRIBUTES))


class Walk(Decision[Runewars]):
    """A hero moves step by step, or stops. [runewars.quest.2, runewars.move.4, runewars.ruling.36]"""

    name = "Walk"
    rule = "runewars.quest.2"
    may_offer = (GIVE,)
    secret = True

    def __init__(self, seat: int, hero: int, taken: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.taken: Final = taken
        """How many steps he has taken."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, self.hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [PASS.base]
        if self.taken >= walk_range(g, self.hero):
            return found  # others need not know
        at = g.hero_at[self.hero]
        near = linked(g, at, closed_to(g, seat, HERO_FLYING[self.hero]))
        near.sort()
        found += [PLACE.base + area for area in near]
        gates = portals(g)
        if not g.portal_paid and g.influence[seat] and len(gates) > 1 and at in gates:
            found.append(PORTAL.base)
        gifts: list[int] = []
        list_gifts(g, own_heroes(g, seat), gifts)
        gifts.sort()
        return found + gifts

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            self.stop(g, self.taken > 0)
        elif action == PORTAL.base:
            spend(g, seat, 1)
            g.portal_paid = True
            g.tell(PORTAL_PAID, seat)
            g.then([self])
        elif action >= GIVE.base:
            reward, hero, other = GIVE.decode(action)
            give_reward(g, reward, hero, other)
            g.then([self])
        else:
            area = action - PLACE.base
            if self.taken >= open_range(g, self.hero):
                self.show_boots(g)
            move_hero(g, self.hero, area)
            if STOPS[face_up(g, area)] or self.taken + 1 >= might_walk(g, self.hero):  # [runewars.explore.8]
                self.stop(g, True)
            else:
                g.then([Walk(seat, self.hero, self.taken + 1)])

    def show_boots(self, g: Runewars) -> None:
        """A reward that lets him go further is turned up by the third step."""
        for slot in g.reward_of[self.hero]:
            if REWARD_MOVE[g.rewards.content[slot]] > WALK:
                show_reward(g, self.hero, slot)

    def stop(self, g: Runewars, moved: bool) -> None:
        """He stays here: a token, then a duel or a quest. [runewars.explore.2, runewars.explore.3]"""
        g.portal_paid = False
        steps: list[AnyStep] = [Explore(self.seat, self.hero)] if moved else []
        g.then([*steps, Deed(self.seat, self.hero), EndOfAction(self.seat, self.hero)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        near = action in PLACE and action - PLACE.base in g.board.near[g.hero_at[self.hero]]
        return Reason("runewars.border.1" if near else self.rule)
