"""The heaps of Pebbles and what lies in them, read from the data."""

from typing import Final, Literal, get_args

from krainy.engine.facts import facts

PIECES: Final = facts("pebbles", "components")
FULL: Final[int] = PIECES["pebble"][0]["in_a_heap"]
"""How many pebbles lie in a heap at first. [pebbles.setup.1]"""
HEAPS: Final = 4
"""The most heaps there can be."""
HANDFUL: Final = 3
"""The most pebbles that are taken at once. [pebbles.turn.2]"""
Colour = Literal["white", "black", "brown"]
COLOURS: Final[list[Colour]] = list(get_args(Colour))
HeapName = Literal["north", "east", "south", "west"]
HEAP_NAMES: Final[list[HeapName]] = list(get_args(HeapName))
