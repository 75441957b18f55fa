"""The components that rules know by number: units, factions, dials, fate cards, heroes. All facts come from data/."""

from typing import Final, Literal, get_args

from krainy.engine.additions import Additions, in_play

from .pack import PACK, Fact, pack_file, plain_id, section

MAX_SEATS: Final = 4
YEARS: Final = 7
SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
Season = Literal["spring", "summer", "fall", "winter"]
SEASONS: Final[list[Season]] = list(get_args(Season))
FOOD: Final = 0
WOOD: Final = 1
ORE: Final = 2
Resource = Literal["food", "wood", "ore"]
RESOURCES: Final[list[Resource]] = list(get_args(Resource))
STRENGTH: Final = 0
AGILITY: Final = 1
WISDOM: Final = 2
Attribute = Literal["strength", "agility", "wisdom"]
ATTRIBUTES: Final[list[Attribute]] = list(get_args(Attribute))
GOOD: Final = 0
NEUTRAL: Final = 1
EVIL: Final = 2
Alignment = Literal["good", "neutral", "evil"]
ALIGNMENTS: Final[list[Alignment]] = list(get_args(Alignment))
TRIANGLE: Final = 0
RECTANGLE: Final = 1
HEXAGON: Final = 2
CIRCLE: Final = 3
Shape = Literal["triangle", "rectangle", "hexagon", "circle"]
SHAPES: Final[list[Shape]] = list(get_args(Shape))
DIAL_MAX: Final = 8
"""[runewars.ruling.15]"""
LIMIT: Final = 8
"""Units of a player on one area. [runewars.limit.1]"""
MOST_TACTICS: Final = 10
MOST_QUESTS: Final = 3
MOST_HEROES: Final = 3
MOST_TRAINING: Final = 2
DRAGON_RUNES: Final = 21
FALSE_RUNES: Final = 17
TO_WIN: Final = 6
"""Dragon runes that allow a victory card. [runewars.victory.1]"""
STRONGHOLDS: Final = 4
"""Stronghold tokens of a faction."""

# -- units -------------------------------------------------------------------------------------------------------------

UNIT_FACTS: Final[list[Fact]] = section("units")
UNITS: Final[list[str]] = [plain_id(u["id"]) for u in UNIT_FACTS]
TYPES: Final = len(UNIT_FACTS)
Faction = Literal["daqan", "latari", "waiqar", "uthuk"]
FACTION_IDS: Final[list[Faction]] = [f["id"] for f in section("factions")]
FACTIONS: Final = len(FACTION_IDS)
NO_FACTION: Final = -1
FACTION_OF: Final[list[int]] = [
    FACTION_IDS.index(u["faction"]) if u["faction"] in FACTION_IDS else NO_FACTION for u in UNIT_FACTS
]
"""The faction of each type of unit; neutral units have none."""
COUNT: Final[list[int]] = [u["count"] for u in UNIT_FACTS]
SHAPE: Final[list[int]] = [SHAPES.index(u["shape"]) for u in UNIT_FACTS]
INITIATIVE: Final[list[int]] = [u["initiative"] for u in UNIT_FACTS]
HEALTH: Final[list[int]] = [u["health"] for u in UNIT_FACTS]
FAST: Final[list[bool]] = ["fast" in u["traits"] for u in UNIT_FACTS]
FLYING: Final[list[bool]] = ["flying" in u["traits"] for u in UNIT_FACTS]
NEUTRALS: Final[list[int]] = [t for t in range(TYPES) if FACTION_OF[t] == NO_FACTION]
OF_FACTIONS: Final[list[int]] = [t for t in range(TYPES) if FACTION_OF[t] != NO_FACTION]
ROUNDS: Final = 5
MOST_HEALTH: Final = 5
"""A unit in a battle carries less damage than this."""


def check_units() -> None:
    """A pack may say what no battle can count with."""
    for unit in UNIT_FACTS:
        if not (1 <= unit["health"] <= MOST_HEALTH and 1 <= unit["initiative"] <= ROUNDS):
            raise PACK.wrong("units", f"{unit['id']}: health is 1 to {MOST_HEALTH}, initiative 1 to {ROUNDS}")


check_units()
KINDS: Final = 2 * TYPES
"""Units of an area are counted by kind: twice the type, plus 1 if routed."""
CLASSES: Final = KINDS * MOST_HEALTH
"""Units in a battle are counted by class: kind and damage."""


def class_of(kind: int) -> int:
    """The class of units of a kind without damage; that with one damage is the next."""
    return kind * MOST_HEALTH


def kind_of_class(each: int) -> int:
    """The kind of a class."""
    return each // MOST_HEALTH


def unit_number(identifier: str) -> int:
    """The type of unit that the data call so."""
    return UNITS.index(plain_id(identifier))


def types_of(shape: int) -> list[int]:
    """The neutral types with this base. [runewars.effect.3]"""
    return [t for t in NEUTRALS if SHAPE[t] == shape]


