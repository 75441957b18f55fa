"""Creating, deploying and losing units.
[mysthea.cp.2, mysthea.cp.3, mysthea.cp.4, mysthea.battle.13, mysthea.battle.14, mysthea.wound]"""

from .board import CHOSEN, FORTIFICATION
from .hooks import CREATING, DEPLOYING, fire
from .state import Mysthea, add_beside, add_created, beside, created, put, spot, tire
from .vocabulary import CREATED, DEPLOYED, UNIT_LOST, WOUNDED


def can_create(g: Mysthea, seat: int, kind: int) -> bool:
    """Whether a unit of the kind is left beside the board. [mysthea.cp.2]"""
    return beside(g, seat, kind) > 0


def create(g: Mysthea, seat: int, kind: int) -> None:
    """A unit comes from beside the board into the created pool. [mysthea.cp.2]"""
    add_beside(g, seat, kind, -1)
    add_created(g, seat, kind, 1)
    g.tell(CREATED, seat, kind)
    fire(g, CREATING[kind], seat)


def can_deploy(g: Mysthea, seat: int, kind: int) -> bool:
    """Whether a unit of the kind waits in the created pool. [mysthea.cp.3]"""
    return created(g, seat, kind) > 0


def deploy(g: Mysthea, seat: int, kind: int) -> None:
    """A created unit comes into the region of the own Chosen; it may still move. [mysthea.cp.3, mysthea.ruling.50]"""
    add_created(g, seat, kind, -1)
    put(g, seat, kind, g.home[seat], 1)
    g.tell(DEPLOYED, seat, kind, g.home[seat])
    fire(g, DEPLOYING[kind], seat)


def fortify(g: Mysthea, seat: int, region: int) -> None:
    """A fortification comes from beside the board into a region. [mysthea.cp.4]"""
    add_beside(g, seat, FORTIFICATION, -1)
    put(g, seat, FORTIFICATION, region, 1)
    g.tell(DEPLOYED, seat, FORTIFICATION, region)
    fire(g, DEPLOYING[FORTIFICATION], seat)


def lose_unit(g: Mysthea, seat: int, kind: int, region: int, tired_first: bool) -> None:
    """A unit is removed: constructs and golems to the created pool, fortifications beside the board, a Chosen is
    wounded instead. [mysthea.battle.13, mysthea.battle.14, mysthea.wound.1, mysthea.ruling.12]

    Of units alike, those that have moved this turn are worth less: an owner gives them up first, a foe last."""
    if kind == CHOSEN:
        wound(g, seat)
        return
    at = spot(seat, kind, region)
    if g.moved[at] > 0 and (tired_first or g.moved[at] == g.units[at]):
        tire(g, seat, kind, region, -1)
    put(g, seat, kind, region, -1)
    if kind == FORTIFICATION:
        add_beside(g, seat, kind, 1)
    else:
        add_created(g, seat, kind, 1)
    g.tell(UNIT_LOST, seat, kind, region)


def wound(g: Mysthea, seat: int) -> None:
    """A Chosen is wounded; once wounded it stays so and suffers nothing more.
    [mysthea.wound.1, mysthea.wound.2, mysthea.wound.3]"""
    if not g.wounded >> seat & 1:
        g.wounded |= 1 << seat
        g.tell(WOUNDED, seat, g.home[seat])
