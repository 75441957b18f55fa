"""The steps of a campaign from the battle plans on, in their order. [oath.campaign.12, oath.campaign.20]"""

from krainy.engine.flow import AnyStep, Step

from ..ruling import side
from ..state import Oath
from ..vocabulary import CAMPAIGN_WON
from .end import EndCampaign, Results
from .losses import Losses, Retreat, doomed_number
from .plans import BanditPlans, Plans
from .rolls import RollAttack, RollDefense
from .sacrifice import Decide
from .spoils import Banish, Loot, Occupy
from .war import ATTACKER_WON


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
