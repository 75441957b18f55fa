"""Pebbles, made up and the smallest complete game: whoever takes the last pebble wins. Copy it to begin a game."""

from typing import Any, Final

from krainy.engine.catalogue import Catalogue
from krainy.engine.game import Game, Option
from krainy.engine.state import State

from .board import HEAPS
from .catalogue import catalogue
from .invariants import broken
from .scene import arrange, find, ground, label, position
from .sense import FEATURES, features
from .setup import begin
from .state import Pebbles
from .vocabulary import EVENTS, VOCABULARY


class PebblesGame(Game):
    """The game of Pebbles."""

    def __init__(self) -> None:
        super().__init__("pebbles", 1, [2, 3], VOCABULARY, EVENTS)
        self.options = [Option("heaps", "number", 3, low=1, high=HEAPS)]
        self.notices = FEATURES
        # Once `krainy.arena.fit` has written data/weights.toml: self.weights = weights("pebbles", FEATURES)
        self.rule_wait = "pebbles.turn.1"
        self.rule_unknown = "pebbles.turn.2"

    def blank(self) -> State:
        return Pebbles()

    def begin(self, g: State, options: dict[str, Any]) -> None:
        assert isinstance(g, Pebbles)
        begin(g, options)

    def label(self, g: State, domain: str, index: int) -> str:
        return label(domain, index)

    def find(self, g: State, domain: str, text: str) -> int:
        return find(domain, text)

    def position(self, g: State) -> dict[str, object]:
        assert isinstance(g, Pebbles)
        return position(g)

    def ground(self, g: State) -> dict[str, object]:
        assert isinstance(g, Pebbles)
        return ground(g)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def place(self, g: State, scene: dict[str, Any]) -> None:
        assert isinstance(g, Pebbles)
        arrange(g, scene)

    def broken(self, before: State | None, after: State) -> list[str]:
        assert before is None or isinstance(before, Pebbles)
        assert isinstance(after, Pebbles)
        return broken(before, after)

    def features(self, g: State) -> list[list[float]]:
        assert isinstance(g, Pebbles)
        return features(g)


GAME: Final = PebblesGame()
