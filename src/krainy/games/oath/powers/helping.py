"""Small things that many powers need."""

from typing import Final

from krainy.engine.flow import AnyStep

from ..asking import Asking
from ..board import BANKS, REGION_OF, SLOTS
from ..cards import ACTION, ADVISER_ONLY, ENTRIES, LOCKED, MODIFIER, MODIFIES, NUMBER, PLACE, SITE_ONLY, SUIT
from ..hooks import Power, register
from ..playing.room import MakeSeat, capacity, fits, has_room, may_make_room
from ..ruling import locked_at, place_of, removable
from ..state import ADVISER, HELD, Oath
from ..table import lay, lift
from ..tokens import burn_down
from ..vocabulary import BANK, BURNED_SECRETS, FACEDOWN, GOT_ADVISER, MOVED_CARD, PICK, REVEAL, SEAT, SWAPPED

NONE: Final[list[int]] = []


def power(name: str, what: Power) -> None:
    """A card of this name gets its power."""
    register(NUMBER[name], what)


def offer_modifier(name: str, kind: int) -> None:
    """A card's power, always at work, is also offered as a modifier of a major action."""
    ENTRIES[NUMBER[name]] |= MODIFIER
    MODIFIES[NUMBER[name]] = kind


def offer_action(name: str) -> None:
    """A site has an "Action:" power."""
    ENTRIES[NUMBER[name]] |= ACTION


def banks(g: Oath) -> list[int]:
    """The banks that have favor, as actions."""
    return [BANK.base + suit for suit in range(BANKS) if g.favor_bank[suit] > 0]


def seats(players: list[int]) -> list[int]:
    """Players as actions."""
    return [SEAT.base + player for player in sorted(players)]


def picks(cards: list[int]) -> list[int]:
    """Cards as actions."""
    return [PICK.base + card for card in sorted(cards)]


def others(g: Oath, player: int) -> list[int]:
    """All other players."""
    return [other for other in range(g.players) if other != player]


def cards_at_sites(g: Oath, player: int, suits: list[int], region: int) -> list[int]:
    """The cards of these suits at sites (of a region, or -1) that the player may discard or move."""
    found: list[int] = []
    for spot in range(SLOTS):
        if region >= 0 and REGION_OF[spot] != region:
            continue
        found += [card for card in removable(g, player, spot) if SUIT[card] in suits]
    return found


def face_up(g: Oath, player: int) -> list[int]:
    """The face-up advisers of a player that are not locked."""
    return [card for card in g.advisers[player] if card > 0 and not LOCKED[card]]


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


class LastSecret(Asking):
    """Secrets of a board are burnt down to one; its owner chooses whether a face-up or a facedown one stays."""

    name = "LastSecret"
    rule = "oath.power.4"
    lapses = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        return [FACEDOWN.base, REVEAL.base] if g.secrets[seat] > 0 and g.dark[seat] > 0 else []

    def automatic(self, g: Oath, found: list[int]) -> int:
        return REVEAL.base

    def lapse(self, g: Oath) -> None:
        burn_down(g, self.seat, 1)

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == FACEDOWN.base:
            g.tell(BURNED_SECRETS, seat, g.secrets[seat] + g.dark[seat] - 1)
            g.secrets[seat], g.dark[seat] = 0, 1
        else:
            burn_down(g, seat, 1)
