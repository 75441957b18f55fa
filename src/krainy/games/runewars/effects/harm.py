"""What cards, special symbols and fortifications do in a battle that harms: damage, routs, units
destroyed; `x` is the side that uses them."""

from typing import Final

from krainy.engine.vocabulary import Thing

from ..battle.rounds import PLAIN, Deal, SufferRout
from ..battle.units import classes, damage_of, decides, is_routed, kill, rout, standing, unit_of
from ..pieces import SHAPE
from ..state import Runewars
from ..vocabulary import NUMBER_OF, OPTION_A, PASS, TARGET
from .effect import SCRIPTS, Effect, Perform, Scripted

ALL_SHAPES: Final = 15
"""Every base, as a mask."""


class DealDamage(Effect):
    """Damage to the enemy units in the battle."""

    def __init__(self, number: int, way: int) -> None:
        self.number: Final = number
        self.way: Final = way

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return g.battle.on

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Deal(1 - x, self.number, self.way)])


class Overrun(Effect):
    """More damage if enough units of a type stand."""

    def __init__(self, unit: int, least: int, more: int, fewer: int) -> None:
        self.unit: Final = unit
        self.least: Final = least
        self.more: Final = more
        self.fewer: Final = fewer

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        enough = standing(g, x, self.unit) >= self.least
        g.then([Deal(1 - x, self.more if enough else self.fewer, PLAIN)])


class Rage(Effect):
    """As much damage as one of the own units of this type carries; the most of them."""

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        most = 0
        for each in classes(g, x):
            if unit_of(each) == self.unit:
                most = max(most, damage_of(each))
        g.then([Deal(1 - x, most, PLAIN)])


class DealRout(Effect):
    """The enemy routs so many of his units; perhaps only those of this initiative or slower.
    [runewars.rout.1, runewars.rout.2]"""

    def __init__(self, number: int, fastest: int) -> None:
        self.number: Final = number
        self.fastest: Final = fastest

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return g.battle.on

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([SufferRout(decides(g, 1 - x), 1 - x, self.number, self.fastest)])


class AimedRout(Effect):
    """Rout standing enemy units of some bases, of the own choice."""

    def __init__(self, number: int, shapes: int, up_to: bool) -> None:
        self.number: Final = number
        self.shapes: Final = shapes
        self.up_to: Final = up_to

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        # Asked only of the unit's own side, while its specials are resolved.
        for side in range(2):
            if decides(g, side) == seat and upright(g, 1 - side, self.shapes):
                return True
        return False

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([RoutPick(seat, 1 - x, self.number, self.shapes, False)])


def upright(g: Runewars, side: int, shapes: int) -> list[int]:
    """The classes of standing units with one of these bases."""
    return [each for each in classes(g, side) if not is_routed(each) and shapes >> SHAPE[unit_of(each)] & 1]


class RoutPick(Scripted):
    """Which enemy unit is routed."""

    name = "RoutPick"
    rule = "runewars.effect.2"
    lapses = True

    def __init__(self, seat: int, side: int, left: int, shapes: int, begun: bool) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.left: Final = left
        self.shapes: Final = shapes
        self.begun: Final = begun
        """The first one must be picked, further ones need not."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [TARGET.base + each for each in upright(g, self.side, self.shapes)] if self.left else []
        return [PASS.base, *found] if found and self.begun else found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            rout(g, self.side, action - TARGET.base)
            g.then([RoutPick(seat, self.side, self.left - 1, self.shapes, True)])


class CancelDamage(Effect):
    """Cancel some of the damage about to be assigned to the own units."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.battle.damage = max(0, g.battle.damage - self.number)


class Toughen(Effect):
    """All units of a type on the own side have more health for the rest of the battle."""

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.battle.sides[x].tough |= 1 << self.unit


# -- destroying --------------------------------------------------------------------------------------------------------

BY_OWNER: Final = 0
BY_USER: Final = 1


