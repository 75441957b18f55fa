"""Positions that no game of Oath can show are refused. The numbers are those of the invariants in the rules."""

from ..board import COLOURS, EXILE, SLOTS, SPOT_NAMES
from ..cards import (
    ADVISER_ONLY,
    NAMES,
    PLACE,
    SCEPTER,
    SITE_ONLY,
    edifice_number,
    is_edifice,
    is_vision,
)
from ..playing.room import capacity
from ..state import Oath
from .invariants import broken


def impossible(g: Oath) -> str:
    """Why no game can come to this position, in one line; nothing if one could."""
    return site_fault(g) or board_fault(g) or token_fault(g) or ", ".join(broken(None, g))


def site_fault(g: Oath) -> str:
    """3, 4, 7, 13: what lies at sites."""
    for spot in range(SLOTS):
        row = g.denizens[spot]
        name = NAMES[g.site[spot]] if g.site[spot] else SPOT_NAMES[spot]
        if not g.site[spot] and (
            row or g.army[spot] or g.site_relics[spot] or g.site_favor[spot] or g.site_secrets[spot]
        ):
            return f"sites: {name} lies facedown, so nothing is there"
        for card in row:
            if is_vision(card) or PLACE[card] == ADVISER_ONLY:
                return f"sites: '{NAMES[card]}' is never played to a site, so not to {name}"
            if row.count(card) > 1:
                return f"sites: '{NAMES[card]}' lies twice at {name}"
        edifices = [card for card in row if is_edifice(card)]
        if len(edifices) > 1:
            return f"sites: {name} has one edifice at most"
        if g.site[spot] and len(row) > capacity(g, spot):
            return f"sites: {name} has room for {capacity(g, spot)} cards, not for {len(row)}"
    built = [card for row in g.denizens for card in row if is_edifice(card)]
    if len({edifice_number(card) for card in built}) < len(built):
        return "sites: an edifice and its ruin are two sides of one card"
    if not g.site[0]:
        return "sites: the first site of the Cradle is always face up"
    return ""


def board_fault(g: Oath) -> str:
    """5, 8: advisers, relics, shared Visions."""
    for player in range(g.players):
        colour = COLOURS[g.colour[player]]
        for entry in g.advisers[player]:
            if entry > 0 and is_vision(entry):
                return f"advisers: '{NAMES[entry]}' is a Vision; {colour} has it facedown, or under visions"
            if entry > 0 and PLACE[entry] == SITE_ONLY:
                return f"advisers: '{NAMES[entry]}' is only played to sites, so {colour} has it facedown at most"
        if g.prophet[player] >= 0 and (g.role[player] != EXILE or not g.vision[g.prophet[player]]):
            return f"shared_visions: {colour} is no Exile, or the other has no Vision"
    if sum(held.count(SCEPTER) for held in g.held) != 1:
        return "relics: the Grand Scepter is held by one player"
    return ""


def token_fault(g: Oath) -> str:
    """6: the round; tokens lie on cards in play."""
    if g.round < 1:
        return "round: the first round is 1"
    open_cards = [card for row in [*g.denizens, *g.advisers, *g.held] for card in row if card > 0]
    for card in [*g.favor_on, *g.secret_on]:
        if card not in open_cards and card not in g.site:
            return f"tokens: '{NAMES[card]}' lies nowhere face up"
    return ""
