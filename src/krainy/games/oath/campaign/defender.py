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
        if other == attacker or (g.pawn[other] != spot and not rules_against(g, attacker, other, who)):
            continue
        if attackable(g, attacker, other, spot, joining):
            found.append(other)
    if who == BANDITS and attackable(g, attacker, BANDITS, spot, joining):
        found.append(BANDITS)
    return found


def list_campaigns(g: Oath, player: int, mods: list[int], found: list[int]) -> None:
    """Add whom a player may attack now. [oath.campaign.1]"""
    if supply_needed(g, player, CAMPAIGNING, 0, 2, mods) > g.supply[player] or forbidden(g, player, TO_CAMPAIGN, 0):
        return
    found += attack_actions(g, player, g.pawn[player], 0)


def attack_actions(g: Oath, player: int, spot: int, joining: int) -> list[int]:
    """The same as actions, from any site and whatever it costs; the warbands of the sites of a mask join."""
    return [CAMPAIGN.base + (other if other >= 0 else MAX_PLAYERS) for other in defenders(g, player, spot, joining)]
