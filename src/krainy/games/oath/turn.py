"""Rounds and turns: every player wakes, acts and rests; then the round ends. [oath.turn, oath.win]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Thing

from .actions.act import Act
from .asking import Asking, SettleTitle
from .board import END_DIE, EXILE, LAST_ROUND, PEOPLES_FAVOR, SLOTS
from .hooks import DIE_ROLLED, POWERS, card_at
from .opening.leaving import drop_borrowed
from .prince.turn import PrinceTurn
from .rest import Rest
from .scoring import empire_wins, war_exhaustion
from .state import Oath
from .vocabulary import END_DIE as END_DIE_EVENT
from .vocabulary import END_DIE_LOT, NUM, NUMBER, PASS, ROUND_BEGAN, TURN_BEGAN
from .wake import MobCheck, Opportunity, Upkeep, Wake


class Round(Step[Oath]):
    """Every player takes a turn, the Chancellor first; then the round ends. [oath.turn.1]"""

    def run(self, g: Oath) -> None:
        g.tell(ROUND_BEGAN, g.round)
        g.then([*[Turn(player) for player in g.order], SettleTitle(), EndRound()])


class Turn(Step[Oath]):
    """One turn: Wake, Act, Rest. [oath.turn.1]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        if player >= g.players:  # an Exile who left the learning game [oath.setup.19]
            return
        g.turn = player
        g.act_over = False
        g.scepter_taken = False
        g.refused = []
        g.tired = 0
        g.camps = []
        g.worn = []
        g.gone_suits = [0] * SLOTS
        g.tell(TURN_BEGAN, player)
        if player == g.prince:
            g.then([PrinceTurn(player)])
            return
        steps: list[AnyStep] = []
        if g.banner_of[PEOPLES_FAVOR] == player:
            steps.append(Upkeep(player))
            if g.mob:
                steps.append(Upkeep(player))
            steps.append(MobCheck())
        g.then([*steps, SettleTitle(), Wake(player), Opportunity(player), Act(player), Rest(player)])


class EndRound(Step[Oath]):
    """After the last turn: the Stable Regime, or War Exhaustion. [oath.turn.2, oath.win.3, oath.win.5]"""

    def run(self, g: Oath) -> None:
        g.turn = -1
        if g.round == LAST_ROUND:
            war_exhaustion(g)
            return
        if g.round >= 5 and g.role[g.title] != EXILE:
            face = g.roll(6, END_DIE_LOT) + 1
            g.tell(END_DIE_EVENT, face - 1)
            steps: list[AnyStep] = [StableRegime(face)]
            for at in g.live[DIE_ROLLED]:
                shifter = POWERS[card_at(at)].die_shifter(g, at)
                if shifter >= 0:
                    steps = [ShiftDie(shifter, face)]
            g.then(steps)
            return
        g.then([NextRound()])


class ShiftDie(Asking):
    """A card lets its ruler shift the end die by one."""

    name = "ShiftDie"
    rule = "oath.win.3"

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face: Final = face

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, self.face)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = [PASS.base]
        if self.face > 1:
            found.append(NUM.base + self.face - 1)
        if self.face < 6:
            found.append(NUM.base + self.face + 1)
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        face = self.face
        if action != PASS.base:
            face = action - NUM.base
            g.tell(END_DIE_EVENT, face - 1)
        g.then([StableRegime(face)])


class StableRegime(Step[Oath]):
    """The end die decides whether the Empire has won. [oath.win.3]"""

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def run(self, g: Oath) -> None:
        if self.face >= END_DIE[g.round - 5]:
            empire_wins(g, "oath.win.3")
        else:
            g.then([NextRound()])


class NextRound(Step[Oath]):
    """The round marker moves on."""

    def run(self, g: Oath) -> None:
        g.round += 1
        if g.round == 2 and g.players > g.seats and g.prince < 0:
            drop_borrowed(g)
        g.then([Round()])
