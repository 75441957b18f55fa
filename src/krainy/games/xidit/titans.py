"""Titans: how they wake, and how a raging one is removed. [xidit.titan]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step, replaced
from krainy.engine.vocabulary import Reason, Thing

from .rewards import FORCED, Choice, ChooseRewards, RaiseVirtual, WaitingFloor
from .state import Xidit, army, top_titan
from .tokens import BARDS, FLOORS, GOLD, STRENGTH, TITAN_REWARDS
from .vocabulary import (
    AWAKENING,
    CITY,
    FOE,
    KINDS,
    NUMBER,
    PAID,
    PASS,
    PAY,
    SEATS,
    STACKS,
    TITAN,
    TITAN_DECLINED,
    TITAN_FACED,
    TITAN_REMOVED,
    TITAN_WAKES,
)

DECLINE: Final = PASS.base
FIRST_TITAN: Final = TITAN.base
FIRST_UNIT: Final = PAY.base


def awaken(g: Xidit) -> None:
    """In every stack whose top titan sleeps, it turns to its raging side. [xidit.titan.2]"""
    g.tell(AWAKENING)
    g.titans = g.titans.copy()
    for stack in range(STACKS):
        if g.lair[stack] > 0 and not g.raging >> stack & 1:
            slot = top_titan(g, stack)
            g.titans.reveal(g, slot)
            g.raging |= 1 << stack
            rewards = TITAN_REWARDS[g.titans.content[slot]]
            g.tell(TITAN_WAKES, stack, rewards[GOLD], rewards[BARDS], rewards[FLOORS])


def within_reach(g: Xidit, seat: int) -> list[int]:
    """The raging titans that the seat has enough units for, by stack. [xidit.titan.6]"""
    if g.raging == 0:
        return FORCED
    units = army(g, seat)
    return [stack for stack in range(STACKS) if g.raging >> stack & 1 and STRENGTH[stack] <= units]


def barred(g: Xidit, seat: int, city: int) -> bool:
    """Whether the seat has already removed a threat or a titan in this city this Year.
    [xidit.titan.9, xidit.ruling.12]"""
    return (g.freed[seat] | g.slain[seat]) >> city & 1 == 1


class FaceTitan(Choice):
    """In a city without a token an Action may remove a raging titan; declining spends it.
    [xidit.titan.4, xidit.titan.5, xidit.titan.6]"""

    name = "FaceTitan"
    rule = "xidit.titan.4"
    answers = (TITAN,)

    def about(self, g: Xidit) -> dict[str, Thing]:
        return {"city": (CITY, g.idrakis[self.seat])}

    def actions(self, g: Xidit, seat: int) -> list[int]:
        return [DECLINE, *[FIRST_TITAN + stack for stack in within_reach(g, seat)]]

    def take(self, g: Xidit, seat: int, action: int) -> None:
        if action == DECLINE:
            g.tell(TITAN_DECLINED, seat, g.idrakis[seat])
            return
        stack = action - FIRST_TITAN
        g.tell(TITAN_FACED, seat, stack, g.idrakis[seat])
        g.then(REMOVAL[seat][stack])

    def why(self, g: Xidit, seat: int, action: int) -> Reason:
        stack = action - FIRST_TITAN
        if action not in TITAN:
            return Reason(self.rule)
        asleep = g.lair[stack] > 0 and not g.raging >> stack & 1  # else it is gone, or too strong
        return Reason("xidit.titan.1" if asleep else "xidit.titan.6", [(FOE, stack)])


class PayUnits(Choice):
    """Units of any kinds go back to the Barracks one by one, as many as the titan is strong. [xidit.titan.6]"""

    name = "PayUnits"
    rule = "xidit.titan.6"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def about(self, g: Xidit) -> dict[str, Thing]:
        return {"left": (NUMBER, self.number)}

    def actions(self, g: Xidit, seat: int) -> list[int]:
        held = [kind for kind in range(KINDS) if g.units[seat * KINDS + kind] > 0]
        if len(held) == 1 or army(g, seat) == self.number:
            return FORCED
        return [FIRST_UNIT + kind for kind in held]

    def take(self, g: Xidit, seat: int, action: int) -> None:
        pay(g, seat, action - FIRST_UNIT, 1)
        if self.number > 1:
            g.then([PayUnits(seat, self.number - 1)])

    def lapse(self, g: Xidit) -> None:
        for kind in range(KINDS):
            number = min(self.number, g.units[self.seat * KINDS + kind])
            if number > 0:
                pay(g, self.seat, kind, number)


def pay(g: Xidit, seat: int, kind: int, number: int) -> None:
    """Units are shown to all and go back to the Barracks. [xidit.threat.3]"""
    g.units[seat * KINDS + kind] -= number
    g.barracks[kind] += number
    g.tell(PAID, seat, kind, number)


class TitanGone(Step[Xidit]):
    """A removed titan leaves the game; the one below it sleeps on. No token moves. [xidit.titan.8]"""

    def __init__(self, seat: int, stack: int) -> None:
        self.seat: Final = seat
        self.stack: Final = stack

    def run(self, g: Xidit) -> None:
        city = g.idrakis[self.seat]
        g.lair = replaced(g.lair, self.stack, g.lair[self.stack] - 1)
        g.raging &= ~(1 << self.stack)
        g.slain = replaced(g.slain, self.seat, g.slain[self.seat] | 1 << city)
        g.tell(TITAN_REMOVED, self.seat, self.stack, city)


REMOVAL: Final[list[list[list[AnyStep]]]] = [
    [
        [
            PayUnits(seat, STRENGTH[stack]),
            ChooseRewards(seat, stack),
            WaitingFloor(seat),
            RaiseVirtual(seat),
            TitanGone(seat, stack),
        ]
        for stack in range(STACKS)
    ]
    for seat in range(SEATS)
]
"""By seat and stack, what the removal of a titan brings, in its order. [xidit.titan.7, xidit.ruling.11]"""
