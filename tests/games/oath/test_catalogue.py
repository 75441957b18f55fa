"""The catalogue of Oath says all that the words say of a card, and marks the names that are ours."""

import re
from pathlib import Path

import krainy
from krainy.engine.catalogue import Item
from krainy.engine.facts import facts
from krainy.play.catalogue import lookup

ITEMS = krainy.load("oath").catalogue().items
ENGLISH = Path(krainy.__file__).parent / "games" / "oath" / "text" / "en.ftl"
KINDS = ("denizen", "edifice", "relic", "site", "vision", "banner", "oath", "trait")


def written() -> set[str]:
    """Every text and ruling of a component that the words have."""
    found: set[str] = set()
    name = ""
    for line in ENGLISH.read_text(encoding="utf-8").splitlines():
        if message := re.match(r"([a-z][\w-]*) =", line):
            name = message[1]
        if (part := re.match(r" +\.(text\d?|ruling\d|successor) =", line)) and name.startswith(
            tuple(f"{kind}-" for kind in KINDS)
        ):
            found.add(f"{name}.{part[1]}")
    return found


def texts(item: Item) -> list[str]:
    return [text.key for face in item.faces for text in face.texts]


def test_every_text_and_ruling_is_in_the_catalogue_once() -> None:
    told = [key for item in ITEMS if item.kind in KINDS for key in texts(item)]
    assert len(told) == len(set(told))
    assert set(told) == written()


def test_names_that_are_ours_are_marked() -> None:
    names = facts("oath", "names")
    ours = {item.id for item in ITEMS if item.ours}
    assert "wrestlers" in ours
    assert "longbows" not in ours
    marked = sum(len(names[kind]) for kind in ("denizen", "site", "relic", "edifice", "oath", "trait"))
    assert len(ours) == marked


def test_only_the_prince_is_reconstructed() -> None:
    assert [item.id for item in ITEMS if "reconstructed" in item.sources] == ["clockwork-prince"]
    assert lookup("oath", "clockwork-prince", "pl").reconstructed
