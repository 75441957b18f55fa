"""The end of a battle: strongholds taken, retreats, survivors, spoils. [runewars.battle]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step, replaced, replaced_row
from krainy.engine.vocabulary import Thing

from ..control import Cull, holder, settle_area, units_on
from ..decks import draw_tactics
from ..effects.effect import Perform
from ..hooks import DELAYED, VICTOR_DRAWS
from ..map.strongholds import raze, set_castle
from ..orders.movement import join
from ..pieces import CLASSES, KINDS, LIMIT, STRONGHOLDS, TITLES, kind_of_class
from ..state import EMPTY_ROW, NOBODY, Runewars
from ..vocabulary import AREA, BATTLE_CALLED_OFF, PASS, RAZE, YES
from .record import ATTACKER, DEFENDER, EMPTY_LINE, NO_BATTLE
from .retreat import Surplus, flee, lose
from .support import supporting
from .units import player_of


class Capture(Step[Runewars]):
    """The enemy stronghold is removed; the winner may put one of his there. [runewars.battle.18]"""

    def __init__(self, seat: int, keep_side: bool = False) -> None:
        self.seat: Final = seat
        self.keep_side: Final = keep_side

    def run(self, g: Runewars) -> None:
        area = g.battle.area
        if g.castle[area] == NOBODY:
            return
        damaged = not self.keep_side or g.ruined >> area & 1 == 1
        raze(g, area)
        if not self.keep_side:
            g.stormed = True
        g.then([Replace(self.seat, area, damaged)])


class Replace(Decision[Runewars]):
    """Put an own stronghold where the enemy's stood; with all four on the board one must be destroyed for it.
    [runewars.battle.18, runewars.ruling.49]"""

    name = "Replace"
    rule = "runewars.battle.18"
    may_offer = (RAZE,)

    def __init__(self, seat: int, area: int, damaged: bool) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.damaged: Final = damaged

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        own = [area for area in range(len(g.castle)) if g.castle[area] == seat]
        if len(own) < STRONGHOLDS:
            return [PASS.base, YES.base]
        return [PASS.base, *[RAZE.base + area for area in own]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if action != YES.base:
            raze(g, action - RAZE.base)
            settle_area(g, action - RAZE.base)
        set_castle(g, seat, self.area, self.damaged)


def row_of(line: list[int]) -> list[int]:
    """The units of a line by kind: all damage is removed. [runewars.battle.13]"""
    row = EMPTY_ROW.copy()
    for each in range(CLASSES):
        row[kind_of_class(each)] += line[each]
    return row


class Rout(Step[Runewars]):
    """The loser retreats with all that took part; who was routed before is destroyed.
    [runewars.battle.20, runewars.battle.21, runewars.neutral.5, runewars.retreat.7]"""

    def __init__(self, side: int, rout: bool = True) -> None:
        self.side: Final = side
        self.rout: Final = rout

    def run(self, g: Runewars) -> None:
        area, seat = g.battle.area, player_of(g, self.side)
        row = row_of(g.battle.sides[self.side].line)
        g.battle.sides[self.side].line = EMPTY_LINE.copy()
        if self.side == DEFENDER:
            for kind in range(KINDS):
                if g.rows[area][kind]:
                    if self.rout:
                        lose(g, seat, kind, g.rows[area][kind], area)
                    else:
                        row[kind] += g.rows[area][kind]  # a tactical retreat takes them along
            g.rows = replaced_row(g.rows, area, EMPTY_ROW)
        flee(g, seat, area, row, self.rout, supporting(g, self.side))


class SetBack(Step[Runewars]):
    """The winner sets his survivors back. [runewars.battle.13, runewars.ruling.29]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        area = g.battle.area
        join(g, area, row_of(g.battle.sides[self.side].line))
        g.battle.sides[self.side].line = EMPTY_LINE.copy()
        if self.side == ATTACKER:
            # The area is his to look at from now on, unless only allies are left to him. [runewars.ruling.29]
            g.battle.defender = holder(g, area)


class Overfull(Step[Runewars]):
    """A defender whom abilities raised above eight destroys down to eight. [runewars.ruling.31]"""

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def run(self, g: Runewars) -> None:
        seat = g.battle.defender
        if seat != NOBODY and units_on(g, self.area) > LIMIT:
            g.then([Cull(seat, self.area, units_on(g, self.area) - LIMIT)])


class Spoils(Step[Runewars]):
    """What the winner is remembered for, and gets. [runewars.title.3]"""

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner

    def run(self, g: Runewars) -> None:
        battle = g.battle
        attacker = battle.attacker
        seat = attacker if self.winner == ATTACKER else battle.defender
        if battle.foe != NOBODY:
            g.slaughter = max(g.slaughter, battle.sides[DEFENDER].lost)
        if seat == NOBODY:
            return
        if self.winner == DEFENDER:
            g.held = replaced(g.held, seat, g.held[seat] | 1 << battle.area)
        killed = battle.sides[1 - self.winner].neutrals_lost
        if killed:
            g.neutral_kills = replaced(g.neutral_kills, seat, g.neutral_kills[seat] + killed)
        steps: list[AnyStep] = []
        for place in range(len(DELAYED)):
            if battle.prizes >> place & 1:
                steps.append(Perform(seat, DELAYED[place]))
        for title in range(len(TITLES)):
            if VICTOR_DRAWS[title] and g.titles[title] == seat:
                draw_tactics(g, seat, VICTOR_DRAWS[title])
        g.then(steps)


class EndBattle(Step[Runewars]):
    """The battle marker is removed. [runewars.battle.13]"""

    def run(self, g: Runewars) -> None:
        area = g.battle.area
        g.battle = NO_BATTLE
        settle_area(g, area)


def call_off(g: Runewars, seat: int) -> None:
    """The battle is cancelled: the defender withdraws unrouted, the attacker stays. Cards played for it are lost."""
    area, attacker = g.battle.area, g.battle.attacker
    g.unwind(EndBattle)
    g.tactics_discard = g.tactics_discard + g.table
    g.table = []
    g.tell(BATTLE_CALLED_OFF, area)
    g.then([Rout(DEFENDER, False), Capture(attacker, True), SetBack(ATTACKER), Surplus(attacker, area)])
