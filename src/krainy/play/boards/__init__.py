"""Boards drawn in the terminal: a drawing per game, found by its name, or else a plain one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from krainy.engine.state import State
from krainy.play.words import Speech


class Drawing(Protocol):
    """What a module of this package offers."""

    def board(self, g: State, speech: Speech, viewer: int, width: int, marked: list[str]) -> RenderableType:
        """The board as the viewer may see it, what can be chosen now ('stack:12') marked."""

    def legend(self, g: State, speech: Speech, width: int) -> RenderableType | None:
        """What the signs on the board mean, or nothing if there are none."""

    def panels(self, g: State, speech: Speech, viewer: int, width: int) -> RenderableType:
        """The seats with what each has, the one that is asked marked."""

    def sign(self, g: State, seat: int) -> Text:
        """The sign of a seat, by which it is known on the board and in the log."""

    def look(self, g: State, speech: Speech, place: str) -> str | None:
        """What lies at a place of the board, in one sentence; nothing if there is no such place."""


def drawing_of(game: str) -> Drawing:
    """The drawing of a game, or the plain one."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        name = f"{__name__}.plain"
    return cast(Drawing, import_module(name))
