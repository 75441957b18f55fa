"""Pebbles, made up and the smallest complete game: whoever takes the last pebble wins. Copy it to begin a game."""

from typing import Any, Final

from krainy.engine.catalogue import Catalogue
from krainy.engine.game import Game, Option
from krainy.engine.observation import Observation

from .board import HEAPS
from .features.observation import observe
from .features.sense import FEATURES, features_of
from .positions.invariants import broken
from .positions.scene import arrange
from .setup import begin
from .state import Pebbles
from .view.catalogue import catalogue
from .view.naming import find, label
from .view.shape import Ground, Position
from .view.sight import ground, position
from .vocabulary import EVENTS, VOCABULARY


class PebblesGame(Game[Pebbles]):
    """The game of Pebbles."""

    def __init__(self) -> None:
        super().__init__("pebbles", 1, [2, 3], VOCABULARY, EVENTS)
        self.options = [Option("heaps", "number", 3, low=1, high=HEAPS)]
        self.notices = FEATURES
        # Once `krainy.arena.fit` has written data/weights.toml: self.weights = weights("pebbles", FEATURES)
        self.rule_wait = "pebbles.turn.1"
        self.rule_unknown = "pebbles.turn.2"

    def blank(self) -> Pebbles:
        return Pebbles()

    def begin(self, g: Pebbles, options: dict[str, Any]) -> None:
        begin(g, options)

    def label(self, g: Pebbles, domain: str, index: int) -> str:
        return label(domain, index)

    def find(self, g: Pebbles, domain: str, text: str) -> int:
        return find(domain, text)

    def position(self, g: Pebbles) -> Position:
        return position(g)

    def observe(self, g: Pebbles, o: Observation) -> None:
        observe(g, o)

    def ground(self, g: Pebbles) -> Ground:
        return ground(g)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def place(self, g: Pebbles, scene: dict[str, Any]) -> None:
        arrange(g, scene)

    def broken(self, before: Pebbles | None, after: Pebbles) -> list[str]:
        return broken(before, after)

    def features(self, g: Pebbles) -> list[list[float]]:
        return features_of(g)


GAME: Final = PebblesGame()
