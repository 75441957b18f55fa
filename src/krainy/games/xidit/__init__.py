"""Lords of Xidit (Régis Bonnessée, 2014): secret Orders, units for threats, and three assessments that eliminate."""

from typing import Any, Final

from krainy.engine.aid import AidPart
from krainy.engine.catalogue import Catalogue
from krainy.engine.facts import weights
from krainy.engine.game import Game, Option
from krainy.engine.goal import Goal
from krainy.engine.observation import Observation

from .features.observation import observe
from .features.sense import FEATURES, aspects, features_of, planned
from .pack import PACK
from .positions.invariants import broken
from .positions.possible import impossible
from .positions.scene import arrange
from .setup import RANDOM, begin, check_together
from .state import Xidit
from .tokens import DIFFICULTIES, LENGTHS, setup_for
from .view.achievements import ACHIEVEMENTS
from .view.aid import aid
from .view.catalogue import catalogue
from .view.coach import TIPS
from .view.goals import goals, holdings
from .view.naming import COLOURS, find, label, lot_name
from .view.shape import Ground, Personal, Position
from .view.sight import ground, personal, position, resample, sight
from .vocabulary import CITY, EVENTS, FOE, LOTS, NUMBER, UNIT, VOCABULARY, WON
from .year import Plan


class XiditGame(Game[Xidit]):
    """The game of Lords of Xidit."""

    def __init__(self) -> None:
        super().__init__("xidit", 1, [3, 4, 5], VOCABULARY, EVENTS)
        self.options = [
            Option("length", "choice", "long", choices=LENGTHS),
            Option("virtual", "choice", "normal", choices=DIFFICULTIES),
            Option("first", "choice", RANDOM, choices=[RANDOM, *COLOURS]),
            PACK.option(),
        ]
        self.secrets = True
        self.subjects = {"left": [NUMBER], "unit": [UNIT], "titan": [FOE], "city": [CITY]}
        self.lots = LOTS
        self.notices = FEATURES
        self.verdicts = [WON]
        self.tips = TIPS
        self.achievements = ACHIEVEMENTS
        self.first_seats = 4  # the fewest without the Virtual Player
        self.first_options = {"length": "short"}
        self.usual = {3: 280, 4: 390, 5: 440}
        self.weights = weights("xidit", FEATURES)
        self.rule_wait = "xidit.exec.2"
        self.rule_unknown = "xidit.plan.2"

    def blank(self) -> Xidit:
        return Xidit()

    def begin(self, g: Xidit, options: dict[str, Any]) -> None:
        begin(g, options)

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        check_together(seats, options)

    def matters(self, option: str, seats: int, options: dict[str, Any]) -> bool:
        return option != "virtual" or setup_for(seats, options["length"]).virtual

    def label(self, g: Xidit, domain: str, index: int) -> str:
        return label(g.colour, domain, index)

    def find(self, g: Xidit, domain: str, text: str) -> int:
        return find(g.colour, domain, text)

    def lot(self, g: Xidit, lot: str, item: int) -> str:
        return lot_name(g, lot, item)

    def position(self, g: Xidit) -> dict[str, object]:
        return position(g)

    def sight(self, g: Xidit, seat: int) -> Position:
        return sight(g, seat)

    def personal(self, g: Xidit, seat: int) -> Personal:
        return personal(g, seat)

    def resample(self, g: Xidit, seat: int) -> None:
        resample(g, seat)

    def observe(self, g: Xidit, o: Observation) -> None:
        observe(g, o)

    def ground(self, g: Xidit) -> Ground:
        return ground(g)

    def goals(self, g: Xidit, seat: int) -> list[Goal]:
        return goals(g, seat)

    def holdings(self, g: Xidit, seat: int) -> dict[str, int]:
        return holdings(g, seat)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def aid(self) -> list[AidPart]:
        return aid()

    def place(self, g: Xidit, scene: dict[str, Any]) -> None:
        arrange(g, scene)

    def impossible(self, g: Xidit) -> str:
        return impossible(g)

    def broken(self, before: Xidit | None, after: Xidit) -> list[str]:
        return broken(before, after)

    def aspects(self, g: Xidit) -> list[str]:
        return aspects(g)

    def features(self, g: Xidit) -> list[list[float]]:
        return features_of(g)

    def promises(self, g: Xidit, seat: int, actions: list[int], further: int = 0) -> list[float]:
        if isinstance(g.asked, Plan):
            return [self.weigh(g, rows)[seat] for rows in planned(g, seat, actions)]
        return super().promises(g, seat, actions, further)

    def quiet(self, g: Xidit) -> bool:
        return isinstance(g.asked, Plan)


GAME: Final = XiditGame()
