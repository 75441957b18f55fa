"""What cards and special symbols do for the own side of a battle, `x`: units come, stand up and go; strength,
support and fate cards are added."""

from typing import Final

from krainy.engine.vocabulary import Thing

from ..battle.end import call_off
from ..battle.record import DEFENDER, ExtraDraw
from ..battle.retreat import flee
from ..battle.rounds import PLAIN, Deal, SufferRout
from ..battle.units import classes, decides, is_routed, player_of, raise_up, unit_of
from ..control import put
from ..decks import TESTING, discard_fate, discard_one_fate, draw_fate, fate_cards, show_fate
from ..pieces import AMOUNT, DAMAGE, HEXAGON, MOST_HEALTH, QUARTER, ROUT, SHAPE, SPECIAL, TYPES, class_of, kind_of_class
from ..state import EMPTY_ROW, NOBODY, Runewars
from ..tactics import side_of
from ..vocabulary import AMOUNT_A, FATE_A, NUMBER_OF, PASS, PLACED, SENT_AWAY, STOOD_UP, TARGET, UNIT, UNIT_A
from .effect import Effect, Scripted
from .harm import ALL_SHAPES, upright


class AddUnits(Effect):
    """Units from the supply join the own side, standing. [runewars.ruling.44, runewars.ruling.51]"""

    def __init__(self, unit: int, number: int) -> None:
        self.unit: Final = unit
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Summon(seat, x, self.unit, self.number)])


class Summon(Scripted):
    """How many join."""

    name = "Summon"
    rule = "runewars.effect.2"
    lapses = True

    def __init__(self, seat: int, side: int, unit: int, number: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.unit: Final = unit
        self.number: Final = number

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "unit": (UNIT, self.unit)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        most = min(self.number, g.stock[self.unit])
        return [AMOUNT_A.base + number for number in range(most + 1)] if most else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        number = action - AMOUNT_A.base
        for _ in range(number):
            g.stock[self.unit] -= 1
            g.battle.sides[self.side].line[class_of(2 * self.unit)] += 1
            g.tell(PLACED, seat, self.unit, g.battle.area)


class RetreatUnit(Effect):
    """A unit leaves the battle at once by an ordinary retreat and is routed; its owner picks it, a standing one
    first or
    only a standing one. [runewars.ruling.20]"""

    def __init__(self, standing_only: bool) -> None:
        self.standing_only: Final = standing_only

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Withdraw(decides(g, 1 - x), 1 - x, self.standing_only)])


class Withdraw(Scripted):
    """Which unit leaves the battle."""

    name = "Withdraw"
    rule = "runewars.retreat.2"
    lapses = True

    def __init__(self, seat: int, side: int, standing_only: bool) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.standing_only: Final = standing_only

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = upright(g, self.side, ALL_SHAPES)
        if not found and not self.standing_only:
            found = classes(g, self.side)
        return [TARGET.base + each for each in found]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        each = action - TARGET.base
        g.battle.sides[self.side].line[each] -= 1
        row = EMPTY_ROW.copy()
        row[kind_of_class(each)] = 1
        g.tell(SENT_AWAY, each, g.battle.area)
        flee(g, player_of(g, self.side), g.battle.area, row, True)


