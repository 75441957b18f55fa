"""What people call the things on the table, and how a part of a scene is read: names, lists, mappings, numbers."""

from typing import Any, Final, Literal, get_args

from krainy.engine.errors import BadInput
from krainy.engine.scene import listing, mapping

from ..effects.choices import Choose
from ..effects.effect import SCRIPTS
from ..effects.harm import LesserEvil
from ..map.tiles import AREAS, CELLS, TILE_NAMES, coordinates
from ..pieces import (
    ATTRIBUTES,
    CITIES,
    CITY_LINES,
    CLASSES,
    DEVELOPMENTS,
    FACTION_IDS,
    FATES,
    HEROES,
    MOST_HEALTH,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    RESOURCES,
    RESULTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    TOKENS,
    UNITS,
    Faction,
)
from ..state import FACES, Runewars
from ..vocabulary import (
    BOARD_LOT,
    CITY_LOT,
    DEALT_LOT,
    FATE_LOT,
    FIRST_LOT,
    HERO_LOT,
    OBJECTIVE_LOT,
    QUEST_LOT,
    REWARD_LOT,
    RUNE_LOT,
    SEASON_LOT,
    STARTING_HERO_LOT,
    STOLEN_LOT,
    TACTICS_LOT,
    TOKEN_LOT,
)

Unnamed = Literal["player1", "player2", "player3", "player4"]
PLAYERS: Final[list[Unnamed]] = list(get_args(Unnamed))
"""What seats are called before they have chosen a faction."""
SeatName = Literal[Faction, Unnamed]


def class_name(each: int) -> str:
    """A class of units: 'footman', 'footman-routed', 'warrior-hurt1', 'warrior-routed-hurt1'."""
    kind, damage = divmod(each, MOST_HEALTH)
    name = UNITS[kind // 2]
    if kind % 2:
        name += "-routed"
    return f"{name}-hurt{damage}" if damage else name


CLASS_NAMES: Final = [class_name(each) for each in range(CLASSES)]
CELL_NAMES: Final = ["{},{}".format(*coordinates(cell)) for cell in range(CELLS)]
WORDS: Final[dict[str, list[str]]] = {
    "faction": [*FACTION_IDS],
    "tile": TILE_NAMES,
    "cell": CELL_NAMES,
    "area": AREAS,
    "unit": UNITS,
    "class": CLASS_NAMES,
    "hero": HEROES,
    "resource": [*RESOURCES],
    "order": ORDERS,
    "fate": FATES,
    "line": [*CITY_LINES],
    "title": TITLES,
    "development": DEVELOPMENTS,
    "tactics": TACTICS,
    "reward": REWARDS,
    "quest": QUESTS,
    "objective": OBJECTIVES,
    "season": SEASON_CARDS,
    "city": CITIES,
    "exp": TOKENS,
    "attribute": [*ATTRIBUTES],
    "face": [*FACES],
    "result": [*RESULTS],
}
"""What the things of every domain are called; numbers are called by themselves."""


def seat_name(g: Runewars, seat: int) -> SeatName:
    """A seat is called by its faction."""
    if 0 <= seat < len(g.faction) and g.faction[seat] >= 0:
        return FACTION_IDS[g.faction[seat]]
    return PLAYERS[seat]


def label(g: Runewars, domain: str, index: int) -> str:
    """What a person calls a thing on the table."""
    if index < 0:
        return ""
    if domain == "seat":
        return seat_name(g, index)
    if domain == "option":
        names = alternatives(g)
        return names[index] if index < len(names) else str(index)
    words = WORDS.get(domain)
    return str(index) if words is None else words[index]


def alternatives(g: Runewars) -> list[str]:
    """The things between which a card lets one choose now."""
    asked = g.asked
    if isinstance(asked, (Choose, LesserEvil)):
        return [SCRIPTS[option].name for option in asked.options]
    return []


def find(g: Runewars, domain: str, text: str) -> int:
    """The number of the thing that a person calls so."""
    if domain == "seat":
        for seat in range(g.seats):
            if text in (seat_name(g, seat), PLAYERS[seat]):
                return seat
    elif domain == "option" and text in alternatives(g):
        return alternatives(g).index(text)
    elif domain in WORDS:
        if text in WORDS[domain]:
            return WORDS[domain].index(text)
    elif text.isdecimal() and len(text) < 5:
        return int(text)
    raise BadInput(f"there is no {domain} '{text}' here")


def lot_name(g: Runewars, lot: str, item: int) -> str:
    """What a person calls one of the things that chance chooses from; cards of decks and hands are told by slots."""
    if lot == BOARD_LOT:
        return g.game.phrase(g, g.game.vocabulary.number_of(item))
    if lot == RUNE_LOT:
        return RUNE_PLACES[item]
    if lot == FATE_LOT:
        return FATES[g.fate.content[item]]
    if lot in (TACTICS_LOT, STOLEN_LOT):
        return TACTICS[g.tactics.content[item]]
    if lot == QUEST_LOT:
        return QUESTS[g.quests.content[item]]
    if lot == REWARD_LOT:
        return REWARDS[g.rewards.content[item]]
    if lot == OBJECTIVE_LOT:
        return OBJECTIVES[g.objectives.content[item]]
    if lot == TOKEN_LOT:
        return TOKENS[g.tokens.content[item]]
    return LOT_WORDS[lot][item]


RUNE_PLACES: Final = ["first", "second"]
"""Where the dragon rune of a pair lies that nobody looks at, by the areas in the order in which they were chosen."""
LOT_WORDS: Final = {
    FIRST_LOT: FATES,
    DEALT_LOT: QUESTS,
    CITY_LOT: CITIES,
    STARTING_HERO_LOT: HEROES,
    HERO_LOT: HEROES,
    SEASON_LOT: SEASON_CARDS,
}


# -- parts of a scene --------------------------------------------------------------------------------------------------


def named(g: Runewars, scene: dict[str, Any], key: str, domain: str) -> list[int]:
    """A part of a scene that is a list of things of a domain."""
    return [find(g, domain, text) for text in listing(scene.get(key, []), key)]


def by_seat(g: Runewars, scene: dict[str, Any], key: str) -> dict[int, Any]:
    """A part of a scene that is a mapping from factions."""
    return {find(g, "seat", str(name)): value for name, value in mapping(scene, key).items()}


def by_area(g: Runewars, scene: dict[str, Any], key: str) -> dict[int, Any]:
    """A part of a scene that is a mapping from areas."""
    return {find(g, "area", str(name)): value for name, value in mapping(scene, key).items()}
