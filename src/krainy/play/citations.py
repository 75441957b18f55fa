"""Where the code of a game cites a rule: `[eko.move.3]` in a docstring or comment, or the id itself in a refusal.

Ids are always written out whole, never as a range, so that a literal search finds every one of them.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import krainy

from .reference import parts


class Place(NamedTuple):
    """A line of code that cites a rule."""

    path: Path
    line: int
    text: str


@cache
def citations(game: str) -> dict[str, list[Place]]:
    """By rule, the lines that cite it, in the order of the files."""
    id = re.compile(rf"\b{game}\.[a-z0-9_]+\.[0-9]+\b")
    found: dict[str, list[Place]] = {}
    for path in sorted((Path(str(krainy.__file__)).parent / "games" / game).rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for cited in dict.fromkeys(id.findall(line)):
                found.setdefault(cited, []).append(Place(path, number, line.strip()))
    return found


def places(game: str, id: str, lang: str) -> dict[str, list[Place]]:
    """The lines that cite a rule, or each rule of a section; an unknown id is an error that names the nearest."""
    return {rule.id: citations(game).get(rule.id, []) for rule in parts(game, id, lang) if not rule.section}
