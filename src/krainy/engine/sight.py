"""What a player at one seat gets to see of a game: all that a bot is ever given."""

from typing import Final

from .flow import Joint
from .state import State


class Sight:
    """The view, the legal actions and the imaginings of one seat; never the state itself."""

    def __init__(self, g: State, seat: int, withheld: list[int] | None = None) -> None:
        self._g: Final = g
        self.seat: Final = seat
        self._withheld: Final = withheld or []

    @property
    def actions(self) -> list[int]:
        """The legal actions of the seat, but for those that lead in a circle: what only leaves something just begun,
        and what the table withholds because the seat has already tried it here."""
        return [action for action in self._g.worth_considering(self.seat) if action not in self._withheld]

    @property
    def pass_action(self) -> int:
        """The action by which the seat declines or ends, whether or not it is legal now; -1 in a game without one."""
        return self._g.game.vocabulary.pass_action

    @property
    def overlong(self) -> float:
        """By how much the game is longer than usual, in usual lengths: 1.0 when it has lasted twice as long."""
        usual = self._g.game.usual.get(self._g.seats, 0)
        return max(0.0, self._g.ply / usual - 1.0) if usual else 0.0

    @property
    def view(self) -> dict[str, object]:
        """All that the seat may know, as plain data."""
        return self._g.view(self.seat)

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return self._g.ply

    @property
    def together(self) -> bool:
        """Whether the seat chooses in secret while others do."""
        return isinstance(self._g.asked, Joint)

    @property
    def sealed(self) -> list[int]:
        """What the seat has already chosen in secret."""
        return self._g.chosen(self.seat)

    def veiled(self, seed: int) -> "Sight":
        """The same sight of a game that the seat cannot tell from the real one: for bots that nobody has read. Whatever
        they take apart, it holds nothing of the real game but what the seat may know."""
        return Sight(self.imagine(seed), self.seat, self._withheld)

    def imagine(self, seed: int, sealed: bool = True) -> State:
        """A complete game that might be the real one as far as this seat can tell; play it as you like.

        What others have chosen in secret is drawn anew or, without `sealed`, still to be chosen.
        """
        return self._g.determinize(self.seat, seed, sealed)
