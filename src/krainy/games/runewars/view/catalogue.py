"""The components of Runewars as people look through them: every card, unit, hero, token and tile."""

from typing import Final

from krainy.engine.catalogue import Catalogue, Face, Item, Text, Value, fact, reconstructed, sources
from krainy.engine.catalogue import Fact as Told

from ..map.tiles import TILE_FACTS
from ..pack import Fact, named_by_us, plain_id
from ..pieces import (
    ATTRIBUTES,
    CITY_FACTS,
    CITY_LINES,
    DEVELOPMENT_FACTS,
    EXPLORATION_FACTS,
    FACTION_FACTS,
    FATE_FACTS,
    HERO_FACTS,
    OBJECTIVE_FACTS,
    ORDER_FACTS,
    QUEST_FACTS,
    REWARD_FACTS,
    SEASON_FACTS,
    TACTICS_FACTS,
    TITLE_FACTS,
    UNIT_FACTS,
)

KINDS: Final = [
    "order",
    "season",
    "tactics",
    "objective",
    "hero",
    "quest",
    "reward",
    "faction",
    "unit",
    "development",
    "title",
    "city",
    "fate",
    "exp",
    "tile",
]
COLOURS: Final[dict[str, str]] = {"daqan": "blue", "latari": "green", "waiqar": "purple", "uthuk": "red"}
ORDER_RULES: Final = ["strategize", "mobilize", "conquer", "harvest", "recruit", "rally", "acquire", "fortify"]
"""Where the rules tell of each order, in the order of the data."""


def catalogue() -> Catalogue:
    """Every component, kind by kind in the order of the data."""
    items = [order(row, number) for number, row in enumerate(ORDER_FACTS)]
    items += [season(row) for row in SEASON_FACTS]
    items += [tactics(row) for row in TACTICS_FACTS]
    items += [objective(row) for row in OBJECTIVE_FACTS]
    items += [hero(row) for row in HERO_FACTS]
    items += [quest(row) for row in QUEST_FACTS]
    items += [reward(row) for row in REWARD_FACTS]
    items += [faction(row) for row in FACTION_FACTS]
    items += [unit(row) for row in UNIT_FACTS]
    items += [development(row) for row in DEVELOPMENT_FACTS]
    items += [title(row) for row in TITLE_FACTS]
    items += [city(row) for row in CITY_FACTS]
    items += [fate(row) for row in FATE_FACTS]
    items += [token(row) for row in EXPLORATION_FACTS]
    items += [tile(row) for row in TILE_FACTS]
    return Catalogue(KINDS, items)


def item(kind: str, row: Fact, facts: list[Told], texts: list[Text], rules: list[str], colour: str = "") -> Item:
    """A component of one face; its id is the key of its name."""
    name = f"{kind}-{plain_id(row['id'])}"
    mine = named_by_us(kind, row["id"])
    ours = " ".join([lang for lang, mark in (("pl", "ours"), ("en", "ours_en")) if mine.get(mark, False)])
    return Item(name, kind, name, [Face(facts, texts)], rules, sources(row), colour, ours)


def effect(kind: str, row: Fact, field: str = "effect") -> Text:
    """What a component does, marked as that field of the data is."""
    return Text(f"{kind}-{plain_id(row['id'])}.text", "", reconstructed(row, field))


def words(room: str, names: list[str]) -> list[Value]:
    """The keys of some names."""
    found: list[Value] = [f"{room}-{plain_id(name)}" for name in names]
    return found


def order(row: Fact, number: int) -> Item:
    """An order card: the basic effect and what supremacy adds. [runewars.orders]"""
    key = f"order-{plain_id(row['id'])}"
    texts = [Text(f"{key}.primary", "part-primary")]
    if row["supremacy"]:
        texts.append(Text(f"{key}.supremacy", "part-supremacy"))
    return item("order", row, [fact(row, "number", [row["number"]])], texts, [f"runewars.{ORDER_RULES[number]}"])


def season(row: Fact) -> Item:
    """A season card with its basic effect; the additional one is that of the season. [runewars.season]"""
    facts = [fact(row, "season", words("season", [row["season"]]))]
    if row["wizards_council"]:
        facts.append(fact(row, "wizards_council", ["part-council"]))
    additional = Text(f"season-{row['season']}.text", "part-additional")
    return item("season", row, facts, [effect("season", row), additional], ["runewars.season"])


def tactics(row: Fact) -> Item:
    """A tactics card: when it may be played, and what it does. [runewars.tactics]"""
    when = Text(f"tactics-{plain_id(row['id'])}.play", "part-play", reconstructed(row, "effect"))
    facts = [fact(row, "copies", [row["copies"]])]
    return item("tactics", row, facts, [when, effect("tactics", row)], ["runewars.tactics"])


def objective(row: Fact) -> Item:
    """An objective card. [runewars.objective]"""
    texts = [effect("objective", row)]
    if "fallback" in row:
        texts.append(Text(f"objective-{plain_id(row['id'])}.otherwise", "", reconstructed(row, "effect")))
    facts = [fact(row, "alignment", words("alignment", [row["alignment"]]))]
    return item("objective", row, facts, texts, ["runewars.objective"])


