"""What a bot should notice in a position of Lords of Xidit: features, and an evaluation from 0 (lost) to 1 (won).

It looks at what all could know by keeping count, and never into the stacks.
"""

import math
from typing import Final

from .assessment import INFLUENCE, REPUTATION, WEALTH, values
from .board import NOWHERE
from .planning import prospect
from .state import Xidit
from .tokens import BARDS, FLOORS, GOLD
from .vocabulary import KINDS
from .year import Plan

SCALE: Final = [5.0, 4.0, 6.0]
"""How far ahead one must be in wealth, influence and reputation to feel safe."""
UNREST: Final = 1.5
"""How much wider the scale is at the start of the game than at its end."""
RIPE: Final = 0.12
"""What of a prospect counts as if it were already had in each criterion."""
UNIT: Final = [1.0, 1.4, 1.8, 2.2, 2.6]
"""What a unit of each kind promises."""
URGENCY: Final = [1.3, 1.0, 0.8]
"""How much more the criteria matter that are assessed first."""


def evaluate(g: Xidit, seat: int) -> float:
    """How good the position is for a seat: how likely it is to survive one assessment after another."""
    if g.over:
        return 1.0 if g.winners >> seat & 1 else 0.0
    left = (g.setup.years - g.year) / g.setup.years
    margins = leads(g, seat, left)
    hope = RIPE * promise(g, seat, margins) * (0.2 + 0.8 * min(1.0, left * 4))
    chance = 1.0
    for margin, criterion in zip(margins, g.assessments):
        chance *= logistic(2.0 * (margin + hope / SCALE[criterion]) + 0.5)
    return chance


def leads(g: Xidit, seat: int, left: float) -> list[float]:
    """By assessment: how far a seat is above the line of those who will be eliminated, in units of safety."""
    found: list[float] = []
    gone = 0
    for number, criterion in enumerate(g.assessments):
        had = values(g, criterion)
        others = sorted(value for participant, value in enumerate(had) if participant != seat)
        gone += g.setup.eliminated[number]
        line = others[min(gone, len(others)) - 1]
        found.append((had[seat] - line) / (SCALE[criterion] * (1.0 + UNREST * left)))
    return found


def promise(g: Xidit, seat: int, margins: list[float]) -> float:
    """What a seat may still make of its units: while it plans, by its best plan."""
    if g.idrakis[seat] == NOWHERE:
        return 0.0
    if isinstance(g.asked, Plan):
        return prospect(g, seat, needs(g, margins))
    total = 0.0
    for kind in range(KINDS):
        total += UNIT[kind] * g.units[seat * KINDS + kind]
    return total


def needs(g: Xidit, margins: list[float]) -> list[float]:
    """What a coin, a bard and a floor are worth to a seat, by what it lacks and by what is assessed first."""
    weights = [0.0, 0.0, 0.0]
    for number, criterion in enumerate(g.assessments):
        need = URGENCY[number] * (0.3 + logistic(-2.0 * margins[number]))
        weights[REWARD_FOR[criterion]] = need * (5.0 / SCALE[criterion])
    return weights


REWARD_FOR: Final = {WEALTH: GOLD, INFLUENCE: FLOORS, REPUTATION: BARDS}


def logistic(x: float) -> float:
    """From any number to a chance."""
    return 1.0 / (1.0 + math.exp(-x))
