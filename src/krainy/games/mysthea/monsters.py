"""Monsters: an attack on an island, the behaviours of the optional rule, rewards, and the move that follows.
[mysthea.monster, mysthea.behaviour]"""

from typing import Final, cast

from krainy.engine.effects import NOTHING
from krainy.engine.flow import AnyStep, Decision, Step, replaced, replaced_row

from .board import (
    FIRST_MONSTER,
    GLORY,
    ISLANDS,
    KINDS,
    MEDALS,
    MONSTER_FACTS,
    MONSTER_STRENGTH,
    MONSTERS,
    ON_ISLAND,
    PLACES,
    REGION_TYPES,
    RINGS,
    TYPE,
    RegionType,
)
from .control import island_strength
from .effects.effect import Perform
from .hooks import DOUBLES_REWARD, FIGHT_BONUS
from .state import BEHAVIOURS, END, Mysthea, ability, count, forget_moves, lose, on_island, remove, spot, track
from .units import lose_unit
from .vocabulary import (
    ABANDON,
    ABANDONED,
    GIVE_CARD,
    GIVE_GLORY,
    MONSTER_ATTACKED,
    MONSTER_DEFEATED,
    MONSTER_FOUGHT,
    MONSTER_MOVED,
    MONSTER_WON,
    REWARDED,
    TRIBUTE_LOT,
)

PRIZE: Final = [NOTHING] * (len(MONSTERS) * len(MEDALS))
"""The scripts of the rewards, three to a monster; filled by effects/reading.py."""
DOUBLE_PRIZE: Final = PRIZE.copy()
"""The same, doubled by a Chosen: everything is gained at once. [mysthea.chosen.3, mysthea.ruling.27]"""


# -- behaviours --------------------------------------------------------------------------------------------------------


class Behaviour:
    """What a monster does besides attacking; this one does nothing. [mysthea.behaviour.1]"""

    def attacks(self, g: Mysthea, island: int) -> list[AnyStep]:
        """What happens when it attacks, before strengths are compared. [mysthea.ruling.47]"""
        return []

    def strength(self, island: int) -> int:
        """What it adds to the monster's strength there."""
        return 0

    def rages(self) -> int:
        """How often it attacks again while it is not defeated."""
        return 0


class Spite(Behaviour):
    """Whoever has no unit on the island loses glory. [mysthea.behaviour.2]"""

    def __init__(self, glory: int) -> None:
        self.glory: Final = glory

    def attacks(self, g: Mysthea, island: int) -> list[AnyStep]:
        for seat in g.order:
            if not on_island(g, seat, island):
                lose(g, seat, GLORY, self.glory)
        return []


class Craving(Behaviour):
    """It is stronger on an island with a region of its liking. [mysthea.behaviour.3]"""

    def __init__(self, kind: int, bonus: int) -> None:
        self.bonus: Final = [
            bonus if kind in [TYPE[region] for region in ON_ISLAND[island]] else 0 for island in range(len(ISLANDS))
        ]

    def strength(self, island: int) -> int:
        return self.bonus[island]


class Hoard(Behaviour):
    """Everybody gives up a random card of the discard pile, or glory. [mysthea.behaviour.4]"""

    def __init__(self, glory: int) -> None:
        self.glory: Final = glory

    def attacks(self, g: Mysthea, island: int) -> list[AnyStep]:
        return [Tribute(seat, self.glory) for seat in g.order]


class Rage(Behaviour):
    """Not defeated, it moves on and attacks again; then it stays. [mysthea.behaviour.5]"""

    def __init__(self, attacks: int) -> None:
        self.again: Final = attacks

    def rages(self) -> int:
        return self.again


def behaviour_of(fact: dict[str, object]) -> Behaviour:
    """The behaviour that data/ declares."""
    kind = fact["kind"]
    if kind == "spite":
        return Spite(int(str(fact["glory"])))
    if kind == "craving":
        return Craving(REGION_TYPES.index(cast(RegionType, fact["region"])), int(str(fact["strength"])))
    if kind == "hoard":
        return Hoard(int(str(fact["glory"])))
    if kind == "rage":
        return Rage(int(str(fact["attacks"])))
    raise AssertionError(kind)


TAME: Final = Behaviour()
WILD: Final = [behaviour_of(monster["behaviour"]) for monster in MONSTER_FACTS]
"""The behaviour of each monster, if the optional rule is used."""


def behaviour(g: Mysthea, monster: int) -> Behaviour:
    """How a monster behaves in this game. [mysthea.behaviour.1]"""
    return WILD[monster] if g.rules & BEHAVIOURS else TAME


class Tribute(Decision[Mysthea]):
    """A random card of the own discard pile leaves the game, or glory is lost; an empty pile gives up nothing.
    [mysthea.behaviour.4, mysthea.ruling.28]"""

    name = "Tribute"
    rule = "mysthea.behaviour.4"
    rule_wait = "mysthea.behaviour.4"

    def __init__(self, seat: int, glory: int) -> None:
        super().__init__(seat)
        self.glory: Final = glory

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [GIVE_CARD.base, GIVE_GLORY.base]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == GIVE_GLORY.base:
            lose(g, seat, GLORY, self.glory)
            return
        pile = g.discards[seat]
        if pile:
            g.learned()
            card = g.pick(pile, TRIBUTE_LOT)
            g.discards = replaced_row(g.discards, seat, [other for other in pile if other != card])
            remove(g, seat, card)


