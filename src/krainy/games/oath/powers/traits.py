"""The traits of the Chancellor, under the relics of the Reliquary. [oath.reliquary.2]"""

from typing import ClassVar

from ..board import REGION_OF
from ..cards import TRAVEL as TRAVELING
from ..hooks import (
    AMOUNT,
    DRAWN,
    FREE,
    TO_CAMPAIGN,
    TO_SEARCH,
    TRADED_FAVOR,
    TRADED_SECRETS,
    TRAVEL_SUPPLY,
    VETO,
    Power,
)
from ..state import Oath
from .shared.choice import power


class Brutal(Power):
    """The Chancellor's campaigns spare nobody. [oath.reliquary.2]"""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_CAMPAIGN and what == 2 and player == g.chancellor


power("brutal", Brutal())


class Decadent(Power):
    """Into the Cradle free, to the Hinterland one more. [oath.reliquary.2]"""

    hooks: ClassVar[list[int]] = [TRAVEL_SUPPLY]

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        if kind != TRAVELING or player != g.chancellor:
            return 0
        if REGION_OF[target] == 0 and REGION_OF[g.pawn[player]] != 0:
            return FREE
        return 1 if REGION_OF[target] == 2 else 0


power("decadent", Decadent())


class Careless(Power):
    """A favor more in every Trade, a secret less. [oath.reliquary.2]"""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        if player != g.chancellor:
            return 0
        return 1 if what == TRADED_FAVOR else -1 if what == TRADED_SECRETS else 0


power("careless", Careless())


class Greedy(Power):
    """Two more cards, and no Search that costs more than two. [oath.reliquary.2]"""

    hooks: ClassVar[list[int]] = [AMOUNT, VETO]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 2 if what == DRAWN and player == g.chancellor else 0

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_SEARCH and player == g.chancellor and what > 2


power("greedy", Greedy())
