"""Playing a card, out of a Search or out of the facedown advisers. [oath.play, oath.vision, oath.conspiracy]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Reason, Thing

from .asking import Asking
from .board import BEAST, EXILE, HEARTH, NO_SUIT, PEOPLES_FAVOR, REGION_OF, SLOTS
from .cards import (
    ADVISER_ONLY,
    CAPACITY,
    CONSPIRACY,
    ENTRIES,
    HOMELAND,
    LOCKED,
    PLACE,
    REWARD_FAVOR,
    REWARD_RELIC,
    REWARD_SECRETS,
    REWARD_WARBANDS,
    SITE_ONLY,
    SUIT,
    WHEN_PLAYED,
    is_vision,
)
from .cards import SEARCH as SEARCHING
from .costs import GROWTH, ROTATION, granted
from .hooks import PLAYED, POWERS, PRIZE, TO_PLAY_DOWN, TO_PLAY_TO, TO_PLAY_UP, TO_PLAY_VISION, card_at, lying, owner_at
from .ruling import forbidden, purse, removable, tolls, veto
from .state import ADVISER, Oath
from .table import (
    adviser_place,
    back,
    discard_region,
    discard_up,
    drop_adviser,
    front,
    lay,
    lift,
    open_card,
    show,
    slot_of,
    strip,
    to_pile,
    under_deck,
    under_pile,
)
from .tokens import gain_favor, gain_secrets, gain_warbands
from .vocabulary import (
    DISCARD,
    DISCARDED_CARD,
    FACEDOWN,
    PASS,
    PLAYED_ADVISER,
    PLAYED_FACEDOWN,
    PLAYED_TO_SITE,
    REVEAL,
    REVEALED_VISION,
    SHOWED,
    SITE,
    TO_ADVISERS,
    TO_SITE,
    VOCABULARY,
)

# Where a card that is played comes from.
FROM_DRAW: Final = 0
FROM_ADVISERS: Final = 1
FROM_ELSEWHERE: Final = 2

# Where the discards of a Search go: as usual, under the world deck, or PILES + 2 * region + 1 for the bottom.
AS_USUAL: Final = 0
UNDER_DECK: Final = 1
PILES: Final = 2

NO_MODS: Final[list[int]] = []


# -- discards of a Search ----------------------------------------------------------------------------------------------


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
        g.gone_suits[place] |= 1 << SUIT[card]
    put_away_open(g, player, card, goes)


def put_away_open(g: Oath, player: int, card: int, goes: int) -> None:
    """A card that lay face up goes where the discards of this Search go, which is not where they go as usual."""
    slot = slot_of(g, card)
    if goes == UNDER_DECK:
        g.tell(SHOWED, player, card)  # which one it is
        under_deck(g, player, slot)
        return
    region = (goes - PILES) // 2
    g.tell(DISCARDED_CARD, player, card, region)
    g.piles[region] = [slot, *g.piles[region]] if (goes - PILES) % 2 else [*g.piles[region], slot]


# -- room --------------------------------------------------------------------------------------------------------------


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


# -- where a card may go -----------------------------------------------------------------------------------------------


def play_sites(g: Oath, player: int, card: int, mods: list[int], gone: int = 0) -> list[int]:
    """The sites to which a card may be played, once the card `gone` has left. [oath.play.1, oath.play.3,
    oath.play.6]"""
    if is_vision(card) or PLACE[card] == ADVISER_ONLY or forbidden(g, player, TO_PLAY_UP, card):
        return []
    grows = granted(mods, GROWTH) and SUIT[card] in (BEAST, HEARTH)
    popular = g.banner_of[PEOPLES_FAVOR] == player
    here = g.pawn[player]
    power = POWERS[card]
    found: list[int] = []
    for spot in range(SLOTS):
        if g.site[spot] == 0:
            continue
        if spot != here and not grows and not (popular and REGION_OF[spot] == REGION_OF[here]):
            continue
        if power.forbids(g, lying(card, spot), player, TO_PLAY_TO, spot):
            continue
        if power.room >= 0 and any(other in mods for other in g.denizens[spot]):
            continue  # a modifier in use cannot go [oath.power.7]
        if (
            has_room(g, spot, gone)
            or power.fits
            or (may_make_room(g, spot, mods) and capacity(g, spot) > 0 and spare_card(g, player, spot, mods))
        ):
            found.append(spot)
    return found


def clearances(g: Oath, player: int, card: int, mods: list[int]) -> list[int]:
    """The denizens of the region that the holder of the People's Favor may discard before the card goes to a site, as
    actions. [oath.play.3]"""
    found: list[int] = []
    for spot in range(SLOTS):
        if REGION_OF[spot] == REGION_OF[g.pawn[player]]:
            for other in removable(g, player, spot):
                if other not in mods and play_sites(g, player, card, mods, other):
                    found.append(DISCARD.base + other)
    found.sort()
    return found


def may_advise(g: Oath, player: int, card: int, mods: list[int]) -> bool:
    """Whether a card may go face up to the advisers. [oath.play.4, oath.play.6]"""
    if is_vision(card) or PLACE[card] == SITE_ONLY or forbidden(g, player, TO_PLAY_UP, card):
        return False
    return fits(coming_row(g, player, card), card, mods)


def may_hide(g: Oath, player: int, mods: list[int]) -> bool:
    """Whether a card may go facedown to the advisers. [oath.play.5]"""
    if forbidden(g, player, TO_PLAY_DOWN, 0):
        return False
    return fits([*g.advisers[player], -1000], -1000, mods)


def may_reveal(g: Oath, player: int, card: int) -> bool:
    """Whether a Vision may be played face up; anybody may play the Conspiracy. [oath.vision.1, oath.conspiracy.1]"""
    if not is_vision(card) or forbidden(g, player, TO_PLAY_VISION, card):
        return False
    return card == CONSPIRACY or g.role[player] == EXILE


class PlayCard(Asking):
    """Where a card goes, or whether it is discarded. [oath.search.4, oath.minor.1]"""

    name = "PlayCard"
    rule = "oath.search.4"
    answers = (DISCARD, TO_SITE, TO_ADVISERS, FACEDOWN, REVEAL)
    secret = True

    def __init__(
        self, seat: int, slot: int, origin: int, goes: int, mods: list[int], cleared: bool, to_site: bool
    ) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.origin: Final = origin
        self.goes: Final = goes
        self.mods: Final = mods
        self.cleared: Final = cleared
        """The People's Favor has discarded a denizen, which it does only for a card that goes to a site."""
        self.to_site: Final = to_site
        """It can only go to a site, as the other card of this Search did not."""

    def modifiers(self) -> list[int]:
        return self.mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        card = front(g, self.slot)
        sites = [TO_SITE.base + spot for spot in play_sites(g, seat, card, self.mods)]
        if self.cleared:
            return sites
        found = [PASS.base]
        if g.banner_of[PEOPLES_FAVOR] == seat:
            found += clearances(g, seat, card, self.mods)
        found += sites
        if not self.to_site:
            if may_advise(g, seat, card, self.mods):
                found.append(TO_ADVISERS.base)
            if self.origin != FROM_ADVISERS and may_hide(g, seat, self.mods):
                found.append(FACEDOWN.base)
            if may_reveal(g, seat, card):
                found.append(REVEAL.base)
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        card = front(g, self.slot)
        if action == PASS.base:
            discard_hand(g, seat, self.slot, self.goes)
        elif action < TO_SITE.base:
            other = action - DISCARD.base
            for spot in range(SLOTS):
                if other in g.denizens[spot]:
                    discard_for(g, seat, other, spot, self.goes)
            g.then([PlayCard(seat, self.slot, self.origin, self.goes, self.mods, True, True)])
        elif action < TO_ADVISERS.base:
            spot = action - TO_SITE.base
            steps: list[AnyStep] = [ToSite(seat, self.slot, spot, self.origin == FROM_DRAW, self.mods)]
            if may_make_room(g, spot, self.mods) and not POWERS[card].fits:
                show(g, seat, self.slot)
                steps = [MakeRoom(seat, spot, self.goes, self.mods), *steps]
            g.then(steps)
        elif action == TO_ADVISERS.base:
            steps = [ToAdvisers(seat, self.slot, self.origin == FROM_DRAW, self.mods)]
            if surplus(coming_row(g, seat, card)) > 0 and not POWERS[card].squeezes:
                show(g, seat, self.slot)
                steps = [MakeSeat(seat, card, self.goes, self.mods), *steps]
            g.then(steps)
        elif action == FACEDOWN.base:
            g.then([MakeSeat(seat, -1 - self.slot, self.goes, self.mods), Hide(seat, self.slot)])
        else:
            g.then([RevealVision(seat, self.slot, self.goes, self.mods)])

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        player, card, block = self.seat, front(g, self.slot), VOCABULARY.find(action)
        if self.cleared and block in (PASS, TO_ADVISERS, FACEDOWN, REVEAL):
            return Reason("oath.play.3")
        if block is TO_SITE:
            return why_not_to_site(g, player, card, action - TO_SITE.base)
        if block is TO_ADVISERS:
            if is_vision(card):
                return Reason("oath.vision.2")
            return Reason("oath.play.6" if PLACE[card] == SITE_ONLY else "oath.play.4")
        if block is FACEDOWN:
            if self.origin == FROM_ADVISERS:
                return Reason("oath.minor.1")
            return veto(g, player, TO_PLAY_DOWN, 0) if forbidden(g, player, TO_PLAY_DOWN, 0) else Reason("oath.play.4")
        if block is REVEAL:
            return Reason("oath.vision.1")
        return Reason("oath.play.3" if block is DISCARD else self.rule)


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


