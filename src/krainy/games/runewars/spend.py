"""Influence and dials: what is gained, spent and lost. [runewars.dial]"""

from .pieces import DIAL_MAX, RESOURCES
from .state import Runewars
from .vocabulary import DIAL_SET, INFLUENCE_CHANGED


def gain(g: Runewars, seat: int, amount: int) -> None:
    """Take influence. [runewars.components.1]"""
    if amount > 0:
        g.influence[seat] += amount
        g.tell(INFLUENCE_CHANGED, seat, amount, 0)


def spend(g: Runewars, seat: int, amount: int) -> None:
    """Spend influence."""
    assert 0 <= amount <= g.influence[seat]
    if amount > 0:
        g.influence[seat] -= amount
        g.tell(INFLUENCE_CHANGED, seat, 0, amount)


def dial(g: Runewars, seat: int, resource: int) -> int:
    """Where a dial points."""
    return g.dials[len(RESOURCES) * seat + resource]


def set_dial(g: Runewars, seat: int, resource: int, value: int) -> None:
    """Turn a dial; it stays within its fields. [runewars.dial.4]"""
    value = min(max(value, 0), DIAL_MAX)
    if value != dial(g, seat, resource):
        g.dials[len(RESOURCES) * seat + resource] = value
        g.tell(DIAL_SET, seat, resource, value)
