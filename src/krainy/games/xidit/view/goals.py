"""What a seat has, and how it can win. [xidit.end]"""

from typing import Final

from krainy.engine.goal import Goal
from krainy.engine.vocabulary import Thing

from ..assessment import INFLUENCE, REPUTATION, WEALTH, influence, reputations
from ..board import CENTRE
from ..state import Xidit
from ..tokens import UNIT_NAMES
from ..vocabulary import CRITERION, KINDS, REGIONS

YEARS_LEFT: Final = 3
"""From so many Years before the end on, to be last is urgent."""
PLACES: Final = ["first", "second", "third"]
KEYS: Final = ["wealth", "influence", "reputation"]
"""The sentences of the criteria."""
RULES: Final = ["xidit.end.2", "xidit.end.3", "xidit.end.4"]
assert (WEALTH, INFLUENCE, REPUTATION) == (0, 1, 2), "sentences and rules lie in this order"


def holdings(g: Xidit, seat: int) -> dict[str, int]:
    """What a seat has, in numbers, behind its screen and on the board."""
    found = {
        "gold": g.gold[seat],
        "floors": influence(g, seat),
        "bards": sum(g.bards[seat * REGIONS : seat * REGIONS + REGIONS]) + g.unplaced[seat],
    }
    for kind in range(KINDS):
        found[UNIT_NAMES[kind]] = g.units[seat * KINDS + kind]
    return found


def goals(g: Xidit, seat: int) -> list[Goal]:
    """Never to be among the last in one of the three assessments, in their order. [xidit.end.1, xidit.end.10]

    What is behind the screens of others, and their bards in the Bastion, is left out: keeping count is part of the
    game.
    """
    if g.over:
        return []
    each: list[Goal] = []
    found: list[Goal] = []
    things: dict[str, Thing] = {}
    numbers = {"year": max(g.year, 1), "years": g.setup.years}
    for number in range(len(g.assessments)):
        criterion = g.assessments[number]
        things[PLACES[number]] = (CRITERION, criterion)
        if seat >= 0:
            each.append(own(g, seat, number))
            numbers[f"{PLACES[number]}_value"] = each[-1].numbers["value"]
        if criterion != WEALTH:
            found += lowest(g, seat, number)
    nearest = min([goal.progress for goal in each], default=0.0)
    return [Goal("order" if each else "watched", "xidit.end.1", seat, nearest, numbers, things), *each, *found]


def own(g: Xidit, seat: int, number: int) -> Goal:
    """How a seat stands in the criterion that is assessed at this place, as far as it may know."""
    criterion = g.assessments[number]
    things: dict[str, Thing] = {"criterion": (CRITERION, criterion)}
    numbers = {"place": number + 1, "out": g.setup.eliminated[number]}
    if criterion == WEALTH:
        numbers["value"] = g.gold[seat]
        return Goal(KEYS[WEALTH], RULES[WEALTH], seat, 0.5, numbers, things)
    values = shown_values(g, seat, criterion)
    above = len([value for value in values if value > values[seat]])
    equal = len([other for other in range(g.seats) if other != seat and values[other] == values[seat]])
    below = len(values) - 1 - above - equal  # the Virtual Player is below whoever it ties with [xidit.three.10]
    out = numbers["out"]
    danger = 2 if below + equal < out else 1 if below < out else 0
    numbers = {**numbers, "value": values[seat], "rank": above + 1, "count": len(values), "danger": danger}
    late = g.year > g.setup.years - YEARS_LEFT and danger > 0
    progress = (below + equal / 2) / max(len(values) - 1, 1)
    return Goal(KEYS[criterion], RULES[criterion], seat, progress, numbers, things, urgent=late)


def lowest(g: Xidit, seat: int, number: int) -> list[Goal]:
    """Which others would be out if this criterion were assessed now, as far as all can see."""
    criterion = g.assessments[number]
    values = shown_values(g, seat, criterion)
    worst = min(values)
    last = [other for other in range(g.seats) if values[other] == worst]
    if len(last) > g.setup.eliminated[number]:
        return []
    things: dict[str, Thing] = {"criterion": (CRITERION, criterion)}
    numbers = {"place": number + 1, "value": worst}
    return [Goal("last", "xidit.end.10", other, 0.0, numbers, things) for other in last if other != seat]


def shown_values(g: Xidit, seat: int, criterion: int) -> list[int]:
    """What every participant has in a criterion, as far as the seat may know it: without the Bastion of the others.
    [xidit.bard.2]"""
    if criterion == INFLUENCE:
        values = [influence(g, other) for other in range(g.seats)]
    else:
        open_board = g.clone()
        open_board.bards = [
            0 if region == CENTRE and other != seat else g.bards[other * REGIONS + region]
            for other in range(g.seats)
            for region in range(REGIONS)
        ]
        values = reputations(open_board)
    return [*values, g.virtual[criterion]] if g.virtual else values
