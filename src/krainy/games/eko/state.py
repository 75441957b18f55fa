"""What a position of Ekö is, how it is copied, and the smallest moves of discs."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.flow import NOTHING
from krainy.engine.state import State

from .board import CAPTIVE_POINTS, MAX_STACK, PYRAMID_POINTS, Board
from .spaces import FIRST, SECOND, joined, members_of

PILES: Final = MAX_STACK + 1
"""How many sets `Eko._piles` has for each seat."""
RESERVE: Final = -1
"""Where an Emperor is when it is in its owner's reserve; a space is 0 or more, a prison below -1."""


class Eko(State):
    """One game of Ekö."""

    def __init__(self) -> None:
        super().__init__()
        self.board: Board
        self.owner = vec[i64]()
        """The seat whose stack stands on each space, or -1."""
        self.size = vec[i64]()
        """The discs on each space, the Emperor included."""
        self._piles = vec[i64]()
        """The same as sets, for speed: at PILES seat + n, the spaces with its stacks of n discs; follows from these."""
        self._piles_second = vec[i64]()
        self.emperor = vec[i64]()
        """Where each seat's Emperor is: a space, RESERVE, or `in_prison(jailer)`."""
        self.holder = vec[i64]()
        """The seat whose building stands on each terrain, or -1."""
        self.level = vec[i64]()
        """What stands on each terrain: 0 nothing, 1 camp, 2 tower, 3 castle."""
        self.warriors = vec[i64]()
        """The warriors in each reserve."""
        self.box = vec[i64]()
        """The warriors of each seat that are out of the game for good."""
        self.pieces = vec[i64]()
        """The buildings in each reserve: three ints a seat."""
        self.discs = vec[i64]()
        """The discs each seat has on the board."""
        self.built = vec[i64]()
        """The points each seat has for buildings."""
        self.capitals = vec[i64]()
        """The capitals each seat controls."""
        self.colour = NOTHING
        """The colour of each seat; replaced, never changed."""
        self.turn = 0
        """The seat whose turn it is."""
        self.turn_ply = 0
        """The ply at which this turn began."""
        self.idle = 0
        """How many turns in a row passed without anybody being asked anything."""
        self.marched = False
        """A Forced March was bought this turn."""
        self.paid_space = -1
        """Where the stack stands that has already paid for storms this turn. [eko.ruling.16]"""
        self.paid_zones = 0
        """The storm zones it has paid for, as a bit mask."""

    def clone(self) -> "Eko":
        g = Eko()
        g.inherit(self)
        g.board = self.board
        g.owner = self.owner[:]
        g.size = self.size[:]
        g._piles = self._piles[:]
        g._piles_second = self._piles_second[:]
        g.emperor = self.emperor[:]
        g.holder = self.holder[:]
        g.level = self.level[:]
        g.warriors = self.warriors[:]
        g.box = self.box[:]
        g.pieces = self.pieces[:]
        g.discs = self.discs[:]
        g.built = self.built[:]
        g.capitals = self.capitals[:]
        g.colour = self.colour
        g.turn = self.turn
        g.turn_ply = self.turn_ply
        g.idle = self.idle
        g.marched = self.marched
        g.paid_space = self.paid_space
        g.paid_zones = self.paid_zones
        return g

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def respell(self, told: dict[str, Any]) -> None:
        """Sets of spaces were once Python's integers, in the state and on its board."""
        told["piles"] = joined(self._piles, self._piles_second)
        self.board.respell(told["board"])


def in_prison(jailer: int) -> int:
    """The place of an Emperor that `jailer` holds captive."""
    return -2 - jailer


def jailer_of(g: Eko, seat: int) -> int:
    """The seat that holds this seat's Emperor captive, or -1."""
    return -2 - g.emperor[seat] if g.emperor[seat] < RESERVE else -1


def leads(g: Eko, space: int) -> bool:
    """Whether the stack on this space holds its Emperor. [eko.emp.1]"""
    return g.owner[space] >= 0 and g.emperor[g.owner[space]] == space


def reserve(g: Eko, seat: int) -> int:
    """The discs in a reserve, the Emperor included."""
    return g.warriors[seat] + (1 if g.emperor[seat] == RESERVE else 0)


def put(g: Eko, seat: int, space: int, discs: int) -> None:
    """Put discs of a seat on a space that is empty or holds its own stack."""
    g.owner[space] = seat
    g.discs[seat] += discs
    resize(g, seat, space, g.size[space] + discs)


def lift(g: Eko, space: int, discs: int) -> None:
    """Take discs off a stack; the last one leaves the space empty."""
    seat = g.owner[space]
    g.discs[seat] -= discs
    resize(g, seat, space, g.size[space] - discs)
    if g.size[space] == 0:
        g.owner[space] = -1


def resize(g: Eko, seat: i64, space: i64, discs: i64) -> None:
    """Write down how many discs stand on a space, also in the sets."""
    before = seat * PILES + g.size[space]
    after = seat * PILES + discs
    g.size[space] = discs
    g._piles[before] &= ~FIRST[space]
    g._piles_second[before] &= ~SECOND[space]
    if discs > 0:
        g._piles[after] |= FIRST[space]
        g._piles_second[after] |= SECOND[space]


def stacks_of(g: Eko, seat: i64, most: i64) -> list[int]:
    """The spaces with stacks of a seat that have at most so many discs, sorted."""
    first: i64 = 0
    second: i64 = 0
    for at in range(seat * PILES + 1, seat * PILES + most + 1):
        first |= g._piles[at]
        second |= g._piles_second[at]
    return members_of(first, second)


def recall(g: Eko, seat: int, space: int, discs: int, emperor: bool) -> None:
    """Discs of a stack go back to their owner's reserve, the Emperor among them or not."""
    lift(g, space, discs)
    g.warriors[seat] += discs
    if emperor:
        g.warriors[seat] -= 1
        g.emperor[seat] = RESERVE


def majority(g: Eko, spaces: list[int]) -> int:
    """The seat whose stacks stand on the most of these spaces, or -1 with a tie.
    [eko.pyr.2, eko.pyr.3, eko.ruling.17]"""
    best, most, tied = -1, 0, False
    for seat in range(g.seats):
        count = 0
        for space in spaces:
            if g.owner[space] == seat:
                count += 1
        if count > most:
            best, most, tied = seat, count, False
        elif count == most:
            tied = True
    return best if most > 0 and not tied else -1


def ignores_storms(g: Eko, seat: int) -> bool:
    """Whether the seat holds the Lighthouse. [eko.light.2, eko.ruling.18]"""
    return len(g.board.lighthouse) > 0 and majority(g, g.board.lighthouse) == seat


def points(g: Eko, seat: int) -> int:
    """The victory points of a seat. [eko.end.1, eko.emp.4, eko.pyr.2]"""
    total = g.built[seat]
    captive = in_prison(seat)
    for place in g.emperor:
        if place == captive:
            total += CAPTIVE_POINTS
    for pyramid in g.board.pyramids:
        if majority(g, pyramid) == seat:
            total += PYRAMID_POINTS
    return total
