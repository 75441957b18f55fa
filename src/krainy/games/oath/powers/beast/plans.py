"""Battle plans of Beast denizens."""

from ...board import BEAST
from ...campaign.pools import add_attack
from ...campaign.war import NO_BEST, NO_SKULLS
from ...hooks import Power
from ...state import Oath
from ..shared.choice import power
from ..shared.plans import PerRuled, Roll, Walls, flag


class Rangers(Power):
    """Skulls are void; two dice more against at least four defense dice."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        flag(g, attacking, True, NO_SKULLS)
        if g.war.defense_pool >= 4:
            add_attack(g, 2)


power("rangers", Rangers())
power("nature-worship", PerRuled(BEAST, True, 0))
power("war-tortoise", Roll(NO_BEST, False, False))
power("walled-garden", Walls(0, True, False, True))
