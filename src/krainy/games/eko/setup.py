"""How a game of Ekö begins: the board, the discs on it, colours, the first seat, and the Emperors' swap. [eko.setup]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.flow import AnyStep, Decision
from krainy.engine.packed import row_of

from .board import COLOURS, DISCS, PIECES, Board
from .state import PILES, RESERVE, Eko, put
from .tiles import lay
from .turn import Turn
from .vocabulary import BEGINS, COLOUR_LOT, DISC_LOT, DREW_COLOUR, FIRST_LOT, KEPT, PASS, SWAP, SWAPPED

STAY: Final = PASS.base
FIRST_SWAP: Final = SWAP.base


def begin(g: Eko, options: dict[str, Any]) -> None:
    """Set up a new game and push its first steps."""
    clear(g, lay(g, options))
    draw_colours(g)
    scatter_discs(g)
    first = g.below(g.seats, FIRST_LOT)  # [eko.setup.9]
    g.turn = first
    g.tell(BEGINS, first)
    order = [(first + place) % g.seats for place in range(g.seats)]
    steps: list[AnyStep] = [Swap(seat) for seat in order]
    steps.append(Turn(first))
    g.then(steps)


def clear(g: Eko, board: Board) -> None:
    """An empty board and full reserves of buildings. [eko.setup.8, eko.setup.11]"""
    g.board = board
    g.owner = row_of(board.spaces, -1)
    g.size = row_of(board.spaces, 0)
    g._piles = row_of(g.seats * PILES, 0)
    g._piles_second = row_of(g.seats * PILES, 0)
    g.holder = row_of(board.terrains, -1)
    g.level = row_of(board.terrains, 0)
    g.emperor = row_of(g.seats, RESERVE)
    g.warriors = row_of(g.seats, 0)
    g.box = row_of(g.seats, 0)
    pieces = PIECES * g.seats
    g.pieces = vec[i64](pieces)
    g.discs = row_of(g.seats, 0)
    g.built = row_of(g.seats, 0)
    g.capitals = row_of(g.seats, 0)
    g.colour = list(range(g.seats))


def draw_colours(g: Eko) -> None:
    """Every seat draws a player board, which fixes its colour. [eko.setup.6, eko.setup.8, eko.ruling.26]"""
    colours = list(range(len(COLOURS)))
    g.shuffle(colours, COLOUR_LOT)
    g.colour = colours[: g.seats]
    for seat in range(g.seats):
        g.tell(DREW_COLOUR, seat, g.colour[seat])


def scatter_discs(g: Eko) -> None:
    """One random disc on every ordinary space, none left over; storm spaces stay empty.
    [eko.setup.7, eko.var.4, eko.storm.1, eko.ruling.1]"""
    discs = list(range(DISCS * g.seats))
    g.shuffle(discs, DISC_LOT)
    spaces = [space for space in range(g.board.spaces) if not g.board.storm[space]]
    for disc, space in zip(discs, spaces, strict=True):
        seat = disc // DISCS
        put(g, seat, space, 1)
        if disc % DISCS == 0:
            g.emperor[seat] = space


class Swap(Decision[Eko]):
    """Before the first turn, the Emperor may change places with one other own disc. [eko.setup.10]"""

    name = "Swap"
    rule = "eko.setup.10"

    def actions(self, g: Eko, seat: int) -> list[int]:
        found = [STAY]
        for space in range(g.board.spaces):
            if g.owner[space] == seat and g.emperor[seat] != space:
                found.append(FIRST_SWAP + space)
        return found

    def take(self, g: Eko, seat: int, action: int) -> None:
        if action == STAY:
            g.tell(KEPT, seat, g.emperor[seat])
            return
        before = g.emperor[seat]
        g.emperor[seat] = action - FIRST_SWAP
        g.tell(SWAPPED, seat, before, action - FIRST_SWAP)
