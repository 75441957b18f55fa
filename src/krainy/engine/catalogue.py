"""The catalogue of a game: every component worth looking at, as facts and the keys of its words.

What a component is called and what it says stands in text/; here are only keys. Play never reads a catalogue.
"""

import re
from typing import Any, Final

Value = str | int
RECONSTRUCTED: Final = "reconstructed"
SOURCE: Final = re.compile(r"\s*;\s*|\s+and\s+(?=rulebook|public:)")
REMARK: Final = re.compile(r"\s*\([^()]*\)")
PUBLIC: Final = "public:"
BOX: Final = "box"
"""The source of what the owner of a printed box has seen there, in a data pack."""


class Fact:
    """What a few words or numbers say of a component; people read it and filter by it."""

    def __init__(self, name: str, values: list[Value], reconstructed: bool = False) -> None:
        self.name: Final = name
        """Its label is the message `fact-<name>`."""
        self.values: Final = values
        """Numbers, or keys of messages, in the order of the component; one may stand there more than once."""
        self.reconstructed: Final = reconstructed


class Text:
    """A sentence of a component: an effect, a reward, a ruling."""

    def __init__(self, key: str, label: str = "", reconstructed: bool = False) -> None:
        self.key: Final = key
        self.label: Final = label
        """The key of what stands before it, or nothing."""
        self.reconstructed: Final = reconstructed


class Face:
    """One side of a component; most have only one."""

    def __init__(self, facts: list[Fact], texts: list[Text], id: str = "", name: str = "") -> None:
        self.facts: Final = facts
        self.texts: Final = texts
        self.id: Final = id
        """What this side is called in the data, if it has a number of its own."""
        self.name: Final = name
        """The key of what this side is called, or nothing."""


class Item:
    """One component: a card, a tile, a unit."""

    def __init__(
        self,
        id: str,
        kind: str,
        name: str,
        faces: list[Face],
        rules: list[str],
        sources: list[str],
        colour: str = "",
        ours: str = "",
        called: Value = "",
    ) -> None:
        self.id: Final = id
        """No two components of a game share an id; it never changes, because people send it to one another."""
        self.kind: Final = kind
        """Its title is the message `catalogue-<kind>`."""
        self.name: Final = name
        """The key of its name, a sentence that may ask for `$called`."""
        self.faces: Final = faces
        self.rules: Final = rules
        """The rules that speak of it; those that name its id are found without being told."""
        self.sources: Final = sources
        """Who tells its facts: 'rulebook', 'box', 'reconstructed', or the name of a public document."""
        self.colour: Final = colour
        """Its pigment in print, or nothing: red, orange, yellow, green, blue, purple, white, grey or black."""
        self.ours: Final = ours
        """The languages in which we named it, because the game does not: 'pl', 'pl en', or nothing."""
        self.called: Final = called
        """The number or letter in its name, where many are called alike: 'city 5', 'tile G'."""


class Catalogue:
    """All components of a game, kind by kind."""

    def __init__(self, kinds: list[str], items: list[Item]) -> None:
        self.kinds: Final = kinds
        self.items: Final = items


# -- what the data says of its sources -------------------------------------------------------------------------------


def told(row: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """The source of a row of data, and those of single fields.

    `source` is a text, a list of texts or a table by field; `field_sources` and `source_of_<field>` tell of fields.
    """
    source = row["source"]
    single: dict[str, str] = dict(row.get("field_sources", {}))
    for name in row:
        if name.startswith("source_of_"):
            single[name.removeprefix("source_of_")] = row[name]
    if isinstance(source, dict):
        return "", {**source, **single}
    return "; ".join(source) if isinstance(source, list) else str(source), single


def reconstructed(row: dict[str, Any], *fields: str) -> bool:
    """Whether no source tells one of these fields, so that it had to be worked out."""
    whole, single = told(row)
    for field in fields:
        if unsourced(single.get(field, whole)):
            return True
    return False


def fact(row: dict[str, Any], name: str, values: list[Value], field: str = "") -> Fact:
    """A fact that is marked as its field of the data is; the field has the name of the fact if nothing else is said."""
    return Fact(name, values, reconstructed(row, field or name))


def unsourced(text: str) -> bool:
    """What is only recalled has no source either."""
    return RECONSTRUCTED in text or "recalled" in text


def sources(row: dict[str, Any]) -> list[str]:
    """The sources of a row, each once: 'rulebook', public documents by name, 'reconstructed' last."""
    whole, single = told(row)
    found: list[str] = []
    last: list[str] = []
    for text in [whole, *single.values()]:
        if unsourced(text):
            last = [RECONSTRUCTED]
        for part in SOURCE.split(REMARK.sub("", text)):
            one = part.partition(PUBLIC)[2].strip() if PUBLIC in part else "rulebook" if "rulebook" in part else ""
            if part.strip() == BOX:
                one = BOX
            if one and one not in found and not unsourced(part):  # any other part is a remark
                found.append(one)
    return found + last
