"""Who is victorious, and what is sacrificed for it. [oath.campaign.18, oath.campaign.19]"""

from typing import Final

from krainy.engine.flow import Step
from krainy.engine.vocabulary import Thing

from ..asking import NO_YES, Asking
from ..hooks import TO_CAMPAIGN
from ..ruling import forbidden
from ..state import Oath
from ..vocabulary import NUMBER, PASS, SACRIFICED, YES
from .losses import Losses
from .pools import attack_force
from .war import ATTACKER_WON, DEFENDER_WON, UNDECIDED


class Decide(Step[Oath]):
    """Who wins; the attacker may sacrifice exactly what is missing. [oath.campaign.18, oath.campaign.19]"""

    def run(self, g: Oath) -> None:
        war = g.war
        if war.outcome != UNDECIDED:
            return
        if war.swords > war.shields:
            war.outcome = ATTACKER_WON
            return
        war.outcome = DEFENDER_WON
        needed = missing(g)
        if needed <= attack_force(g) and not spared(g):
            g.then([Sacrifice(war.attacker, needed)])


def missing(g: Oath) -> int:
    """How many warbands must be sacrificed to win. [oath.campaign.18]"""
    lacking = g.war.shields - g.war.swords + 1
    return -(-lacking // g.war.sacrifice_worth)


def spared(g: Oath) -> bool:
    """Whether a card of the defender forbids to sacrifice."""
    defender = g.war.defender
    return defender >= 0 and forbidden(g, defender, TO_CAMPAIGN, 1)


class Sacrifice(Asking):
    """Sacrifice so many warbands and win, or none and lose. [oath.campaign.18, oath.term.15]"""

    name = "Sacrifice"
    rule = "oath.campaign.18"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, self.number)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base  # [oath.prince.16]

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        g.war.outcome = ATTACKER_WON
        g.tell(SACRIFICED, seat, self.number)
        g.then([Losses(seat, True, self.number, True)])
