"""What must always hold in Lords of Xidit: the seventeen invariants of the specification, for the fuzzer.

Each function names the invariants it checks. Those that speak of change follow the events of the action, as a strict
observer at the table would.
"""

from typing import Final

from krainy.engine.vocabulary import Event

from ..assessment import reputations
from ..board import CENTRE, COLOURS_OF_ROADS, KINGDOM, NOWHERE
from ..census import PRIZES
from ..state import EMPTY, NO_CITY, NOBODY, Xidit, bards_in, top_titan
from ..titans import FaceTitan
from ..tokens import (
    ALL_BARDS,
    ALL_FLOORS,
    COUNTS,
    GOLD,
    HIGHEST_GUILD,
    NO_TOKEN,
    RECRUITMENT,
    THREAT,
    TITANS_A_STACK,
    VIRTUAL_START,
    in_band,
)
from ..vocabulary import (
    BARDS_PLACED,
    CENSUS_BEGINS,
    CITIES,
    ENTERED,
    GOLD_TAKEN,
    IGNORED,
    KINDS,
    MOVED,
    NO_ROAD,
    PLACED,
    RECRUITED,
    REGIONS,
    REINFORCEMENTS,
    STACKS,
    THREAT_FACED,
    THREAT_REMOVED,
    TITAN_DECLINED,
    TITAN_FACED,
    TITAN_REMOVED,
    UNITS_MISSING,
    VIRTUAL_RAISED,
    WAITED,
    WHEELS,
    YEAR_BEGINS,
)

ORDERS_TOLD: Final = [MOVED, NO_ROAD, WAITED, RECRUITED, IGNORED, THREAT_FACED, TITAN_FACED, TITAN_DECLINED]
"""Every Order tells exactly one of these."""
CENSUS_GOLD: Final = sum(prize.most for prize in PRIZES if prize.reward == GOLD)


def broken(before: Xidit | None, after: Xidit) -> list[str]:
    """The invariants that a position breaks; with the position one action before, of change too."""
    found = wrong_units(after) + wrong_tokens(after) + wrong_pieces(after) + wrong_titans(after) + wrong_end(after)
    if before is None:
        return found + wrong_kingdom() + wrong_start(after)
    return found + wrong_year(before, after) + Chronicle(before).read(after)


# -- of a position -----------------------------------------------------------------------------------------------------


def wrong_units(g: Xidit) -> list[str]:
    """1, 5: no unit is lost; tokens carry no more than they show, and nothing where no Recruitment token lies."""
    found: list[str] = []
    for kind in range(KINDS):
        total = g.barracks[kind]
        for seat in range(g.seats):
            total += g.units[seat * KINDS + kind]
        for city in range(CITIES):
            total += in_band(g.bands[city], kind)
            if in_band(g.bands[city], kind) > g.setup.recruits[city][kind]:
                found.append(f"5: token {city + 1} carries more units of kind {kind} than it shows")
        if total != COUNTS[kind]:
            found.append(f"1: there are {total} units of kind {kind}")
    if min(g.barracks) < 0 or min(g.units) < 0:
        found.append("1: somebody owes units")
    for city in range(CITIES):
        if g.bands[city] and g.token[city] != RECRUITMENT:
            found.append(f"5: units stand in city {city + 1} without a Recruitment token")
    return found


def wrong_tokens(g: Xidit) -> list[str]:
    """2, 3, 4: every token is in one place; cities and Next fields are full; no empty stack beside a pile."""
    found: list[str] = []
    on_cities = [city for city in range(CITIES) if g.token[city] != NO_TOKEN]
    stacked = [g.path.content[slot] for row in g.stack for slot in row]
    everywhere = on_cities + stacked + g.pile[RECRUITMENT] + g.pile[THREAT] + [n for n in g.next if n != NO_CITY]
    if sorted(everywhere) != g.setup.tokens:
        found.append(f"2: the tokens are {sorted(everywhere)}")
    if sorted(token for token in g.path.content if token != EMPTY) != sorted(stacked):
        found.append(f"2: the stacks hold {stacked}, their slots {g.path.content}")
    for side in (RECRUITMENT, THREAT):
        if g.token.count(side) != g.setup.on_cities[side]:
            found.append(f"3: {g.token.count(side)} tokens of side {side} lie on cities")
        if g.next[side] == NO_CITY:
            found.append(f"3: no token of side {side} is announced")
        if g.pile[side] and not g.stack[side]:
            found.append(f"4: the stack of side {side} is empty beside a pile")
        if g.stack[side] and not g.path.knows(-1, g.stack[side][0]):
            found.append(f"4: the top of the stack of side {side} is not seen")
    return found


