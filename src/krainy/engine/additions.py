"""Cards that were added to the data of a game after its first edition.

A row that was added has the number of its addition (`added`: 1, 2, 3 and so on in the whole game) and the expansion to
which it belongs (`expansion`). It stands after the rows of the first edition, so that these keep their numbers; it is
dealt only where its expansion was chosen, so that recorded games, seeds and playthroughs stay what they were.
"""

from typing import Any, Final

from .errors import BadInput
from .game import EXPANSIONS, Option

Rows = list[dict[str, Any]]
FIRST_EDITION: Final = -1
"""The expansion of a card that is always in play."""


def first_edition(rows: Rows) -> Rows:
    """The rows that have always been there."""
    return [row for row in rows if "added" not in row]


def later(rows: Rows) -> Rows:
    """The rows that were added, in the order in which they came; those of the first edition stand before them."""
    count = len(rows) - len(first_edition(rows))
    found = rows[len(rows) - count :]
    if sorted(found, key=when) != found or any("added" not in row for row in found):
        raise BadInput("rows that were added come last, in the order of 'added'")
    return found


def when(row: dict[str, Any]) -> int:
    """The number of the addition with which a row came; 0 for the first edition."""
    number: int = row.get("added", 0)
    return number


def edition(rows: Rows, number: int) -> list[tuple[int, dict[str, Any]]]:
    """The rows that came with an addition, or with the first edition (0), each with its place in the file."""
    return [(place, row) for place, row in enumerate(rows) if when(row) == number]


def came(rows: Rows) -> list[int]:
    """The additions with which the later rows of a file came, for a `Domain`."""
    return [when(row) for row in later(rows)]


class Additions:
    """The additions to a whole game, and their expansions."""

    def __init__(self, *files: Rows) -> None:
        rows = sorted((row for rows in files for row in later(rows)), key=when)
        if [when(row) for row in rows] != list(range(1, len(rows) + 1)):
            raise BadInput("'added' counts the additions to the whole game: 1, 2, 3 and so on, each once")
        self.expansions: Final[list[str]] = list(dict.fromkeys(row["expansion"] for row in rows))
        """The expansions in the order of their first cards."""
        self.count: Final = len(rows)

    def of(self, row: dict[str, Any]) -> int:
        """The expansion of a row, or FIRST_EDITION."""
        return self.expansions.index(row["expansion"]) if "added" in row else FIRST_EDITION

    def options(self) -> list[Option]:
        """The option that chooses expansions; nothing where there are none."""
        return [Option(EXPANSIONS, "several", [], choices=self.expansions)] if self.expansions else []


def shorten(told: dict[str, object], names: list[str], size: int) -> None:
    """Leave what is behind so many things out of lists of a state that is spelled, see `State.respell`: a list with an
    item for each thing has items for those of expansions, too, but where these are not in play, its fingerprint is
    older than they are."""
    for name in names:
        part = told[name]
        assert isinstance(part, list)
        told[name] = part[:size]


def in_play(expansion: int, chosen: int) -> bool:
    """Whether a card of an expansion is in play, where these (a bit mask) were chosen."""
    return expansion < 0 or chosen >> expansion & 1 == 1
