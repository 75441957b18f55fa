"""What a bot should notice in a position of Ekö: features, and an evaluation from 0 (lost) to 1 (won)."""

import math
from typing import Final

from .arming import watched
from .board import BIT, GOAL, MAX_STACK, places
from .move import Survey, calm_stops
from .state import RESERVE, Eko, jailer_of, points

POINT: Final = 0.5
CAPITAL: Final = 1.0
DISC: Final = 0.12
RESERVE_DISC: Final = 0.05
CAPTIVE: Final = 0.5
EXPOSED_DISC: Final = 0.08
EXPOSED_EMPEROR: Final = 1.2
ARMABLE: Final = 0.1
HUNTED: Final = 0.04
LAST_STAND: Final = 1.5
CLOSE: Final = 1.0


def evaluate(g: Eko, seat: int) -> float:
    """How good the position is for a seat: its own standing against the best of the others."""
    if g.over:
        return 0.5 if g.unfinished else 1.0 if g.winners >> seat & 1 else 0.0
    if not g.alive >> seat & 1:
        return 0.0
    attacked = [attacks(g, other) for other in range(g.seats)]
    best = -100.0
    for other in range(g.seats):
        if other != seat and g.alive >> other & 1:
            best = max(best, standing(g, other, attacked[seat], 0.5))
    danger = 0
    for other in range(g.seats):
        if other != seat:
            danger |= attacked[other]
    return 1.0 / (1.0 + math.exp(best - standing(g, seat, danger, 1.0)))


def attacks(g: Eko, seat: int) -> int:
    """Where the seat could strike next, as a bit mask; storms are not counted."""
    if not g.alive >> seat & 1:
        return 0
    struck = 0
    for stops in calm_stops(g, seat, Survey(g, seat)):
        struck |= stops
    return struck


def standing(g: Eko, seat: int, danger: int, fear: float) -> float:
    """What a seat has: points, capitals, discs, an Emperor, stacks it can arm, less what may be taken from it."""
    score = points(g, seat)
    value = POINT * score + DISC * g.discs[seat] + RESERVE_DISC * min(g.warriors[seat], 6)
    if g.capitals[seat] > 0:
        value += CAPITAL + CLOSE * max(0, score - GOAL + 4) / 4
    if jailer_of(g, seat) >= 0:
        value -= CAPTIVE
    exposed = 0
    armable = 0
    mine = g.piles[seat * 5 + 1] | g.piles[seat * 5 + 2] | g.piles[seat * 5 + 3] | g.piles[seat * 5 + 4]
    for space in places(mine):
        if danger & BIT[space]:
            exposed += g.size[space]
        if g.size[space] < MAX_STACK and not g.board.storm[space] and not watched(g, seat, space):
            armable += 1
    value -= fear * EXPOSED_DISC * exposed
    if exposed == g.discs[seat]:
        value -= fear * LAST_STAND
    emperor = g.emperor[seat]
    if emperor > RESERVE and emperor < g.board.spaces and danger & BIT[emperor]:
        value -= fear * EXPOSED_EMPEROR
    return value + ARMABLE * min(armable, 4)
