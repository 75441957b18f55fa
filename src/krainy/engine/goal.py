"""Goals: how a seat can win now, how near it is, and who else is near."""

from typing import Final

from .vocabulary import Thing

MILLION: Final = 1_000_000


class Goal:
    """One way to win, or one danger, of one seat; its sentence is `goal-<key>` in the texts of the game.

    The sentence gets the seat, whether that is the reader (`mine`), and the numbers, things and words given here.
    """

    def __init__(
        self,
        key: str,
        rule: str,
        seat: int,
        progress: float,
        numbers: dict[str, int] | None = None,
        things: dict[str, Thing] | None = None,
        words: dict[str, str] | None = None,
        urgent: bool = False,
    ) -> None:
        self.key: Final = key
        self.rule: Final = rule
        """The rule that says so."""
        self.seat: Final = seat
        """Of whom it speaks, as the domain `seat` of the game numbers them."""
        self.millionths: Final = int(min(max(progress, 0.0), 1.0) * MILLION + 0.5)
        """The progress as a whole number: mypyc 2.4 cannot compile an attribute of type `float` here."""
        self.numbers: Final = numbers or {}
        self.things: Final = things or {}
        self.words: Final = words or {}
        """What else the sentence names, as keys of texts."""
        self.urgent: Final = urgent
        """Whether this wins or loses the game soon unless somebody does something."""

    @property
    def progress(self) -> float:
        """From 0 (everything is still to be done) to 1 (done)."""
        return self.millionths / MILLION

    def made_of(self) -> tuple[object, ...]:
        """By what its sentence can be kept, but for the names of its things, which may change."""
        return (
            self.key,
            self.rule,
            self.seat,
            self.millionths,
            self.urgent,
            tuple(self.numbers.items()),
            tuple(self.things),
            tuple(self.words.items()),
        )

    def spelled(self) -> tuple[object, ...]:
        """All that it tells, as plain data, to compare it."""
        things = {name: (domain.name, number) for name, (domain, number) in self.things.items()}
        return self.key, self.rule, self.seat, self.millionths, self.numbers, things, self.words, self.urgent


def nearest_first(goals: list[Goal]) -> list[Goal]:
    """Goals of others, the urgent ones first, then by how near they are."""
    keys = [(not goal.urgent, -goal.millionths, place) for place, goal in enumerate(goals)]
    keys.sort()
    return [goals[place] for _, _, place in keys]
