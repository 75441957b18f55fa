"""What a deal may contain, and the record of one. [oath.power.11, oath.citizen.2]"""

from typing import Final

from krainy.engine.underway import Underway

from ..vocabulary import VOCABULARY

# The goods that a deal may contain, as bits of its kind.
FAVOR: Final = 1
SECRETS: Final = 2
RELICS: Final = 4
ADVISERS: Final = 8
SITES: Final = 16
BANNERS: Final = 32
CITIZENSHIP: Final = 64

OFFER_OF_CITIZENSHIP: Final = FAVOR | SECRETS | RELICS | BANNERS | CITIZENSHIP


class Bargain(Underway):
    """A binding exchange or an offer of Citizenship that is being made. It never changes: clones share it."""

    def __init__(self, kind: int, proposer: int, partner: int, space: int, goods: list[int]) -> None:
        self.on: Final = kind != 0
        """Whether there is a deal now."""
        self.kind: Final = kind
        """What it may contain, as bits."""
        self.proposer: Final = proposer
        self.partner: Final = partner
        self.space: Final = space
        """The space of the Reliquary whose relic a new Citizen gets, or -1."""
        self.goods: Final = goods
        """What it contains, as actions of the proposer in ascending order."""

    def adding(self, good: int) -> "Bargain":
        """The same with one good more."""
        return Bargain(self.kind, self.proposer, self.partner, self.space, [*self.goods, good])

    def spelled(self) -> list[int]:
        if not self.on:
            return []
        goods = [VOCABULARY.number_of(good) for good in self.goods]
        return [self.kind, self.proposer, self.partner, self.space, *goods]


NO_BARGAIN: Final = Bargain(0, -1, -1, -1, [])
"""No deal is being made; it has no kind."""
