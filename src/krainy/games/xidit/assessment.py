"""The end: three assessments, each of which eliminates the weakest. [xidit.end, xidit.three]

A participant is a seat, or the Virtual Player, who comes after all seats.
"""

from typing import Final

from krainy.engine.flow import Step

from .board import CENTRE, KINGDOM
from .state import Xidit, army, bards_in
from .vocabulary import (
    ASSESSED,
    ASSESSMENT_BEGINS,
    BASTION_OPENED,
    CITIES,
    ELIMINATED,
    GAME_ENDS,
    NOBODY_WON,
    REGIONS,
    TIE_BROKEN,
    VIRTUAL_ASSESSED,
    VIRTUAL_ELIMINATED,
    VIRTUAL_TIED,
    WON,
)

WEALTH: Final = 0
INFLUENCE: Final = 1
REPUTATION: Final = 2
BY_UNITS: Final = 0
BY_SEATS: Final = 1


class Assessments(Step[Xidit]):
    """After the last Year the three criteria are assessed in their order; who is left wins.
    [xidit.end.1, xidit.end.12]"""

    def run(self, g: Xidit) -> None:
        g.tell(GAME_ENDS, g.year)
        for number in range(len(g.assessments)):
            assess(g, number)
        left = [participant for participant in participants(g) if participant not in g.fallen]
        if left[0] < g.seats:
            g.tell(WON, left[0])
            g.win(1 << left[0], "xidit.end.12")
        else:  # the Virtual Player has outlasted everybody
            g.tell(NOBODY_WON)
            g.win(0, "xidit.ruling.21")


def participants(g: Xidit) -> list[int]:
    """All seats, and the Virtual Player if there is one. [xidit.three.5]"""
    return list(range(g.seats + 1 if g.virtual else g.seats))


def assess(g: Xidit, number: int) -> None:
    """Rank all by one criterion and eliminate the lowest of those still active.
    [xidit.end.8, xidit.end.9, xidit.end.10, xidit.end.11, xidit.three.10, xidit.three.11]"""
    criterion = g.assessments[number]
    g.tell(ASSESSMENT_BEGINS, criterion, number + 1)
    if criterion == REPUTATION:
        for seat in range(g.seats):
            g.tell(BASTION_OPENED, seat, bards_in(g, seat, CENTRE))
    found = values(g, criterion)
    ranked = ranking(g, found)
    for place, participant in enumerate(ranked):
        if participant < g.seats:
            g.tell(ASSESSED, participant, criterion, found[participant], place + 1)
        else:
            g.tell(VIRTUAL_ASSESSED, criterion, found[participant], place + 1)
    g.values = [*g.values, found]
    tell_ties(g, ranked, found)
    active = [participant for participant in ranked if participant not in g.fallen]
    for _ in range(g.setup.eliminated[number]):
        eliminate(g, active.pop(), criterion)


def eliminate(g: Xidit, participant: int, criterion: int) -> None:
    """One participant is out; its pieces stay and keep counting. [xidit.end.11, xidit.ruling.18]"""
    g.fallen = [*g.fallen, participant]
    if participant < g.seats:
        g.alive &= ~(1 << participant)
        g.tell(ELIMINATED, participant, criterion)
    else:
        g.tell(VIRTUAL_ELIMINATED, criterion)


# -- values ------------------------------------------------------------------------------------------------------------


def values(g: Xidit, criterion: int) -> list[int]:
    """What every participant has in a criterion. [xidit.end.2, xidit.end.3, xidit.end.4, xidit.three.10]"""
    if criterion == WEALTH:
        found = g.gold.copy()
    elif criterion == INFLUENCE:
        found = [influence(g, seat) for seat in range(g.seats)]
    else:
        found = reputations(g)
    if g.virtual:
        found.append(g.virtual[criterion])
    return found


def influence(g: Xidit, seat: int) -> int:
    """The floors of a seat on the board; those that wait or lie in supply do not count. [xidit.end.3]"""
    total = 0
    for city in range(CITIES):
        if g.guild[city] == seat:
            total += g.height[city]
    return total


def reputations(g: Xidit) -> list[int]:
    """The lyre numbers that every seat has in the regions.
    [xidit.end.4, xidit.end.5, xidit.end.6, xidit.end.7, xidit.ruling.19]"""
    totals = [0] * g.seats
    for region in range(REGIONS):
        most, second = podium(g, region)
        if most == 0:
            continue
        for seat in range(g.seats):
            bards = bards_in(g, seat, region)
            if bards == most:
                totals[seat] += KINGDOM.larger[region]
            elif bards == second and second > 0:
                totals[seat] += KINGDOM.smaller[region]
    return totals


def podium(g: Xidit, region: int) -> tuple[int, int]:
    """The most bards in a region, and the second most; the latter is 0 where several have the most. [xidit.end.5]"""
    most, second = 0, 0
    for seat in range(g.seats):
        bards = bards_in(g, seat, region)
        if bards > most:
            most, second = bards, most
        elif bards > second:
            second = bards
    if second == most:
        second = 0
    return most, second


# -- ranks -------------------------------------------------------------------------------------------------------------


def ranking(g: Xidit, found: list[int]) -> list[int]:
    """The participants from the highest to the lowest, those eliminated before included. [xidit.end.8]"""
    ranked: list[int] = []
    for participant in participants(g):
        place = len(ranked)
        while place > 0 and outranks(g, participant, ranked[place - 1], found):
            place -= 1
        ranked.insert(place, participant)
    return ranked


def outranks(g: Xidit, one: int, other: int, found: list[int]) -> bool:
    """Whether one participant stands above another: by value; a human above the Virtual Player; by all units behind the
    screen; by the seat further to the right of the First Player. [xidit.end.9, xidit.three.10, xidit.ruling.17,
    xidit.ruling.27]"""
    if found[one] != found[other]:
        return found[one] > found[other]
    if one == g.seats or other == g.seats:
        return other == g.seats
    if army(g, one) != army(g, other):
        return army(g, one) > army(g, other)
    return to_the_right(g, one) > to_the_right(g, other)


def to_the_right(g: Xidit, seat: int) -> int:
    """How many seats to the right (anticlockwise) of the First Player a seat is. [xidit.ruling.17, xidit.ruling.20]"""
    return (g.first - seat) % g.seats


def tell_ties(g: Xidit, ranked: list[int], found: list[int]) -> None:
    """What decided between equals."""
    for place in range(1, len(ranked)):
        above, below = ranked[place - 1], ranked[place]
        if found[above] != found[below]:
            continue
        if below == g.seats:
            g.tell(VIRTUAL_TIED, above)
        else:
            g.tell(TIE_BROKEN, above, below, BY_UNITS if army(g, above) != army(g, below) else BY_SEATS)
