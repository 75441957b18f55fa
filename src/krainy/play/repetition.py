"""Repetition: which positions are the same, and which choices a table does not offer a second time."""

import hashlib
import json

from krainy.engine.anatomy import dump, hidden_in
from krainy.engine.knowledge import SEEN
from krainy.engine.state import State

COUNTERS = ("ply", "horizon", "news")
"""What only counts the actions taken, or tells of the last one."""


def position_key(g: State) -> bytes:
    """A short key that is equal for equal positions, whenever they are reached.

    The numbers of groups of hidden things grow whenever something is mixed: only who can tell what from what counts.
    """
    facts = {name: value for name, value in dump(g).items() if name not in COUNTERS}
    for name, hidden in hidden_in(g).items():
        facts.pop(name.partition("[")[0], None)
        facts[f"{name} hidden"] = [list(hidden.content), [renumbered(list(row)) for row in hidden.group]]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).digest()


def renumbered(groups: list[int]) -> list[int]:
    """The same groups, numbered in the order in which they come."""
    numbers: dict[int, int] = {SEEN: SEEN}
    return [numbers.setdefault(group, len(numbers)) for group in groups]


def goes_on(before: State, after: State) -> bool:
    """Whether one seat alone is still choosing: nobody else was asked, nothing was drawn by chance, the game runs."""
    alone = before.owing & (before.owing - 1) == 0
    return alone and not after.over and after.owing == before.owing and after.drawn == before.drawn


class Repetitions:
    """What a seat has chosen since it began to choose alone, to notice when a position comes back."""

    def __init__(self) -> None:
        self.chosen: list[tuple[State, int]] = []
        """The positions in their order, each with the action that was chosen there."""

    def add(self, before: State, action: int, after: State) -> None:
        """An action was taken; `before` is a copy of the position where it was."""
        self.chosen = [*self.chosen, (before, action)] if goes_on(before, after) else []

    def rewind(self, ply: int) -> None:
        """Moves were taken back: what was chosen from this ply on is forgotten."""
        self.chosen = [(past, action) for past, action in self.chosen if past.ply < ply]

    def withheld(self, g: State) -> list[int]:
        """The actions that the seat has already chosen in this very position; none if nothing else would be left."""
        same = [(past, action) for past, action in self.chosen if past.menu == g.menu]
        if not same:
            return []
        here = position_key(g)
        found = sorted({action for past, action in same if position_key(past) == here})
        return found if len(found) < sum(map(len, g.menu)) else []
