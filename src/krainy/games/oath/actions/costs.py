"""What an action costs with all that changes it, and which modifiers may be used. [oath.power.2, oath.power.6]"""

from typing import Final

from ..board import BEAST
from ..cards import MODIFIES, PLACE_FAVOR, PLACE_SECRET, SUIT
from ..cards import TRAVEL as TRAVELING
from ..hooks import FREE, ON_MODIFIER, POWERS, PRICE, SET, TO_USE_SECRETS, TRAVEL_SUPPLY, Power, card_at, place_at
from ..ruling import accessible, forbidden, purse, tokenless
from ..state import ADVISER, CARD_MASK, HELD, Oath
from ..tokens import pay_for

NO_MODIFIERS: Final[list[int]] = []
"""Without any modifier; never changed."""
IN_USE: Final = -1
"""Stands for the place of a modifier that is in use."""

# What a modifier grants beyond amounts and costs, as bits of `Power.grants`.
ANY_PILE: Final = 1
BOTTOM: Final = 2
OCCUPIED: Final = 4
WHOLE_REGION: Final = 8
BEAST_SITES: Final = 16
GROWTH: Final = 32
ROTATION: Final = 64
SECOND_PLAY: Final = 128
BURIES: Final = 256
ANY_DISCARD: Final = 512
HARP: Final = 1024
SPIRE: Final = 2048
CODE: Final = 4096
OTHER_PILE: Final = 8192


def supply_needed(g: Oath, player: int, kind: int, target: int, base: int, mods: list[int]) -> int:
    """The Supply that a major action costs: base, replaced, added to, waived. [oath.act.2]"""
    cost = base
    added = 0
    if kind == TRAVELING:
        for at in g.live[TRAVEL_SUPPLY]:
            answer = POWERS[at & CARD_MASK].supply(g, at, player, kind, target)
            if answer == FREE:
                return 0
            if answer >= SET:
                cost = answer - SET
            else:
                added += answer
    for card in mods:
        answer = POWERS[card].supply(g, IN_USE, player, kind, target)
        if answer == FREE:
            return 0
        if answer >= SET:
            cost = answer - SET
        else:
            added += answer
    return cost + added


def favor_of(mods: list[int]) -> int:
    """The favor that these modifiers cost."""
    total = 0
    for card in mods:
        total += PRICE[card] & 7
    return total


def secrets_of(mods: list[int]) -> int:
    """The secrets that these modifiers cost."""
    total = 0
    for card in mods:
        total += PRICE[card] >> 3
    return total


def payable(g: Oath, player: int, favor: int, secrets: int, mods: list[int]) -> bool:
    """Whether a player can pay these tokens together with the modifiers."""
    if not mods:
        return (favor == 0 or purse(g, player) >= favor) and g.secrets[player] >= secrets
    return purse(g, player) >= favor + favor_of(mods) and g.secrets[player] >= secrets + secrets_of(mods)


def pay_modifiers(g: Oath, player: int, mods: list[int]) -> None:
    """Pay for all modifiers in use. [oath.power.6]"""
    for card in mods:
        pay_for(g, player, card)


def granted(mods: list[int], what: int) -> bool:
    """Whether a modifier in use grants something."""
    for card in mods:
        if POWERS[card].grants & what:
            return True
    return False


def occupied(g: Oath, card: int, mods: list[int]) -> bool:
    """Whether a card carries tokens, or will when the modifiers are paid."""
    if not tokenless(g, card):
        return True
    return card in mods and PLACE_FAVOR[card] + PLACE_SECRET[card] > 0


def usable(g: Oath, player: int, card: int) -> bool:
    """Whether a card's power can be paid for now: enough tokens, none on the card, no veto. [oath.power.2]"""
    price = PRICE[card]
    if price == 0:
        return True
    if PLACE_FAVOR[card] + PLACE_SECRET[card] > 0 and not tokenless(g, card):
        return False
    if purse(g, player) < price & 7 or g.secrets[player] < price >> 3:
        return False
    return price < 8 or not forbidden(g, player, TO_USE_SECRETS, card)


def modifiers(g: Oath, player: int, kind: int, mods: list[int]) -> list[int]:
    """The cards whose optional modifier a player could add to this action. [oath.power.6]"""
    found: list[int] = []
    for at in g.live[ON_MODIFIER]:
        card = at & CARD_MASK
        if MODIFIES[card] == kind and card not in mods and may_modify(g, player, at, mods):
            found.append(card)
    return found


def may_modify(g: Oath, player: int, at: int, mods: list[int]) -> bool:
    """Whether a player could add an optional modifier to an action of its kind. [oath.power.6]"""
    card = at & CARD_MASK
    power = POWERS[card]
    if mods and (clashes(g, player, at, mods) or strays(g, player, power, mods)):
        return False
    if not reaches(g, player, at, mods) and not power.open_to_all:
        return False
    return usable(g, player, card) and power.can(g, player)


def clashes(g: Oath, player: int, at: int, mods: list[int]) -> bool:
    """Whether an own adviser would be used in a Trade in which another player's advisers stand for one's own."""
    borrows = POWERS[card_at(at)].borrows
    for card in mods:
        if POWERS[card].borrows and ADVISER <= place_at(at) < HELD:
            return True
        if borrows and card in g.advisers[player]:
            return True
    return False


def strays(g: Oath, player: int, power: Power, mods: list[int]) -> bool:
    """Whether a Trade made as if elsewhere would lose the access to a modifier that is already in use."""
    if not power.grants & BEAST_SITES:
        return False
    for at in g.live[ON_MODIFIER]:
        if card_at(at) in mods and not reaches(g, player, at, [power.card]):
            return True
    return False


def reaches(g: Oath, player: int, at: int, mods: list[int]) -> bool:
    """Access to a modifier; a Trade made as if elsewhere uses the cards there instead. [oath.power.1]"""
    spot = place_at(at)
    if mods and spot < ADVISER and granted(mods, BEAST_SITES) and (spot == g.pawn[player] or beast_site(g, spot)):
        return beast_site(g, spot)
    return accessible(g, player, at)


def beast_site(g: Oath, spot: int) -> bool:
    """Whether a Beast card lies at a site."""
    for card in g.denizens[spot]:
        if SUIT[card] == BEAST:
            return True
    return False


def lacking(g: Oath, player: int, secrets: int, rule: str) -> str:
    """The rule that asks for so many secrets, if the player lacks them; facedown ones cannot pay. [oath.power.4]"""
    if g.secrets[player] >= secrets:
        return ""
    return "oath.power.4" if g.secrets[player] + g.dark[player] >= secrets else rule
