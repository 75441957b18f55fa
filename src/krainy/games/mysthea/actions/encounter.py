"""Facing an encounter: pay, gain its glory, choose a symbol, turn the card, use the reward, move the token.
[mysthea.encounter]"""

from typing import Final

from krainy.engine.effects import NOTHING
from krainy.engine.flow import Decision, Step, replaced, replaced_row
from krainy.engine.vocabulary import Reason, Thing

from ..board import EXPERIENCE, GLORY, MOST_ENCOUNTERS, PLACES, RINGS
from ..cards import ENCOUNTERS, FRONTS, OPTION_STEPS, OPTION_SYMBOL
from ..effects.effect import SCRIPTS, Perform, can_perform
from ..effects.price import FREE, PRICES, buy
from ..hooks import ENCOUNTER_PAID, ENCOUNTER_STARTS, fire
from ..state import FORESIGHT, Mysthea, back_slot, gain, gone_encounters, lose, top_front
from ..vocabulary import CHOOSE, CHOSE, EFFECT, FACE, FACED, LOOK, NEXT_ENCOUNTER, PASS, TOKEN_MOVED, TURNED

REWARD: Final = [NOTHING] * (2 * len(ENCOUNTERS))
"""The script of every option, two to an encounter; filled by effects/reading.py."""
REWARD_COST: Final = [FREE] * (2 * len(ENCOUNTERS))


def next_cost(g: Mysthea, seat: int) -> int:
    """The experience that the next encounter costs: its number for this player. [mysthea.encounter.2]"""
    return len(g.faced[seat]) + 1


def may_face(g: Mysthea, seat: int) -> bool:
    """Whether the seat may face another one at all. [mysthea.encounter.2]"""
    return len(g.faced[seat]) < MOST_ENCOUNTERS and top_front(g) >= 0


def can_face(g: Mysthea, seat: int) -> bool:
    """Whether the special action is possible: Chosen and token on one island, and the experience.
    [mysthea.encounter.1, mysthea.encounter.2]"""
    return g.home[seat] // PLACES == g.token[seat] and g.experience[seat] >= next_cost(g, seat) and may_face(g, seat)


def face(g: Mysthea, seat: int, free: bool) -> None:
    """Face the top encounter; a Chosen may do something even before it is paid. [mysthea.ruling.46]"""
    g.then([TakeEncounter(seat, free)])
    fire(g, ENCOUNTER_STARTS, seat)


class TakeEncounter(Step[Mysthea]):
    """Pay, take the card, gain its glory; the front of the next one shows.
    [mysthea.encounter.2, mysthea.encounter.3]"""

    def __init__(self, seat: int, free: bool) -> None:
        self.seat: Final = seat
        self.free: Final = free

    def run(self, g: Mysthea) -> None:
        seat = self.seat
        number = next_cost(g, seat)
        if not self.free:
            lose(g, seat, EXPERIENCE, number)
        place = gone_encounters(g)
        front = top_front(g)
        g.faced = replaced_row(g.faced, seat, [*g.faced[seat], -1])
        g.tell(FACED, seat, number)
        gain(g, seat, GLORY, FRONTS[front][0])
        show_front(g)
        if g.rules & FORESIGHT:
            g.then([Foresee(seat, place), ChooseSymbol(seat, place)])
        else:
            g.then([ChooseSymbol(seat, place)])
        fire(g, ENCOUNTER_PAID, seat)


def show_front(g: Mysthea) -> None:
    """The front of the top card lies open. [mysthea.setup.5]"""
    front = top_front(g)
    if front >= 0:
        g.encounters = g.encounters.copy()
        g.encounters.reveal(g, gone_encounters(g))
        glory, one, other = FRONTS[front]
        g.tell(NEXT_ENCOUNTER, glory, one, other)


def turn_over(g: Mysthea, seat: int, place: int) -> int:
    """Turn the card at this place of the deck over, for all to see; it stays with the player. [mysthea.encounter.7]"""
    slot = back_slot(g, place)
    g.encounters = g.encounters.copy()
    g.encounters.reveal(g, slot)
    encounter = g.encounters.content[slot]
    row = g.faced[seat]
    g.faced = replaced_row(g.faced, seat, [encounter if faced < 0 else faced for faced in row])
    g.tell(TURNED, seat, encounter)
    return encounter


