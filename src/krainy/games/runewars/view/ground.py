"""What a page needs to draw the table and never changes: tiles as they are printed, and the facts of every card.

Where each tile lies and how it is turned is part of the view, for the players lay them. `target` is what an action
calls a thing that can be clicked.
"""

from typing import Any

from krainy.engine.catalogue import reconstructed

from ..hooks import COLLECTS, DUEL, QUEST_ATTRIBUTE, QUEST_COST, QUEST_KIND, QUEST_UNIT, TEST
from ..map.tiles import (
    AREA_FACTS,
    AREAS,
    AREAS_OF,
    BORDERS,
    COLOURED,
    HAS_CITY,
    PRODUCE,
    RADIUS,
    SIDES,
    TILE_FACTS,
    TILE_NAMES,
    TILE_OF,
    TILES,
    WIDTH,
)
from ..pack import Fact, rebuilt
from ..pieces import (
    ALIGNMENT_OF,
    ALIGNMENTS,
    AMOUNT,
    ATTRIBUTES,
    CITIES,
    CITY_FACTS,
    CITY_LINES,
    CLASSES,
    DESTINIES,
    DESTINY,
    DEVELOPMENT_FACTS,
    DEVELOPMENTS,
    DIAL_MAX,
    DIALS,
    EXPLORATION_FACTS,
    FACTION_FACTS,
    FACTION_IDS,
    FATE_CARDS,
    FATES,
    HERO_ALIGNMENT,
    HERO_FACTS,
    HERO_FAST,
    HERO_FLYING,
    HERO_HEALTH,
    HEROES,
    INFLUENCE_SIGN,
    MOST_HEALTH,
    OBJECTIVE_FACTS,
    OBJECTIVES,
    ORDERS,
    OWN_DEVELOPMENTS,
    PRINTED,
    QUARTER,
    QUEST_FACTS,
    QUESTS,
    RESOURCES,
    RESULTS,
    REWARD_FACTS,
    REWARDS,
    SEASON_CARDS,
    SEASON_FACTS,
    SEASONS,
    SHAPES,
    STRONGHOLD_FACTS,
    TACTICS,
    TACTICS_FACTS,
    TACTICS_SIGN,
    TITLE_FACTS,
    TITLES,
    TOKENS,
    TYPES,
    UNIT_FACTS,
    UNITS,
)
from ..state import Runewars
from .naming import CLASS_NAMES


def ground(g: Runewars) -> dict[str, object]:
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
            card("development", DEVELOPMENTS, number, fact) | {"fortification": not COLLECTS[number]}
            for number, fact in enumerate(DEVELOPMENT_FACTS, 1)
        ],
        "fates": [fate_ground(number) for number in range(1, FATE_CARDS + 1)],
        "orders": [{"id": ORDERS[o], "number": o, "target": f"order:{o}"} for o in range(1, len(ORDERS))],
        "season_cards": [
            card("season", SEASON_CARDS, number, fact) | {"season": fact["season"], "council": fact["wizards_council"]}
            for number, fact in enumerate(SEASON_FACTS, 1)
        ],
        "tactics": [
            card("tactics", TACTICS, number, fact) | {"copies": fact["copies"], "hook": fact["hook"]}
            for number, fact in enumerate(TACTICS_FACTS, 1)
        ],
        "rewards": [
            card("reward", REWARDS, number, fact)
            | {"copies": fact["copies"], "trait": fact.get("trait", ""), "spent": fact["discard_to_use"]}
            for number, fact in enumerate(REWARD_FACTS, 1)
        ],
        "quests": [quest_ground(number) for number in range(1, len(QUESTS))],
        "objectives": [
            card("objective", OBJECTIVES, number, fact) | {"alignment": fact["alignment"]}
            for number, fact in enumerate(OBJECTIVE_FACTS, 1)
        ],
        "heroes": [hero_ground(hero) for hero in range(len(HEROES))],
        "titles": [card("title", TITLES, number, fact) for number, fact in enumerate(TITLE_FACTS)],
        "cities": [card("city", CITIES, n, fact) | {"lines": fact["benefits"]} for n, fact in enumerate(CITY_FACTS)],
        "lines": CITY_LINES,
        "tokens": [
            card("exp", TOKENS, number, fact) | {"kind": fact["kind"]}
            for number, fact in enumerate(EXPLORATION_FACTS, 1)
        ],
    }


