"""The data pack: the one place where the facts of Runewars' components are read.

Everything else asks `section` by the name of a file and of its records, so that another folder of the same files can
take the place of data/ here and nowhere else.
"""

from typing import Any, Final

from krainy.engine.facts import facts, pack_folder, pack_mark

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
FOLDER: Final = pack_folder("runewars")
PACK: Final = pack_mark("runewars", list(SECTIONS), FOLDER)
"""The pack in play, by which records name it."""


def pack_file(name: str) -> Fact:
    """A whole file of the pack."""
    return facts("runewars", name, FOLDER)


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
