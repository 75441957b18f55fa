"""Ekö (Henri Kermarrec, 2015): stacks of discs, three kinds of buildings, captured Emperors; nothing hidden."""

from typing import Any, Final

from krainy.engine.aid import AidPart
from krainy.engine.catalogue import Catalogue
from krainy.engine.facts import weights
from krainy.engine.game import OWN, Game, Option
from krainy.engine.goal import Goal
from krainy.engine.observation import Observation
from krainy.engine.vocabulary import Reason

from .features.observation import observe
from .features.sense import ASPECTS, FEATURES, features_of
from .pack import PACK
from .positions.invariants import broken
from .positions.scene import arrange
from .setup import begin
from .state import Eko
from .tiles import MODULE_OF, MODULES, TILES, check_together
from .turn import why_not_sand
from .view.achievements import ACHIEVEMENTS
from .view.aid import aid
from .view.catalogue import catalogue
from .view.coach import TIPS
from .view.goals import dear, goals, holdings
from .view.naming import find, label, lot_name
from .view.shape import Ground, Position
from .view.sight import ground, position, sight
from .vocabulary import BUILD, BUILDING, EVENTS, LOTS, SPACE, TERRAIN, USE_SAND, VOCABULARY


class EkoGame(Game[Eko]):
    """The game of Ekö."""

    def __init__(self) -> None:
        super().__init__("eko", 1, [2, 3, 4], VOCABULARY, EVENTS)
        self.options = [
            Option("modules", "several", [], choices=MODULES),
            Option("pyramids", "number", 0, low=0, high=2),
            Option("storms", "number", 3, low=1, high=len(TILES.storms())),
            Option("board", "text", "", choices=["", "example", OWN]),
            PACK.option(),
        ]
        self.clicks = {"terrain": BUILD}
        self.subjects = {"space": [SPACE], "to": [SPACE], "terrain": [TERRAIN], "building": [BUILDING]}
        self.lots = LOTS
        self.notices = FEATURES
        self.tips = TIPS
        self.achievements = ACHIEVEMENTS
        self.usual = {2: 75, 3: 110, 4: 100}
        self.weights = weights("eko", FEATURES)
        self.rule_wait = "eko.turn.4"
        self.rule_unknown = "eko.turn.2"

    def blank(self) -> Eko:
        return Eko()

    def begin(self, g: Eko, options: dict[str, Any]) -> None:
        begin(g, options)

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        check_together(seats, options)

    def matters(self, option: str, seats: int, options: dict[str, Any]) -> bool:
        return option not in MODULE_OF or MODULE_OF[option] in options["modules"]

    def label(self, g: Eko, domain: str, index: int) -> str:
        return label(g, domain, index)

    def find(self, g: Eko, domain: str, text: str) -> int:
        return find(g, domain, text)

    def lot(self, g: Eko, lot: str, item: int) -> str:
        return lot_name(g, lot, item)

    def moment(self, g: Eko, seat: int, action: int) -> Reason:
        return why_not_sand(g, seat) if action in USE_SAND else super().moment(g, seat, action)

    def position(self, g: Eko) -> dict[str, object]:
        return position(g)

    def sight(self, g: Eko, seat: int) -> Position:
        return sight(g)

    def personal(self, g: Eko, seat: int) -> dict[str, object]:
        return {}

    def observe(self, g: Eko, o: Observation) -> None:
        observe(g, o)

    def ground(self, g: Eko) -> Ground:
        return ground(g)

    def goals(self, g: Eko, seat: int) -> list[Goal]:
        return goals(g, seat)

    def holdings(self, g: Eko, seat: int) -> dict[str, int]:
        return holdings(g, seat)

    def dear(self, before: dict[str, int], after: dict[str, int]) -> list[str]:
        return dear(before, after)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def aid(self) -> list[AidPart]:
        return aid()

    def place(self, g: Eko, scene: dict[str, Any]) -> None:
        arrange(g, scene)

    def broken(self, before: Eko | None, after: Eko) -> list[str]:
        return broken(before, after)

    def aspects(self, g: Eko) -> list[str]:
        return ASPECTS

    def features(self, g: Eko) -> list[list[float]]:
        return features_of(g)


GAME: Final = EkoGame()
