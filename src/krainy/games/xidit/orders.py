"""What one Order does: a move, a wait, or an Action that recruits, removes a threat or faces a titan."""

from typing import Final

from krainy.engine.flow import AnyStep, Step, replaced

from .board import COLOURS_OF_ROADS, KINGDOM, NOWHERE
from .path import replace
from .rewards import THREAT_TOKEN, ChooseRewards, RaiseVirtual, WaitingFloor
from .state import Xidit
from .titans import FaceTitan, barred, pay, within_reach
from .tokens import RECRUITMENT, THREAT, one_of, weakest
from .view.naming import ALREADY_RECRUITED, BARRED, LACKS_UNITS, NO_UNITS, NOTHING_HERE, TOO_FEW_UNITS
from .vocabulary import IGNORED, KINDS, MOVED, NO_ROAD, RECRUITED, SEATS, THREAT_FACED, THREAT_REMOVED, WAITED

ACTION: Final = COLOURS_OF_ROADS
WAIT: Final = COLOURS_OF_ROADS + 1
"""The symbols of a wheel: the colours of the roads come first. [xidit.plan.2]"""


def carry_out(g: Xidit, seat: int, order: int) -> None:
    """One Order of one seat. [xidit.exec.3]"""
    if order < ACTION:
        move(g, seat, order)
    elif order == ACTION:
        act(g, seat)
    else:
        g.tell(WAITED, seat, g.idrakis[seat])  # [xidit.wait.1]


def move(g: Xidit, seat: int, colour: int) -> None:
    """The Idrakis must take the road of this colour; where there is none the Order is lost.
    [xidit.move.1, xidit.move.2, xidit.move.3, xidit.ruling.1]"""
    city = g.idrakis[seat]
    to = KINGDOM.roads[city * COLOURS_OF_ROADS + colour]
    if to == NOWHERE:
        g.tell(NO_ROAD, seat, city, colour)
        return
    g.idrakis[seat] = to
    g.tell(MOVED, seat, city, to, colour)


def act(g: Xidit, seat: int) -> None:
    """What an Action does hangs on the token in the city. [xidit.recruit.1, xidit.threat.1, xidit.titan.4]"""
    city = g.idrakis[seat]
    side = g.token[city]
    if side == RECRUITMENT:
        recruit(g, seat, city)
    elif side == THREAT:
        remove_threat(g, seat, city)
    else:
        look_for_titans(g, seat, city)


def recruit(g: Xidit, seat: int, city: int) -> None:
    """The weakest unit of the token must be taken, once per city and Year.
    [xidit.recruit.3, xidit.recruit.4, xidit.recruit.5, xidit.ruling.26]"""
    band = g.bands[city]
    if band == 0:  # [xidit.ruling.7]
        g.tell(IGNORED, seat, city, NO_UNITS)
        return
    if g.recruited[seat] >> city & 1:
        g.tell(IGNORED, seat, city, ALREADY_RECRUITED)
        return
    kind = weakest(band)
    g.bands[city] = band - one_of(kind)
    g.units[seat * KINDS + kind] += 1
    g.recruited[seat] |= 1 << city
    g.tell(RECRUITED, seat, city, kind)
    if g.bands[city] == 0:
        replace(g, city)  # [xidit.recruit.7, xidit.flow.1]


def remove_threat(g: Xidit, seat: int, city: int) -> None:
    """Who has all units that a threat asks for must remove it. [xidit.threat.6, xidit.ruling.13]"""
    if g.slain[seat] >> city & 1:
        g.tell(IGNORED, seat, city, BARRED)  # [xidit.titan.9]
        return
    asked = g.setup.requires[city]
    for kind in range(KINDS):
        if g.units[seat * KINDS + kind] < asked[kind]:
            g.tell(IGNORED, seat, city, LACKS_UNITS)
            return
    g.tell(THREAT_FACED, seat, city)
    for kind in range(KINDS):
        if asked[kind] > 0:
            pay(g, seat, kind, asked[kind])
    g.then(REMOVAL[seat])


def look_for_titans(g: Xidit, seat: int, city: int) -> None:
    """Without a token only a raging titan can be met. [xidit.recruit.6, xidit.threat.4, xidit.titan.4]"""
    if g.raging == 0:
        g.tell(IGNORED, seat, city, NOTHING_HERE)
    elif barred(g, seat, city):
        g.tell(IGNORED, seat, city, BARRED)
    elif not within_reach(g, seat):
        g.tell(IGNORED, seat, city, TOO_FEW_UNITS)
    else:
        g.then(FACE_TITAN[seat])


class ThreatGone(Step[Xidit]):
    """The token of a removed threat is discarded and replaced. [xidit.threat.5, xidit.flow.2]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Xidit) -> None:
        city = g.idrakis[self.seat]
        g.freed = replaced(g.freed, self.seat, g.freed[self.seat] | 1 << city)
        g.tell(THREAT_REMOVED, self.seat, city)
        replace(g, city)


FACE_TITAN: Final[list[list[AnyStep]]] = [[FaceTitan(seat)] for seat in range(SEATS)]
REMOVAL: Final[list[list[AnyStep]]] = [
    [ChooseRewards(seat, THREAT_TOKEN), WaitingFloor(seat), RaiseVirtual(seat), ThreatGone(seat)]
    for seat in range(SEATS)
]
"""By seat, what the removal of a threat brings once the units are paid, in its order. [xidit.ruling.11]"""
