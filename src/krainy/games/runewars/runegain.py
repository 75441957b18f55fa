"""Gaining a dragon rune. [runewars.rune.3, runewars.rune.4]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from .control import areas, lands
from .map.tiles import NUMBER
from .runes import discard_false, has_rune, lay_one, lay_pair
from .state import DRAGON_RUNE, FALSE_RUNE, NOBODY, Runewars
from .vocabulary import AREA, GAINED_RUNE, LAID_RUNE, LAID_RUNES, NO_RUNE, NUMBER_OF, PASS, PLACE, RUNE, RUNES

MOST_DISCARDED: Final = 2


class GainRunes(Step[Runewars]):
    """Gain so many dragon runes; with none left in the supply nothing. [runewars.rune.3, runewars.ruling.39]"""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def run(self, g: Runewars) -> None:
        if not g.alive >> self.seat & 1:
            return
        if g.dragons == 0:
            g.tell(NO_RUNE, self.seat)
            return
        g.tell(GAINED_RUNE, self.seat)
        again: list[AnyStep] = []
        if self.number > 1:
            again.append(GainRunes(self.seat, self.number - 1))
        g.then([DiscardFalse(self.seat, MOST_DISCARDED), LayGained(self.seat), *again])


class DiscardFalse(Decision[Runewars]):
    """Up to two false runes of controlled areas are discarded. [runewars.rune.3]"""

    name = "DiscardFalse"
    rule = "runewars.rune.3"
    secret = True
    lapses = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        own = [area for area in lands(g, seat) if has_rune(g, area)]
        if self.left == 0 or not [area for area in own if self.might_be_false(g, area)]:
            return []
        return [PASS.base, *[RUNE.base + area for area in own if g.runes.content[area] == FALSE_RUNE]]

    def might_be_false(self, g: Runewars, area: int) -> bool:
        """Whether all can see that it is no dragon rune, or nobody else can tell."""
        return not (g.rune_up >> area & 1 and g.runes.content[area] == DRAGON_RUNE)

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            discard_false(g, seat, action - RUNE.base)
            g.then([DiscardFalse(seat, self.left - 1)])


def free_areas(g: Runewars, seat: int) -> list[int]:
    """Friendly and uncontrolled areas without a rune. [runewars.rune.3, runewars.ruling.40, runewars.term.9]"""
    return [area for area in areas(g) if g.lord[area] in (seat, NOBODY) and not has_rune(g, area)]


class LayGained(Decision[Runewars]):
    """Where the dragon rune goes, and where the false one. [runewars.rune.3, runewars.rune.4]"""

    name = "LayGained"
    rule = "runewars.rune.3"
    answers = (RUNES,)
    secret = True
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        free = free_areas(g, seat)
        if g.falses == 0 or len(free) == 1:
            return [PLACE.base + area for area in free]
        return [RUNES.base + one * NUMBER + other for one in free for other in free if one != other]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action >= PLACE.base:
            area = action - PLACE.base
            lay_one(g, seat, area, DRAGON_RUNE)
            g.tell(LAID_RUNE, seat, area)
            return
        dragon, other = divmod(action - RUNES.base, NUMBER)
        lay_pair(g, seat, dragon, other)
        g.tell(LAID_RUNES, seat, min(dragon, other), max(dragon, other))

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in RUNES:
            taken: list[Thing] = [(AREA, area) for area in RUNES.decode(action) if has_rune(g, area)]
            if taken:
                return Reason("runewars.rune.2", taken)
        return Reason(self.rule)
