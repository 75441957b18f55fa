"""What a position of Ekö is, how it is copied, and the smallest moves of discs."""

from typing import Final

from krainy.engine.state import State

from .board import BIT, CAPTIVE_POINTS, PYRAMID_POINTS, Board
from .weather import Weather

RESERVE: Final = -1
"""Where an Emperor is when it is in its owner's reserve; a space is 0 or more, a prison below -1."""


class Eko(State):
    """One game of Ekö."""

    def __init__(self) -> None:
        super().__init__()
        self.board: Board
        self.owner: list[int] = []
        """The seat whose stack stands on each space, or -1."""
        self.size: list[int] = []
        """The discs on each space, the Emperor included."""
        self.piles: list[int] = []
        """The same as bit masks, for speed: at 5 seat + n, the spaces with its stacks of n discs."""
        self.emperor: list[int] = []
        """Where each seat's Emperor is: a space, RESERVE, or `in_prison(jailer)`."""
        self.holder: list[int] = []
        """The seat whose building stands on each terrain, or -1."""
        self.level: list[int] = []
        """What stands on each terrain: 0 nothing, 1 camp, 2 tower, 3 castle."""
        self.warriors: list[int] = []
        """The warriors in each reserve."""
        self.box: list[int] = []
        """The warriors of each seat that are out of the game for good."""
        self.pieces: list[int] = []
        """The buildings in each reserve: three ints a seat."""
        self.discs: list[int] = []
        """The discs each seat has on the board."""
        self.built: list[int] = []
        """The points each seat has for buildings."""
        self.capitals: list[int] = []
        """The capitals each seat controls."""
        self.colour: list[int] = []
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

        self._weather: Weather | None = None
        """What `move` found out about storms; follows from the rest, so clones share it."""

    def clone(self) -> "Eko":
        g = Eko()
        g.inherit(self)
        g.board = self.board
        g.owner = self.owner.copy()
        g.size = self.size.copy()
        g.piles = self.piles.copy()
        g.emperor = self.emperor.copy()
        g.holder = self.holder.copy()
        g.level = self.level.copy()
        g.warriors = self.warriors.copy()
        g.box = self.box.copy()
        g.pieces = self.pieces.copy()
        g.discs = self.discs.copy()
        g.built = self.built.copy()
        g.capitals = self.capitals.copy()
        g.colour = self.colour
        g.turn = self.turn
        g.turn_ply = self.turn_ply
        g.idle = self.idle
        g.marched = self.marched
        g.paid_space = self.paid_space
        g.paid_zones = self.paid_zones
        g._weather = self._weather
        return g

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]


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


def resize(g: Eko, seat: int, space: int, discs: int) -> None:
    """Write down how many discs stand on a space, also in the masks."""
    before = g.size[space]
    if before > 0:
        g.piles[seat * 5 + before] &= ~BIT[space]
    if discs > 0:
        g.piles[seat * 5 + discs] |= BIT[space]
    g.size[space] = discs


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