# -- putting it there --------------------------------------------------------------------------------------------------


def leave_hand(g: Oath, player: int, slot: int) -> None:
    """A card leaves the hand, or the row of facedown advisers."""
    g.hand = [other for other in g.hand if other != slot]
    for place, entry in enumerate(g.advisers[player]):
        if entry == -1 - slot:
            drop_adviser(g, player, place)
            break


class ToSite(Step[Oath]):
    """A card comes face up to a site: favor, Homeland, triggers, then its own power.
    [oath.play.2, oath.play.7, oath.play.8]"""

    def __init__(self, seat: int, slot: int, spot: int, drawn: bool, mods: list[int]) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.spot: Final = spot
        self.drawn: Final = drawn
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        player, spot = self.seat, self.spot
        leave_hand(g, player, self.slot)
        card = open_card(g, self.slot)
        lay(g, card, spot)
        g.tell(PLAYED_TO_SITE, player, card, spot)
        prize(g, player, card)
        g.then(
            [
                Homeland(player, card, spot),
                AfterPlay(player, card, spot, self.drawn, self.mods),
                WhenPlayed(player, card, self.mods),
            ]
        )


def prize(g: Oath, player: int, card: int) -> None:
    """The favor for playing to a site. [oath.play.2]"""
    for at in g.live[PRIZE]:
        if owner_at(g, at) == player:
            gain_secrets(g, player, 1)
            return
    gain_favor(g, player, SUIT[card], 1)


