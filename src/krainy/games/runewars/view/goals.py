"""What a seat has, and how it can win. [runewars.victory]"""

from krainy.engine.goal import Goal, nearest_first

from ..control import own_heroes, strongholds
from ..decks import objective_of
from ..map.exploring import thrones
from ..map.tiles import NUMBER
from ..pieces import COUNT, FACTION_OF, OF_FACTIONS, RESOURCES, SEASONS, TO_WIN, YEARS
from ..runes import has_rune
from ..spend import dial
from ..state import DRAGON_RUNE, Runewars
from ..victory import fulfilled
from ..vocabulary import OBJECTIVE


def goals(g: Runewars, seat: int) -> list[Goal]:
    """Six dragon runes for a year, or the most after year seven. [runewars.victory.2, runewars.victory.9]"""
    if g.over:
        return []
    found: list[Goal] = []
    if seat >= 0 and g.alive >> seat & 1:
        found.append(own_runes(g, seat))
        card = objective_of(g, seat)
        if card > 0:
            done = fulfilled(g, seat)
            found.append(
                Goal(
                    "objective",
                    "runewars.objective.2",
                    seat,
                    1.0 if done else 0.0,
                    {"done": 1 if done else 0},
                    {"objective": (OBJECTIVE, card)},
                )
            )
    others = [other for other in range(g.seats) if other != seat and g.alive >> other & 1]
    return found + nearest_first([runes_of(g, seat, other) for other in others])


def own_runes(g: Runewars, seat: int) -> Goal:
    """The seat's own way: its victory card, or the runes it has for one; in year seven the final count."""
    have = known_dragons(g, seat)
    numbers = {"runes": have, "goal": TO_WIN, "missing": max(TO_WIN - have, 0), "year": max(g.year, 1), "years": YEARS}
    progress = have / TO_WIN
    if seat in g.victory_on:
        season = {"season": f"season-{SEASONS[g.victory_on.index(seat)]}"}
        return Goal("laid", "runewars.victory.6", seat, progress, numbers, words=season, urgent=True)
    if g.year == YEARS:
        return Goal("count", "runewars.victory.9", seat, progress, {**numbers, "influence": g.influence[seat]})
    return Goal("runes", "runewars.victory.2", seat, progress, numbers)


def runes_of(g: Runewars, seat: int, other: int) -> Goal:
    """How many dragon runes another one has, as far as the seat can tell: runes face down may be false."""
    sure, unsure = thrones(g, other), 0
    for area in range(NUMBER):
        if g.lord[area] == other and has_rune(g, area):
            if not g.runes.knows(seat, area):
                unsure += 1
            elif g.runes.content[area] == DRAGON_RUNE:
                sure += 1
    most = sure + unsure
    numbers = {"runes": sure, "most": most, "unsure": unsure, "goal": TO_WIN}
    progress = (sure + unsure / 2) / TO_WIN
    if other in g.victory_on:
        season = {"season": f"season-{SEASONS[g.victory_on.index(other)]}"}
        return Goal("laid", "runewars.victory.6", other, progress, numbers, words=season, urgent=True)
    return Goal("rival", "runewars.victory.2", other, progress, numbers, urgent=most >= TO_WIN)


def known_dragons(g: Runewars, seat: int) -> int:
    """The dragon runes that a seat controls and has seen; in the midst of an action it may control more."""
    total = thrones(g, seat)
    for area in range(NUMBER):
        if g.lord[area] == seat and g.runes.content[area] == DRAGON_RUNE and g.runes.knows(seat, area):
            total += 1
    return total


def holdings(g: Runewars, seat: int) -> dict[str, int]:
    """What a seat has, in numbers; units are those of its faction, wherever they are."""
    units = 0
    for unit in OF_FACTIONS:
        if FACTION_OF[unit] == g.faction[seat]:
            units += COUNT[unit] - g.stock[unit]
    found = {
        "runes": known_dragons(g, seat),
        "influence": g.influence[seat],
        "units": units,
        "heroes": len(own_heroes(g, seat)),
        "strongholds": len(strongholds(g, seat)),
        "tactics": len(g.hands[seat]),
        "quests": len(g.quest_hands[seat]),
    }
    for resource, name in enumerate(RESOURCES):
        found[name] = dial(g, seat, resource)
    return found


def dear(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """Dragon runes, heroes, strongholds, and the last unit."""
    found = [name for name in ("runes", "heroes", "strongholds") if after[name] < before[name]]
    if after["units"] == 0 and before["units"] > 0:
        found.append("units")
    return found
