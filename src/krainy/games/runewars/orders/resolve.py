"""The order cards: which basic effect, which supremacy. [runewars.orders]"""

from typing import Final

from krainy.engine.flow import Step

from ..decks import draw_tactics
from ..pieces import ACQUIRE, CONQUER, HARVEST, INFLUENCE_SIGN, MOBILIZE, RALLY, RECRUIT, STRATEGIZE, TACTICS_SIGN
from ..spend import gain
from ..state import Runewars, has_supremacy
from ..vocabulary import PASS, YES
from ..windows import Aside
from .acquire_power import ClaimTitle
from .fortify import Fortify
from .harvest import HarvestMore, harvest, signs
from .mobilize import Activate
from .rally import HireHero, Rally
from .recruit import Recruit
from .strategize import BeginStrategize


class BasicOrder(Step[Runewars]):
    """The basic effect of the active order. [runewars.orders.4, runewars.move.1]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        seat = self.seat
        order = g.active[seat]
        if order == STRATEGIZE:
            g.then([BeginStrategize(seat)])
        elif order in (MOBILIZE, CONQUER):  # [runewars.conquer.1]
            g.then([Activate(seat)])
        elif order == HARVEST:
            harvest(g, seat)
        elif order == RECRUIT:
            g.then([Recruit(seat)])
        elif order == RALLY:
            g.then([Rally(seat)])
        elif order == ACQUIRE:
            gain(g, seat, signs(g, seat, INFLUENCE_SIGN))  # [runewars.acquire.1]
        else:
            g.then([Fortify(seat)])


class Supremacy(Step[Runewars]):
    """The supremacy effect, if the order is the highest in its owner's play area; always optional.
    [runewars.orders.4, runewars.orders.5, runewars.orders.6, runewars.orders.7]

    That of Conquer works inside the battle, see `battle.strength.conquest`. [runewars.ruling.14]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        seat = self.seat
        order = g.active[seat]
        if not g.alive >> seat & 1 or not has_supremacy(g, seat):
            return
        if order == STRATEGIZE:
            g.then([StrategizeMore(seat)])
        elif order == MOBILIZE:
            g.then([Activate(seat)])
        elif order == HARVEST:
            g.then([HarvestMore(seat)])
        elif order == RECRUIT and g.recruited >= 0:
            g.then([Recruit(seat)])
        elif order == RALLY:
            g.then([HireHero(seat)])
        elif order == ACQUIRE:
            g.then([ClaimTitle(seat)])


class StrategizeMore(Aside):
    """Draw a tactics card for each tactics icon reached. [runewars.strategize.6]"""

    name = "StrategizeMore"
    rule = "runewars.strategize.6"
    lapses = True

    def choices(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, YES.base] if signs(g, seat, TACTICS_SIGN) else []

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action == YES.base:
            draw_tactics(g, seat, signs(g, seat, TACTICS_SIGN))
