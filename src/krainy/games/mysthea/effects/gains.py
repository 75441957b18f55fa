"""Gains: glory, energy, experience, command points, a recharged artefact; so much, or so much for each of something."""

from typing import Final

from ..actions.spend import Spend
from ..battle.clash import casualties
from ..board import POINTS, REGIONS
from ..control import controlled
from ..state import Mysthea, count, equipment_of, gain, recharge, spot, upgrades_of
from ..vocabulary import GAINED
from .effect import Effect


class Gain(Effect):
    """Gain so much of something; for each of what is counted, if anything is. [mysthea.card.2]"""

    def __init__(self, what: int, amount: int, per: "Count") -> None:
        self.what: Final = what
        self.amount: Final = amount
        """0 stands for X, the points of the card paid. [mysthea.ruling.37]"""
        self.per: Final = per

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        amount = (self.amount or x) * self.per.number(g, seat)
        if self.what == POINTS:
            g.tell(GAINED, seat, POINTS, amount)
            g.then([Spend(seat, amount)])
        else:
            gain(g, seat, self.what, amount)


class Recharge(Effect):
    """Turn the artefact to its charged side; a charged one stays so."""

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        recharge(g, seat)


# -- what is counted ---------------------------------------------------------------------------------------------------


class Count:
    """How many of something a player has; this one is always one."""

    def number(self, g: Mysthea, seat: int) -> int:
        return 1


class Controlled(Count):
    """Regions under control, of a type or (-1) of any, in full groups of so many. [mysthea.control.2]"""

    def __init__(self, kind: int, over: int) -> None:
        self.kind: Final = kind
        self.over: Final = over

    def number(self, g: Mysthea, seat: int) -> int:
        return controlled(g, seat, self.kind) // self.over


class Deployed(Count):
    """Own units of a kind on the islands."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def number(self, g: Mysthea, seat: int) -> int:
        first = spot(seat, self.kind, 0)
        return sum(g.units[first : first + REGIONS])


class Occupied(Count):
    """Regions with an own unit. [mysthea.ruling.40]"""

    def number(self, g: Mysthea, seat: int) -> int:
        total = 0
        for region in range(REGIONS):
            if count(g, seat, region) > 0:
                total += 1
        return total


class Encounters(Count):
    """Encounters faced."""

    def number(self, g: Mysthea, seat: int) -> int:
        return len(g.faced[seat])


class Upgrades(Count):
    """Own upgrade cards on the board."""

    def number(self, g: Mysthea, seat: int) -> int:
        return len(upgrades_of(g, seat))


class Equipment(Count):
    """Own equipment cards on the board."""

    def number(self, g: Mysthea, seat: int) -> int:
        return len(equipment_of(g, seat))


class Discards(Count):
    """Cards in the own discard pile."""

    def number(self, g: Mysthea, seat: int) -> int:
        return len(g.discards[seat])


class Experience(Count):
    """Experience held."""

    def number(self, g: Mysthea, seat: int) -> int:
        return g.experience[seat]


class Defeated(Count):
    """Different monsters defeated this Era, by whomever. [mysthea.ruling.16]"""

    def number(self, g: Mysthea, seat: int) -> int:
        return bin(g.defeated).count("1")


class Casualties(Count):
    """Units removed, wounded or retreated in the battle, own ones included. [mysthea.chosen.4]"""

    def number(self, g: Mysthea, seat: int) -> int:
        return casualties(g, -1)


ONE: Final = Count()
