"""Components as they are printed, for the page: tiles, factions, units, cards. `target` is what an action calls a
thing that can be clicked."""

from typing import Any

from krainy.engine.catalogue import reconstructed

from ..hooks import DUEL, QUEST_ATTRIBUTE, QUEST_COST, QUEST_KIND, QUEST_UNIT, TEST
from ..map.tiles import AREA_FACTS, AREAS, AREAS_OF, BORDERS, COLOURED, HAS_CITY, PRODUCE, SIDES
from ..pack import Fact, rebuilt
from ..pieces import (
    ALIGNMENT_OF,
    ALIGNMENTS,
    AMOUNT,
    ATTRIBUTES,
    DESTINIES,
    DESTINY,
    DEVELOPMENTS,
    DIALS,
    FACTION_FACTS,
    FACTION_IDS,
    FATES,
    HERO_ALIGNMENT,
    HERO_FACTS,
    HERO_FAST,
    HERO_FLYING,
    HERO_HEALTH,
    HEROES,
    INFLUENCE_SIGN,
    MOST_HEALTH,
    OWN_DEVELOPMENTS,
    PRINTED,
    QUARTER,
    QUEST_FACTS,
    QUESTS,
    RESOURCES,
    RESULTS,
    SHAPES,
    TACTICS_SIGN,
    UNIT_FACTS,
    UNITS,
)
from .naming import CLASS_NAMES


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
