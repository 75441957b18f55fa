"""Repetition: which positions are the same, and which choices a table does not offer a second time."""

import hashlib
import json
from functools import lru_cache
from typing import Any

from krainy.engine.anatomy import LISTENING, dump, fields, hidden_in, own, plain
from krainy.engine.knowledge import SEEN, Hidden
from krainy.engine.packed import PACKED
from krainy.engine.state import State

COUNTERS = ("ply", "horizon", "news")
"""What only counts the actions taken, or tells of the last one."""
FACTS: dict[type[State], list[str]] = {}
"""By the state of a game, the names of its fields, found once."""


def position_key(g: State) -> bytes:
    """A short key that is equal for equal positions, whenever they are reached.

    The numbers of groups of hidden things grow whenever something is mixed: only who can tell what from what counts.
    """
    facts = {name: value for name, value in dump(g).items() if name not in COUNTERS}
    for name, hidden in hidden_in(g).items():
        facts.pop(name.partition("[")[0], None)
        facts[f"{name} hidden"] = [list(hidden.content), [renumbered(tuple(row)) for row in hidden.group]]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).digest()


def same_position(one: State, other: State) -> bool:
    """Whether two positions of a game are equal, as `position_key` tells; most that are not differ in a field that is
    found at once."""
    if any(differ(getattr(one, name), getattr(other, name)) for name in facts_of(one)):
        return False
    return position_key(one) == position_key(other)


def facts_of(g: State) -> list[str]:
    """The fields of a state that tell positions apart."""
    if type(g) not in FACTS:
        FACTS[type(g)] = [name for name in fields(g) if name not in (*COUNTERS, *LISTENING) and own(name)]
    return FACTS[type(g)]


def differ(one: Any, other: Any) -> bool:
    """Whether a field tells two positions apart, but for what lies face down: that may only be numbered otherwise."""
    if one is other:
        return False
    if isinstance(one, PACKED):
        return list(one) != list(other)
    return bool(one != other) and not about_hidden(one) and plain(one) != plain(other)


def about_hidden(thing: object) -> bool:
    """Whether this lies face down."""
    return isinstance(thing, Hidden) or (isinstance(thing, list) and bool(thing) and isinstance(thing[0], Hidden))


@lru_cache(maxsize=1024)
def renumbered(groups: tuple[int, ...]) -> tuple[int, ...]:
    """The same groups, numbered in the order in which they come. Most rows stay the same from ply to ply."""
    numbers: dict[int, int] = {SEEN: SEEN}
    return tuple([numbers.setdefault(group, len(numbers)) for group in groups])


def goes_on(before: State, after: State) -> bool:
    """Whether one seat alone is still choosing: nobody else was asked, nothing was drawn by chance, the game runs."""
    alone = before.owing & (before.owing - 1) == 0
    return alone and not after.over and after.owing == before.owing and after.drawn == before.drawn


class Repetitions:
    """What a seat has chosen since it began to choose alone, to notice when a position comes back."""

    def __init__(self) -> None:
        self.chosen: list[tuple[State, int]] = []
        """The positions in their order, each with the action that was chosen there."""
        self.found: tuple[State, list[int]] | None = None
        """The position for which somebody last asked, and what is withheld there."""

    def add(self, before: State, action: int, after: State) -> None:
        """An action was taken; `before` is the position where it was, which nobody changes."""
        self.chosen = [*self.chosen, (before, action)] if goes_on(before, after) else []

    def rewind(self, ply: int) -> None:
        """Moves were taken back: what was chosen from this ply on is forgotten."""
        self.chosen = [(past, action) for past, action in self.chosen if past.ply < ply]

    def withheld(self, g: State) -> list[int]:
        """The actions that the seat has already chosen in this very position; none if nothing else would be left."""
        if self.found is None or self.found[0] is not g:
            tried = {action for past, action in self.chosen if past.menu == g.menu and same_position(past, g)}
            self.found = (g, sorted(tried) if len(tried) < sum(map(len, g.menu)) else [])
        return self.found[1]
