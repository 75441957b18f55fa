"""Notes: what people did beside the game, told among the lines of its log."""

from typing import NamedTuple

from msgspec import UNSET

from ..wire.parts import Line


class Note(NamedTuple):
    """Something that people did beside the game, and after which ply of it."""

    ply: int
    kind: str
    seat: int
    other: int


def with_notes(lines: list[Line], notes: list[Line]) -> list[Line]:
    """The lines of a game with those that tell what people did beside it, each after what had happened by then, but not
    among lines that are told as one."""
    found = lines.copy()
    place, before = len(lines), len(lines)
    for note in reversed(notes):
        while place and lines[place - 1].ply > note.ply:
            joined = lines[place - 1].joins
            before = min(before, place - 1 - (0 if joined is UNSET else joined))
            place -= 1
        found.insert(min(place, before), note)
    return found
