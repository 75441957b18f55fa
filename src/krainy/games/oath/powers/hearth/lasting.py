"""Hearth denizens with modifiers, and with powers that are always at work."""

from typing import ClassVar

from ...actions.costs import ROTATION, SECOND_PLAY
from ...asking import Pick
from ...board import HEARTH, NOMAD, ORDER
from ...cards import SUIT, is_vision
from ...hooks import DOUBLE, MUSTERED, PLAYED, TO_CAMPAIGN, VETO, WAR_DONE, Power, owner_at
from ...state import Oath
from ...tokens import gain_favor, kill_on_board
from ..shared.choice import power
from ..shared.modifiers import Free
from ..shared.tokens import OneBank


class WelcomingParty(Power):
    """A favor from the Hearth bank for a freshly drawn denizen played face up."""

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if drawn and card != self.card and not is_vision(card):
            gain_favor(g, player, HEARTH, 1)


power("welcoming-party", WelcomingParty())


class CropRotation(Power):
    """A denizen of the site may go before another comes."""

    grants = ROTATION
    frames = True


power("crop-rotation", CropRotation())


class LandWarden(Power):
    """Two cards may be played, one of them to a site."""

    grants = SECOND_PLAY


power("land-warden", LandWarden())
power("news-from-afar", Free())


class BookBinders(OneBank):
    """Two favor from a bank when another reveals a Vision or the Conspiracy."""

    hooks: ClassVar[list[int]] = [PLAYED]

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if is_vision(card) and owner_at(g, at) != player:
            g.then([Pick(owner_at(g, at), self.card, 0, 2)])


power("book-binders", BookBinders())


class SaddleMakers(Power):
    """Two favor from its bank when another plays a Nomad or Order card face up."""

    hooks: ClassVar[list[int]] = [PLAYED]

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if SUIT[card] in (NOMAD, ORDER) and owner_at(g, at) != player:
            gain_favor(g, owner_at(g, at), SUIT[card], 2)


power("saddle-makers", SaddleMakers())


class Herald(OneBank):
    """A favor from a bank after another's campaign against a player."""

    hooks: ClassVar[list[int]] = [WAR_DONE]

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        if attacker != owner_at(g, at) and defender >= 0:
            g.then([Pick(owner_at(g, at), self.card, 0, 1)])


power("herald", Herald())


class RowdyPub(Power):
    """One more on this card."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target == self.card

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == MUSTERED else 0


power("rowdy-pub", RowdyPub())


class VowOfPeace(Power):
    """No campaigns; who attacks its holder sacrifices nothing."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_CAMPAIGN and what < 2 and owner_at(g, at) == player


power("vow-of-peace", VowOfPeace())


class Marriage(Power):
    """Counts as two Hearth advisers."""

    hooks: ClassVar[list[int]] = [DOUBLE]


power("marriage", Marriage())


class AwaitedReturn(Free):
    """Free for a warband of the board."""

    def can(self, g: Oath, player: int) -> bool:
        return g.board[player] > 0

    def pays(self, g: Oath, player: int) -> bool:
        kill_on_board(g, player, 1)
        return True


power("awaited-return", AwaitedReturn())
