"""Who may know what: a position as one seat sees it, and as it is.

What is behind a screen follows from what all have heard, yet nobody is shown more than the own: keeping count is part
of the game. The Bastion is closed to all, except that each knows what it has put in itself.
"""

from typing import Final

from krainy.engine.knowledge import EVERYTHING

from ..board import CENTRE, COLOURS_OF_ROADS, KINGDOM, NOWHERE
from ..state import Xidit
from ..tokens import (
    BARDS,
    FLOORS,
    GOLD,
    NO_TOKEN,
    RECRUITMENT,
    REWARD_NAMES,
    STRENGTH,
    THREAT,
    TITAN_NAMES,
    TITAN_REWARDS,
    TITANS_A_STACK,
    UNIT_NAMES,
    Unit,
    in_band,
)
from ..vocabulary import CITIES, KINDS, REGIONS, STACKS, WHEELS
from .naming import COLOURS, CRITERIA, ORDERS, ROADS, SIDES, VIRTUAL, Colour, Order, Participant
from .shape import Ground, Matter, Path, Personal, Position, Screen, Titans, Token

UNKNOWN: Final = 0


def position(g: Xidit) -> dict[str, object]:
    """The complete position, hidden things included, with who has won by colour; in views the kernel tells that, for
    all games alike."""
    seen: dict[str, object] = dict(told(g, EVERYTHING))
    over = seen.pop("over")
    winners = [COLOURS[g.colour[seat]] for seat in range(g.seats) if g.winners >> seat & 1]
    return {**seen, "winners": winners, "over": over}


def sight(g: Xidit, seat: int) -> Position:
    """The position as a seat sees it; -1 is somebody who only watches."""
    return told(g, seat)


def told(g: Xidit, viewer: int) -> Position:
    """The position in words, as far as the viewer may know it."""
    colours = [COLOURS[colour] for colour in g.colour]
    own = personal(g, viewer)
    return {
        "seats": colours,
        "length": g.setup.length,
        "year": g.year,
        "years": g.setup.years,
        "censuses": g.setup.census_years.copy(),
        "first": colours[g.first],
        "phase": g.asked_name(),
        "matter": matter(g),
        "order": order_number(g),
        "turn": colours[turn(g)] if g.done > 0 and g.plans else "",
        "markers": {colours[s]: marker(g, s) for s in range(g.seats)},
        "plans": plans(g, colours),
        "idrakis": {colours[s]: g.idrakis[s] + 1 for s in range(g.seats) if g.idrakis[s] != NOWHERE},
        "tokens": tokens(g),
        "path": own["path"],
        "barracks": by_unit(g.barracks),
        "guilds": {
            str(city + 1): {"seat": colours[g.guild[city]], "floors": g.height[city]}
            for city in range(CITIES)
            if g.guild[city] >= 0
        },
        "floors": {colours[s]: g.supply[s] for s in range(g.seats)},
        "bards": own["bards"],
        "wasteland": [KINGDOM.regions[region] for region in range(REGIONS) if g.setup.wasteland[region]],
        "titans": own["titans"],
        "screens": own["screens"],
        "recruited": limits(g.recruited, colours),
        "freed": limits(g.freed, colours),
        "slain": limits(g.slain, colours),
        "assessments": [CRITERIA[criterion] for criterion in g.assessments],
        "virtual": {CRITERIA[criterion]: value for criterion, value in enumerate(g.virtual)},
        "results": results(g, colours),
        "eliminated": [participant(colours, p) for p in g.fallen],
        "standings": standings(g, colours),
        "over": g.over,
    }


def personal(g: Xidit, viewer: int) -> Personal:
    """What of it is not the same for all who look."""
    colours = [COLOURS[colour] for colour in g.colour]
    return {
        "path": path(g, viewer),
        "bards": bards(g, colours, viewer),
        "titans": titans(g, viewer),
        "screens": {colours[s]: screen(g, s) for s in range(g.seats) if may_look(g, viewer, s)},
    }


def may_look(g: Xidit, viewer: int, seat: int) -> bool:
    """Whether the viewer may look behind a screen: behind its own, and behind all when everything is over."""
    return viewer in (seat, EVERYTHING) or g.over


