"""Observation: a position as one seat sees it, as a row of small ints whose parts have names.

A game writes its parts once, in `observe`; the call that fills them can also describe them, so the layout that a
learner reads is the layout it gets. What is told by seat begins with the observing seat and goes round the table, so
that a learner sees the game from its own chair wherever it sits.

The numbers are a packed row, which NumPy reads as it lies in memory. It begins as zeros: a part writes only the others.
Its numbers have 16 bits, so that a large observation stays in the processor's nearest memory; nothing is calculated in
them.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from .flow import NOTHING
from .knowledge import EVERYTHING
from .vocabulary import Domain

if TYPE_CHECKING:
    from .state import State

SEALED: Final = 8
"""How many own actions can lie sealed in one joint decision."""
ACTIONS: Final = (1 << 15) - 1
ROOM: Final = 2048
"""How many numbers an observation has room for at first, when nobody says how many there will be."""


LARGE: Final = 1 << 62
"""Masks below this are machine integers."""


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
    """What a seat sees now. `describing` also keeps what the parts are called; `all_seeing` hides nothing."""

    def __init__(
        self, seats: int, seat: int, describing: bool = False, size: int = 0, all_seeing: bool = False
    ) -> None:
        self.seat: Final = seat
        self.viewer: Final = EVERYTHING if all_seeing else seat
        """Whose knowledge is told: the observing seat's, or EVERYTHING."""
        self.describing: Final = describing
        self.values = zeros(size if size > 0 else ROOM)
        self.end: i64 = 0
        """How many numbers there are so far."""
        self.slices: list[Slice] = []
        self.round: Final = [(seat + place) % seats for place in range(seats)]
        """The seats from the observing one on."""
        self.later: list[tuple[int, Slice, list[int]]] = []
        """Parts of things that were added later: when, what, numbers."""

    # -- writing a part ------------------------------------------------------------------------------------------------

    def open(self, name: str, size: i64, low: int, high: int, what: str) -> i64:
        """The next part: so many zeros, numbers from `low` to `high`. Its place, for `set`."""
        start = self.end
        if self.describing:
            self.slices.append(Slice(name, int(start), int(size), low, high, what))
        self.end = start + size
        if self.end > len(self.values):
            longer = zeros(int(self.end * 2))
            for place in range(start):
                longer[place] = self.values[place]
            self.values = longer
        return start

    def set(self, place: i64, value: i64) -> None:
        """A number of a part that was opened."""
        self.values[place] = i16(value)

    def chair(self, seat: i64) -> i64:
        """The place of a seat, counted round the table from the observing one."""
        return seat - self.seat if seat >= self.seat else seat - self.seat + len(self.round)

    def write(self, start: i64, numbers: list[int]) -> None:
        """Numbers one after the other, from a place on."""
        values, place = self.values, start
        for number in numbers:
            if number != 0:
                values[place] = i16(number)
            place += 1

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
        if of is not None and grown(of, per):
            came = [of.when(place % of.size) for place in range(len(values))]
            if per is not None:
                came = [max(when, per.when(place // of.size % per.size)) for place, when in enumerate(came)]
            for number in range(1, max(came, default=0) + 1):
                those = [value for value, when in zip(values, came) if when == number]
                if those:
                    self.later.append((number, Slice(f"{name}+{number}", 0, 0, low, high, what), those))
            values = [value for value, when in zip(values, came) if when == 0]
        self.write(self.open(name, len(values), low, high, what), values)

    def close(self) -> None:
        """Put what belongs to later additions, in the order in which these came."""
        for part in sorted(range(len(self.later)), key=lambda part: self.later[part][0]):
            _, described, values = self.later[part]
            start = self.open(described.name, len(values), described.low, described.high, described.what)
            self.write(start, values)

    def put_row(self, name: str, row: vec[i64], low: int, high: int, what: str) -> None:
        """A part that lies ready as a packed row."""
        start = self.open(name, len(row), low, high, what)
        values = self.values
        for place in range(i64(len(row))):
            values[start + place] = i16(row[place])

    def put_rows(
        self, name: str, rows: list[list[int]], low: int, high: int, what: str, size: int, blank: list[int] = NOTHING
    ) -> None:
        """Rows one after the other, zeros up to the size. The row of zeros that many share, `blank`, is not read."""
        start = self.open(name, size, low, high, what)
        values, place = self.values, start
        for row in rows:
            if row is blank:
                place += len(row)
                continue
            for number in row:
                if number != 0:
                    values[place] = i16(number)
                place += 1

    # -- what parts are often like -------------------------------------------------------------------------------------

    def number(self, name: str, value: int, low: int, high: int, what: str) -> None:
        """A part of one number."""
        self.set(self.open(name, 1, low, high, what), value)

    def one_of(self, name: str, index: int, size: int, what: str, of: Domain | None = None) -> None:
        """One of several: a 1 at its place, zeros elsewhere; only zeros for none (-1)."""
        self.some_of(name, [index] if index >= 0 else [], size, what, of, 1)

    def some_of(
        self, name: str, members: list[int], size: int, what: str, of: Domain | None = None, high: int = 9
    ) -> None:
        """Some of several: how many of each there are among `members`."""
        self.counts(name, [members], size, high, what, of)

    def counts(
        self,
        name: str,
        rows: list[list[int]],
        size: int,
        high: int,
        what: str,
        of: Domain | None = None,
        per: Domain | None = None,
    ) -> None:
        """Several rows: in each, how many of each thing there are among its members."""
        if grown(of, per):
            values = [0] * (len(rows) * size)
            for number, members in enumerate(rows):
                for member in members:
                    values[number * size + member] += 1
            self.put(name, values, 0, high, what, of, per)
            return
        start = self.open(name, len(rows) * size, 0, high, what)
        now = self.values
        for members in rows:
            for member in members:
                if not 0 <= member < size:
                    raise IndexError(f"{name}: there is no place {member}")
                now[start + member] = i16(i64(now[start + member]) + 1)
            start += size

    def counts_by_seat(
        self, name: str, rows: list[list[int]], size: int, high: int, what: str, of: Domain | None = None
    ) -> None:
        """The same with a row for every seat, the own first."""
        self.counts(name, [rows[seat] for seat in self.round], size, high, what, of)

    def by_place(
        self, name: str, of_place: dict[int, int], size: int, high: int, what: str, of: Domain | None = None
    ) -> None:
        """Numbers at some places of a row, at most `high`; zeros elsewhere."""
        if grown(of, None):
            values = [0] * size
            for index, number in of_place.items():
                values[index] = min(number, high)
            self.put(name, values, 0, high, what, of)
            return
        start = self.open(name, size, 0, high, what)
        for index, number in of_place.items():
            self.set(start + index, min(number, high))

    def mask(self, name: str, bits: int, size: int, what: str, of: Domain | None = None) -> None:
        """Some of several, as a bit mask has them."""
        self.masks(name, [bits], size, what, of)

    def masks(self, name: str, of_each: list[int], size: int, what: str, of: Domain | None = None) -> None:
        """Several masks one after the other."""
        if grown(of, None):
            self.put(name, [bits >> place & 1 for bits in of_each for place in range(size)], 0, 1, what, of)
            return
        start = self.open(name, len(of_each) * size, 0, 1, what)
        for bits in of_each:
            self.spread(start, bits, size)
            start += size

    def spread(self, start: i64, bits: int, size: int) -> None:
        """The members of a mask, from a place on."""
        if 0 <= bits < LARGE:
            word: i64 = bits  # compiled, this is much faster
            place, end = start, start + size
            while word and place < end:
                if word & 1:
                    self.values[place] = i16(1)
                word >>= 1
                place += 1
        else:
            for number in range(size):
                self.set(start + number, bits >> number & 1)

    def masks_by_seat(self, name: str, of_seats: list[int], size: int, what: str) -> None:
        """A mask of every seat, the own first; none set where there are no masks."""
        self.masks(name, [of_seats[seat] if of_seats else 0 for seat in self.round], size, what)

    def owned(self, name: str, holders: list[int], what: str, of: Domain | None = None) -> None:
        """For every seat, the own first, which of the things it holds."""
        if grown(of, None):
            self.put(name, [int(holder == seat) for seat in self.round for holder in holders], 0, 1, what, of)
            return
        size: i64 = len(holders)
        start = self.open(name, size * len(self.round), 0, 1, what)
        for place, holder in enumerate(holders):
            if 0 <= holder < len(self.round):
                self.set(start + self.chair(holder) * size + place, 1)

    def by_seat(self, name: str, values: list[int], low: int, high: int, what: str, of: Domain | None = None) -> None:
        """One number, or a row of equally many, of every seat; the own first."""
        each = len(values) // len(self.round)
        if each > 1 and grown(of, None):
            found: list[int] = []
            for seat in self.round:
                found += values[seat * each : (seat + 1) * each]
            self.put(name, found, low, high, what, of)
            return
        start = self.open(name, each * len(self.round), low, high, what)
        for seat in self.round:
            for place in range(seat * each, (seat + 1) * each):
                self.set(start, values[place])
                start += 1

    def seats(self, name: str, bits: int, what: str) -> None:
        """Some of the seats, as a bit mask has them; the own first."""
        start = self.open(name, len(self.round), 0, 1, what)
        for seat in self.round:
            self.set(start, bits >> seat & 1)
            start += 1

    def seat_of(self, name: str, seat: int, what: str) -> None:
        """One of the seats, or none (-1); the own first."""
        start = self.open(name, len(self.round), 0, 1, what)
        if 0 <= seat < len(self.round):
            self.set(start + self.chair(seat), 1)


def zeros(size: int) -> vec[i16]:
    """A row of so many zeros."""
    return vec[i16]([0] * size)


def grown(of: Domain | None, per: Domain | None) -> bool:
    """Whether things of these kinds were added to the data later."""
    return (of is not None and bool(of.added)) or (per is not None and bool(per.added))


def observe(g: "State", seat: int, describing: bool = False, size: int = 0, all_seeing: bool = False) -> Observation:
    """What a seat sees of a game: the kernel's parts, then the game's own. It is quicker for whoever says how many
    numbers there are. An `all_seeing` one hides nothing, and ends with what everybody has sealed: for teachers, never
    for players."""
    o = Observation(g.seats, seat, describing, size, all_seeing)
    o.one_of("seat", seat, g.seats, "the chair of the observing seat")
    o.seats("alive", g.alive, "seats that are still in the game")
    o.seats("asked", g.owing if all_seeing else g.shown(seat), "seats that are seen to owe a decision now")
    start = o.open(
        "sealed",
        SEALED,
        0,
        ACTIONS,
        "what the observing seat has chosen so far in the present secret decision: actions plus 1, then 0",
    )
    o.write(start, [action + 1 for action in g.chosen(seat)])
    g.observe(o)
    o.close()
    if all_seeing:
        everybody = "the same of every seat, in the order of the table from the observing one on"
        start = o.open("all-sealed", SEALED * g.seats, 0, ACTIONS, everybody)
        for other in o.round:
            o.write(start, [action + 1 for action in g.chosen(other)])
            start += SEALED
    if o.end != len(o.values):
        o.values = o.values[: o.end]
    return o
