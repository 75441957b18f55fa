"""Markets that leak, cheat or break: each does one thing wrong that a law must catch."""

import random
from typing import cast

from krainy.engine.flow import Decision, Joint
from krainy.engine.knowledge import SEEN
from krainy.engine.observation import Observation
from krainy.engine.state import State
from krainy.engine.vocabulary import Reason, Thing

from .market import MarketGame
from .market.deal import Deal, Window
from .market.round import Sale
from .market.state import Market, hand, rivals
from .market.words import BID, CARD, DRAW, GOT, GUARD, GUARDED, HIDE, PASS, PEEK, PEEKED, ROLLED, SAW, STALL, TRAVEL


class Variant(MarketGame):
    """A market with another kind of state."""

    def __init__(self, state: type[Market] = Market) -> None:
        super().__init__()
        self.state = state

    def blank(self) -> Market:
        return self.state()


def with_deal(kind: type[Deal]) -> MarketGame:
    game = Variant()
    game.deals = [kind(seat) for seat in range(4)]
    return game


# -- who is asked ----------------------------------------------------------------------------------


class AskingHolders(Window):
    """Asks only those who hold a guard: to be asked tells everybody that one has it."""

    def asks(self, g: Market) -> int:
        holders = [seat for seat in range(g.seats) if any(g.cards.content[slot] == GUARD for slot in hand(g, seat))]
        return sum(1 << seat for seat in holders) & rivals(g, self.raider)


class CarefulMarket(Market):
    """Imagines only hands that fit who is asked, so that the law of sight sees nothing wrong."""

    def resample(self, seat: int) -> None:
        joint = self.asked
        if not isinstance(joint, AskingHolders):
            super().resample(seat)
            return
        asked = joint.asks(self)
        while True:
            self.cards.sample(self, seat)
            if joint.asks(self) == asked:
                break


class AskingHoldersGame(Variant):
    def window(self, raider: int) -> Joint[Market]:
        return AskingHolders(raider)


class QuietWindow(Window):
    """Does not say from which place of the hand a guard came: whoever knew a card there notices."""

    def reveal(self, g: Market, chosen: list[list[int]]) -> None:
        told = g.told
        super().reveal(g, chosen)
        if told is not None:
            for index, event in enumerate(told):
                if event.kind == GUARDED:
                    told[index] = type(event)(event.to, event.kind, [event.args[0], 0])


class QuietWindowGame(Variant):
    def window(self, raider: int) -> Joint[Market]:
        return QuietWindow(raider)


class Favourites(Sale):
    """Of equal bids, the one that arrived first wins."""

    def take(self, g: Market, seat: int, action: int) -> None:
        super().take(g, seat, action)
        cast(Queue, g).queue.append(seat)

    def reveal(self, g: Market, chosen: list[list[int]]) -> None:
        queue = cast(Queue, g).queue
        if queue and chosen[queue[0]]:
            chosen[queue[0]] = [min(chosen[queue[0]][0], BID(1))]
        cast(Queue, g).queue = []
        super().reveal(g, chosen)


class Queue(Market):
    """Remembers who bid first."""

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []

    def clone(self) -> "Market":
        g = cast(Queue, super().clone())
        g.queue = self.queue.copy()
        return g


# -- what is seen ----------------------------------------------------------------------------------


class ShowsTop(Market):
    def sight(self, seat: int) -> dict[str, object]:
        return {**super().sight(seat), "top": self.cards.content[self.deck[0]] if self.deck else 0}


class ShowsHands(Market):
    def sight(self, seat: int) -> dict[str, object]:
        hands = [[self.cards.content[s] for s in hand(self, n)] for n in range(self.seats)]
        return {**super().sight(seat), "hands": hands}


class ObservesTop(Market):
    def observe(self, o: Observation) -> None:
        super().observe(o)
        o.number("top", self.cards.content[self.deck[0]] if self.deck else 0, 0, 99, "the top of the deck")


