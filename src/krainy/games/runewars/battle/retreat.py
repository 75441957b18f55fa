"""Retreats: where to, who chooses, what is lost on the way. [runewars.retreat, runewars.ruling.22]"""

from typing import Final

from krainy.engine.flow import Decision, replaced_row
from krainy.engine.vocabulary import Reason, Thing

from ..control import Cull, empty, friendly, left_of, neutrals_on, settle_area, units_on
from ..heroes.heroes import move_hero, rout_hero
from ..orders.movement import closed_to, reachable
from ..pieces import FACTION_OF, FLYING, HERO_FLYING, KINDS, LIMIT, TYPES, class_of, kind_of_class
from ..state import EMPTY_ROW, NOBODY, Runewars
from ..vocabulary import (
    AREA,
    DESTROYED,
    HERO_A,
    NEUTRALS_LEAVE,
    NEUTRALS_MOVED,
    NUMBER_OF,
    PASS,
    RETREAT,
    RETREATED,
    ROUTED,
    SENT_AWAY,
    TARGET,
)
from .record import ATTACKER, DEFENDER


def flyers_and_walkers(row: list[int]) -> tuple[bool, bool]:
    """Whether flying units, and others, are in a row."""
    wings = feet = False
    for kind in range(KINDS):
        if row[kind]:
            if FLYING[kind // 2]:
                wings = True
            else:
                feet = True
    return wings, feet


def allowed(g: Runewars, owner: int, area: int) -> int:
    """How welcome an area is to a retreat: 0 first, 1 if there is no other, 2 never. [runewars.retreat.2,
    runewars.retreat.4]"""
    if g.battle.area == area:
        return 2  # no unit comes to a battle that way [runewars.effect.6]
    if owner == NOBODY:
        return 0 if g.lord[area] == NOBODY else 2
    if friendly(g, owner, area):
        return 0
    return 1 if empty(g, area) else 2


def havens(g: Runewars, owner: int, frm: int, row: list[int]) -> list[int]:
    """The areas to which units retreat together; the owner is NOBODY for unallied neutral units.
    [runewars.retreat.1, runewars.retreat.2, runewars.retreat.3, runewars.retreat.4, runewars.retreat.5,
    runewars.retreat.6, runewars.ruling.22]"""
    wings, feet = flyers_and_walkers(row)
    on_foot = reachable(g, frm, closed_to(g, owner, False))
    winged = reachable(g, frm, 0)
    groups = [on_foot if feet else winged]
    if wings and feet:
        groups.append(winged)
    for reach in groups:
        for welcome in range(2):
            found = [area for area in reach if allowed(g, owner, area) == welcome]
            if found:
                found.sort()
                return found
    return []


def flee(g: Runewars, owner: int, frm: int, row: list[int], rout: bool, heroes: int = 0) -> None:
    """Units (not counted on any area now) retreat; their player, or for neutral units the one to the left of the
    active player, names the area. Supporting heroes go with them. [runewars.retreat.1, runewars.diplomacy.6]"""
    g.fleeing = row
    g.then([Flee(decider(g, owner), owner, frm, rout, heroes)])


def decider(g: Runewars, owner: int) -> int:
    """Who decides for units. [runewars.neutral.7, runewars.ruling.18]"""
    if owner != NOBODY:
        return owner
    return left_of(g, g.turn if g.turn != NOBODY else g.first)


class Flee(Decision[Runewars]):
    """Where the units retreat to. [runewars.retreat.2, runewars.retreat.3, runewars.retreat.4]"""

    name = "Flee"
    rule = "runewars.retreat.2"
    answers = (RETREAT,)
    lapses = True

    def __init__(self, seat: int, owner: int, frm: int, rout: bool, heroes: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.frm: Final = frm
        self.rout: Final = rout
        self.heroes: Final = heroes
        """The supporting heroes that go along, as a mask."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"frm": (AREA, self.frm)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if sum(g.fleeing) == 0:
            return []
        return [RETREAT.base + area for area in havens(g, self.owner, self.frm, g.fleeing)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - RETREAT.base
        arrive(g, self.owner, self.frm, area, self.rout)
        if self.rout:
            follow(g, self.owner, self.heroes, area, True)
        elif self.heroes:
            g.then([Accompany(seat, self.heroes, area)])

    def lapse(self, g: Runewars) -> None:
        for kind in range(KINDS):
            lose(g, self.owner, kind, g.fleeing[kind], self.frm)
        g.fleeing = []
        if self.heroes and self.rout:
            g.then([HeroesFlee(self.seat, self.heroes, True)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in RETREAT:
            return why_not_retreat(g, self.owner, self.frm, action - RETREAT.base)
        return Reason(self.rule)


def lose(g: Runewars, owner: int, kind: int, number: int, area: int) -> None:
    """Retreating units are destroyed; they count as lost in the battle."""
    if number:
        g.stock[kind // 2] += number
        for _ in range(number):
            g.tell(DESTROYED, class_of(kind), area)
        note_loss(g, owner, area, number, number if FACTION_OF[kind // 2] < 0 else 0)


def note_loss(g: Runewars, owner: int, frm: int, number: int, neutrals: int) -> None:
    """Write down what a side of the battle has lost in retreating from it, and how many of them were neutral units."""
    if g.battle.area == frm:
        side = ATTACKER if owner == g.battle.attacker else DEFENDER
        g.battle.sides[side].lost += number
        g.battle.sides[side].neutrals_lost += neutrals


def arrive(g: Runewars, owner: int, frm: int, area: int, rout: bool) -> None:
    """The retreating units come to an area and are routed; who cannot cross the border is destroyed.
    [runewars.retreat.1, runewars.retreat.3]"""
    row = g.fleeing
    on_foot = area in reachable(g, frm, closed_to(g, owner, False))
    made = g.rows[area].copy()
    for kind in range(KINDS):
        if not row[kind]:
            continue
        if not on_foot and not FLYING[kind // 2]:
            lose(g, owner, kind, row[kind], frm)
            continue
        if rout and kind % 2 == 0:
            for _ in range(row[kind]):
                g.tell(ROUTED, class_of(kind), area)
        made[kind | 1 if rout else kind] += row[kind]
    g.fleeing = []
    g.rows = replaced_row(g.rows, area, made)
    if owner == NOBODY:
        g.tell(NEUTRALS_MOVED, frm, area)
    else:
        g.tell(RETREATED, owner, frm, area)
    settle_area(g, area)
    if g.lord[area] != NOBODY and units_on(g, area) > LIMIT:
        surplus = units_on(g, area) - LIMIT
        note_loss(g, owner, frm, surplus, 0)
        g.then([Cull(g.lord[area], area, surplus)])


def follow(g: Runewars, seat: int, heroes: int, area: int, rout: bool) -> None:
    """Supporting heroes go with the units; one who cannot goes where he can, or stays. [runewars.support.3,
    runewars.ruling.22]"""
    alone = 0
    for hero in range(len(g.hero_at)):
        if heroes >> hero & 1:
            if area in reachable(g, g.hero_at[hero], closed_to(g, seat, HERO_FLYING[hero])):
                move_hero(g, hero, area)
                if rout:
                    rout_hero(g, hero)
            else:
                alone |= 1 << hero
    if alone:
        g.then([HeroesFlee(seat, alone, rout)])


class Accompany(Decision[Runewars]):
    """Supporting heroes may go with units that withdraw without being routed."""

    name = "Accompany"
    rule = "runewars.retreat.5"
    lapses = True

    def __init__(self, seat: int, heroes: int, area: int) -> None:
        super().__init__(seat)
        self.heroes: Final = heroes
        self.area: Final = area

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [
            HERO_A.base + hero
            for hero in range(len(g.hero_at))
            if self.heroes >> hero & 1
            and self.area in reachable(g, g.hero_at[hero], closed_to(g, seat, HERO_FLYING[hero]))
        ]
        return [PASS.base, *found] if found else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            hero = action - HERO_A.base
            move_hero(g, hero, self.area)
            g.then([Accompany(seat, self.heroes & ~(1 << hero), self.area)])


class HeroesFlee(Decision[Runewars]):
    """Supporting heroes whom no unit takes along go to any adjacent area, all to one. [runewars.retreat.5,
    runewars.support.3]"""

    name = "HeroesFlee"
    rule = "runewars.retreat.5"
    lapses = True

    def __init__(self, seat: int, heroes: int, rout: bool) -> None:
        super().__init__(seat)
        self.heroes: Final = heroes
        self.rout: Final = rout

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"frm": (AREA, g.hero_at[first_hero(self.heroes)])}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        first = first_hero(self.heroes)
        found = reachable(g, g.hero_at[first], closed_to(g, seat, HERO_FLYING[first]))
        found.sort()
        return [RETREAT.base + area for area in found]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - RETREAT.base
        if self.rout:
            rout_all(g, self.heroes)
        follow(g, seat, self.heroes, area, False)

    def lapse(self, g: Runewars) -> None:
        if self.rout:
            rout_all(g, self.heroes)


def rout_all(g: Runewars, heroes: int) -> None:
    """Heroes are routed where they are."""
    for hero in range(len(g.hero_at)):
        if heroes >> hero & 1:
            rout_hero(g, hero)


def first_hero(heroes: int) -> int:
    """The first hero of a mask."""
    hero = 0
    while not heroes >> hero & 1:
        hero += 1
    return hero


# -- neutral units sent away -------------------------------------------------------------------------------------------


def neutral_row(g: Runewars, area: int, standing_only: bool) -> list[int]:
    """The neutral units of an area as a row."""
    row = EMPTY_ROW.copy()
    for unit in range(TYPES):
        if FACTION_OF[unit] < 0:
            row[2 * unit] = g.rows[area][2 * unit]
            if not standing_only:
                row[2 * unit + 1] = g.rows[area][2 * unit + 1]
    return row


def take_off(g: Runewars, area: int, row: list[int]) -> None:
    """Units leave an area's row."""
    made = g.rows[area].copy()
    for kind in range(KINDS):
        made[kind] -= row[kind]
    g.rows = replaced_row(g.rows, area, made if sum(made) else EMPTY_ROW)


def send_neutrals_away(g: Runewars, area: int, chooser: int) -> None:
    """All neutral units of an area retreat to one that nobody controls, routed; or are destroyed.
    [runewars.diplomacy.6, runewars.retreat.4]"""
    if not neutrals_on(g, area):
        return
    row = neutral_row(g, area, False)
    take_off(g, area, row)
    g.fleeing = row
    g.tell(NEUTRALS_LEAVE, area)
    settle_area(g, area)
    g.then([Flee(chooser, NOBODY, area, True, 0)])


# -- a winner's surplus ------------------------------------------------------------------------------------------------


class Surplus(Decision[Runewars]):
    """A winner with more than eight units sends the surplus away, together, to one area; he chooses which.
    [runewars.limit.3, runewars.battle.22, runewars.ruling.32]"""

    name = "Surplus"
    rule = "runewars.limit.3"
    lapses = True

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, self.area), "left": (NUMBER_OF, units_on(g, self.area) - LIMIT)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if units_on(g, self.area) <= LIMIT:
            return []
        row = g.rows[self.area]
        return [TARGET.base + class_of(kind) for kind in range(KINDS) if row[kind]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        kind = kind_of_class(action - TARGET.base)
        made = g.rows[self.area].copy()
        made[kind] -= 1
        g.rows = replaced_row(g.rows, self.area, made)
        row = (g.fleeing or EMPTY_ROW).copy()
        row[kind] += 1
        g.fleeing = row
        g.tell(SENT_AWAY, class_of(kind), self.area)
        g.then([self])

    def lapse(self, g: Runewars) -> None:
        settle_area(g, self.area)
        if g.fleeing:
            g.then([Flee(self.seat, self.seat, self.area, True, 0)])


def why_not_retreat(g: Runewars, owner: int, frm: int, area: int) -> Reason:
    """The rule that forbids to retreat there.
    [runewars.retreat.1, runewars.retreat.2, runewars.retreat.3, runewars.retreat.4, runewars.retreat.5,
    runewars.retreat.6]"""
    if area not in g.board.near[frm]:
        return Reason("runewars.retreat.1")
    if allowed(g, owner, area) == 2:
        return Reason("runewars.retreat.4" if owner == NOBODY else "runewars.retreat.2")
    if area not in reachable(g, frm, closed_to(g, owner, False)):
        return Reason("runewars.retreat.6")
    return Reason("runewars.retreat.2")