def wrong_pieces(g: Xidit) -> list[str]:
    """7, 8, 16: guilds of one to four floors; all floors and bards are there; reputation has a limit."""
    found: list[str] = []
    floors = [g.supply[seat] + g.waiting[seat] for seat in range(g.seats)]
    for city in range(CITIES):
        owner, height = g.guild[city], g.height[city]
        if owner == NOBODY:
            legal = height == 0
        else:
            legal = 0 <= owner < g.seats and 1 <= height <= HIGHEST_GUILD
            floors[owner] += height
        if not legal:
            found.append(f"7: {height} floors of seat {owner} in city {city + 1}")
    highest = sum(KINGDOM.larger[region] for region in range(REGIONS) if not g.setup.wasteland[region])
    reputation = reputations(g)
    for seat in range(g.seats):
        if floors[seat] != ALL_FLOORS or g.supply[seat] < 0 or g.waiting[seat] < 0:
            found.append(f"7: seat {seat} has {floors[seat]} floors")
        total = g.unplaced[seat]
        for region in range(REGIONS):
            total += bards_in(g, seat, region)
            if g.setup.wasteland[region] and bards_in(g, seat, region):
                found.append(f"8: seat {seat} has bards in the wasteland {KINGDOM.regions[region]}")
        if total != ALL_BARDS or g.unplaced[seat] < 0:
            found.append(f"8: seat {seat} has {total} bards")
        if reputation[seat] > highest:
            found.append(f"16: seat {seat} has a reputation of {reputation[seat]}")
    return found


def wrong_titans(g: Xidit) -> list[str]:
    """10: no more than two titans a stack, the raging ones on top and known."""
    found: list[str] = []
    for stack in range(STACKS):
        rages = g.raging >> stack & 1
        if not 0 <= g.lair[stack] <= TITANS_A_STACK or (rages and g.lair[stack] == 0):
            found.append(f"10: stack {stack} holds {g.lair[stack]} titans, raging {rages}")
        elif g.lair[stack] and bool(rages) != g.titans.knows(-1, top_titan(g, stack)):
            found.append(f"10: the top titan of stack {stack} rages {rages}, but is seen otherwise")
    return found


def wrong_end(g: Xidit) -> list[str]:
    """15: three assessments leave one participant, and before them nobody is out."""
    if not g.over:
        return ["15: somebody is out before the assessments"] if g.fallen or g.values else []
    everybody = g.seats + (1 if g.virtual else 0)
    left = [participant for participant in range(everybody) if participant not in g.fallen]
    if len(set(g.fallen)) != everybody - 1 or len(left) != 1:
        return [f"15: {g.fallen} are out, {left} are left"]
    if g.winners != (1 << left[0] if left[0] < g.seats else 0):
        return [f"15: {left} are left, but seats {g.winners:b} have won"]
    return []


def wrong_kingdom() -> list[str]:
    """17: roads lead both ways and join all cities; nine regions, one of them central."""
    found: list[str] = []
    reached = [0]
    for city in reached:
        for colour in range(COLOURS_OF_ROADS):
            to = KINGDOM.roads[city * COLOURS_OF_ROADS + colour]
            if to == NOWHERE:
                continue
            if KINGDOM.roads[to * COLOURS_OF_ROADS + colour] != city:
                found.append(f"17: a road leads from {city + 1} to {to + 1}, but not back")
            if to not in reached:
                reached.append(to)
    if len(reached) != CITIES or len(KINGDOM.regions) != REGIONS or not 0 <= CENTRE < REGIONS:
        found.append(f"17: {len(reached)} cities are joined, there are {len(KINGDOM.regions)} regions")
    return found


def wrong_start(g: Xidit) -> list[str]:
    """10, 14: at the start all titans sleep and the Virtual Player has its first values."""
    found: list[str] = []
    if g.raging or sum(g.lair) != STACKS * TITANS_A_STACK:
        found.append("10: a titan is awake or gone at the start")
    starts = [sum(VIRTUAL_START["normal"]), sum(VIRTUAL_START["hard"])]
    if bool(g.virtual) != g.setup.virtual or (g.virtual and sum(g.virtual) not in starts):
        found.append(f"14: the Virtual Player begins with {g.virtual}")
    return found


# -- of an action ------------------------------------------------------------------------------------------------------


def wrong_year(before: Xidit, after: Xidit) -> list[str]:
    """12, 13: six Orders each, and every Year the First Player is the next to the left."""
    found: list[str] = []
    passed = after.year - before.year
    if passed not in (0, 1) or not 0 <= after.done <= WHEELS * after.seats:
        found.append(f"12: Year {before.year} became {after.year}, {after.done} Orders done")
    shift = 1 if passed and before.year > 0 else 0
    if after.first != (before.first + shift) % after.seats:
        found.append(f"13: the First Player was {before.first} in Year {before.year} and is {after.first}")
    return found


