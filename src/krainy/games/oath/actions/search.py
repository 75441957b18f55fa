"""Search: draw three, discard all but one, play that one. [oath.search]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Reason

from ..asking import Asking
from ..board import DARKEST_SECRET, REGION_OF, REGIONS, SEARCH_COST
from ..cards import SEARCH as SEARCHING
from ..hooks import DRAWN, POWERS, TO_SEARCH
from ..playing.card import PlayCard
from ..playing.discards import AS_USUAL, FROM_ADVISERS, FROM_DRAW, FROM_ELSEWHERE, PILES, UNDER_DECK, discard_hand
from ..ruling import amount, forbidden, purse, toll, tolls, veto, why_not_toll
from ..state import Oath, mask_of
from ..table import adviser_place, back, confuse, draw_deck, draw_pile, front, knows, see, show
from ..tokens import give_favor, refresh, spend_supply
from ..vocabulary import (
    DISCARD,
    DISPOSSESSED_LOT,
    KEEP,
    NUM,
    PASS,
    PILE,
    REPLACED,
    SEARCH,
    SOURCE,
    UNCOVER,
    UNCOVERED,
    USED,
    WITH,
)
from .costs import (
    ANY_DISCARD,
    ANY_PILE,
    BOTTOM,
    BURIES,
    HARP,
    OTHER_PILE,
    SECOND_PLAY,
    SPIRE,
    granted,
    modifiers,
    pay_modifiers,
    payable,
    supply_needed,
)


def search_cost(g: Oath, player: int, source: int, mods: list[int]) -> int:
    """The Supply for a Search of the world deck (0) or of a region's pile. [oath.search.1, oath.search.5]"""
    base = SEARCH_COST[g.visions] if source == 0 and g.banner_of[DARKEST_SECRET] != player else 2
    return supply_needed(g, player, SEARCHING, source, base, mods)


def may_search(g: Oath, player: int, source: int, mods: list[int]) -> bool:
    """Whether the player may search there now: 0 is the world deck, 1 + region a pile. [oath.ruling.14]"""
    if (len(g.deck) if source == 0 else len(g.piles[source - 1])) == 0:
        return False
    cost = search_cost(g, player, source, mods)
    if cost > g.supply[player] or forbidden(g, player, TO_SEARCH, cost):
        return False
    return fits_all(g, player, source, mods)


def fits_all(g: Oath, player: int, source: int, mods: list[int]) -> bool:
    """Whether all modifiers in use serve this source."""
    for card in mods:
        if not POWERS[card].applies(g, player, SEARCHING, source, mods):
            return False
    return True


def list_searches(g: Oath, player: int, mods: list[int], found: list[int]) -> None:
    """Add every Search that is possible with these modifiers: of the world deck and of the pile of the own region.
    [oath.search.1, oath.search.5]"""
    here = g.pawn[player]
    if not payable(g, player, toll(g, player, SEARCHING, here), 0, mods):
        return
    far = granted(mods, ANY_PILE | OTHER_PILE)
    for source in range(1 + len(REGIONS)):
        if (source == 0 or source - 1 == REGION_OF[here] or far) and may_search(g, player, source, mods):
            found.append(SEARCH.base + source)


def list_uncoverings(g: Oath, player: int, mods: list[int], found: list[int]) -> None:
    """Add the facedown advisers that may be played or discarded as at the end of a Search.
    [oath.minor.1, oath.search.8, oath.play.9]"""
    for card in mods:
        if not POWERS[card].frames:
            return
    if payable(g, player, toll(g, player, SEARCHING, g.pawn[player]), 0, mods):
        for entry in g.advisers[player]:
            if entry < 0:
                found.append(UNCOVER.base + front(g, -1 - entry))


def pay_tolls(g: Oath, player: int, kind: int, target: int) -> None:
    """Give each ruler what a card demands."""
    for ruler in tolls(g, player, kind, target):
        give_favor(g, player, ruler, 1)
        refresh(g)


def search(g: Oath, player: int, source: int, mods: list[int]) -> None:
    """Pay, draw, and go on. [oath.search.1, oath.search.2, oath.search.3, oath.search.4]"""
    cost = search_cost(g, player, source, mods)
    number = max(0, (1 if granted(mods, BOTTOM) else 3) + amount(g, player, DRAWN, source, mods))
    pay_tolls(g, player, SEARCHING, g.pawn[player])
    spend_supply(g, player, cost)
    refresh(g)
    pay_modifiers(g, player, mods)
    if source == 0:
        g.hand = draw_deck(g, player, number)
    else:
        g.hand = draw_pile(g, player, source - 1, number, granted(mods, BOTTOM))
    look(g, player, mods)
    steps: list[AnyStep] = []
    if granted(mods, SPIRE):
        steps.append(Exchange(player, []))
    steps.append(Sort(player, mods))
    for card in mods:
        steps.append(SearchDone(player, card))
    g.then(steps)


def look(g: Oath, player: int, mods: list[int]) -> None:
    """The searcher sees what was drawn; with some relics all do. Others cannot tell the cards apart any more."""
    for slot in g.hand:
        if granted(mods, HARP):
            show(g, player, slot)
        else:
            see(g, player, slot)
    if not granted(mods, HARP):
        confuse(g, g.hand, knows(g, player))


