"""What a seat has, and how it can win. [mysthea.flow]"""

from krainy.engine.goal import Goal, nearest_first

from ..actions.meditate import Crystals
from ..actions.operate import Operate
from ..actions.spend import Spend
from ..board import KINDS, REGIONS
from ..era import LAST_ERA, by_glory
from ..state import Mysthea
from ..vocabulary import SEAT


def goals(g: Mysthea, seat: int) -> list[Goal]:
    """Most glory after Era III; of equals the lowest artefact number. [mysthea.flow.2]"""
    if g.over:
        return []
    ranked = by_glory(g) if g.order else list(range(g.seats))
    found = [glory(g, ranked, seat)] if seat >= 0 else []
    return found + nearest_first([glory(g, ranked, other) for other in ranked if other != seat])


def glory(g: Mysthea, ranked: list[int], seat: int) -> Goal:
    """How a seat stands: its place, and how far it is behind the first, or the first before the second."""
    rank = ranked.index(seat) + 1
    rival = ranked[1] if rank == 1 else ranked[0]
    mine, other, most = int(g.glory[seat]), int(g.glory[rival]), int(g.glory[ranked[0]])
    gap = max(mine - other, other - mine)
    numbers = {"glory": mine, "rank": rank, "gap": gap, "era": max(g.era, 1), "eras": LAST_ERA}
    last = g.era == LAST_ERA and rank == 1
    return Goal("glory", "mysthea.flow.2", seat, mine / max(most, 1), numbers, {"rival": (SEAT, rival)}, urgent=last)


def dear(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """Glory that is given away, and the last unit on the islands."""
    found = ["glory"] if after["glory"] < before["glory"] else []
    if after["units"] == 0 and before["units"] > 0:
        found.append("units")
    return found


def points(g: Mysthea, seat: int) -> int:
    """The command points that a seat has to spend: of what it is asked now, and of what waits for that."""
    found = 0
    for step in g.flow:
        if isinstance(step, (Operate, Spend, Crystals)) and step.seat == seat:
            found += step.points
    return found


def holdings(g: Mysthea, seat: int) -> dict[str, int]:
    """What a seat has, in numbers."""
    first, pool = seat * KINDS * REGIONS, seat * KINDS
    return {
        "glory": g.glory[seat],
        "points": points(g, seat),
        "energy": g.energy[seat],
        "experience": g.experience[seat],
        "units": sum(g.units[first : first + KINDS * REGIONS]),
        "created": sum(g.created[pool : pool + KINDS]),
        "cards": len(g.hands[seat]),
        "charge": g.charged >> seat & 1,
    }
