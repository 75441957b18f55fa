"""Who holds what: control, friendly and enemy areas, units on areas, the limit. [runewars.term, runewars.limit,
runewars.neutral]"""

from typing import Final

from krainy.engine.flow import Decision, replaced, replaced_row
from krainy.engine.vocabulary import Thing

from .map.exploring import village
from .map.tiles import HOME_OF, NUMBER, PRODUCE
from .pieces import FACTION_OF, HEROES, KINDS, LIMIT, NEUTRALS, OF_FACTIONS, RESOURCES, class_of, kind_of_class
from .runes import look
from .state import EMPTY_ROW, NOBODY, Runewars
from .vocabulary import AREA, DESTROYED, DEVELOPMENT_LOST, NUMBER_OF, ROUTED, STOOD_UP, TARGET

# -- units on areas ----------------------------------------------------------------------------------------------------


def kind_of(unit: int, routed: bool) -> int:
    """Units of a type, standing or routed, as a place in a row."""
    return 2 * unit + (1 if routed else 0)


def put(g: Runewars, area: int, kind: int, number: int) -> None:
    """Units come onto an area or (below 0) leave it; the stock is not touched, nor who controls it."""
    row = g.rows[area].copy()
    row[kind] += number
    assert row[kind] >= 0
    g.rows = replaced_row(g.rows, area, row)


def units_on(g: Runewars, area: int) -> int:
    """All units of an area, routed and neutral ones included. [runewars.neutral.2]"""
    row = g.rows[area]
    return 0 if row is EMPTY_ROW else sum(row)


def faction_there(row: list[int]) -> int:
    """The faction that has units in a row, or -1."""
    if row is EMPTY_ROW:
        return -1
    for unit in OF_FACTIONS:
        if row[2 * unit] or row[2 * unit + 1]:
            return FACTION_OF[unit]
    return -1


def neutrals_on(g: Runewars, area: int) -> int:
    """Neutral units of an area, allied or not."""
    row = g.rows[area]
    if row is EMPTY_ROW:
        return 0
    total = 0
    for unit in NEUTRALS:
        total += row[2 * unit] + row[2 * unit + 1]
    return total