# -- the Year ----------------------------------------------------------------------------------------------------------


def turn(g: Xidit) -> int:
    """The seat whose Order was carried out last, or is being carried out."""
    return (g.first + g.done - 1) % g.seats


def order_number(g: Xidit) -> int:
    """The number of that Order; 0 before the first."""
    return (g.done + g.seats - 1) // g.seats if g.plans else 0


def marker(g: Xidit, seat: int) -> int:
    """Where the order marker of a seat lies: on the last Order it carried out, 0 before the first. [xidit.exec.4]"""
    return (g.done + g.seats - 1 - (seat - g.first) % g.seats) // g.seats if g.plans else 0


def plans(g: Xidit, colours: list[Colour]) -> dict[str, list[Order]]:
    """The Orders of this Year, once they are revealed. [xidit.exec.1]"""
    found: dict[str, list[Order]] = {}
    for seat in range(g.seats):
        orders = g.plans[seat * WHEELS : seat * WHEELS + WHEELS]
        if orders:
            found[colours[seat]] = [ORDERS[order] for order in orders]
    return found


def matter(g: Xidit) -> Matter:
    """What the decision now asked is about: how many pieces are left, which titan, which kind of unit."""
    found: Matter = {}
    about = g.about()
    if "left" in about:
        found["left"] = about["left"][1]
    if "unit" in about:
        found["unit"] = UNIT_NAMES[about["unit"][1]]
    if "titan" in about:
        found["titan"] = STRENGTH[about["titan"][1]]
    return found


def limits(masks: list[int], colours: list[Colour]) -> dict[str, list[int]]:
    """The cities in which each seat has done this Year what can be done once; seats without any are left out."""
    return {
        colours[seat]: [city + 1 for city in range(CITIES) if mask >> city & 1]
        for seat, mask in enumerate(masks)
        if mask
    }


# -- tokens and titans -------------------------------------------------------------------------------------------------


def by_unit(numbers: list[int]) -> dict[Unit, int]:
    """Numbers of units by their names."""
    return {UNIT_NAMES[kind]: numbers[kind] for kind in range(KINDS)}


def tokens(g: Xidit) -> dict[str, Token]:
    """The tokens on cities; a Recruitment token with the units left on it."""
    found: dict[str, Token] = {}
    for city in range(CITIES):
        side = g.token[city]
        if side == RECRUITMENT:
            units = by_unit([in_band(g.bands[city], kind) for kind in range(KINDS)])
            found[str(city + 1)] = {"side": SIDES[side], "units": {name: n for name, n in units.items() if n > 0}}
        elif side != NO_TOKEN:
            found[str(city + 1)] = {"side": SIDES[side]}
    return found


def path(g: Xidit, viewer: int) -> Path:
    """Stacks from the top, Next fields, discards in their order; a token that the viewer cannot know is 0."""
    return {
        "R": [token(g, slot, viewer) for slot in g.stack[RECRUITMENT]],
        "NR": g.next[RECRUITMENT] + 1,
        "DT": [city + 1 for city in g.pile[RECRUITMENT]],
        "T": [token(g, slot, viewer) for slot in g.stack[THREAT]],
        "NT": g.next[THREAT] + 1,
        "DR": [city + 1 for city in g.pile[THREAT]],
    }


def token(g: Xidit, slot: int, viewer: int) -> int:
    """The token in a slot of the path, if the viewer knows it."""
    return g.path.content[slot] + 1 if viewer == EVERYTHING or g.path.knows(viewer, slot) else UNKNOWN


def titans(g: Xidit, viewer: int) -> dict[str, Titans]:
    """The stacks of the Lair by strength, from the top; a titan that has not raged has no name."""
    found: dict[str, Titans] = {}
    for stack in range(STACKS):
        slots = range(stack * TITANS_A_STACK + TITANS_A_STACK - g.lair[stack], (stack + 1) * TITANS_A_STACK)
        known = [viewer == EVERYTHING or g.titans.knows(viewer, slot) for slot in slots]
        names = [TITAN_NAMES[g.titans.content[slot]] if knows else "" for slot, knows in zip(slots, known)]
        rages = g.raging >> stack & 1 == 1
        entry: Titans = {"titans": names, "raging": rages}
        if rages:
            rewards = TITAN_REWARDS[g.titans.content[slots[0]]]
            entry["gold"], entry["bards"], entry["floors"] = rewards[GOLD], rewards[BARDS], rewards[FLOORS]
        found[str(STRENGTH[stack])] = entry
    return found


