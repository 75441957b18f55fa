"""The heaps of Pebbles and what lies in them, read from the data."""

from typing import Final

from krainy.engine.facts import facts

PIECES: Final = facts("pebbles", "components")
FULL: Final[int] = PIECES["pebble"][0]["in_a_heap"]
"""How many pebbles lie in a heap at first. [pebbles.setup.1]"""
HEAPS: Final = 4
"""The most heaps there can be."""
HANDFUL: Final = 3
"""The most pebbles that are taken at once. [pebbles.turn.2]"""
COLOURS: Final = ["white", "black", "brown"]
HEAP_NAMES: Final = ["north", "east", "south", "west"]
