"""What the Clockwork Prince has in mind. [oath.prince.7, oath.prince.10, oath.prince.17, oath.prince.18]"""

from krainy.engine.underway import Underway


class Mind(Underway):
    """The token on the Mind Map, the markers of Tactics and Caution, and his relationships."""

    def __init__(self, node: int, tactics: int, caution: int, ties: list[int]) -> None:
        self.node = node
        self.tactics = tactics
        self.caution = caution
        self.ties = ties
        """By suit: 0 unaligned, above a Friend's row, below a Conspirator's."""

    def copy(self) -> "Mind":
        return Mind(self.node, self.tactics, self.caution, self.ties.copy())

    def spelled(self) -> list[int]:
        return [self.node, self.tactics, self.caution, *self.ties]
