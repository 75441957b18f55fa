"""A position of Ekö in numbers, for those who learn. Boards differ in size: what a board does not have is 0."""

from typing import Final

from krainy.engine.observation import Observation

from ..board import DISCS, HEXES, MAX_SPACES, MAX_STACK, MAX_TERRAINS, PIECES, TERRAINS
from ..state import RESERVE, Eko, jailer_of, points

MOST_POINTS: Final = 60
MOST_ZONES: Final = 12
FARTHEST: Final = 20
"""No hex lies farther than this from the middle, in either coordinate."""


def observe(g: Eko, o: Observation) -> None:
    """Everything: Ekö hides nothing."""
    board = g.board
    stacks = [0] * (g.seats * MAX_SPACES)
    emperors = [0] * (g.seats * MAX_SPACES)
    buildings = [0] * (g.seats * MAX_TERRAINS)
    captives = [0] * (g.seats * g.seats)
    for space in range(board.spaces):
        if g.owner[space] >= 0:
            stacks[g.owner[space] * MAX_SPACES + space] = g.size[space]
    for terrain in range(board.terrains):
        if g.holder[terrain] >= 0:
            buildings[g.holder[terrain] * MAX_TERRAINS + terrain] = g.level[terrain]
    for seat in range(g.seats):
        if g.emperor[seat] >= 0:
            emperors[seat * MAX_SPACES + g.emperor[seat]] = 1
        elif jailer_of(g, seat) >= 0:
            captives[jailer_of(g, seat) * g.seats + (seat - jailer_of(g, seat)) % g.seats] = 1
    seats = range(g.seats)
    o.by_seat("stacks", stacks, 0, MAX_STACK, "discs of each seat on every space, the Emperor included")
    o.by_seat("emperors", emperors, 0, 1, "where the Emperor of each seat stands")
    o.by_seat("waiting", [int(g.emperor[s] == RESERVE) for s in seats], 0, 1, "Emperors in their owners' reserves")
    o.by_seat("captives", captives, 0, 1, "by jailer: captured Emperors, counted round the table from the jailer")
    o.by_seat("buildings", buildings, 0, 3, "what each seat has on every terrain: 1 camp, 2 tower, 3 castle")
    o.by_seat("warriors", list(g.warriors), 0, DISCS, "warriors in the reserves")
    o.by_seat("box", list(g.box), 0, DISCS, "warriors out of the game")
    o.by_seat("pieces", list(g.pieces), 0, max(PIECES), "camps, towers and castles in the reserves")
    o.by_seat("points", [points(g, s) for s in seats], 0, MOST_POINTS, "victory points")
    o.seat_of("turn", g.turn, "whose turn it is")
    o.number("marched", int(g.marched), 0, 1, "a Forced March was bought this turn")
    o.one_of("paid-space", g.paid_space, MAX_SPACES, "where the stack stands that has paid for storms this turn")
    o.mask("paid-zones", g.paid_zones, MOST_ZONES, "the storm zones it has paid for")

    o.put("spaces", row([1] * board.spaces, MAX_SPACES), 0, 1, "the spaces that this board has")
    o.put("zones", row([z + 1 for z in board.zone], MAX_SPACES), 0, MOST_ZONES, "storm zone of each space, from 1")
    o.put("terrains", row([k + 1 for k in board.kind], MAX_TERRAINS), 0, len(TERRAINS), "kind of each terrain, from 1")
    o.put("columns", row([q for q, _ in board.places], HEXES), -FARTHEST, FARTHEST, "where each hex lies, axial q")
    o.put("rows", row([r for _, r in board.places], HEXES), -FARTHEST, FARTHEST, "where each hex lies, axial r")
    o.put("pyramids", row(pyramid_of(g), MAX_SPACES), 0, 2, "the pyramid beside which each space lies, from 1")
    o.some_of("lighthouse", board.lighthouse, MAX_SPACES, "the spaces of the Lighthouse")


def row(values: list[int], size: int) -> list[int]:
    """Filled up with zeros."""
    return values + [0] * (size - len(values))


def pyramid_of(g: Eko) -> list[int]:
    """The number of its pyramid for every space, 0 for none."""
    found = [0] * g.board.spaces
    for number, spaces in enumerate(g.board.pyramids):
        for space in spaces:
            found[space] = number + 1
    return found
