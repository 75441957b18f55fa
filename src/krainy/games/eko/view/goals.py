"""What a seat has, and how it can win. [eko.end]"""

from typing import Final

from krainy.engine.goal import Goal, nearest_first

from ..board import CAPTIVE_POINTS, GOAL
from ..state import Eko, jailer_of, points, reserve

NEAR: Final = 0.75
"""From how much of the way on somebody is near the end."""
FEW: Final = 3
"""So few discs on the board are soon gone."""


def goals(g: Eko, seat: int) -> list[Goal]:
    """Twelve points and a capital, or to be the only one left. [eko.end.2, eko.end.3]"""
    if g.over:
        return []
    others = [other for other in range(g.seats) if other != seat and g.alive >> other & 1]
    found: list[Goal] = []
    if seat >= 0 and g.alive >> seat & 1:
        found.append(by_points(g, seat))
        jailer = jailer_of(g, seat)
        if jailer >= 0:
            found.append(Goal("captive", "eko.emp.4", jailer, 0.0, {"points": CAPTIVE_POINTS}))
        if g.discs[seat] <= FEW:
            found.append(Goal("few", "eko.end.7", seat, 0.0, {"discs": g.discs[seat]}, urgent=True))
        left = sum([g.discs[other] for other in others])
        if left <= FEW:
            found.append(Goal("alone", "eko.end.3", seat, 1.0 - left / (FEW + 1), {"discs": left}))
    return found + nearest_first([by_points(g, other) for other in others])


def by_points(g: Eko, seat: int) -> Goal:
    """How far a seat has come to twelve points and a capital. [eko.end.2]"""
    have, capitals = points(g, seat), g.capitals[seat]
    progress = 0.85 * min(have, GOAL) / GOAL + (0.15 if capitals > 0 else 0.0)
    numbers = {"points": have, "goal": GOAL, "missing": max(GOAL - have, 0), "capitals": capitals}
    return Goal("points", "eko.end.2", seat, progress, numbers, urgent=progress >= NEAR)


def holdings(g: Eko, seat: int) -> dict[str, int]:
    """What a seat has, in numbers."""
    return {
        "points": points(g, seat),
        "capitals": g.capitals[seat],
        "discs": g.discs[seat],
        "reserve": reserve(g, seat),
        "emperor": 1 if g.emperor[seat] >= 0 else 0,
    }


def dear(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """The Emperor leaves the board, or the last disc does."""
    found: list[str] = []
    if after["discs"] == 0 and before["discs"] > 0:
        found.append("discs")
    if after["emperor"] < before["emperor"]:
        found.append("emperor")
    return found
