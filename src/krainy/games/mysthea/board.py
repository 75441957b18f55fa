"""The board and the pieces of Mysthea: islands, regions, the ring, units, the track; read from data/, never changed.

A region is a number: three times its island, plus its place there. The ring is a number too, of one of the 120 orders
in which five islands can lie, so that a position says how the islands lie in one int.
"""

from itertools import permutations
from typing import Any, Final, Literal, get_args

from .pack import PACK, components

COMPONENTS: Final = components()
MONSTER_FACTS: Final[list[dict[str, Any]]] = PACK.facts("monsters")["monster"]

MAX_SEATS: Final = 5
Guild = Literal["varorin", "lusma", "volarees", "magista", "kaetur"]
GUILDS: Final[list[Guild]] = COMPONENTS["guilds"]
"""What the seats are called."""

# -- units ---------------------------------------------------------------------------------------------------------

CHOSEN: Final = 0
CONSTRUCT: Final = 1
GOLEM: Final = 2
FORTIFICATION: Final = 3
KINDS: Final = 4
Unit = Literal["chosen", "construct", "golem", "fortification"]
UNITS: Final[list[Unit]] = [unit["id"] for unit in COMPONENTS["unit"]]
STRENGTH: Final[list[int]] = [unit["strength"] for unit in COMPONENTS["unit"]]
WOUNDED_STRENGTH: Final[int] = COMPONENTS["unit"][CHOSEN]["wounded"]
START_CREATED: Final[list[int]] = [unit["created"] for unit in COMPONENTS["unit"]]
START_BESIDE: Final[list[int]] = [unit["beside"] for unit in COMPONENTS["unit"]]
PIECES: Final[list[int]] = [unit["created"] + unit["beside"] for unit in COMPONENTS["unit"]]
"""How many of each kind a player has. [mysthea.limit.3]"""
UNIT_POINTS: Final[list[int]] = [unit.get("points", 0) for unit in COMPONENTS["unit"]]
"""The command points to create one, and as many to deploy it; 0 where that is not possible.
[mysthea.cp.2, mysthea.cp.3, mysthea.cp.4]"""

# -- islands and regions -------------------------------------------------------------------------------------------

RegionType = Literal["forest", "river", "mist", "mountain", "crystal"]
REGION_TYPES: Final[list[RegionType]] = list(get_args(RegionType))
FOREST: Final = 0
RIVER: Final = 1
MIST: Final = 2
MOUNTAIN: Final = 3
CRYSTAL: Final = 4

Island = Literal["monolith", "rupture", "tree", "sphere", "volcano"]
ISLANDS: Final[list[Island]] = [island["id"] for island in COMPONENTS["island"]]
PLACES: Final = 3
"""Regions of an island."""
REGIONS: Final = PLACES * 5
TYPE: Final[list[int]] = [REGION_TYPES.index(name) for island in COMPONENTS["island"] for name in island["regions"]]
"""The type of every region. [mysthea.setup.2]"""
REGION_NAMES: Final = [f"{ISLANDS[region // PLACES]}-{REGION_TYPES[TYPE[region]]}" for region in range(REGIONS)]
ON_ISLAND: Final = [[island * PLACES + place for place in range(PLACES)] for island in range(5)]
OF_TYPE: Final = [[region for region in range(REGIONS) if TYPE[region] == kind] for kind in range(5)]


def twin(region: int, island: int) -> int:
    """The region of the same type on another island, or -1."""
    for other in ON_ISLAND[island]:
        if TYPE[other] == TYPE[region]:
            return other
    return -1


class Ring:
    """One order of the islands, clockwise, and where a step leads in it."""

    def __init__(self, order: list[int]) -> None:
        self.order: Final = order
        self.clockwise = [0] * 5
        """The next island clockwise of each."""
        self.before = [0] * 5
        for place, island in enumerate(order):
            self.clockwise[island] = order[(place + 1) % 5]
            self.before[island] = order[place - 1]
        self.ways: list[list[int]] = []
        """The regions one step away from each, sorted. [mysthea.move.1]"""
        for region in range(REGIONS):
            island = region // PLACES
            found = [other for other in ON_ISLAND[island] if other != region]
            for near in (self.before[island], self.clockwise[island]):
                other = twin(region, near)
                if other >= 0:
                    found.append(other)
            self.ways.append(sorted(found))

    def onward(self, island: int, steps: int) -> int:
        """The island so many steps clockwise."""
        for _ in range(steps):
            island = self.clockwise[island]
        return island


