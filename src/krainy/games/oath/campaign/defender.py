"""Whom a player may attack. [oath.campaign.1, oath.campaign.3]"""

from ..actions.costs import supply_needed
from ..board import BANDITS, MAX_PLAYERS
from ..cards import CAMPAIGN as CAMPAIGNING
from ..hooks import TO_CAMPAIGN
from ..ruling import forbidden, ruler
from ..state import Oath
from ..vocabulary import CAMPAIGN
from .targets import attackable, rules_against


def defenders(g: Oath, attacker: int, spot: int, joining: int = 0) -> list[int]:
    """Whom a player could attack from a site; BANDITS for bandits. [oath.campaign.1, oath.campaign.3, oath.ruling.4]"""
    found: list[int] = []
    who = ruler(g, spot)
    for other in range(g.players):
        if other == attacker:
            continue
        if g.pawn[other] == spot or rules_against(g, attacker, other, who):
            found.append(other)
    if who == BANDITS:
        found.append(BANDITS)
    return [other for other in found if attackable(g, attacker, other, spot, joining)]


def campaign_actions(g: Oath, player: int, mods: list[int]) -> list[int]:
    """Whom a player may attack now. [oath.campaign.1]"""
    if forbidden(g, player, TO_CAMPAIGN, 0):
        return []
    if supply_needed(g, player, CAMPAIGNING, 0, 2, mods) > g.supply[player]:
        return []
    return attack_actions(g, player, g.pawn[player], 0)


def attack_actions(g: Oath, player: int, spot: int, joining: int) -> list[int]:
    """The same as actions, from any site and whatever it costs; the warbands of the sites of a mask join."""
    found = [CAMPAIGN.base + (other if other >= 0 else MAX_PLAYERS) for other in defenders(g, player, spot, joining)]
    found.sort()
    return found
