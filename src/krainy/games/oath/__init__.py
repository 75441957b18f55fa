"""Oath: Chronicles of Empire and Exile (Wehrle, 2021): Chancellor, Citizens and Exiles; every game writes the next."""

from typing import Any, Final

from krainy.engine.aid import AidPart
from krainy.engine.catalogue import Catalogue
from krainy.engine.facts import weights
from krainy.engine.game import Game, Option
from krainy.engine.goal import Goal
from krainy.engine.legacy import Legacy, Note, Save
from krainy.engine.observation import Observation
from krainy.engine.prospect import Prospect

from . import powers  # noqa: F401 - fills the tables in which the rules look cards up
from .actions.act import Act
from .board import COLOURS, ROLES
from .cards import ADDITIONS
from .features.observation import observe
from .features.sense import ASPECTS, FEATURES, features_of
from .opening.leaving import LEAVERS
from .pack import PACK
from .positions.invariants import broken
from .positions.possible import impossible
from .positions.princely import details
from .positions.save_string import read_save, write_save
from .positions.scene import arrange, position
from .setup import PRINCES, begin, check_together
from .state import Oath
from .view.achievements import ACHIEVEMENTS
from .view.aid import aid
from .view.annals import legacy, survey
from .view.campaigns import campaign_prospect
from .view.catalogue import catalogue
from .view.coach import TIPS
from .view.goals import dear, goals, holdings
from .view.ground import ground
from .view.naming import find, label, lot_name
from .view.shape import Ground, Personal, Position
from .view.sight import personal, resample, sight
from .vocabulary import (
    BANNER,
    CAMPAIGN,
    CAMPAIGN_WON,
    CARD,
    EVENTS,
    LOTS,
    NUMBER,
    PLAYER,
    RECOVER_BANNER,
    SEARCH,
    SITE,
    TRAVEL,
    VOCABULARY,
    WON,
)


class OathGame(Game[Oath]):
    """The game of Oath."""

    def __init__(self) -> None:
        super().__init__("oath", 2, [1, 2, 3, 4, 5, 6], VOCABULARY, EVENTS)
        self.options = [
            Option("start", "choice", "first", choices=["first", "learning"]),
            Option("leaves", "choice", "yellow", choices=[*LEAVERS]),
            Option("prince", "choice", "auto", choices=PRINCES),
            Option("powers", "choice", "limited", choices=["limited", "expanded"]),
            Option("citizens", "choice", "marker", choices=["marker", "bank"]),
            Option("world", "world", ""),
            PACK.option(),
            *ADDITIONS.options(),
        ]
        self.expansions = ADDITIONS.expansions
        self.secrets = True
        self.renamed = ["seat", "site"]
        self.subjects = {
            "source": [CARD],
            "other": [PLAYER],
            "site": [SITE],
            "number": [NUMBER],
            "banner": [BANNER],
        }
        self.clicks = {"site": TRAVEL, "source": SEARCH, "banner": RECOVER_BANNER, "seat": CAMPAIGN}
        self.lots = LOTS
        self.notices = FEATURES
        self.verdicts = [CAMPAIGN_WON, WON]
        self.tips = TIPS
        self.achievements = ACHIEVEMENTS
        self.first_seats = 4
        self.first_options = {"start": "learning"}
        self.usual = {1: 70, 2: 150, 3: 300, 4: 350, 5: 370, 6: 480}
        self.weights = weights("oath", FEATURES)
        self.rule_wait = "oath.turn.1"
        self.rule_unknown = "oath.act.1"

    def blank(self) -> Oath:
        return Oath()

    def begin(self, g: Oath, options: dict[str, Any]) -> None:
        begin(g, options)

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        check_together(seats, options)

    def matters(self, option: str, seats: int, options: dict[str, Any]) -> bool:
        if option == "start":
            return not options["world"]
        return option != "leaves" or (options["start"] == "learning" and seats == 3 and not options["world"])

    def label(self, g: Oath, domain: str, index: int) -> str:
        return label(g, domain, index)

    def find(self, g: Oath, domain: str, text: str) -> int:
        return find(g, domain, text)

    def lot(self, g: Oath, lot: str, item: int) -> str:
        return lot_name(g, lot, item)

    def position(self, g: Oath) -> dict[str, object]:
        return position(g)

    def details(self, g: Oath) -> dict[str, object]:
        return details(g)

    def sight(self, g: Oath, seat: int) -> Position:
        return sight(g, seat)

    def personal(self, g: Oath, seat: int) -> Personal:
        return personal(g, seat)

    def resample(self, g: Oath, seat: int) -> None:
        resample(g, seat)

    def observe(self, g: Oath, o: Observation) -> None:
        observe(g, o)

    def ground(self, g: Oath) -> Ground:
        return ground(g)

    def goals(self, g: Oath, seat: int) -> list[Goal]:
        return goals(g, seat)

    def prospect(self, g: Oath, seat: int, action: int) -> Prospect | None:
        return campaign_prospect(g, seat, action)

    def holdings(self, g: Oath, seat: int) -> dict[str, int]:
        return holdings(g, seat)

    def dear(self, before: dict[str, int], after: dict[str, int]) -> list[str]:
        return dear(before, after)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def aid(self) -> list[AidPart]:
        return aid()

    def place(self, g: Oath, scene: dict[str, Any]) -> None:
        arrange(g, scene)

    def impossible(self, g: Oath) -> str:
        return impossible(g)

    def broken(self, before: Oath | None, after: Oath) -> list[str]:
        return broken(before, after)

    def traits(self, g: Oath, seat: int) -> dict[str, str]:
        return {"seat": COLOURS[g.colour[seat]], "term": ROLES[g.role[seat]]}  # the role that it ends in

    def aspects(self, g: Oath) -> list[str]:
        return ASPECTS

    def features(self, g: Oath) -> list[list[float]]:
        return features_of(g)

    def quiet(self, g: Oath) -> bool:
        return isinstance(g.asked, Act)

    def legacy(self, decided: Oath, g: Oath) -> Legacy | None:
        return legacy(decided, g)

    def survey(self, world: str) -> list[Note]:
        return survey(world)

    def write_save(self, save: Save) -> str:
        return write_save(save)

    def read_save(self, text: str) -> Save:
        return read_save(text)


GAME: Final = OathGame()