class RaiseUnits(Effect):
    """Up to so many own routed units of the contested area stand up; who was not in the battle joins it.
    [runewars.ruling.51]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        side = side_of(g, seat)
        return g.battle.on and side >= 0 and len(lying(g, side)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([RaiseRouted(seat, x, self.number)])


def lying(g: Runewars, side: int) -> list[int]:
    """The classes of routed units of a side, in the battle or left on the area."""
    found = [each for each in classes(g, side) if is_routed(each)]
    if side == DEFENDER:
        row = g.rows[g.battle.area]
        for unit in range(TYPES):
            each = class_of(2 * unit + 1)
            if row[2 * unit + 1] and each not in found:
                found.append(each)
    found.sort()
    return found


class RaiseRouted(Scripted):
    """Which routed unit stands up."""

    name = "RaiseRouted"
    rule = "runewars.effect.2"
    lapses = True

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.left: Final = left

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = lying(g, self.side) if self.left else []
        return [PASS.base, *[TARGET.base + each for each in found]] if found else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        each = action - TARGET.base
        if g.battle.sides[self.side].line[each]:
            raise_up(g, self.side, each)
        else:
            area = g.battle.area
            put(g, area, kind_of_class(each), -1)
            g.battle.sides[self.side].line[each - MOST_HEALTH] += 1
            g.tell(STOOD_UP, each, area)
        g.then([RaiseRouted(seat, self.side, self.left - 1)])


class CallOff(Effect):
    """The defender withdraws and there is no battle."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        if not g.battle.on or side_of(g, seat) != DEFENDER:
            return False
        return len(classes(g, DEFENDER)) > 0 or sum(g.rows[g.battle.area]) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        call_off(g, seat)


# -- strength, support, fate -------------------------------------------------------------------------------------------


class Strength(Effect):
    """More strength for the own side."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.battle.sides[x].bonus += self.number


class LastStand(Effect):
    """Strength for own routed units that are no hexagons, up to a number."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        total = 0
        for each in classes(g, x):
            if is_routed(each) and SHAPE[unit_of(each)] != HEXAGON:
                total += g.battle.sides[x].line[each]
        g.battle.sides[x].bonus += min(total, self.most)


class Breach(Effect):
    """The stronghold adds nothing to the defender's strength."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return g.battle.on and g.battle.attacker == seat and g.castle[g.battle.area] != NOBODY

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.battle.siege = 99


class MoreSupport(Effect):
    """One supported type of the own choice draws and discards one card more."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Inspire(seat, x, self.number)])


class Inspire(Scripted):
    """Which supported type."""

    name = "Inspire"
    rule = "runewars.support.1"
    lapses = True

    def __init__(self, seat: int, side: int, number: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.number: Final = number

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [UNIT_A.base + each.unit for each in g.battle.supporters if each.side == self.side]
        found.sort()
        return found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        draw = ExtraDraw(self.side, action - UNIT_A.base, self.number)
        g.battle.extra_draws = [*g.battle.extra_draws, draw]


class Redraw(Effect):
    """Discard up to so many of the cards just drawn and draw as many new ones."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        side = side_of(g, seat)
        return side >= 0 and len(g.fate_hands[side]) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([TossFate(seat, x, self.number, 0)])


class TossFate(Scripted):
    """Which card is discarded for a new one."""

    name = "TossFate"
    rule = "runewars.effect.2"
    secret = True

    def __init__(self, seat: int, side: int, left: int, tossed: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.left: Final = left
        self.tossed: Final = tossed

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        cards = fate_cards(g, self.side) if self.left else []
        return [PASS.base, *[FATE_A.base + card for card in cards]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            if self.tossed:
                draw_fate(g, seat, self.side, self.tossed)
            return
        discard_one_fate(g, self.side, action - FATE_A.base)
        g.then([TossFate(seat, self.side, self.left - 1, self.tossed + 1)])


class ExtraCard(Effect):
    """Draw another fate card and carry out a quarter at once; its special symbol brings damage but no further card."""

    def __init__(self, shape: int) -> None:
        self.shape: Final = shape

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        draw_fate(g, seat, TESTING, 1)
        for slot in g.fate_hands[TESTING]:
            show_fate(g, slot)
            card = g.fate.content[slot]
            what, amount = QUARTER[card][self.shape], AMOUNT[card][self.shape]
            if what == DAMAGE:
                g.then([Deal(1 - x, amount, PLAIN)])
            elif what == SPECIAL:
                g.then([Deal(1 - x, 1, PLAIN)])
            elif what == ROUT:
                g.then([SufferRout(decides(g, 1 - x), 1 - x, amount)])
        discard_fate(g, TESTING)
