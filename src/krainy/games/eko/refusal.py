"""Why not? For every action of Ekö that is not legal now, the id of the rule that forbids it.

One function answers at every decision: an action that could be taken now is measured by its own rules; one that belongs
to another moment is answered by the rule of that moment.
"""

from typing import Final

from krainy.engine.flow import Decision

from .action import can_act
from .arming import why_not_arm, why_not_moon
from .board import MARCH_PRICE, MAX_SPACES, MAX_STACK, PORTAL, TEMPLE_PRICE
from .build import why_not_build
from .move import may_stop, payable_routes
from .state import RESERVE, Eko, ignores_storms, leads, reserve
from .vocabulary import VOCABULARY
from .weather import COUNT

ARMING: Final = ["Arming", "MoreArming"]
OF_DECISION: Final = {
    "Swap": "eko.setup.10",
    "Route": "eko.storm.3",
    "Loss": "eko.storm.3",
    "Payment": "eko.emp.10",
    "Sand": "eko.sand.2",
}
"""The rule of a decision that has to be taken before play goes on."""


class Explained(Decision[Eko]):
    """A decision of Ekö: what it refuses is explained here."""

    def why(self, g: Eko, seat: int, action: int) -> str:
        return why_not_now(g, seat, action)


def why_not_now(g: Eko, seat: int, action: int) -> str:
    """The rule that forbids this action, told at the decision now asked."""
    now = type(g.asked).__name__
    block = VOCABULARY.find(action)
    name, args = block.name, block.decode(action)
    if name == "pass" and now in OF_DECISION:
        return OF_DECISION[now]
    if name == "swap":
        return "eko.setup.10"
    if name == "move":
        return why_not_move(g, seat, args[0], args[1]) if now == "Action" else "eko.turn.2"
    if name == "build":
        return why_not_build(g, seat, args[0], args[1], args[2] + 1) if now == "Action" else "eko.turn.2"
    if name == "arm":
        return why_not_arm(g, seat, args[0], args[1], args[2] == 1) if now in ARMING else "eko.turn.1"
    if name == "moon":
        if now == "MoreArming":
            return "eko.ruling.21"
        return why_not_moon(g, seat, args[0]) if now == "Arming" else "eko.moon.2"
    if name == "sand":
        return why_not_sand(g, seat)
    if name == "march":
        return why_not_march(g, seat) if now in ARMING else "eko.march.1"
    if name == "pass":
        return "eko.arm.2" if now in ARMING else "eko.turn.2"
    return "eko.storm.3" if name == "route" or now == "Route" else "eko.emp.10"


def why_not_sand(g: Eko, seat: int) -> str:
    """The rule that forbids the Temple of the Sand to strike now."""
    sand = g.board.sand
    if sand >= 0 and g.holder[sand] == seat and g.warriors[seat] == TEMPLE_PRICE - 1 and g.emperor[seat] == RESERVE:
        return "eko.sand.3"
    return "eko.sand.2"


def why_not_march(g: Eko, seat: int) -> str:
    """The rule that forbids a Forced March when Arming has come."""
    if g.marched:
        return "eko.march.1"
    if g.warriors[seat] < MARCH_PRICE:
        return "eko.emp.11" if reserve(g, seat) >= MARCH_PRICE else "eko.march.2"
    return "eko.march.1" if can_act(g, seat) else "eko.ruling.9"


def why_not_route(g: Eko, seat: int, start: int, to: int, zones: int) -> str:
    """The rule that forbids to cross just these storm zones on the way."""
    if COUNT[zones] >= g.size[start]:
        return "eko.ruling.15"
    if zones in payable_routes(g, seat, start, to):
        return "eko.move.6" if g.owner[to] == seat else "eko.storm.6"
    return "eko.storm.3"


def why_not_move(g: Eko, seat: int, start: int, to: int) -> str:
    """The rule that forbids this Move."""
    board = g.board
    if start >= board.spaces or g.owner[start] != seat:
        return "eko.move.1"
    if to >= MAX_SPACES:
        terrain = to - MAX_SPACES
        portal = terrain < board.terrains and board.kind[terrain] == PORTAL
        return "eko.portal.8" if portal else "eko.move.3"
    if to >= board.spaces:
        return "eko.move.3"
    if to == start:
        return "eko.move.5"
    if not within_reach(g, start, to, []):
        return why_no_way(g, seat, start, to)
    if board.zones > 0 and not ignores_storms(g, seat) and not payable_routes(g, seat, start, to):
        return "eko.ruling.15"
    if may_stop(g, seat, to, g.size[start], leads(g, start)):
        return "eko.storm.6"  # strong enough before the storm, too weak after it
    if g.owner[to] == seat:
        return "eko.move.6"
    if leads(g, to):
        return "eko.emp.5"
    return "eko.kami.1" if g.size[start] == 1 and 1 < g.size[to] < MAX_STACK else "eko.move.8"


def within_reach(g: Eko, start: int, to: int, through: list[int]) -> bool:
    """Whether a way of empty spaces leads there, storms not counted; the spaces `through` count as empty."""
    seen = [start]
    for space in seen:
        for way in g.board.ways[space]:
            if way == to:
                return True
            if (g.owner[way] < 0 or way in through) and way not in seen:
                seen.append(way)
    return False


def why_no_way(g: Eko, seat: int, start: int, to: int) -> str:
    """The way is blocked; by the stacks behind a portal, or by anything else."""
    exits = [space for portal in g.board.portals for space in g.board.shore[portal]]
    blocked = [space for space in exits if g.owner[space] >= 0 and space != start]
    if not within_reach(g, start, to, blocked):
        return "eko.move.3"
    reached = [space for space in blocked if within_reach(g, start, space, [])]
    usable = [space for space in reached if may_stop(g, seat, space, g.size[start], leads(g, start))]
    if any(g.owner[space] != seat for space in usable):
        return "eko.portal.5"
    return "eko.portal.6" if usable else "eko.portal.7"
