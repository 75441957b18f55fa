"""The five combat rounds: who draws, special abilities, routs, damage. [runewars.round, runewars.damage,
runewars.rout]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..decks import discard_fate, discard_one_fate, draw_fate, fate_cards, show_fate, why_not_play
from ..effects.effect import Perform
from ..heroes.rewards import show_reward
from ..hooks import HERO_SUPPORT, ON_DAMAGE, ON_FATE, REWARD_SUPPORT, UNIT_SCRIPT
from ..pieces import AMOUNT, DAMAGE, INITIATIVE, QUARTER, ROUNDS, ROUT, SHAPE, SPECIAL, TYPES
from ..state import NOBODY, Runewars
from ..tactics import might_play, play_card, playable
from ..vocabulary import (
    AMOUNT_A,
    AREA,
    FATE_A,
    NUMBER_OF,
    PASS,
    PLAY,
    RESULTS,
    ROUND_BEGAN,
    TARGET,
    TYPE_DREW,
    TYPE_PICKED,
    UNIT,
    UNIT_A,
)
from .cards import ANY_TIME, BattleCards
from .record import ATTACKER, DEFENDER
from .units import (
    classes,
    damage_of,
    damage_targets,
    decides,
    health,
    hit,
    is_routed,
    player_of,
    rout,
    rout_targets,
    standing,
    unit_of,
)


class Round(Step[Runewars]):
    """One combat round, for one initiative. [runewars.battle.7, runewars.effect.8]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, g: Runewars) -> None:
        g.battle.round = self.number
        g.tell(ROUND_BEGAN, self.number)
        steps: list[AnyStep] = [
            BattleCards(ATTACKER, ANY_TIME),
            BattleCards(DEFENDER, ANY_TIME),
            Exchange(self.number),
        ]
        if self.number < ROUNDS:
            steps.append(Round(self.number + 1))
        g.then(steps)


def eager(g: Runewars, side: int, number: int) -> list[int]:
    """The types of a side that may still draw in this round. [runewars.round.1, runewars.round.7]"""
    return [
        unit
        for unit in range(TYPES)
        if INITIATIVE[unit] == number and not g.battle.sides[side].drew >> unit & 1 and standing(g, side, unit)
    ]


class Exchange(Step[Runewars]):
    """Both sides draw for one type and carry out the results; again while any type is left.
    [runewars.round.1, runewars.round.2, runewars.round.3, runewars.round.4, runewars.round.5, runewars.round.6,
    runewars.round.7]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, g: Runewars) -> None:
        g.battle.sides[ATTACKER].drawing = g.battle.sides[DEFENDER].drawing = -1
        if not eager(g, ATTACKER, self.number) and not eager(g, DEFENDER, self.number):
            return
        steps: list[AnyStep] = []
        for side in range(2):  # the attacker has drawn when the defender chooses
            if eager(g, side, self.number):
                steps += [PickType(decides(g, side), side, self.number), DrawForType(side)]
        steps += [Specials(), Routs(), Damages(), Clear(), Exchange(self.number)]
        g.then(steps)


class PickType(Decision[Runewars]):
    """Which type of this initiative draws, if there are several. [runewars.round.1]"""

    name = "PickType"
    rule = "runewars.round.1"
    lapses = True

    def __init__(self, seat: int, side: int, number: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.number: Final = number

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        units = eager(g, self.side, self.number)
        return [UNIT_A.base + unit for unit in units] if len(units) > 1 else []

    def lapse(self, g: Runewars) -> None:
        g.battle.sides[self.side].drawing = eager(g, self.side, self.number)[0]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        g.battle.sides[self.side].drawing = action - UNIT_A.base
        g.tell(TYPE_PICKED, seat, action - UNIT_A.base)


def support_of(g: Runewars, side: int, unit: int, open_only: bool = False) -> int:
    """How many cards more a type draws and discards because of heroes, rewards and cards; perhaps without the rewards
    that lie face down. [runewars.support.2]"""
    extra = 0
    for each in g.battle.supporters:
        if each.side == side and each.unit == unit:
            extra += 1 + HERO_SUPPORT[each.hero]
            for slot in g.reward_of[each.hero]:
                if not open_only or g.reward_up >> slot & 1:
                    extra += REWARD_SUPPORT[g.rewards.content[slot]]
    for draw in g.battle.extra_draws:
        if draw.side == side and draw.unit == unit:
            extra += draw.number
    return extra


class DrawForType(Step[Runewars]):
    """One fate card for each standing figure of the type, and for its support. [runewars.round.2]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        unit = g.battle.sides[self.side].drawing
        g.battle.sides[self.side].drew |= 1 << unit
        if support_of(g, self.side, unit):
            g.then([TakeSupport(decides(g, self.side), self.side)])
        else:
            draw_for_type(g, self.side, 0)


