"""Influence bids. [runewars.bid]"""

from typing import Final

from krainy.engine.flow import AnyStep, Joint, Step
from krainy.engine.vocabulary import Thing

from ..control import lands
from ..hooks import DECIDES_TIES
from ..pieces import START_INFLUENCE, TITLES
from ..runegain import GainRunes
from ..spend import spend
from ..state import NOBODY, Runewars
from ..vocabulary import BID, BID_SHOWN, BID_WON, SCALE, SEAT_A
from .effect import SCRIPTS, Effect, Perform, Scripted


class Terms:
    """What a bid decides: scripts for the winner, the second, the others, everybody; and the least winning bids."""

    def __init__(self, winner: int, second: int, others: int, each: int, least: int, least_second: int) -> None:
        self.winner: Final = winner
        self.second: Final = second
        self.others: Final = others
        self.each: Final = each
        self.least: Final = least
        self.least_second: Final = least_second


TERMS: Final[list[Terms]] = []
"""All kinds of bids; steps hold the number."""


class InfluenceBid(Effect):
    """All players bid in secret. [runewars.bid.1, runewars.bid.2]"""

    def __init__(self, terms: int) -> None:
        self.terms: Final = terms

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Bids(g.alive, self.terms)])


class FewestAreas(Effect):
    """The player with the fewest areas gains a dragon rune; tied ones bid for it."""

    def __init__(self, terms: int) -> None:
        self.terms: Final = terms

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        seats = [other for other in range(g.seats) if g.alive >> other & 1]
        fewest = min([len(lands(g, other)) for other in seats])
        poorest = [other for other in seats if len(lands(g, other)) == fewest]
        if len(poorest) == 1:
            g.then([GainRunes(poorest[0], 1)])
        else:
            g.then([Bids(sum([1 << other for other in poorest]), self.terms)])


class Bids(Joint[Runewars]):
    """Everybody who takes part chooses 0 to all his influence. [runewars.bid.1]"""

    name = "Bids"
    rule = "runewars.bid.1"

    def __init__(self, bidders: int, terms: int) -> None:
        super().__init__()
        self.bidders: Final = bidders
        self.terms: Final = terms

    def about(self, g: Runewars) -> dict[str, Thing]:
        return SCRIPTS[g.script].about

    def asks(self, g: Runewars) -> int:
        return self.bidders

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [BID.base + amount for amount in range(min(g.influence[seat], SCALE - 1) + 1)]

    def reveal(self, g: Runewars, chosen: list[list[int]]) -> None:
        bids = [-1] * g.seats
        g.bids = bids
        for seat in range(g.seats):
            if chosen[seat]:
                bids[seat] = chosen[seat][0] - BID.base
                g.tell(BID_SHOWN, seat, bids[seat])
                spend(g, seat, bids[seat])
        terms = TERMS[self.terms]
        steps: list[AnyStep] = []
        if terms.each:
            steps += [Perform(seat, terms.each) for seat in g.sequence if bids[seat] >= 0]
        if terms.winner or terms.others:
            steps.append(Place(self.terms, NOBODY))
        g.then(steps)


class Place(Step[Runewars]):
    """Who has the highest bid; then, beside the winner, the second. [runewars.bid.2, runewars.bid.3, runewars.bid.4]"""

    def __init__(self, terms: int, winner: int) -> None:
        self.terms: Final = terms
        self.winner: Final = winner
        """The winner, when the second place is looked for; else NOBODY."""

    def run(self, g: Runewars) -> None:
        terms = TERMS[self.terms]
        least = terms.least if self.winner == NOBODY else terms.least_second
        bidders = [seat for seat in range(g.seats) if g.bids[seat] >= 0 and seat != self.winner]
        if not bidders:
            return
        highest = max([g.bids[seat] for seat in bidders])
        if highest < least:
            return
        tied = [seat for seat in bidders if g.bids[seat] == highest]
        if len(tied) == 1:
            award(g, self.terms, self.winner, tied[0])
        else:
            g.then([BreakTie(tie_breaker(g, tied), tied, self.terms, self.winner)])


def tie_breaker(g: Runewars, tied: list[int]) -> int:
    """Who decides a tie: the holder of a title, else the tied player with most influence left.
    [runewars.bid.3, runewars.bid.4]"""
    for title in range(len(TITLES)):
        if DECIDES_TIES[title] and g.titles[title] != NOBODY:
            return g.titles[title]
    best = tied[0]
    for seat in tied:
        mine = (g.influence[seat], START_INFLUENCE[g.faction[seat]])
        if mine > (g.influence[best], START_INFLUENCE[g.faction[best]]):
            best = seat
    return best


class BreakTie(Scripted):
    """Name one of the tied players. [runewars.bid.3, runewars.bid.4]"""

    name = "BreakTie"
    rule = "runewars.bid.4"

    def __init__(self, seat: int, tied: list[int], terms: int, winner: int) -> None:
        super().__init__(seat)
        self.tied: Final = tied
        self.terms: Final = terms
        self.winner: Final = winner

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [SEAT_A.base + other for other in self.tied]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        award(g, self.terms, self.winner, action - SEAT_A.base)


def award(g: Runewars, number: int, winner: int, seat: int) -> None:
    """A player has won the bid, or come second."""
    terms = TERMS[number]
    if winner != NOBODY:
        g.then([Perform(seat, terms.second)])
        return
    g.tell(BID_WON, seat)
    steps: list[AnyStep] = []
    if terms.winner:
        steps.append(Perform(seat, terms.winner))
    if terms.second:
        steps.append(Place(number, seat))
    if terms.others:
        steps += [Perform(other, terms.others) for other in g.sequence if other != seat]
    g.then(steps)
