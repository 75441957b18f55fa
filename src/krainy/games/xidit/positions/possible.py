"""Positions that no game of Lords of Xidit can show are refused. The numbers are those of the invariants in the rules;
a scene may leave tokens and pieces out, so only what is too much is wrong."""

from ..board import KINGDOM
from ..state import Xidit, bards_in
from ..tokens import RECRUITMENT, THREAT
from ..view.naming import COLOURS, SIDES
from ..vocabulary import CITIES, REGIONS


def impossible(g: Xidit) -> str:
    """Why no game can come to this position, in one line; nothing if one could."""
    return token_fault(g) or bard_fault(g) or year_fault(g)


def token_fault(g: Xidit) -> str:
    """3: no more tokens on cities than there are places."""
    for side in (RECRUITMENT, THREAT):
        if g.token.count(side) > g.setup.on_cities[side]:
            return f"tokens: {g.setup.on_cities[side]} lie on cities as {SIDES[side]}, not {g.token.count(side)}"
    return ""


def bard_fault(g: Xidit) -> str:
    """8: bards are nowhere but in open regions."""
    for seat in range(g.seats):
        for region in range(REGIONS):
            if g.setup.wasteland[region] and bards_in(g, seat, region):
                return f"bards: {KINGDOM.regions[region]} is wasteland"
    return ""


def year_fault(g: Xidit) -> str:
    """10, 11: nobody removes a threat and a titan in one city in one Year; nothing is removed before it could be."""
    for seat in range(g.seats):
        both = g.freed[seat] & g.slain[seat]
        for city in range(CITIES):
            if both >> city & 1:
                return f"slain: {COLOURS[g.colour[seat]]} has removed a threat in city {city + 1}, so no titan there"
    return ""