class ShowsBids(Market):
    def sight(self, seat: int) -> dict[str, object]:
        return {**super().sight(seat), "sums": [sum(row) for row in self.sealed]}


class LendsItself(Market):
    def sight(self, seat: int) -> dict[str, object]:
        return {**super().sight(seat), "coins": self.coins}


class ShowsInBetween(Market):
    """Hides hands as long as somebody is asked, and forgets that events are shown in the middle of a rule."""

    def sight(self, seat: int) -> dict[str, object]:
        seen = super().sight(seat)
        if self.asked is None and not self.over:
            seen["hands"] = [[self.cards.content[s] for s in hand(self, n)] for n in range(self.seats)]
        return seen


class HastyDraw(Deal):
    """Lets a seat look at the card that it draws before all have heard that it draws one."""

    def take(self, g: Market, seat: int, action: int) -> None:
        if action == DRAW():
            g.cards.see(g, seat, g.deck[0])
        super().take(g, seat, action)


class TellingWhy(Deal):
    """Refuses a peek by another rule when the top card is a guard."""

    def why(self, g: Market, seat: int, action: int) -> Reason:
        guarded = bool(g.deck) and g.cards.content[g.deck[0]] == GUARD
        return Reason("market.8" if guarded and action in (PEEK(), DRAW()) else "market.7")


class PointingWhy(Deal):
    """Refuses by the right rule, but points at the card on top of the deck."""

    def why(self, g: Market, seat: int, action: int) -> Reason:
        return Reason(self.rule, [(CARD, g.cards.content[g.deck[0]])] if g.deck else [])


class KnowingUsual(Deal):
    """Holds another answer to be the usual one when the top card is a guard."""

    def usual(self, g: Market, seat: int) -> int:
        guarded = bool(g.deck) and g.cards.content[g.deck[0]] == GUARD
        return g.menu[seat][0 if guarded else -1]


class TalkingPrompt(Deal):
    """Names the card on top of the deck in its prompt, which everybody reads."""

    def about(self, g: Market) -> dict[str, Thing]:
        return {"card": (CARD, g.cards.content[g.deck[0]])} if g.deck else {}


class ForbiddenUsual(Deal):
    """Recommends what is not allowed."""

    def usual(self, g: Market, seat: int) -> int:
        return g.menu[seat][-1] + 1


class Undeclared(Deal):
    """Is about something that the game has not declared, so that no prompt can name it."""

    def about(self, g: Market) -> dict[str, Thing]:
        return {"weather": (STALL, 0)}


class Nowhere(Deal):
    """Refuses because of a stall that does not exist."""

    def why(self, g: Market, seat: int, action: int) -> Reason:
        return Reason(self.rule, [(STALL, STALL.size)])


class LoudDraw(Deal):
    """Tells everybody which card was drawn."""

    def take(self, g: Market, seat: int, action: int) -> None:
        super().take(g, seat, action)
        if action == DRAW():
            g.tell(GOT, seat, g.cards.content[hand(g, seat)[-1]])


class SilentPeek(Deal):
    """Looks at the top card, and no event says so."""

    def take(self, g: Market, seat: int, action: int) -> None:
        if action == PEEK():
            g.coins[seat] -= 1
            g.tell(PEEKED, seat)
            g.cards.see(g, seat, g.deck[0])
        else:
            super().take(g, seat, action)


class StolenPeek(Deal):
    """Looks at the top card behind the kernel's back."""

    def take(self, g: Market, seat: int, action: int) -> None:
        if action == PEEK():
            g.coins[seat] -= 1
            g.cards.assign(seat, g.deck[0], SEEN)
            g.whisper(1 << seat, SAW, seat, g.cards.content[g.deck[0]])
            g.then([self])
        else:
            super().take(g, seat, action)


class DiceDeal(Deal):
    """Throws a die that all see, with a draw that the kernel takes for an unseen one."""

    def take(self, g: Market, seat: int, action: int) -> None:
        if action == PASS():
            g.tell(ROLLED, g.below(6))
        super().take(g, seat, action)


