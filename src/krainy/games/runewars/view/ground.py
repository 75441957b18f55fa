"""What a page needs to draw the table and never changes: tiles as they are printed, and the facts of every card.

Where each tile lies and how it is turned is part of the view, for the players lay them.
"""

from ..hooks import COLLECTS
from ..map.tiles import AREAS, RADIUS, SIDES, TILE_FACTS, TILE_NAMES, TILE_OF, TILES, WIDTH
from ..pieces import (
    CITIES,
    CITY_FACTS,
    CITY_LINES,
    CLASSES,
    DEVELOPMENT_FACTS,
    DEVELOPMENTS,
    DIAL_MAX,
    EXPLORATION_FACTS,
    FACTION_IDS,
    FATE_CARDS,
    HEROES,
    OBJECTIVE_FACTS,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    RESOURCES,
    REWARD_FACTS,
    REWARDS,
    SEASON_CARDS,
    SEASON_FACTS,
    SEASONS,
    STRONGHOLD_FACTS,
    TACTICS,
    TACTICS_FACTS,
    TITLE_FACTS,
    TITLES,
    TOKENS,
    TYPES,
)
from ..state import Runewars
from .components import (
    card,
    class_ground,
    faction_ground,
    fate_ground,
    hero_ground,
    quest_ground,
    tile_ground,
    unit_ground,
)
from .shape import Ground


def ground(g: Runewars) -> Ground:
    """All that never changes. A cell is `(q + radius) * width + r + radius`; a class of units in a battle is a type,
    standing or routed, with some damage."""
    return {
        "seasons": SEASONS,
        "resources": RESOURCES,
        "dial_max": DIAL_MAX,
        "sides": SIDES,
        "lattice": {"radius": RADIUS, "width": WIDTH},
        "tiles": {TILE_NAMES[tile]: tile_ground(tile) for tile in range(TILES)},
        "homes": {TILE_NAMES[tile]: TILE_FACTS[tile].get("home_faction", "") for tile in range(TILES)},
        "areas": [
            {"id": area, "tile": TILE_NAMES[TILE_OF[number]], "target": f"area:{number}"}
            for number, area in enumerate(AREAS)
        ],
        "factions": [faction_ground(faction) for faction in range(len(FACTION_IDS))],
        "units": [unit_ground(unit) for unit in range(TYPES)],
        "classes": [class_ground(each) for each in range(CLASSES)],
        "stronghold": {"strength": STRONGHOLD_FACTS["strength"], "damaged": STRONGHOLD_FACTS["damaged"]},
        "developments": [
            {**card("development", DEVELOPMENTS, number, fact), "fortification": not COLLECTS[number]}
            for number, fact in enumerate(DEVELOPMENT_FACTS, 1)
        ],
        "fates": [fate_ground(number) for number in range(1, FATE_CARDS + 1)],
        "orders": [{"id": ORDERS[o], "number": o, "target": f"order:{o}"} for o in range(1, len(ORDERS))],
        "season_cards": [
            {
                **card("season", SEASON_CARDS, number, fact),
                "season": fact["season"],
                "council": fact["wizards_council"],
            }
            for number, fact in enumerate(SEASON_FACTS, 1)
        ],
        "tactics": [
            {**card("tactics", TACTICS, number, fact), "copies": fact["copies"], "hook": fact["hook"]}
            for number, fact in enumerate(TACTICS_FACTS, 1)
        ],
        "rewards": [
            {
                **card("reward", REWARDS, number, fact),
                "copies": fact["copies"],
                "trait": fact.get("trait", ""),
                "spent": fact["discard_to_use"],
            }
            for number, fact in enumerate(REWARD_FACTS, 1)
        ],
        "quests": [quest_ground(number) for number in range(1, len(QUESTS))],
        "objectives": [
            {**card("objective", OBJECTIVES, number, fact), "alignment": fact["alignment"]}
            for number, fact in enumerate(OBJECTIVE_FACTS, 1)
        ],
        "heroes": [hero_ground(hero) for hero in range(len(HEROES))],
        "titles": [card("title", TITLES, number, fact) for number, fact in enumerate(TITLE_FACTS)],
        "cities": [{**card("city", CITIES, n, fact), "lines": fact["benefits"]} for n, fact in enumerate(CITY_FACTS)],
        "lines": CITY_LINES,
        "tokens": [
            {**card("exp", TOKENS, number, fact), "kind": fact["kind"]}
            for number, fact in enumerate(EXPLORATION_FACTS, 1)
        ],
    }
