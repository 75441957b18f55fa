"""Spending command points: energy, creating, deploying, steps. [mysthea.cp]"""

from typing import Final

from krainy.engine.flow import Decision
from krainy.engine.vocabulary import Block, Reason, Thing

from ..board import CHOSEN, CONSTRUCT, ENERGY, FORTIFICATION, GOLEM, KINDS, UNIT_POINTS
from ..movement import likely_step, list_all_steps, step, why_not_step
from ..state import Mysthea, gain
from ..units import can_create, can_deploy, create, deploy
from ..vocabulary import CARRY, CREATE, DEPLOY, ENERGIZE, NUMBER, PASS, STEP

GET_ENERGY: Final = ENERGIZE.base
FIRST_CREATE: Final = CREATE.base
FIRST_DEPLOY: Final = DEPLOY.base
FIRST_STEP: Final = STEP.base
END_OF_STEPS: Final = CARRY.base


def list_uses(g: Mysthea, seat: int, points: int, found: list[int]) -> None:
    """Add every use of up to so many command points, sorted. [mysthea.cp.1]"""
    if points > 0:
        found.append(GET_ENERGY)
        list_recruiting(g, seat, points, found)
        list_all_steps(g, seat, CHOSEN, found)
        list_all_steps(g, seat, CONSTRUCT, found)
        list_all_steps(g, seat, GOLEM, found)


def list_recruiting(g: Mysthea, seat: int, points: int, found: list[int]) -> None:
    """Add creating and deploying for up to so many points, sorted. [mysthea.cp.2, mysthea.cp.3, mysthea.cp.4]"""
    for kind in (CONSTRUCT, GOLEM):
        if points >= UNIT_POINTS[kind] and can_create(g, seat, kind):
            found.append(FIRST_CREATE + kind)
    for kind in (CONSTRUCT, GOLEM):
        if points >= UNIT_POINTS[kind] and can_deploy(g, seat, kind):
            found.append(FIRST_DEPLOY + kind)


def is_use(action: int) -> bool:
    """Whether an action is a use of command points."""
    return GET_ENERGY <= action < END_OF_STEPS


def points_for(action: int) -> int:
    """The command points that a use costs. [mysthea.cp.1, mysthea.cp.2, mysthea.cp.3, mysthea.cp.4, mysthea.cp.5]"""
    if FIRST_CREATE <= action < FIRST_STEP:
        return UNIT_POINTS[(action - FIRST_CREATE) % KINDS]
    return 1


def use(g: Mysthea, seat: int, action: int) -> None:
    """Do what the points were spent on."""
    if action == GET_ENERGY:
        gain(g, seat, ENERGY, 1)
    elif action < FIRST_DEPLOY:
        create(g, seat, action - FIRST_CREATE)
    elif action < FIRST_STEP:
        deploy(g, seat, action - FIRST_DEPLOY)
    else:
        step(g, seat, action)


def why_not_spend(g: Mysthea, seat: int, points: int, action: int) -> Reason:
    """The rule that forbids a use of command points.
    [mysthea.cp.1, mysthea.cp.2, mysthea.cp.3, mysthea.cp.4, mysthea.cp.5, mysthea.cp.6]"""
    if action in CREATE or action in DEPLOY:
        creating, kind = action in CREATE, (action - FIRST_CREATE) % KINDS
        if kind == FORTIFICATION:
            return Reason("mysthea.cp.4")
        possible = can_create(g, seat, kind) if creating else can_deploy(g, seat, kind)
        if possible and UNIT_POINTS[kind] and points == 0:
            return Reason("mysthea.cp.6")
        return Reason("mysthea.cp.2" if creating else "mysthea.cp.3")
    if action in STEP:
        kind, frm, to = STEP.decode(action)
        return why_not_step(g, seat, kind, frm, to)
    return Reason("mysthea.cp.6")


class Spend(Decision[Mysthea]):
    """Command points that a card or reward gives are spent at once, the rest is lost.
    [mysthea.cp.6, mysthea.ruling.8]"""

    name = "Spend"
    rule = "mysthea.cp.6"
    answers = (ENERGIZE, CREATE, DEPLOY, STEP)
    lapses = True

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"points": (NUMBER, self.points)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        if self.points > 0:
            found.append(PASS.base)
            list_uses(g, seat, self.points, found)
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            g.then([Spend(seat, self.points - points_for(action))])
            use(g, seat, action)  # what it pushes comes before the rest of the points

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        return why_not_spend(g, seat, self.points, action)

    def completed(self, g: Mysthea, seat: int, block: Block, numbers: list[int]) -> int:
        return likely_step(g, seat, numbers) if block is STEP else -1
