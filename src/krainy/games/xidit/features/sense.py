"""What a bot should notice in a position of Lords of Xidit. What each feature counts for was fitted, see
data/weights.toml.

It looks at what all could know by keeping count, and never into the stacks.
"""

import math
from typing import Final

from krainy.engine.game import aspect_of_each

from ..assessment import INFLUENCE, REPUTATION, WEALTH, values
from ..board import NOWHERE
from ..state import Xidit, army
from ..tokens import BARDS, FLOORS, GOLD
from ..vocabulary import KINDS
from .prospects import prospects, stock

FEATURES: Final = [
    # How far above the line of those who will be eliminated, by assessment: what is sure and what is left to fate.
    "first",
    "second",
    "third",
    "first_late",
    "second_late",
    "third_late",
    "weakest",
    "weakest_late",
    # What may still be made of it; fades with the last Years.
    "promise",  # the units in hand, and the best threat for them
    "unit_1",
    "unit_2",
    "unit_3",
    "unit_4",
    "unit_5",
    "census",  # kinds of which nobody has more, as long as a census is near
    "waiting",
    "army_late",  # breaks ties
]
CRITERIA: Final = ["wealth", "influence", "reputation"]
REST: Final = aspect_of_each(
    FEATURES,
    {
        "weakest": ["weakest", "weakest_late"],
        "units": ["promise", "unit_1", "unit_2", "unit_3", "unit_4", "unit_5", "army_late"],
        "census": ["census"],
    },
)
"""What people call it; the assessments have the names of their criteria, see `aspects`."""
PROMISE: Final = 8
SCALE: Final = [5.0, 4.0, 6.0]
"""How much of wealth, influence and reputation is a safe lead."""
FADE: Final = 3.0
"""The Years before the end in which units lose their worth."""
URGENCY: Final = [1.3, 1.0, 0.8]
"""How much more the criteria matter that are assessed first."""
REWARD_FOR: Final = {WEALTH: GOLD, INFLUENCE: FLOORS, REPUTATION: BARDS}


def features_of(g: Xidit) -> list[list[float]]:
    """By seat: the three assessments as they would go now, the units, and what they are good for."""
    left = (g.setup.years - g.year + 1) / g.setup.years
    late = 1.0 - left
    fading = time_left(g)
    near = census_near(g)
    margins = leads(g)
    rows: list[list[float]] = []
    for seat in range(g.seats):
        row: list[float] = []
        mine = margins[seat]
        for margin in mine:
            row.append(left * math.tanh(0.5 * margin))
        for margin in mine:
            row.append(late * math.tanh(margin))
        weakest = min(mine)
        row.append(left * math.tanh(0.5 * weakest))
        row.append(late * math.tanh(weakest))
        row.append(fading * promise(g, seat, mine))
        most = 0
        for kind in range(KINDS):
            own = g.units[seat * KINDS + kind]
            row.append(fading * own)
            if own > 0 and not outnumbered(g, kind, own):
                most += 1
        row.append(near * most)
        row.append(float(g.waiting[seat]))
        row.append(late * army(g, seat))
        rows.append(row)
    return rows


def aspects(g: Xidit) -> list[str]:
    """What people call each feature: which criterion is assessed first differs from game to game."""
    found = REST.copy()
    for number, criterion in enumerate(g.assessments):
        found[number] = found[3 + number] = CRITERIA[criterion]
    return found


def planned(g: Xidit, seat: int, orders: list[int]) -> list[list[list[float]]]:
    """The features as a seat that plans sees them: it counts what the best plan would bring that goes on so."""
    rows = features_of(g)
    if g.idrakis[seat] == NOWHERE:
        return [rows] * len(orders)
    found: list[list[list[float]]] = []
    left = time_left(g)
    for gain in prospects(g, seat, needs(g, leads(g)[seat]), orders):
        hoped = rows.copy()
        hoped[seat] = altered_at(rows[seat], PROMISE, left * gain)
        found.append(hoped)
    return found


def altered_at(row: list[float], place: int, value: float) -> list[float]:
    """The same list with one item changed."""
    row = row.copy()
    row[place] = value
    return row


def time_left(g: Xidit) -> float:
    """How much of the game is still to come, from 1 to 0: units are worth nothing at its end."""
    return min(1.0, (g.setup.years - g.year + (0.0 if g.plans else 1.0)) / FADE)


def leads(g: Xidit) -> list[list[float]]:
    """By seat and assessment: how far it is above the line of those who will be eliminated, in units of safety."""
    found: list[list[float]] = [[] for _ in range(g.seats)]
    gone = 0
    for number, criterion in enumerate(g.assessments):
        had = values(g, criterion)
        gone += g.setup.eliminated[number]
        for seat in range(g.seats):
            others = [value for participant, value in enumerate(had) if participant != seat]
            others.sort()
            line = others[min(gone, len(others)) - 1]
            found[seat].append((had[seat] - line) / SCALE[criterion])
    return found


def promise(g: Xidit, seat: int, margins: list[float]) -> float:
    """What a seat may still make of its units from where it stands."""
    return 0.0 if g.idrakis[seat] == NOWHERE else stock(g, seat, needs(g, margins))


def needs(g: Xidit, margins: list[float]) -> list[float]:
    """What a coin, a bard and a floor are worth to a seat, by what it lacks and by what is assessed first."""
    weights = [0.0, 0.0, 0.0]
    for number, criterion in enumerate(g.assessments):
        need = URGENCY[number] * (0.3 + 1.0 / (1.0 + math.exp(2.0 * margins[number])))
        weights[REWARD_FOR[criterion]] = need * (5.0 / SCALE[criterion])
    return weights


def census_near(g: Xidit) -> float:
    """How near the next census is: 1 in its own Year, less before, 0 when all are over."""
    for year in g.setup.census_years:
        if year >= g.year:
            return 1.0 / (1 + year - g.year)
    return 0.0


def outnumbered(g: Xidit, kind: int, own: int) -> bool:
    """Whether somebody has more units of a kind."""
    for seat in range(g.seats):
        if g.units[seat * KINDS + kind] > own:
            return True
    return False
