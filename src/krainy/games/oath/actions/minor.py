"""Minor actions: powers, peeking, moving warbands, offers of Citizenship and exile. [oath.minor]"""

from typing import Final

from krainy.engine.vocabulary import Reason, Thing

from ..asking import NO_YES, Asking
from ..board import CITIZEN, EXILE, RELIQUARY
from ..cards import SCEPTER
from ..citizen import exile, leave_empire, may_exile, may_leave
from ..deals.bargain import OFFER_OF_CITIZENSHIP
from ..deals.offer import may_propose, propose, refuse
from ..hooks import ON_ACTION, POWERS, PRICE, TO_GARRISON, lying
from ..ruling import accessible, at_your_site, crowned, forbidden, holder_of, place_of, rules
from ..state import CARD_MASK, Oath, home, imperial
from ..table import see_relic
from ..tokens import forget_camps, march, pay_for, withdraw
from ..vocabulary import (
    BORROW,
    GARRISON,
    LEND,
    LENT,
    LOOKED,
    NUMBER,
    OFFER,
    PEEK,
    PEEK_RELIQUARY,
    PLAYER,
    SITE,
    USE,
    USED,
    WITHDRAW,
    YES,
)
from ..vocabulary import EXILE as EXILE_ACTION
from .costs import lacking, usable

DENIED: Final = 8
"""A bit of `Oath.tired`: the Chancellor did not let a Citizen take warbands from the site. [oath.ruling.31]"""
FIRST_MOVE: Final = -1
"""In `Oath.camps` instead of where warbands were before the first move, so that it may be taken back.
[oath.ruling.31]"""
PILE_BITS: Final = 6
"""Warbands of one board or site in an entry of `Oath.camps`."""
AT_SITE: Final = -1
"""The pile of warbands at the site; other piles are on the boards of players."""
MOST_LENT: Final = 40


def list_powers(g: Oath, player: int, found: list[int]) -> None:
    """Add every "Action:" power that can be used and paid for. [oath.minor.2, oath.power.1, oath.power.2]"""
    for at in g.live[ON_ACTION]:
        card = at & CARD_MASK
        power = POWERS[card]
        if not accessible(g, player, at) or not usable(g, player, card):
            continue
        if PRICE[card] == 0 and card in g.worn:
            continue
        if power.can(g, player):
            found.append(USE.base + card)


def list_peeks(g: Oath, player: int, found: list[int]) -> None:
    """Add the relics that can be peeked at for news. [oath.minor.3, oath.minor.4, oath.ruling.31]"""
    seat = g.driver[player]
    spot = g.pawn[player]
    for place, slot in enumerate(g.site_relics[spot]):
        if not g.relics.knows(seat, slot):
            found.append(PEEK.base + spot * 8 + place)
    if SCEPTER in g.held[player] and not g.scepter_taken:
        for slot in g.reliquary:
            if slot >= 0 and not g.relics.knows(seat, slot):
                found.append(PEEK_RELIQUARY.base)
                break


def list_moves(g: Oath, player: int, found: list[int]) -> None:
    """Add moving warbands between board, site and other Imperial boards. [oath.minor.5, oath.minor.6, oath.minor.7]"""
    spot = g.pawn[player]
    if rules(g, player, spot):
        army = g.army[spot]
        if g.board[player] > 0 and not forbidden(g, player, TO_GARRISON, spot):
            for number in range(1, g.board[player] + 1):
                if not was_there(g, player, number, player, AT_SITE):
                    found.append(GARRISON.base + number)
        if army > 0 and g.army_of[spot] == home(g, player) and not g.tired & DENIED:
            stay = 0 if crowned(g, player) else 1
            for number in range(1, army - stay + 1):
                if not was_there(g, player, number, AT_SITE, player):
                    found.append(WITHDRAW.base + number)
    if imperial(g, player):
        for other in range(g.players):
            if other == player or g.pawn[other] != spot or not imperial(g, other):
                continue
            lend, borrow = LEND.encode([other, 0]), BORROW.encode([other, 0])
            for number in range(1, min(MOST_LENT, g.board[player]) + 1):
                if may_transfer(g, player, lend + number, number, player, other):
                    found.append(lend + number)
            for number in range(1, min(MOST_LENT, g.board[other]) + 1):
                if may_transfer(g, player, borrow + number, number, other, player):
                    found.append(borrow + number)


