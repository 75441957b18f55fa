"""Effects: what a card does is a list of small objects, read from data/ once, and a step that carries the list out.

Such a list is a script. A game keeps its scripts in one list and finds them by number; number 0 does nothing. Steps
hold numbers and never an effect, so a step is its class and its ints, and clones share all of it.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .flow import G, Step
from .vocabulary import Thing

H = TypeVar("H")
"""What a game tells its effects beside the seat: which hero acts, whether the seat may decline."""

NOTHING: Final = 0
"""The number of the script that does nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G, H]):
    """One thing that a card does. It never changes, and its numbers come from data/."""

    def can(self, g: G, seat: int, how: H) -> bool:
        """Whether it can be done for the seat now."""
        return True

    def do(self, g: G, seat: int, how: H, x: int) -> None:
        """Do it, and push what it asks; `x` is what was chosen or paid before."""
        raise NotImplementedError


AnyEffect = Effect[Any, Any]
E = TypeVar("E", bound=AnyEffect)
"""The effects of one game."""


class Script(Generic[E]):
    """A list of effects, what a person calls it who chooses between several ("gain-influence"), and what its decisions
    are about: the card, the unit or the title whose script it is."""

    def __init__(self, effects: list[E], name: str, about: dict[str, Thing]) -> None:
        self.effects: Final = effects
        self.name: Final = name
        self.about = about
        """Shared by all who ask for it; never changed, only replaced while data/ are read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Perform(Step[G], Generic[G, E]):
    """Carry out a script from one of its effects on. A part that cannot be done is skipped."""

    def __init__(self, seat: int, number: int, at: int, x: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.at: Final = at
        self.x: Final = x

    def begin(self, g: G) -> list[E]:
        """The effects of the script; the game notes in its state which script is carried out."""
        raise NotImplementedError

    def how(self) -> object:
        """What the effects are told beside the seat."""
        raise NotImplementedError

    def rest(self) -> "Perform[G, E]":
        """The same from the next effect on."""
        raise NotImplementedError

    def do(self, g: G, effect: E) -> None:
        """Do an effect that can be done."""
        effect.do(g, self.seat, self.how(), self.x)

    def run(self, g: G) -> None:
        effects = self.begin(g)
        if self.at >= len(effects):
            return
        if self.at + 1 < len(effects):
            g.then([self.rest()])
        effect = effects[self.at]
        if effect.can(g, self.seat, self.how()):
            self.do(g, effect)  # what it pushes comes before the rest of the script