class SearchDone(Step[Oath]):
    """The Search is over: what a modifier does then. [oath.search.4]"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: Oath) -> None:
        POWERS[self.card].war_done(g, self.card, self.seat, -1)


class Exchange(Asking):
    """Drawn denizens may be exchanged for random cards of the Dispossessed, one by one."""

    name = "Exchange"
    rule = "oath.search.4"
    secret = True
    lapses = True

    def __init__(self, seat: int, done: list[int]) -> None:
        super().__init__(seat)
        self.done: Final = done
        """What came in already stays."""

    def actions(self, g: Oath, seat: int) -> list[int]:
        some = [DISCARD.base + front(g, slot) for slot in g.hand if not back(slot) and slot not in self.done]
        some.sort()
        return [PASS.base, *some] if some and len(g.dispossessed) > len(self.done) else []

    def lapse(self, g: Oath) -> None:
        if self.done:
            mix_dispossessed(g)

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            self.lapse(g)
            return
        slot = g.cards.slot_of(action - DISCARD.base)
        new = swap_dispossessed(g, slot, len(self.done))
        g.hand = [new if other == slot else other for other in g.hand]
        g.tell(REPLACED, seat, 1)
        see(g, seat, new)
        g.then([Exchange(seat, [*self.done, new])])


def swap_dispossessed(g: Oath, slot: int, given: int) -> int:
    """A card goes to the Dispossessed, a random one comes out, none of the last so many that were just given."""
    old = g.dispossessed
    new = g.pick(old[: len(old) - given], DISPOSSESSED_LOT)
    g.dispossessed = [*[other for other in old if other != new], slot]
    return new


def mix_dispossessed(g: Oath) -> None:
    """Nobody can tell any more which card of the Dispossessed lies where."""
    g.cards = g.cards.copy()
    g.cards.mix(g, g.dispossessed, 0)


class Sort(Step[Oath]):
    """Where the discards go is settled first, then the cards are sorted out."""

    def __init__(self, seat: int, mods: list[int]) -> None:
        self.seat: Final = seat
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        if granted(self.mods, SPIRE) and not granted(self.mods, HARP):
            confuse(g, g.hand, knows(g, self.seat))  # nobody else can tell what was exchanged
        if granted(self.mods, ANY_DISCARD):
            g.then([DiscardWhere(self.seat, self.mods, -1, -1)])
        else:
            goes = UNDER_DECK if granted(self.mods, BURIES) else AS_USUAL
            g.then([Keep(self.seat, [], goes, self.mods)])


class DiscardWhere(Asking):
    """One pile, its top or its bottom, for all discards of this Search."""

    name = "DiscardWhere"
    rule = "oath.term.8"

    def __init__(self, seat: int, mods: list[int], region: int, slot: int, origin: int = FROM_ADVISERS) -> None:
        super().__init__(seat)
        self.mods: Final = mods
        self.region: Final = region
        self.slot: Final = slot
        """The card that is played or discarded as at the end of a Search, or -1 in a Search."""
        self.origin: Final = origin

    def actions(self, g: Oath, seat: int) -> list[int]:
        if self.region < 0:
            return [PASS.base, *[PILE.base + 1 + region for region in range(len(REGIONS))]]
        return [NUM.base, NUM.base + 1]

    def take(self, g: Oath, seat: int, action: int) -> None:
        if self.region < 0 and action != PASS.base:
            g.then([DiscardWhere(seat, self.mods, action - PILE.base - 1, self.slot, self.origin)])
            return
        goes = AS_USUAL if action == PASS.base else PILES + 2 * self.region + action - NUM.base
        if self.slot < 0:
            g.then([Keep(seat, [], goes, self.mods)])
        else:
            g.then([PlayCard(seat, self.slot, self.origin, goes, self.mods, False, False)])


class Keep(Asking):
    """Which card is kept to be played; some Searches let a second one be played. [oath.search.4]"""

    name = "Keep"
    rule = "oath.search.4"
    secret = True
    lapses = True

    def __init__(self, seat: int, kept: list[int], goes: int, mods: list[int]) -> None:
        super().__init__(seat)
        self.kept: Final = kept
        self.goes: Final = goes
        self.mods: Final = mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = [KEEP.base + front(g, slot) for slot in g.hand if slot not in self.kept]
        found.sort()
        return [PASS.base, *found] if self.kept and found else found

    def lapse(self, g: Oath) -> None:
        self.go_on(g, self.kept)

    def take(self, g: Oath, seat: int, action: int) -> None:
        kept = self.kept
        if action != PASS.base:
            kept = [*kept, g.cards.slot_of(action - KEEP.base)]
            if len(kept) == 1 and granted(self.mods, SECOND_PLAY):
                g.then([Keep(seat, kept, self.goes, self.mods)])
                return
        self.go_on(g, kept)

    def go_on(self, g: Oath, kept: list[int]) -> None:
        """The others are discarded, then those that were kept are played."""
        if granted(self.mods, HARP):
            for slot in kept:
                show(g, self.seat, slot)
            confuse(g, [slot for slot in g.hand if slot not in kept], knows(g, self.seat))  # their order is secret
        steps: list[AnyStep] = [Discards(self.seat, kept, self.goes)]
        if kept:
            steps.append(PlayCard(self.seat, kept[0], FROM_DRAW, self.goes, self.mods, False, False))
        if len(kept) > 1:
            steps.append(SecondPlay(self.seat, kept[0], kept[1], self.goes, self.mods))
        g.then(steps)


class SecondPlay(Step[Oath]):
    """The second card; one of the two must go to a site."""

    def __init__(self, seat: int, first: int, slot: int, goes: int, mods: list[int]) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.slot: Final = slot
        self.goes: Final = goes
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        card = front(g, self.first)
        to_site = True
        for row in g.denizens:
            if card in row:
                to_site = False
        g.then([PlayCard(self.seat, self.slot, FROM_DRAW, self.goes, self.mods, False, to_site)])


class Discards(Asking):
    """The order of the discards: which goes first, until one is left. [oath.term.8]"""

    name = "Discards"
    rule = "oath.search.4"
    secret = True
    lapses = True

    def __init__(self, seat: int, kept: list[int], goes: int) -> None:
        super().__init__(seat)
        self.kept: Final = kept
        self.goes: Final = goes

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = [DISCARD.base + front(g, slot) for slot in g.hand if slot not in self.kept]
        found.sort()
        return found if len(found) > 1 else []

    def usual(self, g: Oath, seat: int) -> int:
        """In the order in which they were drawn: it matters only to whoever searches this pile next."""
        for slot in g.hand:
            if slot not in self.kept:
                return DISCARD.base + front(g, slot)
        return -1

    def lapse(self, g: Oath) -> None:
        for slot in g.hand:
            if slot not in self.kept:
                discard_hand(g, self.seat, slot, self.goes)

    def take(self, g: Oath, seat: int, action: int) -> None:
        discard_hand(g, seat, g.cards.slot_of(action - DISCARD.base), self.goes)
        g.then([self])


def uncover(g: Oath, player: int, card: int, mods: list[int]) -> None:
    """A facedown adviser is played or discarded; it leaves the row only then. [oath.minor.1]"""
    pay_tolls(g, player, SEARCHING, g.pawn[player])
    pay_modifiers(g, player, mods)
    place = adviser_place(g, player, card)
    slot = -1 - g.advisers[player][place]
    g.tell(UNCOVERED, player, place)
    if min(g.advisers[player][:place] + g.advisers[player][place + 1 :], default=0) < 0:
        g.learned(knowing=mask_of(g, player))  # everybody else sees which of them it is
    if granted(mods, ANY_DISCARD):
        g.then([DiscardWhere(player, mods, -1, slot)])
        return
    goes = UNDER_DECK if granted(mods, BURIES) else AS_USUAL
    g.then([PlayCard(player, slot, FROM_ADVISERS, goes, mods, False, False)])


class AsSearch(Asking):
    """A Vision is played or discarded as at the end of a Search; first, where it may go if it is discarded.
    [oath.search.8]"""

    name = "AsSearch"
    rule = "oath.search.8"
    lapses = True

    def __init__(self, seat: int, slot: int, mods: list[int]) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.mods: Final = mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for card in modifiers(g, seat, SEARCHING, self.mods):
            power = POWERS[card]
            if power.grants & (ANY_DISCARD | BURIES) and power.applies(g, seat, SEARCHING, 0, self.mods):
                found.append(WITH.base + card)
        found.sort()
        return [PASS.base, *found] if found else []

    def lapse(self, g: Oath) -> None:
        pay_modifiers(g, self.seat, self.mods)
        if granted(self.mods, ANY_DISCARD):
            g.then([DiscardWhere(self.seat, self.mods, -1, self.slot, FROM_ELSEWHERE)])
            return
        goes = UNDER_DECK if granted(self.mods, BURIES) else AS_USUAL
        g.then([PlayCard(self.seat, self.slot, FROM_ELSEWHERE, goes, self.mods, False, False)])

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            self.lapse(g)
            return
        g.tell(USED, seat, action - WITH.base)
        g.then([AsSearch(seat, self.slot, [*self.mods, action - WITH.base])])


def why_not_search(g: Oath, player: int, source: int, mods: list[int]) -> Reason:
    """The rule that forbids a Search.
    [oath.search.1, oath.search.2, oath.search.3, oath.search.4, oath.search.5, oath.search.6]"""
    if source > 0 and source - 1 != REGION_OF[g.pawn[player]]:
        return Reason("oath.search.1", [(SOURCE, source)])
    if not (g.deck if source == 0 else g.piles[source - 1]):
        return Reason("oath.search.6", [(SOURCE, source)])
    cost = search_cost(g, player, source, mods)
    if cost > g.supply[player]:
        return Reason("oath.act.2")
    if toll(g, player, SEARCHING, g.pawn[player]) > purse(g, player):
        return why_not_toll(g, player, SEARCHING, g.pawn[player])
    return veto(g, player, TO_SEARCH, cost)