def pile(player: int) -> int:
    """One warband on a player's board or AT_SITE, in an entry of `Oath.camps`."""
    return 1 << PILE_BITS * (player + 1)


def camp(g: Oath, player: int) -> int:
    """Where the warbands are that a player can move for nothing: at the site and on all boards."""
    found = g.army[g.pawn[player]] * pile(AT_SITE)
    for other in range(g.players):
        found += g.board[other] * pile(other)
    return found


def note_camp(g: Oath, player: int) -> None:
    """Warbands are about to be moved; a first move may be taken back. [oath.ruling.31]"""
    g.camps = [*g.camps, camp(g, player) if g.camps else FIRST_MOVE]


def was_there(g: Oath, player: int, number: int, frm: int, to: int) -> bool:
    """Whether moving so many warbands from one pile to another brings back where they were before, with nothing paid or
    learned since. [oath.ruling.31]"""
    return len(g.camps) > 1 and camp(g, player) + number * (pile(to) - pile(frm)) in g.camps


def may_transfer(g: Oath, player: int, action: int, number: int, giver: int, taker: int) -> bool:
    """Whether warbands may be moved between boards: it leads on, and was not just refused.
    [oath.minor.7, oath.ruling.31]"""
    if g.refused and [action] in g.refused:
        return False
    return not was_there(g, player, number, giver, taker)


def list_offers(g: Oath, player: int, found: list[int]) -> None:
    """Add offers of Citizenship, exile and self-exile. [oath.citizen.1, oath.citizen.2, oath.exile]"""
    if SCEPTER in g.held[player]:
        if g.scepter_taken:
            return
        for other in range(g.players):
            if g.role[other] == EXILE and (other == player or g.driver[other] >= 0):
                for space in range(RELIQUARY):
                    if g.reliquary[space] >= 0 and may_propose(g, player, other, OFFER_OF_CITIZENSHIP, space):
                        found.append(OFFER.encode([other, space]))
        for other in range(g.players):
            if may_exile(g, player, other):
                found.append(EXILE_ACTION.base + other)
    elif g.role[player] == CITIZEN:
        holder = holder_of(g, SCEPTER)
        if holder >= 0 and may_leave(g, player, holder):
            found.append(EXILE_ACTION.base + player)


def minor(g: Oath, player: int, action: int) -> None:
    """Take a minor action. A last line."""
    if action < PEEK.base:
        use_power(g, player, action - USE.base)
    elif action < PEEK_RELIQUARY.base:
        spot, place = PEEK.decode(action)
        g.tell(LOOKED, player)
        g.learned()
        forget_camps(g)
        see_relic(g, player, g.site_relics[spot][place])
    elif action == PEEK_RELIQUARY.base:
        g.tell(LOOKED, player)
        g.learned()
        forget_camps(g)
        for slot in g.reliquary:
            if slot >= 0:
                see_relic(g, player, slot)
    elif action < WITHDRAW.base:
        note_camp(g, player)
        march(g, player, g.pawn[player], action - GARRISON.base)
    elif action < LEND.base:
        number = action - WITHDRAW.base
        if g.role[player] == CITIZEN:
            g.then([Permit(g.chancellor, player, g.pawn[player], number)])
        else:
            note_camp(g, player)
            withdraw(g, player, g.pawn[player], number)
    elif action < BORROW.base:
        other, number = LEND.decode(action)
        g.then([Lending(other, player, other, number)])
    elif action < OFFER.base:
        other, number = BORROW.decode(action)
        g.then([Lending(other, other, player, number)])
    elif action < EXILE_ACTION.base:
        other, space = OFFER.decode(action)
        propose(g, player, other, OFFER_OF_CITIZENSHIP, space)
    elif action - EXILE_ACTION.base == player:
        leave_empire(g, player, holder_of(g, SCEPTER))
    else:
        exile(g, player, action - EXILE_ACTION.base)


