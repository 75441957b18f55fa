"""Units in a battle: who stands, who is hit, routed, destroyed; how strong a side is. [runewars.damage,
runewars.rout]"""

from ..hooks import RAISED_HEALTH
from ..pieces import CLASSES, FACTION_OF, HEALTH, HEXAGON, INITIATIVE, MOST_HEALTH, SHAPE, TYPES, class_of
from ..state import Runewars
from ..vocabulary import DAMAGED, DESTROYED, ROUTED, STOOD_UP
from .record import ATTACKER, DEFENDER


def player_of(g: Runewars, side: int) -> int:
    """The player who fights on a side on his own account, or NOBODY. [runewars.tactics.3]"""
    return g.battle.attacker if side == ATTACKER else g.battle.defender


def decides(g: Runewars, side: int) -> int:
    """Who makes the choices of a side. [runewars.battle.4]"""
    return g.battle.attacker if side == ATTACKER else g.battle.leader


def unit_of(each: int) -> int:
    """The type of a class."""
    return each // (2 * MOST_HEALTH)


def is_routed(each: int) -> bool:
    """Whether units of a class are routed."""
    return each // MOST_HEALTH % 2 == 1


def damage_of(each: int) -> int:
    """The damage of a class."""
    return each % MOST_HEALTH


def health(g: Runewars, side: int, unit: int) -> int:
    """The health of a type in this battle."""
    return RAISED_HEALTH[unit] if g.battle.sides[side].tough >> unit & 1 else HEALTH[unit]


def classes(g: Runewars, side: int) -> list[int]:
    """The classes of which a side has units in the battle."""
    line = g.battle.sides[side].line
    return [each for each in range(CLASSES) if line[each]]


def standing(g: Runewars, side: int, unit: int) -> int:
    """The standing units of a type."""
    first = class_of(2 * unit)
    return sum(g.battle.sides[side].line[first : first + MOST_HEALTH])


def strength_of(g: Runewars, side: int) -> int:
    """Standing units, hexagon units routed in this battle, and bonuses.
    [runewars.battle.9, runewars.battle.10, runewars.ruling.30]"""
    total = g.battle.sides[side].bonus
    line = g.battle.sides[side].line
    for each in range(CLASSES):
        if line[each] and (not is_routed(each) or SHAPE[unit_of(each)] == HEXAGON):
            total += line[each]
    return total


def routed_anywhere(g: Runewars, side: int) -> bool:
    """Whether a side has routed units in the battle or left on its area."""
    for each in classes(g, side):
        if is_routed(each):
            return True
    if side == DEFENDER:
        row = g.rows[g.battle.area]
        for unit in range(TYPES):
            if row[2 * unit + 1]:
                return True
    return False


def hit(g: Runewars, side: int, each: int) -> int:
    """One damage to a unit of a class; the class in which it is now, or -1 if it is destroyed. [runewars.damage.3]"""
    unit = unit_of(each)
    if damage_of(each) + 1 >= health(g, side, unit):
        kill(g, side, each)
        return -1
    line = g.battle.sides[side].line
    line[each] -= 1
    line[each + 1] += 1
    g.tell(DAMAGED, each, g.battle.area)
    return each + 1


def kill(g: Runewars, side: int, each: int) -> None:
    """A unit of a class is destroyed and goes back to the stock. [runewars.damage.3]"""
    unit = unit_of(each)
    losing = g.battle.sides[side]
    losing.line[each] -= 1
    g.stock[unit] += 1
    losing.lost += 1
    if FACTION_OF[unit] < 0:
        losing.neutrals_lost += 1
    g.tell(DESTROYED, each, g.battle.area)


def rout(g: Runewars, side: int, each: int) -> int:
    """A standing unit of a class is routed; its new class."""
    line = g.battle.sides[side].line
    line[each] -= 1
    line[each + MOST_HEALTH] += 1
    g.tell(ROUTED, each, g.battle.area)
    return each + MOST_HEALTH


def raise_up(g: Runewars, side: int, each: int) -> None:
    """A routed unit of a class stands up."""
    line = g.battle.sides[side].line
    line[each] -= 1
    line[each - MOST_HEALTH] += 1
    g.tell(STOOD_UP, each, g.battle.area)


def rout_targets(g: Runewars, side: int, fastest: int) -> list[int]:
    """The classes among which a rout must be taken: standing undamaged ones, else standing damaged ones.
    [runewars.rout.1, runewars.rout.2, runewars.ruling.21]"""
    whole: list[int] = []
    hurt: list[int] = []
    for each in classes(g, side):
        if not is_routed(each) and INITIATIVE[unit_of(each)] >= fastest:
            if damage_of(each):
                hurt.append(each)
            else:
                whole.append(each)
    return whole or hurt


def damage_targets(g: Runewars, side: int) -> list[int]:
    """The classes among which damage must be taken: damaged ones, else standing, else routed. [runewars.damage.2]"""
    damaged: list[int] = []
    upright: list[int] = []
    fallen: list[int] = []
    for each in classes(g, side):
        if damage_of(each):
            damaged.append(each)
        elif is_routed(each):
            fallen.append(each)
        else:
            upright.append(each)
    return damaged or upright or fallen
