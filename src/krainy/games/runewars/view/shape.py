"""The types of what people are shown of a game of Runewars. What somebody cannot tell is a "?"."""

from typing import Annotated, Literal, NotRequired, TypedDict

from krainy.engine.shape import Nothing

from ..map.exploring import TokenBack
from ..map.tiles import Border, HexSide
from ..pieces import Alignment, Attribute, CityLine, Destiny, Faction, FateResult, Resource, Season, Shape
from ..state import RuneFace
from .naming import SeatName


class Area(TypedDict):
    """What all see on an area. Units are counted by type, routed ones as `footman-routed`."""

    seat: SeatName | Literal[""]
    units: dict[str, int]
    arrived: NotRequired[dict[str, int]]
    """Units that have just come."""
    stronghold: NotRequired[SeatName]
    damaged: NotRequired[bool]
    """Whether the stronghold is damaged."""
    development: NotRequired[str]
    city: NotRequired[str]


class Rune(TypedDict):
    """A rune on an area."""

    face: RuneFace | Literal["?"]
    up: bool


class Token(TypedDict):
    """An exploration token on an area."""

    token: str
    back: TokenBack
    up: bool


class Title(TypedDict):
    """Who has a title, and for how much influence."""

    seat: SeatName | Literal[""]
    influence: int


class Hero(TypedDict):
    """A hero in play."""

    seat: SeatName
    area: str
    routed: bool
    damage: int
    health: int
    training: dict[str, int]
    """By attribute, where there is any."""
    rewards: list[str]
    acted: bool


class Fallen(TypedDict):
    """What a defeated hero has left on an area."""

    area: str
    rewards: list[str]


class About(TypedDict, total=False):
    """What the decision now asked is about. Others are told only where it comes from."""

    source: str
    """The key of its words."""
    unit: str
    hero: str
    area: str
    frm: str
    left: int
    turns: int


class Side(TypedDict):
    """One side of a battle; its units are counted by class, as `footman-routed-hurt1`."""

    seat: SeatName | Literal[""]
    units: dict[str, int]
    bonus: int
    stronghold: int
    """What the stronghold adds."""
    strength: int
    lost: int
    drew: list[str]
    """The types of units that have drawn their cards this round."""
    tough: list[str]
    """The types of units whose health was raised."""
    drawing: str
    support: dict[str, str]
    """By hero, the type of unit that it supports."""


class Battle(TypedDict):
    """The battle that is on; the attacker is the first side."""

    area: str
    attacker: SeatName
    defender: SeatName | Literal[""]
    leader: SeatName
    round: int
    damage: int
    """How much damage is still to be given."""
    sides: Annotated[list[Side], 2]


class Duel(TypedDict):
    """The duel that is on, against a hero or, for a quest, against a unit."""

    area: str
    hero: str
    enemy: str
    unit_damage: int
    unit_health: int
    quest: str
    round: int
    cards: Annotated[list[str], 2]
    damage: Annotated[list[int], 2]
    negated: Annotated[list[int], 2]


class Personal(TypedDict):
    """What of a position is not the same for all who look at it."""

    runes: dict[str, Rune]
    """By area."""
    tokens: dict[str, Token]
    """By area."""
    tactics: dict[str, list[str]]
    fresh: dict[str, list[str]]
    """By seat, the tactics cards that cannot be played yet."""
    quests: dict[str, list[str]]
    objectives: dict[str, str]
    fate: Annotated[list[list[str]], 3]
    """The fate cards of the attacker, of the defender, and of a test."""
    heroes: dict[str, Hero]
    hero_offer: list[str]
    fallen: list[Fallen]
    about: About


class Prospect(TypedDict):
    """What orders would bring a seat now, as far as all can count it."""

    harvest: dict[Resource, int]
    """To what the dials would be set."""
    influence: int
    """Of Acquire Power."""
    tactics: int
    """Of the supremacy of Strategize."""
    cities: int
    """That would pay by Rally Support."""


class Position(Personal):
    """A position of Runewars as a seat may know it. Seats are called by their factions once they have chosen them."""

    seats: list[SeatName]
    alive: list[SeatName]
    first: SeatName
    year: int
    season: Season | Literal[""]
    season_card: str
    turn: SeatName | Literal[""]
    order: list[SeatName]
    """In which the seats act."""
    used: dict[str, list[str]]
    """By seat, the order cards in its play area."""
    active: dict[str, str]
    """By seat, the order card of this season."""
    influence: dict[str, int]
    dials: dict[str, dict[Resource, int]]
    prospects: dict[str, Prospect]
    """By seat, while orders are chosen."""
    board: dict[str, Annotated[list[int], 2]]
    """Where each area lies, as q and r."""
    tiles: dict[str, Annotated[list[int], 3]]
    """Where each tile lies, as q and r of its first area, and how often it is turned."""
    markers: list[Annotated[list[int], 2]]
    """The two cells of each home realm setup marker that still lies there."""
    dealt: dict[str, list[str]]
    """By seat, its starting quests while the board is built."""
    unlaid: dict[str, list[str]]
    """By seat, the tiles that it has still to lay."""
    areas: dict[str, Area]
    rune_supply: dict[Literal["dragon", "false"], int]
    guests: dict[str, int]
    """The units that have entered the contested area."""
    activated: dict[str, list[str]]
    """By seat, the areas that it has activated."""
    stock: dict[str, int]
    titles: dict[str, Title]
    victory_cards: dict[str, SeatName]
    """By season, whose victory card lies there."""
    drawn_now: dict[str, int]
    """By seat, how many tactics cards it has drawn this season."""
    tactics_deck: int
    tactics_discard: list[str]
    played: list[str]
    quest_deck: int
    quest_discard: list[str]
    fulfilled: list[str]
    fate_deck: int
    fate_discard: list[str]
    hero_deck: list[str]
    reward_deck: int
    reward_discard: list[str]
    stormbound: list[SeatName]
    truce: bool
    frozen: bool
    bids: dict[str, int]
    """By seat, once they are shown."""
    contest: str
    """The area that was activated last in this order."""
    fleeing: dict[str, int]
    """The units that have still to retreat."""
    seasons_left: dict[Season, int]
    """How many season cards of each season are left."""
    battle: Battle | Nothing
    duel: Duel | Nothing


