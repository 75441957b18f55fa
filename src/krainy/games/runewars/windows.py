"""Windows in one's own turn: what may be played, used, given and shown beside what is asked.
[runewars.effect.5, runewars.effect.6]

A window opens on what all can see, see tactics.py.
"""

from typing import ClassVar, Final

from krainy.engine.flow import AnyStep, Decision, replaced
from krainy.engine.vocabulary import Block, Reason

from .control import units_on
from .decks import objective_of, ready, ready_cards, why_not_play
from .effects.effect import Perform, can_all
from .heroes.rewards import PickUp, discard_reward, give_reward, reward_slot, show_reward
from .hooks import (
    NEEDS_CITY,
    NEEDS_STRONGHOLD,
    NOT_IN_BATTLE,
    OBJECTIVE_REWARD,
    ON_BORDERS,
    ON_HERO,
    ON_RANGE,
    ON_TURN,
    REWARD_HOOK,
    REWARD_ONCE,
    REWARD_SCRIPT,
    REWARD_SPENT,
    TACTICS_HOOK,
    TACTICS_SCRIPT,
    TITLE_SCRIPT,
)
from .map.exploring import KIND_OF, REMOVABLE, REMOVAL, clear_place, face_up
from .map.tiles import NUMBER
from .pieces import HEROES, TITLES, TO_WIN, YEARS
from .state import Runewars
from .tactics import play_card
from .victory import (
    can_lay_card,
    card_at_hand,
    dragon_count,
    exchange_objective,
    fulfilled,
    lay_card,
    may_exchange,
    rune_tokens,
)
from .vocabulary import (
    CLEAR,
    EXCHANGE,
    FULFILLED,
    GIVE,
    OBJECTIVE_A,
    OFFICE,
    PASS,
    PICK_UP,
    PLAY,
    USE,
    USED_OFFICE,
    VICTORY,
    VOCABULARY,
)

BEFORE_MOVE: Final = 1
"""Cards that open borders may be played."""
ACTIVATED_NOW: Final = 2
"""Cards that let figures come from further away may be played."""


# -- rewards -----------------------------------------------------------------------------------------------------------


def usable_in_turn(g: Runewars, seat: int, hero: int, slot: int) -> bool:
    """Whether a reward may be used in the own turn now."""
    reward = g.rewards.content[slot]
    hook = REWARD_HOOK[reward]
    if hook not in (ON_TURN, ON_HERO) or g.spent_rewards >> slot & 1:
        return False
    area = g.hero_at[hero]
    if NEEDS_STRONGHOLD[reward] and g.castle[area] != seat:
        return False
    if NEEDS_CITY[reward] and g.city[area] < 0:
        return False
    if NOT_IN_BATTLE[reward] and g.battle.on:
        return False
    return can_all(g, seat, REWARD_SCRIPT[reward], hero)


def use_reward(g: Runewars, seat: int, hero: int, slot: int, x: int, again: list[AnyStep]) -> None:
    """A reward is used: shown, discarded if it says so, carried out. [runewars.reward.1]"""
    reward = g.rewards.content[slot]
    show_reward(g, hero, slot)
    if REWARD_SPENT[reward]:
        discard_reward(g, hero, slot)
    elif REWARD_ONCE[reward]:
        g.spent_rewards |= 1 << slot
    g.then([Perform(seat, REWARD_SCRIPT[reward], 0, hero, x), *again])


# -- one's own turn ----------------------------------------------------------------------------------------------------


def asides(g: Runewars, seat: int, moment: int) -> list[int]:
    """Everything that may be done at any time of the own turn, sorted. [runewars.effect.5, runewars.victory.8]"""
    found: list[int] = []
    cards = ready_cards(g, seat)
    for card in cards:
        hook = TACTICS_HOOK[card]
        fits = (
            hook == ON_TURN
            or (hook == ON_BORDERS and moment & BEFORE_MOVE != 0)
            or (hook == ON_RANGE and moment & ACTIVATED_NOW != 0)
        )
        if fits and can_all(g, seat, TACTICS_SCRIPT[card], -1):
            found.append(PLAY.base + card)
    own = [hero for hero in range(len(HEROES)) if g.hero_seat[hero] == seat]
    list_uses(g, seat, own, found)
    list_gifts(g, own, found)
    if g.fallen:
        fallen = [marker.area for marker in g.fallen]  # two heroes may have fallen on one area
        visited = [g.hero_at[hero] for hero in own]
        found += [PICK_UP.base + area for area in range(NUMBER) if area in fallen and area in visited]
    found.sort()
    if g.explored:
        for area in range(NUMBER):
            if g.lord[area] == seat and KIND_OF[face_up(g, area)] == REMOVABLE and units_on(g, area) >= REMOVAL:
                found.append(CLEAR.base + area)
    for title in range(len(TITLES)):
        script = TITLE_SCRIPT[title]
        if g.titles[title] == seat and script and not g.offices >> title & 1 and can_all(g, seat, script, -1):
            found.append(OFFICE.base + title)
    if fulfilled(g, seat):
        found.append(OBJECTIVE_A.base)
    if may_exchange(g, seat):
        found.append(EXCHANGE.base)
    if can_lay_card(g, seat):
        found.append(VICTORY.base)
    return found


def list_uses(g: Runewars, seat: int, own: list[int], found: list[int]) -> None:
    """Add the rewards that may be used now."""
    for hero in own:
        for slot in g.reward_of[hero]:
            action = USE(g.rewards.content[slot], hero)
            if action not in found and usable_in_turn(g, seat, hero, slot):
                found.append(action)


