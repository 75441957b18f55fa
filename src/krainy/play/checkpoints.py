"""Checkpoints: earlier positions of a game, so that looking back never begins at the first move.

They are kept every few plies; when there are too many, every second one is dropped and the rest lie farther apart. A
game of any length has some dozens, and a position is never farther from one than a small part of the game.
"""

from bisect import bisect_right

from krainy.engine.state import State

EVERY = 8
"""Plies between two checkpoints at first."""
MOST = 64


class Checkpoints:
    """The checkpoints of one game; the first one is the beginning."""

    def __init__(self, first: State) -> None:
        self.every = EVERY
        self.kept = [first]

    def add(self, position: State) -> None:
        """Keep this position if it is due; nobody may change it from now on."""
        if not self.due(position.ply):
            return
        self.kept.append(position)
        if len(self.kept) > MOST:
            self.kept = self.kept[::2]
            self.every *= 2

    def due(self, ply: int) -> bool:
        """Whether the position after so many moves would be kept."""
        return ply >= self.kept[-1].ply + self.every

    def put(self, position: State) -> None:
        """Keep this earlier position too, because somebody is about to go there."""
        self.kept.insert(bisect_right(self.kept, position.ply, key=ply_of), position)

    def before(self, ply: int) -> State:
        """A copy of the last checkpoint that is not after a ply."""
        return self.kept[bisect_right(self.kept, ply, key=ply_of) - 1].clone()

    def undecided(self) -> State:
        """A copy of the last checkpoint at which nobody had won yet."""
        return next(kept for kept in reversed(self.kept) if not kept.decided).clone()

    def ply_before(self, ply: int) -> int:
        """The ply of that checkpoint."""
        return self.kept[bisect_right(self.kept, ply, key=ply_of) - 1].ply

    def rewind(self, ply: int) -> None:
        """Moves were taken back to this ply: what came after it did not happen."""
        self.kept = [kept for kept in self.kept if kept.ply <= ply]

    def copy(self) -> "Checkpoints":
        """The same checkpoints, to which others are added."""
        copied = Checkpoints(self.kept[0])
        copied.every, copied.kept = self.every, self.kept.copy()
        return copied


def ply_of(position: State) -> int:
    """How many moves have led to a position."""
    return position.ply
