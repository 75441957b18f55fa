"""A position of Lords of Xidit in numbers, for those who learn: the own screen, and what all see."""

from typing import Final

from krainy.engine.observation import Observation

from ..board import CENTRE
from ..state import Xidit
from ..tokens import ALL_BARDS, ALL_FLOORS, HIGHEST_GUILD, TITANS, TITANS_A_STACK, in_band
from ..view.sight import may_look
from ..vocabulary import CITIES, KINDS, MOST_UNITS, REGIONS, STACKS, SYMBOLS, WHEELS

YEARS: Final = 12
CRITERIA: Final = 3
MOST_GOLD: Final = 500
MOST_VALUE: Final = 500
PRIZES: Final = 3
"""Gold, bards and floors."""
SIDES: Final = ["recruitment", "threat"]


def observe(g: Xidit, o: Observation) -> None:
    """What the observing seat may know."""
    seats = range(g.seats)
    viewer = o.viewer
    o.number("year", g.year, 0, YEARS, "the Year")
    o.seat_of("first", g.first, "the First Player")
    o.number("done", g.done, 0, WHEELS * g.seats, "Orders of this Year carried out so far, by all together")
    o.by_seat("plans", plans(g), 0, SYMBOLS, "the revealed Orders of this Year: 1 to 3 roads, 4 action, 5 wait")
    o.by_seat("idrakis", [g.idrakis[s] + 1 for s in seats], 0, CITIES, "the city of each Idrakis, from 1")
    o.put("token", [side + 1 for side in g.token], 0, 2, "on each city: 1 a Recruitment token, 2 a threat")
    o.put(
        "recruits",
        [in_band(g.bands[c], k) for c in range(CITIES) for k in range(KINDS)],
        0,
        7,
        "units on each city, by kind",
    )
    requires, rewards = g.setup.requires, g.setup.rewards
    o.put_rows("requires", requires, 0, 9, "units that the threat of each city asks for, by kind", CITIES * KINDS)
    o.put_rows("rewards", rewards, 0, 9, "gold, bards and floors for the threat of each city", CITIES * PRIZES)
    o.put("barracks", g.barracks, 0, MOST_UNITS, "units in the Barracks, by kind")
    o.put("next", [city + 1 for city in g.next], 0, CITIES, "the tokens on Next Recruitment and Next Threat, from 1")
    for side, name in enumerate(SIDES):
        stack = [g.path.content[slot] + 1 if g.path.shown_to(viewer, slot) else 0 for slot in g.stack[side]]
        o.number(f"{name}-left", len(stack), 0, CITIES, f"tokens in the {name} stack")
        o.put(f"{name}-stack", row(stack), 0, CITIES, "its tokens from the top, by city from 1; 0 for unknown")
        o.put(f"{name}-pile", row([c + 1 for c in g.pile[side]]), 0, CITIES, "discarded tokens that will become it")

    o.put("titans-left", g.lair, 0, TITANS_A_STACK, "titans in each stack of the Lair, from the weakest")
    o.mask("raging", g.raging, STACKS, "stacks whose top titan rages")
    known = [slot // TITANS_A_STACK for slot in range(STACKS * TITANS_A_STACK)]
    o.put(
        "titans",
        [
            g.titans.content[slot] + 1
            if slot % TITANS_A_STACK >= TITANS_A_STACK - g.lair[stack] and g.titans.shown_to(viewer, slot)
            else 0
            for slot, stack in enumerate(known)
        ],
        0,
        len(TITANS),
        "the titans that are known, two places a stack, from 1",
    )

    o.put("wasteland", [int(waste) for waste in g.setup.wasteland], 0, 1, "regions that take no bards")
    known_bards = bards(g, viewer)
    o.by_seat("bards", known_bards, 0, ALL_BARDS, "bards in each region; in the Bastion only those one may know of")
    guilds = o.open("guilds", g.seats * CITIES, 0, HIGHEST_GUILD, "floors of each seat's guilds, by city")
    for city in range(CITIES):
        if g.guild[city] >= 0:
            o.set(guilds + o.chair(g.guild[city]) * CITIES + city, g.height[city])
    o.by_seat("floors", g.supply, 0, ALL_FLOORS, "floors left in the supplies")
    o.masks_by_seat("recruited", g.recruited, CITIES, "cities in which each seat has recruited this Year")
    o.masks_by_seat("freed", g.freed, CITIES, "cities in which each seat has removed a threat this Year")
    o.masks_by_seat("slain", g.slain, CITIES, "cities in which each seat has removed a titan this Year")

    looks = [may_look(g, viewer, s) for s in seats]
    units = [g.units[s * KINDS + k] if looks[s] else 0 for s in seats for k in range(KINDS)]
    o.by_seat("units", units, 0, MOST_UNITS, "units behind the own screen, by kind; behind all when the game is over")
    o.by_seat("gold", [g.gold[s] if looks[s] else 0 for s in seats], 0, MOST_GOLD, "gold behind the own screen")
    o.by_seat(
        "unplaced", [g.unplaced[s] if looks[s] else 0 for s in seats], 0, ALL_BARDS, "bards behind the own screen"
    )
    o.by_seat(
        "promised", [g.waiting[s] if looks[s] else 0 for s in seats], 0, ALL_FLOORS, "floors behind the own screen"
    )

    o.put(
        "assessments",
        [criterion + 1 for criterion in g.assessments],
        0,
        CRITERIA,
        "the criteria in their order, from 1",
    )
    o.put("eliminated", g.setup.eliminated, 0, 9, "how many each assessment eliminates")
    o.put("virtual", g.virtual if g.virtual else [0] * CRITERIA, 0, MOST_VALUE, "what the Virtual Player has in each")
    results = [g.values[a][s] if a < len(g.values) else 0 for s in seats for a in range(CRITERIA)]
    o.by_seat("results", results, -1, MOST_VALUE, "what each assessment has found")
    o.by_seat("fallen", [int(s in g.fallen) for s in seats], 0, 1, "seats that were eliminated")


def row(values: list[int]) -> list[int]:
    """Filled up with zeros, a place for every city."""
    return values + [0] * (CITIES - len(values))


def plans(g: Xidit) -> list[int]:
    """The revealed Orders, six a seat; 0 while they are secret."""
    return [order + 1 for order in g.plans] if g.plans else [0] * (WHEELS * g.seats)


def bards(g: Xidit, viewer: int) -> list[int]:
    """The bards of every seat by region, as far as the viewer may know them."""
    return [
        g.bards[seat * REGIONS + region] if region != CENTRE or may_look(g, viewer, seat) else 0
        for seat in range(g.seats)
        for region in range(REGIONS)
    ]