class Homeland(Step[Oath]):
    """A site rewards a card of its suit, unless one was discarded there this turn. [oath.site.2]"""

    def __init__(self, seat: int, card: int, spot: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.spot: Final = spot

    def run(self, g: Oath) -> None:
        site = g.site[self.spot]
        suit = SUIT[self.card]
        if HOMELAND[site] != suit or suit == NO_SUIT or g.gone_suits[self.spot] >> suit & 1:
            return
        gain_warbands(g, self.seat, REWARD_WARBANDS[site])
        gain_favor(g, self.seat, suit, REWARD_FAVOR[site])
        gain_secrets(g, self.seat, REWARD_SECRETS[site])
        if REWARD_RELIC[site]:
            from .recover import FreeRelic

            g.then([FreeRelic(self.seat, self.spot)])


class ToAdvisers(Step[Oath]):
    """A card comes face up to the advisers. [oath.play.4]"""

    def __init__(self, seat: int, slot: int, drawn: bool, mods: list[int]) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.drawn: Final = drawn
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        player = self.seat
        leave_hand(g, player, self.slot)
        card = open_card(g, self.slot)
        lay(g, card, ADVISER + player)
        g.tell(PLAYED_ADVISER, player, card)
        g.then([AfterPlay(player, card, ADVISER + player, self.drawn, self.mods), WhenPlayed(player, card, self.mods)])


class Hide(Step[Oath]):
    """A card comes facedown to the advisers; nothing else happens. [oath.play.5, oath.play.10]"""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, g: Oath) -> None:
        leave_hand(g, self.seat, self.slot)
        g.advisers[self.seat] = [*g.advisers[self.seat], -1 - self.slot]
        g.tell(PLAYED_FACEDOWN, self.seat, back(self.slot))


