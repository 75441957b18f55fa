"""Ekö (Henri Kermarrec, 2015): stacks of discs, three kinds of buildings, captured Emperors; nothing hidden."""

from typing import Any, Final

from krainy.engine.catalogue import Catalogue
from krainy.engine.facts import weights
from krainy.engine.game import Game, Option
from krainy.engine.state import State

from .catalogue import catalogue
from .invariants import broken
from .scene import arrange, find, ground, label, position
from .sense import FEATURES, features
from .setup import begin
from .state import Eko
from .tiles import MODULES, check_modules
from .vocabulary import EVENTS, VOCABULARY


class EkoGame(Game):
    """The game of Ekö."""

    def __init__(self) -> None:
        super().__init__("eko", 1, [2, 3, 4], VOCABULARY, EVENTS)
        self.options = [
            Option("modules", "several", [], choices=MODULES),
            Option("pyramids", "number", 0, low=0, high=2),
            Option("storms", "number", 3, low=1, high=6),
            Option("board", "text", ""),
        ]
        self.notices = FEATURES
        self.usual = {2: 75, 3: 110, 4: 100}
        self.weights = weights("eko", FEATURES)
        self.rule_wait = "eko.turn.4"
        self.rule_unknown = "eko.turn.2"

    def blank(self) -> State:
        return Eko()

    def begin(self, g: State, options: dict[str, Any]) -> None:
        assert isinstance(g, Eko)
        check_modules(options["modules"])
        begin(g, options)

    def label(self, g: State, domain: str, index: int) -> str:
        assert isinstance(g, Eko)
        return label(g, domain, index)

    def find(self, g: State, domain: str, text: str) -> int:
        assert isinstance(g, Eko)
        return find(g, domain, text)

    def position(self, g: State) -> dict[str, object]:
        assert isinstance(g, Eko)
        return position(g)

    def ground(self, g: State) -> dict[str, object]:
        assert isinstance(g, Eko)
        return ground(g)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def place(self, g: State, scene: dict[str, Any]) -> None:
        assert isinstance(g, Eko)
        arrange(g, scene)

    def broken(self, before: State | None, after: State) -> list[str]:
        assert before is None or isinstance(before, Eko)
        assert isinstance(after, Eko)
        return broken(before, after)

    def features(self, g: State) -> list[list[float]]:
        assert isinstance(g, Eko)
        return features(g)


GAME: Final = EkoGame()
