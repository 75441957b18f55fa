"""The components of Mysthea as people look through them: all cards, monsters, units, artefacts and islands."""

from typing import Any, Final

from krainy.engine.catalogue import Catalogue, Face, Fact, Item, Text, Value, fact, reconstructed, sources

from ..board import COMPONENTS, ISLANDS, MONSTER_FACTS, UNITS
from ..cards import ATTUNEMENT_FACTS, CHOSEN_FACTS, COLOURS, COMMAND_FACTS, ENCOUNTER_FACTS, TYPES
from .naming import ORDERS

KINDS: Final = ["command", "chosen", "encounter", "monster", "attunement", "event", "artefact", "unit", "island"]
TYPE_RULES: Final = ["mysthea.card.2", "mysthea.card.2", "mysthea.card.3", "mysthea.card.4"]
UNIT_RULES: Final = ["mysthea.wound.2", "mysthea.cp.2", "mysthea.cp.2", "mysthea.cp.4"]
NAMED_BY_US: Final = "pl en"
"""The islands and the command cards have no names in the game."""


def catalogue() -> Catalogue:
    """Every component, in the order of the data."""
    items = [command(row) for row in COMMAND_FACTS]
    items += [chosen(row, number) for number, row in enumerate(CHOSEN_FACTS)]
    items += [encounter(row) for row in ENCOUNTER_FACTS]
    items += [monster(row, number) for number, row in enumerate(MONSTER_FACTS)]
    items += [attunement(island) for island in ISLANDS]
    items += [event(row) for row in COMPONENTS["event"]]
    items += [artefact(row) for row in COMPONENTS["artefact"]]
    items += [unit(row) for row in COMPONENTS["unit"]]
    items += [island_of(row) for row in COMPONENTS["island"]]
    return Catalogue(KINDS, items)


def prices(row: dict[str, Any], parts: list[dict[str, Any]]) -> list[Fact]:
    """What effects cost beside the energy of their card: energy, experience, cards discarded or removed."""
    costs: list[Value] = []
    for part in parts:
        costs += [f"price-{what}" for what in part.get("cost", {}) if f"price-{what}" not in costs]
    return [fact(row, "price", costs, "cost")] if costs else []


def command(row: dict[str, Any]) -> Item:
    """A command card. [mysthea.card.1, mysthea.card.2, mysthea.card.3, mysthea.card.4]"""
    kind = TYPES.index(row["type"])
    facts = [
        fact(row, "type", [f"type-{row['type']}"]),
        fact(row, "era", [f"era-{row['era']}"]),
        fact(row, "points", [row["points"]]),
    ]
    if "slot" in row:
        facts.append(fact(row, "slot", [f"slot-{row['slot']}"]))
    facts += prices(row, [row])
    facts.append(fact(row, "order", [f"order-{ORDERS[kind]}"], "type"))  # the colour is the order [mysthea.battle.5]
    texts = [Text(f"card-{row['id']}.text", "", reconstructed(row, "effects"))]
    rules = [TYPE_RULES[kind], "mysthea.battle.5"]
    return Item(
        row["id"], "command", f"card-{row['id']}", [Face(facts, texts)], rules, sources(row), COLOURS[kind], NAMED_BY_US
    )


def chosen(row: dict[str, Any], number: int) -> Item:
    """A Chosen and the ability; the rules tell of those of the first edition in the order of the data."""
    texts = [Text(f"card-{row['id']}.text", "", reconstructed(row, "ability"))]
    rules = ["mysthea.chosen.1" if "added" in row else f"mysthea.chosen.{number + 2}"]
    return Item(row["id"], "chosen", f"card-{row['id']}", [Face([], texts)], rules, sources(row))


def encounter(row: dict[str, Any]) -> Item:
    """An encounter: what its front shows, and what its back brings.
    [mysthea.encounter.3, mysthea.encounter.4, mysthea.encounter.5, mysthea.encounter.6]"""
    options = row["option"]
    symbols: list[Value] = [f"symbol-{option['symbol']}" for option in options]
    steps: list[Value] = [option["steps"] for option in options]
    front = Face([fact(row, "glory", [row["glory"]]), fact(row, "symbols", symbols, "option")], [], "", "face-front")
    facts = [fact(row, "steps", steps, "option"), *prices(row, options)]
    texts = [
        Text(f"encounter-{row['id']}.{option['symbol']}", f"symbol-{option['symbol']}", reconstructed(row, "option"))
        for option in options
    ]
    faces = [front, Face(facts, texts, "", "face-back")]
    return Item(row["id"], "encounter", f"encounter-{row['id']}", faces, ["mysthea.encounter"], sources(row))


