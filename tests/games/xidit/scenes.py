"""Positions of Lords of Xidit in words, and what can be asked of them: for tests."""

from typing import Any

import krainy
from krainy.engine.state import State
from krainy.games.xidit.state import Xidit

GAME = krainy.load("xidit")
FAR = {"blue": 20, "red": 21, "green": 19, "yellow": 14}
"""Where nobody is in the way."""


def scene(**words: Any) -> Xidit:
    """A position in words."""
    g = GAME.arrange(words)
    assert isinstance(g, Xidit)
    return g


def do(g: State, *actions: str) -> None:
    """Whoever is asked first takes these actions."""
    for text in actions:
        g.apply(g.actors()[0], GAME.parse(g, text))


def show(g: State, *numbers: int) -> None:
    """The seats show so many units."""
    for seat, number in enumerate(numbers):
        g.apply(seat, GAME.parse(g, f"show {number}"))


def at(g: Xidit, path: str) -> Any:
    """A thing of the position by its path."""
    found: Any = GAME.position(g)
    for word in path.split("."):
        found = found.get(word) if isinstance(found, dict) else None
    return found


def told(g: Xidit) -> list[str]:
    """The names of the events so far."""
    return [GAME.events.kinds[event.kind].name for event in g.told or []]


def menu(g: Xidit) -> list[str]:
    """What the first seat that is asked may do."""
    return [GAME.phrase(g, action) for action in g.actions(g.actors()[0])]
