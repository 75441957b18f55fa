"""Components as they are printed, for the page: tiles, factions, units, cards. `target` is what an action calls a
thing that can be clicked."""

from typing import cast

from krainy.engine.catalogue import reconstructed

from ..hooks import DUEL, QUEST_ATTRIBUTE, QUEST_COST, QUEST_KIND, QUEST_UNIT, TEST
from ..map.tiles import AREA_FACTS, AREAS, AREAS_OF, BORDERS, COLOURED, HAS_CITY, PRODUCE, SIDES, Border
from ..pack import Fact, rebuilt
from ..pieces import (
    ALIGNMENT_OF,
    ALIGNMENTS,
    AMOUNT,
    ATTRIBUTES,
    CIRCLE,
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
    HEXAGON,
    INFLUENCE_SIGN,
    MOST_HEALTH,
    OWN_DEVELOPMENTS,
    PRINTED,
    QUARTER,
    QUEST_FACTS,
    QUESTS,
    RECTANGLE,
    RESOURCES,
    RESULTS,
    TACTICS_SIGN,
    TRIANGLE,
    UNIT_FACTS,
    UNITS,
)
from .naming import CLASS_NAMES
from .shape import AreaFacts, Class, FactionFacts, Fate, HeroFacts, Printed, Quarter, Quest, Unit


def card(domain: str, names: list[str], number: int, fact: Fact) -> Printed:
    """What is told of every card or token: its name, what an action calls it, whether it is our reconstruction."""
    return {"id": names[number], "target": f"{domain}:{number}", "reconstructed": rebuilt(domain, fact["id"])}


def tile_ground(tile: int) -> dict[str, AreaFacts]:
    """One tile as it is printed; a turn takes (q, r) to (-r, q + r) and each side to the next."""
    return {
        AREAS[area]: {
            "at": [AREA_FACTS[area]["q"], AREA_FACTS[area]["r"]],
            "city": HAS_CITY[area],
            "produce": {RESOURCES[r]: PRODUCE[area][r] for r in range(len(RESOURCES)) if PRODUCE[area][r]},
            "borders": {side: cast(Border, BORDERS[kind]) for side, kind in zip(SIDES, COLOURED[area]) if kind},
        }
        for area in AREAS_OF[tile]
    }


def faction_ground(faction: int) -> FactionFacts:
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


def unit_ground(unit: int) -> Unit:
    """A type of unit."""
    fact = UNIT_FACTS[unit]
    return {
        **card("unit", UNITS, unit, fact),
        "faction": fact["faction"],
        "count": fact["count"],
        "shape": fact["shape"],
        "initiative": fact["initiative"],
        "health": fact["health"],
        "traits": fact["traits"],
    }


def class_ground(each: int) -> Class:
    """A class of units in a battle."""
    kind, damage = divmod(each, MOST_HEALTH)
    return {
        "id": CLASS_NAMES[each],
        "target": f"class:{each}",
        "unit": UNITS[kind // 2],
        "routed": kind % 2 == 1,
        "damage": damage,
    }


def fate_ground(number: int) -> Fate:
    """A fate card: its destiny and its four quarters by base."""
    return {
        "id": FATES[number],
        "target": f"fate:{number}",
        "destiny": DESTINIES[DESTINY[number]],
        "triangle": quarter_ground(number, TRIANGLE),
        "rectangle": quarter_ground(number, RECTANGLE),
        "hexagon": quarter_ground(number, HEXAGON),
        "circle": quarter_ground(number, CIRCLE),
    }


def quarter_ground(number: int, shape: int) -> Quarter:
    """What a fate card says to units of a base."""
    return {"result": RESULTS[QUARTER[number][shape]], "amount": AMOUNT[number][shape]}


def quest_ground(quest: int) -> Quest:
    """A quest: where it is, and what is asked there."""
    fact = QUEST_FACTS[quest - 1]
    printed = card("quest", QUESTS, quest, fact)
    told: Quest = {
        "id": printed["id"],
        "target": printed["target"],
        "reconstructed": printed["reconstructed"],
        "area": fact.get("area", ""),
        "where": fact.get("where", ""),
        "starting": fact["starting"],
        "kind": "pay",
    }
    if QUEST_KIND[quest] == TEST:
        told["kind"] = "test"
        told["attribute"] = ATTRIBUTES[QUEST_ATTRIBUTE[quest]]
    elif QUEST_KIND[quest] == DUEL:
        told["kind"] = "duel"
        told["unit"] = UNITS[QUEST_UNIT[quest]]
    else:
        told["cost"] = QUEST_COST[quest]
    return told


def hero_ground(hero: int) -> HeroFacts:
    """A hero as printed. [runewars.hero.4]"""
    return {
        **card("hero", HEROES, hero, HERO_FACTS[hero]),
        "alignment": ALIGNMENTS[HERO_ALIGNMENT[hero]],
        "health": HERO_HEALTH[hero],
        "attributes": {name: PRINTED[hero][number] for number, name in enumerate(ATTRIBUTES)},
        "fast": HERO_FAST[hero],
        "flying": HERO_FLYING[hero],
    }
