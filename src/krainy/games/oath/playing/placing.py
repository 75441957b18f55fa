"""A card comes to its place, and what follows: rewards, triggers, its own power. [oath.play.7, oath.play.8]"""

from typing import Final

from krainy.engine.flow import Step, replaced_row

from ..actions.recover import FreeRelic
from ..board import NO_SUIT
from ..cards import ENTRIES, HOMELAND, REWARD_FAVOR, REWARD_RELIC, REWARD_SECRETS, REWARD_WARBANDS, SUIT, WHEN_PLAYED
from ..hooks import PLAYED, POWERS, PRIZE, card_at, owner_at
from ..ruling import from_active
from ..state import ADVISER, Oath
from ..table import back, drop_adviser, lay, open_card
from ..tokens import gain_favor, gain_secrets, gain_warbands
from ..vocabulary import PLAYED_ADVISER, PLAYED_FACEDOWN, PLAYED_TO_SITE


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
        g.advisers = replaced_row(g.advisers, self.seat, [*g.advisers[self.seat], -1 - self.slot])
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
