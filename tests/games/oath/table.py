"""A table for tests: a position in words or a new game, moves in words, and what then holds."""

from typing import Any

import krainy
from krainy.games.oath.state import Oath
from tests.games import table

GAME = krainy.load("oath")


class Table(table.Table):
    """One game of Oath, played by sentences."""

    def __init__(self, **scene: Any) -> None:
        new = scene.pop("new", None)
        super().__init__(GAME, GAME.arrange(scene) if new is None else GAME.new(**new))

    @property
    def state(self) -> Oath:
        assert isinstance(self.g, Oath)
        return self.g

    def board(self, colour: str) -> dict[str, int]:
        found = self.at(f"boards.{colour}")
        assert isinstance(found, dict)
        return found
