"""What people call the things of Lords of Xidit: the words of actions, events, scenes and views."""

from typing import Final, Literal, get_args

from krainy.engine.errors import BadInput

from ..board import KINGDOM, PIECES, ROAD_COLOURS
from ..state import Xidit
from ..tokens import STRENGTH, TITAN_NAMES, UNIT_NAMES
from ..vocabulary import ASSESSMENT_LOT, CITIES, REINFORCEMENT_LOT, SYMBOLS, TITAN_LOT, TOKEN_LOT, WHEELS

Colour = Literal["blue", "red", "green", "yellow", "black"]
COLOURS: Final[list[Colour]] = PIECES["players"]["colours"]
Participant = Literal[Colour, "virtual"]
"""Who is assessed: a seat, or the Virtual Player."""
VIRTUAL: Final = "virtual"
Order = Literal["black", "red", "blue", "action", "wait"]
ORDERS: Final[list[Order]] = PIECES["orders"]["symbols"]
ROADS: Final = ROAD_COLOURS
Criterion = Literal["wealth", "influence", "reputation"]
CRITERIA: Final[list[Criterion]] = PIECES["assessments"]["criteria"]
Side = Literal["recruitment", "threat"]
SIDES: Final[list[Side]] = list(get_args(Side))
PAIRS: Final = ["gold+bards", "gold+floors", "bards+floors"]
"""In the order of `rewards.PAIRS`."""
REASONS: Final = ["nothing-here", "already-recruited", "no-units", "lacks-units", "barred", "too-few-units"]
"""Why an Action was ignored."""
NOTHING_HERE: Final = 0
ALREADY_RECRUITED: Final = 1
NO_UNITS: Final = 2  # the token entered when the Barracks had none of its units. [xidit.ruling.7]
LACKS_UNITS: Final = 3  # that the threat asks for
BARRED: Final = 4  # one titan, or threats, per city and Year. [xidit.titan.9]
TOO_FEW_UNITS: Final = 5  # for any raging titan
TIES: Final = ["units", "seats"]
"""What decides between equals in an assessment. [xidit.end.9]"""

NAMES: Final[dict[str, list[str]]] = {
    "city": [str(number + 1) for number in range(CITIES)],
    "region": KINGDOM.regions,
    "unit": [*UNIT_NAMES],
    "order": [*ORDERS],
    "road": [*ROADS],
    "pair": PAIRS,
    "titan": [str(strength) for strength in STRENGTH],
    "criterion": [*CRITERIA],
    "side": [*SIDES],
    "reason": REASONS,
    "tie": TIES,
}
"""The names of every domain but seats, plans and numbers."""


def label(colours: list[int], domain: str, index: int) -> str:
    """What a person calls a thing; `colours` are those of the seats."""
    if domain == "seat":
        return COLOURS[colours[index]] if index < len(colours) else f"#{index}"
    if domain == "plan":
        return "+".join(ORDERS[order] for order in orders_of(index))
    if domain in NAMES:
        return NAMES[domain][index]
    return str(index)


def find(colours: list[int], domain: str, text: str) -> int:
    """The number of the thing that a person calls so."""
    if domain == "seat" and text in COLOURS and COLOURS.index(text) in colours:
        return colours.index(COLOURS.index(text))
    if domain == "plan":
        return plan_of([find(colours, "order", word) for word in text.split("+")])
    if domain in NAMES and text in NAMES[domain]:
        return NAMES[domain].index(text)
    if domain == "number" and text.isdecimal() and len(text) <= 3:
        return int(text)
    raise BadInput(f"there is no {domain} '{text}' here")


def lot_name(g: Xidit, lot: str, item: int) -> str:
    """What a person calls one of the things that chance chooses from."""
    if lot == TOKEN_LOT:
        return NAMES["city"][item]
    if lot == REINFORCEMENT_LOT:
        return NAMES["city"][g.path.content[item]]
    if lot == TITAN_LOT:
        return TITAN_NAMES[g.titans.content[item]]
    return CRITERIA[item] if lot == ASSESSMENT_LOT else label(g.colour, "seat", item)


def plan_of(orders: list[int]) -> int:
    """Six Orders as one number."""
    if len(orders) != WHEELS:
        raise BadInput(f"a plan has {WHEELS} orders, not {len(orders)}")
    plan = 0
    for order in orders:
        plan = plan * SYMBOLS + order
    return plan


def orders_of(plan: int) -> list[int]:
    """The six Orders of a plan."""
    orders: list[int] = []
    for _ in range(WHEELS):
        orders.append(plan % SYMBOLS)
        plan //= SYMBOLS
    orders.reverse()
    return orders
