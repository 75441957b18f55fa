"""A position of Lords of Xidit in words, set up. `sight.position` tells one; `docs/scenarios.md` explains the words.

What a scene leaves out: pieces that are not named lie in supply, units in the Barracks, tokens in the stacks of the
path (in the order of their numbers). A scene may leave things out, but nothing is in two places.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from krainy.engine.errors import BadInput
from krainy.engine.flow import AnyStep, replaced

from ..census import SHOWS
from ..path import lay_open, put_on_pile, put_stack, refill
from ..rewards import WaitingFloor
from ..setup import PlaceIdrakis, clear
from ..state import NO_CITY, Xidit, in_turn_order
from ..tokens import (
    ALL_BARDS,
    ALL_FLOORS,
    BAND_BITS,
    COUNTS,
    DIFFICULTIES,
    HIGHEST_GUILD,
    LENGTHS,
    RECRUITMENT,
    STRENGTH,
    THREAT,
    TITAN_NAMES,
    TITAN_STACK,
    TITANS_A_STACK,
    UNIT_NAMES,
    VIRTUAL_START,
    in_band,
    setup_for,
)
from ..view.naming import COLOURS, CRITERIA, ORDERS, SIDES, Colour, find
from ..vocabulary import CITIES, KINDS, REGIONS, STACKS, WHEELS
from ..year import NEXT_YEAR, PHASES

Word = TypeVar("Word", bound=str)
KEYS: Final = [
    "seats",
    "length",
    "year",
    "first",
    "phase",
    "plans",
    "order",
    "turn",
    "census",
    "idrakis",
    "tokens",
    "path",
    "barracks",
    "guilds",
    "bards",
    "titans",
    "screens",
    "recruited",
    "freed",
    "slain",
    "assessments",
    "virtual",
]
PATH: Final = ["R", "NR", "DT", "T", "NT", "DR"]
ON_SCREEN: Final = ["units", "gold", "bards", "waiting"]
UNSAID: Final = -1
PHASES_NAMED: Final = ["place", "plan", "orders", "census", "end"]
"""Where a scene may begin: before the Idrakis are placed, or in a phase of the Year."""


def arrange(g: Xidit, scene: dict[str, Any]) -> None:
    """Set a state up as the scene says and push the rest of the Year it names."""
    known("a scene of Xidit", scene, KEYS)
    colours = seat_colours(scene.get("seats", 4))
    g.seats = len(colours)
    g.alive = (1 << g.seats) - 1
    length = one_of_these("length", scene.get("length", LENGTHS[0]), LENGTHS)
    clear(g, setup_for(g.seats, length))
    g.colour = [COLOURS.index(colour) for colour in colours]
    g.year = number("year", scene.get("year", 1), 1, g.setup.years)
    g.first = seat_of(g, scene.get("first", colours[0]))
    lay_titans(g, part(scene, "titans"))
    lay_tokens(g, part(scene, "tokens"), part(scene, "path"))
    lift_screens(g, part(scene, "screens"))
    put_bards(g, part(scene, "bards"))
    put_guilds(g, part(scene, "guilds"))
    count_units(g, part(scene, "barracks"))
    lay_assessments(g, scene)
    g.recruited = masks(g, part(scene, "recruited"))
    g.freed = masks(g, part(scene, "freed"))
    g.slain = masks(g, part(scene, "slain"))
    begin(g, scene)


# -- words -------------------------------------------------------------------------------------------------------------


def known(what: str, words: dict[str, Any], keys: Sequence[str]) -> None:
    """Only these words may be used."""
    for key in words:
        if key not in keys:
            raise BadInput(f"{what} has no '{key}'; it has: {', '.join(keys)}")


def part(scene: dict[str, Any], key: str) -> dict[str, Any]:
    """A part of the scene that must be a mapping."""
    found = scene.get(key)
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise BadInput(f"{key}: this must be a mapping of names")
    return {str(name): value for name, value in found.items()}


def listed(value: object) -> list[str]:
    """Words written in one line, or as a list."""
    return [str(word) for word in value] if isinstance(value, list) else str(value).split()


def number(what: str, value: object, low: int, high: int) -> int:
    """A number within limits, however it was written."""
    text = str(value)
    if isinstance(value, bool) or not text.isdecimal() or len(text) > 3 or not low <= int(text) <= high:
        raise BadInput(f"{what}: '{value}' is not a number from {low} to {high}")
    return int(text)


def one_of_these(what: str, value: object, allowed: list[Word]) -> Word:
    """One of a few words."""
    if value not in allowed:
        raise BadInput(f"{what}: there is no '{value}'; there are: {', '.join(allowed)}")
    return value


def seat_colours(seats: object) -> list[Colour]:
    """The colours in play, seat by seat."""
    if isinstance(seats, int) and not isinstance(seats, bool) and 3 <= seats <= len(COLOURS):
        return COLOURS[:seats]
    if isinstance(seats, list) and 3 <= len(seats) <= len(COLOURS) and len({str(c) for c in seats}) == len(seats):
        return [one_of_these("seats", colour, COLOURS) for colour in seats]
    raise BadInput(f"seats: give 3, 4, 5 or a list of different colours of {', '.join(COLOURS)}")


def seat_of(g: Xidit, colour: object) -> int:
    """The seat that plays this colour."""
    return find(g.colour, "seat", str(colour))


def city_of(value: object) -> int:
    """A city by its number."""
    return find([], "city", str(value))


def kind_of(word: str) -> int:
    """A kind of unit by its name."""
    return find([], "unit", word)


def units_of(what: str, value: object) -> list[int]:
    """Units as `militia archer archer`, or as a mapping with numbers."""
    numbers = [0] * KINDS
    if isinstance(value, dict):
        for name, count in value.items():
            numbers[kind_of(str(name))] = number(what, count, 0, max(COUNTS))
        return numbers
    for name in listed(value):
        numbers[kind_of(name)] += 1
    return numbers


def masks(g: Xidit, words: dict[str, Any]) -> list[int]:
    """By colour, cities in which something was done this Year."""
    found = [0] * g.seats
    for colour, cities in words.items():
        for city in listed(cities):
            found[seat_of(g, colour)] |= 1 << city_of(city)
    return found


# -- tokens and titans -------------------------------------------------------------------------------------------------


def lay_titans(g: Xidit, words: dict[str, Any]) -> None:
    """By strength: the titans from the top, with `raging` if the top one rages; `{3: T3b T3a raging}`, `{4: none}`."""
    g.lair = [TITANS_A_STACK] * STACKS
    for strength, value in words.items():
        stack = find([], "titan", strength)
        names = listed(value)
        rages = "raging" in names
        names = [name for name in names if name not in ("raging", "none")]
        titans = [TITAN_NAMES.index(one_of_these("titans", name, TITAN_NAMES)) for name in names]
        if any(TITAN_STACK[titan] != stack for titan in titans) or len(set(titans)) < len(titans):
            raise BadInput(f"titans: the stack {strength} holds different titans of strength {STRENGTH[stack]}")
        if rages and not titans:
            raise BadInput(f"titans: no titan is left to rage in the stack {strength}")
        g.lair = replaced(g.lair, stack, len(titans))
        gone = [t for t in range(len(TITAN_STACK)) if TITAN_STACK[t] == stack and t not in titans]
        first = stack * TITANS_A_STACK
        for slot, titan in enumerate(gone + titans, first):
            g.titans.content[slot] = titan
            if slot < first + len(gone) + (1 if rages else 0):
                g.titans.reveal(g, slot)
        g.raging |= (1 << stack) if rages else 0


def lay_tokens(g: Xidit, words: dict[str, Any], path: dict[str, Any]) -> None:
    """Tokens on cities as `threat`, `recruitment` (with all its units) or `recruitment militia cleric`; then the
    path."""
    free = g.setup.tokens.copy()
    for name, value in words.items():
        city = take(free, name)
        what, *units = listed(value) or [""]
        side = SIDES.index(one_of_these("tokens", what, SIDES))
        g.token = replaced(g.token, city, side)
        if side == RECRUITMENT:
            g.bands[city] = band_of(name, g.setup.recruits[city], units)
        elif units:
            raise BadInput(f"tokens: a threat carries no units, as '{name}: {value}' says")
    lay_path(g, path, free)


def band_of(token: str, shown: list[int], units: list[str]) -> int:
    """The units left on a Recruitment token: those named, `none`, or all that it shows."""
    present = units_of("tokens", [unit for unit in units if unit != "none"]) if units else shown
    band = 0
    for kind in range(KINDS):
        if present[kind] > shown[kind]:
            raise BadInput(f"tokens: token {token} shows {shown[kind]} of {UNIT_NAMES[kind]}, no more")
        band |= present[kind] << (kind * BAND_BITS)
    return band


def take(free: list[int], name: object) -> int:
    """A token that lies nowhere yet."""
    city = city_of(name)
    if city not in free:
        raise BadInput(f"token {name} is in two places, or not in play")
    free.remove(city)
    return city


def lay_path(g: Xidit, words: dict[str, Any], free: list[int]) -> None:
    """R, T (from the top), NR, NT, DR, DT (the first discarded first); what is left out takes the tokens left over."""
    known("path", words, PATH)
    rows = {name: [take(free, token) for token in listed(words[name])] for name in PATH if name in words}
    for name in ("NR", "NT"):
        if name not in rows:
            rows[name] = [free.pop(0)] if free else []
        if len(rows[name]) > 1:
            raise BadInput(f"path: {name} holds one token")
    if "R" not in rows:
        half = len(free) // 2 if "T" not in rows else len(free)
        rows["R"] = free[:half]
        del free[:half]
    if "T" not in rows:
        rows["T"] = free
    g.next = [rows["NR"][0] if rows["NR"] else NO_CITY, rows["NT"][0] if rows["NT"] else NO_CITY]
    put_on_pile(g, RECRUITMENT, rows.get("DT", []))
    put_on_pile(g, THREAT, rows.get("DR", []))
    for side, name in ((RECRUITMENT, "R"), (THREAT, "T")):
        put_stack(g, side, [lay_open(g, token) for token in rows[name]])
        for slot in g.stack[side][1:]:  # nobody knows what lies below the top
            for viewer in range(-1, g.seats):
                g.path.assign(viewer, slot, 0)
    g.path.next_group = 1
    refill(g)  # what follows at once from such a path happens


# -- pieces ------------------------------------------------------------------------------------------------------------


def lift_screens(g: Xidit, words: dict[str, Any]) -> None:
    """By colour: units, gold, unplaced bards and waiting floors."""
    g.unplaced = [UNSAID] * g.seats
    for colour, value in words.items():
        seat = seat_of(g, colour)
        if not isinstance(value, dict):
            raise BadInput(f"screens: give {colour} a mapping with {', '.join(ON_SCREEN)}")
        known("screens", value, ON_SCREEN)
        units = units_of("screens", value.get("units", {}))
        for kind in range(KINDS):
            g.units[seat * KINDS + kind] = units[kind]
        g.gold = replaced(g.gold, seat, number("gold", value.get("gold", 0), 0, 999))
        g.waiting = replaced(g.waiting, seat, number("waiting", value.get("waiting", 0), 0, ALL_FLOORS))
        if "bards" in value:
            g.unplaced = replaced(g.unplaced, seat, number("bards", value["bards"], 0, ALL_BARDS))


def put_bards(g: Xidit, words: dict[str, Any]) -> None:
    """By region, then by colour; those of the centre are in the Bastion. Bards not named are behind the screen."""
    for name in words:
        region = find([], "region", name)
        if g.setup.wasteland[region]:
            raise BadInput(f"bards: {name} is wasteland")
        for colour, count in part(words, name).items():
            place = seat_of(g, colour) * REGIONS + region
            g.bards = replaced(g.bards, place, number("bards", count, 0, ALL_BARDS))
    for seat in range(g.seats):
        placed = sum(g.bards[seat * REGIONS : seat * REGIONS + REGIONS])
        left = ALL_BARDS - placed
        if left < max(0, g.unplaced[seat]):
            raise BadInput(f"bards: {COLOURS[g.colour[seat]]} has {ALL_BARDS} bards, in regions and behind the screen")
        if g.unplaced[seat] == UNSAID:  # a screen that names fewer leaves the others out of the game
            g.unplaced = replaced(g.unplaced, seat, left)


def put_guilds(g: Xidit, words: dict[str, Any]) -> None:
    """By city: a colour and its floors, `{10: blue 2}`."""
    for name, value in words.items():
        city = city_of(name)
        owner_and_floors = listed(value)
        if len(owner_and_floors) != 2:
            raise BadInput(f"guilds: '{name}' must be a colour and a number of floors")
        g.guild = replaced(g.guild, city, seat_of(g, owner_and_floors[0]))
        g.height = replaced(g.height, city, number("guilds", owner_and_floors[1], 1, HIGHEST_GUILD))
    for seat in range(g.seats):
        used = g.waiting[seat] + sum(g.height[city] for city in range(CITIES) if g.guild[city] == seat)
        if used > ALL_FLOORS:
            raise BadInput(f"guilds: {COLOURS[g.colour[seat]]} has {ALL_FLOORS} floors, not {used}")
        g.supply = replaced(g.supply, seat, ALL_FLOORS - used)


def count_units(g: Xidit, words: dict[str, Any]) -> None:
    """The Barracks hold what is nowhere else; where a scene names fewer, the others are out of the game."""
    for kind in range(KINDS):
        used = 0
        for seat in range(g.seats):
            used += g.units[seat * KINDS + kind]
        for city in range(CITIES):
            used += in_band(g.bands[city], kind)
        left = COUNTS[kind] - used
        if left < 0:
            raise BadInput(f"there are only {COUNTS[kind]} units of {UNIT_NAMES[kind]}")
        g.barracks[kind] = number("barracks", words.get(UNIT_NAMES[kind], left), 0, left)
    known("barracks", words, UNIT_NAMES)


def lay_assessments(g: Xidit, scene: dict[str, Any]) -> None:
    """The order of the criteria; the Virtual Player's markers, or how hard it begins."""
    names = listed(scene.get("assessments", CRITERIA))
    if sorted(names) != sorted(CRITERIA):
        raise BadInput(f"assessments: give the order of {', '.join(CRITERIA)}")
    g.assessments = [CRITERIA.index(one_of_these("assessments", name, CRITERIA)) for name in names]
    virtual = scene.get("virtual", DIFFICULTIES[0])
    if not g.setup.virtual:
        if scene.get("virtual"):
            raise BadInput("virtual: the Virtual Player plays with three players only")
        return
    if isinstance(virtual, dict):
        known("virtual", virtual, CRITERIA)
        g.virtual = [number("virtual", virtual.get(name, 0), 0, 999) for name in CRITERIA]
        return
    start = VIRTUAL_START[one_of_these("virtual", virtual, DIFFICULTIES)]
    g.virtual = [start[g.assessments.index(criterion)] for criterion in range(len(CRITERIA))]


