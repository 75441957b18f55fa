"""Where a card comes from, and where the discards of a Search go. [oath.search.4, oath.term.8]"""

from typing import Final

from krainy.engine.flow import replaced, replaced_row

from ..cards import SUIT
from ..state import ADVISER, Oath
from ..table import discard_region, discard_up, lift, slot_of, strip, to_pile, under_deck, under_pile
from ..vocabulary import DISCARDED_CARD, SHOWED
from .placing import leave_hand

# Where a card that is played comes from.
FROM_DRAW: Final = 0
FROM_ADVISERS: Final = 1
FROM_ELSEWHERE: Final = 2

# Where the discards of a Search go: as usual, under the world deck, or PILES + 2 * region + 1 for the bottom.
AS_USUAL: Final = 0
UNDER_DECK: Final = 1
PILES: Final = 2

NO_MODS: Final[list[int]] = []


def discard_hand(g: Oath, player: int, slot: int, goes: int) -> None:
    """A card that was drawn, or a facedown adviser, is discarded. [oath.search.4, oath.term.8]"""
    leave_hand(g, player, slot)
    put_away(g, player, slot, goes, discard_region(g, player, -1))


def put_away(g: Oath, player: int, slot: int, goes: int, region: int) -> None:
    """A card goes where the discards of this Search go."""
    if goes == UNDER_DECK:
        under_deck(g, player, slot)
    elif goes >= PILES:
        if (goes - PILES) % 2:
            under_pile(g, player, slot, (goes - PILES) // 2)
        else:
            to_pile(g, player, slot, (goes - PILES) // 2)
    else:
        to_pile(g, player, slot, region)


def discard_for(g: Oath, player: int, card: int, place: int, goes: int) -> None:
    """A face-up denizen makes room during a Search: at a site, or among the advisers."""
    if goes == AS_USUAL:
        discard_up(g, player, card, place)
        return
    lift(g, card, place)
    strip(g, player, card)
    if place < ADVISER:
        g.gone_suits = replaced(g.gone_suits, place, g.gone_suits[place] | 1 << SUIT[card])
    put_away_open(g, player, card, goes)


def put_away_open(g: Oath, player: int, card: int, goes: int) -> None:
    """A card that lay face up goes where the discards of this Search go, which is not where they go as usual."""
    slot = slot_of(g, card)
    if goes == UNDER_DECK:
        g.tell(SHOWED, player, card)  # which one it is
        under_deck(g, player, slot)
        return
    region = (goes - PILES) // 2
    pile = g.piles[region]
    g.piles = replaced_row(g.piles, region, [slot, *pile] if (goes - PILES) % 2 else [*pile, slot])
    g.tell(DISCARDED_CARD, player, card, region)