class TakeSupport(Decision[Runewars]):
    """How many of the cards that the support allows are drawn; none is allowed too. [runewars.support.2]"""

    name = "TakeSupport"
    rule = "runewars.support.2"
    secret = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area), "unit": (UNIT, g.battle.sides[self.side].drawing)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        most = support_of(g, self.side, g.battle.sides[self.side].drawing)
        return [AMOUNT_A.base + number for number in range(most + 1)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        draw_for_type(g, self.side, action - AMOUNT_A.base)


def draw_for_type(g: Runewars, side: int, extra: int) -> None:
    """Draw for all standing figures of the type, and so many cards more, as many of which are discarded again.
    [runewars.round.2, runewars.support.2]"""
    unit = g.battle.sides[side].drawing
    figures = standing(g, side, unit)
    if extra > support_of(g, side, unit, True):
        show_banners(g, side, unit)
    seat = decides(g, side)
    g.tell(TYPE_DREW, seat, unit, figures + extra)
    draw_fate(g, seat, side, figures + extra)
    steps: list[AnyStep] = [DropFate(seat, side) for _ in range(len(g.fate_hands[side]) - figures)]
    player = player_of(g, side)
    if player != NOBODY:
        steps.append(FateCards(player, side))
    g.then(steps)


def show_banners(g: Runewars, side: int, unit: int) -> None:
    """Rewards that help the support are turned up by it."""
    for each in g.battle.supporters:
        if each.side == side and each.unit == unit:
            for slot in g.reward_of[each.hero]:
                if REWARD_SUPPORT[g.rewards.content[slot]]:
                    show_reward(g, each.hero, slot)


class DropFate(Decision[Runewars]):
    """One of the cards drawn with support is discarded unresolved. [runewars.support.2]"""

    name = "DropFate"
    rule = "runewars.support.2"
    secret = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area), "unit": (UNIT, g.battle.sides[self.side].drawing)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [FATE_A.base + card for card in fate_cards(g, self.side)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        discard_one_fate(g, self.side, action - FATE_A.base)


class FateCards(Decision[Runewars]):
    """Cards to be played right after a type's cards are drawn. [runewars.effect.8]"""

    name = "FateCards"
    rule = "runewars.effect.8"
    answers = (PLAY,)
    secret = True
    lapses = True

    def __init__(self, seat: int, side: int, played: int = 0) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.played: Final = played

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if not might_play(g, seat, ON_FATE) or not g.fate_hands[self.side]:
            return []
        cards = [card for card in playable(g, seat, ON_FATE) if not self.played >> card & 1]
        return [PASS.base, *[PLAY.base + card for card in cards]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            card = action - PLAY.base
            play_card(g, seat, card, [FateCards(seat, self.side, self.played | 1 << card)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_play(g, seat, action - PLAY.base, self.rule) if action in PLAY else Reason(self.rule)


def shown(g: Runewars, side: int, result: int) -> int:
    """Turn up the cards of a side that show this result for its type; how many, or how much in all."""
    unit = g.battle.sides[side].drawing
    if unit < 0:
        return 0
    total = 0
    cards: list[int] = []
    for slot in g.fate_hands[side]:
        card = g.fate.content[slot]
        if QUARTER[card][SHAPE[unit]] == result:
            total += AMOUNT[card][SHAPE[unit]]
            cards.append(slot)
    g.learned()
    g.tell(RESULTS, decides(g, side), result, total)  # also if it is none: silence would tell as much
    for slot in cards:
        show_fate(g, slot)
    return total


class Specials(Step[Runewars]):
    """Special abilities: both reveal, the attacker resolves all his, then the defender. [runewars.round.3]"""

    def run(self, g: Runewars) -> None:
        steps: list[AnyStep] = []
        for side in range(2):
            for _ in range(shown(g, side, SPECIAL)):
                script = UNIT_SCRIPT[g.battle.sides[side].drawing]
                steps.append(Perform(decides(g, side), script, 0, -1, side))
        g.then(steps)


class Routs(Step[Runewars]):
    """Routs: the attacker's strike first. [runewars.round.4]"""

    def run(self, g: Runewars) -> None:
        steps: list[AnyStep] = []
        for side in range(2):
            number = shown(g, side, ROUT)
            if number:
                steps.append(SufferRout(decides(g, 1 - side), 1 - side, number))
        g.then(steps)


class Damages(Step[Runewars]):
    """Damage: the attacker's is assigned first. [runewars.round.5]"""

    def run(self, g: Runewars) -> None:
        steps: list[AnyStep] = []
        for side in range(2):
            number = shown(g, side, DAMAGE)
            if number:
                steps.append(Deal(1 - side, number, PLAIN))
        g.then(steps)


class Clear(Step[Runewars]):
    """All fate cards of the step are discarded. [runewars.round.6]"""

    def run(self, g: Runewars) -> None:
        discard_fate(g, ATTACKER)
        discard_fate(g, DEFENDER)


# -- routs and damage --------------------------------------------------------------------------------------------------


class SufferRout(Decision[Runewars]):
    """The owner routs so many of his units. [runewars.rout.1, runewars.rout.2]"""

    name = "SufferRout"
    rule = "runewars.rout.1"
    lapses = True

    def __init__(self, seat: int, side: int, left: int, fastest: int = 1) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.left: Final = left
        self.fastest: Final = fastest
        """Only units of this initiative or slower can be routed."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.left == 0:
            return []
        targets = rout_targets(g, self.side, self.fastest)
        return [TARGET.base + each for each in targets] if len(targets) > 1 else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        rout(g, self.side, action - TARGET.base)
        g.then([SufferRout(seat, self.side, self.left - 1, self.fastest)])

    def lapse(self, g: Runewars) -> None:
        targets = rout_targets(g, self.side, self.fastest)
        if self.left and targets:
            rout(g, self.side, targets[0])
            g.then([SufferRout(self.seat, self.side, self.left - 1, self.fastest)])


PLAIN: Final = 0
STURDY: Final = 1
"""To be placed on a unit of health 2 or more, if there is one."""
DOUBLE: Final = 2
"""A unit that survives suffers one more."""
SPREAD: Final = 3
"""On different standing units, damaged ones first."""
AIMED: Final = 4
"""The enemy points at any unit."""


class Deal(Step[Runewars]):
    """A side suffers damage; its player may first play cards against it. [runewars.effect.8]"""

    def __init__(self, side: int, number: int, way: int) -> None:
        self.side: Final = side
        self.number: Final = number
        self.way: Final = way

    def run(self, g: Runewars) -> None:
        if self.number == 0 or not classes(g, self.side):
            return
        g.battle.damage = self.number
        player = player_of(g, self.side)
        steps: list[AnyStep] = []
        if player != NOBODY:
            steps.append(DamageCards(player, self.side))
        chooser = decides(g, 1 - self.side if self.way == AIMED else self.side)
        g.then([*steps, Assign(chooser, self.side, self.way, -1)])


class DamageCards(Decision[Runewars]):
    """Cards against damage that is about to be assigned. [runewars.effect.8]"""

    name = "DamageCards"
    rule = "runewars.effect.8"
    answers = (PLAY,)
    secret = True
    lapses = True

    def __init__(self, seat: int, side: int, played: int = 0) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.played: Final = played

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if not might_play(g, seat, ON_DAMAGE) or g.battle.damage == 0:
            return []
        cards = [card for card in playable(g, seat, ON_DAMAGE) if not self.played >> card & 1]
        return [PASS.base, *[PLAY.base + card for card in cards]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            card = action - PLAY.base
            play_card(g, seat, card, [DamageCards(seat, self.side, self.played | 1 << card)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_play(g, seat, action - PLAY.base, self.rule) if action in PLAY else Reason(self.rule)


class Assign(Decision[Runewars]):
    """One damage token at a time. [runewars.damage.1, runewars.damage.2, runewars.damage.3]"""

    name = "Assign"
    rule = "runewars.damage.2"
    lapses = True

    def __init__(self, seat: int, side: int, way: int, last: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.way: Final = way
        self.last: Final = last
        """The class of the unit hit just before, which may not be hit again; -1 for none."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area), "left": (NUMBER_OF, g.battle.damage)}

    def targets(self, g: Runewars) -> list[int]:
        """The classes that may be hit now."""
        if g.battle.damage == 0:
            return []
        if self.way == AIMED:
            return classes(g, self.side)
        if self.way == SPREAD:
            upright = [
                each
                for each in classes(g, self.side)
                if not is_routed(each) and (each != self.last or g.battle.sides[self.side].line[each] > 1)
            ]
            return [each for each in upright if damage_of(each)] or upright
        targets = damage_targets(g, self.side)
        if self.way == STURDY and targets and not damage_of(targets[0]):
            sturdy = [each for each in classes(g, self.side) if health(g, self.side, unit_of(each)) > 1]
            return [each for each in sturdy if not is_routed(each)] or sturdy or targets
        return targets

    def actions(self, g: Runewars, seat: int) -> list[int]:
        targets = self.targets(g)
        return [TARGET.base + each for each in targets] if len(targets) > 1 else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        self.strike(g, action - TARGET.base)

    def lapse(self, g: Runewars) -> None:
        targets = self.targets(g)
        if targets:
            self.strike(g, targets[0])
        else:
            g.battle.damage = 0

    def strike(self, g: Runewars, each: int) -> None:
        """The damage is placed."""
        g.battle.damage -= 1
        now = hit(g, self.side, each)
        if self.way == DOUBLE and now >= 0:
            hit(g, self.side, now)
        g.then([Assign(self.seat, self.side, self.way, now if self.way == SPREAD else -1)])
