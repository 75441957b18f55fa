"""Cleaning up; Exiles who may join him. [oath.prince.20]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ..asking import NO_YES, Asking
from ..board import EXILE, RELIQUARY
from ..cards import SCEPTER
from ..citizen import become_citizen
from ..rest import RestPowers, return_tokens
from ..state import Oath
from ..table import from_reliquary, see_relic
from ..vocabulary import YES


class Cleanup(Step[Oath]):
    """Tokens come back; while he is not Oathkeeper he gives relics to Exiles who join him. [oath.prince.20]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        return_tokens(g, player, 0)
        steps: list[AnyStep] = []
        if player == g.chancellor and SCEPTER in g.held[player] and g.title != player:
            steps = [Lure(other) for other in g.order if g.role[other] == EXILE]
        g.then([*steps, RestPowers(player, [])])


def bottom_relic(g: Oath) -> int:
    """The lowest space of the Reliquary with a relic, or -1."""
    for space in range(RELIQUARY - 1, -1, -1):
        if g.reliquary[space] >= 0:
            return space
    return -1


class Lure(Step[Oath]):
    """An Exile looks at the bottom relic."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        space = bottom_relic(g)
        if space >= 0 and g.role[self.seat] == EXILE:
            see_relic(g, self.seat, g.reliquary[space])
            g.then([TakeLure(self.seat)])


class TakeLure(Asking):
    """It takes the relic and becomes a Citizen, or not. [oath.prince.20]"""

    name = "TakeLure"
    rule = "oath.prince.20"

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            from_reliquary(g, seat, bottom_relic(g))
            become_citizen(g, seat)
