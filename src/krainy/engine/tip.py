"""Tips: what a coach says to a newcomer, each at the moment when it matters."""

from collections.abc import Callable
from typing import Any, Final

from .state import State
from .vocabulary import Block, Domain, Thing

Named = dict[str, Thing]
"""The things that a sentence names, by the names of its variables."""


class Tip:
    """One sentence of the coach, `coach-<key>` in the texts of the game, and its moment.

    `when` is asked about a seat that has to choose: the things that the sentence names if this is the moment, else
    None. It looks only at what the seat may know.
    """

    def __init__(self, key: str, rule: str, when: Callable[[Any, int], Named | None]) -> None:
        self.key: Final = key
        self.rule: Final = rule
        """The rule that tells more."""
        self.when: Final = when


def now_if(moment: bool) -> Named | None:
    """The moment of a sentence that names nothing."""
    return {} if moment else None


def offered(g: State, seat: int, block: Block) -> bool:
    """Whether the seat may take an action of this block now."""
    for action in g.menu[seat]:
        if action in block:
            return True
    return False


def rival_near(g: State, seat: int, player: Domain) -> Named | None:
    """The moment in which somebody else is about to win, as the goals of the seat tell it; names the `rival`."""
    for goal in g.game.goals(g, seat):
        if goal.urgent and goal.seat >= 0 and goal.seat != seat:
            return {"rival": (player, goal.seat)}
    return None
