"""Lords of Xidit (Régis Bonnessée, 2014): secret Orders, units for threats, and three assessments that eliminate."""

from typing import Any, Final

from krainy.engine.catalogue import Catalogue
from krainy.engine.facts import weights
from krainy.engine.game import Game, Option
from krainy.engine.state import State

from .catalogue import catalogue
from .invariants import broken
from .labels import COLOURS, find, label
from .scene import arrange
from .sense import FEATURES, features, planned
from .setup import RANDOM, begin
from .sight import ground, position
from .state import Xidit
from .tokens import DIFFICULTIES, LENGTHS
from .vocabulary import EVENTS, VOCABULARY
from .year import Plan


class XiditGame(Game):
    """The game of Lords of Xidit."""

    def __init__(self) -> None:
        super().__init__("xidit", 1, [3, 4, 5], VOCABULARY, EVENTS)
        self.options = [
            Option("length", "choice", "long", choices=LENGTHS),
            Option("virtual", "choice", "normal", choices=DIFFICULTIES),
            Option("first", "choice", RANDOM, choices=[RANDOM, *COLOURS]),
        ]
        self.secrets = True
        self.notices = FEATURES
        self.usual = {3: 280, 4: 390, 5: 440}
        self.weights = weights("xidit", FEATURES)
        self.rule_wait = "xidit.exec.2"
        self.rule_unknown = "xidit.plan.2"

    def blank(self) -> State:
        return Xidit()

    def begin(self, g: State, options: dict[str, Any]) -> None:
        assert isinstance(g, Xidit)
        begin(g, options)

    def label(self, g: State, domain: str, index: int) -> str:
        assert isinstance(g, Xidit)
        return label(g.colour, domain, index)

    def find(self, g: State, domain: str, text: str) -> int:
        assert isinstance(g, Xidit)
        return find(g.colour, domain, text)

    def position(self, g: State) -> dict[str, object]:
        assert isinstance(g, Xidit)
        return position(g)

    def ground(self, g: State) -> dict[str, object]:
        assert isinstance(g, Xidit)
        return ground(g)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def place(self, g: State, scene: dict[str, Any]) -> None:
        assert isinstance(g, Xidit)
        arrange(g, scene)

    def broken(self, before: State | None, after: State) -> list[str]:
        assert before is None or isinstance(before, Xidit)
        assert isinstance(after, Xidit)
        return broken(before, after)

    def features(self, g: State) -> list[list[float]]:
        assert isinstance(g, Xidit)
        return features(g)

    def promises(self, g: State, seat: int, actions: list[int], further: int = 0) -> list[float]:
        assert isinstance(g, Xidit)
        if isinstance(g.asked, Plan):
            return [self.weigh(g, rows)[seat] for rows in planned(g, seat, actions)]
        return super().promises(g, seat, actions, further)

    def quiet(self, g: State) -> bool:
        return isinstance(g.asked, Plan)


GAME: Final = XiditGame()
