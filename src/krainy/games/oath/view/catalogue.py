"""The components of Oath as people look through them: cards, sites, banners, oaths, traits, the Clockwork Prince."""

from functools import cache
from typing import Any, Final

from krainy.engine.catalogue import Catalogue, Face, Fact, Item, Text, Value, fact, reconstructed, sources
from krainy.engine.facts import facts

from ..board import BANNERS, FACTS, OATHS, TRAITS
from ..cards import DENIZEN_FACTS, EDIFICE_FACTS, FIRST_GAME, RELIC_FACTS, SITE_FACTS, VISION_FACTS
from ..pack import PACK
from .ground import OURS

KINDS: Final = ["denizen", "edifice", "relic", "site", "vision", "banner", "oath", "trait", "prince"]
PRINCE: Final = "clockwork-prince"
POWER_RULES: Final = {
    "when_played": "oath.play.8",
    "action": "oath.minor.2",
    "rest": "oath.rest.6",
    "modifier": "oath.power.6",
    "battle_plan": "oath.power.8",
    "persistent": "oath.power.5",
    "static": "oath.power.5",
}
COSTS: Final = ["place_favor", "place_secret", "burn_favor", "burn_secret"]
ICONS: Final = {"site": "icon-tree", "adviser": "icon-person"}
COLOURS: Final = {
    "discord": "red",
    "arcane": "purple",
    "order": "blue",
    "hearth": "orange",
    "beast": "green",
    "nomad": "yellow",
}
VISION_RULES: Final = ["oath.vision.1", "oath.vision.2", "oath.vision.3", "oath.win.2"]
CONSPIRACY_RULES: Final = ["oath.conspiracy.1", "oath.conspiracy.2", "oath.conspiracy.3", "oath.conspiracy.4"]
BANNER_RULES: Final = [
    ["oath.banner.3", "oath.wake.1", "oath.play.3", "oath.recover.4", "oath.recover.5", "oath.banner.5"],
    ["oath.banner.3", "oath.search.5", "oath.recover.6", "oath.recover.7", "oath.banner.5"],
]
SITE_RULES: Final = {
    "opportunity": ["oath.site.1"],
    "homeland": ["oath.site.2"],
    "coast": ["oath.site.3"],
    "plains": ["oath.site.4"],
    "mountain": ["oath.site.4"],
    "river": ["oath.site.5"],
    "marshes": ["oath.site.5"],
    "great_slum": ["oath.site.5"],
    "charming_valley": ["oath.site.6"],
    "shrouded_wood": ["oath.site.7"],
    "narrow_pass": ["oath.site.8"],
    "buried_giant": ["oath.site.9"],
    "the_hidden_place": ["oath.site.10"],
    "the_tribunal": ["oath.site.11"],
}
"""By the category of a site, or by its id."""


def catalogue() -> Catalogue:
    """Every component, in the order of the data."""
    items = [denizen(with_source(row, "denizens")) for row in DENIZEN_FACTS]
    items += [edifice(with_source(row, "edifices")) for row in EDIFICE_FACTS]
    items += [relic(with_source(row, "relics")) for row in RELIC_FACTS]
    items += [site(with_source(row, "sites")) for row in SITE_FACTS]
    items += [vision(with_source(row, "visions")) for row in VISION_FACTS]
    items += [banner(number, with_source({"id": name}, "components")) for number, name in enumerate(BANNERS)]
    items += [oath(number, with_source({"id": name}, "components")) for number, name in enumerate(OATHS)]
    items += [trait(with_source({"id": name}, "components")) for name in TRAITS]
    items.append(prince(with_source({"id": PRINCE}, "prince")))
    return Catalogue(KINDS, items)


def with_source(row: dict[str, Any], name: str) -> dict[str, Any]:
    """A row with the source that its file names once for all."""
    return {**row, "source": source_of(name)}


@cache
def source_of(name: str) -> str | list[str]:
    """What a data file names as its source; reading a file takes some 30 ms, and there are hundreds of rows."""
    source: str | list[str] = (PACK.facts(name) if name in PACK.files else facts("oath", name))["source"]
    return source


def hyphened(row: dict[str, Any]) -> str:
    """The id of a row as words, scenes and the catalogue write it."""
    return str(row["id"]).replace("_", "-")


