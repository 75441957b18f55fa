"""Powers that look at hidden cards. [oath.term.19]"""

from ...actions.recover import Taken
from ...asking import Pick
from ...hooks import Power
from ...state import Oath
from ...table import bury_relic, gain_relic, open_relic, see, see_relic
from ...vocabulary import BURIED_UNSEEN, LOOKED, PASS, YES


class TopThree(Power):
    """Three cards are looked at, if they are news."""

    def can(self, g: Oath, player: int) -> bool:
        return any(not g.cards.knows(g.driver[player], slot) for slot in self.top(g, player))

    def top(self, g: Oath, player: int) -> list[int]:
        """The cards that would be seen, the first one last."""
        return []

    def use(self, g: Oath, player: int) -> None:
        g.tell(LOOKED, player)
        g.learned()
        for slot in self.top(g, player)[::-1]:
            see(g, player, slot)


class DrawRelic(Power):
    """The top relic is kept or buried."""

    def can(self, g: Oath, player: int) -> bool:
        return len(g.relic_deck) > 0

    def use(self, g: Oath, player: int) -> None:
        g.tell(LOOKED, player)
        g.learned()
        see_relic(g, player, g.relic_deck[0])
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PASS.base, YES.base]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        slot = g.relic_deck[0]
        g.relic_deck = g.relic_deck[1:]
        if action == YES.base:
            keep_relic(g, player, slot)
        else:
            bury_relic(g, player, slot, False)
            g.tell(BURIED_UNSEEN, player)


def keep_relic(g: Oath, player: int, slot: int) -> None:
    """A relic of the deck is kept, which is taking it. A last line. [oath.term.20]"""
    card = open_relic(g, slot)
    gain_relic(g, player, card)
    g.then([Taken(player, [card], [])])
