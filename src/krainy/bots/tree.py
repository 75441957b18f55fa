"""The tree of a search: what was tried at the decisions it has come to, and what that brought.

Worths are whole numbers, `ONE` is a sure win: sums of them are exact, so that every machine finds the same moves.
"""

import math
from typing import Final

from krainy.engine.state import State

ONE: Final = 1 << 20
CURIOSITY: Final = 0.6
"""How much what looks good and was tried little is preferred to what has brought most."""
TRUST: Final = 1.0
"""How many tries the first look at an action counts for."""
SHARPNESS: Final = 25.0
"""How much what looks good at first sight is preferred to the rest."""


class Node:
    """One seat's decision, as often as the search came to it: the worlds differ, so do the actions in them."""

    def __init__(self) -> None:
        self.visits = 0
        self.menu: list[int] = []
        """The actions as they were met last."""
        self.places: list[int] = []
        """Where they stand in the lists below."""
        self.place_of: dict[int, int] = {}
        self.hopes: list[int] = []
        """What each action promised at first sight."""
        self.urges: list[float] = []
        """The same as a weight: how eagerly it is tried."""
        self.tries: list[int] = []
        self.gains: list[int] = []
        """What all tries of each action have brought."""
        self.next: dict[int, Node] = {}
        """What follows, by the action and by who is asked then."""

    def follow(self, key: int) -> "Node":
        """The node behind an action; made when it is first needed."""
        node = self.next.get(key)
        if node is None:
            node = Node()
            self.next[key] = node
        return node

    def meet(self, g: State, seat: int) -> None:
        """Look at the actions of this world; those never met before are judged at first sight."""
        menu = g.worth_considering(seat)
        if menu == self.menu:
            return
        self.menu = menu
        fresh = [action for action in menu if action not in self.place_of]
        if fresh:
            for action, hope in zip(fresh, g.game.promises(g, seat, fresh)):
                self.place_of[action] = len(self.hopes)
                self.hopes.append(whole(hope))
                self.urges.append(0.0)
                self.tries.append(0)
                self.gains.append(0)
        self.places = [self.place_of[action] for action in menu]
        best = 0
        for place in self.places:
            best = max(best, self.hopes[place])
        total = 0.0
        for place in self.places:
            urge = math.exp(SHARPNESS * (self.hopes[place] - best) / ONE)
            self.urges[place] = urge
            total += urge
        for place in self.places:
            self.urges[place] = exact(self.urges[place] / total)

    def pick(self) -> int:
        """The number in the menu of the action to try next."""
        eager = CURIOSITY * math.sqrt(self.visits + 1.0)
        chosen, best = 0, -1.0
        for number, place in enumerate(self.places):
            tries = self.tries[place]
            worth = (TRUST * self.hopes[place] + self.gains[place]) / ((TRUST + tries) * ONE)
            value = worth + eager * self.urges[place] / (1.0 + tries)
            if value > best:
                chosen, best = number, value
        return chosen


def whole(chance: float) -> int:
    """A chance as a whole number."""
    return int(chance * ONE + 0.5)


def exact(weight: float) -> float:
    """A number between 0 and 1 without its last digits, in which machines may differ."""
    return whole(weight) / ONE
