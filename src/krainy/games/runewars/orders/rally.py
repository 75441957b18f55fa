"""Rally Support: the lines of cities, and heroes for hire. [runewars.rally]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Thing

from ..control import check_limit, lands, put, settle_area
from ..decks import draw_quests, draw_tactics
from ..heroes.heroes import AT_STRONGHOLDS, Hire, can_gain_hero
from ..pieces import CITY_FACTS, SHAPES, TYPES, types_of
from ..spend import gain
from ..state import Runewars
from ..vocabulary import AMOUNT_A, AREA, LINE_A, NEUTRALS_PLACED, NUMBER_OF, PASS, RALLIED, UNIT_A
from ..windows import Aside

LINE_SHAPE: Final[list[int]] = [SHAPES.index(c["benefits"]["neutral"]["shape"]) for c in CITY_FACTS]
LINE_NUMBER: Final[list[list[int]]] = [
    [
        c["benefits"]["neutral"]["n"],
        c["benefits"]["tactics"],
        c["benefits"]["influence"],
        c["benefits"]["quests"],
    ]
    for c in CITY_FACTS
]
NEUTRAL_LINE: Final = 0
TACTICS_LINE: Final = 1
INFLUENCE_LINE: Final = 2


class Rally(Step[Runewars]):
    """One benefit of each city. [runewars.rally.1]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        cities: list[AnyStep] = [CityLine(self.seat, area) for area in lands(g, self.seat) if g.city[area] >= 0]
        g.then(cities)


class CityLine(Decision[Runewars]):
    """Which line of the city token. [runewars.rally.3, runewars.rally.4]"""

    name = "CityLine"
    rule = "runewars.rally.1"

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [LINE_A.base + line for line in range(4)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        line = action - LINE_A.base
        city = g.city[self.area]
        number = LINE_NUMBER[city][line]
        g.tell(RALLIED, seat, city, line)
        if line == NEUTRAL_LINE:
            g.then([SetNeutral(seat, self.area, types_mask(LINE_SHAPE[city]), number, False)])
        elif line == TACTICS_LINE:
            draw_tactics(g, seat, number)
        elif line == INFLUENCE_LINE:
            gain(g, seat, number)
        else:
            draw_quests(g, seat, number)


def types_mask(shape: int) -> int:
    """The neutral types of a base, as a mask."""
    mask = 0
    for unit in types_of(shape):
        mask |= 1 << unit
    return mask


class SetNeutral(Decision[Runewars]):
    """Set so many available neutral units on an area, types of the own choice. [runewars.effect.3, runewars.rally.2]"""

    name = "SetNeutral"
    rule = "runewars.effect.3"
    lapses = True

    def __init__(self, seat: int, area: int, types: int, left: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.types: Final = types
        self.left: Final = left
        self.may_stop: Final = may_stop

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.left == 0:
            return []
        found = [UNIT_A.base + unit for unit in range(TYPES) if self.types >> unit & 1 and g.stock[unit] > 0]
        return [PASS.base, *found] if found and self.may_stop else found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            self.lapse(g)
            return
        unit = action - UNIT_A.base
        g.stock[unit] -= 1
        put(g, self.area, 2 * unit, 1)
        g.tell(NEUTRALS_PLACED, unit, self.area, 1)
        g.then([SetNeutral(seat, self.area, self.types, self.left - 1, self.may_stop)])

    def lapse(self, g: Runewars) -> None:
        settle_area(g, self.area)
        check_limit(g, self.area)


class HireHero(Aside):
    """Spend 1 to 3 influence for as many hero cards, keep one. [runewars.rally.6]"""

    name = "HireHero"
    rule = "runewars.rally.6"
    lapses = True

    def choices(self, g: Runewars, seat: int) -> list[int]:
        if not can_gain_hero(g, seat, AT_STRONGHOLDS) or g.influence[seat] == 0:
            return []
        deck = bin(g.hero_deck).count("1")
        return [PASS.base, *[AMOUNT_A.base + n for n in range(1, min(3, g.influence[seat], deck) + 1)]]

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            g.then([Hire(seat, action - AMOUNT_A.base)])
