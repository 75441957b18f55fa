"""Where he travels. [oath.prince.22]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ..actions.search import pay_tolls
from ..actions.travel import SECRET, Journey, can_be_sent, hindrance
from ..board import SLOTS
from ..cards import SUIT, TRAVEL
from ..state import Oath
from ..tokens import turn_secret
from .trading import free_cards


def best_site(g: Oath, player: int, favor: bool) -> int:
    """The site with the most favor or secrets to gain by trading. [oath.prince.22]"""
    best, most = -1, 0
    for spot in range(SLOTS):
        total = 0
        left = g.favor_bank[:]
        for card in free_cards(g, spot):
            suit = SUIT[card]
            if favor:
                gain = min(left[suit], 2 if g.mind.ties[suit] else 1)
                left[suit] -= gain
                total += gain
            elif g.mind.ties[suit]:
                total += 1
        if total > most:
            best, most = spot, total
    return best


def relic_site(g: Oath) -> int:
    """The topmost face-up site with a relic, else the topmost facedown site. [oath.prince.22]"""
    for spot in range(SLOTS):
        if g.site_relics[spot]:
            return spot
    for spot in range(SLOTS):
        if g.site[spot] == 0:
            return spot
    return -1


def journey(g: Oath, player: int, spot: int) -> list[AnyStep] | None:
    """Travel there, unless he is there or cannot go. [oath.prince.22]"""
    if spot < 0 or spot == g.pawn[player] or not can_be_sent(g, player, spot):
        return None
    return [PrinceJourney(player, spot)]


class PrinceJourney(Step[Oath]):
    """He travels at no Supply and pays what stands in the way. [oath.prince.14]"""

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def run(self, g: Oath) -> None:
        pay_tolls(g, self.seat, TRAVEL, self.to)
        if hindrance(g, self.seat, g.pawn[self.seat], self.to, []) & SECRET:
            turn_secret(g, self.seat)
        g.then([Journey(self.seat, self.to, [])])
