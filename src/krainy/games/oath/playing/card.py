"""Playing a card, out of a Search or out of the facedown advisers: where it may go. [oath.play]"""

from typing import Final

from krainy.engine.flow import AnyStep
from krainy.engine.vocabulary import Reason

from ..actions.costs import GROWTH, granted
from ..asking import Asking
from ..board import BEAST, EXILE, HEARTH, PEOPLES_FAVOR, REGION_OF, SLOTS
from ..cards import ADVISER_ONLY, CONSPIRACY, PLACE, SITE_ONLY, SUIT, is_vision
from ..hooks import POWERS, TO_PLAY_DOWN, TO_PLAY_TO, TO_PLAY_UP, TO_PLAY_VISION, lying
from ..ruling import forbidden, removable, veto
from ..state import Oath
from ..table import front, show
from ..vocabulary import DISCARD, FACEDOWN, PASS, REVEAL, SITE, TO_ADVISERS, TO_SITE, VOCABULARY
from .discards import FROM_ADVISERS, FROM_DRAW, discard_for, discard_hand
from .placing import Hide, ToAdvisers, ToSite
from .room import MakeRoom, MakeSeat, capacity, coming_row, fits, has_room, may_make_room, spare_card, surplus
from .vision import RevealVision


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
            show(g, seat, self.slot)  # all know now that it goes to a site
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
        player, card, block = self.seat, front(g, self.slot), VOCABULARY.block_of(action)
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