class EarlyTale(Deal):
    """Tells the drawer the card before the kernel hears that somebody has learned something."""

    def take(self, g: Market, seat: int, action: int) -> None:
        if action == DRAW():
            g.whisper(1 << seat, SAW, seat, g.cards.content[g.deck[0]])
        super().take(g, seat, action)


class EarlyGift(Deal):
    """Pays for what lies on top of the deck before anybody has seen it."""

    def take(self, g: Market, seat: int, action: int) -> None:
        if action == PEEK():
            g.coins[seat] += g.cards.content[g.deck[0]]
        super().take(g, seat, action)


class CountsGuards(MarketGame):
    """Counts the guards of all hands among the holdings of a seat."""

    def holdings(self, g: Market, seat: int) -> dict[str, int]:
        held = [g.cards.content[slot] for other in range(g.seats) for slot in hand(g, other)]
        return {**super().holdings(g, seat), "guards": held.count(GUARD)}


# -- what is imagined ------------------------------------------------------------------------------


class RealFuture(Market):
    def determinize(self, seat: int, seed: int, sealed: bool = True) -> State:
        world = super().determinize(seat, seed, sealed)
        world.rekey(self.seed)
        world.drawn = self.drawn
        return world


class RealHands(Market):
    def resample(self, seat: int) -> None:
        return


class RealGuards(Market):
    """Deals everything anew, then puts the guards back where they really are."""

    def resample(self, seat: int) -> None:
        guards = [slot for slot, kind in enumerate(self.cards.content) if kind == GUARD]
        super().resample(seat)
        content = self.cards.content
        strays = [slot for slot, kind in enumerate(content) if kind == GUARD]
        for slot in guards:
            if content[slot] != GUARD:
                stray = next(s for s in strays if s not in guards and content[s] == GUARD)
                content[slot], content[stray] = GUARD, content[slot]


class RealBids(Market):
    def reseal(self, seat: int) -> None:
        return


class Forgetful(Market):
    """Imagines cards that the seat has already seen elsewhere."""

    def resample(self, seat: int) -> None:
        super().resample(seat)
        if self.deck:
            self.cards.content[self.deck[-1]] = GUARD


# -- how it is played ------------------------------------------------------------------------------


class SharedCoins(Market):
    def clone(self) -> "Market":
        g = super().clone()
        g.coins = self.coins
        return g


class LostRound(Market):
    def clone(self) -> "Market":
        g = super().clone()
        g.round = 0
        return g


class Unsorted(Deal):
    def actions(self, g: Market, seat: int) -> list[int]:
        return super().actions(g, seat)[::-1]


class Doubled(Deal):
    def actions(self, g: Market, seat: int) -> list[int]:
        return [PASS(), *super().actions(g, seat)]


class Mute(Deal):
    """Offers nothing to a seat without coins."""

    def actions(self, g: Market, seat: int) -> list[int]:
        return super().actions(g, seat) if g.coins[seat] else []


class GlobalChance(Deal):
    """Gives a coin by the chance of the whole program."""

    def take(self, g: Market, seat: int, action: int) -> None:
        if random.random() < 0.5:
            g.coins[seat] += 1
        super().take(g, seat, action)


class Lawless(Deal):
    """Refuses by a rule that nobody wrote."""

    def why(self, g: Market, seat: int, action: int) -> Reason:
        return Reason("market.77")


class Fine(Deal):
    """Takes a coin from whoever asks for something illegal."""

    def why(self, g: Market, seat: int, action: int) -> Reason:
        g.coins[seat] = max(0, g.coins[seat] - 1)
        return Reason("market.7")


class Torn(Deal):
    """A card that is hidden is lost."""

    def take(self, g: Market, seat: int, action: int) -> None:
        super().take(g, seat, action)
        if HIDE.base <= action < TRAVEL.base:
            g.cards.content[g.deck[-1]] = 0


