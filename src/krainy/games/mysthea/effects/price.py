"""What an effect costs, and how it is paid: energy, experience, cards of the own hand. [mysthea.operate.3]"""

from typing import Final

from krainy.engine.flow import Decision
from krainy.engine.vocabulary import Thing

from ..board import ENERGY, EXPERIENCE
from ..cards import ANY_TYPE, KIND, POINTS_OF
from ..state import Mysthea, discard, hand, leave_hand, lose, remove
from ..vocabulary import PAY
from .effect import SCRIPTS, Perform


class Price:
    """A cost that must be paid in full; X is the printed points of the card paid last. [mysthea.ruling.37]"""

    def __init__(self, energy: int, experience: int, discards: list[int], removes: list[int]) -> None:
        self.energy: Final = energy
        self.experience: Final = experience
        self.types: Final = discards + removes
        """The type of every card to be paid, or ANY_TYPE."""
        self.kept: Final = len(discards)
        """So many of them go to the discard pile, the others leave the game."""

    def open(self, g: Mysthea, seat: int, energy: int) -> bool:
        """Whether it can be paid as far as everybody sees: energy (so much of it), experience, size of the hand."""
        return (
            g.energy[seat] >= energy and g.experience[seat] >= self.experience and len(g.hands[seat]) >= len(self.types)
        )

    def payable(self, g: Mysthea, seat: int, energy: int) -> bool:
        """Whether it can be paid, the cards in hand considered."""
        if not self.open(g, seat, energy):
            return False
        if not self.types or self.types[0] == ANY_TYPE:
            return True
        held = [0] * ANY_TYPE
        content = g.cards.content
        for slot in g.hands[seat]:
            held[KIND[content[slot]]] += 1
        for kind in self.types:
            held[kind] -= 1
            if held[kind] < 0:
                return False
        return True


FREE: Final = 0
PRICES: Final[list[Price]] = [Price(0, 0, [], [])]
"""All prices; number 0 is nothing."""


def price(energy: int, experience: int, discards: list[int], removes: list[int]) -> int:
    """Keep a price and give it a number."""
    PRICES.append(Price(energy, experience, discards, removes))
    return len(PRICES) - 1


def buy(g: Mysthea, seat: int, cost: int, energy: int, number: int, wish: bool) -> None:
    """Pay energy (so much of it) and experience, ask for the cards, and then carry the script out.
    [mysthea.ruling.20]"""
    lose(g, seat, ENERGY, energy)
    lose(g, seat, EXPERIENCE, PRICES[cost].experience)
    if PRICES[cost].types:
        g.then([Payment(seat, cost, 0, number, wish)])
    else:
        g.then([Perform(seat, number, 0, 0, wish)])


class Payment(Decision[Mysthea]):
    """Which card of the hand is paid; asked even if there is but one, for others cannot know. [mysthea.operate.3]"""

    name = "Payment"
    rule = "mysthea.operate.3"
    secret = True

    def __init__(self, seat: int, cost: int, at: int, number: int, wish: bool) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.at: Final = at
        self.number: Final = number
        self.wish: Final = wish

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return SCRIPTS[self.number].about

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        wanted = PRICES[self.cost].types[self.at]
        return [PAY.base + card for card in hand(g, seat) if wanted == ANY_TYPE or KIND[card] == wanted]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        card = action - PAY.base
        cost = PRICES[self.cost]
        leave_hand(g, seat, card)
        if self.at < cost.kept:
            discard(g, seat, card)
        else:
            remove(g, seat, card)
        if self.at + 1 < len(cost.types):
            g.then([Payment(seat, self.cost, self.at + 1, self.number, self.wish)])
        else:
            g.then([Perform(seat, self.number, 0, POINTS_OF[card], self.wish)])

    def owed(self) -> list[int]:
        """The types of the cards still to be paid; that they are in the hand, everybody knows by now."""
        return PRICES[self.cost].types[self.at :]