def card(domain: str, names: list[str], number: int, fact: Fact) -> dict[str, Any]:
    """What is told of every card or token: its name, what an action calls it, whether it is our reconstruction."""
    return {"id": names[number], "target": f"{domain}:{number}", "reconstructed": rebuilt(domain, fact["id"])}


def tile_ground(tile: int) -> dict[str, Any]:
    """One tile as it is printed; a turn takes (q, r) to (-r, q + r) and each side to the next."""
    return {
        AREAS[area]: {
            "at": [AREA_FACTS[area]["q"], AREA_FACTS[area]["r"]],
            "city": HAS_CITY[area],
            "produce": {RESOURCES[r]: PRODUCE[area][r] for r in range(len(RESOURCES)) if PRODUCE[area][r]},
            "borders": {SIDES[side]: BORDERS[COLOURED[area][side]] for side in range(6) if COLOURED[area][side]},
        }
        for area in AREAS_OF[tile]
    }


def faction_ground(faction: int) -> dict[str, Any]:
    """A faction: its dials field by field (a unit, `tactics`, `influence` or nothing), its development tokens."""
    signs = {TACTICS_SIGN: "tactics", INFLUENCE_SIGN: "influence"}
    return {
        "id": FACTION_IDS[faction],
        "target": f"faction:{faction}",
        "alignment": ALIGNMENTS[ALIGNMENT_OF[faction]],
        "dials": {
            resource: [UNITS[field] if field >= 0 else signs.get(field, "") for field in DIALS[faction][number]]
            for number, resource in enumerate(RESOURCES)
        },
        "dials_reconstructed": reconstructed(FACTION_FACTS[faction], "dials"),
        "developments": [DEVELOPMENTS[kind] for kind in OWN_DEVELOPMENTS[faction]],
    }


def unit_ground(unit: int) -> dict[str, Any]:
    """A type of unit."""
    fact = UNIT_FACTS[unit]
    return card("unit", UNITS, unit, fact) | {
        "faction": fact["faction"],
        "count": fact["count"],
        "shape": fact["shape"],
        "initiative": fact["initiative"],
        "health": fact["health"],
        "traits": fact["traits"],
    }


def class_ground(each: int) -> dict[str, Any]:
    """A class of units in a battle."""
    kind, damage = divmod(each, MOST_HEALTH)
    return {
        "id": CLASS_NAMES[each],
        "target": f"class:{each}",
        "unit": UNITS[kind // 2],
        "routed": kind % 2 == 1,
        "damage": damage,
    }


def fate_ground(number: int) -> dict[str, Any]:
    """A fate card: its destiny and its four quarters by base."""
    quarters = {
        shape: {"result": RESULTS[QUARTER[number][place]], "amount": AMOUNT[number][place]}
        for place, shape in enumerate(SHAPES)
    }
    return {"id": FATES[number], "target": f"fate:{number}", "destiny": DESTINIES[DESTINY[number]], **quarters}


def quest_ground(quest: int) -> dict[str, Any]:
    """A quest: where it is, and what is asked there."""
    fact = QUEST_FACTS[quest - 1]
    asks: dict[str, Any] = {"kind": "pay", "cost": QUEST_COST[quest]}
    if QUEST_KIND[quest] == TEST:
        asks = {"kind": "test", "attribute": ATTRIBUTES[QUEST_ATTRIBUTE[quest]]}
    elif QUEST_KIND[quest] == DUEL:
        asks = {"kind": "duel", "unit": UNITS[QUEST_UNIT[quest]]}
    place = {"area": fact.get("area", ""), "where": fact.get("where", ""), "starting": fact["starting"]}
    return card("quest", QUESTS, quest, fact) | place | asks


def hero_ground(hero: int) -> dict[str, Any]:
    """A hero as printed. [runewars.hero.4]"""
    return card("hero", HEROES, hero, HERO_FACTS[hero]) | {
        "alignment": ALIGNMENTS[HERO_ALIGNMENT[hero]],
        "health": HERO_HEALTH[hero],
        "attributes": {name: PRINTED[hero][number] for number, name in enumerate(ATTRIBUTES)},
        "fast": HERO_FAST[hero],
        "flying": HERO_FLYING[hero],
    }
