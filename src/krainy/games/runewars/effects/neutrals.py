"""What cards do with neutral units: set, move, scatter them, or find a ruin among them."""

from typing import Final

from krainy.engine.flow import Step, replaced_row
from krainy.engine.vocabulary import Thing

from ..battle.retreat import neutral_row, send_neutrals_away, take_off
from ..control import areas, check_limit, left_of, neutrals_on, own_heroes, settle_area, strongholds
from ..decks import draw_tactics
from ..map.strongholds import set_castle
from ..orders.movement import closed_to, reachable
from ..orders.rally import SetNeutral
from ..pieces import FLYING, KINDS, STRONGHOLDS, TYPES
from ..state import NOBODY, Runewars
from ..vocabulary import AREA, NEUTRALS_MOVED, PLACE, UNIT_A
from .effect import Effect, Scripted

UNCONTROLLED: Final = 0
FRIENDLY_OR_UNCONTROLLED: Final = 1
OWN_STRONGHOLDS: Final = 2
PLACES: Final = ["uncontrolled", "friendly_or_uncontrolled", "own_stronghold_area", "hero_area"]


def quiet(g: Runewars, area: int) -> bool:
    """Not the area of a battle that is on. [runewars.effect.6]"""
    return g.battle.area != area


def open_places(g: Runewars, seat: int, hero: int, where: int) -> list[int]:
    """The areas where a card may set neutral units."""
    if where == UNCONTROLLED:
        found = [area for area in areas(g) if g.lord[area] == NOBODY]
    elif where == FRIENDLY_OR_UNCONTROLLED:
        found = [area for area in areas(g) if g.lord[area] in (seat, NOBODY)]
    elif where == OWN_STRONGHOLDS:
        found = strongholds(g, seat)
    else:
        area = g.hero_at[hero] if hero >= 0 else -1
        found = [area] if area >= 0 and g.lord[area] in (seat, NOBODY) else []
    return [area for area in found if quiet(g, area)]


