"""Travel, wanted or forced.
[oath.travel, oath.site.3, oath.site.6, oath.site.7, oath.site.8, oath.site.9, oath.site.10]"""

from typing import Final

from krainy.engine.flow import Step
from krainy.engine.vocabulary import Reason, Thing

from ..asking import NO_YES, Asking
from ..board import REGION_OF, SLOTS, TRAVEL_COST
from ..cards import TRAVEL as TRAVELING
from ..hooks import POWERS, PRICE, ROUTE, TO_LEAVE, TO_USE_SECRETS, TRAVELED, card_at, place_at
from ..ruling import enemies, forbidden, purse, ruler, suits_at, toll, veto, why_not_toll
from ..state import CARD_MASK, EXPANDED, Oath
from ..table import reveal_site
from ..tokens import affords, forget_camps, refresh, spend_supply, turn_secret
from ..vocabulary import AT, PASS, PLAYER, SITE, TRAVEL, YES
from ..vocabulary import TRAVELED as TRAVELED_EVENT
from .costs import favor_of, modifiers, pay_modifiers, payable, secrets_of, supply_needed
from .muster import serves
from .search import pay_tolls

# What can hinder a way, as bits; 16 times as much lets it be ignored.
BLOCKED: Final = 1
SECRET: Final = 2
DIVERTED: Final = 4
IGNORE: Final = 16
IGNORE_SITES: Final = IGNORE * (BLOCKED | SECRET)
BEEN: Final = 8
"""From this bit on `Oath.tired` notes the sites between which the player traveled for nothing."""


def hindrance(g: Oath, player: int, frm: int, to: int, mods: list[int]) -> int:
    """What hinders a way after all that may be ignored. [oath.site.8, oath.site.10]"""
    found = 0
    for at in g.live[ROUTE]:
        found |= POWERS[at & CARD_MASK].route(g, at, player, frm, to)
    for card in mods:
        found |= POWERS[card].ignores
    return found & 15 & ~(found >> 4)


def may_go(g: Oath, player: int, to: int, mods: list[int]) -> bool:
    """Whether the rules of the ways let a player travel there, if it is willing to turn a secret."""
    frm = g.pawn[player]
    if to == frm or forbidden(g, player, TO_LEAVE, frm):
        return False
    way = hindrance(g, player, frm, to, mods)
    if way & BLOCKED:
        return False
    return not way & SECRET or not forbidden(g, player, TO_USE_SECRETS, 0)


def travel_cost(g: Oath, player: int, to: int, mods: list[int]) -> int:
    """The Supply for a way. [oath.travel.1, oath.travel.4]"""
    base = TRAVEL_COST[REGION_OF[g.pawn[player]]][REGION_OF[to]]
    return supply_needed(g, player, TRAVELING, to, base, mods)


def diverter(g: Oath, player: int) -> int:
    """The player who chooses where another travels to from its site, or -1. [oath.site.7]"""
    here = g.pawn[player]
    who = ruler(g, here)
    if who < 0 or not enemies(g, player, who) or (g.driver[who] < 0 and not g.rules & EXPANDED):
        return -1
    for at in g.live[ROUTE]:
        if place_at(at) == here and POWERS[card_at(at)].route(g, at, player, here, here) & DIVERTED:
            return who
    return -1


def list_travels(g: Oath, player: int, mods: list[int], found: list[int]) -> None:
    """Add every Travel; where another chooses the destination there is only leaving. [oath.travel.2, oath.site.7]"""
    frm = g.pawn[player]
    if forbidden(g, player, TO_LEAVE, frm):
        return
    diverted = diverter(g, player) >= 0
    for spot in range(SLOTS):
        if spot != frm and may_travel(g, player, spot, mods):
            if diverted:
                found.append(TRAVEL.base + frm)
                return
            found.append(TRAVEL.base + spot)


def may_travel(g: Oath, player: int, to: int, mods: list[int]) -> bool:
    """Whether a player who may leave its site can travel there now and pay for it. [oath.travel.1, oath.travel.2]"""
    if travel_cost(g, player, to, mods) > g.supply[player]:
        return False
    way = hindrance(g, player, g.pawn[player], to, mods)
    if way & BLOCKED or (way & SECRET and forbidden(g, player, TO_USE_SECRETS, 0)):
        return False
    if mods and not serves(g, player, TRAVELING, to, mods):
        return False
    price = toll(g, player, TRAVELING, to)
    if (price or way & SECRET or mods) and not payable(g, player, price, 1 if way & SECRET else 0, mods):
        return False
    return not circles(g, player, to, mods)