class Thing(TypedDict):
    """A component; `target` is what an action calls a thing that can be clicked."""

    id: str
    target: str


class Printed(Thing):
    """A card or a piece, and whether it is our reconstruction."""

    reconstructed: bool


class Lattice(TypedDict):
    """How cells are numbered: `(q + radius) * width + r + radius`."""

    radius: int
    width: int


class AreaFacts(TypedDict):
    """An area as it is printed on its tile."""

    at: Annotated[list[int], 2]
    city: bool
    produce: dict[str, int]
    """By resource, where there is any."""
    borders: dict[str, Border]
    """By side, where there is any."""


class AreaOnTile(Thing):
    """An area, and on which tile it is printed."""

    tile: str


class FactionFacts(TypedDict):
    """A faction."""

    id: Faction
    target: str
    alignment: Alignment
    dials: dict[Resource, list[str]]
    """Field by field: a unit, `tactics`, `influence` or nothing."""
    dials_reconstructed: bool
    developments: list[str]


class Unit(Printed):
    """A type of unit."""

    faction: Faction | Literal["neutral"]
    count: int
    shape: Shape
    initiative: int
    health: int
    traits: list[str]


class Class(Thing):
    """A class of units in a battle: a type, standing or routed, with some damage."""

    unit: str
    routed: bool
    damage: int


class Stronghold(TypedDict):
    """The strength of a stronghold, and of a damaged one."""

    strength: int
    damaged: int


class Development(Printed):
    """A development token."""

    fortification: bool


class Quarter(TypedDict):
    """A quarter of a fate card."""

    result: FateResult
    amount: int


class Fate(Thing):
    """A fate card: its destiny and its four quarters by base."""

    destiny: Destiny
    triangle: Quarter
    rectangle: Quarter
    hexagon: Quarter
    circle: Quarter


class Order(Thing):
    """An order card."""

    number: int


class SeasonCard(Printed):
    """A season card."""

    season: Season
    council: bool


class Tactics(Printed):
    """A tactics card."""

    copies: int
    hook: str
    """When it is played."""


class Reward(Printed):
    """A reward card."""

    copies: int
    trait: Literal["", "armor", "weapon"]
    spent: bool
    """Whether it is discarded when it is used."""


class Quest(Printed):
    """A quest: where it is, and what is asked there."""

    area: str
    where: str
    """What kind of area it is, where it is no single one."""
    starting: bool
    kind: Literal["pay", "test", "duel"]
    attribute: NotRequired[Attribute]
    unit: NotRequired[str]
    cost: NotRequired[int]


class Objective(Printed):
    """An objective card."""

    alignment: Alignment


class HeroFacts(Printed):
    """A hero as it is printed."""

    alignment: Alignment
    health: int
    attributes: dict[Attribute, int]
    fast: bool
    flying: bool


class NeutralLine(TypedDict):
    """The neutral units that a city offers."""

    shape: Shape
    n: int


class CityLines(TypedDict):
    """What a city offers to whoever rallies support there."""

    neutral: NeutralLine
    tactics: int
    influence: int
    quests: int


class City(Printed):
    """A city token."""

    lines: CityLines


class TokenFacts(Printed):
    """An exploration token."""

    kind: Literal["event", "location", "destructible_location"]


class Ground(TypedDict):
    """What never changes. Where each tile lies, and how it is turned, the position tells, for the players lay them."""

    seasons: list[Season]
    resources: list[Resource]
    dial_max: int
    sides: list[HexSide]
    lattice: Lattice
    tiles: dict[str, dict[str, AreaFacts]]
    """By tile and area."""
    homes: dict[str, Faction | Literal[""]]
    """By tile, whose home realm it is."""
    areas: list[AreaOnTile]
    factions: list[FactionFacts]
    units: list[Unit]
    classes: list[Class]
    stronghold: Stronghold
    developments: list[Development]
    fates: list[Fate]
    orders: list[Order]
    season_cards: list[SeasonCard]
    tactics: list[Tactics]
    rewards: list[Reward]
    quests: list[Quest]
    objectives: list[Objective]
    heroes: list[HeroFacts]
    titles: list[Printed]
    cities: list[City]
    lines: list[CityLine]
    tokens: list[TokenFacts]
