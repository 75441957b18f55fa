"""Binding exchanges that a power allows. [oath.power.11]"""

from ...deals.offer import may_propose, propose
from ...state import Oath
from ...vocabulary import SEAT
from .choice import Choice, others, seats


class Exchange(Choice):
    """A binding exchange with any player over some goods. [oath.power.11, oath.site.11, oath.ruling.15]"""

    wears = False

    def __init__(self, goods: int) -> None:
        super().__init__()
        self.goods = goods

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats(
            [
                other
                for other in others(g, player)
                if g.driver[other] >= 0 and may_propose(g, player, other, self.goods, -1)
            ]
        )

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        propose(g, player, action - SEAT.base, self.goods, -1)
