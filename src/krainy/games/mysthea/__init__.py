"""Mysthea (Chiacchiera, Ciaccasassi, 2019): drifting islands, three Eras, eighty command cards; hands are secret."""

from typing import Any, Final

from krainy.engine.catalogue import Catalogue
from krainy.engine.facts import weights
from krainy.engine.flow import Joint
from krainy.engine.game import Game, Option

from .board import GUILDS, ISLANDS
from .cards import NAMES
from .catalogue import catalogue
from .effects import reading  # noqa: F401 - fills the tables in which the rules look cards up
from .ground import ground
from .invariants import broken
from .matter import matter
from .naming import find, label
from .scene import arrange, position
from .sense import FEATURES, features
from .setup import begin
from .state import Mysthea
from .turn import Turn
from .vocabulary import EVENTS, VOCABULARY

SWITCH: Final = ["off", "on"]


class MystheaGame(Game[Mysthea]):
    """The game of Mysthea."""

    def __init__(self) -> None:
        super().__init__("mysthea", 2, [2, 3, 4, 5], VOCABULARY, EVENTS)
        self.options = [
            Option("night", "several", [], choices=ISLANDS),
            Option("draft", "choice", "off", choices=SWITCH),
            Option("abilities", "choice", "on", choices=SWITCH),
            Option("behaviours", "choice", "on", choices=SWITCH),
            Option("foresight", "choice", "off", choices=SWITCH),
            Option("battle_requires_own_unit", "choice", "off", choices=SWITCH),
            Option("encounter_battle_discharges", "choice", "off", choices=SWITCH),
        ]
        self.secrets = True
        self.notices = FEATURES
        self.usual = {2: 315, 3: 525, 4: 560, 5: 735}
        self.weights = weights("mysthea", FEATURES)
        self.rule_wait = "mysthea.round.4"
        self.rule_unknown = "mysthea.turn.1"

    def blank(self) -> Mysthea:
        return Mysthea()

    def begin(self, g: Mysthea, options: dict[str, Any]) -> None:
        begin(g, options)

    def label(self, g: Mysthea, domain: str, index: int) -> str:
        return label(g, domain, index)

    def find(self, g: Mysthea, domain: str, text: str) -> int:
        return find(g, domain, text)

    def matter(self, g: Mysthea) -> list[tuple[str, str, int]]:
        return matter(g)

    def position(self, g: Mysthea) -> dict[str, object]:
        return position(g)

    def ground(self, g: Mysthea) -> dict[str, object]:
        return ground(g)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def place(self, g: Mysthea, scene: dict[str, Any]) -> None:
        arrange(g, scene)

    def broken(self, before: Mysthea | None, after: Mysthea) -> list[str]:
        return broken(before, after)

    def traits(self, g: Mysthea, seat: int) -> dict[str, str]:
        return {"seat": GUILDS[seat], "card": NAMES[g.hero[seat]] if g.hero[seat] else ""}  # the card of the Chosen

    def features(self, g: Mysthea) -> list[list[float]]:
        return features(g)

    def quiet(self, g: Mysthea) -> bool:
        return isinstance(g.asked, (Turn, Joint))


GAME: Final = MystheaGame()
