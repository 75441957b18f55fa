"""A table for tests: a position in words, moves in words, and what then holds."""

from typing import Any

import krainy
from krainy.games.runewars.state import Runewars
from tests.games import table

GAME = krainy.load("runewars")


class Table(table.Table):
    """One game of Runewars, played by sentences."""

    def __init__(self, **scene: Any) -> None:
        super().__init__(GAME, GAME.arrange(scene))

    @property
    def state(self) -> Runewars:
        assert isinstance(self.g, Runewars)
        return self.g
