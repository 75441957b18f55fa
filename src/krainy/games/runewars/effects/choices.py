"""Effects made of effects: may, if, one of several, for each player or hero; tests and delayed effects."""

from typing import Final

from krainy.engine.flow import AnyStep
from krainy.engine.vocabulary import Thing

from ..control import Cull, own_heroes, units_on
from ..heroes.attribute_tests import BeginTest
from ..heroes.heroes import hero_leaves, stays_loyal
from ..map.tiles import NUMBER
from ..pieces import ALIGNMENT_OF, HERO_ALIGNMENT, MOST_HEROES, NEUTRAL
from ..spend import spend
from ..state import Runewars
from ..vocabulary import FORBIDDEN, HERO, OPTION_A, PASS, YES
from .effect import Effect, Perform, Scripted, can_all


class May(Effect):
    """Pay a cost for an effect, or not; perhaps several times. [runewars.effect.1]"""

    def __init__(self, cost: int, effect: int, times: int) -> None:
        self.cost: Final = cost
        self.effect: Final = effect
        self.times: Final = times

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return can_all(g, seat, self.cost, hero) and can_all(g, seat, self.effect, hero)

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Accept(seat, self.cost, self.effect, self.times, hero, x)])


class Accept(Scripted):
    """Whether the cost is paid for the effect."""

    name = "Accept"
    rule = "runewars.effect.1"
    lapses = True

    def __init__(self, seat: int, cost: int, effect: int, times: int, hero: int, x: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.effect: Final = effect
        self.times: Final = times
        self.hero: Final = hero
        self.x: Final = x

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if not can_all(g, seat, self.cost, self.hero) or not can_all(g, seat, self.effect, self.hero):
            return []
        return [PASS.base, YES.base]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        again: list[AnyStep] = []
        if self.times > 1:
            again.append(Accept(seat, self.cost, self.effect, self.times - 1, self.hero, self.x))
        paid = Perform(seat, self.cost, 0, self.hero, self.x)
        g.then([paid, Perform(seat, self.effect, 0, self.hero, self.x), *again])


class Office(Effect):
    """What a title lets its holder buy: he has said so already, the cost is not asked again."""

    def __init__(self, cost: int, effect: int) -> None:
        self.cost: Final = cost
        self.effect: Final = effect

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return can_all(g, seat, self.cost, hero) and can_all(g, seat, self.effect, hero)

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Perform(seat, self.cost, 0, hero, x), Perform(seat, self.effect, 0, hero, x)])


CONDITIONS: Final = ["has_objective", "heroes_lt_3", "no_heroes", "own_bid_is_0", "enemy_or_neutral_units_in_area"]


class If(Effect):
    """One thing or another, by a condition."""

    def __init__(self, condition: int, then: int, other: int) -> None:
        self.condition: Final = condition
        self.then: Final = then
        self.other: Final = other

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        number = self.then if self.holds(g, seat, hero) else self.other
        if number:
            g.then([Perform(seat, number, 0, hero, x)])

    def holds(self, g: Runewars, seat: int, hero: int) -> bool:
        """Whether the condition holds."""
        if self.condition == 0:
            return g.objective[seat] >= 0
        if self.condition == 1:
            return len(own_heroes(g, seat)) < MOST_HEROES
        if self.condition == 2:
            return not own_heroes(g, seat)
        if self.condition == 3:
            return g.bids[seat] == 0
        area = g.hero_at[hero]  # enemy or neutral units in the hero's area [runewars.explore.12]
        return area >= 0 and units_on(g, area) > 0 and g.lord[area] != seat


class ChooseOne(Effect):
    """One of several things; what cannot be done is not offered. [runewars.effect.2]"""

    def __init__(self, options: list[int], optional: bool) -> None:
        self.options: Final = options
        self.optional: Final = optional

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        for option in self.options:
            if can_all(g, seat, option, hero):
                return True
        return False

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Choose(seat, self.options, self.optional, hero, x)])


