"""The games, each in a room of its own; none knows another."""

from importlib import import_module

from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame

NAMES = ("eko", "xidit", "mysthea", "oath", "runewars")


def names() -> tuple[str, ...]:
    """The games there are."""
    return NAMES


def load(name: str) -> AnyGame:
    """The game of this name."""
    if name not in NAMES:
        raise BadInput(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    game: AnyGame = import_module(f"krainy.games.{name}").GAME
    return game
