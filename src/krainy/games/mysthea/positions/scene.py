"""A position of Mysthea in words: told as plain data, and set up from it. `docs/scenarios.md` explains the words.

What a scene leaves out: nobody has an ability, all artefacts are charged, markers stand at 0, hands and boards are
empty, units not named wait beside the board, cards not named are out of the game.
"""

from typing import Any, Final

from krainy.engine.errors import BadInput
from krainy.engine.flow import AnyStep, replaced
from krainy.engine.knowledge import EVERYTHING
from krainy.engine.scene import listing, mapping, number

from ..board import (
    CHOSEN,
    FORTIFICATION,
    GUILDS,
    ISLANDS,
    KINDS,
    MAX_SEATS,
    MOST_ENERGY,
    MOST_EXPERIENCE,
    ON_ISLAND,
    PIECES,
    PLACES,
    REGION_TYPES,
    REGIONS,
    RINGS,
    STORM,
    UNITS,
    ring_number,
)
from ..cards import ENCOUNTERS, NAMES, OF_ERA, chosen_dealt
from ..era import BeginEra, EndEra, Round
from ..setup import SWITCHES, clear
from ..state import (
    ABILITIES,
    BEHAVIOURS,
    COURSE,
    Mysthea,
    back_slot,
    count,
    gone_encounters,
    put,
    spot,
    tire,
    top_front,
)
from ..turn import BeginTurn, Turn
from ..view.naming import by_seat, find, named
from ..view.sight import encounter, sight
from .stacking import set_cards, set_encounters, set_events

COMMON_RING: Final = ["monolith", "tree", "sphere", "volcano", "rupture"]
KEYS: Final = [
    "seats",
    "options",
    "era",
    "phase",
    "turn",
    "done",
    "order",
    "discharged",
    "glory",
    "energy",
    "experience",
    "ring",
    "mirages",
    "units",
    "moved",
    "wounded",
    "created",
    "beside",
    "tokens",
    "monsters",
    "lairs",
    "defeated",
    "track",
    "events",
    "attuned",
    "encounters",
    "faced",
    "chosen",
    "upgrades",
    "equipment",
    "hands",
    "discards",
    "removed",
    "row",
    "deck",
]
PHASE_NAMES: Final = ["beginning", "round", "turn", "end"]


def position(g: Mysthea) -> dict[str, object]:
    """The complete position."""
    told: dict[str, object] = {**sight(g, EVERYTHING)}
    if top_front(g) >= 0:
        back = g.encounters.content[back_slot(g, gone_encounters(g))]
        told["encounter"] = {**encounter(g), "id": ENCOUNTERS[back]}
    told["over"] = g.over
    told["winners"] = [GUILDS[seat] for seat in range(g.seats) if g.winners >> seat & 1]
    return told


def arrange(g: Mysthea, scene: dict[str, Any]) -> None:
    """Set a state up as the scene says and push what comes next."""
    for key in scene:
        if key not in KEYS:
            raise BadInput(f"a scene of Mysthea has no '{key}'; it has: {', '.join(KEYS)}")
    seats = scene.get("seats", 2)
    if not isinstance(seats, int) or not 2 <= seats <= MAX_SEATS:
        raise BadInput("seats: give a number from 2 to 5")
    g.seats = seats
    g.alive = (1 << seats) - 1
    clear(g)
    set_options(g, mapping(scene, "options"))
    set_markers(g, scene)
    set_islands(g, scene)
    set_units(g, scene)
    set_cards(g, scene)
    set_events(g, scene)
    set_encounters(g, scene)
    begin_at(g, scene)


def set_options(g: Mysthea, options: dict[str, Any]) -> None:
    """Abilities and behaviours are on unless the scene says `off`."""
    g.rules = ABILITIES | BEHAVIOURS
    for name, value in options.items():
        if name == "night":
            for island in listing(value, "night"):
                g.night |= 1 << find(g, "island", island)
            continue
        if name not in SWITCHES or value not in ("on", "off", True, False):
            raise BadInput(f"options: '{name}: {value}'; there are night and, on or off, {', '.join(SWITCHES)}")
        on = value in ("on", True)
        g.rules = g.rules | SWITCHES[name] if on else g.rules & ~SWITCHES[name]


