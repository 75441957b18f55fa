"""What people are shown of a game of Ekö: the position and the board. Nothing is hidden, so everybody sees the same."""

from typing import Final

from ..board import (
    BUILDINGS,
    CAMP,
    CASTLE,
    COLOURS,
    MAX_SPACES,
    SPACE_KINDS,
    TERRAINS,
    TOWER,
    SpaceKind,
    TerrainKind,
)
from ..state import RESERVE, Eko, jailer_of, leads, points
from .shape import Ground, Hex, Position

KINDS: Final = len(BUILDINGS)


def position(g: Eko) -> dict[str, object]:
    """The complete position, with who has won by colour; in views the kernel tells that, for all games alike."""
    seen: dict[str, object] = dict(sight(g))
    last = {name: seen.pop(name) for name in ("over", "marched")}
    winners = [COLOURS[g.colour[seat]] for seat in range(g.seats) if g.winners >> seat & 1]
    return {**seen, "winners": winners, **last}


def sight(g: Eko) -> Position:
    """The position as everybody sees it."""
    colours = [COLOURS[colour] for colour in g.colour]
    names = g.board.names
    seats = range(g.seats)
    return {
        "seats": colours,
        "turn": colours[g.turn],
        "phase": g.asked_name(),
        "stacks": {
            names[space]: {
                "seat": colours[g.owner[space]],
                "discs": g.size[space],
                "emperor": leads(g, space),
            }
            for space in range(g.board.spaces)
            if g.owner[space] >= 0
        },
        "buildings": {
            names[g.board.spaces + terrain]: {
                "seat": colours[g.holder[terrain]],
                "kind": BUILDINGS[g.level[terrain] - 1],
            }
            for terrain in range(g.board.terrains)
            if g.holder[terrain] >= 0
        },
        "reserve": {
            colours[seat]: {
                "warriors": g.warriors[seat],
                "emperor": g.emperor[seat] == RESERVE,
                "camp": g.pieces[seat * KINDS + CAMP - 1],
                "tower": g.pieces[seat * KINDS + TOWER - 1],
                "castle": g.pieces[seat * KINDS + CASTLE - 1],
            }
            for seat in seats
        },
        "box": {colours[seat]: g.box[seat] for seat in seats},
        "prison": {colours[seat]: [colours[other] for other in seats if jailer_of(g, other) == seat] for seat in seats},
        "points": {colours[seat]: points(g, seat) for seat in seats},
        "capitals": {colours[seat]: g.capitals[seat] for seat in seats},
        "discs": {colours[seat]: g.discs[seat] for seat in seats},
        "alive": [colours[seat] for seat in seats if g.alive >> seat & 1],
        "over": g.over,
        "marched": g.marched,
    }


def ground(g: Eko) -> Ground:
    """The hexes, the spaces first; `targets` is what an action may call each of them."""
    board = g.board
    hexes: list[Hex] = []
    kind: SpaceKind | TerrainKind
    for index, (q, r) in enumerate(board.places):
        terrain = index - board.spaces
        if terrain < 0:
            kind = SPACE_KINDS[1 if board.storm[index] else 0]
            targets = [f"space:{index}", f"stack:{index}", f"hex:{index}"]
        else:
            kind = TERRAINS[board.kind[terrain]]
            targets = [f"terrain:{terrain}", f"hex:{MAX_SPACES + terrain}"]
        name = board.names[index]
        hexes.append({"name": name, "q": q, "r": r, "kind": kind, "space": terrain < 0, "targets": targets})
    return {"hexes": hexes, "pyramids": board.pyramids, "lighthouse": board.lighthouse}
