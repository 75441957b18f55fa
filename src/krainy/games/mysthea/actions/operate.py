"""Operate: play a card for its points, its effect or its place on the board. [mysthea.operate, mysthea.place]"""

from typing import Final

from krainy.engine.effects import NOTHING
from krainy.engine.flow import Decision, Step, replaced
from krainy.engine.vocabulary import Block, Reason, Thing

from ..board import CARDS_SLOT, ENERGY, EQUIPMENT_SPACES, UPGRADE_SLOTS
from ..cards import CARDS, EQUIPMENT, KIND, POINTS_OF, SLOT, UPGRADE
from ..effects.effect import Scripted, can_perform
from ..effects.price import FREE, PRICES, buy
from ..hooks import FREE_EFFECT, FREE_PLACING
from ..movement import likely_step
from ..state import Mysthea, discard, equipment_of, hand, leave_hand, lose, upgrade
from ..vocabulary import (
    BOUGHT,
    CARD,
    CREATE,
    DEPLOY,
    EFFECT,
    ENERGIZE,
    NUMBER,
    PASS,
    PLACE,
    PLACED,
    PLAY,
    PLAYED,
    REPLACE,
    STEP,
    VOCABULARY,
)
from .spend import is_use, list_uses, points_for, use, why_not_spend

EFFECT_OF: Final = [NOTHING] * CARDS
"""The script of every command card; filled by effects/reading.py."""
COST_OF: Final = [FREE] * CARDS
"""What the effect costs besides its energy, or what using the equipment costs."""


def play(g: Mysthea, seat: int, card: int) -> None:
    """Play a card from hand; until the action ends it lies on the table. [mysthea.operate.1, mysthea.ruling.51]"""
    leave_hand(g, seat, card)
    g.played = [*g.played, card]
    g.tell(PLAYED, seat, card)
    g.then([Operate(seat, card, POINTS_OF[card], False), PutAway(seat, card)])


def energy_for(g: Mysthea, seat: int, card: int) -> int:
    """The energy for the effect or the placing of a card: its points, or nothing with the right upgrade.
    [mysthea.card.1, mysthea.operate.4]"""
    free = upgrade(g, seat, CARDS_SLOT)
    if FREE_EFFECT[free] == KIND[card] or FREE_PLACING[free] == KIND[card]:
        return 0
    return POINTS_OF[card]


def open_to_all(g: Mysthea, seat: int, card: int) -> bool:
    """Whether effect or placing is possible as far as everybody can see. [mysthea.operate.3, mysthea.ruling.49]"""
    energy = energy_for(g, seat, card)
    if KIND[card] >= EQUIPMENT:
        return g.energy[seat] >= energy
    cost = PRICES[COST_OF[card]]
    return cost.open(g, seat, energy) and can_perform(g, seat, EFFECT_OF[card], len(cost.types))


