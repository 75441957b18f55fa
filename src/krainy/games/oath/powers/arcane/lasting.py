"""Arcane denizens with modifiers, and with powers that are always at work."""

from typing import ClassVar

from ...actions.costs import ANY_PILE, CODE, WHOLE_REGION
from ...actions.travel import IGNORE_SITES
from ...board import BEAST, DARKEST_SECRET, ORDER
from ...hooks import AMOUNT, COIN, RELIC_DICE, REROLL, TAKEN, TO_GIVE_SECRETS, TO_RECOVER_BANNER, VETO, Power, owner_at
from ...ruling import site_of
from ...state import Oath
from ...tokens import gain_secrets
from ..shared.choice import power
from ..shared.modifiers import DrawMore, Free
from ..shared.plans import PlanTax


class MagiciansCode(Power):
    """Two secrets more to pay for the Darkest Secret."""

    grants = CODE


power("magicians-code", MagiciansCode())


class ActingTroupe(Power):
    """This card counts as Beast or Order."""

    poses: ClassVar[list[int]] = [ORDER, BEAST]


power("acting-troupe", ActingTroupe())


class SecretSignal(Power):
    """Two favor in place of one."""

    doubles = True


power("secret-signal", SecretSignal())
power("augury", DrawMore(1))


class Portal(Free):
    """Free to or from this site, whatever sites say."""

    ignores = IGNORE_SITES

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return site_of(g, self.card) in (target, g.pawn[player])


power("portal", Portal())


class Observatory(Power):
    """Any pile, with the pawn at its site."""

    grants = ANY_PILE

    def can(self, g: Oath, player: int) -> bool:
        return g.pawn[player] == site_of(g, self.card)

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target > 0


power("observatory", Observatory())
power("gleaming-armor", PlanTax(8))


class Jinx(Power):
    """Its ruler may roll a whole set of dice again."""

    hooks: ClassVar[list[int]] = [REROLL]


power("jinx", Jinx())


class SealingWard(Power):
    """The holder's relics are worth a die more."""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == RELIC_DICE and owner_at(g, at) == player else 0


power("sealing-ward", SealingWard())


class InitiationRite(Power):
    """Musters are paid with a secret."""

    hooks: ClassVar[list[int]] = [COIN]


power("initiation-rite", InitiationRite())


class VowOfSilence(Power):
    """No Darkest Secret by Recover, no secrets given; secrets when somebody recovers it."""

    hooks: ClassVar[list[int]] = [VETO, TAKEN]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if owner_at(g, at) != player:
            return False
        return verb == TO_GIVE_SECRETS or (verb == TO_RECOVER_BANNER and what == DARKEST_SECRET)

    def taken(self, g: Oath, at: int, player: int, items: int) -> None:
        if items == 100 + DARKEST_SECRET and owner_at(g, at) != player:
            gain_secrets(g, owner_at(g, at), g.banner_tokens[DARKEST_SECRET])


power("vow-of-silence", VowOfSilence())


class MapLibrary(Power):
    """Any card of the region, with the pawn at its site."""

    grants = WHOLE_REGION

    def can(self, g: Oath, player: int) -> bool:
        return g.pawn[player] == site_of(g, self.card)


power("map-library", MapLibrary())


class MasterOfDisguise(Power):
    """Another player's advisers count."""

    borrows = True

    def can(self, g: Oath, player: int) -> bool:
        return g.players > 1


power("master-of-disguise", MasterOfDisguise())
