"""Runewars (Konieczka, 2010; revised 2012): four factions, seven years of seasons, dragon runes laid face down."""

from typing import Any, Final

from krainy.engine.game import Game, Option
from krainy.engine.state import State

from .effects import reading  # noqa: F401 - fills the tables in which the rules look cards up
from .ground import ground
from .invariants import broken
from .naming import find, label
from .scene import arrange, position
from .sense import evaluate
from .setup import begin
from .state import Runewars
from .vocabulary import EVENTS, VOCABULARY


class RunewarsGame(Game):
    """The game of Runewars."""

    def __init__(self) -> None:
        super().__init__("runewars", 1, [2, 3, 4], VOCABULARY, EVENTS)
        self.options = [
            Option("board", "choice", "built", choices=["built", "random"]),
            Option("exploration", "choice", "off", choices=["off", "on"]),
        ]
        self.secrets = True
        self.rule_wait = "runewars.seq.4"
        self.rule_unknown = "runewars.term.12"

    def blank(self) -> State:
        return Runewars()

    def begin(self, g: State, options: dict[str, Any]) -> None:
        assert isinstance(g, Runewars)
        begin(g, options)

    def label(self, g: State, domain: str, index: int) -> str:
        assert isinstance(g, Runewars)
        return label(g, domain, index)

    def find(self, g: State, domain: str, text: str) -> int:
        assert isinstance(g, Runewars)
        return find(g, domain, text)

    def position(self, g: State) -> dict[str, object]:
        assert isinstance(g, Runewars)
        return position(g)

    def ground(self, g: State) -> dict[str, object]:
        assert isinstance(g, Runewars)
        return ground(g)

    def place(self, g: State, scene: dict[str, Any]) -> None:
        assert isinstance(g, Runewars)
        arrange(g, scene)

    def broken(self, before: State | None, after: State) -> list[str]:
        assert before is None or isinstance(before, Runewars)
        assert isinstance(after, Runewars)
        return broken(before, after)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Runewars)
        return evaluate(g, seat)


GAME: Final = RunewarsGame()
