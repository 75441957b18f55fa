"""Shifting an island, and attuning while it hangs in the centre. [mysthea.shift, mysthea.attune]"""

from typing import Final

from krainy.engine.effects import NOTHING
from krainy.engine.flow import AnyStep, Decision, replaced
from krainy.engine.vocabulary import Reason, Thing

from ..board import ISLANDS, PLACES, RINGS, inserted
from ..cards import ATTUNEMENTS
from ..effects.effect import Perform
from ..hooks import ATTUNES_ANY
from ..state import Mysthea, ability, discharge
from ..vocabulary import ATTUNE, ATTUNED, INSERT, INSERTED, ISLAND, PASS, SHIFTED

SCORING: Final = [NOTHING] * len(ATTUNEMENTS)
"""What each side of each attunement card scores; filled by effects/reading.py. [mysthea.attune.3, mysthea.attune.4]"""
AT_ERA_END: Final = [False] * len(ATTUNEMENTS)
"""Whether it scores at the end of the Era. [mysthea.attune.4]"""


def attunement(g: Mysthea, island: int) -> int:
    """The side of the island's attunement card that lies up in this game. [mysthea.setup.7]"""
    return island + (len(ISLANDS) if g.night >> island & 1 else 0)


def in_the_centre(g: Mysthea) -> int:
    """The island that hangs in the centre until it is put back into the ring; -1 for none. [mysthea.shift.2]"""
    for step in g.flow:
        if isinstance(step, Insert):
            return step.island
    return -1


def shift(g: Mysthea, seat: int) -> None:
    """The artefact is discharged and the island of the own Chosen goes to the centre.
    [mysthea.shift.1, mysthea.shift.2]"""
    discharge(g, seat)
    island = g.home[seat] // PLACES
    steps: list[AnyStep] = [Attune(seat, island), Insert(seat, island)]
    g.then(steps)
    g.tell(SHIFTED, seat, island)


class Attune(Decision[Mysthea]):
    """The shifter may take the island's attunement card and score it, once an Era.
    [mysthea.attune.1, mysthea.attune.2, mysthea.ruling.39]"""

    name = "Attune"
    rule = "mysthea.attune.2"
    answers = (ATTUNE,)
    lapses = True

    def __init__(self, seat: int, island: int) -> None:
        super().__init__(seat)
        self.island: Final = island

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"island": (ISLAND, self.island)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        if g.attuned[seat] >= 0:
            return found
        anywhere = ATTUNES_ANY[ability(g, seat)]  # [mysthea.chosen.8]
        for island in range(len(ISLANDS)):
            if (island == self.island or anywhere) and island not in g.attuned:
                found.append(ATTUNE.base + island)
        return [PASS.base, *found] if found else found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        g.attuned = replaced(g.attuned, seat, action - ATTUNE.base)
        card = attunement(g, g.attuned[seat])
        g.tell(ATTUNED, seat, card)
        if not AT_ERA_END[card]:
            g.then([Perform(seat, SCORING[card])])

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        return why_not_attune(g, seat, action - ATTUNE.base) if action in ATTUNE else Reason(self.rule)


def why_not_attune(g: Mysthea, seat: int, island: int) -> Reason:
    """The rule that forbids to attune to an island now. [mysthea.attune.1, mysthea.attune.2]"""
    return Reason("mysthea.attune.2" if g.attuned[seat] >= 0 or island in g.attuned else "mysthea.attune.1")


class Insert(Decision[Mysthea]):
    """The island goes back into the ring, into one of the three gaps it did not come from. [mysthea.shift.3,
    mysthea.ruling.13]"""

    name = "Insert"
    rule = "mysthea.shift.3"

    def __init__(self, seat: int, island: int) -> None:
        super().__init__(seat)
        self.island: Final = island

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"island": (ISLAND, self.island)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        ring = RINGS[g.ring]
        return [
            INSERT.base + island
            for island in range(len(ISLANDS))
            if island != self.island and island != ring.before[self.island]
        ]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        after = action - INSERT.base
        g.ring = inserted(g.ring, self.island, after)
        g.tell(INSERTED, self.island, after)