def use_power(g: Oath, player: int, card: int) -> None:
    """Pay for a card's "Action:" power and use it. A last line. [oath.minor.2]"""
    power = POWERS[card]
    g.tell(USED, player, card)
    if PRICE[card] == 0 and power.wears:
        g.worn = [*g.worn, card]
        forget_camps(g)
    pay_for(g, player, card)
    power.use(g, player)


class Permit(Asking):
    """The Chancellor lets a Citizen take warbands from a site, or not. [oath.minor.6]"""

    name = "Permit"
    rule = "oath.minor.6"

    def __init__(self, seat: int, citizen: int, spot: int, number: int) -> None:
        super().__init__(seat)
        self.citizen: Final = citizen
        self.spot: Final = spot
        self.number: Final = number

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.citizen), "site": (SITE, self.spot), "number": (NUMBER, self.number)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base  # [oath.prince.21]

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            note_camp(g, self.citizen)
            withdraw(g, self.citizen, self.spot, self.number)
        else:
            g.tired |= DENIED


class Lending(Asking):
    """The other Imperial player agrees to move warbands between boards, or not. [oath.minor.7, oath.ruling.8]"""

    name = "Lending"
    rule = "oath.minor.7"

    def __init__(self, seat: int, giver: int, taker: int, number: int) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.taker: Final = taker
        self.number: Final = number

    def about(self, g: Oath) -> dict[str, Thing]:
        other = self.giver if self.taker == self.seat else self.taker
        return {"other": (PLAYER, other), "number": (NUMBER, self.number)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            note_camp(g, g.turn)
            number = min(self.number, g.board[self.giver])
            g.board[self.giver] -= number
            g.board[self.taker] += number
            g.tell(LENT, self.giver, self.taker, number)
        elif self.giver == seat:
            refuse(g, [BORROW.encode([seat, self.number])])
        else:
            refuse(g, [LEND.encode([seat, self.number])])


def why_not_move(g: Oath, player: int, number: int) -> Reason:
    """The rule that forbids to move so many warbands to the site, or from it. [oath.minor.5, oath.minor.6]"""
    spot = g.pawn[player]
    if not rules(g, player, spot):
        return Reason("oath.minor.5")
    if number < 0 and g.tired & DENIED:
        return Reason("oath.minor.6")
    army = g.army[spot] + number
    back = army > 0 and number <= g.board[player] and was_there(g, player, number, player, AT_SITE)
    return Reason("oath.ruling.31" if back else "oath.minor.5")


def why_not_transfer(g: Oath, player: int, other: int, number: int) -> Reason:
    """The rule that forbids to lend an Imperial player so many warbands, or to borrow them. [oath.minor.7]"""
    if not imperial(g, player) or other not in at_your_site(g, player) or not imperial(g, other):
        return Reason("oath.minor.7")
    return Reason("oath.ruling.31" if -g.board[other] <= number <= g.board[player] else "oath.minor.7")


def why_not_use(g: Oath, player: int, card: int) -> Reason:
    """The rule that forbids to use a card's power. [oath.power.1, oath.power.2]"""
    place = list(g.site).index(card) if card in g.site else place_of(g, card)
    if place < 0 or not accessible(g, player, lying(card, place)):
        return Reason("oath.power.1")
    if card in g.worn:
        return Reason("oath.ruling.31")
    if g.refused and not POWERS[card].wears:
        return Reason("oath.citizen.2")
    return Reason(lacking(g, player, PRICE[card] >> 3, "oath.power.2") or "oath.power.2")