def hero(row: Fact) -> Item:
    """A hero: alignment, attributes, health, traits, ability. [runewars.hero]"""
    facts = [fact(row, "alignment", words("alignment", [row["alignment"]]))]
    facts += [fact(row, name, [row[name]]) for name in [*ATTRIBUTES, "health"]]
    if row["traits"]:
        facts.append(fact(row, "traits", words("trait", row["traits"])))
    return item("hero", row, facts, [effect("hero", row, "ability")], ["runewars.hero"])


def quest(row: Fact) -> Item:
    """A quest: where, what must be done, what comes of it. [runewars.quest]"""
    key, ours = f"quest-{plain_id(row['id'])}", reconstructed(row, "effect")
    attempt = row["attempt"]
    facts = [fact(row, "starting", ["part-starting"])] if row["starting"] else []
    facts.append(fact(row, "attempt", [f"attempt-{attempt['type']}"]))
    texts = [Text(f"{key}.where", "part-where", reconstructed(row, "area")), Text(f"{key}.text", "", ours)]
    results = ["success", "mixed", "failure"] if attempt["type"] == "test" else ["success", "failure"]
    texts += [Text(f"{key}.{result}", f"part-{result}", ours) for result in results]
    return item("quest", row, facts, texts, ["runewars.quest"])


def reward(row: Fact) -> Item:
    """A reward card. [runewars.reward]"""
    facts = [fact(row, "copies", [row["copies"]])]
    if row.get("trait", ""):
        facts.append(fact(row, "trait", words("trait", [row["trait"]])))
    return item("reward", row, facts, [effect("reward", row)], ["runewars.reward"])


def faction(row: Fact) -> Item:
    """A faction: what it starts with, and what its dials bring field by field. [runewars.dial]"""
    facts = [
        fact(row, "alignment", words("alignment", [row["alignment"]])),
        fact(row, "start_influence", [row["start_influence"]]),
        fact(row, "start_tactics", [row["start_tactics"]]),
    ]
    for resource, fields in row["dials"].items():
        signs: list[Value] = [dial_sign(name) for name in fields[1:]]
        facts.append(fact(row, resource, signs, "dials"))
    return item("faction", row, facts, [effect("faction", row)], ["runewars.dial"], COLOURS[row["id"]])


def dial_sign(name: str) -> str:
    """The key of what a field of a dial shows."""
    if name in ("", "tactics", "influence"):
        return f"sign-{name or 'none'}"
    return f"unit-{plain_id(name)}"


def unit(row: Fact) -> Item:
    """A type of unit, and what its special symbol does in a battle and in a quest duel. [runewars.round.3]"""
    name = plain_id(row["id"])
    facts = [
        fact(row, "faction", words("faction", [row["faction"]])),
        fact(row, "shape", words("shape", [row["shape"]])),
        fact(row, "initiative", [row["initiative"]]),
        fact(row, "health", [row["health"]]),
        fact(row, "count", [row["count"]]),
    ]
    if row["traits"]:
        facts.append(fact(row, "traits", words("trait", row["traits"])))
    texts = [Text(f"unit-{name}.text", f"unit-{name}.ability", reconstructed(row, "ability"))]
    if "duel" in row:
        texts.append(Text(f"duel-{name}", "part-duel", reconstructed(row["duel"], "ops")))
    return item("unit", row, facts, texts, ["runewars.round"], COLOURS.get(row["faction"], ""))


def development(row: Fact) -> Item:
    """A development token. [runewars.dev]"""
    facts = [fact(row, "faction", words("faction", [row["faction"]]))] if "faction" in row else []
    return item("development", row, facts, [effect("development", row)], ["runewars.dev"])


def title(row: Fact) -> Item:
    """A title card with its two effects. [runewars.title]"""
    key = f"title-{plain_id(row['id'])}"
    texts = [
        Text(f"{key}.{part}", "", reconstructed(one, "ops"))
        for part, one in zip(["text", "second"], row["effect"], strict=True)
    ]
    return item("title", row, [], texts, ["runewars.acquire"])


def city(row: Fact) -> Item:
    """A city token with its four lines. [runewars.rally]"""
    key, ours = f"city-{plain_id(row['id'])}", reconstructed(row, "values")
    texts = [Text(f"{key}.{line}", f"line-{line}", ours) for line in CITY_LINES]
    return item("city", row, [], texts, ["runewars.rally"])


def fate(row: Fact) -> Item:
    """A fate card: its destiny, and what its quarters bring. [runewars.fate]"""
    name = f"fate-{row['number']:02}"
    faces = [Face([fact(row, "destiny", words("destiny", [row["destiny"]]))], [Text(f"{name}.text")])]
    return Item(name, "fate", name, faces, ["runewars.fate"], sources(row))


def token(row: Fact) -> Item:
    """An exploration token. [runewars.explore]"""
    facts = [fact(row, "kind", words("kind", [row["kind"]])), fact(row, "copies", [row["copies"]])]
    return item("exp", row, facts, [effect("exp", row)], ["runewars.explore"])


def tile(row: Fact) -> Item:
    """A map tile or a home realm, area by area. [runewars.map]"""
    name = row["id"].replace(".", "-")
    texts = [
        Text(f"area-{area['id']}.text", f"area-{area['id']}", reconstructed(area, "resources", "neutrals", "borders"))
        for area in row["area"]
    ]
    return Item(name, "tile", name, [Face([], texts)], ["runewars.map"], sources(row))
