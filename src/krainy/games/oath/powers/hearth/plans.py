"""Battle plans of Hearth denizens."""

from typing import Final

from ...board import PEOPLES_FAVOR
from ...campaign.allies import enemy_players
from ...campaign.war import DEFENDER_WON, NO_SKULLS, SAFE
from ...hooks import Power
from ...ruling import site_of
from ...state import Oath
from ..shared.choice import power
from ..shared.plans import Dice, Roll, Walls, flag

power("extra-provisions", Walls(1, False, False))


class TravelingDoctor(Roll):
    """A defeat costs nothing but this card."""

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return not won


power("traveling-doctor", TravelingDoctor(SAFE, True, False))


class NotThePeople(Dice):
    """Not against the People's Favor."""

    def __init__(self, number: int, skulls: bool) -> None:
        super().__init__(number)
        self.skulls: Final = skulls

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        return 0 if g.banner_of[PEOPLES_FAVOR] in enemy_players(g, player, attacking) else self.number

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        super().plan(g, player, attacking, minus)
        if self.skulls and attacking:
            flag(g, attacking, True, NO_SKULLS)


power("village-constable", NotThePeople(2, False))
power("the-great-levy", NotThePeople(3, True))


class HeartsAndMinds(Power):
    """The defender wins at once; the card goes unless its user holds the People's Favor."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.outcome = DEFENDER_WON

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return g.banner_of[PEOPLES_FAVOR] != player


power("hearts-and-minds", HeartsAndMinds())


class Hospital(Power):
    """Casualties come to this card's site instead of dying."""

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if player >= 0 and site_of(g, self.card) >= 0 else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.side(attacking).refuge = site_of(g, self.card)


power("hospital", Hospital())
