"""What an order promises before it is resolved, so that a bot which looks one step ahead chooses a sensible one.

A rough guess in the same coin as `sense`: areas, units, dials, influence, cards. It looks at what all can see.
"""

from typing import Final

from ..control import income, lands, own_heroes, strongholds, units_on
from ..map.tiles import NUMBER
from ..orders.fortify import may_build
from ..orders.harvest import recruits, signs
from ..orders.mobilize import may_activate
from ..orders.movement import closed_to, may_leave, reachable
from ..pieces import (
    ACQUIRE,
    CONQUER,
    DAMAGED_STRENGTH,
    DIAL_MAX,
    FORTIFY,
    HARVEST,
    INFLUENCE_SIGN,
    INTACT_STRENGTH,
    LIMIT,
    MOBILIZE,
    MOST_HEROES,
    ORE,
    RALLY,
    RECRUIT,
    RESOURCES,
    STRATEGIZE,
    STRONGHOLDS,
    TACTICS_SIGN,
    TITLES,
    TYPES,
    WOOD,
)
from ..runes import has_rune
from ..spend import dial
from ..state import NOBODY, Runewars
from ..year import winter_limit

LAND: Final = 1.0
"""An area."""
RUNE: Final = 4.0
"""A rune that lies there; about half of them are dragons."""
CITY: Final = 1.0
TOWN_LINE: Final = 1.0
"""One line of a city token."""
UNIT: Final = 0.55
STEP: Final = 0.35
"""A step of a dial."""
TOKEN: Final = 0.3
"""A token of influence."""
CARD: Final = 0.35
HERO: Final = 1.5
TITLE: Final = 1.5
FORT: Final = 1.2


def prospect(g: Runewars, seat: int, order: int) -> float:
    """What an order should bring to a seat as things stand."""
    supreme = order >= g.used[seat].bit_length() - 1  # the mask may hold the order already
    if order == HARVEST:
        return harvest_prospect(g, seat) + (0.6 if supreme else 0.0)
    if order == RECRUIT:
        return recruit_prospect(g, seat, supreme)
    if order in (MOBILIZE, CONQUER):
        return march_prospect(g, seat, order == MOBILIZE and supreme, order == CONQUER and supreme)
    if order == RALLY:
        return rally_prospect(g, seat, supreme)
    if order == ACQUIRE:
        tokens = signs(g, seat, INFLUENCE_SIGN)
        return TOKEN * tokens + (title_prospect(g, seat, tokens) if supreme else 0.0)
    if order == FORTIFY:
        return fortify_prospect(g, seat)
    assert order == STRATEGIZE
    return 0.3 + (CARD * signs(g, seat, TACTICS_SIGN) if supreme else 0.0)


def harvest_prospect(g: Runewars, seat: int) -> float:
    """How far the dials would rise. [runewars.harvest.1]"""
    total = income(g, seat)
    return STEP * sum(min(total[r], DIAL_MAX) - dial(g, seat, r) for r in range(len(RESOURCES)))


def recruit_prospect(g: Runewars, seat: int, supreme: bool) -> float:
    """The units of the best dial, or of the two best, as far as there is room and food.
    [runewars.recruit.1, runewars.recruit.2, runewars.recruit.3, runewars.recruit.4]"""
    fed = min(winter_limit(g, seat) + 1, LIMIT)
    room = sum(max(0, fed - units_on(g, area)) for area in strongholds(g, seat))
    numbers: list[int] = []
    for resource in range(len(RESOURCES)):
        numbers.append(len(recruits(g, seat, resource)))
    numbers.sort()
    wanted = numbers[-1] + (numbers[-2] if supreme else 0)
    return UNIT * min(wanted, room)


def march_prospect(g: Runewars, seat: int, twice: bool, siege: bool) -> float:
    """The best area next to an army that may move, or the two best; weighed by the odds. [runewars.mobilize]"""
    best = second = 0.0
    closed = closed_to(g, seat, False)
    for area in lands(g, seat):
        army = standing_on(g, area)
        if not army or not may_leave(g, seat, area):
            continue
        for target in reachable(g, area, closed):
            if g.lord[target] == seat or not may_activate(g, seat, target):
                continue
            value = prize(g, target) * odds(army, defence(g, target, siege))
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    return best + second if twice else best


def muster_prospect(g: Runewars, seat: int) -> float:
    """What the activated area promises: with those who have come and those next to it who still may."""
    target = g.contest
    if g.lord[target] == seat:
        return 0.0
    army = sum(g.guests)
    for area in reachable(g, target, closed_to(g, seat, False)):
        if may_leave(g, seat, area):
            army += standing_on(g, area)
    return prize(g, target) * odds(army, defence(g, target, False)) if army else 0.0


def standing_on(g: Runewars, area: int) -> int:
    """The standing units of an area."""
    row = g.rows[area]
    total = 0
    for unit in range(TYPES):
        total += row[2 * unit]
    return total


def prize(g: Runewars, area: int) -> float:
    """What an area is worth to who takes it."""
    value = LAND
    if has_rune(g, area):
        value += RUNE
    if g.city[area] >= 0:
        value += CITY
    if g.castle[area] != NOBODY:
        value += FORT
    return value


def defence(g: Runewars, area: int, siege: bool) -> int:
    """What has to be beaten there."""
    strength = standing_on(g, area)
    if g.castle[area] != NOBODY:
        walls = DAMAGED_STRENGTH if g.ruined >> area & 1 else INTACT_STRENGTH
        strength += max(0, walls - (DAMAGED_STRENGTH if siege else 0))
    return strength


def odds(army: int, against: int) -> float:
    """How likely so many units are to win, roughly."""
    if not against:
        return 1.0
    return max(0.0, min(1.0, (army - against) / (army + against) + 0.4))


def rally_prospect(g: Runewars, seat: int, supreme: bool) -> float:
    """A line of each city, and perhaps a hero. [runewars.rally]"""
    value = 0.0
    for area in lands(g, seat):
        if g.city[area] >= 0:
            value += TOWN_LINE
    if supreme and g.influence[seat] and g.hero_deck and len(own_heroes(g, seat)) < MOST_HEROES:
        value += HERO
    return value


def title_prospect(g: Runewars, seat: int, tokens: int) -> float:
    """A title that the seat could pay for. [runewars.acquire.2]"""
    for title in range(len(TITLES)):
        if g.titles[title] != seat and g.title_influence[title] < g.influence[seat] + tokens:
            return TITLE - TOKEN * g.title_influence[title]
    return 0.0


def fortify_prospect(g: Runewars, seat: int) -> float:
    """A new stronghold. [runewars.fortify.2]"""
    if not dial(g, seat, WOOD) or not dial(g, seat, ORE) or len(strongholds(g, seat)) >= STRONGHOLDS:
        return 0.2
    for area in range(NUMBER):
        if g.lord[area] == seat and may_build(g, area):
            return FORT - STEP
    return 0.2