def why_not_face(g: Mysthea, seat: int) -> Reason:
    """The rule that forbids to face an encounter in a turn. [mysthea.encounter.1, mysthea.encounter.2]"""
    together = g.home[seat] // PLACES == g.token[seat]
    return Reason("mysthea.encounter.2" if together or not may_face(g, seat) else "mysthea.encounter.1")


def unpaid_reward(g: Mysthea, seat: int) -> bool:
    """Whether the last encounter of a seat has a reward that it cannot pay for."""
    if not g.faced[seat] or g.faced[seat][-1] < 0:
        return False
    for option in (2 * g.faced[seat][-1], 2 * g.faced[seat][-1] + 1):
        cost = PRICES[REWARD_COST[option]]
        if REWARD_COST[option] != FREE and not cost.payable(g, seat, cost.energy):
            return True
    return False


class Foresee(Decision[Mysthea]):
    """With foresight: turn the card over before choosing, or choose blindly. [mysthea.opt.1]"""

    name = "Foresee"
    rule = "mysthea.opt.1"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [PASS.base, LOOK.base]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == LOOK.base:
            g.seen_through = turn_over(g, seat, self.place)


class ChooseSymbol(Decision[Mysthea]):
    """One of the two symbols on the front, without knowing what it brings. [mysthea.encounter.4]"""

    name = "ChooseSymbol"
    rule = "mysthea.encounter.4"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        _, one, other = FRONTS[g.encounters.content[self.place]]
        return [CHOOSE.base + one, CHOOSE.base + other]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        symbol = action - CHOOSE.base
        g.tell(CHOSE, seat, symbol)
        encounter = g.seen_through
        g.seen_through = -1
        if encounter < 0:
            encounter = turn_over(g, seat, self.place)
        option = 2 * encounter + (0 if OPTION_SYMBOL[2 * encounter] == symbol else 1)
        g.then([Reward(seat, option), MoveToken(seat, OPTION_STEPS[option])])


class Reward(Decision[Mysthea]):
    """The reward may be used or left; one without a cost is asked about part by part. [mysthea.encounter.5]"""

    name = "Reward"
    rule = "mysthea.encounter.5"
    may_offer = (EFFECT,)
    secret = True
    lapses = True

    def __init__(self, seat: int, option: int) -> None:
        super().__init__(seat)
        self.option: Final = option

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return SCRIPTS[REWARD[self.option]].about

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        cost = PRICES[REWARD_COST[self.option]]
        found: list[int] = []
        if REWARD_COST[self.option] == FREE or not cost.open(g, seat, cost.energy):
            return found
        found.append(PASS.base)
        if cost.payable(g, seat, cost.energy) and can_perform(g, seat, REWARD[self.option], len(cost.types)):
            found.append(EFFECT.base)
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == EFFECT.base:
            cost = REWARD_COST[self.option]
            buy(g, seat, cost, PRICES[cost].energy, REWARD[self.option], True)

    def lapse(self, g: Mysthea) -> None:
        if REWARD_COST[self.option] == FREE:
            g.then([Perform(self.seat, REWARD[self.option], 0, 0, True)])


class MoveToken(Step[Mysthea]):
    """When the reward is finished, the own token moves clockwise. [mysthea.encounter.6, mysthea.ruling.34]"""

    def __init__(self, seat: int, steps: int) -> None:
        self.seat: Final = seat
        self.steps: Final = steps

    def run(self, g: Mysthea) -> None:
        frm = g.token[self.seat]
        g.token = replaced(g.token, self.seat, RINGS[g.ring].onward(frm, self.steps))
        if self.steps:
            g.tell(TOKEN_MOVED, self.seat, frm, g.token[self.seat])


class FreeEncounter(Decision[Mysthea]):
    """A reward lets one face an encounter for nothing, wherever Chosen and token are. [mysthea.monster.7,
    mysthea.ruling.35]"""

    name = "FreeEncounter"
    rule = "mysthea.monster.7"
    rule_wait = "mysthea.monster.3"
    lapses = True

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [PASS.base, FACE.base] if may_face(g, seat) else []

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == FACE.base:
            face(g, seat, True)