class DestroyUnits(Effect):
    """Units in the battle are destroyed, standing ones first. [runewars.damage.4]"""

    def __init__(self, own: bool, number: int, chooser: int, shapes: int, unit: int, weak: bool, up_to: bool) -> None:
        self.own: Final = own
        self.number: Final = number
        self.chooser: Final = chooser
        self.shapes: Final = shapes
        self.unit: Final = unit
        self.weak: Final = weak
        """Only damaged or routed ones, and those in any order."""
        self.up_to: Final = up_to

    def side(self, x: int) -> int:
        """Whose units."""
        return x if self.own else 1 - x

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        for x in range(2):
            if decides(g, x) == seat and victims(g, self.side(x), self.shapes, self.unit, self.weak):
                return True
        return False

    def number_there(self, g: Runewars, side: int) -> int:
        """How many units could be destroyed."""
        return sum(
            [
                g.battle.sides[side].line[each]
                for each in classes(g, side)
                if self.shapes >> SHAPE[unit_of(each)] & 1 and self.unit in (-1, unit_of(each))
            ]
        )

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        side = self.side(x)
        chooser = seat if self.chooser == BY_USER else decides(g, side)
        g.then([Doom(chooser, side, self.number, self.shapes, self.unit, self.weak, self.up_to)])


def victims(g: Runewars, side: int, shapes: int, unit: int, weak: bool) -> list[int]:
    """The classes among which a unit must be destroyed."""
    found = [each for each in classes(g, side) if shapes >> SHAPE[unit_of(each)] & 1 and unit in (-1, unit_of(each))]
    if weak:
        return [each for each in found if is_routed(each) or damage_of(each)]
    return [each for each in found if not is_routed(each)] or found


class Doom(Scripted):
    """Which unit is destroyed."""

    name = "Doom"
    rule = "runewars.damage.4"
    lapses = True

    def __init__(self, seat: int, side: int, left: int, shapes: int, unit: int, weak: bool, up_to: bool) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.left: Final = left
        self.shapes: Final = shapes
        self.unit: Final = unit
        self.weak: Final = weak
        self.up_to: Final = up_to

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.left == 0:
            return []
        found = [TARGET.base + each for each in victims(g, self.side, self.shapes, self.unit, self.weak)]
        return [PASS.base, *found] if found and self.up_to else found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            kill(g, self.side, action - TARGET.base)
            g.then([Doom(seat, self.side, self.left - 1, self.shapes, self.unit, self.weak, self.up_to)])


class EnemyChooses(Effect):
    """The enemy picks one of several losses: one that he can suffer in full if there is one, else as much as he can."""

    def __init__(self, options: list[int]) -> None:
        self.options: Final = options

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([LesserEvil(decides(g, 1 - x), self.options, seat, x)])


class LesserEvil(Scripted):
    """Which loss."""

    name = "LesserEvil"
    rule = "runewars.effect.2"
    lapses = True

    def __init__(self, seat: int, options: list[int], user: int, x: int) -> None:
        super().__init__(seat)
        self.options: Final = options
        self.user: Final = user
        self.x: Final = x

    def actions(self, g: Runewars, seat: int) -> list[int]:
        full: list[int] = []
        some: list[int] = []
        for place, option in enumerate(self.options):
            effect = SCRIPTS[option].effects[0]
            assert isinstance(effect, DestroyUnits)
            there = effect.number_there(g, 1 - self.x)
            if there >= effect.number:
                full.append(OPTION_A.base + place)
            elif there > 0:
                some.append(OPTION_A.base + place)
        return full or some

    def take(self, g: Runewars, seat: int, action: int) -> None:
        g.then([Perform(self.user, self.options[action - OPTION_A.base], 0, -1, self.x)])


class Terrify(Effect):
    """Pick different enemy units: a standing one is routed, a routed one destroyed."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Dread(seat, 1 - x, self.number, -1)])


class Dread(Scripted):
    """Which enemy unit is terrified."""

    name = "Dread"
    rule = "runewars.effect.2"
    lapses = True

    def __init__(self, seat: int, side: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.left: Final = left
        self.last: Final = last
        """The class of the unit picked before, which may not be picked again; -1 for none."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.left == 0:
            return []
        line = g.battle.sides[self.side].line
        return [TARGET.base + each for each in classes(g, self.side) if each != self.last or line[each] > 1]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        each = action - TARGET.base
        if is_routed(each):
            kill(g, self.side, each)
            g.then([Dread(seat, self.side, self.left - 1, self.last)])
        else:
            now = rout(g, self.side, each)
            g.then([Dread(seat, self.side, self.left - 1, now)])
