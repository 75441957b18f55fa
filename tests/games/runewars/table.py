"""A table for tests: a position in words, moves in words, and what then holds."""

from typing import Any

import krainy
from krainy.engine.state import State
from krainy.games.runewars.state import Runewars
from krainy.play.verbs import told

GAME = krainy.load("runewars")


class Table:
    """One game, played by sentences."""

    def __init__(self, **scene: Any) -> None:
        self.g: State = GAME.arrange(scene)
        assert GAME.broken(None, self.g) == []

    @property
    def state(self) -> Runewars:
        assert isinstance(self.g, Runewars)
        return self.g

    def seat(self, faction: str = "") -> int:
        return GAME.find(self.g, "seat", faction) if faction else self.g.actors()[0]

    def do(self, *moves: str, by: str = "") -> "Table":
        """Take these actions one after the other, each by whoever is asked then."""
        for move in moves:
            before = self.g.clone()
            self.g.forget()
            self.g.apply(self.seat(by), GAME.parse(self.g, move))
            assert GAME.broken(before, self.g) == []
        return self

    def actions(self, start: str = "", by: str = "") -> list[str]:
        """All actions that are possible now and begin so, without their beginning."""
        phrases = [GAME.phrase(self.g, action) for action in self.g.actions(self.seat(by))]
        words = start.split()
        return [" ".join(p.split()[len(words) :]) for p in phrases if p.split()[: len(words)] == words]

    def why(self, move: str, by: str = "") -> str:
        return self.g.why(self.seat(by), GAME.parse(self.g, move))

    def asked(self) -> list[str]:
        """What is asked, and of whom."""
        return [type(self.g.asked).__name__, *[GAME.label(self.g, "seat", seat) for seat in self.g.actors()]]

    def told(self) -> list[str]:
        return told(GAME, self.g)

    def at(self, path: str) -> Any:
        """A thing of the position by its path; None if it is not there."""
        found: Any = GAME.position(self.g)
        for part in path.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        return found
