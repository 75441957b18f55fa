"""What a coach says to a newcomer, and when."""

from typing import Final

from krainy.engine.tip import Named, Tip, now_if, offered, rival_near

from ..board import CAPITAL, GOAL
from ..features.sense import strikes
from ..state import RESERVE, Eko, points
from ..vocabulary import BUILD, MARCH, SEAT


def rival(g: Eko, seat: int) -> Named | None:
    """Somebody else needs little more to win."""
    return rival_near(g, seat, SEAT)


def emperor(g: Eko, seat: int) -> Named | None:
    """An enemy stack reaches the own Emperor."""
    return now_if(g.asked_name() == "Action" and enthroned(g, seat) and strikes(g)[g.emperor[seat]] & ~(1 << seat) != 0)


def prey(g: Eko, seat: int) -> Named | None:
    """An own stack reaches an enemy Emperor."""
    if g.asked_name() == "Action":
        reached = strikes(g)
        for other in range(g.seats):
            if other != seat and enthroned(g, other) and reached[g.emperor[other]] >> seat & 1:
                return {"rival": (SEAT, other)}
    return None


def enthroned(g: Eko, seat: int) -> bool:
    """Whether the Emperor of a seat stands on the board."""
    return RESERVE < g.emperor[seat] < g.board.spaces


def last(g: Eko, seat: int) -> Named | None:
    """Only one stack is left."""
    return now_if(len([space for space in range(g.board.spaces) if g.owner[space] == seat]) == 1)


def twelve(g: Eko, seat: int) -> Named | None:
    """Enough points, but no capital."""
    return now_if(points(g, seat) >= GOAL and g.capitals[seat] == 0)


def capital(g: Eko, seat: int) -> Named | None:
    """The first capital can be built on."""
    if g.capitals[seat] == 0:
        for action in g.menu[seat]:
            if action in BUILD and g.board.kind[BUILD.decode(action)[1]] == CAPITAL:
                return {}
    return None


def march(g: Eko, seat: int) -> Named | None:
    """A second action can be bought."""
    return now_if(offered(g, seat, MARCH))


def swap(g: Eko, seat: int) -> Named | None:
    """The Emperor may change places before the first turn."""
    return now_if(g.asked_name() == "Swap")


def arming(g: Eko, seat: int) -> Named | None:
    """Warriors can leave the reserve."""
    return now_if(g.asked_name() == "Arming")


TIPS: Final = [
    Tip("rival", "eko.end.2", rival),
    Tip("emperor", "eko.emp.4", emperor),
    Tip("prey", "eko.emp.4", prey),
    Tip("last", "eko.end.7", last),
    Tip("twelve", "eko.end.2", twelve),
    Tip("capital", "eko.end.2", capital),
    Tip("march", "eko.march.1", march),
    Tip("swap", "eko.setup.10", swap),
    Tip("arming", "eko.arm.1", arming),
]
