"""Muster. [oath.muster]"""

from typing import Final

from krainy.engine.flow import Step
from krainy.engine.vocabulary import Reason

from ..cards import MUSTER as MUSTERING
from ..cards import is_ruin
from ..hooks import COIN, MUSTERED, POWERS, TO_MUSTER_ON, owner_at
from ..ruling import amount, forbidden, purse, tokenless, tradable, veto
from ..state import Oath
from ..tokens import gain_warbands, place_favor, place_secrets, refresh, spend_supply
from ..vocabulary import CARD, MUSTER
from .costs import OCCUPIED, granted, occupied, pay_modifiers, payable, supply_needed


def pays_secret(g: Oath, player: int) -> bool:
    """Whether a player musters with a secret instead of favor."""
    for at in g.live[COIN]:
        if owner_at(g, at) == player:
            return True
    return False


def list_musters(g: Oath, player: int, mods: list[int], found: list[int]) -> None:
    """Add the cards at the site on which the player can muster. [oath.muster.1]"""
    secret = pays_secret(g, player)
    if not payable(g, player, 0 if secret else 1, 1 if secret else 0, mods):
        return
    crowded = granted(mods, OCCUPIED)
    for card in g.denizens[g.pawn[player]]:
        if not tradable(g, card) or (occupied(g, card, mods) and not crowded):
            continue
        if supply_needed(g, player, MUSTERING, card, 1, mods) > g.supply[player]:
            continue
        if serves(g, player, MUSTERING, card, mods) and not forbidden(g, player, TO_MUSTER_ON, card):
            found.append(MUSTER.base + card)


def serves(g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
    """Whether all modifiers in use serve this completion of the action."""
    for card in mods:
        if not POWERS[card].applies(g, player, kind, target, mods):
            return False
    return True


def muster(g: Oath, player: int, card: int, mods: list[int]) -> None:
    """One token on the card, two warbands and whatever is added. [oath.muster.1, oath.muster.2]"""
    spend_supply(g, player, supply_needed(g, player, MUSTERING, card, 1, mods))
    refresh(g)
    number = 2 + amount(g, player, MUSTERED, card, mods)
    pay_modifiers(g, player, mods)
    if pays_secret(g, player):
        place_secrets(g, player, card, 1)
    else:
        place_favor(g, player, card, 1)
    gain_warbands(g, player, number)
    g.then([ActionDone(player, modifier) for modifier in mods])


class ActionDone(Step[Oath]):
    """A Muster is over: what a modifier does then."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: Oath) -> None:
        POWERS[self.card].war_done(g, self.card, self.seat, -1)


def why_not_muster(g: Oath, player: int, card: int) -> Reason:
    """The rule that forbids a Muster. [oath.muster.1]"""
    if card not in g.denizens[g.pawn[player]] or not tokenless(g, card):
        return Reason("oath.muster.1")
    if is_ruin(card):
        return Reason("oath.power.13", [(CARD, card)])
    if supply_needed(g, player, 1, card, 1, []) > g.supply[player]:
        return Reason("oath.act.2")
    return Reason("oath.muster.1") if purse(g, player) < 1 else veto(g, player, TO_MUSTER_ON, card)
