"""Runewars (Konieczka, 2010; revised 2012): four factions, seven years of seasons, dragon runes laid face down."""

from typing import Any, Final

from krainy.engine.aid import AidPart
from krainy.engine.catalogue import Catalogue
from krainy.engine.facts import weights
from krainy.engine.game import Game, Option
from krainy.engine.goal import Goal
from krainy.engine.observation import Observation
from krainy.engine.prospect import Prospect

from .cards import load  # noqa: F401 - fills the tables in which the rules look cards up
from .features.observation import observe
from .features.sense import ASPECTS, FEATURES, features_of
from .heroes.attribute_tests import TestChoice
from .heroes.heroes import KeepHero, SetHero
from .map.ready import MAPS, ready_board, ready_map
from .orders.contest import Answer
from .orders.fortify import MixRunes
from .pack import PACK
from .pieces import ADDITIONS, FACTION_IDS
from .positions.invariants import broken
from .positions.possible import impossible
from .positions.scene import arrange, position
from .setup import begin
from .state import Runewars
from .victory import dragon_count
from .view.achievements import ACHIEVEMENTS
from .view.aid import aid
from .view.catalogue import catalogue
from .view.coach import TIPS
from .view.goals import dear, goals, holdings
from .view.ground import ground
from .view.marches import march_prospect
from .view.naming import find, label, lot_name
from .view.shape import Ground, Personal, Position
from .view.sight import personal, resample, sight
from .vocabulary import (
    ALLIED,
    AREA,
    BATTLE_WON,
    DEVELOPMENT,
    DUEL_OVER,
    EVENTS,
    HERO,
    HERO_DEFEATED,
    LOTS,
    NEUTRALS_WON,
    NUMBER_OF,
    OBJECTIVE,
    PASS,
    QUEST,
    QUEST_DONE,
    REWARD,
    SEASON_CARD,
    TACTIC,
    TILE,
    TITLE,
    TOKEN,
    UNIT,
    VOCABULARY,
    WON,
)


class RunewarsGame(Game[Runewars]):
    """The game of Runewars."""

    def __init__(self) -> None:
        super().__init__("runewars", 1, [2, 3, 4], VOCABULARY, EVENTS)
        self.options = [
            Option("board", "choice", "built", choices=["built", "random", *MAPS]),
            Option("exploration", "choice", "off", choices=["off", "on"]),
            PACK.option(),
            *ADDITIONS.options(),
        ]
        self.expansions = ADDITIONS.expansions
        self.secrets = True
        sources = [TACTIC, SEASON_CARD, UNIT, REWARD, HERO, QUEST, TITLE, DEVELOPMENT, TOKEN, OBJECTIVE, TILE]
        self.renamed = ["seat", "option"]
        self.subjects = {
            "source": sources,
            "unit": [UNIT],
            "hero": [HERO],
            "area": [AREA],
            "frm": [AREA],
            "left": [NUMBER_OF],
            "turns": [NUMBER_OF],
        }
        self.lots = LOTS
        self.notices = FEATURES
        self.verdicts = [ALLIED, BATTLE_WON, NEUTRALS_WON, DUEL_OVER, HERO_DEFEATED, QUEST_DONE, WON]
        self.tips = TIPS
        self.achievements = ACHIEVEMENTS
        self.standing = {
            "reactions": ["Reaction"],
            "turns": ["Window"],
            "fights": ["BattleWindow", "DamageCards", "FateCards", "TalkCards", "DuelWindow"],
        }
        self.declines = PASS.base
        self.first_options = {"board": MAPS[0]}
        self.usual = {2: 630, 3: 950, 4: 1220}
        self.weights = weights("runewars", FEATURES)
        self.rule_wait = "runewars.seq.4"
        self.rule_unknown = "runewars.term.12"

    def blank(self) -> Runewars:
        return Runewars()

    def begin(self, g: Runewars, options: dict[str, Any]) -> None:
        begin(g, options)

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        if options["board"] in MAPS:
            ready_board(ready_map(options["board"], seats))

    def label(self, g: Runewars, domain: str, index: int) -> str:
        return label(g, domain, index)

    def find(self, g: Runewars, domain: str, text: str) -> int:
        return find(g, domain, text)

    def lot(self, g: Runewars, lot: str, item: int) -> str:
        return lot_name(g, lot, item)

    def position(self, g: Runewars) -> dict[str, object]:
        return position(g)

    def scores(self, g: Runewars) -> list[int]:
        """The dragon runes of every seat, when all have shown them."""
        return [dragon_count(g, seat) for seat in range(g.seats)] if g.over else super().scores(g)

    def sight(self, g: Runewars, seat: int) -> Position:
        return sight(g, seat)

    def personal(self, g: Runewars, seat: int) -> Personal:
        return personal(g, seat)

    def resample(self, g: Runewars, seat: int) -> None:
        resample(g, seat)

    def observe(self, g: Runewars, o: Observation) -> None:
        observe(g, o)

    def ground(self, g: Runewars) -> Ground:
        return ground(g)

    def goals(self, g: Runewars, seat: int) -> list[Goal]:
        return goals(g, seat)

    def prospect(self, g: Runewars, seat: int, action: int) -> Prospect | None:
        return march_prospect(g, seat, action)

    def holdings(self, g: Runewars, seat: int) -> dict[str, int]:
        return holdings(g, seat)

    def dear(self, before: dict[str, int], after: dict[str, int]) -> list[str]:
        return dear(before, after)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def aid(self) -> list[AidPart]:
        return aid()

    def place(self, g: Runewars, scene: dict[str, Any]) -> None:
        arrange(g, scene)

    def impossible(self, g: Runewars) -> str:
        return impossible(g)

    def broken(self, before: Runewars | None, after: Runewars) -> list[str]:
        return broken(before, after)

    def traits(self, g: Runewars, seat: int) -> dict[str, str]:
        return {"faction": FACTION_IDS[g.faction[seat]] if g.faction[seat] >= 0 else ""}

    def aspects(self, g: Runewars) -> list[str]:
        return ASPECTS

    def features(self, g: Runewars) -> list[list[float]]:
        return features_of(g)

    def quiet(self, g: Runewars) -> bool:
        return not isinstance(g.asked, (Answer, KeepHero, SetHero, MixRunes, TestChoice))


GAME: Final = RunewarsGame()
