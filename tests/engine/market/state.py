"""What a position of Market is, how it is copied, seen and imagined, and how cards move."""

from typing import cast

from krainy.engine.flow import Decision, Joint
from krainy.engine.game import Game
from krainy.engine.knowledge import Hidden
from krainy.engine.observation import Observation
from krainy.engine.state import State

from .words import CARDS, DREW, GOT, LIMIT, NOTHING, WORTH


class Market(State):
    """Slots: those of the deck first, then four of every hand; an empty slot holds NOTHING."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: Hidden
        self.deck: list[int] = []
        """The slots of the deck, the top first."""
        self.free: list[int] = []
        """Slots of the deck that hold nothing."""
        self.pile: list[int] = []
        """The discarded cards, open to all."""
        self.coins: list[int] = []
        self.held: list[int] = []
        """How many cards each hand holds: its first slots."""
        self.round = 0
        self.rounds_to_play = 0
        self.caravans = 0

    def clone(self) -> "Market":
        g = cast(Market, self.game.blank())
        g.inherit(self)
        g.cards = self.cards.copy()
        g.deck = self.deck.copy()
        g.free = self.free.copy()
        g.pile = self.pile.copy()
        g.coins = self.coins.copy()
        g.held = self.held.copy()
        g.round = self.round
        g.rounds_to_play = self.rounds_to_play
        g.caravans = self.caravans
        return g

    def sight(self, seat: int) -> dict[str, object]:
        def seen(slot: int) -> int:
            return self.cards.content[slot] if self.cards.knows(seat, slot) else NOTHING

        return {
            "coins": self.coins.copy(),
            "alive": self.alive,
            "hands": [[seen(slot) for slot in hand(self, s)] for s in range(self.seats)],
            "deck": [seen(slot) for slot in self.deck],
            "pile": self.pile.copy(),
            "round": self.round,
        }

    def observe(self, o: Observation) -> None:
        def seen(slots: list[int]) -> list[int]:
            return [self.cards.content[slot] + 1 if self.cards.knows(o.seat, slot) else 0 for slot in slots]

        hands = [seen(hand(self, seat)) for seat in range(self.seats)]
        o.by_seat("coins", self.coins, 0, 999, "coins")
        o.by_seat("held", self.held, 0, LIMIT, "cards in the hands")
        o.by_seat("hands", [card for row in hands for card in row + [0] * (LIMIT - len(row))], 0, 99, "known cards")
        o.put("deck", (seen(self.deck) + [0] * CARDS)[:CARDS], 0, 99, "known cards of the deck, plus 1")
        o.put("pile", (self.pile + [0] * CARDS)[:CARDS], 0, 99, "the discarded cards")
        o.number("round", self.round, 0, 99, "the round")

    def resample(self, seat: int) -> None:
        self.cards.sample(self, seat)

    def scores(self) -> list[int]:
        return [
            self.coins[seat] + sum(WORTH[self.cards.content[slot]] for slot in hand(self, seat))
            for seat in range(self.seats)
        ]


class Rules(Game[Market]):
    """The steps of play that a leaking variant may replace."""

    porters: Joint[Market]
    sale: Joint[Market]
    deals: list[Decision[Market]]

    def window(self, raider: int) -> Joint[Market]:
        raise NotImplementedError


def rules(g: Market) -> Rules:
    return cast(Rules, g.game)


def hand(g: Market, seat: int) -> list[int]:
    """The slots of a hand that hold a card."""
    first = CARDS + LIMIT * seat
    return list(range(first, first + g.held[seat]))


def draw_card(g: Market, seat: int) -> None:
    """The top card comes to the next slot of the hand, and its owner looks."""
    slot = CARDS + LIMIT * seat + g.held[seat]
    top = g.deck.pop(0)
    g.cards.swap(top, slot)
    g.free.append(top)
    g.held[seat] += 1
    g.tell(DREW, seat)
    g.cards.see(g, seat, slot)
    g.whisper(1 << seat, GOT, seat, g.cards.content[slot])
    refill(g)


def refill(g: Market) -> None:
    """An empty deck is the pile shuffled. Nobody sees it, so it can be undone."""
    if g.deck or not g.pile:
        return
    g.deck = sorted(g.free)[: len(g.pile)]
    g.free = [slot for slot in g.free if slot not in g.deck]
    for slot, kind in zip(g.deck, sorted(g.pile), strict=True):
        g.cards.content[slot] = kind
    g.pile = []
    g.cards.mix(g, g.deck)


def discard(g: Market, seat: int, slot: int) -> None:
    """A card of a hand is shown and laid open on the pile; the others close ranks."""
    g.cards.reveal(g, slot)
    g.pile.append(g.cards.content[slot])
    g.cards.content[slot] = NOTHING
    g.cards.swap(slot, hand(g, seat)[-1])
    g.held[seat] -= 1
    refill(g)


def rivals(g: Market, seat: int) -> int:
    return g.alive & ~(1 << seat)
