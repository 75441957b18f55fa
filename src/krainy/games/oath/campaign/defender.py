"""A campaign begins: whom a player may attack. [oath.campaign.1, oath.campaign.31]"""

from typing import Final

from ..actions.costs import supply_needed
from ..asking import Asking
from ..board import BANDITS, MAX_PLAYERS
from ..cards import CAMPAIGN as CAMPAIGNING
from ..hooks import TO_CAMPAIGN
from ..ruling import forbidden, ruler
from ..state import Oath
from ..tokens import refresh, spend_supply
from ..vocabulary import CAMPAIGN, CAMPAIGN_BEGAN, PASS, TARGETED_SITE
from .allies import Invite
from .pools import Pool
from .record import open_war
from .targets import Targets, attackable, needs_secret, obliged, pay_secret, rules_against


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


def campaign(g: Oath, player: int, action: int, spot: int, joining: int, free: bool) -> None:
    """A campaign begins. [oath.campaign.1, oath.campaign.31]"""
    other = action - CAMPAIGN.base
    defender = other if other < MAX_PLAYERS else BANDITS
    if not free:
        spend_supply(g, player, supply_needed(g, player, CAMPAIGNING, 0, 2, []))
    refresh(g)
    open_war(g, player, defender, spot, joining)
    g.tell(CAMPAIGN_BEGAN, player, defender)
    if needs_secret(g, spot):
        pay_secret(g, spot)
    if obliged(g):
        g.war.sites = 1 << spot
        g.tell(TARGETED_SITE, player, spot)
    from .battle import Battle

    g.then([Targets(player), Pool(player), Invite(), Battle()])


class FreeCampaign(Asking):
    """A power grants a campaign without Supply; it may be left. [oath.campaign.31]"""

    name = "FreeCampaign"
    rule = "oath.campaign.1"
    lapses = True

    def __init__(self, seat: int, spot: int, joining: int, only: int = -2) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        """Where it is fought from; -1 for the pawn's site."""
        self.joining: Final = joining
        self.only: Final = only
        """The only player who may be attacked, or -2."""

    def actions(self, g: Oath, seat: int) -> list[int]:
        if forbidden(g, seat, TO_CAMPAIGN, 0):
            return []
        spot = g.pawn[seat] if self.spot < 0 else self.spot
        found = attack_actions(g, seat, spot, self.joining)
        if self.only > -2:
            found = [action for action in found if action == CAMPAIGN.base + self.only]
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action != PASS.base:
            spot = g.pawn[seat] if self.spot < 0 else self.spot
            campaign(g, seat, action, spot, self.joining, True)
