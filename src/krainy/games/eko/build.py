"""Raising a building: what may stand where, what it costs, and what it replaces. [eko.build]"""

from typing import Final

from krainy.engine.vocabulary import Reason

from .board import BUILDINGS, CAMP, CAPITAL, MAX_TERRAINS, SURCHARGE
from .state import Eko, leads, recall
from .vocabulary import BUILD, BUILT, REPLACED, STACK, TERRAIN

FIRST_BUILD: Final = BUILD.base
KINDS: Final = len(BUILDINGS)


def list_builds(found: list[int], g: Eko, seat: int, stacks: list[int]) -> None:
    """Add every legal Build that these own stacks can pay for, sorted."""
    plots, levels, holders = g.board.plots, g.level, g.holder
    camps = g.pieces[seat * KINDS] > 0
    for space in stacks:
        for terrain in plots[space]:
            holder = holders[terrain]
            if holder < 0:  # bare ground takes a camp, which every stack can pay. [eko.build.5]
                if camps:
                    found.append(FIRST_BUILD + (space * MAX_TERRAINS + terrain) * KINDS)
            elif holder == seat:  # an own building grows by one level. [eko.build.6]
                offer(g, seat, space, terrain, levels[terrain] + 1, 0, found)
            else:  # an enemy's gives way to the same or the next, for one disc more. [eko.build.7, eko.build.8]
                offer(g, seat, space, terrain, levels[terrain], SURCHARGE, found)
                offer(g, seat, space, terrain, levels[terrain] + 1, SURCHARGE, found)


def offer(g: Eko, seat: int, space: int, terrain: int, level: int, extra: int, found: list[int]) -> None:
    """Add this Build if the stack can pay, the terrain carries it and the piece is there.
    [eko.build.2, eko.build.4, eko.build.9]"""
    if level + extra <= g.size[space] and level <= g.board.limit[terrain] and g.pieces[seat * KINDS + level - 1] > 0:
        found.append(FIRST_BUILD + (space * MAX_TERRAINS + terrain) * KINDS + level - 1)


def enemy(g: Eko, seat: int, terrain: int) -> bool:
    """Whether another seat's building stands there."""
    return g.holder[terrain] >= 0 and g.holder[terrain] != seat


def cost(g: Eko, seat: int, terrain: int, level: int) -> int:
    """The discs to pay: the level of the building, one more to replace an enemy's. [eko.build.8]"""
    return level + SURCHARGE if enemy(g, seat, terrain) else level


def raise_building(g: Eko, seat: int, space: int, terrain: int, level: int, give_emperor: bool) -> None:
    """Pay with discs of the stack and put the building up; the one it replaces returns to its owner."""
    price = cost(g, seat, terrain, level)
    recall(g, seat, space, price, give_emperor)  # [eko.build.9, eko.build.10, eko.build.11]
    old, holder = g.level[terrain], g.holder[terrain]
    if holder >= 0:  # [eko.build.3]
        g.pieces[holder * KINDS + old - 1] += 1
        g.built[holder] -= old
    g.pieces[seat * KINDS + level - 1] -= 1
    g.built[seat] += level
    g.level[terrain] = level
    g.holder[terrain] = seat
    if g.board.kind[terrain] == CAPITAL and holder != seat:  # [eko.build.12, eko.ruling.24]
        g.capitals[seat] += 1
        if holder >= 0:
            g.capitals[holder] -= 1
    g.tell(BUILT, seat, level - 1, terrain, space, price, 1 if give_emperor else 0)
    if holder >= 0 and holder != seat:
        g.tell(REPLACED, seat, holder, old - 1, terrain)


def may_keep_emperor(g: Eko, space: int, price: int) -> bool:
    """Whether the price can be paid without the Emperor of the stack. [eko.emp.10]"""
    return leads(g, space) and price < g.size[space]


def why_not_build(g: Eko, seat: int, space: int, terrain: int, level: int) -> Reason:
    """The rule that forbids this Build."""
    board = g.board
    if space >= board.spaces or g.owner[space] != seat or terrain not in board.sites[space]:
        return Reason("eko.build.1", [(TERRAIN, terrain)])
    if level > board.limit[terrain]:
        return Reason(limit_rule(g, seat, terrain), [(TERRAIN, terrain)])
    if g.holder[terrain] < 0 and level > CAMP:
        return Reason("eko.build.5", [(TERRAIN, terrain)])
    if g.holder[terrain] == seat and level != g.level[terrain] + 1:
        return Reason("eko.build.6", [(TERRAIN, terrain)])
    if enemy(g, seat, terrain) and not g.level[terrain] <= level <= g.level[terrain] + 1:
        return Reason("eko.build.7", [(TERRAIN, terrain)])
    if g.pieces[seat * KINDS + level - 1] == 0:
        return Reason("eko.build.4", [(TERRAIN, terrain)])
    beside = [s for s in board.shore[terrain] if g.owner[s] == seat]
    if sum([g.size[s] for s in beside]) >= cost(g, seat, terrain, level):
        return Reason("eko.build.9", [(STACK, s) for s in beside])
    return Reason("eko.build.8", [(TERRAIN, terrain), (STACK, space)])


def likely_build(g: Eko, seat: int, space: int, terrain: int) -> list[int]:
    """What somebody wants to build who points at a terrain, perhaps after a stack (-1: none): the stack that pays, the
    terrain, the building. It is the strongest stack beside it, and the building that comes next there."""
    board = g.board
    if space < 0 and terrain < board.terrains:
        beside = [s for s in board.shore[terrain] if g.owner[s] == seat]
        space = max(beside, key=lambda s: int(g.size[s])) if beside else -1
    level = g.level[terrain] if terrain < board.terrains and g.holder[terrain] >= 0 else 0
    if terrain < board.terrains and g.holder[terrain] == seat:
        level += 1
    return [max(space, 0), terrain, min(max(level, CAMP), KINDS) - 1]


def limit_rule(g: Eko, seat: int, terrain: int) -> str:
    """The rule that limits what a terrain carries."""
    special = ["", "", "", "", "", "eko.portal.8", "eko.wind.1", "eko.moon.1", "eko.sand.1"][g.board.kind[terrain]]
    return special or ("eko.build.13" if enemy(g, seat, terrain) else "eko.build.2")
