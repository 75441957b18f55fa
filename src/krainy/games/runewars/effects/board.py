"""What cards do on the board: units of players, activation tokens, strongholds, borders."""

from typing import Final

from krainy.engine.flow import replaced
from krainy.engine.vocabulary import Thing

from ..control import areas, own_heroes, rout_on, stand_on
from ..heroes.heroes import stand_hero
from ..map.strongholds import damage_castle
from ..map.tiles import NUMBER
from ..pieces import TYPES, class_of, kind_of_class
from ..state import EMPTY_ROW, NOBODY, Runewars
from ..vocabulary import ACTIVATE, ACTIVATED, DEACTIVATED, HERO, NUMBER_OF, PASS, PLACE, SEAT_A, TARGET
from .effect import Effect, Scripted


class StandThere(Effect):
    """All own routed units and heroes of the hero's area stand up. A contested area is not the attacker's: there only
    his heroes do. [runewars.effect.6]"""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        area = g.hero_at[hero]
        for each in own_heroes(g, seat):
            if g.hero_at[each] == area and g.heroes_routed >> each & 1:
                return True
        if g.lord[area] != seat:
            return False
        for unit in range(TYPES):
            if g.rows[area][2 * unit + 1]:
                return True
        return False

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        area = g.hero_at[hero]
        if g.lord[area] == seat:
            for unit in range(TYPES):
                if g.rows[area][2 * unit + 1]:
                    stand_on(g, area, unit, g.rows[area][2 * unit + 1])
        for each in own_heroes(g, seat):
            if g.hero_at[each] == area:
                stand_hero(g, each)


class RoutThere(Effect):
    """Rout up to so many units, all in one area: the hero's or an adjacent one."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(standing_near(g, hero)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Chill(seat, hero, self.number, -1)])


def standing_near(g: Runewars, hero: int) -> list[int]:
    """The hero's area and those next to it, where a unit stands."""
    at = g.hero_at[hero]
    return [area for area in sorted([at, *g.board.near[at]]) if stands_there(g, area)]


def stands_there(g: Runewars, area: int) -> bool:
    """Whether a unit stands on an area."""
    if g.rows[area] is EMPTY_ROW:
        return False
    for unit in range(TYPES):
        if g.rows[area][2 * unit]:
            return True
    return False


class Chill(Scripted):
    """Which area, then which units."""

    name = "Chill"
    rule = "runewars.effect.2"
    lapses = True

    def __init__(self, seat: int, hero: int, left: int, area: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.left: Final = left
        self.area: Final = area

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "hero": (HERO, self.hero), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.area < 0:
            return [PLACE.base + area for area in standing_near(g, self.hero)]
        row = g.rows[self.area]
        found = [TARGET.base + class_of(2 * unit) for unit in range(TYPES) if row[2 * unit]]
        return [PASS.base, *found] if found and self.left else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if self.area < 0:
            g.then([Chill(seat, self.hero, self.left, action - PLACE.base)])
            return
        rout_on(g, self.area, kind_of_class(action - TARGET.base) // 2)
        g.then([Chill(seat, self.hero, self.left - 1, self.area)])


class RemoveActivation(Effect):
    """Take back one of the own activation tokens."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return g.activated[seat] != 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([TakeToken(seat)])


class TakeToken(Scripted):
    """Which activation token comes back."""

    name = "TakeToken"
    rule = "runewars.effect.2"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [ACTIVATE.base + area for area in range(NUMBER) if g.activated[seat] >> area & 1]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - ACTIVATE.base
        g.activated = replaced(g.activated, seat, g.activated[seat] & ~(1 << area))
        g.tell(DEACTIVATED, seat, area)


class PlaceActivation(Effect):
    """An activation token of another player is laid on an area that he does not control."""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Rumour(seat, -1)])


class Rumour(Scripted):
    """Whose token, then where."""

    name = "Rumour"
    rule = "runewars.effect.2"
    may_offer = (ACTIVATE,)
    lapses = True

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.victim < 0:
            return [SEAT_A.base + other for other in range(g.seats) if other != seat and g.alive >> other & 1]
        return [
            ACTIVATE.base + area
            for area in areas(g)
            if g.lord[area] != self.victim and not g.activated[self.victim] >> area & 1
        ]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if self.victim < 0:
            g.then([Rumour(seat, action - SEAT_A.base)])
            return
        area = action - ACTIVATE.base
        g.activated = replaced(g.activated, self.victim, g.activated[self.victim] | 1 << area)
        g.tell(ACTIVATED, self.victim, area)


class DamageStronghold(Effect):
    """An undamaged enemy stronghold in or next to the area of an own hero becomes damaged."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(targets(g, seat)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Undermine(seat)])


def targets(g: Runewars, seat: int) -> list[int]:
    """The areas with an undamaged enemy stronghold near an own hero."""
    found: list[int] = []
    for hero in own_heroes(g, seat):
        at = g.hero_at[hero]
        for area in [at, *g.board.near[at]]:
            if g.castle[area] not in (seat, NOBODY) and not g.ruined >> area & 1 and area not in found:
                found.append(area)
    found.sort()
    return found


class Undermine(Scripted):
    """Which stronghold."""

    name = "Undermine"
    rule = "runewars.effect.2"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PLACE.base + area for area in targets(g, seat)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        damage_castle(g, action - PLACE.base)


class IgnoreBorders(Effect):
    """Until the end of the turn the own figures ignore such borders. [runewars.border.1]"""

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return g.open_borders & self.kinds != self.kinds

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.open_borders |= self.kinds


class MoveRange(Effect):
    """Figures may come from one area further away in this activation."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.reach += self.number


class ExtraFate(Effect):
    """More fate cards for this diplomacy."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.extra_fate += self.number
