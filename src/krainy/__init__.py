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

from krainy._native import pure, use_compiled

if not pure():
    use_compiled()

from krainy.engine.errors import BadInput, IllegalAction, KrainyError
from krainy.games import load, names

__version__ = "0.1.0"

__all__ = ["BadInput", "IllegalAction", "KrainyError", "load", "names"]
