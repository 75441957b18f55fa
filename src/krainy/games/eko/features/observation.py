"""A position of Ekö in numbers, for those who learn. Boards differ in size: what a board does not have is 0."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.observation import Observation
from krainy.engine.packed import packed

from ..board import DISCS, HEXES, MAX_SPACES, MAX_STACK, MAX_TERRAINS, PIECES, TERRAINS, Board
from ..state import RESERVE, Eko, jailer_of, points

MOST_POINTS: Final = 60
MOST_ZONES: Final = 12
FARTHEST: Final = 20
"""No hex lies farther than this from the middle, in either coordinate."""


def observe(g: Eko, o: Observation) -> None:
    """Everything: Ekö hides nothing."""
    board, seats = g.board, range(g.seats)
    stacks = o.open(
        "stacks", g.seats * MAX_SPACES, 0, MAX_STACK, "discs of each seat on every space, the Emperor included"
    )
    for space in range(board.spaces):
        if g.owner[space] >= 0:
            o.set(stacks + o.chair(g.owner[space]) * MAX_SPACES + space, g.size[space])
    emperors = o.open("emperors", g.seats * MAX_SPACES, 0, 1, "where the Emperor of each seat stands")
    for seat in seats:
        if g.emperor[seat] >= 0:
            o.set(emperors + o.chair(seat) * MAX_SPACES + g.emperor[seat], 1)
    o.by_seat("waiting", [int(g.emperor[s] == RESERVE) for s in seats], 0, 1, "Emperors in their owners' reserves")
    captives = [0] * (g.seats * g.seats)
    for seat in seats:
        if g.emperor[seat] < 0 and jailer_of(g, seat) >= 0:
            captives[jailer_of(g, seat) * g.seats + (seat - jailer_of(g, seat)) % g.seats] = 1
    o.by_seat("captives", captives, 0, 1, "by jailer: captured Emperors, counted round the table from the jailer")
    buildings = o.open(
        "buildings", g.seats * MAX_TERRAINS, 0, 3, "what each seat has on every terrain: 1 camp, 2 tower, 3 castle"
    )
    for terrain in range(board.terrains):
        if g.holder[terrain] >= 0:
            o.set(buildings + o.chair(g.holder[terrain]) * MAX_TERRAINS + terrain, g.level[terrain])
    o.by_seat("warriors", list(g.warriors), 0, DISCS, "warriors in the reserves")
    o.by_seat("box", list(g.box), 0, DISCS, "warriors out of the game")
    o.by_seat("pieces", list(g.pieces), 0, max(PIECES), "camps, towers and castles in the reserves")
    o.by_seat("points", [points(g, s) for s in seats], 0, MOST_POINTS, "victory points")
    o.seat_of("turn", g.turn, "whose turn it is")
    o.number("marched", int(g.marched), 0, 1, "a Forced March was bought this turn")
    o.one_of("paid-space", g.paid_space, MAX_SPACES, "where the stack stands that has paid for storms this turn")
    o.mask("paid-zones", g.paid_zones, MOST_ZONES, "the storm zones it has paid for")

    if not board._numbers:
        board._numbers = numbers_of(board)
    spaces, zones, terrains, columns, rows, pyramids, lighthouse = board._numbers
    o.put_row("spaces", spaces, 0, 1, "the spaces that this board has")
    o.put_row("zones", zones, 0, MOST_ZONES, "storm zone of each space, from 1")
    o.put_row("terrains", terrains, 0, len(TERRAINS), "kind of each terrain, from 1")
    o.put_row("columns", columns, -FARTHEST, FARTHEST, "where each hex lies, axial q")
    o.put_row("rows", rows, -FARTHEST, FARTHEST, "where each hex lies, axial r")
    o.put_row("pyramids", pyramids, 0, 2, "the pyramid beside which each space lies, from 1")
    o.put_row("lighthouse", lighthouse, 0, 9, "the spaces of the Lighthouse")


def numbers_of(board: Board) -> list[vec[i64]]:
    """The parts of an observation that tell what the board is like; they are the same all through a game."""
    return [
        row([1] * board.spaces, MAX_SPACES),
        row([int(z) + 1 for z in board.zone], MAX_SPACES),
        row([k + 1 for k in board.kind], MAX_TERRAINS),
        row([q for q, _ in board.places], HEXES),
        row([r for _, r in board.places], HEXES),
        row(pyramid_of(board), MAX_SPACES),
        row([board.lighthouse.count(space) for space in range(board.spaces)], MAX_SPACES),
    ]


def row(values: list[int], size: int) -> vec[i64]:
    """Filled up with zeros."""
    return packed(values + [0] * (size - len(values)))


def pyramid_of(board: Board) -> list[int]:
    """The number of its pyramid for every space, 0 for none."""
    found = [0] * board.spaces
    for number, spaces in enumerate(board.pyramids):
        for space in spaces:
            found[space] = number + 1
    return found