def destroy(g: Runewars, area: int, kind: int, number: int = 1) -> None:
    """Units of an area go back to the stock. [runewars.damage.3, runewars.neutral.9]"""
    for _ in range(number):
        put(g, area, kind, -1)
        g.stock[kind // 2] += 1
        g.tell(DESTROYED, class_of(kind), area)


def rout_on(g: Runewars, area: int, unit: int) -> None:
    """A standing unit of an area is routed."""
    put(g, area, 2 * unit, -1)
    put(g, area, 2 * unit + 1, 1)
    g.tell(ROUTED, class_of(2 * unit), area)


def stand_on(g: Runewars, area: int, unit: int, number: int) -> None:
    """Routed units of an area stand up."""
    for _ in range(number):
        put(g, area, 2 * unit + 1, -1)
        put(g, area, 2 * unit, 1)
        g.tell(STOOD_UP, class_of(2 * unit + 1), area)


# -- control -----------------------------------------------------------------------------------------------------------


def controller(g: Runewars, area: int) -> int:
    """Who controls an area: by a stronghold, by units of the own colour, by the own realm. The realm of somebody who is
    out is an area like any other. [runewars.term.3, runewars.term.4, runewars.term.5, runewars.elim.1]"""
    if g.battle.area == area:
        return g.battle.defender  # [runewars.term.10]
    return holder(g, area)


def holder(g: Runewars, area: int) -> int:
    """Who controls an area where no battle is fought.
    [runewars.move.5, runewars.stronghold.2, runewars.ruling.1, runewars.ruling.2]"""
    if g.castle[area] != NOBODY:
        return g.castle[area]
    faction = faction_there(g.rows[area])
    if faction >= 0:
        return g.seat_of[faction]
    if HOME_OF[area] >= 0:
        owner = g.seat_of[HOME_OF[area]]
        return owner if g.alive >> owner & 1 else NOBODY
    return NOBODY


def settle_area(g: Runewars, area: int) -> None:
    """Look up afresh who controls an area, who may look at its rune, whether its development still stands.
    [runewars.neutral.1, runewars.dev.2, runewars.neutral.4]"""
    lord = controller(g, area)
    g.lord[area] = lord
    if g.development[area] and g.castle[area] == NOBODY:
        g.development = replaced(g.development, area, 0)
        g.tell(DEVELOPMENT_LOST, lord, area)
    if lord != NOBODY:
        look(g, lord, area)


def settle_all(g: Runewars) -> None:
    """Look up afresh who controls every area."""
    for area in range(NUMBER):
        if g.board.on >> area & 1 and g.lord[area] != controller(g, area):
            settle_area(g, area)


def friendly(g: Runewars, seat: int, area: int) -> bool:
    """Whether the seat controls the area. [runewars.term.6]"""
    return g.lord[area] == seat


def enemy(g: Runewars, seat: int, area: int) -> bool:
    """Whether another player controls the area. [runewars.term.6]"""
    return g.lord[area] != seat and g.lord[area] != NOBODY


def neutral(g: Runewars, area: int) -> bool:
    """Whether neutral units hold the area and nobody controls it. [runewars.term.7]"""
    return g.lord[area] == NOBODY and neutrals_on(g, area) > 0


def empty(g: Runewars, area: int) -> bool:
    """No realm of a player, no units, no stronghold. [runewars.term.8, runewars.ruling.1]"""
    return g.lord[area] == NOBODY and neutrals_on(g, area) == 0


def areas(g: Runewars) -> list[int]:
    """The areas on the board."""
    return [area for area in range(NUMBER) if g.board.on >> area & 1]


def lands(g: Runewars, seat: int) -> list[int]:
    """The areas that a seat controls."""
    return [area for area in range(NUMBER) if g.lord[area] == seat]


def strongholds(g: Runewars, seat: int) -> list[int]:
    """The areas with a stronghold of the seat."""
    return [area for area in range(NUMBER) if g.castle[area] == seat]


def home_areas(g: Runewars, seat: int) -> list[int]:
    """The areas of a seat's own realm that it controls."""
    return [area for area in lands(g, seat) if HOME_OF[area] == g.faction[seat]]


def yields(g: Runewars, area: int, resource: int) -> int:
    """What an area produces, a Village included. [runewars.explore.6]"""
    return PRODUCE[area][resource] + village(g, area, resource)


def income(g: Runewars, seat: int) -> list[int]:
    """What all areas of a seat produce. [runewars.harvest.1]"""
    total = [0] * len(RESOURCES)
    for area in lands(g, seat):
        for resource in range(len(RESOURCES)):
            total[resource] += yields(g, area, resource)
    return total


def left_of(g: Runewars, seat: int) -> int:
    """The next player clockwise still in the game. [runewars.ruling.18]"""
    other = (seat + 1) % g.seats
    while not g.alive >> other & 1:
        other = (other + 1) % g.seats
    return other


# -- the limit ---------------------------------------------------------------------------------------------------------


class Cull(Decision[Runewars]):
    """So many units of an area must be destroyed; their player picks. [runewars.limit.2, runewars.season.9,
    runewars.ruling.54]"""

    name = "Cull"
    rule = "runewars.limit.2"
    lapses = True

    def __init__(self, seat: int, area: int, left: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.left: Final = left

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        row = g.rows[self.area]
        found = [TARGET.base + class_of(kind) for kind in range(KINDS) if row[kind]]
        return found if 0 < self.left < sum(row) else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        destroy(g, self.area, kind_of_class(action - TARGET.base))
        if self.left > 1:
            g.then([Cull(seat, self.area, self.left - 1)])
        else:
            settle_area(g, self.area)

    def lapse(self, g: Runewars) -> None:
        if self.left > 0:
            row = g.rows[self.area]
            for kind in range(KINDS):
                if row[kind]:
                    destroy(g, self.area, kind, row[kind])
        settle_area(g, self.area)


def check_limit(g: Runewars, area: int, limit: int = LIMIT) -> None:
    """If a player has more units there than allowed, he destroys the surplus next.
    [runewars.limit.1, runewars.limit.2, runewars.neutral.8, runewars.ruling.19]"""
    seat = g.lord[area]
    if seat != NOBODY and units_on(g, area) > limit:
        g.then([Cull(seat, area, units_on(g, area) - limit)])


def own_heroes(g: Runewars, seat: int) -> list[int]:
    """The heroes that a seat controls. [runewars.hero.1]"""
    return [hero for hero in range(len(HEROES)) if g.hero_seat[hero] == seat]
