"""The data pack: the one place where the facts of Runewars' components are read.

Everything else asks `section` by the name of a file and of its records, so that another folder of the same files can
take the place of data/ here and nowhere else.
"""

from typing import Any, Final

from krainy.engine.pack import Pack

Fact = dict[str, Any]

SECTIONS: Final[dict[str, str]] = {
    "units": "unit",
    "factions": "faction",
    "fate": "card",
    "orders": "order",
    "seasons": "card",
    "tactics": "card",
    "quests": "quest",
    "rewards": "reward",
    "heroes": "hero",
    "objectives": "objective",
    "titles": "title",
    "cities": "city",
    "exploration": "token",
    "tiles": "tile",
}
"""The files of a pack, and what a record of each is called."""
FURTHER: Final = {"factions": ["stronghold.*", "development.*"]}
"""What some files have beside these records."""
NUMBERS: Final[dict[str, list[str]]] = {
    "add_units_to_battle": ["n"],
    "attribute": ["n"],
    "cancel_damage": ["n"],
    "change_dial": ["n", "floor"],
    "choose_number": ["min", "max"],
    "choose_units": ["n"],
    "count_runes": ["n"],
    "deal_damage": ["n"],
    "deal_rout": ["n"],
    "destroy_units": ["n"],
    "discard_reward": ["n"],
    "discard_tactics": ["n"],
    "draw_quests": ["n"],
    "draw_tactics": ["n"],
    "extra_fate": ["n"],
    "gain_dragon_rune": ["n"],
    "gain_influence": ["n"],
    "gain_reward": ["n"],
    "hero_damage": ["n"],
    "hero_heal": ["n"],
    "influence_bid": ["min_to_win", "second_min"],
    "lose_influence": ["n"],
    "may": ["times"],
    "modify": ["n"],
    "move_range": ["n"],
    "pay_or": ["cost"],
    "peek_area": ["n"],
    "place_neutral": ["n"],
    "quest_move_range": ["n"],
    "recruit_hero": ["draw"],
    "redraw_fate": ["n"],
    "rout_units": ["n"],
    "set_health": ["value"],
    "spend_influence": ["n"],
    "stand_units": ["n"],
    "strength": ["n"],
    "support_draw": ["extra"],
}
"""The numbers of operations that a pack may change; the others are part of what the operation is."""
WORDS: Final = ["hook", "only", "at", "trait", "kind", "shape", "destiny", "alignment", "season", "faction", "where"]
PACK: Final = Pack(
    "runewars",
    {name: [f"{record}.*", *FURTHER.get(name, [])] for name, record in SECTIONS.items()},
    words=WORDS,
    numbers=NUMBERS,
    names="names",
)
"""The pack in play."""


def pack_file(name: str) -> Fact:
    """A whole file of the pack."""
    return PACK.facts(name)


def section(name: str) -> list[Fact]:
    """The records of a file of the pack."""
    records: list[Fact] = pack_file(name)[SECTIONS[name]]
    return records


def plain_id(identifier: str) -> str:
    """What a thing is called in words: its id without its kind, with hyphens: `tactics.war_chest` is `war-chest`."""
    kind, dot, rest = identifier.partition(".")
    return (rest if dot else kind).replace(".", "-").replace("_", "-")


NAMES: Final[Fact] = pack_file("names")
"""Which names and pieces are ours; see data/names.toml."""


def named_by_us(kind: str, identifier: str) -> Fact:
    """What names.toml says of a piece, known there by its kind and name."""
    found: Fact = NAMES.get(identifier if "." in identifier else f"{kind}.{identifier}", {})
    return found


def rebuilt(kind: str, identifier: str) -> bool:
    """Whether a piece is our own design, because the printed one was not to be had."""
    return named_by_us(kind, identifier).get("reconstructed", False) is True