# -- factions ----------------------------------------------------------------------------------------------------------

FACTION_FACTS: Final[list[Fact]] = section("factions")
ALIGNMENT_OF: Final[list[int]] = [ALIGNMENTS.index(f["alignment"]) for f in FACTION_FACTS]
START_INFLUENCE: Final[list[int]] = [f["start_influence"] for f in FACTION_FACTS]
START_TACTICS: Final[list[int]] = [f["start_tactics"] for f in FACTION_FACTS]
START_DIALS: Final[list[list[int]]] = [[f["start_dials"][r] for r in RESOURCES] for f in FACTION_FACTS]


def check_dials() -> None:
    """A pack may show dials of another length."""
    for faction in FACTION_FACTS:
        for resource in RESOURCES:
            fields, start = len(faction["dials"][resource]), faction["start_dials"][resource]
            if fields != DIAL_MAX + 1 or not 0 <= start <= DIAL_MAX:
                raise PACK.wrong("factions", f"{faction['id']}: the {resource} dial has the fields 0 to {DIAL_MAX}")


check_dials()
TACTICS_SIGN: Final = -2
INFLUENCE_SIGN: Final = -3
NO_SIGN: Final = -1


def sign(name: str) -> int:
    """What a field of a dial shows: a unit, or one of the signs."""
    if not name:
        return NO_SIGN
    if name == "tactics":
        return TACTICS_SIGN
    return INFLUENCE_SIGN if name == "influence" else unit_number(name)


DIALS: Final[list[list[list[int]]]] = [[[sign(x) for x in f["dials"][r]] for r in RESOURCES] for f in FACTION_FACTS]
"""By faction and resource: what each field shows. [runewars.dial.2]"""
STRONGHOLD_FACTS: Final[Fact] = pack_file("factions")["stronghold"]
INTACT_STRENGTH: Final[int] = STRONGHOLD_FACTS["strength"]
DAMAGED_STRENGTH: Final[int] = STRONGHOLD_FACTS["damaged"]
DEVELOPMENT_FACTS: Final[list[Fact]] = pack_file("factions")["development"]
DEVELOPMENTS: Final[list[str]] = ["none", *[plain_id(d["id"]) for d in DEVELOPMENT_FACTS]]
"""Kinds of development; 0 is none."""
OWN_DEVELOPMENTS: Final[list[list[int]]] = [
    [DEVELOPMENTS.index(plain_id(d)) for d in f["developments"]] for f in FACTION_FACTS
]
"""The development tokens of each faction."""

# -- fate cards --------------------------------------------------------------------------------------------------------

FATE_FACTS: Final[list[Fact]] = section("fate")
FATE_CARDS: Final = len(FATE_FACTS)
FATES: Final[list[str]] = ["none", *[str(c["number"]) for c in FATE_FACTS]]
SUCCESS: Final = 0
MIXED: Final = 1
FAILURE: Final = 2
Destiny = Literal["gold", "grey", "red"]
DESTINIES: Final[list[Destiny]] = list(get_args(Destiny))
DESTINY: Final[list[int]] = [FAILURE, *[DESTINIES.index(c["destiny"]) for c in FATE_FACTS]]
MISS: Final = 0
DAMAGE: Final = 1
ROUT: Final = 2
SPECIAL: Final = 3
LETTERS: Final = ["", "d", "r", "o"]
FateResult = Literal["miss", "damage", "rout", "special"]
RESULTS: Final[list[FateResult]] = list(get_args(FateResult))
QUARTER: Final[list[list[int]]] = [
    [MISS] * len(SHAPES),
    *[[LETTERS.index(c[s][:1]) for s in SHAPES] for c in FATE_FACTS],
]
"""By card and base: what the quarter shows. [runewars.fate.1]"""
AMOUNT: Final[list[list[int]]] = [[0] * len(SHAPES), *[[int(c[s][1:] or 0) for s in SHAPES] for c in FATE_FACTS]]

# -- heroes ------------------------------------------------------------------------------------------------------------

HERO_FACTS: Final[list[Fact]] = section("heroes")
HEROES: Final[list[str]] = [plain_id(h["id"]) for h in HERO_FACTS]
HERO_ALIGNMENT: Final[list[int]] = [ALIGNMENTS.index(h["alignment"]) for h in HERO_FACTS]
PRINTED: Final[list[list[int]]] = [[h[a] for a in ATTRIBUTES] for h in HERO_FACTS]
HERO_HEALTH: Final[list[int]] = [h["health"] for h in HERO_FACTS]
HERO_FAST: Final[list[bool]] = ["fast" in h["traits"] for h in HERO_FACTS]
HERO_FLYING: Final[list[bool]] = ["flying" in h["traits"] for h in HERO_FACTS]

# -- cards and tokens that are known by number only --------------------------------------------------------------------

