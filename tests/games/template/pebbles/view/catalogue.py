"""The components of Pebbles as people look through them."""

from typing import Any

from krainy.engine.catalogue import Catalogue, Face, Item, fact, sources

from ..board import PIECES


def catalogue() -> Catalogue:
    """Every kind of pebble."""
    return Catalogue(["pebble"], [pebble(row) for row in PIECES["pebble"]])


def pebble(row: dict[str, Any]) -> Item:
    """A kind of pebble. [pebbles.setup.1]"""
    name = f"pebble-{row['id']}"
    face = Face([fact(row, "in_a_heap", [row["in_a_heap"]])], [])
    return Item(name, "pebble", name, [face], ["pebbles.setup.1"], sources(row))