# -- where the Year goes on --------------------------------------------------------------------------------------------


def begin(g: Xidit, scene: dict[str, Any]) -> None:
    """Place the Idrakis, take over the plans, and push what is left of the Year."""
    usual = "census" if "census" in scene else "orders" if scene.get("plans") else "plan"
    phase = one_of_these("phase", scene.get("phase", usual), PHASES_NAMED)
    for colour, city in part(scene, "idrakis").items():
        g.idrakis[seat_of(g, colour)] = city_of(city)
    if phase in ["place", "plan"] and any(key in scene for key in ("plans", "order", "turn")):
        raise BadInput(f"phase: in the phase '{phase}' there are no plans, orders or turns yet")
    if phase == "place":
        steps: list[AnyStep] = [PlaceIdrakis(seat) for seat in in_turn_order(g) if g.idrakis[seat] == NO_CITY]
        g.year = 0
        g.then(steps + NEXT_YEAR)
        return
    free = [city for city in range(CITIES) if city not in g.idrakis]
    for seat in range(g.seats):
        if g.idrakis[seat] == NO_CITY:
            g.idrakis[seat] = free.pop(0)
    take_plans(g, scene, phase)
    rest = {"plan": PHASES, "orders": PHASES[1:], "census": PHASES[2:], "end": PHASES[3:]}[phase]
    if "census" in scene:  # in the middle of a census, at this kind
        if phase != "census":
            raise BadInput(f"census: in the phase '{phase}' no units are shown")
        rest = SHOWS[kind_of(str(scene["census"])) :] + PHASES[3:]
    waiting: list[AnyStep] = [WaitingFloor(seat) for seat in in_turn_order(g)]
    g.then(waiting + rest)


def take_plans(g: Xidit, scene: dict[str, Any], phase: str) -> None:
    """The revealed plans: by colour, Orders in one line; what is left out waits. `order` and `turn` say which is
    next."""
    plans = part(scene, "plans")
    if phase == "plan":
        return
    rows = [[ORDERS.index("wait")] * WHEELS for _ in range(g.seats)]
    for colour, value in plans.items():
        orders = [find([], "order", word) for word in listed(value)]
        if len(orders) > WHEELS:
            raise BadInput(f"plans: a plan has {WHEELS} orders, not {len(orders)}")
        rows[seat_of(g, colour)][: len(orders)] = orders
    g.plans = [order for row in rows for order in row]
    if phase != "orders":
        g.done = WHEELS * g.seats
        return
    turn = (seat_of(g, scene.get("turn", COLOURS[g.colour[g.first]])) - g.first) % g.seats
    g.done = (number("order", scene.get("order", 1), 1, WHEELS) - 1) * g.seats + turn
