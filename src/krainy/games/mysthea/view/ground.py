"""What a page needs to draw the table and never changes: islands, regions, the facts of every card by its number."""

from typing import Any

from ..board import (
    COMPONENTS,
    GUILDS,
    HOME,
    ISLANDS,
    MONSTER_STRENGTH,
    MONSTERS,
    ON_ISLAND,
    PLACES,
    REGION_NAMES,
    REGION_TYPES,
    REGIONS,
    SLOTS,
    STRENGTH,
    TRACK,
    TYPE,
    UNITS,
    WOUNDED_STRENGTH,
)
from ..cards import (
    ATTUNEMENT_FACTS,
    CHOSEN_FACTS,
    CHOSEN_NUMBERS,
    COLOURS,
    COMMAND_FACTS,
    COMMAND_NUMBERS,
    ENCOUNTER_FACTS,
    ERA,
    KIND,
    NAMES,
    SLOT,
    TYPES,
)
from ..hooks import STRENGTH_BONUS
from ..state import Mysthea
from .naming import ORDERS
from .shape import Ground, Strong


def reconstructed(fact: dict[str, Any]) -> bool:
    """Whether no source tells this fact, so that it had to be worked out."""
    return "reconstructed" in str(fact["source"])


def ground(g: Mysthea) -> Ground:
    """What never changes; `target` is what an action calls a thing that can be clicked."""
    strengths: dict[Strong, int] = {unit: STRENGTH[kind] for kind, unit in enumerate(UNITS)}
    strengths["wounded"] = WOUNDED_STRENGTH
    return {
        "guilds": GUILDS[: g.seats],
        "islands": [
            {
                "name": name,
                "regions": [REGION_NAMES[region] for region in ON_ISLAND[island]],
                "target": f"island:{island}",
            }
            for island, name in enumerate(ISLANDS)
        ],
        "regions": [
            {
                "name": REGION_NAMES[region],
                "type": REGION_TYPES[TYPE[region]],
                "island": ISLANDS[region // PLACES],
                "target": f"region:{region}",
            }
            for region in range(REGIONS)
        ],
        "units": UNITS,
        "strengths": strengths,
        "track": TRACK,
        "artefacts": [
            {"id": fact["id"], "energy": fact["energy"], "reconstructed": reconstructed(fact)}
            for fact in COMPONENTS["artefact"]
        ],
        "cards": [
            {
                "id": NAMES[card],
                "era": ERA[card],
                "type": TYPES[KIND[card]],
                "colour": COLOURS[KIND[card]],
                "order": ORDERS[KIND[card]],
                "points": fact["points"],
                "slot": SLOTS[SLOT[card]] if SLOT[card] >= 0 else "",
                "strength": STRENGTH_BONUS[card],
                "cost": fact.get("cost", {}),
                "reconstructed": reconstructed(fact),
                "target": f"card:{card}",
            }
            for card, fact in zip(COMMAND_NUMBERS, COMMAND_FACTS, strict=True)
        ],
        "chosen": [
            {"id": fact["id"], "name": fact["name"], "target": f"card:{card}"}
            for card, fact in zip(CHOSEN_NUMBERS, CHOSEN_FACTS, strict=True)
        ],
        "encounters": [
            {
                "id": fact["id"],
                "glory": fact["glory"],
                "options": [{"symbol": option["symbol"], "steps": option["steps"]} for option in fact["option"]],
            }
            for fact in ENCOUNTER_FACTS
        ],
        "monsters": [
            {
                "id": name,
                "strength": MONSTER_STRENGTH[monster],
                "home": ISLANDS[HOME[monster]],
                "target": f"monster:{monster}",
            }
            for monster, name in enumerate(MONSTERS)
        ],
        "attunements": [
            {"id": fact["id"], "side": fact["side"], "island": fact["island"]} for fact in ATTUNEMENT_FACTS
        ],
    }
