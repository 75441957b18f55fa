"""Duels between heroes, and of a hero with a neutral unit. [runewars.duel, runewars.defeat]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from .control import left_of
from .decks import discard_fate, draw_fate, show_fate, why_not_play
from .effects.effect import Perform
from .heroes import ShareRewards, defeat, drop_rewards, heal_hero
from .hooks import (
    ARMOUR,
    DUEL_SCRIPT,
    DUEL_START,
    DUEL_START_MAY,
    ON_CHALLENGE,
    ON_DEFEAT,
    ON_DUEL_DAMAGE,
    ON_DUEL_SPECIAL,
    ON_DUEL_START,
    ON_HERO,
    ONCE_A_ROUND,
    QUEST_WON,
    REWARD_HOOK,
    REWARD_ONCE,
    STUNS,
    TRAIT,
    VICTORY_SCRIPT,
    WEAPON,
)
from .pieces import AMOUNT, CIRCLE, DAMAGE, HEALTH, HERO_HEALTH, QUARTER, ROUT, SHAPE, SPECIAL
from .records import ATTACKER, DEFENDER, NO_DUEL, Duel, Duellist
from .retreat import HeroesFlee
from .state import Runewars
from .vocabulary import (
    DUEL_BEGAN,
    DUEL_EVADED,
    DUEL_OVER,
    HERO,
    HERO_HURT,
    OPTION_A,
    PASS,
    PLAY,
    QUEST_DUEL_BEGAN,
    UNIT_HURT,
    USE,
    YES,
)
from .windows import might_play, play_card, playable, use_reward

ROUNDS_OF_DUEL: Final = 4


def start_duel(g: Runewars, hero: int, other: int) -> None:
    """A hero challenges another, who must fight. [runewars.duel.1, runewars.duel.2, runewars.duel.3]"""
    open_duel(g, hero, other, -1, 0)
    g.tell(DUEL_BEGAN, hero, other)
    g.then([Evade(g.hero_seat[other]), *first_steps()])


def start_quest_duel(g: Runewars, hero: int, unit: int, quest: int) -> None:
    """A hero fights a neutral unit that is not on the board. [runewars.duel.10, runewars.ruling.34]"""
    open_duel(g, hero, -1, unit, quest)
    g.tell(QUEST_DUEL_BEGAN, hero, unit)
    g.then(first_steps())


def first_steps() -> list[AnyStep]:
    """The steps of every duel. [runewars.duel.2, runewars.duel.3]"""
    return [DuelStart(ATTACKER), DuelStart(DEFENDER), EndStart(), DuelRound(1), EndDuel()]


def open_duel(g: Runewars, hero: int, other: int, unit: int, quest: int) -> None:
    """Write down who fights."""
    health = HEALTH[unit] if unit >= 0 else 0
    g.duel = Duel(g.hero_at[hero], [Duellist(hero), Duellist(other)], unit, health, quest)


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


# -- before the rounds -------------------------------------------------------------------------------------------------


class Evade(Decision[Runewars]):
    """A challenged hero may have a reward against it. [runewars.effect.9]"""

    name = "Evade"
    rule = "runewars.effect.9"
    secret = True
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        hero = g.duel.sides[DEFENDER].hero
        if not g.reward_of[hero]:
            return []
        return [PASS.base, *uses(g, DEFENDER, ON_CHALLENGE)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            use_in_duel(g, DEFENDER, action, [])


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


def evade(g: Runewars) -> None:
    """The duel does not take place."""
    g.tell(DUEL_EVADED, g.duel.sides[DEFENDER].hero)
    g.unwind(EndDuel)


class DuelStart(Step[Runewars]):
    """A side's abilities and cards at the start of a duel. [runewars.duel.2]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        hero = g.duel.sides[self.side].hero
        if hero < 0:
            return
        seat = g.hero_seat[hero]
        steps: list[AnyStep] = []
        if DUEL_START[hero] and not decided(g):
            if DUEL_START_MAY[hero]:
                steps.append(StartAbility(seat, self.side))
            else:
                steps.append(Perform(seat, DUEL_START[hero], 0, hero, self.side))
        g.then([*steps, DuelWindow(seat, self.side, 0)])


