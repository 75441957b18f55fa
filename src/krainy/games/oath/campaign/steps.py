"""The steps of a campaign in their order, and campaigns that powers grant. [oath.campaign.1, oath.campaign.31]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ..actions.costs import supply_needed
from ..actions.travel import FreeTravel
from ..asking import Asking
from ..board import BANDITS, MAX_PLAYERS
from ..cards import CAMPAIGN as CAMPAIGNING
from ..hooks import POWERS, TO_CAMPAIGN, WAR_DONE, card_at, owner_at
from ..pack import MOST_CAUTION
from ..ruling import forbidden, from_active, side
from ..state import Oath
from ..tokens import refresh, spend_supply
from ..vocabulary import CAMPAIGN, CAMPAIGN_BEGAN, CAMPAIGN_WON, PASS, TARGETED_SITE
from .allies import Invite
from .defender import attack_actions
from .end import Results
from .losses import Losses, Retreat, doomed_number
from .plans import BanditPlans, Plans
from .pools import Pool
from .record import close_war, open_war
from .rolls import RollAttack, RollDefense
from .sacrifice import Decide
from .spoils import Banish, Loot, Occupy
from .targets import Targets, needs_secret, obliged, pay_secret
from .war import ATTACKER_WON, DEFENDER_WON


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


class Battle(Step[Oath]):
    """Plans of the attacker, the defender and the Allies, then the rolls. [oath.campaign.12]"""

    def run(self, g: Oath) -> None:
        war = g.war
        steps: list[AnyStep] = [Plans(war.attacker, True)]
        if war.defender < 0:
            steps.append(BanditPlans())
        else:
            steps.append(Plans(war.defender, False))
            for player in g.order:
                if war.has_ally(player):
                    steps.append(Plans(player, False))
        g.then([*steps, RollDefense(), RollAttack(), Decide(), Aftermath()])


class Aftermath(Step[Oath]):
    """The loser's losses, the winner's gains, then results and discards.
    [oath.campaign.20, oath.campaign.21, oath.campaign.22, oath.campaign.23, oath.campaign.24]"""

    def run(self, g: Oath) -> None:
        war = g.war
        attacker, defender = war.attacker, war.defender
        won = war.outcome == ATTACKER_WON
        war.quiet = True
        g.tell(CAMPAIGN_WON, attacker if won else defender)
        number = doomed_number(g, not won)
        if won:
            chooser = defender
            if defender >= 0 and side(g, defender) == g.chancellor:
                chooser = g.chancellor  # [oath.campaign.21]
        else:
            chooser = attacker
        steps: list[AnyStep] = []
        if chooser >= 0 and number > 0:
            steps.append(Losses(chooser, not won, number, False))
        if won:
            steps += [Retreat(), Occupy(attacker, 0), Loot(), Banish(attacker)]
        else:
            steps.append(Retreat())
        g.then([*steps, Results(), EndCampaign()])


class EndCampaign(Step[Oath]):
    """The campaign is over; what waits for that follows. [oath.campaign.24]"""

    def run(self, g: Oath) -> None:
        attacker, defender = g.war.attacker, g.war.defender
        wind = g.war.second_wind and g.war.outcome == ATTACKER_WON
        if attacker == g.prince and g.war.outcome == DEFENDER_WON:  # [oath.prince.18]
            g.mind.caution = min(MOST_CAUTION, g.mind.caution + 1)
        close_war(g)
        if wind:
            g.then([FreeTravel(attacker, True, -1), FreeCampaign(attacker, -1, 0)])
        for player in from_active(g)[::-1]:
            for at in g.live[WAR_DONE][::-1]:
                if owner_at(g, at) == player:
                    POWERS[card_at(at)].war_done(g, at, attacker, defender)
