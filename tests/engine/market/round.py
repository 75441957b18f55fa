"""A round of Market: the weather, the porters, the sale, a deal each, and the end of the game."""

from krainy.engine.flow import AnyStep, Joint, Step

from .state import Market, draw_card, hand, rules
from .words import (
    BID,
    FOR_SALE,
    GOAL,
    GOT,
    HIGHEST_BID,
    LIMIT,
    OFFERED,
    OUT,
    PORTERS,
    ROLLED,
    SEND,
    SENT,
    SOLD,
    STALLS,
    TURN,
)


class Round(Step[Market]):
    """The weather; then porters, the sale, a deal each; a poor trader is out. [market.4]"""

    def run(self, g: Market) -> None:
        g.round += 1
        if g.round > g.rounds_to_play:
            finish(g)
            return
        pips = g.roll(6)
        g.tell(ROLLED, pips)
        for seat in range(g.seats):
            if g.alive >> seat & 1:
                g.coins[seat] = max(0, g.coins[seat] + (1 if pips > 3 else -1 if pips < 2 else 0))
                if g.coins[seat] == 0 and g.held[seat] == 0:
                    g.tell(OUT, seat)
                    g.alive &= ~(1 << seat)
        if g.alive & (g.alive - 1) == 0:
            g.win(g.alive, "market.2")
            return
        steps: list[AnyStep] = [rules(g).porters, TurnUp(), rules(g).sale]
        for seat in range(g.seats):
            steps += [StartTurn(seat), rules(g).deals[seat]]
        g.then([*steps, Round()])


class StartTurn(Step[Market]):
    """The next trader's turn is called."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Market) -> None:
        g.tell(TURN, self.seat)


def finish(g: Market) -> None:
    """Most points win, and nobody with fewer than the goal. All hands are shown. [market.2]"""
    for seat in range(g.seats):
        for slot in hand(g, seat):
            g.cards.reveal(g, slot)
            g.tell(GOT, seat, g.cards.content[slot])
    scores = g.scores()
    best = max(scores[seat] for seat in range(g.seats) if g.alive >> seat & 1)
    winners = sum(1 << seat for seat in range(g.seats) if scores[seat] == best) & g.alive
    g.win(winners if best >= GOAL else 0, "market.2")


class Porters(Joint[Market]):
    """Two porters each, to different stalls; a stall with one porter brings a coin. [market.5]"""

    name = "Porters"
    rule = "market.5"

    owed = PORTERS

    def actions(self, g: Market, seat: int) -> list[int]:
        return [SEND(stall) for stall in range(STALLS) if SEND(stall) not in g.sealed[seat]]

    def reveal(self, g: Market, chosen: list[list[int]]) -> None:
        everyone = [action for row in chosen for action in row]
        for seat, row in enumerate(chosen):
            for action in sorted(row):
                g.tell(SENT, seat, action - SEND.base)
        for seat, row in enumerate(chosen):
            g.coins[seat] += sum(1 for action in row if everyone.count(action) == 1)


class TurnUp(Step[Market]):
    """The top card of the deck is turned up for all to see."""

    def run(self, g: Market) -> None:
        if g.deck:
            g.cards.reveal(g, g.deck[0])
            g.tell(FOR_SALE, g.cards.content[g.deck[0]])


class Sale(Joint[Market]):
    """Sealed bids for the card turned up: the highest buys, a tie sells nothing. [market.6]"""

    name = "Sale"
    rule = "market.6"

    def asks(self, g: Market) -> int:
        return g.alive if g.deck else 0

    def actions(self, g: Market, seat: int) -> list[int]:
        most = min(HIGHEST_BID, g.coins[seat]) if g.held[seat] < LIMIT else 0
        return [BID(coins) for coins in range(most + 1)]

    def reveal(self, g: Market, chosen: list[list[int]]) -> None:
        bids = [row[0] - BID.base if row else 0 for row in chosen]
        for seat, row in enumerate(chosen):
            if row:
                g.tell(OFFERED, seat, bids[seat])
        best = max(bids)
        if best == 0 or bids.count(best) > 1:
            return
        seat = bids.index(best)
        g.coins[seat] -= best
        g.tell(SOLD, seat)
        draw_card(g, seat)