def ours(kind: str, row: dict[str, Any]) -> str:
    """The language in which the name is ours."""
    return "pl" if row["id"] in OURS.get(kind, {}) else ""


# -- powers ------------------------------------------------------------------------------------------------------------


def kind_of(power: dict[str, Any]) -> str:
    """The key of what a kind of power is called."""
    if power["type"] == "battle_plan":
        return f"power-battle-plan-{power['side']}"
    return f"power-{power['type'].replace('_', '-')}"


def power_facts(row: dict[str, Any], powers: list[dict[str, Any]]) -> list[Fact]:
    """Kinds of power, the actions that they change, and what they cost."""
    kinds: list[Value] = []
    actions: list[Value] = []
    for power in powers:
        if kind_of(power) not in kinds:
            kinds.append(kind_of(power))
        action = f"term-{power['action']}" if "action" in power else ""
        if action and action not in actions:
            actions.append(action)
    found = [fact(row, "power", kinds)]
    if actions:
        found.append(fact(row, "action", actions))
    for cost in COSTS:
        amount = sum(int(power.get(cost, 0)) for power in powers)
        if amount:
            found.append(fact(row, cost.replace("_", "-"), [amount]))
    return found


def texts(name: str, powers: list[dict[str, Any]], rulings: int) -> list[Text]:
    """What the powers do, then the rulings."""
    found: list[Text] = []
    for number, power in enumerate(powers):
        found.append(Text(f"{name}.text{number + 1}" if number else f"{name}.text", kind_of(power)))
    return found + answers(name, rulings)


def answers(name: str, rulings: int) -> list[Text]:
    """Answers to questions about a card."""
    return [Text(f"{name}.ruling{number + 1}", "part-ruling") for number in range(rulings)]


def power_rules(powers: list[dict[str, Any]]) -> list[str]:
    """The rules of these kinds of power."""
    found = ["oath.power.1"]
    for power in powers:
        if POWER_RULES[power["type"]] not in found:
            found.append(POWER_RULES[power["type"]])
    return found


# -- components --------------------------------------------------------------------------------------------------------


def denizen(row: dict[str, Any]) -> Item:
    """A denizen. [oath.play.6]"""
    name = f"denizen-{hyphened(row)}"
    found = [fact(row, "suit", [f"suit-{row['suit']}"])]
    icons: list[Value] = [ICONS[row["restriction"]]] if "restriction" in row else []
    if row.get("locked", False):
        icons.append("icon-chain")
    if icons:
        found.append(fact(row, "icons", icons))
    found += power_facts(row, row["powers"])
    found.append(fact(row, "number", [row["number"]]))
    found.append(fact(row, "deck", ["deck-first" if row["number"] <= FIRST_GAME else "deck-archive"]))
    face = Face(found, texts(name, row["powers"], row.get("rulings", 0)))
    rules = power_rules(row["powers"]) + (["oath.play.6"] if icons else [])
    return Item(hyphened(row), "denizen", name, [face], rules, sources(row), COLOURS[row["suit"]], ours("denizen", row))


def edifice(row: dict[str, Any]) -> Item:
    """An edifice and its ruin. [oath.power.13]"""
    name = f"edifice-{hyphened(row)}"
    faces: list[Face] = []
    for side in ("intact", "ruined"):
        found = [fact(row, "suit", [f"suit-{row['suit']}"])] if side == "intact" else []
        found += power_facts(row, row[side])
        said = texts(f"{name}-{side}", row[side], row.get("rulings", {}).get(side, 0))
        faces.append(Face(found, said, "", f"{name}-{side}"))
    rules = ["oath.power.13", "oath.chron.5", "oath.chron.9", *power_rules(row["intact"] + row["ruined"])]
    mine = ours("edifice", row)
    return Item(hyphened(row), "edifice", f"{name}-intact", faces, rules, sources(row), COLOURS[row["suit"]], mine)


