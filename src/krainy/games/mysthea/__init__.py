"""Mysthea (Chiacchiera, Ciaccasassi, 2019): drifting islands, three Eras, eighty command cards; hands are secret."""

from typing import Any, Final

from krainy.engine.aid import AidPart
from krainy.engine.catalogue import Catalogue
from krainy.engine.facts import weights
from krainy.engine.flow import Joint
from krainy.engine.game import Game, Option
from krainy.engine.goal import Goal
from krainy.engine.observation import Observation
from krainy.engine.vocabulary import Reason

from .actions.encounter import unpaid_reward
from .actions.islands import why_not_attune
from .board import GUILDS, ISLANDS
from .cards import ADDITIONS, NAMES
from .effects import reading  # noqa: F401 - fills the tables in which the rules look cards up
from .features.observation import observe
from .features.sense import ASPECTS, FEATURES, features_of
from .pack import PACK
from .positions.invariants import broken
from .positions.possible import impossible
from .positions.scene import arrange, position
from .setup import begin
from .state import Mysthea
from .turn import Turn
from .view.achievements import ACHIEVEMENTS
from .view.aid import aid
from .view.catalogue import catalogue
from .view.coach import TIPS
from .view.goals import dear, goals, holdings
from .view.ground import ground
from .view.naming import find, label, lot_name
from .view.shape import Ground, Personal, Position
from .view.sight import personal, resample, sight
from .vocabulary import (
    ATTUNE,
    CARD,
    EFFECT,
    ENCOUNTER,
    EVENTS,
    ISLAND,
    LOTS,
    MONSTER_DEFEATED,
    NUMBER,
    REGION,
    SEAT,
    SYMBOL,
    UNIT,
    VOCABULARY,
    WON_BATTLE,
)

SWITCH: Final = ["off", "on"]


class MystheaGame(Game[Mysthea]):
    """The game of Mysthea."""

    def __init__(self) -> None:
        super().__init__("mysthea", 2, [2, 3, 4, 5], VOCABULARY, EVENTS)
        self.options = [
            Option("night", "several", [], choices=[*ISLANDS]),
            Option("draft", "choice", "off", choices=SWITCH),
            Option("abilities", "choice", "on", choices=SWITCH),
            Option("behaviours", "choice", "on", choices=SWITCH),
            Option("foresight", "choice", "off", choices=SWITCH),
            Option("battle_requires_own_unit", "choice", "off", choices=SWITCH),
            Option("encounter_battle_discharges", "choice", "off", choices=SWITCH),
            PACK.option(),
            *ADDITIONS.options(),
        ]
        self.expansions = ADDITIONS.expansions
        self.secrets = True
        self.renamed = ["alternative"]
        self.subjects = {
            "source": [CARD, ENCOUNTER],
            "symbol": [SYMBOL],
            "unit": [UNIT],
            "victim": [SEAT],
            "island": [ISLAND],
            "frm": [REGION],
            "to": [REGION],
            "points": [NUMBER],
            "left": [NUMBER],
        }
        self.lots = LOTS
        self.notices = FEATURES
        self.verdicts = [MONSTER_DEFEATED, WON_BATTLE]
        self.tips = TIPS
        self.achievements = ACHIEVEMENTS
        self.first_options = {"behaviours": "off"}  # as the rulebook advises
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

    def lot(self, g: Mysthea, lot: str, item: int) -> str:
        return lot_name(g, lot, item)

    def moment(self, g: Mysthea, seat: int, action: int) -> Reason:
        block = self.vocabulary.block_of(action)
        if block is ATTUNE:
            return why_not_attune(g, seat, action - ATTUNE.base)
        if block is EFFECT and g.special_done and unpaid_reward(g, seat):
            return Reason("mysthea.limit.1")
        return super().moment(g, seat, action)

    def position(self, g: Mysthea) -> dict[str, object]:
        return position(g)

    def sight(self, g: Mysthea, seat: int) -> Position:
        return sight(g, seat)

    def personal(self, g: Mysthea, seat: int) -> Personal:
        return personal(g, seat)

    def resample(self, g: Mysthea, seat: int) -> None:
        resample(g, seat)

    def observe(self, g: Mysthea, o: Observation) -> None:
        observe(g, o)

    def ground(self, g: Mysthea) -> Ground:
        return ground(g)

    def goals(self, g: Mysthea, seat: int) -> list[Goal]:
        return goals(g, seat)

    def holdings(self, g: Mysthea, seat: int) -> dict[str, int]:
        return holdings(g, seat)

    def dear(self, before: dict[str, int], after: dict[str, int]) -> list[str]:
        return dear(before, after)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def aid(self) -> list[AidPart]:
        return aid()

    def place(self, g: Mysthea, scene: dict[str, Any]) -> None:
        arrange(g, scene)

    def impossible(self, g: Mysthea) -> str:
        return impossible(g)

    def broken(self, before: Mysthea | None, after: Mysthea) -> list[str]:
        return broken(before, after)

    def traits(self, g: Mysthea, seat: int) -> dict[str, str]:
        return {"seat": GUILDS[seat], "card": NAMES[g.hero[seat]] if g.hero[seat] else ""}  # the card of the Chosen

    def aspects(self, g: Mysthea) -> list[str]:
        return ASPECTS

    def features(self, g: Mysthea) -> list[list[float]]:
        return features_of(g)

    def quiet(self, g: Mysthea) -> bool:
        return isinstance(g.asked, (Turn, Joint))


GAME: Final = MystheaGame()
