"""A witness: notes what a seat had heard and held when it first learned something that it could not know before.

Until then all worlds that the seat cannot tell apart run alike, so what is noted is certain; `play.foresight` uses it.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import State


class Witness:
    """Beside one state in which somebody looks ahead for one seat."""

    def __init__(self, seat: int, keeping: bool = False) -> None:
        self.seat: Final = seat
        self.keeping: Final = keeping
        """Whether it keeps the position."""
        self.learned = False
        self.sealed = False
        """Whether it learned what others have chosen in secret."""
        self.heard = 0
        """How many events it had heard by then."""
        self.held: dict[str, int] = {}
        """What it held then."""
        self.scene: State | None = None
        """The position then, in which things have the names that it knows."""

    def notice(self, g: "State", seats: int) -> None:
        """Called by the kernel when these seats, as a mask, learn something."""
        if self.learned or not seats >> self.seat & 1:
            return
        self.learned = True
        self.sealed = any(g.sealed)
        self.note(g)

    def note(self, g: "State") -> None:
        """Note what the seat has heard and holds now."""
        self.heard = len(g.heard(self.seat))
        self.held = g.game.holdings(g, self.seat)
        if self.keeping:
            self.scene = g.clone()