class Operate(Decision[Mysthea]):
    """With a card on the table: spend its points, pay for its effect or place it, in any order, or stop.
    [mysthea.operate.1, mysthea.operate.3, mysthea.ruling.7]"""

    name = "Operate"
    rule = "mysthea.operate.1"
    answers = (PLAY, EFFECT, PLACE, ENERGIZE, CREATE, DEPLOY, STEP)
    secret = True
    lapses = True

    def __init__(self, seat: int, card: int, points: int, bought: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.points: Final = points
        self.bought: Final = bought

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"source": (CARD, self.card), "points": (NUMBER, self.points)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        possible = not self.bought and open_to_all(g, seat, self.card)
        if self.points == 0 and not possible:
            return found
        found.append(PASS.base)
        if possible:
            if KIND[self.card] >= EQUIPMENT:
                found.append(PLACE.base)
            elif PRICES[COST_OF[self.card]].payable(g, seat, energy_for(g, seat, self.card)):
                found.append(EFFECT.base)
        list_uses(g, seat, self.points, found)
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if is_use(action):
            g.then([Operate(seat, self.card, self.points - points_for(action), self.bought)])
            use(g, seat, action)  # what it pushes comes before the rest of the action
        elif action == EFFECT.base:
            g.tell(BOUGHT, seat, self.card)
            g.then([Operate(seat, self.card, self.points, True)])
            buy(g, seat, COST_OF[self.card], energy_for(g, seat, self.card), EFFECT_OF[self.card], False)
        elif action == PLACE.base:
            g.then([Operate(seat, self.card, self.points, True)])
            place(g, seat, self.card)

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        block = VOCABULARY.block_of(action)
        kind = KIND[self.card]
        card: list[Thing] = [(CARD, self.card)]
        if block is EFFECT and kind >= EQUIPMENT:
            return Reason("mysthea.card.3" if kind == EQUIPMENT else "mysthea.card.4", card)
        if block is PLACE and kind < EQUIPMENT:
            return Reason("mysthea.card.2", card)
        if block is EFFECT or block is PLACE:
            return Reason("mysthea.operate.3", card)
        return Reason(self.rule) if block is PLAY else why_not_spend(g, seat, self.points, action)

    def completed(self, g: Mysthea, seat: int, block: Block, numbers: list[int]) -> int:
        return likely_step(g, seat, numbers) if block is STEP else -1


class PutAway(Step[Mysthea]):
    """At the end of the action the card goes to the discard pile, unless it was placed. [mysthea.operate.2]"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: Mysthea) -> None:
        if self.card in g.played:
            g.played = [card for card in g.played if card != self.card]
            discard(g, self.seat, self.card)


# -- placing -----------------------------------------------------------------------------------------------------------


def place(g: Mysthea, seat: int, card: int) -> None:
    """Pay for an equipment or upgrade card and put it on the board.
    [mysthea.card.3, mysthea.card.4, mysthea.card.5, mysthea.place.1, mysthea.ruling.21]"""
    lose(g, seat, ENERGY, energy_for(g, seat, card))
    if KIND[card] == UPGRADE:
        at = seat * UPGRADE_SLOTS + SLOT[card]
        if g.upgrades[at]:
            discard(g, seat, g.upgrades[at])
        g.upgrades = replaced(g.upgrades, at, card)
        settle_in(g, seat, card)
    elif len(equipment_of(g, seat)) < EQUIPMENT_SPACES:
        put_equipment(g, seat, card)
    else:
        g.then([Displace(seat, card)])


def put_equipment(g: Mysthea, seat: int, card: int) -> None:
    """An equipment card comes into the first free space."""
    g.equipment = replaced(g.equipment, seat * EQUIPMENT_SPACES + len(equipment_of(g, seat)), card)
    settle_in(g, seat, card)


def settle_in(g: Mysthea, seat: int, card: int) -> None:
    """The card is no longer on the table; it works at once. [mysthea.place.2]"""
    g.played = [other for other in g.played if other != card]
    g.tell(PLACED, seat, card)


class Displace(Decision[Mysthea]):
    """With three equipment cards on the board, one must make room. [mysthea.card.5, mysthea.ruling.31]"""

    name = "Displace"
    rule = "mysthea.card.5"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"source": (CARD, self.card)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found = [REPLACE.base + card for card in equipment_of(g, seat)]
        found.sort()
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        old = action - REPLACE.base
        discard(g, seat, old)
        kept = [card for card in equipment_of(g, seat) if card != old]
        first = seat * EQUIPMENT_SPACES
        spaces = [*kept, *[0] * (EQUIPMENT_SPACES - len(kept))]
        g.equipment = g.equipment[:first] + spaces + g.equipment[first + EQUIPMENT_SPACES :]
        put_equipment(g, seat, self.card)


class ExtraOperate(Scripted):
    """An extra Operate that an effect grants: any card of the hand. [mysthea.turn.3, mysthea.ruling.33]"""

    name = "ExtraOperate"
    rule = "mysthea.turn.3"
    secret = True
    lapses = True

    def __init__(self, seat: int, may: bool) -> None:
        super().__init__(seat)
        self.may: Final = may

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found = [PLAY.base + card for card in hand(g, seat)]
        return [PASS.base, *found] if self.may and found else found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            play(g, seat, action - PLAY.base)