def relic(row: dict[str, Any]) -> Item:
    """A relic. [oath.recover.1, oath.recover.2, oath.recover.3, oath.campaign.7]"""
    name = f"relic-{hyphened(row)}"
    found = [fact(row, "dice", [row["dice"]]), *power_facts(row, row["powers"])]
    face = Face(found, texts(name, row["powers"], row.get("rulings", 0)))
    rules = ["oath.recover.2", "oath.recover.3", "oath.campaign.7", *power_rules(row["powers"])]
    return Item(hyphened(row), "relic", name, [face], rules, sources(row), "", ours("relic", row))


def site(row: dict[str, Any]) -> Item:
    """A site: room, what lies there when it is turned up, what its relics cost. [oath.travel.3, oath.recover.2]"""
    name = f"site-{hyphened(row)}"
    found = [fact(row, "capacity", [row["capacity"]])]
    for what in ("favor", "secrets", "relics"):
        if row[what]:
            found.append(fact(row, what, [row[what]]))
    price = row.get("price", {})
    if "bank" in price:
        found.append(fact(row, "price-bank", [price["favor"], f"suit-{price['bank']}"], "price"))
    for burnt in ("burn_favor", "burn_secret"):
        if burnt in price:
            found.append(fact(row, f"price-{burnt.replace('_', '-')}", [price[burnt]], "price"))
    if "homeland" in row:
        found.append(fact(row, "homeland", [f"suit-{row['homeland']}"]))
    said = [Text(f"{name}.text"), *answers(name, row.get("rulings", 0))]
    rules = SITE_RULES.get(row["category"], []) + SITE_RULES.get(row["id"], []) + ["oath.travel.3", "oath.play.1"]
    return Item(hyphened(row), "site", name, [Face(found, said)], rules, sources(row), "", ours("site", row))


def vision(row: dict[str, Any]) -> Item:
    """A Vision, or the Conspiracy."""
    name = f"vision-{hyphened(row)}"
    found = [fact(row, "oath", [f"oath-{row['oath']}"])] if "oath" in row else []
    said = [Text(f"{name}.text"), *answers(name, row.get("rulings", 0))]
    rules = VISION_RULES if "oath" in row else CONSPIRACY_RULES
    return Item(hyphened(row), "vision", name, [Face(found, said)], rules, sources(row))


def banner(number: int, row: dict[str, Any]) -> Item:
    """A banner; the People's Favor has a side for the Mob. [oath.banner]"""
    name = f"banner-{hyphened(row)}"
    said = [Text(f"{name}.text")]
    if number == 0:
        said.append(Text(f"{name}.text2"))
    said += answers(name, FACTS["banner_rulings"][number])
    faces = [Face([], said)]
    if number == 0:
        faces = [Face([], said, "", name), Face([], [Text(f"{name}-mob.text")], "", f"{name}-mob")]
    return Item(hyphened(row), "banner", name, faces, BANNER_RULES[number], sources(row))


def oath(number: int, row: dict[str, Any]) -> Item:
    """An oath: the goals of the Oathkeeper and of the Successor. [oath.title.1, oath.win.4]"""
    name = f"oath-{row['id']}"
    mirror = next(one for one in VISION_FACTS if one.get("oath") == row["id"])
    found = [Fact("vision", [f"vision-{hyphened(mirror)}"])]
    said = [Text(f"{name}.text", "term-oathkeeper"), Text(f"{name}.successor", "term-successor")]
    rules = ["oath.title.1", "oath.win.4"] + (["oath.title.4"] if number == 0 else [])
    return Item(f"oath-{row['id']}", "oath", name, [Face(found, said)], rules, sources(row), "", ours("oath", row))


def trait(row: dict[str, Any]) -> Item:
    """A trait of the Chancellor, under a relic of the Reliquary. [oath.reliquary.2]"""
    name = f"trait-{row['id']}"
    face = Face([], [Text(f"{name}.text")])
    return Item(
        name, "trait", name, [face], ["oath.reliquary.2", "oath.citizen.5"], sources(row), "", ours("trait", row)
    )


def prince(row: dict[str, Any]) -> Item:
    """The Clockwork Prince; what he does is largely our completion. [oath.prince, oath.ruling.27]"""
    face = Face([], [Text("prince-how", "", reconstructed(row, "how"))])
    rules = ["oath.ruling.27", *[f"oath.prince.{number}" for number in range(1, 25)]]
    return Item(PRINCE, "prince", f"term-{PRINCE}", [face], rules, sources(row))