# -- pieces ------------------------------------------------------------------------------------------------------------


def bards(g: Xidit, colours: list[Colour], viewer: int) -> dict[str, dict[str, int]]:
    """The bards in each region by colour; of those in the Bastion only what the viewer may know. [xidit.bard.2]"""
    found: dict[str, dict[str, int]] = {}
    for region, name in enumerate(KINGDOM.regions):
        if not g.setup.wasteland[region]:
            seats = [s for s in range(g.seats) if region != CENTRE or may_look(g, viewer, s)]
            found[name] = {colours[s]: g.bards[s * REGIONS + region] for s in seats}
    return found


def screen(g: Xidit, seat: int) -> Screen:
    """What is behind a screen."""
    return {
        "units": by_unit(g.units[seat * KINDS : seat * KINDS + KINDS]),
        "gold": g.gold[seat],
        "bards": g.unplaced[seat],
        "waiting": g.waiting[seat],
    }


# -- the end -----------------------------------------------------------------------------------------------------------


def participant(colours: list[Colour], number: int) -> Participant:
    """A seat by its colour, or the Virtual Player."""
    return colours[number] if number < len(colours) else VIRTUAL


def results(g: Xidit, colours: list[Colour]) -> dict[str, dict[str, int]]:
    """What every assessment so far has found, by criterion and participant."""
    return {
        CRITERIA[g.assessments[number]]: {participant(colours, p): value for p, value in enumerate(row)}
        for number, row in enumerate(g.values)
    }


def standings(g: Xidit, colours: list[Colour]) -> list[Participant]:
    """All participants of a game that is over, the best first: the last eliminated stands highest. [xidit.ruling.21]"""
    if not g.over:
        return []
    everybody = range(g.seats + (1 if g.virtual else 0))
    order = [p for p in everybody if p not in g.fallen] + g.fallen[::-1]
    return [participant(colours, p) for p in order]


def resample(g: Xidit, seat: int) -> None:
    """Only the stacks and the sleeping titans are really unknown; what is behind a screen follows from the log."""
    g.path = g.path.dealt(g, seat)
    g.titans = g.titans.dealt(g, seat)


def ground(g: Xidit) -> Ground:
    """What is printed and never changes: cities, roads, regions, both sides of every token, the titans."""
    setup = g.setup
    return {
        "cities": [
            {"name": str(city + 1), "x": x, "y": y, "regions": [KINGDOM.regions[r] for r in KINGDOM.borders[city]]}
            for city, (x, y) in enumerate(KINGDOM.places)
        ],
        "roads": [
            {"ends": [city + 1, to + 1], "colour": ROADS[colour]}
            for city in range(CITIES)
            for colour in range(COLOURS_OF_ROADS)
            if (to := KINGDOM.roads[city * COLOURS_OF_ROADS + colour]) > city
        ],
        "regions": [
            {
                "name": name,
                "central": region == CENTRE,
                "snow": KINGDOM.snow[region],
                "wasteland": setup.wasteland[region],
                "larger": KINGDOM.larger[region],
                "smaller": KINGDOM.smaller[region],
                "corners": [city + 1 for city in KINGDOM.corners[region]],
                "caption": list(KINGDOM.captions[region]),
            }
            for region, name in enumerate(KINGDOM.regions)
        ],
        "tokens": {
            str(city + 1): {
                "recruits": by_unit(setup.recruits[city]),
                "requires": by_unit(setup.requires[city]),
                "gold": setup.rewards[city][GOLD],
                "bards": setup.rewards[city][BARDS],
                "floors": setup.rewards[city][FLOORS],
            }
            for city in setup.tokens
        },
        "titans": {name: dict(zip(REWARD_NAMES, TITAN_REWARDS[number])) for number, name in enumerate(TITAN_NAMES)},
        "years": setup.years,
        "censuses": setup.census_years.copy(),
        "eliminated": setup.eliminated.copy(),
    }
