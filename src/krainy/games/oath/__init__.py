"""Oath: Chronicles of Empire and Exile (Wehrle, 2021): Chancellor, Citizens and Exiles; every game writes the next."""

from typing import Any, Final

from krainy.engine.game import Game, Option
from krainy.engine.legacy import Legacy, Note, Save
from krainy.engine.state import State

from . import powers  # noqa: F401 - fills the tables in which the rules look cards up
from .annals import legacy, survey
from .invariants import broken
from .naming import find, label
from .save_string import read_save, write_save
from .scene import arrange, position
from .sense import evaluate
from .setup import PRINCES, begin
from .state import Oath
from .vocabulary import EVENTS, VOCABULARY


class OathGame(Game):
    """The game of Oath."""

    def __init__(self) -> None:
        super().__init__("oath", 1, [1, 2, 3, 4, 5, 6], VOCABULARY, EVENTS)
        self.options = [
            Option("start", "choice", "first", choices=["first", "learning"]),
            Option("prince", "choice", "auto", choices=PRINCES),
            Option("citizens", "choice", "marker", choices=["marker", "bank"]),
            Option("world", "world", ""),
        ]
        self.secrets = True
        self.rule_wait = "oath.turn.1"
        self.rule_unknown = "oath.act.1"

    def blank(self) -> State:
        return Oath()

    def begin(self, g: State, options: dict[str, Any]) -> None:
        assert isinstance(g, Oath)
        begin(g, options)

    def label(self, g: State, domain: str, index: int) -> str:
        assert isinstance(g, Oath)
        return label(g, domain, index)

    def find(self, g: State, domain: str, text: str) -> int:
        assert isinstance(g, Oath)
        return find(g, domain, text)

    def position(self, g: State) -> dict[str, object]:
        assert isinstance(g, Oath)
        return position(g)

    def place(self, g: State, scene: dict[str, Any]) -> None:
        assert isinstance(g, Oath)
        arrange(g, scene)

    def broken(self, before: State | None, after: State) -> list[str]:
        assert before is None or isinstance(before, Oath)
        assert isinstance(after, Oath)
        return broken(before, after)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Oath)
        return evaluate(g, seat)

    def legacy(self, decided: State, g: State) -> Legacy | None:
        assert isinstance(decided, Oath)
        assert isinstance(g, Oath)
        return legacy(decided, g)

    def survey(self, world: str) -> list[Note]:
        return survey(world)

    def write_save(self, save: Save) -> str:
        return write_save(save)

    def read_save(self, text: str) -> Save:
        return read_save(text)


GAME: Final = OathGame()
