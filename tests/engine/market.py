"""Market, a made-up game that needs everything the kernel offers: the laws are proved on it.

A round: the weather is rolled, every trader sends two porters to stalls in secret, a card is turned
up and sold by sealed bids, then each trader in turn makes one deal. A raid opens a window in which
all other traders who hold cards may throw in a guard; a caravan is two more deals inside a deal,
ended at once by a guard. Who has neither coin nor card is out. Most points win, shared; nobody
wins with too few. Rules are numbered market.1 to market.9 in the docstrings.
"""

from typing import Any, Final, cast

from krainy.engine.flow import AnyStep, Decision, Joint, Step
from krainy.engine.game import Game, Option
from krainy.engine.knowledge import SEEN, Hidden
from krainy.engine.state import State
from krainy.engine.vocabulary import Domain, Events, Vocabulary

NOTHING, SPICE, SILK, GUARD, CARAVAN = range(5)
WORTH = [0, 1, 2, 0, 0]
DECK = [0, 3, 3, 4, 2]
"""How many cards there are of each kind."""
CARDS: Final = sum(DECK)
LIMIT: Final = 4
STALLS: Final = 3
PORTERS: Final = 2
HIGHEST_BID: Final = 3
GOAL: Final = 4

SEAT = Domain("seat", 4)
SLOT = Domain("slot", LIMIT)
CARD = Domain("card", len(DECK))
COINS = Domain("coins", HIGHEST_BID + 1)
STALL = Domain("stall", STALLS)

WORDS = Vocabulary()
PASS = WORDS.block("pass")
SEND = WORDS.block("send", stall=STALL)
BID = WORDS.block("bid", coins=COINS)
DRAW = WORDS.block("draw")
PEEK = WORDS.block("peek")
HIDE = WORDS.block("hide", slot=SLOT)
TRAVEL = WORDS.block("travel", slot=SLOT)
RAID = WORDS.block("raid", seat=SEAT)
REACT = WORDS.block("react", slot=SLOT)
TAKE_COIN = WORDS.block("coin")
TAKE_CARD = WORDS.block("card", slot=SLOT)

EVENTS = Events()
ROLLED = EVENTS.kind("rolled", pips=Domain("pips", 6))
SENT = EVENTS.kind("sent", seat=SEAT, stall=STALL)
FOR_SALE = EVENTS.kind("for-sale", card=CARD)
OFFERED = EVENTS.kind("offered", seat=SEAT, coins=COINS)
SOLD = EVENTS.kind("sold", seat=SEAT)
TURN = EVENTS.kind("turn", seat=SEAT)
DREW = EVENTS.kind("drew", seat=SEAT)
GOT = EVENTS.kind("got", seat=SEAT, card=CARD)
PEEKED = EVENTS.kind("peeked", seat=SEAT)
SAW = EVENTS.kind("saw", seat=SEAT, card=CARD)
HID = EVENTS.kind("hid", seat=SEAT)
TRAVELLED = EVENTS.kind("travelled", seat=SEAT)
RAIDED = EVENTS.kind("raided", seat=SEAT, victim=SEAT)
GUARDED = EVENTS.kind("guarded", seat=SEAT, slot=SLOT)
CALM = EVENTS.kind("calm")
STOLE = EVENTS.kind("stole", seat=SEAT, victim=SEAT)
LOOTED = EVENTS.kind("looted", seat=SEAT, victim=SEAT, slot=SLOT)
ARRIVED = EVENTS.kind("arrived", seat=SEAT)
OUT = EVENTS.kind("out", seat=SEAT)

RULES = frozenset(f"market.{number}" for number in range(1, 10))


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
        self.sealed: list[list[int]] = []
        """What each seat has chosen in the present joint decision."""
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
        g.sealed = [row.copy() for row in self.sealed]
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
            "chosen": self.sealed[seat].copy() if seat >= 0 else [],
            "round": self.round,
        }

    def resample(self, seat: int) -> None:
        self.cards.sample(self, seat)
        joint = self.asked
        for other in range(self.seats):
            if other == seat or not self.sealed[other]:
                continue
            count = len(self.sealed[other])
            self.sealed[other] = []
            for _ in range(count):
                assert joint is not None
                actions = joint.actions(self, other)
                self.sealed[other].append(actions[self.below(len(actions))])

    def scores(self) -> list[int]:
        return [
            self.coins[seat] + sum(WORTH[self.cards.content[slot]] for slot in hand(self, seat))
            for seat in range(self.seats)
        ]


