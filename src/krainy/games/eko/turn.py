"""A turn of Ekö, in the rulebook's order: the Temple of the Sand, one action, a Forced March, then Arming."""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Block, Reason, Thing

from .action import acts, can_act
from .arming import arm, armings, moonlight, place_by_moon, why_not_arm, why_not_moon
from .board import BUILDINGS, HEXES, MARCH_PRICE, MAX_TERRAINS, TEMPLE_PRICE
from .build import cost, likely_build, may_keep_emperor, raise_building, why_not_build
from .move import carry_out, may_stop, storm_routes, why_not_move, why_not_route
from .scoring import judge
from .state import RESERVE, Eko, ignores_storms, leads, recall, reserve
from .vocabulary import (
    ARM,
    BUILD,
    BUILDING,
    GIVE,
    MARCH,
    MARCHED,
    MOVE,
    NO_ACTION,
    PASS,
    ROUTE,
    SPACE,
    STRUCK_BY_SAND,
    STUCK,
    TERRAIN,
    USE_MOON,
    USE_SAND,
)
from .weather import COUNT

KINDS: Final = len(BUILDINGS)
STAY: Final = PASS.base
BUY_MARCH: Final = MARCH.base
GIVE_WARRIOR: Final = GIVE.base
GIVE_EMPEROR: Final = GIVE.base + 1
FIRST_ROUTE: Final = ROUTE.base
FIRST_SAND: Final = USE_SAND.base


