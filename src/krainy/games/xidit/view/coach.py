"""What a coach says to a newcomer, and when."""

from typing import Final

from krainy.engine.tip import Named, Tip, now_if

from ..state import Xidit
from ..tokens import THREAT
from ..vocabulary import CITIES, CITY, CRITERION, KINDS
from .goals import goals


def plans(g: Xidit) -> bool:
    """Whether a Year is being planned."""
    return g.asked_name() == "Plan"


def danger(g: Xidit, seat: int) -> Named | None:
    """Late in the game the seat would be out in one of the assessments, as far as it can tell."""
    if plans(g):
        for goal in goals(g, seat):
            if goal.seat == seat and goal.urgent:
                return {"criterion": goal.things["criterion"]}
    return None


def final(g: Xidit, seat: int) -> Named | None:
    """The last Year is planned."""
    return now_if(plans(g) and g.year == g.setup.years)


def census(g: Xidit, seat: int) -> Named | None:
    """A Year with a census is planned."""
    return now_if(plans(g) and g.year in g.setup.census_years)


def titans(g: Xidit, seat: int) -> Named | None:
    """Titans rage."""
    return now_if(plans(g) and g.raging != 0)


def fits(g: Xidit, seat: int) -> Named | None:
    """The own units are what a threat on the map asks for."""
    if plans(g):
        for city in range(CITIES):
            if g.token[city] == THREAT and has_all(g, seat, g.setup.requires[city]):
                return {"city": (CITY, city)}
    return None


def has_all(g: Xidit, seat: int, asked: list[int]) -> bool:
    """Whether a seat has all these units, by kind."""
    for kind in range(KINDS):
        if g.units[seat * KINDS + kind] < asked[kind]:
            return False
    return True


def plan(g: Xidit, seat: int) -> Named | None:
    """The first Year is planned."""
    return now_if(plans(g) and g.year == 1)


def rewards(g: Xidit, seat: int) -> Named | None:
    """Two of three rewards; what is assessed first decides soonest."""
    return {"criterion": (CRITERION, g.assessments[0])} if g.asked_name() == "ChooseRewards" else None


def bards(g: Xidit, seat: int) -> Named | None:
    """Bards are placed."""
    return now_if(g.asked_name() == "PlaceBards")


def begin(g: Xidit, seat: int) -> Named | None:
    """The Idrakis is put into a city."""
    return now_if(g.asked_name() == "PlaceIdrakis")


TIPS: Final = [
    Tip("danger", "xidit.end.10", danger),
    Tip("final", "xidit.end.1", final),
    Tip("census", "xidit.census.1", census),
    Tip("titans", "xidit.titan.4", titans),
    Tip("fits", "xidit.threat.1", fits),
    Tip("plan", "xidit.plan.1", plan),
    Tip("rewards", "xidit.reward.1", rewards),
    Tip("bards", "xidit.bard.1", bards),
    Tip("begin", "xidit.setup.12", begin),
]
