"""Given chance: what dice show and how decks lie, written down beforehand; for scenarios and lessons.

A state has none in play, and clones have none: whoever searches, imagines or looks ahead cannot see what was given.
"""

from typing import TYPE_CHECKING, Final

from .errors import BadInput

if TYPE_CHECKING:
    from .state import State


class Given:
    """By lot (`Game.lots`), what comes next, in the words of the game (`Game.lot`)."""

    def __init__(self, words: dict[str, list[str]]) -> None:
        self.words: Final = {lot: row.copy() for lot, row in words.items()}

    def add(self, words: dict[str, list[str]]) -> None:
        """More comes after what is still to come."""
        for lot, row in words.items():
            self.words[lot] = self.words.get(lot, []) + row

    def left(self) -> list[str]:
        """What has not come yet, a text for each lot."""
        return [f"{lot} {' '.join(row)}" for lot, row in self.words.items() if row]

    def place(self, g: "State", lot: str, items: list[int]) -> int:
        """The place of the item that was given, or -1 if chance decides."""
        row = self.words.get(lot, [])
        if not row:
            return -1
        word = row[0]
        names = [g.game.lot(g, lot, item) for item in items]
        if word not in names:
            possible: list[str] = []
            for name in names:
                if name not in possible:
                    possible.append(name)
            raise BadInput(f"given: {lot} cannot be '{word}' now, but {', '.join(possible)}")
        self.words[lot] = row[1:]
        return names.index(word)

    def lay(self, g: "State", lot: str, items: list[int], things: list[int], last: bool) -> None:
        """Items that were just shuffled come first in the order given, or last if they are dealt from the end; words
        that name none of them wait for another shuffle. `things` says of every item what it is."""
        row = self.words.get(lot, [])
        if not row:
            return
        names = [g.game.lot(g, lot, thing) for thing in things]
        first: list[int] = []
        waiting: list[str] = []
        for word in row:
            found = [place for place in range(len(names)) if names[place] == word and place not in first]
            if found:
                first.append(found[0])
            else:
                waiting.append(word)
        rest = [place for place in range(len(names)) if place not in first]
        order = rest + first[::-1] if last else first + rest
        shuffled = items.copy()
        for to, place in enumerate(order):
            items[to] = shuffled[place]
        self.words[lot] = waiting
