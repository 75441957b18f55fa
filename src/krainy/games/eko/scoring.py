"""How a game of Ekö ends: by points, by survival, with several winners or with none."""

from .board import GOAL
from .state import Eko, points
from .vocabulary import ELIMINATED, NOBODY_WON, WON_ALONE, WON_BY_POINTS


def judge(g: Eko) -> None:
    """Look for winners and for seats that are out; called after every change of the board.
    [eko.end.8, eko.ruling.23]"""
    present = 0
    leaders = 0
    survivors = 0
    for seat in range(g.seats):
        if g.alive >> seat & 1:
            if g.discs[seat] > 0:
                present |= 1 << seat
                survivors += 1
            if g.capitals[seat] > 0 and points(g, seat) >= GOAL:  # [eko.end.2, eko.end.4, eko.ruling.7]
                leaders |= 1 << seat
    if present == g.alive and leaders == 0:
        return
    for seat in range(g.seats):
        if (g.alive & ~present) >> seat & 1:
            g.alive &= ~(1 << seat)
            g.tell(ELIMINATED, seat)  # [eko.end.7, eko.ruling.4]
    if survivors == 0:  # the last stacks are gone: nobody wins, whatever the points [eko.end.5, eko.ruling.10]
        g.tell(NOBODY_WON)
        g.win(0, "eko.end.5")
        return
    if survivors == 1:  # [eko.end.3, eko.end.6, eko.ruling.8]
        end(g, leaders, present)
    elif leaders:
        end(g, leaders, 0)


def end(g: Eko, leaders: int, survivor: int) -> None:
    """Tell who has won and how; one seat may win both ways."""
    for seat in range(g.seats):
        if leaders >> seat & 1:
            g.tell(WON_BY_POINTS, seat, points(g, seat))
        if survivor >> seat & 1:
            g.tell(WON_ALONE, seat)
    g.win(leaders | survivor, "eko.end.2" if leaders else "eko.end.3")
