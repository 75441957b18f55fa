"""Battle plans of Arcane denizens."""

from ...board import ARCANE, BANKS, CITIZEN, DARKEST_SECRET, SLOTS
from ...campaign.war import NO_HOLLOW, NO_SKULLS, SAFE
from ...ruling import ruled_suits
from ...state import Oath, is_chancellor
from ..shared.choice import power
from ..shared.plans import Dice, Roll, flag


class SecretFire(Dice):
    """Only with the Darkest Secret; a Citizen counts the Chancellor's."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        holder = g.banner_of[DARKEST_SECRET]
        mine = holder >= 0 and (
            holder == player or (player >= 0 and g.role[player] == CITIZEN and is_chancellor(g, holder))
        )
        return self.number if mine else 0


power("fire-talkers", SecretFire(3))
power("rusting-ray", Roll(NO_HOLLOW, False, False, True))
power("billowing-fog", Roll(SAFE, True, False))


class KindredWarriors(Dice):
    """Skulls are void; a die for each suit ruled besides Arcane."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        suits = ruled_suits(g, player) if player >= 0 else 0
        return sum(1 for suit in range(BANKS) if suit != ARCANE and suits >> suit & 1)

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        if attacking:
            flag(g, attacking, True, NO_SKULLS)
        super().plan(g, player, attacking, minus)


power("kindred-warriors", KindredWarriors(0))


class PerTarget(Dice):
    """One for each targeted site."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        return sum(1 for spot in range(SLOTS) if g.war.targets(spot))


power("cracking-ground", PerTarget(0))
