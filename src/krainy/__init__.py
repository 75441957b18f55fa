"""Krainy: one open table for five fantasy strategy board games.

>>> import krainy
>>> g = krainy.load("eko").new(seats=3, seed=7, modules=["portals"])
>>> g.seats, g.over
(3, False)
>>> seat = g.actors()[0]
>>> g.apply(seat, g.actions(seat)[0])
>>> g.why(seat, 0)
'eko.turn.4'
"""

import os

if os.environ.get("KRAINY_PURE", "0") not in ("", "0"):
    from krainy._pure import use_sources

    use_sources()

from krainy.engine.errors import BadInput, IllegalAction, KrainyError
from krainy.games import load, names

__version__ = "0.1.0"

__all__ = ["BadInput", "IllegalAction", "KrainyError", "load", "names"]
