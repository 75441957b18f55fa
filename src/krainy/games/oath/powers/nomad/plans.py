"""Battle plans of Nomad denizens."""

from ...board import BANDITS, BEAST, NOMAD, SLOTS
from ...campaign.pools import add_attack, cut_attack
from ...campaign.war import HALF, NO_ONES, TWICE
from ...cards import LOCKED, SUIT
from ...hooks import Power
from ...ruling import locked_at, ruler, side
from ...state import Oath
from ...table import discard_up
from ..shared.choice import picks, power
from ..shared.plans import AgainstSuit, Dice, PerRuled, Roll, Walls
from ..shared.warbands import Redistribute

power("rain-boots", Roll(NO_ONES, False, True))
power("horse-archers", Dice(3, 1))
power("warning-signals", Redistribute())


class WildMounts(Power):
    """When Nomad plans of the user would be discarded, one Beast card that it rules may go in their place."""

    saves = True

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        pass

    def saves_plan(self, g: Oath, card: int) -> bool:
        return SUIT[card] == NOMAD

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found = [card for card in g.advisers[player] if card > 0 and SUIT[card] == BEAST and not LOCKED[card]]
        for spot in range(SLOTS):
            if ruler(g, spot) == side(g, player):
                found += [c for c in g.denizens[spot] if SUIT[c] == BEAST and not locked_at(g, player, c, spot)]
        return picks(found)

    def bandits_save(self, g: Oath) -> bool:
        for spot in range(SLOTS):
            if ruler(g, spot) != BANDITS:
                continue
            for card in g.denizens[spot]:
                if SUIT[card] == BEAST and not locked_at(g, g.war.attacker, card, spot):
                    discard_up(g, g.war.attacker, card, spot)
                    return True
        return False


power("wild-mounts", WildMounts())
power("lancers", Roll(TWICE, True, True))


class MountainGiant(Dice):
    """One die, or (the other way) three and the card is discarded."""

    asks = True

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 3

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        number = 3 if minus else 1
        if attacking:
            add_attack(g, number)
        else:
            cut_attack(g, number)

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return minus


power("mountain-giant", MountainGiant(1))
power("rival-khan", AgainstSuit(4, NOMAD, 1))
power("mounted-patrol", Roll(HALF, False, True))
power("great-crusade", PerRuled(NOMAD, False, 1))
power("storm-caller", Walls(2, False, True))