def monster(row: dict[str, Any], number: int) -> Item:
    """A monster with its rewards; the rules tell of the habits of the first edition in the order of the data.
    [mysthea.monster.5, mysthea.monster.6]"""
    name = f"monster-{row['id']}"
    facts = [fact(row, "strength", [row["strength"]]), fact(row, "home", [f"island-{row['home']}"])]
    texts = [
        Text(f"{name}.{medal}", f"medal-{medal}", reconstructed(row, medal)) for medal in ("gold", "silver", "bronze")
    ]
    texts.append(Text(f"{name}.behaviour", "part-behaviour", reconstructed(row, "behaviour")))
    rules = ["mysthea.monster.3", f"mysthea.behaviour.{1 if 'added' in row else number + 2}"]
    return Item(name, "monster", name, [Face(facts, texts, row["card"])], rules, sources(row))


def attunement(island: str) -> Item:
    """The attunement card of an island: the side of the day and the side of the night.
    [mysthea.attune.3, mysthea.attune.4]"""
    rows = [row for row in ATTUNEMENT_FACTS if row["island"] == island]
    faces = [
        Face(
            [],
            [Text(f"attunement-{row['id']}.text", "", reconstructed(row, "effects"))],
            row["id"],
            f"side-{row['side']}",
        )
        for row in rows
    ]
    name = f"island-{island}"
    rules = ["mysthea.attune.1", "mysthea.attune.3", "mysthea.attune.4"]
    return Item(f"attunement-{island}", "attunement", name, faces, rules, sources(rows[0]), "", NAMED_BY_US)


def event(row: dict[str, Any]) -> Item:
    """An event card that is not a monster's. [mysthea.endera.2, mysthea.endera.3]"""
    storm = row["kind"] == "storm"
    facts = [] if storm else [fact(row, "terrains", [f"terrain-{row['kind']}"], "kind")]
    texts = [Text("part-storm" if storm else "part-region")]
    rules = ["mysthea.round.1", "mysthea.endera.3" if storm else "mysthea.endera.2"]
    return Item(row["id"], "event", f"event-{row['kind']}", [Face(facts, texts)], rules, sources(row))


def artefact(row: dict[str, Any]) -> Item:
    """An artefact and the energy that it brings at the beginning of an Era. [mysthea.era.11]"""
    name = f"artefact-{row['id']}"
    facts = [fact(row, "energy", [row["energy"]])]
    rules = ["mysthea.setup.12", "mysthea.era.10", "mysthea.era.11", "mysthea.battle.1", "mysthea.shift.1"]
    return Item(name, "artefact", name, [Face(facts, [])], rules, sources(row))


def unit(row: dict[str, Any]) -> Item:
    """A kind of unit: its strength, how many there are, what it costs.
    [mysthea.setup.11, mysthea.cp.2, mysthea.cp.3, mysthea.cp.4]"""
    facts = [fact(row, "strength", [row["strength"]])]
    if "wounded" in row:
        facts.append(fact(row, "wounded", [row["wounded"]]))
    facts.append(fact(row, "copies", [row["created"] + row["beside"]], "beside"))
    if "points" in row:
        facts.append(fact(row, "points", [row["points"]]))
    rules = ["mysthea.setup.11", UNIT_RULES[UNITS.index(row["id"])]]
    return Item(f"unit-{row['id']}", "unit", f"unit-{row['id']}", [Face(facts, [])], rules, sources(row))


def island_of(row: dict[str, Any]) -> Item:
    """An island and its three regions. [mysthea.setup.2]"""
    name = f"island-{row['id']}"
    terrains: list[Value] = [f"terrain-{region}" for region in row["regions"]]
    faces = [Face([fact(row, "terrains", terrains, "regions")], [])]
    return Item(name, "island", name, faces, ["mysthea.setup.2"], sources(row), "", NAMED_BY_US)