class MarketGame(Game):
    """The game; a leaking variant replaces a step or the state."""

    def __init__(self) -> None:
        super().__init__("market", 1, [2, 3, 4], WORDS, EVENTS)
        self.options = [
            Option("rounds", "number", 3, low=1, high=6),
            Option("purse", "choice", "light", choices=["light", "heavy"]),
            Option("gifts", "several", [], choices=["coin", "card"]),
            Option("name", "text", ""),
        ]
        self.rule_wait, self.rule_over, self.rule_unknown = "market.1", "market.2", "market.3"
        self.porters: Joint[Market] = Porters()
        self.sale: Joint[Market] = Sale()
        self.seats_deal: list[Decision[Market]] = [Deal(seat) for seat in range(4)]

    def window(self, raider: int) -> Joint[Market]:
        return Window(raider)

    def blank(self) -> State:
        return Market()

    def begin(self, g: State, options: dict[str, Any]) -> None:
        assert isinstance(g, Market)
        if options["rounds"] == 6 and options["purse"] == "heavy":
            from krainy.engine.errors import BadInput

            raise BadInput("purse: six rounds with a heavy purse are too many")
        contents = [kind for kind, count in enumerate(DECK) for _ in range(count)]
        slots = CARDS + LIMIT * g.seats
        empty = [NOTHING] * (slots - CARDS)
        g.cards = Hidden(g.seats, contents + empty, [0] * CARDS + [SEEN] * (slots - CARDS))
        g.deck = list(range(CARDS))
        g.cards.mix(g, g.deck)
        g.coins = [(2 if options["purse"] == "light" else 4) + len(options["gifts"])] * g.seats
        g.held = [0] * g.seats
        g.sealed = [[] for _ in range(g.seats)]
        g.rounds_to_play = options["rounds"]
        for seat in range(g.seats):
            draw_card(g, seat)
            draw_card(g, seat)
        g.then([Round()])

    def broken(self, before: State | None, after: State) -> list[str]:
        assert isinstance(after, Market)
        cards = sorted([kind for kind in after.cards.content if kind] + after.pile)
        full = [kind for kind, count in enumerate(DECK) for _ in range(count)]
        wrong = [] if cards == full else [f"the cards are {cards}"]
        if min(after.coins) < 0:
            wrong.append(f"coins are {after.coins}")
        return wrong


def game(g: Market) -> MarketGame:
    return cast(MarketGame, g.game)


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
    g.cards.see(g, seat, slot)
    g.tell(DREW, seat)
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


# -- the round -------------------------------------------------------------------------------------


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
            g.win(g.alive)
            return
        steps: list[AnyStep] = [game(g).porters, TurnUp(), game(g).sale]
        for seat in range(g.seats):
            steps += [StartTurn(seat), game(g).seats_deal[seat]]
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
    g.win(winners if best >= GOAL else 0)


class Sealed(Joint[Market]):
    """A joint decision whose choices lie sealed in the state."""

    secret = True
    owed = 1

    def asks(self, g: Market) -> int:
        return g.alive

    def actors(self, g: Market) -> int:
        asked = self.asks(g)
        return sum(1 << seat for seat in range(g.seats) if asked >> seat & 1 and len(g.sealed[seat]) < self.owed)

    def take(self, g: Market, seat: int, action: int) -> None:
        g.sealed[seat].append(action)

    def reveal(self, g: Market) -> None:
        chosen, g.sealed = g.sealed, [[] for _ in range(g.seats)]
        self.open(g, chosen)

    def open(self, g: Market, chosen: list[list[int]]) -> None:
        raise NotImplementedError


class Porters(Sealed):
    """Two porters each, to different stalls; a stall with one porter brings a coin. [market.5]"""

    owed = PORTERS

    def actions(self, g: Market, seat: int) -> list[int]:
        return [SEND(stall) for stall in range(STALLS) if SEND(stall) not in g.sealed[seat]]

    def why(self, g: Market, seat: int, action: int) -> str:
        return "market.5"

    def open(self, g: Market, chosen: list[list[int]]) -> None:
        everyone = [action for row in chosen for action in row]
        for seat, row in enumerate(chosen):
            for action in sorted(row):
                g.tell(SENT, seat, action - SEND.base)
                if everyone.count(action) == 1:
                    g.coins[seat] += 1


class TurnUp(Step[Market]):
    """The top card of the deck is turned up for all to see."""

    def run(self, g: Market) -> None:
        if g.deck:
            g.cards.reveal(g, g.deck[0])
            g.tell(FOR_SALE, g.cards.content[g.deck[0]])


class Sale(Sealed):
    """Sealed bids for the card turned up: the highest buys, a tie sells nothing. [market.6]"""

    def asks(self, g: Market) -> int:
        return g.alive if g.deck else 0

    def actions(self, g: Market, seat: int) -> list[int]:
        most = min(HIGHEST_BID, g.coins[seat]) if g.held[seat] < LIMIT else 0
        return [BID(coins) for coins in range(most + 1)]

    def why(self, g: Market, seat: int, action: int) -> str:
        return "market.6"

    def open(self, g: Market, chosen: list[list[int]]) -> None:
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


# -- a deal ----------------------------------------------------------------------------------------