def costs_nothing(g: Oath, player: int, to: int, mods: list[int]) -> bool:
    """Whether a way costs neither Supply nor tokens."""
    if favor_of(mods) + secrets_of(mods) > 0 or travel_cost(g, player, to, mods) > 0:
        return False
    return toll(g, player, TRAVELING, to) == 0 and not hindrance(g, player, g.pawn[player], to, mods) & SECRET


def circles(g: Oath, player: int, to: int, mods: list[int]) -> bool:
    """Whether a free way leads back to where the player was since it last paid for something. [oath.ruling.31]"""
    return g.tired >> (BEEN + to) & 1 == 1 and costs_nothing(g, player, to, mods)


def travel(g: Oath, player: int, to: int, mods: list[int]) -> None:
    """Pay and go. [oath.travel.1, oath.travel.2, oath.travel.3, oath.travel.4]"""
    if to == g.pawn[player]:
        g.then([Divert(diverter(g, player), player, mods)])
        return
    set_out(g, player, to, mods, travel_cost(g, player, to, mods))


def set_out(g: Oath, player: int, to: int, mods: list[int], cost: int) -> None:
    """Pay all that the way costs, then travel. A last line."""
    free = player == g.turn and costs_nothing(g, player, to, mods)
    pay_tolls(g, player, TRAVELING, to)
    secret = hindrance(g, player, g.pawn[player], to, mods) & SECRET
    spend_supply(g, player, cost)
    if cost > 0:
        refresh(g)
    pay_modifiers(g, player, mods)
    if secret:
        turn_secret(g, player)
    if free:
        g.tired |= 1 << (BEEN + to) | 1 << (BEEN + int(g.pawn[player]))
    g.then([Journey(player, to, mods)])


class Divert(Asking):
    """The ruler of a site chooses where a traveler ends. [oath.site.7]"""

    name = "Divert"
    rule = "oath.site.7"
    discretion = True

    def __init__(self, seat: int, traveler: int, mods: list[int]) -> None:
        super().__init__(seat)
        self.traveler: Final = traveler
        self.mods: Final = mods

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.traveler)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return [AT.base + spot for spot in diverted(g, self.traveler, self.mods)]

    def take(self, g: Oath, seat: int, action: int) -> None:
        to = action - AT.base
        mods = [card for card in self.mods if PRICE[card] or serves(g, self.traveler, TRAVELING, to, [card])]
        cost = min(travel_cost(g, self.traveler, to, useful(g, self.traveler, to, mods)), g.supply[self.traveler])
        set_out(g, self.traveler, to, mods, cost)


def useful(g: Oath, player: int, to: int, mods: list[int]) -> list[int]:
    """Those modifiers that serve this destination; the others were paid in vain."""
    return [card for card in mods if serves(g, player, TRAVELING, to, [card])]


def diverted(g: Oath, player: int, mods: list[int]) -> list[int]:
    """Where a traveler can be sent: wherever it can go and pay."""
    found: list[int] = []
    for spot in range(SLOTS):
        if not may_go(g, player, spot, mods):
            continue
        if travel_cost(g, player, spot, useful(g, player, spot, mods)) > g.supply[player]:
            continue
        secret = 1 if hindrance(g, player, g.pawn[player], spot, mods) & SECRET else 0
        if payable(g, player, toll(g, player, TRAVELING, spot), secret, mods):
            found.append(spot)
    return found


class Journey(Step[Oath]):
    """The pawn moves, a facedown site is turned up, and then whatever waits for a traveler.
    [oath.travel.2, oath.travel.3]"""

    def __init__(self, seat: int, to: int, mods: list[int]) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        player, to = self.seat, self.to
        frm = g.pawn[player]
        g.pawn[player] = to
        if player == g.turn:
            forget_camps(g)
        g.tell(TRAVELED_EVENT, player, to)
        if g.site[to] == 0:
            reveal_site(g, to)
        for card in self.mods:
            POWERS[card].traveled(g, card, player, frm, to)
        for at in g.live[TRAVELED]:
            POWERS[card_at(at)].traveled(g, at, player, frm, to)


# -- being made to travel ----------------------------------------------------------------------------------------------


def can_be_sent(g: Oath, player: int, to: int) -> bool:
    """Whether a player can be made to travel there, if it is willing to pay what stands in the way. [oath.travel.5]"""
    if not may_go(g, player, to, []):
        return False
    secret = 1 if hindrance(g, player, g.pawn[player], to, []) & SECRET else 0
    return affords(g, player, toll(g, player, TRAVELING, to), secret)


