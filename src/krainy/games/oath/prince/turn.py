"""The Prince's turn, and what he sees as a threat. [oath.prince.4, oath.prince.6]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ..asking import SettleTitle
from ..board import CITIZEN, DEVOTION, EXILE, LAST_ROUND, PEOPLE, PEOPLES_FAVOR, PROTECTION
from ..cards import FIRST_VISION, OATH_OF
from ..oathkeeper import fulfilled, succeeds
from ..state import Oath
from ..wake import MobCheck, Upkeep, Wake
from .acting import PrincePlay
from .cleanup import Cleanup
from .sheet import NODES, OCTAGON, quadrant


class PrinceTurn(Step[Oath]):
    """Wake, threat, one card, actions, cleanup. [oath.prince.4, oath.prince.5]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        steps: list[AnyStep] = []
        if g.banner_of[PEOPLES_FAVOR] == player:
            steps.append(Upkeep(player))
            if g.mob:
                steps.append(Upkeep(player))
            steps.append(MobCheck())
        steps += [SettleTitle(), Wake(player), Assess(player), PrincePlay(player, True), Cleanup(player)]
        g.then(steps)


def threat(g: Oath, player: int) -> int:
    """The oath whose goal is threatened, the first that applies; -1 for none. [oath.prince.6]"""
    ruling = player == g.chancellor
    if ruling:
        for other in g.order:
            if g.role[other] == CITIZEN and succeeds(g, other):
                return [PROTECTION, DEVOTION, PEOPLE, PROTECTION][g.oath]
        if g.role[g.title] == EXILE and (g.usurper or g.round == LAST_ROUND):
            return g.oath
    elif g.title != player or not g.usurper:
        return g.oath
    for other in g.order:
        vision = fulfilled(g, other)
        if vision and other != player:
            return OATH_OF[vision - FIRST_VISION]
    if g.role[g.title] == EXILE and g.title != player:
        return g.oath
    return -1


class Assess(Step[Oath]):
    """A threat in another quadrant moves the token there; on the first turn it lies on the oath's. [oath.prince.2,
    oath.prince.6, oath.prince.7]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        if g.round == 1:
            g.mind.node = OCTAGON[g.oath]
            return
        oath = threat(g, self.seat)
        if oath >= 0 and quadrant(g) != NODES[OCTAGON[oath]][0]:
            g.mind.node = OCTAGON[oath]
