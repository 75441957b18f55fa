"""Heroes who support units. [runewars.support]"""

from typing import Final

from krainy.engine.flow import Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..orders.movement import why_not_hero
from ..pieces import HEROES, TYPES, class_of
from ..state import NOBODY, Runewars
from ..vocabulary import AREA, PASS, SUPPORT, SUPPORTED
from .record import Supporter
from .units import player_of


class Support(Step[Runewars]):
    """Standing heroes on the area are set beside different unit types. [runewars.support.1, runewars.battle.5]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        seat = player_of(g, self.side)
        if seat != NOBODY:
            g.then([SupportBy(seat, self.side)])


class SupportBy(Decision[Runewars]):
    """One player's supporting heroes. [runewars.support.1, runewars.ruling.50]"""

    name = "SupportBy"
    rule = "runewars.support.1"
    answers = (SUPPORT,)
    lapses = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        busy, helped = self.taken(g)
        found: list[int] = []
        for hero in range(len(HEROES)):
            if g.hero_seat[hero] != seat or g.hero_at[hero] != g.battle.area or g.heroes_routed >> hero & 1:
                continue
            if hero in busy:
                continue
            for unit in range(TYPES):
                if g.battle.sides[self.side].line[class_of(2 * unit)] and unit not in helped:
                    found.append(SUPPORT.base + hero * TYPES + unit)
        return [PASS.base, *found] if found else []

    def taken(self, g: Runewars) -> tuple[list[int], list[int]]:
        """The heroes that support already, and the types that this side's heroes support."""
        busy: list[int] = []
        helped: list[int] = []
        for each in g.battle.supporters:
            busy.append(each.hero)
            if each.side == self.side:
                helped.append(each.unit)
        return busy, helped

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            hero, unit = divmod(action - SUPPORT.base, TYPES)
            g.battle.supporters = [*g.battle.supporters, Supporter(hero, self.side, unit)]
            g.tell(SUPPORTED, seat, hero, unit)
            g.then([self])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_hero(g, seat, action, self.rule)


def supporting(g: Runewars, side: int) -> int:
    """The heroes that support a side, as a mask."""
    heroes = 0
    for each in g.battle.supporters:
        if each.side == side:
            heroes |= 1 << each.hero
    return heroes
