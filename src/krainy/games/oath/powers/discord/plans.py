"""Battle plans of Discord denizens."""

from ...board import ARCANE, ORDER, SLOTS
from ...campaign.pools import attack_force, defense_force, loose_bandits
from ...cards import SUIT
from ...hooks import Power
from ...state import Oath
from ..shared.choice import power
from ..shared.plans import AgainstSuit, Dice
from ..shared.tokens import LastSecret

power("mercenaries", Dice(3, 2))


class SecondWind(Power):
    """Victory: a travel and then a campaign follow, both without Supply."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.second_wind = True


power("second-wind", SecondWind())


class OrderHaters(Dice):
    """Only if a targeted site has an Order card."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        for spot in range(SLOTS):
            if g.war.targets(spot):
                for card in g.denizens[spot]:
                    if SUIT[card] == ORDER:
                        return self.number
        return 0


power("disgraced-captain", OrderHaters(4))


class BookBurning(Power):
    """Victory over a targeted pawn: the defender's secrets are burnt down to one, which the defender chooses."""

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if won and g.war.pawn:
            g.then([LastSecret(g.war.defender)])


power("book-burning", BookBurning())
power("cracked-sage", AgainstSuit(4, ARCANE, 0))


class Zealots(Power):
    """Against a larger force every sacrificed warband counts three."""

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if defense_force(g) > attack_force(g) + loose_bandits(g, True) else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.sacrifice_worth = 3


power("zealots", Zealots())


class Slander(Power):
    """Victory over a targeted pawn: all of the defender's favor is burnt."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.slander = True


power("slander", Slander())
