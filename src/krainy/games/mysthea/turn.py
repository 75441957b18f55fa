"""A turn: exactly one base action, and at most one special action before or after it. [mysthea.turn]"""

from typing import Final

from krainy.engine.flow import Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from .actions.develop import can_develop, develop
from .actions.encounter import can_face, face, why_not_face
from .actions.islands import shift
from .actions.meditate import meditate
from .actions.operate import COST_OF, EFFECT_OF, play
from .battle.start import list_battlefields, start_battle
from .effects.effect import can_perform
from .effects.price import PRICES, buy
from .state import Mysthea, discharge, equipment_of, forget_moves, hand
from .vocabulary import BATTLE, DEVELOP, FACE, MEDITATE, NUMBER, PASS, PLAY, SHIFT, TURN_BEGAN, USE, USED, VOCABULARY


class BeginTurn(Step[Mysthea]):
    """A player's turn; every unit may move again. [mysthea.round.4, mysthea.move.2, mysthea.ruling.6]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Mysthea) -> None:
        g.turn = self.seat
        g.base_done = False
        g.special_done = False
        forget_moves(g)
        g.tell(TURN_BEGAN, self.seat)
        g.then([Turn(self.seat)])


def can_use(g: Mysthea, seat: int, card: int) -> bool:
    """Whether an equipment card on the board can be paid for and does something.
    [mysthea.equip.1, mysthea.ruling.49]"""
    cost = PRICES[COST_OF[card]]
    return cost.payable(g, seat, cost.energy) and can_perform(g, seat, EFFECT_OF[card], len(cost.types))


class Turn(Decision[Mysthea]):
    """Which action next; without its base action a turn cannot end.
    [mysthea.turn.1, mysthea.turn.2, mysthea.ruling.38]"""

    name = "Turn"
    rule = "mysthea.turn.1"
    answers = (PLAY, DEVELOP, MEDITATE, USE, BATTLE, SHIFT, FACE)
    secret = True

    def about(self, g: Mysthea) -> dict[str, Thing]:
        """How many base actions are left to take."""
        return {"left": (NUMBER, 0 if g.base_done else 1)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        if g.base_done:
            found.append(PASS.base)
        else:
            for card in hand(g, seat):
                found.append(PLAY.base + card)
            if can_develop(g, seat):
                found.append(DEVELOP.base)
            found.append(MEDITATE.base)
        if not g.special_done:
            usable = [USE.base + card for card in equipment_of(g, seat) if can_use(g, seat, card)]
            usable.sort()
            found += usable
            if g.charged >> seat & 1:  # [mysthea.battle.1, mysthea.shift.1]
                list_battlefields(g, seat, False, found)
                found.append(SHIFT.base)
            if can_face(g, seat):
                found.append(FACE.base)
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        g.then([self])  # after the action the turn goes on
        if action <= MEDITATE.base:
            g.base_done = True
            if action == DEVELOP.base:
                develop(g, seat)
            elif action == MEDITATE.base:
                meditate(g, seat)
            else:
                play(g, seat, action - PLAY.base)
            return
        g.special_done = True
        if action < BATTLE.base:
            card = action - USE.base
            g.tell(USED, seat, card)
            buy(g, seat, COST_OF[card], PRICES[COST_OF[card]].energy, EFFECT_OF[card], False)
        elif action < SHIFT.base:
            discharge(g, seat)
            start_battle(g, seat, action - BATTLE.base, 0)
        elif action == SHIFT.base:
            shift(g, seat)
        else:
            face(g, seat, False)

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        block = VOCABULARY.block_of(action)
        if block in (PLAY, DEVELOP, MEDITATE, PASS) and (g.base_done or block in (MEDITATE, PASS)):
            return Reason(self.rule)
        if block is PLAY:
            return Reason("mysthea.operate.1")
        if block is DEVELOP:
            return Reason("mysthea.develop.5" if g.energy[seat] > 0 else "mysthea.develop.1")
        if g.special_done:
            return Reason("mysthea.turn.2")
        if block is BATTLE:
            return Reason("mysthea.battle.2" if g.charged >> seat & 1 else "mysthea.battle.1")
        if block is FACE:
            return why_not_face(g, seat)
        return Reason("mysthea.equip.1" if block is USE else "mysthea.shift.1")
