"""What a bot should notice in a position of Lords of Xidit: features, and an evaluation from 0 (lost) to 1 (won).

It looks at what all could know by keeping count, and never into the stacks.
"""

import math
from typing import Final

from .assessment import values
from .board import COLOURS_OF_ROADS, KINGDOM, NOWHERE
from .state import Xidit
from .tokens import THREAT
from .vocabulary import CITIES, KINDS

SCALE: Final = [5.0, 4.0, 6.0]
"""How far ahead one must be in wealth, influence and reputation to feel safe."""
WORTH: Final = [2.0, 3.0, 4.0, 5.0, 6.0]
"""What a unit of each kind is worth, in points of reward."""
POINTS: Final = [1.0, 1.25, 1.5]
"""What a coin, a bard and a floor are worth."""
IN_HAND: Final = 0.4
"""What of its units a seat turns into values of one criterion."""
IN_REACH: Final = 0.1
"""What of the rewards in reach."""
NEAR: Final = 0.8
"""What a threat is worth at every further city."""
SOON: Final = 0.4
"""What it is worth for every unit that is missing."""
UNREST: Final = 1.5
"""How much wider the scale is at the start of the game than at its end."""


def evaluate(g: Xidit, seat: int) -> float:
    """How good the position is for a seat: how likely it is to survive one assessment after another."""
    if g.over:
        return 1.0 if g.winners >> seat & 1 else 0.0
    years_left = (g.setup.years - g.year) / g.setup.years
    hopes = [hope(g, other) * (0.2 + 0.8 * min(1.0, years_left * 4)) for other in range(g.seats)]
    chance = 1.0
    gone = 0
    for number, criterion in enumerate(g.assessments):
        found = [float(value) for value in values(g, criterion)]
        for other in range(g.seats):
            found[other] += hopes[other]
        gone += g.setup.eliminated[number]
        line = threshold(found, seat, gone)
        margin = (found[seat] - line) / (SCALE[criterion] * (1.0 + UNREST * years_left))
        chance *= 1.0 / (1.0 + math.exp(-2.0 * margin - 0.5))
    return chance


def threshold(found: list[float], seat: int, gone: int) -> float:
    """The value to beat: that of the highest of those who will be gone by then, were the order the same in all."""
    others = sorted(value for participant, value in enumerate(found) if participant != seat)
    return others[min(gone, len(others)) - 1]


def hope(g: Xidit, seat: int) -> float:
    """What the units of a seat may still bring it in each criterion."""
    worth = 0.0
    for kind in range(KINDS):
        worth += WORTH[kind] * g.units[seat * KINDS + kind]
    return IN_HAND * math.sqrt(worth) + IN_REACH * best_threat(g, seat)


def best_threat(g: Xidit, seat: int) -> float:
    """The rewards of the best threat for a seat, less by distance and by what is still missing for it."""
    here = g.idrakis[seat]
    if here == NOWHERE:
        return 0.0
    best = 0.0
    for city in range(CITIES):
        announced = city == g.next[THREAT]
        if g.token[city] != THREAT and not announced:
            continue
        value = 0.0
        for reward, number in enumerate(g.setup.rewards[city]):
            value += POINTS[reward] * number
        value *= NEAR ** DISTANCE[here * CITIES + city] * SOON ** missing(g, seat, city)
        best = max(best, value * 0.7 if announced else value)
    return best


def missing(g: Xidit, seat: int, city: int) -> int:
    """How many units that the threat of a city asks for the seat does not have."""
    lacking = 0
    asked = g.setup.requires[city]
    for kind in range(KINDS):
        lacking += max(0, asked[kind] - g.units[seat * KINDS + kind])
    return lacking


def distances() -> list[int]:
    """How many roads lie between every two cities."""
    found: list[int] = []
    for start in range(CITIES):
        away = [-1] * CITIES
        away[start] = 0
        reached = [start]
        for city in reached:
            for colour in range(COLOURS_OF_ROADS):
                to = KINGDOM.roads[city * COLOURS_OF_ROADS + colour]
                if to != NOWHERE and away[to] < 0:
                    away[to] = away[city] + 1
                    reached.append(to)
        found += away
    return found


DISTANCE: Final = distances()
"""At 21 one + other."""
