"""A table for tests: a position in words or a new game, moves in words, and what then holds."""

from typing import Any

import krainy
from krainy.engine.state import State
from krainy.games.oath.state import Oath
from krainy.play.verbs import told

GAME = krainy.load("oath")


class Table:
    """One game, played by sentences."""

    def __init__(self, **scene: Any) -> None:
        new = scene.pop("new", None)
        self.g: State = GAME.arrange(scene) if new is None else GAME.new(**new)
        assert GAME.broken(None, self.g) == []

    @property
    def state(self) -> Oath:
        assert isinstance(self.g, Oath)
        return self.g

    def do(self, *moves: str) -> "Table":
        """Take these actions one after the other, each by whoever is asked then."""
        for move in moves:
            before = self.g.clone()
            self.g.forget()
            self.g.apply(self.g.actors()[0], GAME.parse(self.g, move))
            assert GAME.broken(before, self.g) == [], move
        return self

    def actions(self, start: str = "") -> list[str]:
        """All actions that are possible now and begin so, without their beginning."""
        phrases = [GAME.phrase(self.g, action) for action in self.g.actions(self.g.actors()[0])]
        words = start.split()
        return [" ".join(p.split()[len(words) :]) for p in phrases if p.split()[: len(words)] == words]

    def why(self, move: str) -> str:
        return self.g.why(self.g.actors()[0], GAME.parse(self.g, move))

    @property
    def asked(self) -> str:
        """Who is asked, and what."""
        return f"{GAME.label(self.g, 'seat', self.g.actors()[0])} {type(self.g.asked).__name__}"

    @property
    def told(self) -> list[str]:
        return told(GAME, self.g)

    def at(self, path: str) -> Any:
        """Something in the position."""
        found: Any = GAME.position(self.g)
        for part in path.split("."):
            found = found[part]
        return found

    def board(self, colour: str) -> dict[str, int]:
        found = self.at(f"boards.{colour}")
        assert isinstance(found, dict)
        return found
