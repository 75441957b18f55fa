"""He musters and trades. [oath.prince.23]"""

from ..actions.muster import pays_secret
from ..cards import SUIT, TRADE
from ..hooks import MUSTERED, TO_MUSTER_ON, TO_TRADE_WITH
from ..ruling import amount, forbidden, purse, tokenless, tolls, tradable
from ..state import Oath
from ..tokens import gain_favor, gain_secrets, gain_warbands, place_favor, place_secrets


def free_cards(g: Oath, spot: int) -> list[int]:
    """Cards at a site that carry no token and can be traded with, those of the leftmost suit first. [oath.prince.3]"""
    found = [card for card in g.denizens[spot] if tradable(g, card) and tokenless(g, card)]
    found.sort(key=lambda card: SUIT[card])
    return found


def prince_muster(g: Oath, player: int) -> bool:
    """Muster on the leftmost card. [oath.prince.23]"""
    secret = pays_secret(g, player)
    if (g.secrets[player] if secret else purse(g, player)) < 1:
        return False
    for card in free_cards(g, g.pawn[player]):
        if forbidden(g, player, TO_MUSTER_ON, card):
            continue
        if secret:
            place_secrets(g, player, card, 1)
        else:
            place_favor(g, player, card, 1)
        gain_warbands(g, player, 2 + amount(g, player, MUSTERED, card, []))
        return True
    return False


def favor_yield(g: Oath, card: int) -> int:
    """What a favor trade with this card would bring him. [oath.prince.14]"""
    suit = SUIT[card]
    return min(g.favor_bank[suit], 2 if g.mind.ties[suit] else 1)


def open_to_trade(g: Oath, player: int, card: int) -> bool:
    """Whether nothing forbids him a Trade with this card; he pays no tolls."""
    return not forbidden(g, player, TO_TRADE_WITH, card) and not tolls(g, player, TRADE, card)


def trade_favor(g: Oath, player: int) -> bool:
    """A secret on the card that yields most. [oath.prince.23]"""
    if g.secrets[player] < 1:
        return False
    best = 0
    for card in free_cards(g, g.pawn[player]):
        if open_to_trade(g, player, card) and (best == 0 or favor_yield(g, card) > favor_yield(g, best)):
            best = card
    if best == 0:
        return False
    place_secrets(g, player, best, 1)
    gain_favor(g, player, SUIT[best], 2 if g.mind.ties[SUIT[best]] else 1)
    return True


def trade_secrets(g: Oath, player: int) -> bool:
    """Two favor on a card of a suit he has a relationship with. [oath.prince.23]"""
    if purse(g, player) < 2:
        return False
    for card in free_cards(g, g.pawn[player]):
        if g.mind.ties[SUIT[card]] and open_to_trade(g, player, card):
            place_favor(g, player, card, 2)
            gain_secrets(g, player, 1)
            return True
    return False