class StartAbility(Decision[Runewars]):
    """An ability at the start of the duel that need not be used."""

    name = "StartAbility"
    rule = "runewars.duel.2"
    lapses = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"source": (HERO, g.duel.sides[self.side].hero), "hero": (HERO, g.duel.sides[self.side].hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        from .effects.effect import can_all

        hero = g.duel.sides[self.side].hero
        return [PASS.base, YES.base] if can_all(g, seat, DUEL_START[hero], hero) else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == YES.base:
            hero = g.duel.sides[self.side].hero
            g.then([Perform(seat, DUEL_START[hero], 0, hero, self.side)])


class DuelWindow(Decision[Runewars]):
    """Cards and rewards at the start of a duel. [runewars.duel.2, runewars.effect.7]"""

    name = "DuelWindow"
    rule = "runewars.duel.2"
    answers = (PLAY,)
    secret = True
    lapses = True

    def __init__(self, seat: int, side: int, played: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.played: Final = played

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, g.duel.sides[self.side].hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        hero = g.duel.sides[self.side].hero
        cards = might_play(g, seat, ON_DUEL_START)
        if decided(g) or not (cards or (g.reward_of[hero] and g.hurt[hero])):
            return []
        found = [PASS.base]
        if cards:
            found += [PLAY.base + c for c in playable(g, seat, ON_DUEL_START) if not self.played >> c & 1]
        return found + uses(g, self.side, ON_HERO)

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if action >= USE.base:
            use_in_duel(g, self.side, action, [self])
        else:
            card = action - PLAY.base
            play_card(g, seat, card, [DuelWindow(seat, self.side, self.played | 1 << card)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_play(g, seat, action - PLAY.base, self.rule) if action in PLAY else Reason(self.rule)


class StartDamage(Step[Runewars]):
    """Damage at the start of a duel is suffered at once, after armour. [runewars.duel.12]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        if g.duel.sides[self.side].damage:
            g.then([*armour(g, self.side), Suffer(self.side)])


class EndStart(Step[Runewars]):
    """Who is defeated at the start ends the duel before round 1. [runewars.duel.12]"""

    def run(self, g: Runewars) -> None:
        g.duel.starting = False
        g.then([*escapes(g), Judge(0)])


# -- rounds ------------------------------------------------------------------------------------------------------------


class DuelRound(Step[Runewars]):
    """Both draw and reveal one fate card; results, armour, damage.
    [runewars.duel.3, runewars.duel.4, runewars.duel.5, runewars.duel.6, runewars.duel.7, runewars.effect.9]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, g: Runewars) -> None:
        duel = g.duel
        duel.round = self.number
        duel.round_spent = 0
        for one in duel.sides:
            one.card = one.damage = one.negated = 0
            one.leech = False
        stunned = self.number == 1 and STUNS[duel.sides[ATTACKER].hero]
        for side in range(2):
            if side == DEFENDER and stunned:
                continue
            draw_fate(g, fighter(g, side), side, 1)
            for slot in g.fate_hands[side]:
                show_fate(g, slot)
                duel.sides[side].card = g.fate.content[slot]
        g.then([Result(ATTACKER), Result(DEFENDER), Shields(), EndRound(self.number)])


class Result(Step[Runewars]):
    """What a side's card shows. [runewars.duel.4, runewars.duel.5, runewars.duel.6]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        side = self.side
        hero = g.duel.sides[side].hero
        shape = CIRCLE if hero >= 0 else SHAPE[g.duel.unit]
        carry_out(g, side, g.duel.sides[side].card, shape, False)


def carry_out(g: Runewars, side: int, card: int, shape: int, extra: bool) -> None:
    """A quarter as a duel result; an extra card brings no further card.
    [runewars.duel.4, runewars.duel.5, runewars.duel.6]"""
    what, amount = QUARTER[card][shape], AMOUNT[card][shape]
    if what == DAMAGE:
        g.duel.sides[1 - side].damage += amount
    elif what == ROUT:
        g.duel.sides[side].negated += amount
    elif what == SPECIAL:
        if extra:
            g.duel.sides[1 - side].damage += 1
        elif g.duel.sides[side].hero >= 0:
            g.then([DuelSpecial(fighter(g, side), side)])
        else:
            g.then([Perform(fighter(g, side), DUEL_SCRIPT[g.duel.unit], 0, -1, side)])


class DuelSpecial(Decision[Runewars]):
    """The special symbol: 1 damage, or the ability of one reward. [runewars.duel.4]"""

    name = "DuelSpecial"
    rule = "runewars.duel.4"
    secret = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, g.duel.sides[self.side].hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [OPTION_A.base, *uses(g, self.side, ON_DUEL_SPECIAL)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == OPTION_A.base:
            g.duel.sides[1 - self.side].damage += 1
        else:
            use_in_duel(g, self.side, action, [])


class Shields(Step[Runewars]):
    """Rout results negate damage, then armour. [runewars.duel.5, runewars.ruling.35]"""

    def run(self, g: Runewars) -> None:
        for one in g.duel.sides:
            one.damage = max(0, one.damage - one.negated)
        steps = armour(g, ATTACKER) + armour(g, DEFENDER)
        g.then([*steps, Suffer(ATTACKER), Suffer(DEFENDER)])


def armour(g: Runewars, side: int) -> list[AnyStep]:
    """The decision on armour of a side, if it is about to suffer damage and has any reward."""
    hero = g.duel.sides[side].hero
    if hero < 0 or not g.duel.sides[side].damage or not g.reward_of[hero]:
        return []
    return [Armour(g.hero_seat[hero], side)]


class Armour(Decision[Runewars]):
    """Rewards against damage that is about to be suffered. [runewars.effect.9]"""

    name = "Armour"
    rule = "runewars.reward.4"
    secret = True
    lapses = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, g.duel.sides[self.side].hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if g.duel.sides[self.side].damage == 0 or not g.reward_of[g.duel.sides[self.side].hero]:
            return []
        return [PASS.base, *uses(g, self.side, ON_DUEL_DAMAGE)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            use_in_duel(g, self.side, action, [self])


class Suffer(Step[Runewars]):
    """A fighter suffers the damage of this moment. [runewars.duel.7]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        amount = g.duel.sides[self.side].damage
        g.duel.sides[self.side].damage = 0
        hero = g.duel.sides[self.side].hero
        if amount == 0:
            return
        if hero >= 0:
            g.hurt[hero] += amount
            g.tell(HERO_HURT, hero, amount)
        else:
            g.duel.unit_damage += amount
            g.tell(UNIT_HURT, g.duel.unit, amount)


class EndRound(Step[Runewars]):
    """The round is over: somebody may be defeated, or another round follows. [runewars.duel.8]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, g: Runewars) -> None:
        discard_fate(g, ATTACKER)
        discard_fate(g, DEFENDER)
        steps: list[AnyStep] = [*escapes(g), Judge(self.number)]
        g.then(steps)


def escapes(g: Runewars) -> list[AnyStep]:
    """Who is about to be defeated may have a card against it."""
    found: list[AnyStep] = []
    for side in range(2):
        hero = g.duel.sides[side].hero
        if hero >= 0 and beaten(g, side):
            found.append(Escape(g.hero_seat[hero], side))
    return found


class Escape(Decision[Runewars]):
    """A card that saves a hero from defeat. [runewars.effect.9]"""

    name = "Escape"
    rule = "runewars.effect.9"
    secret = True
    lapses = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, g.duel.sides[self.side].hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if not might_play(g, seat, ON_DEFEAT):
            return []
        return [PASS.base, *[PLAY.base + card for card in playable(g, seat, ON_DEFEAT)]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            play_card(g, seat, action - PLAY.base, [])


class Judge(Step[Runewars]):
    """Who is defeated leaves the game; the survivor takes the rewards.
    [runewars.defeat.1, runewars.defeat.2, runewars.defeat.3, runewars.duel.8, runewars.duel.11, runewars.ruling.34]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, g: Runewars) -> None:
        down = [beaten(g, side) and not g.duel.sides[side].escaped for side in range(2)]
        if not down[0] and not down[1] and not g.duel.over:
            if 0 < self.number < ROUNDS_OF_DUEL:
                g.then([DuelRound(self.number + 1)])
            return
        area = g.duel.area
        steps: list[AnyStep] = []
        for side in range(2):
            hero, other = g.duel.sides[side].hero, g.duel.sides[1 - side].hero
            if not down[side]:
                continue
            if hero < 0:
                if not down[1 - side] and other >= 0:
                    steps.append(Perform(g.hero_seat[other], QUEST_WON[g.duel.quest], 0, other))
                    self.leech(g, 1 - side)
                continue
            rewards = g.reward_of[hero]
            winner = g.hero_seat[other] if other >= 0 else -1
            defeat(g, hero)
            if other >= 0 and not down[1 - side]:
                steps.append(ShareRewards(winner, area, rewards))
                g.duels_won |= 1 << winner
                self.leech(g, 1 - side)
                if VICTORY_SCRIPT[other]:
                    steps.append(Perform(winner, VICTORY_SCRIPT[other], 0, other))
            else:
                drop_rewards(g, area, rewards)
        for side in range(2):
            hero = g.duel.sides[side].hero
            if g.duel.sides[side].escaped:
                steps.append(HeroesFlee(g.hero_seat[hero], 1 << hero, True))
        g.unwind(EndDuel)
        g.then(steps)

    def leech(self, g: Runewars, side: int) -> None:
        """A weapon heals the survivor."""
        if g.duel.sides[side].leech:
            heal_hero(g, g.duel.sides[side].hero, HERO_HEALTH[g.duel.sides[side].hero])


class EndDuel(Step[Runewars]):
    """The duel is over; damage stays, nobody retreats. [runewars.duel.8]"""

    def run(self, g: Runewars) -> None:
        discard_fate(g, ATTACKER)
        discard_fate(g, DEFENDER)
        g.tell(DUEL_OVER, g.duel.sides[ATTACKER].hero)
        g.duel = NO_DUEL
