"""A position of Pebbles in words, told and set up."""

from typing import Any, Final

from krainy.engine.errors import BadInput

from .board import COLOURS, FULL, HANDFUL, HEAP_NAMES
from .state import Pebbles
from .turn import Turn

KEYS: Final = ["seats", "heaps", "turn"]


def position(g: Pebbles) -> dict[str, object]:
    """The complete position."""
    return {
        "seats": COLOURS[: g.seats],
        "turn": COLOURS[g.turn],
        "heaps": {name: g.heaps[heap] for heap, name in enumerate(HEAP_NAMES)},
        "winners": [COLOURS[seat] for seat in range(g.seats) if g.winners >> seat & 1],
        "over": g.over,
    }


def ground(g: Pebbles) -> dict[str, object]:
    """Where the heaps lie; `target` is what an action calls each of them."""
    return {"heaps": [{"name": name, "target": f"heap:{heap}"} for heap, name in enumerate(HEAP_NAMES)]}


def label(domain: str, index: int) -> str:
    """What a person calls a thing on the table."""
    if domain == "seat":
        return COLOURS[index]
    if domain == "heap":
        return HEAP_NAMES[index]
    return str(index)


def find(domain: str, text: str) -> int:
    """The number of the thing that a person calls so."""
    if domain == "seat" and text in COLOURS:
        return COLOURS.index(text)
    if domain == "heap" and text in HEAP_NAMES:
        return HEAP_NAMES.index(text)
    if domain == "number" and text.isdecimal() and int(text) <= HANDFUL:
        return int(text)
    raise BadInput(f"there is no {domain} '{text}' here")


def arrange(g: Pebbles, scene: dict[str, Any]) -> None:
    """Set a state up as the scene says; heaps that it leaves out are empty."""
    for key in scene:
        if key not in KEYS:
            raise BadInput(f"a scene of Pebbles has no '{key}'; it has: {', '.join(KEYS)}")
    seats, heaps = scene.get("seats", 2), scene.get("heaps", {})
    if type(seats) is not int or not 2 <= seats <= len(COLOURS):
        raise BadInput(f"seats: {seats!r} is not a number from 2 to {len(COLOURS)}")
    g.seats = seats
    g.alive = (1 << seats) - 1
    g.heaps = [0] * len(HEAP_NAMES)
    for name, count in heaps.items():
        if type(count) is not int or not 0 <= count <= FULL:
            raise BadInput(f"heaps: {name} cannot hold {count!r} pebbles")
        g.heaps[find("heap", name)] = count
    if sum(g.heaps) == 0:
        raise BadInput("heaps: a game goes on only while there are pebbles")
    g.turn = find("seat", scene.get("turn", COLOURS[0]))
    if g.turn >= seats:
        raise BadInput(f"turn: {COLOURS[g.turn]} does not play")
    g.then([Turn(g.turn)])
