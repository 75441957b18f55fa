"""What a coach says to a newcomer, and when."""

from typing import Final

from krainy.engine.tip import Named, Tip, now_if, offered, rival_near

from ..control import income, lands, units_on
from ..map.tiles import NUMBER
from ..pieces import FALL, FOOD, ORDERS, SPRING, YEARS
from ..spend import dial
from ..state import Runewars
from ..vocabulary import AREA, OBJECTIVE_A, SEAT, VICTORY

HARVEST: Final = ORDERS.index("harvest")
RICH: Final = 3
"""By so much the land must give more than the dials show."""


def choosing(g: Runewars) -> bool:
    """Whether orders are chosen."""
    return g.asked_name() == "ChooseOrders"


def victory(g: Runewars, seat: int) -> Named | None:
    """The victory card can be laid."""
    return now_if(offered(g, seat, VICTORY))


def objective(g: Runewars, seat: int) -> Named | None:
    """The objective can be shown."""
    return now_if(offered(g, seat, OBJECTIVE_A))


def rival(g: Runewars, seat: int) -> Named | None:
    """Somebody else is about to win."""
    return rival_near(g, seat, SEAT) if choosing(g) else None


def last(g: Runewars, seat: int) -> Named | None:
    """The last year begins."""
    return now_if(choosing(g) and g.year == YEARS)


def winter(g: Runewars, seat: int) -> Named | None:
    """Winter is next, and somewhere the food will not do."""
    if choosing(g) and g.season == FALL:
        food = dial(g, seat, FOOD)
        for area in lands(g, seat):
            if units_on(g, area) > food:
                return {"area": (AREA, area)}
    return None


def battle(g: Runewars, seat: int) -> Named | None:
    """A battle is fought in which the seat has a say."""
    return now_if(0 <= g.battle.area < NUMBER)


def talk(g: Runewars, seat: int) -> Named | None:
    """Neutral units can be fought or talked to."""
    return now_if(g.asked_name() == "FightOrTalk")


def quests(g: Runewars, seat: int) -> Named | None:
    """Heroes act."""
    return now_if(g.asked_name() == "QuestTurn")


def order(g: Runewars, seat: int) -> Named | None:
    """The first order is chosen."""
    return now_if(choosing(g) and g.year == 1 and g.season == SPRING)


def harvest(g: Runewars, seat: int) -> Named | None:
    """The land gives much more than the dials show."""
    if not choosing(g) or g.used[seat] >> HARVEST & 1:
        return None
    more = 0
    for resource, value in enumerate(income(g, seat)):
        more += value - dial(g, seat, resource)
    return now_if(more >= RICH)


def supremacy(g: Runewars, seat: int) -> Named | None:
    """An order lies in the play area already."""
    return now_if(choosing(g) and g.used[seat] != 0)


TIPS: Final = [
    Tip("victory", "runewars.victory.2", victory),
    Tip("objective", "runewars.objective.2", objective),
    Tip("battle", "runewars.battle.1", battle),
    Tip("talk", "runewars.diplomacy.1", talk),
    Tip("quests", "runewars.quest.1", quests),
    Tip("rival", "runewars.victory.6", rival),
    Tip("last", "runewars.victory.9", last),
    Tip("winter", "runewars.season.9", winter),
    Tip("order", "runewars.orders.2", order),
    Tip("supremacy", "runewars.orders.4", supremacy),
    Tip("harvest", "runewars.harvest.1", harvest),
]