def favourites() -> MarketGame:
    game = Variant(Queue)
    game.sale = Favourites()
    return game


# -- progress --------------------------------------------------------------------------------------


class PutDown(Decision[Market]):
    """The card that was picked up is put down again."""

    name = "PutDown"
    rule = "market.7"

    def actions(self, g: Market, seat: int) -> list[int]:
        return [PASS()]

    def take(self, g: Market, seat: int, action: int) -> None:
        g.then([Dawdling(seat)])


class Dawdling(Deal):
    """Lets a trader pick a card up and put it down as often as they like."""

    def take(self, g: Market, seat: int, action: int) -> None:
        if HIDE.base <= action < TRAVEL.base:
            g.then([PutDown(seat)])
        else:
            super().take(g, seat, action)


LEAKS: dict[str, tuple[str, MarketGame]] = {
    "a window asks only holders of a guard": ("twins", AskingHoldersGame(CarefulMarket)),
    "an event hides from where a card came": ("twins", QuietWindowGame()),
    "the view shows the top of the deck": ("sight", Variant(ShowsTop)),
    "the view shows other hands": ("sight", Variant(ShowsHands)),
    "the observation tells the top of the deck": ("sight", Variant(ObservesTop)),
    "the view shows sealed bids": ("sight", Variant(ShowsBids)),
    "the view shows other hands in the middle of a rule": ("moments", Variant(ShowsInBetween)),
    "a card is seen before it is told": ("moments", with_deal(HastyDraw)),
    "the view is a part of the state": ("sight", Variant(LendsItself)),
    "a prompt names what is not declared": ("menu", with_deal(Undeclared)),
    "why points at nothing": ("refusal", with_deal(Nowhere)),
    "why points at hidden things": ("sight", with_deal(PointingWhy)),
    "a prompt names hidden things": ("sight", with_deal(TalkingPrompt)),
    "why speaks from hidden facts": ("sight", with_deal(TellingWhy)),
    "the usual answer hangs on hidden facts": ("sight", with_deal(KnowingUsual)),
    "the usual answer is not legal": ("menu", with_deal(ForbiddenUsual)),
    "an event names a hidden card to all": ("log", with_deal(LoudDraw)),
    "a peek is not told to who peeks": ("twins", with_deal(SilentPeek)),
    "a peek goes past the kernel": ("horizon", with_deal(StolenPeek)),
    "a die that all see is drawn as unseen": ("log", with_deal(DiceDeal)),
    "a card is told before it is seen": ("foresight", with_deal(EarlyTale)),
    "a card brings coins before it is seen": ("foresight", with_deal(EarlyGift)),
    "holdings count hidden things": ("sight", CountsGuards()),
    "determinize keeps the future dice": ("imagination", Variant(RealFuture)),
    "determinize keeps the real hands": ("ignorance", Variant(RealHands)),
    "determinize keeps the real guards": ("ignorance", Variant(RealGuards)),
    "determinize keeps what is sealed": ("sealed", Variant(RealBids)),
    "determinize makes cards up": ("ignorance", Variant(Forgetful)),
    "a clone shares a list": ("copies", Variant(SharedCoins)),
    "a clone forgets a field": ("copies", Variant(LostRound)),
    "actions are not sorted": ("menu", with_deal(Unsorted)),
    "an action is offered twice": ("menu", with_deal(Doubled)),
    "a decision offers nothing": ("menu", with_deal(Mute)),
    "rules use the global chance": ("repeat", with_deal(GlobalChance)),
    "the order of arrival decides": ("arrival", favourites()),
    "a refusal names no rule": ("refusal", with_deal(Lawless)),
    "a refusal changes something": ("refusal", with_deal(Fine)),
    "a card is lost": ("invariants", with_deal(Torn)),
    "a free choice leads back to where it was made": ("progress", with_deal(Dawdling)),
}
"""What is wrong, the law that must catch it, and the game that does it."""
