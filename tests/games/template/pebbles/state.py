"""What a position of Pebbles is, and how it is copied."""

from krainy.engine.state import State


class Pebbles(State):
    """The heaps, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.heaps: list[int] = []
        self.turn = 0

    def clone(self) -> "Pebbles":
        g = Pebbles()
        g.inherit(self)
        g.heaps = self.heaps.copy()
        g.turn = self.turn
        return g