class PlaceNeutral(Effect):
    """Set available neutral units on an area. [runewars.effect.3, runewars.effect.4, runewars.neutral.6]"""

    def __init__(self, types: int, number: int, where: int, same: bool, up_to: bool) -> None:
        self.types: Final = types
        self.number: Final = number
        self.where: Final = where
        self.same: Final = same
        self.up_to: Final = up_to

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        available = 0
        for unit in range(TYPES):
            if self.types >> unit & 1:
                available += g.stock[unit]
        return available > 0 and len(open_places(g, seat, hero, self.where)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([NeutralPlace(seat, self.types, self.number, self.where, self.same, self.up_to, hero)])


class NeutralPlace(Scripted):
    """Where the neutral units are set."""

    name = "NeutralPlace"
    rule = "runewars.effect.3"
    lapses = True

    def __init__(self, seat: int, types: int, number: int, where: int, same: bool, up_to: bool, hero: int) -> None:
        super().__init__(seat)
        self.types: Final = types
        self.number: Final = number
        self.where: Final = where
        self.same: Final = same
        self.up_to: Final = up_to
        self.hero: Final = hero

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PLACE.base + area for area in open_places(g, seat, self.hero, self.where)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - PLACE.base
        if self.same:
            g.then([OneType(seat, area, self.types, self.number)])
        else:
            g.then([SetNeutral(seat, area, self.types, self.number, self.up_to)])


class OneType(Scripted):
    """All of them are of one type: which. [runewars.effect.3]"""

    name = "OneType"
    rule = "runewars.effect.3"
    lapses = True

    def __init__(self, seat: int, area: int, types: int, number: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.types: Final = types
        self.number: Final = number

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "area": (AREA, self.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        # As many as possible: a type of which too few are left only if there is no better one.
        there = [min(g.stock[unit], self.number) if self.types >> unit & 1 else 0 for unit in range(TYPES)]
        most = max(there)
        return [UNIT_A.base + unit for unit in range(TYPES) if most and there[unit] == most]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        unit = action - UNIT_A.base
        g.then([SetNeutral(seat, self.area, 1 << unit, self.number, False)])


class PlaceByPoorest(Effect):
    """The player with the least influence (the last of them in order of play) sets a unit, or draws cards instead."""

    def __init__(self, types: int, number: int, cards: int) -> None:
        self.types: Final = types
        self.number: Final = number
        self.cards: Final = cards

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        least = min([g.influence[other] for other in g.sequence])
        chooser = [other for other in g.sequence if g.influence[other] == least][-1]
        setting = PlaceNeutral(self.types, self.number, UNCONTROLLED, False, False)
        if setting.can(g, chooser, -1):
            setting.do(g, chooser, -1, 0)
        else:
            draw_tactics(g, chooser, self.cards)


# -- moving neutral units ----------------------------------------------------------------------------------------------


class MoveNeutrals(Effect):
    """Neutral units of an area go to one adjacent area: all of the hero's area to any, or standing unallied ones to an
    area that is friendly or nobody's. Who cannot cross the border stays. [runewars.effect.4, runewars.neutral.6]"""

    def __init__(self, from_hero: bool) -> None:
        self.from_hero: Final = from_hero

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(herds(g, seat, hero, self.from_hero)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Drive(seat, hero, self.from_hero, -1)])


def herds(g: Runewars, seat: int, hero: int, from_hero: bool) -> list[int]:
    """The areas whose neutral units may be moved somewhere."""
    places = [g.hero_at[hero]] if from_hero else areas(g)
    return [area for area in places if quiet(g, area) and pastures(g, seat, area, from_hero)]


def pastures(g: Runewars, seat: int, area: int, from_hero: bool) -> list[int]:
    """The areas to which neutral units of an area may be moved."""
    if not from_hero and g.lord[area] != NOBODY:
        return []
    row = neutral_row(g, area, not from_hero)
    if sum(row) == 0:
        return []
    flying = False
    for kind in range(KINDS):
        flying = flying or (row[kind] > 0 and FLYING[kind // 2])
    found = reachable(g, area, 0 if flying else closed_to(g, g.lord[area], False))
    found.sort()
    return [other for other in found if quiet(g, other) and (from_hero or g.lord[other] in (seat, NOBODY))]


class Drive(Scripted):
    """Which neutral units, and where to."""

    name = "Drive"
    rule = "runewars.effect.4"
    lapses = True

    def __init__(self, seat: int, hero: int, from_hero: bool, frm: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.from_hero: Final = from_hero
        self.frm: Final = frm

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.frm < 0:
            return [PLACE.base + area for area in herds(g, seat, self.hero, self.from_hero)]
        return [PLACE.base + area for area in pastures(g, seat, self.frm, self.from_hero)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - PLACE.base
        if self.frm < 0:
            g.then([Drive(seat, self.hero, self.from_hero, area)])
            return
        on_foot = area in reachable(g, self.frm, closed_to(g, g.lord[self.frm], False))
        row = neutral_row(g, self.frm, not self.from_hero)
        for kind in range(KINDS):
            if row[kind] and not on_foot and not FLYING[kind // 2]:
                row[kind] = 0
        take_off(g, self.frm, row)
        made = g.rows[area].copy()
        for kind in range(KINDS):
            made[kind] += row[kind]
        g.rows = replaced_row(g.rows, area, made)
        g.tell(NEUTRALS_MOVED, self.frm, area)
        settle_area(g, self.frm)
        settle_area(g, area)
        check_limit(g, area)


class ScatterNeutrals(Effect):
    """All neutral units of an area, allied or not, retreat to one that nobody controls; their ally or the player to the
    left names it. [runewars.retreat.4]"""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(haunts(g)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Scatter(seat)])


def haunts(g: Runewars) -> list[int]:
    """The areas with neutral units."""
    return [area for area in areas(g) if quiet(g, area) and neutrals_on(g, area)]


class Scatter(Scripted):
    """Which neutral units are scattered."""

    name = "Scatter"
    rule = "runewars.effect.2"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PLACE.base + area for area in haunts(g)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - PLACE.base
        ally = g.lord[area]
        send_neutrals_away(g, area, ally if ally != NOBODY else left_of(g, seat))


class FoundRuin(Effect):
    """Where an own hero stands on an area that nobody controls, without a city: neutral units retreat, a damaged
    stronghold from the supply is set there."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(strongholds(g, seat)) < STRONGHOLDS and len(ruins(g, seat)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Discover(seat)])


def ruins(g: Runewars, seat: int) -> list[int]:
    """The areas that nobody controls, without a city, with an own hero."""
    found: list[int] = []
    for hero in own_heroes(g, seat):
        area = g.hero_at[hero]
        if g.lord[area] == NOBODY and g.city[area] < 0 and area not in found and quiet(g, area):
            found.append(area)
    found.sort()
    return found


class Discover(Scripted):
    """Where the ruin is."""

    name = "Discover"
    rule = "runewars.effect.2"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PLACE.base + area for area in ruins(g, seat)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - PLACE.base
        g.then([SetRuin(seat, area)])
        send_neutrals_away(g, area, left_of(g, seat))


class SetRuin(Step[Runewars]):
    """The stronghold is set, damaged side up."""

    def __init__(self, seat: int, area: int) -> None:
        self.seat: Final = seat
        self.area: Final = area

    def run(self, g: Runewars) -> None:
        set_castle(g, self.seat, self.area, True)
        settle_area(g, self.area)
