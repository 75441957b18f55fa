"""Powers by which an Exile turns Citizen. [oath.citizen.3]"""

from ...actions.recover import Taken
from ...asking import Pick
from ...board import EXILE, RELIQUARY
from ...citizen import become_citizen
from ...state import Oath
from ...table import from_reliquary
from ...vocabulary import PASS, SPACE_OF, YES
from .choice import Choice


class TurnCitizen(Choice):
    """An Exile may turn Citizen, if some condition holds."""

    def ready(self, g: Oath, player: int) -> bool:
        """The condition."""
        return True

    def can(self, g: Oath, player: int) -> bool:
        return g.role[player] == EXILE and self.ready(g, player)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PASS.base, YES.base]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == YES.base:
            become_citizen(g, player)


class TurnCitizenWithRelic(TurnCitizen):
    """A relic of the Reliquary comes along unseen. Stage 1: which."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 0:
            return [PASS.base, YES.base]
        return [SPACE_OF.base + space for space in range(RELIQUARY) if g.reliquary[space] >= 0]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 1:
            card = from_reliquary(g, player, action - SPACE_OF.base)
            g.then([Taken(player, [card], [])])
        elif action == YES.base:
            self.before(g, player)
            g.then([Pick(player, self.card, 1)])
            become_citizen(g, player)

    def before(self, g: Oath, player: int) -> None:
        """What is given up first."""
