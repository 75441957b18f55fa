"""A deal in Market, and what may happen inside it: a journey, a raid, a guard, the loot."""

from krainy.engine.flow import Decision, Joint, Step
from krainy.engine.vocabulary import Thing

from .state import Market, discard, draw_card, hand, rivals, rules
from .words import (
    ARRIVED,
    CALM,
    CARAVAN,
    CARDS,
    DRAW,
    GOT,
    GUARD,
    GUARDED,
    HID,
    HIDE,
    LIMIT,
    LOOTED,
    PASS,
    PEEK,
    PEEKED,
    RAID,
    RAIDED,
    REACT,
    SAW,
    SEAT,
    STOLE,
    TAKE_CARD,
    TAKE_COIN,
    TRAVEL,
    TRAVELLED,
)


class Deal(Decision[Market]):
    """One deal: draw or peek for a coin, hide a card, travel, raid, or nothing. [market.7]"""

    name = "Deal"
    rule = "market.7"
    answers = (DRAW, PEEK, HIDE, TRAVEL, RAID)

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
            g.then([rules(g).window(seat), Loot(seat, victim), Calm()])


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
    g.tell(TRAVELLED, seat, place)
    discard(g, seat, hand(g, seat)[place])
    g.caravans += 1
    g.then([Caravan(seat, 2), Arrival(seat)])


class Caravan(Deal):
    """A deal on the road; what is left of the journey is the step's own. [market.7]"""

    name = "Caravan"

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


class Window(Joint[Market]):
    """All rivals with cards may throw in a guard, also those who have none. [market.8]"""

    name = "Window"
    rule = "market.8"

    def __init__(self, raider: int) -> None:
        super().__init__()
        self.raider = raider

    def asks(self, g: Market) -> int:
        return sum(1 << seat for seat in range(g.seats) if rivals(g, self.raider) >> seat & 1 and g.held[seat])

    def actions(self, g: Market, seat: int) -> list[int]:
        guards = [p for p, slot in enumerate(hand(g, seat)) if g.cards.content[slot] == GUARD]
        return [PASS(), *[REACT(place) for place in guards]]

    def reveal(self, g: Market, chosen: list[list[int]]) -> None:
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

    name = "Loot"
    rule = "market.9"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def about(self, g: Market) -> dict[str, Thing]:
        return {"victim": (SEAT, self.victim)}

    def actions(self, g: Market, seat: int) -> list[int]:
        found = [PASS()]
        if g.coins[self.victim]:
            found.append(TAKE_COIN())
        if g.held[seat] < LIMIT:
            found += [TAKE_CARD(place) for place in range(g.held[self.victim])]
        return found

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