def set_markers(g: Mysthea, scene: dict[str, Any]) -> None:
    """Player order, artefacts, tracks, Chosen cards."""
    order = named(g, scene, "order", "seat") if "order" in scene else list(range(g.seats))
    if len(order) != g.seats:
        raise BadInput("order: name every guild of the game once")
    g.order = order
    g.number = [order.index(seat) for seat in range(g.seats)]
    g.charged = g.alive
    for seat in named(g, scene, "discharged", "seat"):
        g.charged &= ~(1 << seat)
    for seat, value in by_seat(g, scene, "glory").items():
        g.glory[seat] = number(value, "glory", 999)
    for seat, value in by_seat(g, scene, "energy").items():
        g.energy[seat] = number(value, "energy", MOST_ENERGY)
    for seat, value in by_seat(g, scene, "experience").items():
        g.experience[seat] = number(value, "experience", MOST_EXPERIENCE)
    for seat, value in by_seat(g, scene, "attuned").items():
        island = find(g, "island", str(value))
        if island in g.attuned:
            raise BadInput(f"attuned: the card of {value} was taken twice")
        g.attuned = replaced(g.attuned, seat, island)
    for seat, value in by_seat(g, scene, "chosen").items():
        hero = find(g, "card", str(value))
        if hero not in chosen_dealt(g.expansions) or hero in g.hero:
            raise BadInput(f"chosen: '{value}' is no Chosen, two guilds have it, or its expansion is not in play")
        g.hero = [hero if other == seat else old for other, old in enumerate(g.hero)]


def set_islands(g: Mysthea, scene: dict[str, Any]) -> None:
    """The ring and the mirages."""
    order = [find(g, "island", island) for island in listing(scene.get("ring", COMMON_RING), "ring")]
    if sorted(order) != list(range(len(ISLANDS))):
        raise BadInput(f"ring: name each of {', '.join(ISLANDS)} once")
    g.ring = ring_number(order)
    for region in named(g, scene, "mirages", "region"):
        g.mirages |= 1 << region


# -- units -------------------------------------------------------------------------------------------------------------


def army(value: object, key: str) -> list[int]:
    """Units as a text like `chosen 2 construct golem` or a mapping: how many of each kind."""
    found = [0] * KINDS
    if isinstance(value, dict):
        for name, amount in value.items():
            if name not in UNITS:
                raise BadInput(f"{key}: there is no unit '{name}'; there are: {', '.join(UNITS)}")
            found[UNITS.index(name)] = number(amount, key, 8)
        return found
    amount = 1
    for word in listing(value, key):
        if word.isdecimal():
            amount = number(int(word), key, 8)
        elif word in UNITS:
            found[UNITS.index(word)] += amount
            amount = 1
        else:
            raise BadInput(f"{key}: there is no unit '{word}'; there are: {', '.join(UNITS)}")
    return found


