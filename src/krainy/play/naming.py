"""The names in a sentence: while a sentence about events is made, marks stand around them, so that a page can point
at things."""

import re
from functools import cache
from typing import Final

from fluent.runtime.types import FluentType

import krainy

BEGIN: Final = "\ue000"
END: Final = "\ue001"
"""Letters that no text has: they are for private use."""
FIRST: Final = 0xE010
"""The letter after BEGIN says which thing is named."""
MARKED: Final = re.compile(f"{BEGIN}(.)([^{BEGIN}{END}]*){END}", re.DOTALL)


class Named(str, FluentType):
    """The key or label of a thing, or several joined by '+', whose names are marked in a sentence."""

    first: int
    """The number of the first thing."""
    counted: bool
    """Whether things that are there several times are counted: '3 Knights'."""

    def __new__(cls, text: str, first: int, counted: bool) -> "Named":
        made = super().__new__(cls, text)
        made.first, made.counted = first, counted
        return made

    def format(self, locale: object) -> str:  # type: ignore[override]  # that of FluentType, not of str
        """A label that a sentence shows as it is."""
        return marked(str(self), self.first)


def marked(name: str, number: int) -> str:
    """A name with its marks."""
    return f"{BEGIN}{chr(FIRST + number)}{name}{END}"


@cache
def cards_by_key(game: str) -> dict[str, str]:
    """The ids of the components of a game by the keys of their names; none where several are called alike."""
    found: dict[str, str] = {}
    for item in krainy.load(game).catalogue().items:
        keys = {f"card-{item.id}"} if item.called != "" else {f"card-{item.id}", item.name}
        for key in keys.union(face.name for face in item.faces):
            found[key] = "" if found.get(key, item.id) != item.id else item.id
    return found


def parted(said: str) -> tuple[str, list[tuple[int, int, int]]]:
    """A sentence without its marks, and where its names begin and end, each with the number of its thing."""
    text, last = "", 0
    names: list[tuple[int, int, int]] = []
    for found in MARKED.finditer(said):
        text += said[last : found.start()]
        names.append((len(text), len(text) + len(found[2]), ord(found[1]) - FIRST))
        text += found[2]
        last = found.end()
    return text + said[last:], names
