"""A table for tests: a position in words, moves in words, and what then holds."""

from typing import Any, Self

from krainy.engine.game import AnyGame
from krainy.engine.state import State
from krainy.play.course import told


class Table:
    """One game, played by sentences, each by the seat named or else by the first one asked."""

    def __init__(self, game: AnyGame, g: State) -> None:
        self.game = game
        self.g = g
        assert game.broken(None, g) == []

    def seat(self, name: str = "") -> int:
        return self.game.find(self.g, "seat", name) if name else self.g.actors()[0]

    def do(self, *moves: str, by: str = "") -> Self:
        """Take these actions one after the other, each by whoever is asked then."""
        for move in moves:
            before = self.g.clone()
            self.g.forget()
            self.g.apply(self.seat(by), self.game.parse(self.g, move))
            assert self.game.broken(before, self.g) == [], move
        return self

    def actions(self, start: str = "", by: str = "") -> list[str]:
        """All actions that are possible now and begin so, without their beginning."""
        phrases = [self.game.phrase(self.g, action) for action in self.g.actions(self.seat(by))]
        words = start.split()
        return [" ".join(p.split()[len(words) :]) for p in phrases if p.split()[: len(words)] == words]

    def why(self, move: str, by: str = "") -> str:
        return self.g.why(self.seat(by), self.game.parse(self.g, move))

    def asked(self) -> list[str]:
        """What is asked, and of whom."""
        return [self.g.asked_name(), *[self.game.label(self.g, "seat", seat) for seat in self.g.actors()]]

    def told(self) -> list[str]:
        return told(self.game, self.g)

    def at(self, path: str) -> Any:
        """A thing of the position by its path; None if it is not there."""
        found: Any = self.game.position(self.g)
        for part in path.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        return found
