"""The rounds of a duel and its end. [runewars.duel, runewars.defeat]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Thing

from ..battle.record import ATTACKER, DEFENDER
from ..battle.retreat import HeroesFlee
from ..decks import discard_fate, draw_fate, show_fate
from ..effects.effect import Perform
from ..heroes.heroes import defeat, heal_hero
from ..heroes.rewards import ShareRewards, drop_rewards
from ..hooks import DUEL_SCRIPT, ON_DEFEAT, ON_DUEL_DAMAGE, ON_DUEL_SPECIAL, QUEST_WON, STUNS, VICTORY_SCRIPT
from ..pieces import AMOUNT, CIRCLE, DAMAGE, HERO_HEALTH, QUARTER, ROUT, SHAPE, SPECIAL
from ..state import Runewars
from ..tactics import might_play, play_card, playable
from ..vocabulary import DUEL_OVER, HERO, HERO_HURT, OPTION_A, PASS, PLAY, UNIT_HURT, USE
from .fighters import beaten, fighter, use_in_duel, uses
from .record import NO_DUEL

ROUNDS_OF_DUEL: Final = 4


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
    may_offer = (USE,)
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
    may_offer = (USE,)
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
    may_offer = (PLAY,)
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