def set_units(g: Mysthea, scene: dict[str, Any]) -> None:
    """Who stands where, who has moved, who is wounded, what waits, and the tokens."""
    for name, armies in mapping(scene, "units").items():
        region = find(g, "region", name)
        if g.mirages >> region & 1:
            raise BadInput(f"units: there is a mirage in {name}")
        for guild, value in mapping({"units": armies}, "units").items():
            put_army(g, find(g, "seat", guild), region, army(value, "units"))
    for seat in range(g.seats):
        if g.home[seat] < 0:  # on the first island of the ring without a Chosen
            put_army(g, seat, free_start(g), [1, 0, 0, 0])
    for name, armies in mapping(scene, "moved").items():
        region = find(g, "region", name)
        for guild, value in mapping({"moved": armies}, "moved").items():
            seat = find(g, "seat", guild)
            for kind, amount in enumerate(army(value, "moved")):
                at = spot(seat, kind, region)
                if amount > g.units[at] or (amount and kind == FORTIFICATION):
                    raise BadInput(f"moved: {guild} has not so many units to move in {name}")
                tire(g, seat, kind, region, amount)
    for seat in named(g, scene, "wounded", "seat"):
        g.wounded |= 1 << seat
    set_stock(g, scene)
    for seat in range(g.seats):
        g.token = replaced(g.token, seat, RINGS[g.ring].clockwise[g.home[seat] // PLACES])
    for seat, value in by_seat(g, scene, "tokens").items():
        g.token = replaced(g.token, seat, find(g, "island", str(value)))


def put_army(g: Mysthea, seat: int, region: int, units: list[int]) -> None:
    """Units of a seat come into a region."""
    for kind in range(KINDS):
        put(g, seat, kind, region, units[kind])
    if units[CHOSEN]:
        if units[CHOSEN] > 1 or g.home[seat] >= 0:
            raise BadInput(f"units: {GUILDS[seat]} has one Chosen")
        g.home = replaced(g.home, seat, region)


def free_start(g: Mysthea) -> int:
    """The first region, island by island around the ring, of an island without a Chosen or any unit."""
    for island in RINGS[g.ring].order:
        empty = True
        for region in ON_ISLAND[island]:
            for seat in range(g.seats):
                empty = empty and count(g, seat, region) == 0
        for region in ON_ISLAND[island]:
            if empty and not g.mirages >> region & 1:
                return region
    raise BadInput("units: say where every Chosen stands; there is no empty island for the others")


def set_stock(g: Mysthea, scene: dict[str, Any]) -> None:
    """Created pools and what lies beside the boards; what is not named lies beside, or else is created."""
    created = by_seat(g, scene, "created")
    beside = by_seat(g, scene, "beside")
    for seat in range(g.seats):
        pool = army(created.get(seat, []), "created")
        rest = army(beside.get(seat, []), "beside")
        for kind in range(KINDS):
            on_islands = sum(g.units[spot(seat, kind, region)] for region in range(REGIONS))
            free = PIECES[kind] - on_islands
            if seat not in beside:
                rest[kind] = free - pool[kind]
            elif seat not in created and kind != FORTIFICATION:
                pool[kind] = free - rest[kind]
            if pool[kind] < 0 or rest[kind] < 0 or pool[kind] + rest[kind] != free:
                raise BadInput(
                    f"{GUILDS[seat]} has {PIECES[kind]} of {UNITS[kind]}: on the islands, created and beside"
                )
            if pool[kind] and kind in (CHOSEN, FORTIFICATION):
                raise BadInput(f"created: a {UNITS[kind]} is never in a created pool")
            g.created[seat * KINDS + kind] = pool[kind]
            g.beside[seat * KINDS + kind] = rest[kind]


# -- what comes next ---------------------------------------------------------------------------------------------------


def begin_at(g: Mysthea, scene: dict[str, Any]) -> None:
    """Whose turn it is and what was done in it; or the beginning of the Era, a round, the end of the Era."""
    phase = scene.get("phase", "turn")
    if phase not in PHASE_NAMES:
        raise BadInput(f"phase: there is no '{phase}'; there are: {', '.join(PHASE_NAMES)}")
    if phase != "turn" and ("turn" in scene or "done" in scene):
        raise BadInput(f"phase: 'turn' and 'done' speak of a turn, not of '{phase}'")
    if phase == "beginning":
        begin_era(g)
        return
    if phase == "end":
        g.then([EndEra()])
        return
    if g.laid == 0 and phase == "turn":
        raise BadInput("track: every round lays a card, so in a turn at least one lies there")
    if sum(1 for event in g.events.content[: g.laid] if event < STORM) > len(REGION_TYPES) - (phase == "round"):
        raise BadInput("track: with the fifth region card no further round begins")
    if phase == "round":
        g.then([Round()])
        return
    seat = find(g, "seat", str(scene.get("turn", GUILDS[g.order[0]])))
    done = listing(scene.get("done", []), "done")
    for part in done:
        if part not in ("base", "special"):
            raise BadInput(f"done: there is no '{part}'; there are: base, special")
    g.phase = COURSE
    g.turn = seat
    g.base_done = "base" in done
    g.special_done = "special" in done
    later = g.order[g.order.index(seat) + 1 :]
    steps: list[AnyStep] = [Turn(seat), *[BeginTurn(other) for other in later], Round()]
    g.then(steps)


def begin_era(g: Mysthea) -> None:
    """The Era is about to begin: what it brings is not there yet."""
    last = sum(len(OF_ERA[era]) for era in range(g.era))
    hands = [slot + 1 for row in g.hands for slot in row]
    piles = [card for row in g.discards for card in row]
    for card in [*hands, *piles, *g.upgrades, *g.equipment, *g.removed]:
        if card > last:
            raise BadInput(f"era: {NAMES[card]} comes with Era {g.era}, which only begins")
    g.cards.content = g.cards.content[:last]
    g.cards.group = [row[:last] for row in g.cards.group]
    g.row = [slot for slot in g.row if slot < last]
    g.deck = [slot for slot in g.deck if slot < last]
    g.era -= 1
    g.then([BeginEra()])