class Choose(Scripted):
    """Which of several things."""

    name = "Choose"
    rule = "runewars.effect.1"
    lapses = True

    def __init__(self, seat: int, options: list[int], optional: bool, hero: int, x: int) -> None:
        super().__init__(seat)
        self.options: Final = options
        self.optional: Final = optional
        self.hero: Final = hero
        self.x: Final = x

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [
            OPTION_A.base + place for place, option in enumerate(self.options) if can_all(g, seat, option, self.hero)
        ]
        return [PASS.base, *found] if self.optional and found else found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            g.then([Perform(seat, self.options[action - OPTION_A.base], 0, self.hero, self.x)])


class ForEachPlayer(Effect):
    """Everybody, in order of play. [runewars.effect.15]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        steps: list[AnyStep] = [Perform(other, self.number) for other in g.sequence]
        g.then(steps)


ELSEWHERE: Final = 0
HERO_FILTERS: Final = ["not_in_friendly_area", "alignment_differs"]


def filtered(g: Runewars, seat: int, which: int) -> list[int]:
    """The own heroes that a card means."""
    if which == ELSEWHERE:
        return [hero for hero in own_heroes(g, seat) if g.lord[g.hero_at[hero]] != seat]
    alignment = ALIGNMENT_OF[g.faction[seat]]
    return [hero for hero in own_heroes(g, seat) if HERO_ALIGNMENT[hero] != alignment]


class ForEachHero(Effect):
    """For each own hero of a kind."""

    def __init__(self, which: int, number: int) -> None:
        self.which: Final = which
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        steps: list[AnyStep] = [Perform(seat, self.number, 0, each) for each in filtered(g, seat, self.which)]
        g.then(steps)


class PayOrLeave(Effect):
    """Pay for a hero or he leaves, unless a title keeps him. [runewars.leave.2]"""

    def __init__(self, neutral: int, opposite: int) -> None:
        self.neutral: Final = neutral
        self.opposite: Final = opposite

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        if g.hero_seat[hero] == seat and not stays_loyal(g, seat):
            price = self.neutral if HERO_ALIGNMENT[hero] == NEUTRAL else self.opposite
            g.then([PayHero(seat, hero, price)])


class PayHero(Scripted):
    """Pay, or the hero leaves. [runewars.leave.1]"""

    name = "PayHero"
    rule = "runewars.leave.2"
    lapses = True

    def __init__(self, seat: int, hero: int, price: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.price: Final = price

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "hero": (HERO, self.hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, YES.base] if g.influence[seat] >= self.price else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == YES.base:
            spend(g, seat, self.price)
        else:
            hero_leaves(g, self.hero)

    def lapse(self, g: Runewars) -> None:
        hero_leaves(g, self.hero)


class ThinOut(Effect):
    """So many units die in every own area with at least so many."""

    def __init__(self, least: int, number: int) -> None:
        self.least: Final = least
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        steps: list[AnyStep] = [
            Cull(seat, area, self.number)
            for area in range(NUMBER)
            if g.lord[area] == seat and units_on(g, area) >= self.least
        ]
        g.then(steps)


class Test(Effect):
    """Test an attribute of the bearer; scripts by destiny. [runewars.quest.12]"""

    def __init__(self, which: int, results: list[int]) -> None:
        self.which: Final = which
        self.results: Final = results

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([BeginTest(seat, hero, self.which, self.results, x)])


class Delayed(Effect):
    """A script for the winner of this battle, kept by it."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return g.battle.on

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.battle.prizes |= 1 << self.place


class ForbidMoves(Effect):
    """The units of this player may not move by order this season."""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.stormbound |= 1 << seat
        g.tell(FORBIDDEN, seat)


class Truce(Effect):
    """Nobody may activate an area of another player this season."""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.truce = True


class Bitter(Effect):
    """Food counts for less in this winter."""

    def __init__(self, less: int) -> None:
        self.less: Final = less

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.bitter = self.less
