"""A table for tests: a position in words, moves in words, and what then holds."""

from typing import Any

import krainy
from krainy.games.mysthea.state import Mysthea
from tests.games import table

GAME = krainy.load("mysthea")
LIKED = {
    "effect",
    "place",
    "use",
    "face",
    "battle",
    "play",
    "shift",
    "attune",
    "draw",
    "look",
    "fortify",
    "deploy",
    "carry",
    "travel",
    "lead",
    "summon",
    "option",
    "pay",
}
"""Actions that lead further into effects, battles and encounters, where random play seldom goes."""


class Table(table.Table):
    """One game of Mysthea, played by sentences."""

    def __init__(self, **scene: Any) -> None:
        super().__init__(GAME, GAME.arrange(scene))

    @property
    def state(self) -> Mysthea:
        assert isinstance(self.g, Mysthea)
        return self.g