class AfterPlay(Step[Oath]):
    """Modifiers in use, then the cards of all players that wait for a card to be played.
    [oath.play.7, oath.ruling.24]"""

    def __init__(self, seat: int, card: int, place: int, drawn: bool, mods: list[int]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place
        self.drawn: Final = drawn
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        for card in self.mods:
            POWERS[card].played(g, card, self.seat, self.card, self.place, self.drawn)
        for player in from_active(g):
            for at in g.live[PLAYED]:
                if owner_at(g, at) == player:
                    POWERS[card_at(at)].played(g, at, self.seat, self.card, self.place, self.drawn)


def from_active(g: Oath) -> list[int]:
    """The active player, then the others in turn order. [oath.ruling.24]"""
    if g.turn < 0:
        return g.order
    return [g.turn, *[player for player in g.order if player != g.turn]]


class WhenPlayed(Step[Oath]):
    """What a card does when it is played face up. [oath.play.8]"""

    def __init__(self, seat: int, card: int, mods: list[int]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        if ENTRIES[self.card] & WHEN_PLAYED and POWERS[self.card].can(g, self.seat):
            if self.mods:
                g.using = self.mods
                g.then([LetGo()])
            POWERS[self.card].use(g, self.seat)


class LetGo(Step[Oath]):
    """What the card does is done: modifiers may be discarded again. [oath.power.7, oath.ruling.17]"""

    def run(self, g: Oath) -> None:
        g.using = []


# -- Visions -----------------------------------------------------------------------------------------------------------


class RevealVision(Step[Oath]):
    """A Vision is revealed and replaces an older one; the Conspiracy acts and leaves the game. [oath.vision.2,
    oath.conspiracy.1]"""

    def __init__(self, seat: int, slot: int, goes: int, mods: list[int]) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.goes: Final = goes
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        player = self.seat
        leave_hand(g, player, self.slot)
        card = open_card(g, self.slot)
        g.tell(REVEALED_VISION, player, card)
        steps: list[AnyStep] = []
        if card == CONSPIRACY:
            g.boxed = True
        else:
            if g.vision[player]:
                steps.append(DropVision(player, g.vision[player], True, self.goes))
            g.vision[player] = card
        steps.append(AfterPlay(player, card, ADVISER + player, False, self.mods))
        if card == CONSPIRACY:
            from .conspiracy import Conspire

            steps.append(Conspire(player))
        g.then(steps)


class DropVision(Step[Oath]):
    """A revealed Vision is discarded; who shares it plays or discards it instead. [oath.vision.2]"""

    def __init__(self, seat: int, card: int, gone: bool, goes: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.gone: Final = gone
        """It has already left the space."""
        self.goes: Final = goes

    def run(self, g: Oath) -> None:
        owner = self.seat
        if not self.gone:
            g.vision[owner] = 0
        slot = slot_of(g, self.card)
        for player in g.order:
            if g.prophet[player] == owner:
                g.prophet[player] = -1
                g.bank[player] += 1  # the warband that marked it dies
                if self.resolve(g, player, slot):
                    return
        if self.goes != AS_USUAL:
            put_away_open(g, owner, self.card, self.goes)
            return
        region = discard_region(g, owner, -1)
        g.tell(DISCARDED_CARD, owner, self.card, region)
        g.piles[region] = [*g.piles[region], slot]

    def resolve(self, g: Oath, player: int, slot: int) -> bool:
        """Who shared it has it as at the end of a Search, if the tolls of one can be paid. [oath.search.8]"""
        from .search import AsSearch, pay_tolls

        if len(tolls(g, player, SEARCHING, g.pawn[player])) > purse(g, player):
            return False
        pay_tolls(g, player, SEARCHING, g.pawn[player])
        g.hand = [*g.hand, slot]
        g.then([AsSearch(player, slot, [])])
        return True


def drop_vision(g: Oath, player: int) -> list[AnyStep]:
    """What happens to the revealed Vision of a player who must discard it."""
    return [DropVision(player, g.vision[player], False, AS_USUAL)] if g.vision[player] else []


def why_not_to_site(g: Oath, player: int, card: int, spot: int) -> Reason:
    """The rule that keeps a card from a site.
    [oath.play.1, oath.play.2, oath.play.3, oath.play.4, oath.play.5, oath.play.6, oath.vision.1]"""
    if is_vision(card):
        return Reason("oath.vision.1")
    if PLACE[card] == ADVISER_ONLY:
        return Reason("oath.play.6")
    if forbidden(g, player, TO_PLAY_UP, card):
        return veto(g, player, TO_PLAY_UP, card)
    if g.site[spot] and not has_room(g, spot):
        return Reason("oath.play.1", [(SITE, spot)])
    return Reason("oath.play.3" if spot != g.pawn[player] else "oath.play.1")
