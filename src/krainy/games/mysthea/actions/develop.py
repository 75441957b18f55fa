"""Development: a fourth card or three fresh ones, then one to three cards for energy. [mysthea.develop]"""

from typing import Final

from krainy.engine.flow import Decision, Step, replaced_row

from ..board import ENERGY, FACE_UP, NEXT_CARD_ENERGY
from ..state import Mysthea, lose
from ..vocabulary import DEVELOPED, FOURTH, PASS, PUT_UNDER, REFRESH, REFRESHED, TAKE, TOOK, UNCOVERED, UNDER


def can_develop(g: Mysthea, seat: int) -> bool:
    """Whether there is a card to take and the energy for it. [mysthea.develop.1, mysthea.develop.5]"""
    return g.energy[seat] >= NEXT_CARD_ENERGY[0] and len(g.row) + len(g.deck) > 0


def develop(g: Mysthea, seat: int) -> None:
    """Take the action; with an empty deck neither way of beginning it does anything. [mysthea.ruling.25]"""
    g.tell(DEVELOPED, seat)
    if g.deck:
        g.then([Development(seat), TakeCards(seat, 0), Refill()])
    else:
        g.then([TakeCards(seat, 0), Refill()])


def uncover(g: Mysthea, number: int) -> None:
    """Lay cards from the top of the Era deck face up, while there are any. [mysthea.develop.5]"""
    number = min(number, len(g.deck))
    if number <= 0:
        return
    g.cards = g.cards.copy()
    for _ in range(number):
        slot = g.deck[0]
        g.deck = g.deck[1:]
        g.row = [*g.row, slot]
        g.cards.reveal(g, slot)
        g.tell(UNCOVERED, g.cards.content[slot])


class Development(Decision[Mysthea]):
    """First a fourth card, or the three under the deck and three new ones. [mysthea.develop.2]"""

    name = "Development"
    rule = "mysthea.develop.2"

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [FOURTH.base, REFRESH.base]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == FOURTH.base:
            uncover(g, 1)
            return
        g.tell(REFRESHED, seat)
        g.then([Under(seat, [])])


class Under(Decision[Mysthea]):
    """In which order the open cards go under the deck: the next one, the deepest last; the others do not see it.
    [mysthea.develop.2]"""

    name = "Under"
    rule = "mysthea.develop.2"
    lapses = True

    def __init__(self, seat: int, picked: list[int]) -> None:
        super().__init__(seat)
        self.picked: Final = picked
        """The places in the row of those already put under."""

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        rest = [place for place in range(len(g.row)) if place not in self.picked]
        found: list[int] = []
        if len(rest) > 1:
            found = [UNDER.base + g.cards.content[g.row[place]] for place in rest]
            found.sort()
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        card = action - UNDER.base
        place = [g.cards.content[slot] for slot in g.row].index(card)
        g.then([Under(seat, [*self.picked, place])])

    def lapse(self, g: Mysthea) -> None:
        """The last one goes under without asking; then three new cards. [mysthea.ruling.25]"""
        order = self.picked + [place for place in range(len(g.row)) if place not in self.picked]
        for place in order:
            g.whisper(1 << self.seat, PUT_UNDER, self.seat, g.cards.content[g.row[place]])
        g.cards = g.cards.copy()
        g.cards.rearrange(g.row, order, 1 << self.seat)
        g.deck = g.deck + g.row
        g.row = []
        uncover(g, FACE_UP)


class TakeCards(Decision[Mysthea]):
    """One card for 1 energy, two for 3, three for 5; the first is compulsory. [mysthea.develop.3]"""

    name = "TakeCards"
    rule = "mysthea.develop.3"
    lapses = True

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken: Final = taken

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        if self.taken >= len(NEXT_CARD_ENERGY) or g.energy[seat] < NEXT_CARD_ENERGY[self.taken] or not g.row:
            return found
        found = [TAKE.base + g.cards.content[slot] for slot in g.row]
        if self.taken > 0:
            found.append(PASS.base)
        found.sort()
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        card = action - TAKE.base
        slot = g.cards.slot_of(card)
        lose(g, seat, ENERGY, NEXT_CARD_ENERGY[self.taken])
        g.row = [other for other in g.row if other != slot]
        g.hands = replaced_row(g.hands, seat, [*g.hands[seat], slot])
        g.tell(TOOK, seat, card)
        g.then([TakeCards(seat, self.taken + 1)])


class Refill(Step[Mysthea]):
    """Fill the development area up to three cards; never discard down. [mysthea.develop.4]"""

    def run(self, g: Mysthea) -> None:
        uncover(g, FACE_UP - len(g.row))
