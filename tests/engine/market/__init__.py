"""Market, a made-up game that needs everything the kernel offers: the laws are proved on it.

A round: the weather is rolled, every trader sends two porters to stalls in secret, a card is turned
up and sold by sealed bids, then each trader in turn makes one deal. A raid opens a window in which
all other traders who hold cards may throw in a guard; a caravan is two more deals inside a deal,
ended at once by a guard. Who has neither coin nor card is out. Most points win, shared; nobody
wins with too few. Rules are numbered market.1 to market.9 in the docstrings.
"""

from typing import Any

from krainy.engine.errors import BadInput
from krainy.engine.flow import Joint
from krainy.engine.game import Option
from krainy.engine.knowledge import SEEN, Hidden

from .deal import Deal, Window
from .round import Porters, Round, Sale
from .state import Market, Rules, draw_card
from .words import CARD, CARDS, DECK, EVENTS, LIMIT, LOOTED, NOTHING, SEAT, SOLD, STOLE, WORDS

RULES = frozenset(f"market.{number}" for number in range(1, 10))


class MarketGame(Rules):
    """The game; a leaking variant replaces a step or the state."""

    def __init__(self) -> None:
        super().__init__("market", 1, [2, 3, 4], WORDS, EVENTS)
        self.options = [
            Option("rounds", "number", 3, low=1, high=6),
            Option("purse", "choice", "light", choices=["light", "heavy"]),
            Option("gifts", "several", [], choices=["coin", "card"]),
            Option("name", "text", ""),
        ]
        self.secrets = True
        self.subjects = {"card": [CARD], "victim": [SEAT]}
        self.rule_wait, self.rule_unknown = "market.1", "market.3"
        self.verdicts = [LOOTED, SOLD, STOLE]
        self.porters = Porters()
        self.sale = Sale()
        self.deals = [Deal(seat) for seat in range(4)]

    def holdings(self, g: Market, seat: int) -> dict[str, int]:
        return {"coins": g.coins[seat], "cards": g.held[seat]}

    def window(self, raider: int) -> Joint[Market]:
        return Window(raider)

    def blank(self) -> Market:
        return Market()

    def begin(self, g: Market, options: dict[str, Any]) -> None:
        if options["rounds"] == 6 and options["purse"] == "heavy":
            raise BadInput("purse: six rounds with a heavy purse are too many")
        contents = [kind for kind, count in enumerate(DECK) for _ in range(count)]
        slots = CARDS + LIMIT * g.seats
        empty = [NOTHING] * (slots - CARDS)
        g.cards = Hidden(g.seats, contents + empty, [0] * CARDS + [SEEN] * (slots - CARDS))
        g.deck = list(range(CARDS))
        g.cards.mix(g, g.deck)
        g.coins = [(2 if options["purse"] == "light" else 4) + len(options["gifts"])] * g.seats
        g.held = [0] * g.seats
        g.rounds_to_play = options["rounds"]
        for seat in range(g.seats):
            draw_card(g, seat)
            draw_card(g, seat)
        g.then([Round()])

    def broken(self, before: Market | None, after: Market) -> list[str]:
        cards = sorted([kind for kind in after.cards.content if kind] + after.pile)
        full = [kind for kind, count in enumerate(DECK) for _ in range(count)]
        wrong = [] if cards == full else [f"the cards are {cards}"]
        if min(after.coins) < 0:
            wrong.append(f"coins are {after.coins}")
        return wrong


GAME = MarketGame()