class Deal(Decision[Market]):
    """One deal: draw or peek for a coin, hide a card, travel, raid, or nothing. [market.7]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Market) -> int:
        return 1 << self.seat

    def actions(self, g: Market, seat: int) -> list[int]:
        found = [PASS()]
        slots = hand(g, seat)
        if g.coins[seat] > 0 and g.deck:
            if g.held[seat] < LIMIT:
                found.append(DRAW())
            if not g.cards.knows(seat, g.deck[0]):
                found.append(PEEK())
        found += [HIDE(place) for place in range(len(slots)) if g.free]
        found += [TRAVEL(p) for p, slot in enumerate(slots) if g.cards.content[slot] == CARAVAN]
        for victim in range(g.seats):
            if rivals(g, seat) >> victim & 1 and (g.coins[victim] or g.held[victim]):
                found.append(RAID(victim))
        return found

    def why(self, g: Market, seat: int, action: int) -> str:
        return "market.7"

    def take(self, g: Market, seat: int, action: int) -> None:
        if action == DRAW():
            g.coins[seat] -= 1
            draw_card(g, seat)
        elif action == PEEK():
            g.coins[seat] -= 1
            g.tell(PEEKED, seat)
            g.cards.see(g, seat, g.deck[0])
            g.whisper(1 << seat, SAW, seat, g.cards.content[g.deck[0]])
        elif HIDE.base <= action < TRAVEL.base:
            hide(g, seat, action - HIDE.base)
        elif TRAVEL.base <= action < RAID.base:
            travel(g, seat, action - TRAVEL.base)
        elif RAID.base <= action < REACT.base:
            victim = action - RAID.base
            g.tell(RAIDED, seat, victim)
            g.then([game(g).window(seat), Loot(seat, victim), Calm()])


def hide(g: Market, seat: int, place: int) -> None:
    """A card goes face down under the deck; which one, only its owner knows."""
    slots = hand(g, seat)
    order = [p for p in range(len(slots)) if p != place] + [place]
    g.cards.rearrange(slots, order, 1 << seat)
    under = g.free.pop()
    g.cards.swap(slots[-1], under)
    g.deck.append(under)
    g.held[seat] -= 1
    g.tell(HID, seat)


def travel(g: Market, seat: int, place: int) -> None:
    """Two more deals inside this one."""
    g.tell(TRAVELLED, seat)
    discard(g, seat, hand(g, seat)[place])
    g.caravans += 1
    g.then([Caravan(seat, 2), Arrival(seat)])


class Caravan(Deal):
    """A deal on the road; what is left of the journey is the step's own. [market.7]"""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choose(self, g: Market, seat: int, action: int) -> None:
        g.flow.pop()
        if self.left > 1:
            g.then([Caravan(self.seat, self.left - 1)])
        self.take(g, seat, action)


class Arrival(Step[Market]):
    """The end of a journey."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Market) -> None:
        g.caravans -= 1
        g.tell(ARRIVED, self.seat)


class Window(Sealed):
    """All rivals with cards may throw in a guard, also those who have none. [market.8]"""

    def __init__(self, raider: int) -> None:
        self.raider = raider

    def asks(self, g: Market) -> int:
        return sum(1 << seat for seat in range(g.seats) if rivals(g, self.raider) >> seat & 1 and g.held[seat])

    def actions(self, g: Market, seat: int) -> list[int]:
        guards = [p for p, slot in enumerate(hand(g, seat)) if g.cards.content[slot] == GUARD]
        return [PASS(), *[REACT(place) for place in guards]]

    def why(self, g: Market, seat: int, action: int) -> str:
        return "market.8"

    def open(self, g: Market, chosen: list[list[int]]) -> None:
        guarded = False
        for seat, row in enumerate(chosen):
            if row and row[0] != PASS():
                guarded = True
                place = row[0] - REACT.base
                g.tell(GUARDED, seat, place)
                discard(g, seat, hand(g, seat)[place])
        if not guarded:
            g.tell(CALM)
        elif g.caravans:
            g.unwind(Arrival)
        else:
            g.unwind(Calm)


class Loot(Decision[Market]):
    """A coin or an unseen card of the victim, or mercy. [market.9]"""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def actors(self, g: Market) -> int:
        return 1 << self.seat

    def actions(self, g: Market, seat: int) -> list[int]:
        found = [PASS()]
        if g.coins[self.victim]:
            found.append(TAKE_COIN())
        if g.held[seat] < LIMIT:
            found += [TAKE_CARD(place) for place in range(g.held[self.victim])]
        return found

    def why(self, g: Market, seat: int, action: int) -> str:
        return "market.9"

    def take(self, g: Market, seat: int, action: int) -> None:
        if action == PASS():
            return
        if action == TAKE_COIN():
            g.tell(STOLE, seat, self.victim)
            g.coins[self.victim] -= 1
            g.coins[seat] += 1
            return
        place = action - TAKE_CARD.base
        g.tell(LOOTED, seat, self.victim, place)
        taken = hand(g, self.victim)[place]
        slot = CARDS + LIMIT * seat + g.held[seat]
        g.cards.swap(taken, slot)
        g.cards.swap(taken, hand(g, self.victim)[-1])
        g.held[self.victim] -= 1
        g.held[seat] += 1
        g.cards.see(g, seat, slot)
        both = 1 << seat | 1 << self.victim
        g.whisper(both, GOT, seat, g.cards.content[slot])


class Calm(Step[Market]):
    """The end of a raid."""

    def run(self, g: Market) -> None:
        return


GAME = MarketGame()