def list_gifts(g: Runewars, own: list[int], found: list[int]) -> None:
    """Add the exchanges of rewards between heroes on one area; each reward goes once between two moves of heroes.
    [runewars.reward.3]"""
    for hero in own:
        for other in own:
            if hero == other or g.hero_at[hero] != g.hero_at[other]:
                continue
            for slot in g.reward_of[hero]:
                action = GIVE(g.rewards.content[slot], hero, other)
                if not g.given >> slot & 1 and action not in found:
                    found.append(action)


def take_aside(g: Runewars, seat: int, action: int, again: list[AnyStep]) -> bool:
    """If the action is one of those that may be done at any time, do it, and what follows afterwards."""
    if PLAY.base <= action < PLAY.base + PLAY.size:
        play_card(g, seat, action - PLAY.base, again)
    elif USE.base <= action < USE.base + USE.size:
        reward, hero = USE.decode(action)
        use_reward(g, seat, hero, reward_slot(g, hero, reward), 0, again)
    elif GIVE.base <= action < GIVE.base + GIVE.size:
        reward, hero, other = GIVE.decode(action)
        give_reward(g, reward, hero, other)
        g.then(again)
    elif PICK_UP.base <= action < PICK_UP.base + PICK_UP.size:
        g.then([PickUp(seat, action - PICK_UP.base), *again])
    elif CLEAR.base <= action < CLEAR.base + CLEAR.size:
        clear_place(g, seat, action - CLEAR.base)
        g.then(again)
    elif OFFICE.base <= action < OFFICE.base + OFFICE.size:
        title = action - OFFICE.base
        g.offices |= 1 << title
        g.tell(USED_OFFICE, seat, title)
        g.then([Perform(seat, TITLE_SCRIPT[title]), *again])
    elif action == OBJECTIVE_A.base:
        fulfil(g, seat, again)
    elif action == EXCHANGE.base:
        exchange_objective(g, seat)
        g.then(again)
    elif action == VICTORY.base:
        g.then(again)
        lay_card(g, seat)
    else:
        return False
    return True


def fulfil(g: Runewars, seat: int, again: list[AnyStep]) -> None:
    """An objective is shown and discarded for a dragon rune; it is not replaced.
    [runewars.objective.2, runewars.objective.3]"""
    card = objective_of(g, seat)
    slot = g.objective[seat]
    g.objectives = g.objectives.copy()
    g.objectives.reveal(g, slot)
    g.objective = replaced(g.objective, seat, -1)
    g.fulfilled = [*g.fulfilled, slot]
    g.tell(FULFILLED, seat, card)
    g.then([Perform(seat, OBJECTIVE_REWARD[card]), *again])


def anything_up(g: Runewars, seat: int) -> bool:
    """Whether a seat might do something at any time of its turn, as far as all can see."""
    if ready(g, seat) > 0 or g.objective[seat] >= 0:
        return True
    for hero in range(len(HEROES)):
        if g.hero_seat[hero] == seat and g.reward_of[hero]:
            return True
    if seat in g.titles or g.fallen or g.explored:
        return True
    return card_at_hand(g, seat) and rune_tokens(g, seat) >= TO_WIN


def why_not_aside(g: Runewars, seat: int, action: int, rule: str) -> Reason:
    """The rule that forbids something that may be done at any time of the own turn; for anything else `rule`."""
    block = VOCABULARY.block_of(action)
    if block is PLAY:
        return why_not_play(g, seat, action - PLAY.base, block.rule)
    if block in (OBJECTIVE_A, EXCHANGE):
        return Reason(block.rule if g.objective[seat] >= 0 else "runewars.objective.3")
    if block is VICTORY:
        if g.year >= YEARS:
            return Reason("runewars.victory.4")
        return Reason(block.rule if dragon_count(g, seat) < TO_WIN else "runewars.victory.3")
    return Reason(block.rule if block in Aside.answers else rule)


class Aside(Decision[Runewars]):
    """A decision of the own turn that also offers what may be done at any time of it."""

    answers: ClassVar[tuple[Block, ...]] = (PLAY, USE, GIVE, PICK_UP, CLEAR, OFFICE, OBJECTIVE_A, EXCHANGE, VICTORY)
    secret = True

    def choices(self, g: Runewars, seat: int) -> list[int]:
        """What the decision itself asks; all from blocks before `play`."""
        raise NotImplementedError

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def when(self, g: Runewars) -> int:
        """Which cards of a moment are welcome: BEFORE_MOVE, ACTIVATED_NOW."""
        return 0

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = self.choices(g, seat)
        return found + asides(g, seat, self.when(g)) if found else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action < PLAY.base or not take_aside(g, seat, action, [self]):
            self.answer(g, seat, action)

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_aside(g, seat, action, self.rule)


class Window(Aside):
    """Just before and just after the order, and between movement and battle: cards, rewards, objective, victory card.
    [runewars.effect.5, runewars.ruling.55]"""

    name = "Window"
    rule = "runewars.effect.5"
    lapses = True

    def __init__(self, seat: int, moved: bool = False) -> None:
        super().__init__(seat)
        self.moved: Final = moved
        """The moves are done: cards for them come too late."""

    def choices(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base] if anything_up(g, seat) else []

    def when(self, g: Runewars) -> int:
        return 0 if self.moved else BEFORE_MOVE

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        pass
