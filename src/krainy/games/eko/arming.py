"""Arming: putting discs from the reserve on own stacks, by the common rule or by the Moon. [eko.arm, eko.moon]"""

from typing import Final

from krainy.engine.vocabulary import Reason, Thing

from .board import MAX_STACK, TEMPLE_PRICE
from .state import RESERVE, Eko, ignores_storms, jailer_of, put, reserve, stacks_of
from .vocabulary import ARM, ARMED, MOONLIT, SPACE, TERRAIN, USE_MOON

FIRST_ARM: Final = ARM.base
FIRST_MOON: Final = USE_MOON.base


def armings(g: Eko, seat: int) -> list[int]:
    """Every legal placement on one own stack, sorted; empty if nothing can be placed. [eko.arm.1, eko.arm.8]"""
    waiting = reserve(g, seat)
    found: list[int] = []
    if waiting == 0:
        return found
    emperor = g.emperor[seat] == RESERVE
    calm = ignores_storms(g, seat)
    barred: list[int] = []  # open to the Emperor alone, if no stack is open to all. [eko.arm.7]
    for space in stacks_of(g, seat, MAX_STACK - 1):
        if g.board.storm[space] and not calm:  # [eko.storm.7, eko.light.2]
            continue
        first = FIRST_ARM + space * 8
        if watched(g, seat, space):  # [eko.arm.4]
            barred.append(first + 1)
            continue
        for discs in range(1, min(MAX_STACK - g.size[space], waiting) + 1):  # [eko.arm.5]
            found.append(first + (discs * 2 - 1 if emperor else discs * 2))  # the Emperor goes first. [eko.arm.6]
    if not found and emperor:
        return barred  # [eko.ruling.13, eko.ruling.14]
    return found


def watched(g: Eko, seat: int, space: int) -> bool:
    """Whether an enemy building stands next to the space."""
    for terrain in g.board.sites[space]:
        if g.holder[terrain] >= 0 and g.holder[terrain] != seat:
            return True
    return False


def arm(g: Eko, seat: int, space: int, warriors: int, emperor: bool) -> None:
    """Put the discs on the stack."""
    put(g, seat, space, warriors + 1 if emperor else warriors)
    g.warriors[seat] -= warriors
    if emperor:
        g.emperor[seat] = space
    g.tell(ARMED, seat, space, warriors + 1 if emperor else warriors, 1 if emperor else 0)


def moonlight(g: Eko, seat: int) -> list[int]:
    """Every space on which the Temple of the Moon can put a disc, as sorted actions.
    [eko.moon.2, eko.moon.3, eko.moon.4, eko.ruling.21]"""
    moon = g.board.moon
    found: list[int] = []
    if moon < 0 or g.holder[moon] != seat or g.warriors[seat] < TEMPLE_PRICE or reserve(g, seat) <= TEMPLE_PRICE:
        return found
    for space in range(len(g.owner)):
        if g.owner[space] < 0 or (g.owner[space] == seat and g.size[space] < MAX_STACK):
            found.append(FIRST_MOON + space)
    return found


def place_by_moon(g: Eko, seat: int, space: int) -> None:
    """Pay two warriors and put one disc, the Emperor if it is in reserve, on the space."""
    g.warriors[seat] -= TEMPLE_PRICE
    g.box[seat] += TEMPLE_PRICE
    emperor = g.emperor[seat] == RESERVE
    put(g, seat, space, 1)
    if emperor:
        g.emperor[seat] = space
    else:
        g.warriors[seat] -= 1
    g.tell(MOONLIT, seat, space, 1 if emperor else 0)


def why_not_arm(g: Eko, seat: int, space: int, warriors: int, emperor: bool) -> Reason:
    """The rule that forbids this placement."""
    if space >= g.board.spaces or g.owner[space] != seat:
        return Reason("eko.arm.3")
    discs = warriors + 1 if emperor else warriors
    if discs == 0:
        return Reason("eko.arm.2")
    if emperor and g.emperor[seat] != RESERVE:
        return Reason("eko.emp.6" if jailer_of(g, seat) >= 0 else "eko.arm.9")
    if not emperor and g.emperor[seat] == RESERVE:
        return Reason("eko.arm.6")
    if g.size[space] + discs > MAX_STACK:
        return Reason("eko.arm.5")
    if warriors > g.warriors[seat]:
        return Reason("eko.arm.9")
    if g.board.storm[space] and not ignores_storms(g, seat):
        return Reason("eko.storm.7")
    guards: list[Thing] = [(TERRAIN, t) for t in g.board.sites[space] if g.holder[t] >= 0 and g.holder[t] != seat]
    if emperor and warriors > 0 and guards and FIRST_ARM + space * 8 + 1 in armings(g, seat):
        return Reason("eko.arm.7", guards)
    return Reason("eko.arm.4", guards)


def why_not_moon(g: Eko, seat: int, space: int) -> Reason:
    """The rule that forbids the Moon to put a disc there now."""
    moon = g.board.moon
    if moon < 0 or g.holder[moon] != seat:
        return Reason("eko.moon.2")
    if g.warriors[seat] < TEMPLE_PRICE and reserve(g, seat) >= TEMPLE_PRICE:
        return Reason("eko.moon.4")
    if reserve(g, seat) <= TEMPLE_PRICE:
        return Reason("eko.moon.2")
    return Reason("eko.moon.3") if space >= g.board.spaces else Reason("eko.move.7", [(SPACE, space)])
