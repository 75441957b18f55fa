"""The components of Ekö as people look through them: variants, tiles, terrains and buildings."""

from typing import Any, Final

from krainy.engine.catalogue import Catalogue, Face, Fact, Item, Text, fact, reconstructed, sources
from krainy.engine.facts import facts

from ..pack import PACK
from ..tiles import MODULES

TILE_FACTS: Final = PACK.facts("tiles")
COMPONENTS: Final = facts("eko", "components")
KINDS: Final = ["tile", "terrain", "building", "module"]
SECTIONS: Final = [
    "eko.portal",
    "eko.pyr",
    "eko.wind",
    "eko.storm",
    "eko.moon",
    "eko.sand",
    "eko.light",
]
"""The section of the rules for each variant."""
MODULE_OF: Final = {
    "MOON": "temple_of_moon",
    "SAND": "temple_of_sand",
    "U": "lighthouse",
    "P": "storm_labyrinth",
    "Q": "storm_labyrinth",
    "R": "portals",
    "S": "pyramids",
    "T": "temple_of_wind",
}
"""The variant that brings a tile. [eko.var.2]"""
SPACE_RULES: Final = {"space": "eko.setup.7", "storm": "eko.storm", "portal": "eko.portal"}
"""Where nothing is built, another rule speaks of a hex than that of terrains."""
HEIGHTS: Final = ["part-nothing", "building-camp", "building-tower", "building-castle"]


def catalogue() -> Catalogue:
    """Every component, in the order of the data."""
    items = [tile(row, size) for size in ("large", "temple", "small") for row in TILE_FACTS[size]]
    items += [terrain(row) for row in COMPONENTS["hexes"]]
    items += [building(row) for row in COMPONENTS["buildings"]]
    items += [module(name) for name in MODULES]
    return Catalogue(KINDS, items)


def tile(row: dict[str, Any], size: str) -> Item:
    """A tile: its hexes from the middle outwards, and the back or variant that brings it into play. [eko.setup.2]"""
    variant = MODULE_OF.get(row["id"], "")
    texts: list[Text] = []
    measure = "part-small" if size == "small" else "part-large"
    facts = [Fact("size", [measure], size == "small" and reconstructed(row, "size"))]
    if "back" in row:
        facts.append(fact(row, "back", [f"back-{row['back']}"]))
    if variant:
        facts.append(Fact("module", [f"option-modules-{variant}"]))
    facts.append(fact(row, "hexes", [f"terrain-{hex}" for hex in row["hexes"]]))
    if "landmark" in row:
        facts.append(Fact("landmark", [f"landmark-{row['landmark']}"]))
    if "count" in row:
        facts.append(fact(row, "count", [row["count"]]))
    if "replaces" in row:
        texts.append(Text(f"part-replaces-{row['id']}"))
    rules = [SECTIONS[MODULES.index(variant)]] if variant else ["eko.setup.2", "eko.setup.3"]
    name = f"terrain-temple_{row['id'].lower()}" if size == "temple" else "part-tile"
    return Item(f"tile-{row['id']}", "tile", name, [Face(facts, texts)], rules, sources(row), "", "", row["id"])


def terrain(row: dict[str, Any]) -> Item:
    """A kind of hex: whether stacks can stand there, and the highest building. [eko.build.2]"""
    facts = [
        fact(row, "passable", ["part-yes" if row["passable"] else "part-no"]),
        fact(row, "highest_building", [HEIGHTS[row["highest_building"]]]),
    ]
    name = f"terrain-{row['id']}"
    rules = [SPACE_RULES.get(row["id"], "eko.build.2")]
    return Item(name, "terrain", name, [Face(facts, [])], rules, sources(row))


def building(row: dict[str, Any]) -> Item:
    """A kind of building. [eko.build.8, eko.setup.11]"""
    facts = [fact(row, name, [row[name]]) for name in ("points", "cost", "per_seat")]
    name = f"building-{row['id']}"
    rules = ["eko.build.2", "eko.build.8", "eko.setup.11"]
    return Item(name, "building", name, [Face(facts, [])], rules, sources(row))


def module(name: str) -> Item:
    """A variant. [eko.var.1]"""
    key = f"option-modules-{name}"
    rules = [SECTIONS[MODULES.index(name)], "eko.var.1"]
    return Item(f"module-{name}", "module", key, [Face([], [Text(f"{key}.help")])], rules, ["rulebook"])