ORDER_FACTS: Final[list[Fact]] = section("orders")
ORDERS: Final[list[str]] = ["none", *[plain_id(o["id"]) for o in ORDER_FACTS]]
STRATEGIZE: Final = 1
MOBILIZE: Final = 2
CONQUER: Final = 3
HARVEST: Final = 4
RECRUIT: Final = 5
RALLY: Final = 6
ACQUIRE: Final = 7
FORTIFY: Final = 8
SEASON_FACTS: Final[list[Fact]] = section("seasons")
SEASON_CARDS: Final[list[str]] = ["none", *[plain_id(c["id"]) for c in SEASON_FACTS]]
SEASON_OF: Final[list[int]] = [-1, *[SEASONS.index(c["season"]) for c in SEASON_FACTS]]
COUNCIL: Final[list[bool]] = [False, *[bool(c["wizards_council"]) for c in SEASON_FACTS]]
TACTICS_FACTS: Final[list[Fact]] = section("tactics")
TACTICS: Final[list[str]] = ["none", *[plain_id(c["id"]) for c in TACTICS_FACTS]]
TACTICS_COPIES: Final[list[int]] = [0, *[c["copies"] for c in TACTICS_FACTS]]
QUEST_FACTS: Final[list[Fact]] = section("quests")
QUESTS: Final[list[str]] = ["none", *[plain_id(q["id"]) for q in QUEST_FACTS]]
REWARD_FACTS: Final[list[Fact]] = section("rewards")
REWARDS: Final[list[str]] = ["none", *[plain_id(r["id"]) for r in REWARD_FACTS]]
REWARD_COPIES: Final[list[int]] = [0, *[r["copies"] for r in REWARD_FACTS]]
OBJECTIVE_FACTS: Final[list[Fact]] = section("objectives")
OBJECTIVES: Final[list[str]] = ["none", *[plain_id(o["id"]) for o in OBJECTIVE_FACTS]]
OBJECTIVE_ALIGNMENT: Final[list[int]] = [-1, *[ALIGNMENTS.index(o["alignment"]) for o in OBJECTIVE_FACTS]]
ADDITIONS: Final = Additions(SEASON_FACTS, TACTICS_FACTS, QUEST_FACTS, REWARD_FACTS, HERO_FACTS, OBJECTIVE_FACTS)
SEASON_EXPANSION: Final[list[int]] = [-1, *[ADDITIONS.of(row) for row in SEASON_FACTS]]
TACTICS_EXPANSION: Final[list[int]] = [-1, *[ADDITIONS.of(row) for row in TACTICS_FACTS]]
QUEST_EXPANSION: Final[list[int]] = [-1, *[ADDITIONS.of(row) for row in QUEST_FACTS]]
REWARD_EXPANSION: Final[list[int]] = [-1, *[ADDITIONS.of(row) for row in REWARD_FACTS]]
HERO_EXPANSION: Final[list[int]] = [ADDITIONS.of(row) for row in HERO_FACTS]
OBJECTIVE_EXPANSION: Final[list[int]] = [-1, *[ADDITIONS.of(row) for row in OBJECTIVE_FACTS]]


def dealt(copies: list[int], expansion: list[int], chosen: int) -> list[int]:
    """How often each card is in the box, where these expansions were chosen."""
    return [number if in_play(expansion[card], chosen) else 0 for card, number in enumerate(copies)]


def seasons_dealt(chosen: int) -> int:
    """The season cards in the box, as a mask."""
    return sum(1 << card for card in range(1, len(SEASON_CARDS)) if in_play(SEASON_EXPANSION[card], chosen))


def quests_dealt(chosen: int) -> list[int]:
    """The quests in the box."""
    return [quest for quest in range(1, len(QUESTS)) if in_play(QUEST_EXPANSION[quest], chosen)]


def objectives_dealt(chosen: int) -> list[int]:
    """The objectives in the box."""
    return [card for card in range(1, len(OBJECTIVES)) if in_play(OBJECTIVE_EXPANSION[card], chosen)]


def heroes_dealt(chosen: int) -> int:
    """The heroes in the box, as a mask."""
    return sum(1 << hero for hero in range(len(HEROES)) if in_play(HERO_EXPANSION[hero], chosen))


TITLE_FACTS: Final[list[Fact]] = section("titles")
TITLES: Final[list[str]] = [plain_id(t["id"]) for t in TITLE_FACTS]
CITY_FACTS: Final[list[Fact]] = section("cities")
CITIES: Final[list[str]] = [plain_id(c["id"]) for c in CITY_FACTS]
CityLine = Literal["neutral", "tactics", "influence", "quests"]
CITY_LINES: Final[list[CityLine]] = list(get_args(CityLine))
EXPLORATION_FACTS: Final[list[Fact]] = section("exploration")
TOKENS: Final[list[str]] = ["none", *[plain_id(t["id"]) for t in EXPLORATION_FACTS]]