class Chronicle:
    """What a strict observer writes down from the events of one action."""

    def __init__(self, before: Xidit) -> None:
        self.before: Final = before
        self.idrakis = before.idrakis.copy()
        self.recruited = before.recruited.copy()
        self.freed = before.freed.copy()
        self.slain = before.slain.copy()
        self.gold = before.gold.copy()
        self.orders = 0
        self.raised = 0
        self.removed = 0
        self.census_gold = 0
        self.census = False
        self.missing = [0] * CITIES
        """The units that each token lacked when it entered."""
        self.found: list[str] = []

    def read(self, after: Xidit) -> list[str]:
        """5, 6, 8, 9, 11, 12, 14: what the events tell obeys the limits and leads to the position."""
        if after.told is None:
            return []
        for event in after.told:
            self.note(event, after)
        before = self.before
        waiting = (1 if isinstance(before.asked, FaceTitan) else 0) - (1 if isinstance(after.asked, FaceTitan) else 0)
        year = (after.year - before.year) * WHEELS * after.seats if before.year else 0
        if self.orders != year + after.done - before.done + waiting:
            self.found.append(f"12: {self.orders} Orders were told, {before.done} became {after.done}")
        if self.gold != after.gold or self.census_gold > CENSUS_GOLD * after.seats:
            self.found.append(f"9: gold should be {self.gold} and is {after.gold}")
        if self.idrakis != after.idrakis:
            self.found.append(f"12: the Idrakis should be in {self.idrakis} and are in {after.idrakis}")
        if self.recruited != after.recruited or self.freed != after.freed or self.slain != after.slain:
            self.found.append("11: what was done this Year is not what was told")
        for city in range(CITIES):
            if after.token[city] == RECRUITMENT and after.bands[city] == 0 and not self.deserted(after, city):
                self.found.append(f"5: the token of city {city + 1} has lost its last unit and stays")
        if after.virtual and (self.raised != self.removed or sum(after.virtual) != sum(before.virtual) + self.raised):
            self.found.append(f"14: {self.removed} removals raised {before.virtual} to {after.virtual}")
        return self.found

    def deserted(self, g: Xidit, city: int) -> bool:
        """Whether a token without units has entered without any. [xidit.ruling.7]"""
        was_so = self.before.token[city] == RECRUITMENT and self.before.bands[city] == 0
        return was_so or self.missing[city] == sum(g.setup.recruits[city])

    def note(self, event: Event, g: Xidit) -> None:
        """Write one event down."""
        kind, args = event.kind, event.args
        if kind in ORDERS_TOLD:
            self.orders += 1
        if kind == YEAR_BEGINS:
            self.recruited, self.freed, self.slain = [0] * g.seats, [0] * g.seats, [0] * g.seats
        elif kind == ENTERED:
            self.missing[args[0]] = 0
        elif kind == UNITS_MISSING:
            self.missing[args[0]] += args[2]
        elif kind == PLACED:
            self.idrakis[args[0]] = args[1]
        elif kind == MOVED:
            self.idrakis[args[0]] = args[2]
        elif kind == RECRUITED:
            self.once(self.recruited, 0, args[0], args[1], "recruited twice")
        elif kind == THREAT_REMOVED:
            self.removed += 1
            self.once(self.freed, self.slain[args[0]], args[0], args[1], "")
        elif kind == TITAN_REMOVED:
            self.removed += 1
            self.once(self.slain, self.freed[args[0]], args[0], args[2], "removed two titans")
        elif kind == GOLD_TAKEN:
            self.gold[args[0]] += args[1]
            self.census_gold += args[1] if self.census else 0
        elif kind == CENSUS_BEGINS:
            self.census = True
        elif kind == BARDS_PLACED and args[1] not in g.setup.open[self.idrakis[args[0]]]:
            self.found.append(f"8: seat {args[0]} put bards into {KINGDOM.regions[args[1]]} from afar")
        elif kind == VIRTUAL_RAISED:
            self.raised += 1
        elif kind == REINFORCEMENTS and args[0] != len(g.setup.tokens) - sum(g.setup.on_cities) - 3:
            self.found.append(f"6: {args[0]} tokens were shuffled when reinforcements arrived")

    def once(self, masks: list[int], bar: int, seat: int, city: int, twice: str) -> None:
        """Something that may happen once per seat, city and Year, and not after what bars it."""
        if bar >> city & 1:
            self.found.append(f"11: seat {seat} removed a threat and a titan in city {city + 1}")
        if twice and masks[seat] >> city & 1:
            self.found.append(f"11: seat {seat} {twice} in city {city + 1}")
        masks[seat] |= 1 << city
