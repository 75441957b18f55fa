"""What a page needs to draw the table and never changes: places, regions, numbers, the facts of every card."""

from typing import Any, Final

from ..board import (
    CHANCELLOR_SUPPLY,
    COLOURS,
    END_DIE,
    EXILE_SUPPLY,
    FACTS,
    FAVOR,
    MOST_SUPPLY,
    OATHS,
    REGION_OF,
    REGIONS,
    SEARCH_COST,
    SLOTS,
    SPOT_NAMES,
    SPOTS_OF,
    SUITS,
    TRAITS,
    TRAVEL_COST,
    VISIONS_NEEDED,
)
from ..cards import (
    DENIZEN_FACTS,
    DENIZEN_NUMBERS,
    EDIFICE_FACTS,
    EDIFICE_NUMBERS,
    FIRST_TRAIT,
    NAMES,
    RELIC_FACTS,
    RELIC_NUMBERS,
    RUIN_NUMBERS,
    SITE_FACTS,
    SITE_NUMBERS,
    VISION_FACTS,
    VISION_NUMBERS,
)
from ..pack import PACK
from ..state import Oath
from .naming import BANNER_NAMES
from .shape import Card, CardKind, Ground

OURS: Final[dict[str, Any]] = PACK.facts("names")
"""The things whose Polish name is ours."""


def ground(g: Oath) -> Ground:
    """What never changes; `target` is what an action calls a thing that can be clicked, `name` the key of its words."""
    return {
        "colours": [COLOURS[g.colour[player]] if player < len(g.colour) else "" for player in range(g.players)],
        "places": [
            {"id": SPOT_NAMES[spot], "region": REGIONS[REGION_OF[spot]], "target": f"site:{spot}"}
            for spot in range(SLOTS)
        ],
        "regions": [
            {
                "id": region,
                "places": [SPOT_NAMES[spot] for spot in SPOTS_OF[number]],
                "travel": {other: TRAVEL_COST[number][far] for far, other in enumerate(REGIONS)},
                "target": f"source:{1 + number}",
            }
            for number, region in enumerate(REGIONS)
        ],
        "suits": SUITS,
        "oaths": [
            {
                "id": oath,
                "name": f"oath-{oath}",
                "vision": next(row["id"].replace("_", "-") for row in VISION_FACTS if row.get("oath") == oath),
                "ours": "pl" if oath in OURS["oath"] else "",
            }
            for oath in OATHS
        ],
        "banners": BANNER_NAMES,
        "traits": TRAITS,
        "search": SEARCH_COST,
        "supply": {"chancellor": CHANCELLOR_SUPPLY, "exile": EXILE_SUPPLY, "most": MOST_SUPPLY},
        "end_die": END_DIE,
        "visions_needed": VISIONS_NEEDED,
        "favor": FAVOR,
        "dice": {"attack": FACTS["attack"], "defense": FACTS["defense"]},
        "cards": cards(),
    }


def cards() -> list[Card]:
    """Every card by its number, from 1 on."""
    found: dict[int, Card] = {}
    for number, row in zip(DENIZEN_NUMBERS, DENIZEN_FACTS, strict=True):
        found[number] = denizen(number, row)
    for number, row in zip(EDIFICE_NUMBERS, EDIFICE_FACTS, strict=True):
        found[number] = {**edifice(number, row, "intact"), "suit": row["suit"]}
    for number, row in zip(RUIN_NUMBERS, EDIFICE_FACTS, strict=True):
        found[number] = edifice(number, row, "ruined")
    for number, row in zip(RELIC_NUMBERS, RELIC_FACTS, strict=True):
        found[number] = {**card("relic", number, row), "dice": row["dice"], "powers": row["powers"]}
    for number, row in zip(VISION_NUMBERS, VISION_FACTS, strict=True):
        found[number] = {**card("vision", number, row), "oath": row.get("oath", "")}
    for number, row in zip(SITE_NUMBERS, SITE_FACTS, strict=True):
        found[number] = site(number, row)
    for number, trait in enumerate(TRAITS, FIRST_TRAIT):
        found[number] = card("trait", number, {"id": trait})
    return [found[number] for number in sorted(found)]


def card(kind: CardKind, number: int, row: dict[str, Any]) -> Card:
    """What every card has."""
    return {
        "id": NAMES[number],
        "kind": kind,
        "name": f"{kind}-{NAMES[number]}",
        "ours": "pl" if row["id"] in OURS.get(kind, {}) else "",
        "target": f"card:{number}",
    }


def denizen(number: int, row: dict[str, Any]) -> Card:
    """A denizen."""
    return {
        **card("denizen", number, row),
        "number": row["number"],
        "suit": row["suit"],
        "restriction": row.get("restriction", ""),
        "locked": row.get("locked", False),
        "powers": row["powers"],
    }


def edifice(number: int, row: dict[str, Any], side: str) -> Card:
    """One side of an edifice."""
    return {
        **card("edifice" if side == "intact" else "ruin", number, row),
        "name": f"edifice-{row['id'].replace('_', '-')}-{side}",
        "ours": "pl" if side in OURS["edifice"].get(row["id"], {}) else "",
        "suit": "",
        "restriction": "site",
        "locked": True,
        "powers": row[side],
    }


def site(number: int, row: dict[str, Any]) -> Card:
    """A site: its room, what is put there when it is turned up, and what its relics cost."""
    return {
        **card("site", number, row),
        "capacity": row["capacity"],
        "category": row["category"],
        "favor": row["favor"],
        "secrets": row["secrets"],
        "relics": row["relics"],
        "price": row.get("price", {}),
        "homeland": row.get("homeland", ""),
        "reward": row.get("reward", {}),
    }
