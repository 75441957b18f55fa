"""The types of what people are shown of a game of Pebbles; `krainy.engine.shape` tells how they are written."""

from typing import TypedDict

from ..board import Colour, HeapName


class Position(TypedDict):
    """A position of Pebbles."""

    seats: list[Colour]
    turn: Colour
    heaps: dict[HeapName, int]
    """How many pebbles lie in each heap."""
    over: bool


class Heap(TypedDict):
    """A heap; `target` is what an action calls it."""

    name: HeapName
    target: str


class Ground(TypedDict):
    """Where the heaps lie."""

    heaps: list[Heap]
