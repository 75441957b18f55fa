"""Allies of the defender. [oath.campaign.11]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Thing

from ..asking import NO_YES, Asking
from ..ruling import side
from ..state import Oath
from ..vocabulary import JOINED, PLAYER, YES
from .pools import near


class Invite(Step[Oath]):
    """The Chancellor is an Ally of every Imperial defender; Citizens nearby may join. [oath.campaign.11]"""

    def run(self, g: Oath) -> None:
        war = g.war
        defender = war.defender
        if defender < 0 or side(g, defender) != g.chancellor:
            return
        steps: list[AnyStep] = []
        for player in g.order:
            if player in (defender, war.attacker) or side(g, player) != g.chancellor:
                continue
            if player == g.chancellor:
                war.allies |= 1 << player
                g.tell(JOINED, player)
            elif near(g, player):
                steps.append(Join(player, defender))
        g.then(steps)


class Join(Asking):
    """A Citizen may join the defense. [oath.campaign.11]"""

    name = "Join"
    rule = "oath.campaign.11"

    def __init__(self, seat: int, defender: int) -> None:
        super().__init__(seat)
        self.defender: Final = defender

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.defender)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            g.then([Admit(self.defender, seat)])


class Admit(Asking):
    """The defender permits it, or not. [oath.campaign.11, oath.campaign.29]"""

    name = "Admit"
    rule = "oath.campaign.11"

    def __init__(self, seat: int, ally: int) -> None:
        super().__init__(seat)
        self.ally: Final = ally

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.ally)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base  # [oath.prince.21]

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            g.war.allies |= 1 << self.ally
            g.tell(JOINED, self.ally)


def enemy_players(g: Oath, user: int, attacking: bool) -> list[int]:
    """The players on the other side."""
    war = g.war
    if not attacking:
        return [war.attacker]
    if war.defender < 0:
        return []
    return [p for p in g.order if p == war.defender or war.has_ally(p)]
