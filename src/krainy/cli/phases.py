"""`krainy bench GAME --phases`: where the time of a random game goes.

A decision costs three things: its actions are listed, the one chosen is applied, and whoever searches clones the
position before. Each is measured on its own, by the clock, in the same random games. Applying is all that the rules do
by themselves until the next seat is asked, but not the listing of what that seat may do. The set-up of a game counts as
a decision of its own.
"""

import time
from dataclasses import dataclass

from krainy.engine.state import State

from .bench import LONGEST, Bench

SET_UP = "(set-up)"


@dataclass
class Kind:
    """What the decisions of one kind took, in nanoseconds altogether."""

    name: str
    count: int = 0
    actions: int = 0
    """How many actions were legal, altogether."""
    listing: int = 0
    applying: int = 0
    cloning: int = 0

    @property
    def played(self) -> int:
        """What a random game spends on it; nobody clones there."""
        return self.listing + self.applying


def phases(bench: Bench, seconds: float) -> list[Kind]:
    """The kinds of decisions met in random games of so many seconds, the dearest first."""
    kinds = {SET_UP: Kind(SET_UP)}
    clock = time.perf_counter_ns
    end = time.process_time() + seconds
    while time.process_time() < end:
        began = clock()
        g = bench.start()
        kinds[SET_UP].count += 1
        kinds[SET_UP].applying += clock() - began
        plies = 0
        while not g.over and plies < LONGEST:
            asked = g.asked
            assert asked is not None
            seat = g.owing.bit_length() - 1
            kind = kinds.setdefault(asked.name, Kind(asked.name))
            menu = g.menu[seat]
            t0 = clock()
            g.clone()
            t1 = clock()
            g.apply(seat, menu[int(bench.random.random() * len(menu))])
            t2 = clock()
            listed = list_again(g)
            kind.count += 1
            kind.actions += len(menu)
            kind.cloning += t1 - t0
            kind.applying += max(0, t2 - t1 - listed)
            if g.asked is not None:
                kinds.setdefault(g.asked.name, Kind(g.asked.name)).listing += listed
            plies += 1
    return sorted((kind for kind in kinds.values() if kind.count), key=lambda kind: -kind.played)


def list_again(g: State) -> int:
    """How long it takes to list the actions of those who are asked now."""
    asked, took = g.asked, 0
    if asked is not None:
        for seat in range(g.seats):
            if g.owing >> seat & 1:
                began = time.perf_counter_ns()
                asked.actions(g, asked.seat if asked.seat >= 0 else seat)
                took += time.perf_counter_ns() - began
    return took
