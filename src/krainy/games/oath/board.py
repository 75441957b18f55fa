"""The map and the numbers of Oath, read from data/components.toml."""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.facts import facts

FACTS: Final = facts("oath", "components")

Suit = Literal["discord", "arcane", "order", "hearth", "beast", "nomad"]
SUITS: Final[list[Suit]] = FACTS["suits"]
DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
NO_SUIT: Final = 6
"""Of Visions, ruins, sites and relics. [oath.term.10]"""
BANKS: Final = 6

Colour = Literal["purple", "red", "blue", "yellow", "white", "black"]
COLOURS: Final[list[Colour]] = FACTS["colours"]
MAX_PLAYERS: Final = 6

OathName = Literal["supremacy", "people", "protection", "devotion"]
OATHS: Final[list[OathName]] = FACTS["oaths"]
SUPREMACY: Final = 0
PEOPLE: Final = 1
PROTECTION: Final = 2
DEVOTION: Final = 3

BANNERS: Final[list[str]] = FACTS["banners"]
PEOPLES_FAVOR: Final = 0
DARKEST_SECRET: Final = 1

Trait = Literal["brutal", "decadent", "careless", "greedy"]
TRAITS: Final[list[Trait]] = FACTS["traits"]
RELIQUARY: Final = 4

RegionName = Literal["cradle", "provinces", "hinterland"]
REGIONS: Final[list[RegionName]] = FACTS["regions"]
CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
NEXT_REGION: Final = [1, 2, 0]
"""Where the cards of a region are discarded to. [oath.term.8]"""
SLOTS: Final = 8
REGION_OF: Final = vec[i64]([r for r, n in enumerate(FACTS["slots"]) for _ in range(n)])
SPOTS_OF: Final = [[spot for spot in range(SLOTS) if REGION_OF[spot] == region] for region in range(3)]
SPOT_NAMES: Final = [f"{REGIONS[REGION_OF[spot]]}-{SPOTS_OF[REGION_OF[spot]].index(spot) + 1}" for spot in range(SLOTS)]
TRAVEL_COST: Final[list[list[int]]] = FACTS["travel"]

FAVOR: Final[int] = FACTS["favor"]
PURPLE: Final[int] = FACTS["purple"]
WARBANDS: Final[int] = FACTS["warbands"]
BANK_START: Final[list[int]] = FACTS["bank"]
SEARCH_COST: Final[list[int]] = FACTS["search"]
MOST_SUPPLY: Final = 7
ADVISERS: Final = 3
CHANCELLOR_SUPPLY: Final[list[list[int]]] = FACTS["chancellor_supply"]
EXILE_SUPPLY: Final[list[list[int]]] = FACTS["exile_supply"]
END_DIE: Final[list[int]] = FACTS["end_die"]
LAST_ROUND: Final = 8
VISIONS_NEEDED: Final = 3

# Faces of the dice, numbered 0 to 5 as in data/.
HOLLOW_FACES: Final = 3
SWORD_FACES: Final = 5
"""A face below HOLLOW_FACES is a hollow sword, below SWORD_FACES a sword, else two swords and a skull."""
BLANK_FACES: Final = 2
ONE_FACES: Final = 4
TWO_FACE: Final = 4
"""A defense face below BLANK_FACES is blank, below ONE_FACES one shield, TWO_FACE two shields, else a doubling."""

# Roles.
EXILE: Final = 0
CITIZEN: Final = 1
CHANCELLOR: Final = 2
Role = Literal["exile", "citizen", "chancellor"]
ROLES: Final[list[Role]] = list(get_args(Role))

BANDITS: Final = -1
NOBODY: Final = -2
"""Who rules a facedown site. [oath.term.3]"""
