"""Prospects: what an action would lead to if its seat went on in the plainest way, as far as open things tell."""

from typing import NamedTuple


class Prospect(NamedTuple):
    """One sentence of foresight, `prospect-<key>` in the texts of the game."""

    key: str
    numbers: dict[str, int]
    """The numbers in it, by the names of its variables."""
