"""Face-up cards that change their places, or are discarded. [oath.term.18]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ...board import REGION_OF, SLOTS
from ...cards import ADVISER_ONLY, LOCKED, PLACE, SITE_ONLY, SUIT
from ...hooks import Power
from ...playing.discards import AS_USUAL
from ...playing.room import MakeRoom, MakeSeat, capacity, fits, has_room, may_make_room
from ...ruling import locked_at, place_of, removable, site_of
from ...state import ADVISER, HELD, Oath
from ...table import discard_up, lay, lift
from ...vocabulary import GOT_ADVISER, MOVED_CARD, SWAPPED

NONE: Final[list[int]] = []


def cards_at_sites(g: Oath, player: int, suits: list[int], region: int) -> list[int]:
    """The cards of these suits at sites (of a region, or -1) that the player may discard or move."""
    found: list[int] = []
    for spot in range(SLOTS):
        if region >= 0 and REGION_OF[spot] != region:
            continue
        found += [card for card in removable(g, player, spot) if SUIT[card] in suits]
    return found


def fits_place(g: Oath, card: int, place: int, leaving: int) -> bool:
    """Whether a card may lie face up in a place once another has left it. [oath.term.18]"""
    if place < ADVISER:
        return PLACE[card] != ADVISER_ONLY
    if PLACE[card] == SITE_ONLY:
        return False
    row = [other for other in g.advisers[place - ADVISER] if other != leaving]
    return fits([*row, card], card)


def may_swap(g: Oath, player: int, one: int, other: int) -> bool:
    """Whether two face-up cards may change places. [oath.term.18]"""
    here, there = place_of(g, one), place_of(g, other)
    if LOCKED[one] or LOCKED[other] or here == there:
        return False
    for card, place in ((one, here), (other, there)):
        if place < ADVISER and locked_at(g, player, card, place):
            return False
    return fits_place(g, one, there, other) and fits_place(g, other, here, one)


def swap(g: Oath, player: int, one: int, other: int) -> None:
    """Two face-up cards change places with their tokens; no play. A last line. [oath.term.18]"""
    here, there = place_of(g, one), place_of(g, other)
    lift(g, one, here)
    lift(g, other, there)
    lay(g, one, there)
    lay(g, other, here)
    g.tell(SWAPPED, player, one, other)
    steps: list[AnyStep] = []
    for card, place in ((one, there), (other, here)):
        if ADVISER <= place < HELD:
            steps.append(MakeSeat(place - ADVISER, card))
    g.then(steps)


def may_move_to_site(g: Oath, player: int, card: int, spot: int) -> bool:
    """Whether a face-up card may be moved to a site. [oath.term.18]"""
    if PLACE[card] == ADVISER_ONLY or LOCKED[card] or g.site[spot] == 0:
        return False
    return has_room(g, spot) or (
        may_make_room(g, spot, NONE) and len(removable(g, player, spot)) > 0 and capacity(g, spot) > 0
    )


def carry_to_site(g: Oath, player: int, card: int, spot: int) -> None:
    """The move itself."""
    lift(g, card, place_of(g, card))
    lay(g, card, spot)
    g.tell(MOVED_CARD, player, card, spot)


def move_to_advisers(g: Oath, card: int, player: int) -> None:
    """A face-up card moves to a player's advisers; the limit is kept afterwards. A last line. [oath.term.18]"""
    lift(g, card, place_of(g, card))
    lay(g, card, ADVISER + player)
    g.tell(GOT_ADVISER, player, card)
    g.then([MakeSeat(player, card)])


class Purge(Power):
    """All cards of these suits at the sites of the region are discarded, but for this one."""

    def __init__(self, suits: list[int]) -> None:
        super().__init__()
        self.suits: Final = suits

    def use(self, g: Oath, player: int) -> None:
        for card in cards_at_sites(g, player, self.suits, REGION_OF[g.pawn[player]]):
            if card != self.card:
                discard_up(g, player, card, site_of(g, card))


def relocate(g: Oath, player: int, card: int, spot: int) -> None:
    """Move a face-up card to a site that may first make room. A last line."""
    steps: list[AnyStep] = [CarryTo(player, card, spot)]
    if may_make_room(g, spot, []):
        steps = [MakeRoom(player, spot, AS_USUAL, []), *steps]
    g.then(steps)


class CarryTo(Step[Oath]):
    """The move, once there is room."""

    def __init__(self, seat: int, card: int, spot: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.spot: Final = spot

    def run(self, g: Oath) -> None:
        carry_to_site(g, self.seat, self.card, self.spot)