class Turn(Step[Eko]):
    """One seat's turn: two compulsory phases with what may come before and between them. [eko.turn.1]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Eko) -> None:
        g.turn = self.seat
        g.turn_ply = g.ply
        g.marched = False
        g.paid_space = -1
        g.paid_zones = 0
        g.then(PHASES[self.seat] if g.board.sand >= 0 else PHASES_WITHOUT_SAND[self.seat])


class Sand(Decision[Eko]):
    """Before the action, the holder of the Temple of the Sand may pay two warriors and remove one enemy warrior.
    [eko.sand.2, eko.sand.3, eko.ruling.22]"""

    name = "Sand"
    rule = "eko.sand.2"
    lapses = True

    def actions(self, g: Eko, seat: int) -> list[int]:
        sand = g.board.sand
        found: list[int] = []
        if sand < 0 or g.holder[sand] != seat or g.warriors[seat] < TEMPLE_PRICE:
            return found
        found.append(STAY)
        for space in range(len(g.owner)):
            if g.owner[space] >= 0 and g.owner[space] != seat and (g.size[space] > 1 or not leads(g, space)):
                found.append(FIRST_SAND + space)
        return found if len(found) > 1 else []

    def take(self, g: Eko, seat: int, action: int) -> None:
        if action == STAY:
            return
        space = action - FIRST_SAND
        victim = g.owner[space]
        g.warriors[seat] -= TEMPLE_PRICE
        g.box[seat] += TEMPLE_PRICE
        recall(g, victim, space, 1, False)
        g.tell(STRUCK_BY_SAND, seat, victim, space)
        judge(g)


def why_not_sand(g: Eko, seat: int) -> Reason:
    """The rule that forbids the Temple of the Sand to strike now."""
    sand = g.board.sand
    if sand >= 0 and g.holder[sand] == seat and g.warriors[seat] == TEMPLE_PRICE - 1 and g.emperor[seat] == RESERVE:
        return Reason("eko.sand.3")
    return Reason("eko.sand.2")


class Action(Decision[Eko]):
    """Exactly one action, Move or Build; no passing while any is legal. Who spends the own last disc is out, and so
    asked nothing more in this turn. [eko.turn.2, eko.turn.5, eko.ruling.5, eko.ruling.7]"""

    name = "Action"
    rule = "eko.turn.2"
    answers = (MOVE, BUILD)
    lapses = True

    def actions(self, g: Eko, seat: int) -> list[int]:
        return acts(g, seat)

    def take(self, g: Eko, seat: int, action: int) -> None:
        if action < FIRST_ROUTE:
            start, to = divmod(action - MOVE.base, HEXES)
            move(g, seat, start, to)
        else:
            rest, kind = divmod(action - BUILD.base, KINDS)
            space, terrain = divmod(rest, MAX_TERRAINS)
            build(g, seat, space, terrain, kind + 1)

    def lapse(self, g: Eko) -> None:
        g.tell(NO_ACTION, self.seat)

    def why(self, g: Eko, seat: int, action: int) -> Reason:
        if action in MOVE:
            start, to = MOVE.decode(action)
            return why_not_move(g, seat, start, to)
        if action in BUILD:
            space, terrain, kind = BUILD.decode(action)
            return why_not_build(g, seat, space, terrain, kind + 1)
        return Reason(self.rule)

    def completed(self, g: Eko, seat: int, block: Block, numbers: list[int]) -> int:
        if block is BUILD and numbers[1] >= 0:
            return BUILD.encode(likely_build(g, seat, numbers[0], numbers[1]))
        start = numbers[0]
        if block is MOVE and numbers[1] < 0 and start < g.board.spaces and g.owner[start] == seat:
            ways = g.board.ways[start]  # whatever keeps a stack from moving at all keeps it from its first step
            return MOVE.encode([start, ways[0]]) if ways else -1
        return -1


def move(g: Eko, seat: int, start: int, to: int) -> None:
    """Move a stack; if storms leave the mover a choice of route or of discs, ask. [eko.move, eko.storm.3]"""
    if g.board.zones == 0 or ignores_storms(g, seat):
        carry_out(g, seat, start, to, 0, False)
        judge(g)
        return
    routes = storm_routes(g, seat, start, to)
    if len(routes) == 1:
        pay_storms(g, seat, start, to, routes[0])
    else:
        g.then([Route(seat, start, to)])


class Route(Decision[Eko]):
    """Which storm zones the stack crosses on its way; the mover chooses the path. [eko.storm.3, eko.ruling.16]"""

    name = "Route"
    rule = "eko.storm.3"
    answers = (ROUTE, GIVE)

    def __init__(self, seat: int, start: int, to: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to: Final = to

    def about(self, g: Eko) -> dict[str, Thing]:
        return {"space": (SPACE, self.start), "to": (SPACE, self.to)}

    def actions(self, g: Eko, seat: int) -> list[int]:
        return [FIRST_ROUTE + mask for mask in storm_routes(g, seat, self.start, self.to)]

    def take(self, g: Eko, seat: int, action: int) -> None:
        pay_storms(g, seat, self.start, self.to, action - FIRST_ROUTE)

    def usual(self, g: Eko, seat: int) -> int:
        """The cheapest way: across the fewest zones."""
        return min(self.actions(g, seat), key=lambda action: COUNT[action - FIRST_ROUTE])

    def why(self, g: Eko, seat: int, action: int) -> Reason:
        if action in ROUTE:
            return why_not_route(g, seat, self.start, self.to, action - FIRST_ROUTE)
        return Reason(self.rule)


def pay_storms(g: Eko, seat: int, start: int, to: int, zones: int) -> None:
    """Lose a disc for every zone; ask which, if the Emperor could be one of them. [eko.storm.3, eko.storm.6]"""
    left = g.size[start] - COUNT[zones]
    if zones and leads(g, start) and may_stop(g, seat, to, left, False):
        g.then([Loss(seat, start, to, zones)])
        return
    carry_out(g, seat, start, to, zones, False)
    judge(g)


class Loss(Decision[Eko]):
    """Whether the Emperor is among the discs that the storms take. [eko.storm.3]"""

    name = "Loss"
    rule = "eko.storm.3"

    def __init__(self, seat: int, start: int, to: int, zones: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to: Final = to
        self.zones: Final = zones

    def about(self, g: Eko) -> dict[str, Thing]:
        return {"space": (SPACE, self.start), "to": (SPACE, self.to)}

    def actions(self, g: Eko, seat: int) -> list[int]:
        return [GIVE_WARRIOR, GIVE_EMPEROR]

    def take(self, g: Eko, seat: int, action: int) -> None:
        carry_out(g, seat, self.start, self.to, self.zones, action == GIVE_EMPEROR)
        judge(g)


def build(g: Eko, seat: int, space: int, terrain: int, level: int) -> None:
    """Build; if the Emperor could pay or stay, ask. [eko.build.1, eko.emp.10]"""
    if leads(g, space):
        if may_keep_emperor(g, space, cost(g, seat, terrain, level)):
            g.then([Payment(seat, space, terrain, level)])
            return
        raise_building(g, seat, space, terrain, level, True)
    else:
        raise_building(g, seat, space, terrain, level, False)
    judge(g)


class Payment(Decision[Eko]):
    """Whether the Emperor is among the discs paid for a building; the builder chooses freely. [eko.emp.10]"""

    name = "Payment"
    rule = "eko.emp.10"

    def __init__(self, seat: int, space: int, terrain: int, level: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.terrain: Final = terrain
        self.level: Final = level

    def about(self, g: Eko) -> dict[str, Thing]:
        return {
            "space": (SPACE, self.space),
            "terrain": (TERRAIN, self.terrain),
            "building": (BUILDING, self.level - 1),
        }

    def actions(self, g: Eko, seat: int) -> list[int]:
        return [GIVE_WARRIOR, GIVE_EMPEROR]

    def take(self, g: Eko, seat: int, action: int) -> None:
        raise_building(g, seat, self.space, self.terrain, self.level, action == GIVE_EMPEROR)
        judge(g)


class ForcedMarch(Decision[Eko]):
    """Once a turn, right before Arming, three warriors of the reserve buy one more action.
    [eko.march.4, eko.march.5, eko.turn.3]"""

    name = "ForcedMarch"
    rule = "eko.march.1"
    lapses = True

    def actions(self, g: Eko, seat: int) -> list[int]:
        if g.warriors[seat] < MARCH_PRICE or not can_act(g, seat):  # [eko.march.2, eko.ruling.9]
            return []
        return [STAY, BUY_MARCH]

    def take(self, g: Eko, seat: int, action: int) -> None:
        if action == STAY:
            return
        g.warriors[seat] -= MARCH_PRICE
        g.box[seat] += MARCH_PRICE  # [eko.march.3]
        g.marched = True
        g.tell(MARCHED, seat)
        g.then(EXTRA_ACTION[seat])


def why_not_march(g: Eko, seat: int) -> Reason:
    """The rule that forbids a Forced March when Arming has come."""
    if g.marched:
        return Reason("eko.march.1")
    if g.warriors[seat] < MARCH_PRICE:
        return Reason("eko.emp.11" if reserve(g, seat) >= MARCH_PRICE else "eko.march.2")
    return Reason("eko.march.1" if can_act(g, seat) else "eko.ruling.9")


class Arming(Decision[Eko]):
    """At least one disc of the reserve goes on one own stack, or one goes anywhere by the Moon.
    [eko.arm.2, eko.moon.2]"""

    name = "Arming"
    rule = "eko.arm.2"
    answers = (ARM, USE_MOON, MARCH)
    lapses = True

    def actions(self, g: Eko, seat: int) -> list[int]:
        found = armings(g, seat)
        moon = moonlight(g, seat)
        if moon and not found:
            found.append(STAY)  # the Moon is never compulsory. [eko.ruling.21]
        return found + moon

    def take(self, g: Eko, seat: int, action: int) -> None:
        if action == STAY:
            return
        if action >= USE_MOON.base:
            place_by_moon(g, seat, action - USE_MOON.base)
            judge(g)
            return
        place(g, seat, action)
        if g.board.wind >= 0 and g.holder[g.board.wind] == seat:  # [eko.wind.2]
            g.then(MORE_ARMING[seat])

    def why(self, g: Eko, seat: int, action: int) -> Reason:
        if action in USE_MOON:
            return why_not_moon(g, seat, action - USE_MOON.base)
        return why_not_arming(g, seat, action, self.rule)


class MoreArming(Decision[Eko]):
    """The holder of the Temple of the Wind may go on with another stack. [eko.wind.2, eko.wind.3, eko.ruling.20]"""

    name = "MoreArming"
    rule = "eko.wind.2"
    answers = (ARM, USE_MOON, MARCH)
    lapses = True

    def actions(self, g: Eko, seat: int) -> list[int]:
        found = armings(g, seat)
        return [STAY, *found] if found else found

    def take(self, g: Eko, seat: int, action: int) -> None:
        if action == STAY:
            return
        place(g, seat, action)
        g.then(MORE_ARMING[seat])

    def why(self, g: Eko, seat: int, action: int) -> Reason:
        if action in USE_MOON:
            return Reason("eko.ruling.21")
        return why_not_arming(g, seat, action, self.rule)


def why_not_arming(g: Eko, seat: int, action: int, rule: str) -> Reason:
    """The rule that forbids this placement or Forced March; for anything else `rule`."""
    if action in ARM:
        space, warriors, emperor = ARM.decode(action)
        return why_not_arm(g, seat, space, warriors, emperor == 1)
    return why_not_march(g, seat) if action in MARCH else Reason(rule)


class NextTurn(Step[Eko]):
    """The next seat clockwise that is still in the game takes a turn. [eko.turn.4]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Eko) -> None:
        g.idle = g.idle + 1 if g.ply == g.turn_ply else 0
        if g.idle >= g.seats:  # a whole round in which nobody could do anything: it would go on for ever
            g.tell(STUCK)
            g.stall("eko.ruling.25")
            return
        seat = (self.seat + 1) % g.seats
        while not g.alive >> seat & 1:
            seat = (seat + 1) % g.seats
        g.then(TURNS[seat])


def place(g: Eko, seat: int, action: int) -> None:
    """Carry out an Arming action. It brings no points and removes nobody, so there is nothing to judge."""
    space, discs = divmod(action - ARM.base, 8)
    arm(g, seat, space, discs >> 1, discs & 1 == 1)


SEATS: Final = range(4)
TURNS: Final[list[list[AnyStep]]] = [[Turn(seat)] for seat in SEATS]
PHASES: Final[list[list[AnyStep]]] = [
    [Sand(seat), Action(seat), ForcedMarch(seat), Arming(seat), NextTurn(seat)] for seat in SEATS
]
PHASES_WITHOUT_SAND: Final[list[list[AnyStep]]] = [phases[1:] for phases in PHASES]
EXTRA_ACTION: Final[list[list[AnyStep]]] = [[Action(seat)] for seat in SEATS]
MORE_ARMING: Final[list[list[AnyStep]]] = [[MoreArming(seat)] for seat in SEATS]