def send(g: Oath, player: int, to: int) -> None:
    """Somebody is made to travel; what must be paid on the way it may refuse to pay. A last line. [oath.travel.5]"""
    who = diverter(g, player)
    if who >= 0:
        g.then([SendElsewhere(who, player)])
        return
    g.then([Consent(player, to), SentOff(player, to)])


class SendElsewhere(Asking):
    """From some sites their ruler chooses where one is sent, also when a third party sends. [oath.site.7]"""

    name = "SendElsewhere"
    rule = "oath.site.7"
    lapses = True
    discretion = True

    def __init__(self, seat: int, traveler: int, suit: int = -1) -> None:
        super().__init__(seat)
        self.traveler: Final = traveler
        self.suit: Final = suit
        """As of FreeTravel."""

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.traveler)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return [AT.base + spot for spot in free_destinations(g, self.traveler, self.suit)]

    def take(self, g: Oath, seat: int, action: int) -> None:
        to = action - AT.base
        g.then([Consent(self.traveler, to), SentOff(self.traveler, to)])


class Consent(Asking):
    """Pay a toll, or stay. [oath.travel.5]"""

    name = "Consent"
    rule = "oath.travel.5"
    lapses = True

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "site": (SITE, self.to)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        due = toll(g, seat, TRAVELING, self.to)
        way = hindrance(g, seat, g.pawn[seat], self.to, [])
        return NO_YES if due or way & SECRET else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            g.flow.pop()  # the journey itself
        else:
            assert action == YES.base


class SentOff(Step[Oath]):
    """The forced Travel itself, at no Supply."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def run(self, g: Oath) -> None:
        player = self.seat
        if not can_be_sent(g, player, self.to):
            return
        set_out(g, player, self.to, strolling(g, player), 0)


def strolling(g: Oath, player: int) -> list[int]:
    """The free modifiers that also serve a Travel in which none are chosen."""
    return [card for card in modifiers(g, player, TRAVELING, []) if POWERS[card].strolls]


class FreeTravel(Asking):
    """A power grants a Travel without Supply. [oath.travel.4]"""

    name = "FreeTravel"
    rule = "oath.travel.2"
    lapses = True

    def __init__(self, seat: int, may: bool, suit: int) -> None:
        super().__init__(seat)
        self.may: Final = may
        self.suit: Final = suit
        """Only to a site with a card of this suit, if there is one; -1 for anywhere."""

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = free_destinations(g, seat, self.suit)
        if found and diverter(g, seat) >= 0:
            found = [g.pawn[seat]]
        actions = [TRAVEL.base + spot for spot in found]
        return [PASS.base, *actions] if self.may and actions else actions

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        to = action - TRAVEL.base
        if to == g.pawn[seat]:
            g.then([SendElsewhere(diverter(g, seat), seat, self.suit)])
        else:
            set_out(g, seat, to, strolling(g, seat), 0)


def free_destinations(g: Oath, player: int, suit: int) -> list[int]:
    """Where a player could travel to if it cost no Supply: to sites with a card of a suit, if there are any."""
    found = [spot for spot in range(SLOTS) if can_be_sent(g, player, spot)]
    some = [spot for spot in found if suit >= 0 and suits_at(g, spot) >> suit & 1]
    return some or found


def why_not_travel(g: Oath, player: int, to: int, mods: list[int]) -> Reason:
    """The rule that forbids a Travel.
    [oath.travel.1, oath.travel.2, oath.site.7, oath.site.8, oath.site.9, oath.site.10]"""
    if to == g.pawn[player]:
        return Reason("oath.travel.2")
    if forbidden(g, player, TO_LEAVE, g.pawn[player]):
        return veto(g, player, TO_LEAVE, g.pawn[player])
    way = hindrance(g, player, g.pawn[player], to, mods)
    if way & BLOCKED:
        return Reason("oath.site.8", [(SITE, to)])
    if way & SECRET and g.secrets[player] < 1:
        return Reason("oath.site.10", [(SITE, to)])
    if travel_cost(g, player, to, mods) > g.supply[player]:
        return Reason("oath.act.2")
    if toll(g, player, TRAVELING, to) > purse(g, player):
        return why_not_toll(g, player, TRAVELING, to)
    if circles(g, player, to, mods):
        return Reason("oath.ruling.31")
    return Reason("oath.site.7" if not mods else "oath.power.6")
