"""Battle: line-up, support, cards, five rounds, strength, what follows. [runewars.battle, runewars.support]

A side is ATTACKER or DEFENDER. Units of a side are counted by class: kind (type, standing or routed) and damage.
"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from .combat import Round
from .control import Cull, holder, left_of, put, settle_area, units_on
from .decks import draw_tactics, why_not_play
from .effects.effect import Perform
from .fighting import player_of, routed_anywhere, strength_of
from .hooks import (
    COLLECTS,
    DELAYED,
    DEVELOPMENT_SCRIPT,
    LOST_BY_USE,
    ON_BATTLE,
    ON_BATTLE_START,
    ON_STRENGTH,
    VICTOR_DRAWS,
)
from .movement import join, why_not_hero
from .pieces import (
    CLASSES,
    CONQUER,
    DAMAGED_STRENGTH,
    HEROES,
    INTACT_STRENGTH,
    KINDS,
    LIMIT,
    MOST_HEALTH,
    STRONGHOLDS,
    TITLES,
    TYPES,
)
from .records import ATTACKER, DEFENDER, EMPTY_LINE, NO_BATTLE, Battle, Side, Supporter
from .retreat import Surplus, flee, lose
from .state import EMPTY_ROW, NOBODY, Runewars, replaced
from .vocabulary import (
    AREA,
    BATTLE_BEGAN,
    BATTLE_CALLED_OFF,
    BATTLE_WON,
    BUILT,
    DEVELOPMENT,
    FORTIFICATION_USED,
    NEUTRALS_WON,
    PASS,
    PLAY,
    RAZE,
    RAZED,
    STRENGTHS,
    STRONGHOLD_DAMAGED,
    SUPPORT,
    SUPPORTED,
    YES,
)
from .windows import anything_up, asides, might_play, play_card, playable, take_aside

CONQUER_BONUS: Final = 3
"""By how much Conquer's supremacy weakens a stronghold. [runewars.conquer.2]"""


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
            g.battle.sides[ATTACKER].line[2 * unit * MOST_HEALTH] += g.guests[2 * unit]
            standing = g.rows[area][2 * unit]
            if standing:
                put(g, area, 2 * unit, -standing)
                g.battle.sides[DEFENDER].line[2 * unit * MOST_HEALTH] += standing
        g.guests = []


# -- supporting heroes -------------------------------------------------------------------------------------------------


class Support(Step[Runewars]):
    """Standing heroes on the area are set beside different unit types. [runewars.support.1, runewars.battle.5]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        seat = player_of(g, self.side)
        if seat != NOBODY:
            g.then([SupportBy(seat, self.side)])


class SupportBy(Decision[Runewars]):
    """One player's supporting heroes. [runewars.support.1, runewars.ruling.50]"""

    name = "SupportBy"
    rule = "runewars.support.1"
    answers = (SUPPORT,)
    lapses = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.battle.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        busy, helped = self.taken(g)
        found: list[int] = []
        for hero in range(len(HEROES)):
            if g.hero_seat[hero] != seat or g.hero_at[hero] != g.battle.area or g.heroes_routed >> hero & 1:
                continue
            if hero in busy:
                continue
            for unit in range(TYPES):
                if g.battle.sides[self.side].line[2 * unit * MOST_HEALTH] and unit not in helped:
                    found.append(SUPPORT.base + hero * TYPES + unit)
        return [PASS.base, *found] if found else []

    def taken(self, g: Runewars) -> tuple[list[int], list[int]]:
        """The heroes that support already, and the types that this side's heroes support."""
        busy: list[int] = []
        helped: list[int] = []
        for each in g.battle.supporters:
            busy.append(each.hero)
            if each.side == self.side:
                helped.append(each.unit)
        return busy, helped

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            hero, unit = divmod(action - SUPPORT.base, TYPES)
            g.battle.supporters = [*g.battle.supporters, Supporter(hero, self.side, unit)]
            g.tell(SUPPORTED, seat, hero, unit)
            g.then([self])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_hero(g, seat, action, self.rule)


def supporting(g: Runewars, side: int) -> int:
    """The heroes that support a side, as a mask."""
    heroes = 0
    for each in g.battle.supporters:
        if each.side == side:
            heroes |= 1 << each.hero
    return heroes


# -- windows -----------------------------------------------------------------------------------------------------------

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


# -- step 6 ------------------------------------------------------------------------------------------------------------


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
        g.tell(FORTIFICATION_USED, seat, self.kind)
        if LOST_BY_USE[self.kind]:
            g.development = replaced(g.development, g.battle.area, 0)
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
    from .year import has_supremacy

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
        first = 2 * unit * MOST_HEALTH
        total += sum(g.battle.sides[side].line[first : first + MOST_HEALTH])
    return total


def damage_castle(g: Runewars, area: int) -> None:
    """A stronghold is turned to its damaged side. [runewars.battle.19]"""
    if g.castle[area] != NOBODY and not g.ruined >> area & 1:
        g.ruined |= 1 << area
        g.tell(STRONGHOLD_DAMAGED, g.castle[area], area)


def raze(g: Runewars, area: int) -> None:
    """A stronghold is removed, its development with it. [runewars.dev.2]"""
    g.tell(RAZED, g.castle[area], area)
    g.castle = replaced(g.castle, area, NOBODY)
    g.ruined &= ~(1 << area)
    g.development = replaced(g.development, area, 0)


def set_castle(g: Runewars, seat: int, area: int, damaged: bool) -> None:
    """A stronghold token is set on an area."""
    g.castle = replaced(g.castle, area, seat)
    if damaged:
        g.ruined |= 1 << area
    else:
        g.ruined &= ~(1 << area)
    g.tell(BUILT, seat, area)


# -- step 7 ------------------------------------------------------------------------------------------------------------


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
        row[each // MOST_HEALTH] += line[each]
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
            g.rows[area] = EMPTY_ROW
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
