"""Moments of a battle at which cards are played. [runewars.effect.7, runewars.effect.8]"""

from typing import Final

from krainy.engine.flow import Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..decks import why_not_play
from ..hooks import ON_BATTLE, ON_BATTLE_START, ON_STRENGTH
from ..state import NOBODY, Runewars
from ..tactics import might_play, play_card, playable
from ..vocabulary import AREA, OBJECTIVE_A, PASS, PLAY
from ..windows import anything_up, asides, take_aside
from .record import ATTACKER
from .units import player_of, routed_anywhere

EARLY: Final = 0
"""Before the line-up: only "during a battle", only the defender."""
START: Final = 1
ANY_TIME: Final = 2
BEFORE_STRENGTH: Final = 3


class BattleCards(Step[Runewars]):
    """A moment of the battle at which a side's player may play cards. [runewars.effect.7, runewars.effect.8]"""

    def __init__(self, side: int, moment: int) -> None:
        self.side: Final = side
        self.moment: Final = moment

    def run(self, g: Runewars) -> None:
        seat = player_of(g, self.side)
        if seat != NOBODY:
            g.then([BattleWindow(seat, self.side, self.moment, 0)])


class BattleWindow(Decision[Runewars]):
    """Cards for this moment; no two copies of one card at the same moment.
    [runewars.effect.7, runewars.effect.8, runewars.battle.6, runewars.ruling.25]"""

    name = "BattleWindow"
    rule = "runewars.effect.8"
    may_offer = (OBJECTIVE_A,)
    answers = (PLAY,)
    secret = True
    lapses = True

    def __init__(self, seat: int, side: int, moment: int, played: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.moment: Final = moment
        self.played: Final = played
        """The cards played at this moment, as a mask."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area)}

    def opens(self, g: Runewars, seat: int) -> bool:
        """Whether somebody might have something to play, as far as all can see."""
        any_time = routed_anywhere(g, self.side) and might_play(g, seat, ON_BATTLE)
        if self.moment == START:
            if self.side == ATTACKER and anything_up(g, seat):
                return True
            return any_time or might_play(g, seat, ON_BATTLE_START)
        if self.moment == BEFORE_STRENGTH:
            fort = self.side == ATTACKER and g.castle[g.battle.area] != NOBODY
            return might_play(g, seat, ON_STRENGTH) and (fort or routed_anywhere(g, self.side))
        return any_time

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if not self.opens(g, seat):
            return []
        cards: list[int] = []
        if self.moment == BEFORE_STRENGTH:
            cards = playable(g, seat, ON_STRENGTH)
        else:
            cards = playable(g, seat, ON_BATTLE)
            if self.moment == START:
                cards = cards + playable(g, seat, ON_BATTLE_START)
        found = [PLAY.base + card for card in cards]
        if self.moment == START and self.side == ATTACKER:
            found += [action for action in asides(g, seat, 0) if action not in found]
        found = [action for action in found if not self.again(action)]
        found.sort()
        return [PASS.base, *found]

    def again(self, action: int) -> bool:
        """Whether it plays a card of which a copy was played at this moment."""
        return PLAY.base <= action < PLAY.base + PLAY.size and self.played >> action - PLAY.base & 1 == 1

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if PLAY.base <= action < PLAY.base + PLAY.size:
            card = action - PLAY.base
            again = BattleWindow(seat, self.side, self.moment, self.played | 1 << card)
            play_card(g, seat, card, [again])
        else:
            take_aside(g, seat, action, [self])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_play(g, seat, action - PLAY.base, self.rule) if action in PLAY else Reason(self.rule)
