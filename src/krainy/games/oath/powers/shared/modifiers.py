"""Kinds of modifiers of major actions. [oath.power.6]"""

from typing import Final

from ...actions.trade import lends
from ...hooks import DRAWN, FREE, POWERS, Power
from ...ruling import has_suit
from ...state import Oath
from .choice import others


class Free(Power):
    """A modifier with which an action costs no Supply."""

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE


class DrawMore(Power):
    """More cards."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final = number

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return self.number if what == DRAWN else 0


def counts(g: Oath, player: int, suit: int, mods: list[int]) -> bool:
    """Whether an adviser of this suit counts in a Trade: one that poses as it too, and another's instead of the own."""
    for card in mods:
        if POWERS[card].borrows:
            return any(lends(g, other, suit) for other in others(g, player))
        if suit in POWERS[card].poses:
            return True
    return has_suit(g, player, suit)
