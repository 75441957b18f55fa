"""The types of what people are shown of a game of Lords of Xidit."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ..board import Road
from ..tokens import Length, Reward, Unit
from .naming import Colour, Criterion, Order, Participant, Side


class Matter(TypedDict, total=False):
    """What the decision now asked is about."""

    left: int
    """How many pieces are left."""
    unit: Unit
    titan: int
    """The strength of the titan."""


class Token(TypedDict):
    """A token on a city."""

    side: Side
    units: NotRequired[dict[str, int]]
    """The units left on a Recruitment token."""


class Path(TypedDict):
    """The path of destiny: stacks from the top, Next fields, discards in their order. A token is the number of its
    city, 0 where there is none or where it is not known."""

    R: list[int]
    NR: int
    DT: list[int]
    T: list[int]
    NT: int
    DR: list[int]


class Guild(TypedDict):
    """A sorcerers' guild in a city."""

    seat: Colour
    floors: int


class Titans(TypedDict):
    """A stack of the Lair, from the top. A titan that has not raged has no name."""

    titans: list[str]
    raging: bool
    gold: NotRequired[int]
    """The rewards of a titan that rages."""
    bards: NotRequired[int]
    floors: NotRequired[int]


class Screen(TypedDict):
    """What is behind a screen."""

    units: dict[Unit, int]
    gold: int
    bards: int
    waiting: int
    """Floors that wait for a city."""


class Personal(TypedDict):
    """What of a position is not the same for all who look at it."""

    path: Path
    bards: dict[str, dict[str, int]]
    """By region and seat; of those in the Bastion only what the viewer may know."""
    titans: dict[str, Titans]
    """By strength."""
    screens: dict[str, Screen]
    """By seat, those behind which the viewer may look."""


class Position(Personal):
    """A position of Lords of Xidit as a seat sees it. Cities are called by their numbers, seats by their colours."""

    seats: list[Colour]
    length: Length
    year: int
    years: int
    censuses: list[int]
    """The Years that end with a military census."""
    first: Colour
    phase: str
    """The name of the decision that is asked."""
    matter: Matter
    order: int
    """The number of the Order that was carried out last, or is being carried out; 0 before the first."""
    turn: Colour | Literal[""]
    """Whose Order that is."""
    markers: dict[str, int]
    """By seat, the last Order that it carried out."""
    plans: dict[str, list[Order]]
    """By seat, once they are revealed."""
    idrakis: dict[str, int]
    """By seat, the city in which it is."""
    tokens: dict[str, Token]
    """By city."""
    barracks: dict[Unit, int]
    guilds: dict[str, Guild]
    """By city."""
    floors: dict[str, int]
    """By seat, the floors that are not built yet."""
    wasteland: list[str]
    recruited: dict[str, list[int]]
    """By seat, the cities in which it has recruited this Year; seats without any are left out."""
    freed: dict[str, list[int]]
    slain: dict[str, list[int]]
    assessments: list[Criterion]
    virtual: dict[str, int]
    """What the Virtual Player has by criterion; nothing without one."""
    results: dict[str, dict[str, int]]
    """What each assessment so far has found, by criterion and participant."""
    eliminated: list[Participant]
    """The first one first."""
    standings: list[Participant]
    """The best first, once the game is over."""
    over: bool


class City(TypedDict):
    """A city of the kingdom."""

    name: str
    x: int
    y: int
    regions: list[str]


class Way(TypedDict):
    """A road between two cities."""

    ends: Annotated[list[int], 2]
    colour: Road


class Region(TypedDict):
    """A region of the kingdom."""

    name: str
    central: bool
    snow: bool
    wasteland: bool
    larger: int
    """What most bards here count for."""
    smaller: int
    """What second most bards here count for."""
    corners: list[int]
    caption: Annotated[list[int], 2]


class Face(TypedDict):
    """Both sides of the token of a city."""

    recruits: dict[Unit, int]
    requires: dict[Unit, int]
    gold: int
    bards: int
    floors: int


class Ground(TypedDict):
    """What is printed and never changes."""

    cities: list[City]
    roads: list[Way]
    regions: list[Region]
    tokens: dict[str, Face]
    """By city."""
    titans: dict[str, dict[Reward, int]]
    years: int
    censuses: list[int]
    eliminated: list[int]
    """How many fall in each assessment."""
