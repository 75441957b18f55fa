"""Observation: a position as one seat sees it, as a row of small ints whose parts have names.

A game writes its parts once, in `observe`; the call that fills them can also describe them, so the layout that a
learner reads is the layout it gets. What is told by seat begins with the observing seat and goes round the table, so
that a learner sees the game from its own chair wherever it sits.
"""

from typing import TYPE_CHECKING, Final

from .vocabulary import Domain

if TYPE_CHECKING:
    from .state import State

SEALED: Final = 8
"""How many own actions can lie sealed in one joint decision."""
ACTIONS: Final = (1 << 15) - 1


class Slice:
    """One named part of an observation."""

    def __init__(self, name: str, start: int, size: int, low: int, high: int, what: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = size
        self.low: Final = low
        self.high: Final = high
        self.what: Final = what


class Observation:
    """What a seat sees now. `describing` also keeps what the parts are called."""

    def __init__(self, seats: int, seat: int, describing: bool = False) -> None:
        self.seat: Final = seat
        self.describing: Final = describing
        self.values: list[int] = []
        self.slices: list[Slice] = []
        self.round: Final = [(seat + place) % seats for place in range(seats)]
        """The seats from the observing one on."""
        self.later: list[tuple[int, Slice, list[int]]] = []
        """Parts of things that were added later: when, what, numbers."""

    def put(
        self,
        name: str,
        values: list[int],
        low: int,
        high: int,
        what: str,
        of: Domain | None = None,
        per: Domain | None = None,
    ) -> None:
        """The next part: numbers from `low` to `high`. Where they are rows with one number for every thing `of` a kind,
        those of things added to the data later come after all other parts, so that no index moves. There may be one row
        `per` thing of another kind; a number then came with the later of both."""
        if of is not None and (of.added or (per is not None and per.added)):
            came = [of.when(place % of.size) for place in range(len(values))]
            if per is not None:
                came = [max(when, per.when(place // of.size % per.size)) for place, when in enumerate(came)]
            for number in range(1, max(came, default=0) + 1):
                those = [value for value, when in zip(values, came) if when == number]
                if those:
                    self.later.append((number, Slice(f"{name}+{number}", 0, 0, low, high, what), those))
            values = [value for value, when in zip(values, came) if when == 0]
        self.append(name, values, low, high, what)

    def close(self) -> None:
        """Put what belongs to later additions, in the order in which these came."""
        for part in sorted(range(len(self.later)), key=lambda part: self.later[part][0]):
            _, described, values = self.later[part]
            self.append(described.name, values, described.low, described.high, described.what)

    def append(self, name: str, values: list[int], low: int, high: int, what: str) -> None:
        if self.describing:
            self.slices.append(Slice(name, len(self.values), len(values), low, high, what))
        self.values += values

    def number(self, name: str, value: int, low: int, high: int, what: str) -> None:
        """A part of one number."""
        self.put(name, [value], low, high, what)

    def one_of(self, name: str, index: int, size: int, what: str, of: Domain | None = None) -> None:
        """One of several: a 1 at its place, zeros elsewhere; only zeros for none (-1)."""
        values = [0] * size
        if index >= 0:
            values[index] = 1
        self.put(name, values, 0, 1, what, of)

    def some_of(self, name: str, members: list[int], size: int, what: str, of: Domain | None = None) -> None:
        """Some of several: how many of each there are among `members`."""
        values = [0] * size
        for member in members:
            values[member] += 1
        self.put(name, values, 0, 9, what, of)

    def mask(self, name: str, bits: int, size: int, what: str, of: Domain | None = None) -> None:
        """Some of several, as a bit mask has them."""
        self.put(name, [bits >> place & 1 for place in range(size)], 0, 1, what, of)

    def by_seat(self, name: str, values: list[int], low: int, high: int, what: str, of: Domain | None = None) -> None:
        """One number, or a row of equally many, of every seat; the own first."""
        each = len(values) // len(self.round)
        if each == 1:
            self.put(name, [values[seat] for seat in self.round], low, high, what)
            return
        found: list[int] = []
        for seat in self.round:
            found += values[seat * each : (seat + 1) * each]
        self.put(name, found, low, high, what, of)

    def seats(self, name: str, bits: int, what: str) -> None:
        """Some of the seats, as a bit mask has them; the own first."""
        self.put(name, [bits >> seat & 1 for seat in self.round], 0, 1, what)

    def seat_of(self, name: str, seat: int, what: str) -> None:
        """One of the seats, or none (-1); the own first."""
        self.put(name, [1 if other == seat else 0 for other in self.round], 0, 1, what)


def observe(g: "State", seat: int, describing: bool = False) -> Observation:
    """What a seat sees of a game: the kernel's parts, then the game's own."""
    o = Observation(g.seats, seat, describing)
    o.one_of("seat", seat, g.seats, "the chair of the observing seat")
    o.seats("alive", g.alive, "seats that are still in the game")
    o.seats("asked", g.shown(seat), "seats that are seen to owe a decision now")
    own = g.chosen(seat)
    o.put(
        "sealed",
        [action + 1 for action in own] + [0] * (SEALED - len(own)),
        0,
        ACTIONS,
        "what the observing seat has chosen so far in the present secret decision: actions plus 1, then 0",
    )
    g.observe(o)
    o.close()
    return o
