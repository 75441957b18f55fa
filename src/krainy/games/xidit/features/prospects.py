"""Prospects: what the best six Orders of a seat would bring, were all others to stand still; for bots."""

from typing import Final

from ..board import COLOURS_OF_ROADS, KINGDOM, NOWHERE
from ..rewards import room_for_floors
from ..state import Xidit
from ..tokens import BARDS, FLOORS, GOLD, RECRUITMENT, THREAT, one_of, weakest
from ..vocabulary import CITIES, KINDS, ORDER, WHEELS

ACTION: Final = COLOURS_OF_ROADS
WORTH: Final = [1.0, 1.4, 1.8, 2.2, 2.6]
"""What a unit of each kind is worth as long as nothing is known that it is good for."""
CROWD: Final = 0.75
"""What each further unit of a kind is worth, compared with the one before."""
ANNOUNCED: Final = 0.4
"""How likely the announced threat enters in time through others."""
SHARE: Final = 0.55
"""What of a threat's rewards is in hand when all units for it are, one road away."""
FAR: Final = 0.85
"""What a threat is worth at every further city."""
LACKING: Final = 0.5
"""What it is worth for every unit that is missing."""
MISSING: Final = [SHARE * LACKING**units for units in range(40)]
AWAY: Final = [FAR**roads for roads in range(CITIES)]


class Walk:
    """A walk of one Idrakis through the kingdom as it is now, tried Order by Order."""

    def __init__(self, g: Xidit, seat: int, weights: list[float]) -> None:
        self.g: Final = g
        self.units = g.units[seat * KINDS : seat * KINDS + KINDS]
        self.bands = g.bands.copy()
        self.recruited = g.recruited[seat]
        self.token = g.token.copy()
        self.city = g.idrakis[seat]
        self.gain = 0.0
        self.entered = False
        """Whether the walk itself has removed a threat, so that the announced one is there."""
        self.best = -1.0
        self.threats = [city for city in range(CITIES) if g.token[city] == THREAT]
        self.prizes: Final = [0.0] * CITIES
        """What the threat of each city would bring, the announced one included."""
        for city in self.threats:
            self.prizes[city] = prize(g, seat, city, weights)
        if g.next[THREAT] >= 0:
            self.prizes[g.next[THREAT]] = prize(g, seat, g.next[THREAT], weights)

    def go(self, order: int) -> None:
        """One Order that is already settled."""
        if order < ACTION:
            to = KINGDOM.roads[self.city * COLOURS_OF_ROADS + order]
            self.city = to if to != NOWHERE else self.city
        elif order == ACTION:
            self.act()

    def act(self) -> bool:
        """An Action where the walk stands; whether it does anything."""
        city = self.city
        if self.token[city] == RECRUITMENT:
            if self.recruited >> city & 1 or self.bands[city] == 0:
                return False
            kind = weakest(self.bands[city])
            self.bands[city] -= one_of(kind)
            self.units[kind] += 1
            self.recruited |= 1 << city
            return True
        chance = 1.0
        if self.token[city] != THREAT:
            if city != self.g.next[THREAT]:
                return False
            chance = 1.0 if self.entered else ANNOUNCED
        asked = self.g.setup.requires[city]
        for kind in range(KINDS):
            if self.units[kind] < asked[kind]:
                return False
        for kind in range(KINDS):
            self.units[kind] -= asked[kind]
        self.token[city] = GONE
        self.gain += self.prizes[city] * chance
        self.entered = True
        return True

    def tried(self, order: int, left: int) -> float:
        """What the best plan would bring that goes on with this Order; the walk stays where it is."""
        city, gain, entered, recruited = self.city, self.gain, self.entered, self.recruited
        units, band, token = self.units.copy(), self.bands[city], self.token[city]
        self.best = -1.0
        self.go(order)
        self.search(left)
        self.units, self.gain, self.entered, self.recruited = units, gain, entered, recruited
        self.bands[city], self.token[city], self.city = band, token, city
        return self.best

    def search(self, left: int) -> None:
        """Try everything that could still be ordered; what is left at the end may be spent waiting."""
        self.best = max(self.best, self.gain + self.stock())
        if left == 0:
            return
        city, gain, entered, recruited = self.city, self.gain, self.entered, self.recruited
        for colour in range(COLOURS_OF_ROADS):
            to = KINGDOM.roads[city * COLOURS_OF_ROADS + colour]
            if to != NOWHERE:
                self.city = to
                self.search(left - 1)
        self.city = city
        units, band, token = self.units.copy(), self.bands[city], self.token[city]
        if self.act():
            self.search(left - 1)
            self.units, self.gain, self.entered, self.recruited = units, gain, entered, recruited
            self.bands[city], self.token[city], self.city = band, token, city

    def stock(self) -> float:
        """What the units in hand are worth where the walk ends: by themselves, and for the best threat left."""
        total = 0.0
        for kind in range(KINDS):
            worth = WORTH[kind]
            for _ in range(self.units[kind]):
                total += worth
                worth *= CROWD
        best = 0.0
        for city in self.threats:
            if self.token[city] == THREAT:
                best = max(best, self.promise(city))
        if self.g.next[THREAT] >= 0:
            best = max(best, self.promise(self.g.next[THREAT]) * 0.8)
        return total + best

    def promise(self, city: int) -> float:
        """What a threat is worth that the walk has not reached."""
        asked, units = self.g.setup.requires[city], self.units
        missing = 0
        for kind in range(KINDS):
            if units[kind] < asked[kind]:
                missing += asked[kind] - units[kind]
        return self.prizes[city] * MISSING[missing] * AWAY[DISTANCE[self.city * CITIES + city]]


GONE: Final = -2


def prize(g: Xidit, seat: int, city: int, weights: list[float]) -> float:
    """The two best rewards that the threat of a city would give a seat, weighed by what it needs."""
    shown = g.setup.rewards[city]
    gold = shown[GOLD] * weights[GOLD]
    bards = min(shown[BARDS], g.unplaced[seat]) * weights[BARDS] if g.setup.open[city] else 0.0
    floors = min(shown[FLOORS], room_for_floors(g, seat, city)) * weights[FLOORS]
    return gold + bards + floors - min(gold, min(bards, floors))


def prospects(g: Xidit, seat: int, weights: list[float], orders: list[int]) -> list[float]:
    """What the best plan would bring that begins as the wheels are already set and goes on with each of these Orders.

    The weights are what a coin, a bard and a floor are worth to the seat.
    """
    walk = Walk(g, seat, weights)
    settled = g.sealed[seat]
    for action in settled:
        walk.go(action - ORDER.base)
    found: list[float] = []
    for action in orders:
        found.append(walk.tried(action - ORDER.base, WHEELS - len(settled) - 1))
    return found


def stock(g: Xidit, seat: int, weights: list[float]) -> float:
    """What the units of a seat are worth where it stands."""
    return Walk(g, seat, weights).stock()


def distances() -> list[int]:
    """How many roads lie between every two cities, at 21 one + other."""
    found: list[int] = []
    for start in range(CITIES):
        away = [-1] * CITIES
        away[start] = 0
        reached = [start]
        for city in reached:
            for colour in range(COLOURS_OF_ROADS):
                to = KINGDOM.roads[city * COLOURS_OF_ROADS + colour]
                if to != NOWHERE and away[to] < 0:
                    away[to] = away[city] + 1
                    reached.append(to)
        found += away
    return found


DISTANCE: Final = distances()
