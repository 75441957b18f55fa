"""Fortifications, and who is stronger. [runewars.battle]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step, replaced
from krainy.engine.vocabulary import Thing

from ..effects.effect import Perform
from ..hooks import COLLECTS, DEVELOPMENT_SCRIPT, LOST_BY_USE
from ..map.strongholds import damage_castle
from ..pieces import CONQUER, DAMAGED_STRENGTH, INTACT_STRENGTH, TYPES
from ..state import NOBODY, Runewars, has_supremacy
from ..vocabulary import BATTLE_WON, DEVELOPMENT, FORTIFICATION_USED, NEUTRALS_WON, PASS, STRENGTHS, YES
from .end import Capture, Overfull, Rout, SetBack, Spoils
from .record import ATTACKER, DEFENDER
from .retreat import Surplus
from .units import player_of, standing, strength_of

CONQUER_BONUS: Final = 3
"""By how much Conquer's supremacy weakens a stronghold. [runewars.conquer.2]"""


class Fortification(Step[Runewars]):
    """The defender may use his fortification.
    [runewars.battle.8, runewars.battle.14, runewars.battle.15, runewars.battle.16, runewars.battle.17,
    runewars.ruling.28]"""

    def run(self, g: Runewars) -> None:
        area, seat = g.battle.area, g.battle.defender
        kind = g.development[area]
        if seat != NOBODY and g.castle[area] == seat and kind and not COLLECTS[kind]:
            g.then([UseFortification(seat, kind)])


class UseFortification(Decision[Runewars]):
    """Use it or not. [runewars.dev.6]"""

    name = "UseFortification"
    rule = "runewars.dev.6"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"source": (DEVELOPMENT, self.kind)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, YES.base]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if LOST_BY_USE[self.kind]:
            g.development = replaced(g.development, g.battle.area, 0)
        g.tell(FORTIFICATION_USED, seat, self.kind)
        g.then([Perform(seat, DEVELOPMENT_SCRIPT[self.kind], 0, -1, DEFENDER)])


def castle_strength(g: Runewars) -> int:
    """What the defender's stronghold adds.
    [runewars.battle.10, runewars.stronghold.1, runewars.ruling.14, runewars.stronghold.2]"""
    area = g.battle.area
    if g.castle[area] == NOBODY:
        return 0
    strength = DAMAGED_STRENGTH if g.ruined >> area & 1 else INTACT_STRENGTH
    return max(0, strength - g.battle.siege - conquest(g))


def conquest(g: Runewars) -> int:
    """What the supremacy of Conquer takes from the stronghold, looked up when it counts. [runewars.conquer.2,
    runewars.ruling.14]"""
    seat = g.battle.attacker
    return CONQUER_BONUS if g.active[seat] == CONQUER and g.turn == seat and has_supremacy(g, seat) else 0


class CountStrength(Step[Runewars]):
    """The higher strength wins, the defender on a tie. [runewars.battle.11, runewars.battle.12]"""

    def run(self, g: Runewars) -> None:
        attack = strength_of(g, ATTACKER)
        defence = strength_of(g, DEFENDER) + castle_strength(g)
        g.tell(STRENGTHS, attack, defence)
        area = g.battle.area
        winner = ATTACKER if attack > defence else DEFENDER
        seat = player_of(g, winner)
        if seat == NOBODY:
            g.tell(NEUTRALS_WON, area)
        else:
            g.tell(BATTLE_WON, seat, area)
        if winner == ATTACKER:
            steps: list[AnyStep] = [Capture(seat), Rout(DEFENDER), SetBack(ATTACKER), Surplus(seat, area)]
        else:
            if standing_in(g, ATTACKER):
                damage_castle(g, area)
            steps = [Rout(ATTACKER), SetBack(DEFENDER), Overfull(area)]
        g.then([*steps, Spoils(winner)])


def standing_in(g: Runewars, side: int) -> int:
    """How many units of a side stand."""
    total = 0
    for unit in range(TYPES):
        total += standing(g, side, unit)
    return total
