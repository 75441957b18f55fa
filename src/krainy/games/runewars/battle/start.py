"""How a battle begins, and its steps. [runewars.battle]

A side is ATTACKER or DEFENDER. Units of a side are counted by class: kind (type, standing or routed) and damage.
"""

from krainy.engine.flow import Step

from ..control import left_of, put
from ..pieces import TYPES, class_of
from ..state import NOBODY, Runewars
from ..vocabulary import BATTLE_BEGAN
from .cards import ANY_TIME, BEFORE_STRENGTH, EARLY, START, BattleCards
from .end import EndBattle
from .record import ATTACKER, DEFENDER, EMPTY_LINE, Battle, Side
from .rounds import Round
from .strength import CountStrength, Fortification
from .support import Support


def start_battle(g: Runewars, seat: int, area: int) -> None:
    """A battle begins over an area that the seat's units have entered.
    [runewars.battle.1, runewars.battle.2, runewars.ruling.10, runewars.ruling.27]"""
    defender = g.lord[area]
    g.fought = True
    g.contest = area
    leader = defender if defender != NOBODY else left_of(g, seat)
    g.battle = Battle(area, seat, defender, leader, [Side(EMPTY_LINE.copy()), Side(EMPTY_LINE.copy())])
    g.tell(BATTLE_BEGAN, seat, area)
    g.then(
        [
            BattleCards(DEFENDER, EARLY),
            LineUp(),
            Support(ATTACKER),
            Support(DEFENDER),
            BattleCards(ATTACKER, START),
            BattleCards(DEFENDER, START),
            Round(1),
            BattleCards(ATTACKER, ANY_TIME),
            BattleCards(DEFENDER, ANY_TIME),
            Fortification(),
            BattleCards(ATTACKER, BEFORE_STRENGTH),
            BattleCards(DEFENDER, BEFORE_STRENGTH),
            CountStrength(),
            EndBattle(),
        ]
    )


class LineUp(Step[Runewars]):
    """All standing units of the area line up; routed ones and heroes stay out.
    [runewars.battle.3, runewars.damage.5]"""

    def run(self, g: Runewars) -> None:
        area = g.battle.area
        for unit in range(TYPES):
            g.battle.sides[ATTACKER].line[class_of(2 * unit)] += g.guests[2 * unit]
            standing = g.rows[area][2 * unit]
            if standing:
                put(g, area, 2 * unit, -standing)
                g.battle.sides[DEFENDER].line[class_of(2 * unit)] += standing
        g.guests = []