# -- an attack ---------------------------------------------------------------------------------------------------------


def summonable(g: Mysthea) -> list[int]:
    """The monsters whose card already lies on this Era's track. [mysthea.monster.8]"""
    found = [event - FIRST_MONSTER for event in track(g) if event >= FIRST_MONSTER]
    found.sort()
    return found


class Attack(Step[Mysthea]):
    """A monster attacks the island it is on: behaviour, then comparison. [mysthea.monster.1, mysthea.ruling.48]"""

    def __init__(self, monster: int, again: bool) -> None:
        self.monster: Final = monster
        self.again: Final = again
        """Whether it rages: this is a second attack."""

    def run(self, g: Mysthea) -> None:
        island = g.lair[self.monster]
        g.tell(MONSTER_ATTACKED, self.monster, island)
        steps = behaviour(g, self.monster).attacks(g, island)
        g.then([*steps, Compare(self.monster, self.again)])


def fight_strength(g: Mysthea, seat: int, island: int) -> int:
    """What a player's units on the island are worth against a monster. [mysthea.monster.1, mysthea.chosen.2]"""
    total = island_strength(g, seat, island)
    if g.home[seat] // PLACES == island:
        total += FIGHT_BONUS[ability(g, seat)]
    return total


class Compare(Step[Mysthea]):
    """Its strength against that of all units there; ranks are fixed here.
    [mysthea.monster.1, mysthea.monster.2, mysthea.monster.3, mysthea.ruling.26, mysthea.ruling.48]"""

    def __init__(self, monster: int, again: bool) -> None:
        self.monster: Final = monster
        self.again: Final = again

    def run(self, g: Mysthea) -> None:
        monster, island = self.monster, g.lair[self.monster]
        power = MONSTER_STRENGTH[monster] + behaviour(g, monster).strength(island)
        seats = [seat for seat in g.order if on_island(g, seat, island)]
        strengths = [fight_strength(g, seat, island) if seat in seats else 0 for seat in range(g.seats)]
        g.tell(MONSTER_FOUGHT, monster, power, sum(strengths))
        if power > sum(strengths):
            g.tell(MONSTER_WON, monster)
            rage = not self.again and behaviour(g, monster).rages() > 0
            steps: list[AnyStep] = [Flight(seat, island) for seat in seats]
            if not self.again:
                steps.append(Wander(monster))
            if rage:
                steps.append(Attack(monster, True))
            g.then(steps)
            return
        g.defeated |= 1 << monster
        g.tell(MONSTER_DEFEATED, monster)
        steps = []
        for medal in range(min(len(MEDALS), len(seats))):
            best = strongest(seats, strengths)
            seats.remove(best)
            doubled = DOUBLES_REWARD[ability(g, best)] and g.home[best] // PLACES == island  # [mysthea.chosen.3]
            steps.append(Prize(best, monster, medal, doubled))
        if not self.again:
            steps.append(Wander(monster))
        g.then(steps)


def strongest(seats: list[int], strengths: list[int]) -> int:
    """The strongest of these seats, given in player order: with a tie the first. [mysthea.monster.3]"""
    best = seats[0]
    for seat in seats:
        if strengths[seat] > strengths[best]:
            best = seat
    return best


class Flight(Decision[Mysthea]):
    """The monster wins: one region of the island with own units is given up. [mysthea.monster.2]"""

    name = "Flight"
    rule = "mysthea.monster.2"
    rule_wait = "mysthea.monster.2"
    lapses = True

    def __init__(self, seat: int, island: int) -> None:
        super().__init__(seat)
        self.island: Final = island

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [ABANDON.base + region for region in ON_ISLAND[self.island] if count(g, seat, region) > 0]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        region = action - ABANDON.base
        g.tell(ABANDONED, seat, region)
        for kind in range(KINDS):
            for _ in range(g.units[spot(seat, kind, region)]):
                lose_unit(g, seat, kind, region, True)


class Prize(Step[Mysthea]):
    """A reward by rank. [mysthea.monster.3, mysthea.monster.5, mysthea.ruling.27, mysthea.ruling.45]"""

    def __init__(self, seat: int, monster: int, medal: int, doubled: bool) -> None:
        self.seat: Final = seat
        self.monster: Final = monster
        self.medal: Final = medal
        self.doubled: Final = doubled

    def run(self, g: Mysthea) -> None:
        g.tell(REWARDED, self.seat, self.medal, self.monster)
        if g.phase == END:
            forget_moves(g)  # outside turns a unit moves once per reward [mysthea.ruling.8]
        prizes = DOUBLE_PRIZE if self.doubled else PRIZE
        g.then([Perform(self.seat, prizes[self.monster * len(MEDALS) + self.medal])])


class Wander(Step[Mysthea]):
    """The monster moves one island clockwise. [mysthea.monster.4]"""

    def __init__(self, monster: int) -> None:
        self.monster: Final = monster

    def run(self, g: Mysthea) -> None:
        wander(g, self.monster)


def wander(g: Mysthea, monster: int) -> None:
    """One island clockwise."""
    frm = g.lair[monster]
    g.lair = replaced(g.lair, monster, RINGS[g.ring].clockwise[frm])
    g.tell(MONSTER_MOVED, monster, frm, g.lair[monster])


def storm(g: Mysthea) -> None:
    """All monsters move one island clockwise at the same time. [mysthea.endera.3]"""
    for monster in range(len(MONSTERS)):
        if g.lair[monster] >= 0:
            wander(g, monster)
