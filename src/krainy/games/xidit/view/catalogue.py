"""The components of Lords of Xidit as people look through them: units, city tokens, titans and regions."""

from typing import Any, Final

from krainy.engine.catalogue import Catalogue, Face, Fact, Item, Text, Value, fact, reconstructed, sources

from ..board import PIECES
from ..pack import PACK
from ..tokens import FACES, REWARD_NAMES

KINDS: Final = ["unit", "token", "titan", "region"]
REGION_FACTS: Final[list[dict[str, Any]]] = PACK.facts("map")["regions"]
SETS: Final = ["set45", "set3"]
"""The city tokens for four or five players, and for three. [xidit.setup.5]"""
NAMED_BY_US: Final = "pl en"
"""The names of the regions are not told by any source."""


def catalogue() -> Catalogue:
    """Every component, in the order of the data."""
    items = [unit(row) for row in PIECES["units"]]
    items += [token(row, group) for group in SETS for row in FACES[group]]
    items += [titan(row) for row in FACES["titans"]]
    items += [region(row) for row in REGION_FACTS]
    return Catalogue(KINDS, items)


def rewards(row: dict[str, Any]) -> list[Fact]:
    """The three rewards, of which one takes two. [xidit.reward.1]"""
    return [fact(row, name, [row[name]]) for name in REWARD_NAMES]


def unit(row: dict[str, Any]) -> Item:
    """A kind of unit and its worth at a census. [xidit.census.3, xidit.census.4]"""
    name = f"unit-{row['id']}"
    facts = [fact(row, "count", [row["count"]])]
    rules = ["xidit.recruit.2", "xidit.census.3", "xidit.census.4"]
    faces = [Face(facts, [Text(f"part-census-{row['id']}", "part-census")])]
    return Item(name, "unit", name, faces, rules, sources(row), row["colour"])


def token(row: dict[str, Any], group: str) -> Item:
    """A city token: units to recruit on one side, a threat on the other. [xidit.recruit.1, xidit.threat.1]"""
    recruits: list[Value] = [f"unit-{unit}" for unit in row["recruit"]]
    required: list[Value] = []
    for unit, number in row["requires"].items():
        required += [f"unit-{unit}"] * number
    id = f"{group}-{row['city']}"
    known = [Text(f"part-known-{id}", "part-known")] if "known" in row else []
    threat = bool(known) and row["known"][0].startswith("threat")
    faces = [
        Face(
            [Fact("set", [f"part-{group}"]), fact(row, "recruit", recruits)],
            [] if threat else known,
            "",
            "side-recruitment",
        ),
        Face([fact(row, "requires", required), *rewards(row)], known if threat else [], "", "side-threat"),
    ]
    rules = ["xidit.recruit", "xidit.threat", "xidit.reward"]
    return Item(id, "token", "part-city", faces, rules, sources(row), "", "", row["city"])


def titan(row: dict[str, Any]) -> Item:
    """A titan. [xidit.titan.6, xidit.titan.7]"""
    faces = [Face([fact(row, "strength", [row["strength"]]), *rewards(row)], [])]
    rules = ["xidit.titan.2", "xidit.titan.6", "xidit.titan.7"]
    return Item(row["id"], "titan", f"titan-{row['strength']}", faces, rules, sources(row))


def region(row: dict[str, Any]) -> Item:
    """A region: what the most and the second most bards are worth, and the cities around it. [xidit.end.4]"""
    cities: list[Value] = list(row["border_cities"])
    name = f"region-{row['id']}"
    named = NAMED_BY_US if reconstructed(row, "english") else ""
    faces = [
        Face(
            [fact(row, "first", [row["first"]]), fact(row, "second", [row["second"]]), fact(row, "cities", cities)], []
        )
    ]
    return Item(name, "region", name, faces, ["xidit.bard", "xidit.end.4"], sources(row), "", named)
