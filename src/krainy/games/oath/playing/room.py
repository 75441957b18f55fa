"""Room at sites and among advisers, and what is discarded to make some. [oath.play.1, oath.play.4, oath.power.9]"""

from typing import Final

from krainy.engine.flow import AnyStep
from krainy.engine.vocabulary import Thing

from ..actions.costs import ROTATION, granted
from ..asking import Asking
from ..board import NO_SUIT
from ..cards import CAPACITY, LOCKED, SUIT
from ..hooks import POWERS
from ..ruling import removable
from ..state import ADVISER, Oath
from ..table import adviser_place, front
from ..vocabulary import DISCARD, PASS, SITE
from .discards import AS_USUAL, NO_MODS, discard_for, discard_hand


def capacity(g: Oath, spot: int, gone: int = 0) -> int:
    """How many cards a site can hold, without the card `gone`. [oath.play.1]"""
    for card in g.denizens[spot]:
        if card != gone and POWERS[card].room >= 0:
            return POWERS[card].room
    return CAPACITY[g.site[spot]]


def has_room(g: Oath, spot: int, gone: int = 0) -> bool:
    """Whether another card fits at a face-up site, once the card `gone` has left."""
    left = len(g.denizens[spot])
    if gone and gone in g.denizens[spot]:
        left -= 1
    return g.site[spot] > 0 and left < capacity(g, spot, gone)


def may_make_room(g: Oath, spot: int, mods: list[int]) -> bool:
    """Whether a card at this site may be discarded before another is played there. [oath.site.5]"""
    return granted(mods, ROTATION) or POWERS[g.site[spot]].grants & ROTATION != 0


def spare_card(g: Oath, player: int, spot: int, mods: list[int]) -> bool:
    """Whether a card at a site can go; a modifier in use stays. [oath.power.7]"""
    for card in removable(g, player, spot):
        if card not in mods:
            return True
    return False


def adviser_limit(row: list[int]) -> int:
    """The lowest limit among these advisers. [oath.play.4, oath.power.9]"""
    limit = 3
    for entry in row:
        if entry > 0 and POWERS[entry].limit < limit:
            limit = POWERS[entry].limit
    return limit


def free_suit(row: list[int]) -> int:
    """The suit whose advisers do not count."""
    for entry in row:
        if entry > 0 and POWERS[entry].free_suit != NO_SUIT:
            return POWERS[entry].free_suit
    return NO_SUIT


def surplus(row: list[int]) -> int:
    """How many advisers of a row are too many."""
    free = free_suit(row)
    counted = 0
    for entry in row:
        if entry < 0 or free == NO_SUIT or SUIT[entry] != free:
            counted += 1
    return counted - adviser_limit(row)


def spare(row: list[int], kept: int, mods: list[int]) -> list[int]:
    """The advisers of a row that may be discarded to keep to the limit: not `kept`, not face-up locked ones, no
    modifier in use, and only such as count. [oath.power.7]"""
    free = free_suit(row)
    found: list[int] = []
    for entry in row:
        if entry == kept or (entry > 0 and (LOCKED[entry] or entry in mods)):
            continue
        if entry > 0 and free != NO_SUIT and SUIT[entry] == free:
            continue
        found.append(entry)
    return found


def fits(row: list[int], card: int, mods: list[int] = NO_MODS) -> bool:
    """Whether a row of advisers that now has this card can be brought to the limit."""
    if card > 0 and POWERS[card].squeezes:
        return True
    return surplus(row) <= len(spare(row, card, mods))


class MakeRoom(Asking):
    """Before a card comes to a site, one already there may be discarded; must, if it is full. [oath.site.5]"""

    name = "MakeRoom"
    rule = "oath.site.5"
    lapses = True

    def __init__(self, seat: int, spot: int, goes: int, mods: list[int]) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.goes: Final = goes
        self.mods: Final = mods

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "site": (SITE, self.spot)}

    def modifiers(self) -> list[int]:
        return self.mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        some = [DISCARD.base + card for card in removable(g, seat, self.spot) if card not in self.mods]
        some.sort()
        if has_room(g, self.spot) and some:
            return [PASS.base, *some]
        return some

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action != PASS.base:
            discard_for(g, seat, action - DISCARD.base, self.spot, self.goes)


class MakeSeat(Asking):
    """An adviser must go before the limit is passed. [oath.play.4, oath.power.9, oath.play.9]"""

    name = "MakeSeat"
    rule = "oath.play.4"
    secret = True
    lapses = True

    def __init__(self, seat: int, entry: int, goes: int = AS_USUAL, mods: list[int] = NO_MODS) -> None:
        super().__init__(seat)
        self.entry: Final = entry
        """The card that comes, or -1 - its slot if it comes facedown; 0 if one left."""
        self.goes: Final = goes
        self.mods: Final = mods

    def modifiers(self) -> list[int]:
        return self.mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        row = coming_row(g, seat, self.entry)
        if (self.entry > 0 and POWERS[self.entry].squeezes) or surplus(row) <= 0:
            return []
        found = [
            DISCARD.base + (entry if entry > 0 else front(g, -1 - entry)) for entry in spare(row, self.entry, self.mods)
        ]
        found.sort()
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        card = action - DISCARD.base
        place = adviser_place(g, seat, card)
        entry = g.advisers[seat][place]
        if entry > 0:
            discard_for(g, seat, card, ADVISER + seat, self.goes)
        else:
            discard_hand(g, seat, -1 - entry, self.goes)
        g.then([self])


def unseated(g: Oath, player: int, card: int) -> list[AnyStep]:
    """An adviser has left: if it let others not count, the limit may be passed now. [oath.power.9]"""
    return [MakeSeat(player, 0)] if POWERS[card].free_suit != NO_SUIT else []


def coming_row(g: Oath, player: int, entry: int) -> list[int]:
    """The advisers with the one that comes; it may already lie there facedown."""
    row = g.advisers[player]
    if entry > 0:
        for place, other in enumerate(row):
            if other == entry:
                return row
            if other < 0 and front(g, -1 - other) == entry:
                return [*row[:place], entry, *row[place + 1 :]]
    elif entry in row or entry == 0:
        return row
    return [*row, entry]