RINGS: Final = [Ring(list(order)) for order in permutations(range(5))]
RING_NUMBERS: Final = {tuple(ring.order): number for number, ring in enumerate(RINGS)}


def ring_number(order: list[int]) -> int:
    """The number of the ring in which the islands lie in this order."""
    return RING_NUMBERS[tuple(order)]


def inserted(ring: int, island: int, after: int) -> int:
    """The ring after an island has been taken out and put back right after another. [mysthea.shift.3]"""
    order = [other for other in RINGS[ring].order if other != island]
    order.insert(order.index(after) + 1, island)
    return ring_number(order)


def mirage_patterns() -> list[int]:
    """Every way to put one mirage on each island over five different types, as masks of regions. [mysthea.two.1]"""
    patterns = [(0, 0)]  # regions so far, types so far
    for island in range(5):
        patterns = [
            (regions | 1 << region, types | 1 << TYPE[region])
            for regions, types in patterns
            for region in ON_ISLAND[island]
            if not types >> TYPE[region] & 1
        ]
    return [regions for regions, _ in patterns]


MIRAGES: Final = mirage_patterns()

# -- monsters, events, artefacts, tracks ---------------------------------------------------------------------------

MONSTERS: Final[list[str]] = [monster["id"] for monster in MONSTER_FACTS]
MONSTER_STRENGTH: Final[list[int]] = [monster["strength"] for monster in MONSTER_FACTS]
HOME: Final[list[int]] = [ISLANDS.index(monster["home"]) for monster in MONSTER_FACTS]
"""The island on which each monster appears. [mysthea.monster.6]"""
MEDALS: Final = ["gold", "silver", "bronze"]

EVENT_CARDS: Final[list[str]] = [*REGION_TYPES, "storm", *MONSTERS]
"""The event cards: a region card for each type, in the same order, the storm, the monsters."""
STORM: Final = 5
FIRST_MONSTER: Final = 6

TRACK: Final[list[int]] = COMPONENTS["track"]["glory"]
"""What each space of the event track is worth. [mysthea.round.2]"""
RECHARGE_SPACE: Final = TRACK.index(COMPONENTS["track"]["recharge"])
"""The space at which artefacts may be recharged. [mysthea.round.3]"""

ARTEFACTS: Final[list[str]] = [artefact["id"] for artefact in COMPONENTS["artefact"]]
ARTEFACT_ENERGY: Final[list[int]] = [artefact["energy"] for artefact in COMPONENTS["artefact"]]
MOST_ENERGY: Final[int] = COMPONENTS["limits"]["energy"]
MOST_EXPERIENCE: Final[int] = COMPONENTS["limits"]["experience"]
MOST_ENCOUNTERS: Final[int] = COMPONENTS["limits"]["encounters"]
EQUIPMENT_SPACES: Final[int] = COMPONENTS["limits"]["equipment"]
Slot = Literal["chosen", "constructs", "golems", "fortifications", "cards"]
SLOTS: Final[list[Slot]] = COMPONENTS["limits"]["upgrades"]
"""The upgrade slots; the first four are those of the unit kinds, in the same order. [mysthea.card.4]"""
CARDS_SLOT: Final = 4
UPGRADE_SLOTS: Final = 5

FACE_UP: Final[int] = COMPONENTS["development"]["face_up"]
NEXT_CARD_ENERGY: Final[list[int]] = COMPONENTS["development"]["energy"]
"""What the first, second and third card taken in one Development cost. [mysthea.develop.3]"""
MEDITATION_ENERGY: Final[int] = COMPONENTS["meditation"]["energy"]
FOREST_ENERGY: Final[int] = COMPONENTS["meditation"]["forest"]
RIVER_GLORY: Final[int] = COMPONENTS["meditation"]["river"]
MIST_EXPERIENCE: Final[int] = COMPONENTS["meditation"]["mist"]

GLORY: Final = 0
ENERGY: Final = 1
EXPERIENCE: Final = 2
POINTS: Final = 3
RESOURCES: Final = ["glory", "energy", "experience", "points"]
"""What can be gained; command points are spent at once."""
