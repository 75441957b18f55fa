"""The types of what people are shown of a game of Mysthea. What somebody cannot tell is a "?"."""

from typing import Literal, TypedDict

from krainy.engine.shape import Nothing

from ..board import Guild, Island, RegionType, Slot, Unit
from ..cards import CardColour, CardType, Symbol
from ..state import Phase
from .naming import BattleOrder

Strong = Literal[Unit, "wounded"]


class Artefact(TypedDict):
    """The artefact of a guild."""

    number: str
    charged: bool


class Reward(TypedDict):
    """The reward of an encounter that is asked about."""

    encounter: str
    symbol: Symbol


class Units(TypedDict, total=False):
    """How many units of each kind a guild has in a region, and how many of them have moved this turn."""

    chosen: int
    construct: int
    golem: int
    fortification: int
    moved_chosen: int
    moved_construct: int
    moved_golem: int
    moved_fortification: int


class Army(Units):
    """The units of a guild in a region, with their strength."""

    strength: int


class Armies(TypedDict, total=False):
    """The armies in a region, by guild."""

    varorin: Army
    lusma: Army
    volarees: Army
    magista: Army
    kaetur: Army


class Region(Armies):
    """A region with units, and who controls it."""

    control: Guild


class Monster(TypedDict):
    """One of the three monsters of this game."""

    era: int
    island: Island | Literal[""]
    defeated: bool


class Event(TypedDict):
    """An event on the track."""

    event: str
    glory: int
    """What its space is worth."""


class Front(TypedDict):
    """The open front on top of the encounter deck."""

    glory: int
    symbols: list[Symbol]


class Fighter(TypedDict):
    """What a guild has laid, added and lost in a battle."""

    card: str
    """`none` if it has laid none."""
    bonus: int
    strength: int
    retreated: int
    lost: int


class Battle(TypedDict):
    """The battle that is on."""

    region: str
    starter: Guild
    fighters: dict[str, Fighter]


class Personal(TypedDict):
    """What of a position is not the same for all who look at it."""

    events: list[str]
    """The events that are still to come."""
    hands: dict[str, list[str]]
    deck: list[str]


class Position(Personal):
    """A position of Mysthea as a seat may know it. Seats are called by their guilds."""

    seats: list[Guild]
    era: int
    phase: Phase
    turn: Guild | Literal[""]
    base_done: bool
    special_done: bool
    asked: str
    points: int
    """How many points are left to spend."""
    left: int
    """How many steps or losses are left."""
    card: str
    """The card that is asked about; `none` if none is."""
    reward: Reward | Nothing
    order: list[Guild]
    """In which the guilds take their turns."""
    artefacts: dict[str, Artefact]
    glory: dict[str, int]
    energy: dict[str, int]
    experience: dict[str, int]
    ring: list[Island]
    """Clockwise."""
    centre: Island | Literal[""]
    """The island that was shifted and is not put back yet."""
    mirages: list[str]
    regions: dict[str, Region]
    """Those with units."""
    wounded: list[Guild]
    """Whose Chosen are wounded."""
    created: dict[str, dict[str, int]]
    """By guild and kind, the units in the created pool."""
    beside: dict[str, dict[str, int]]
    """By guild and kind, the units beside the board."""
    tokens: dict[str, Island]
    """Where the encounter token of each guild is."""
    monsters: dict[str, Monster]
    track: list[Event]
    attunements: dict[Island, str]
    attuned: dict[str, Island]
    """The attunement that each guild took this Era."""
    encounter: Front | Nothing
    encounters: int
    """How many are in the deck."""
    faced: dict[str, list[str]]
    chosen: dict[str, str]
    upgrades: dict[str, dict[str, str]]
    """By guild and slot."""
    equipment: dict[str, list[str]]
    discards: dict[str, list[str]]
    removed: list[str]
    played: list[str]
    row: list[str]
    """The open cards of the development area."""
    offer: dict[str, str]
    """The open cards of the draft, by kind."""
    battle: Battle | Nothing


class IslandFacts(TypedDict):
    """An island; `target` is what an action calls a thing that can be clicked."""

    name: Island
    regions: list[str]
    target: str


class RegionFacts(TypedDict):
    """A region."""

    name: str
    type: RegionType
    island: Island
    target: str


class ArtefactFacts(TypedDict):
    """An artefact."""

    id: str
    energy: int
    reconstructed: bool


class Cost(TypedDict, total=False):
    """What has to be paid to place a card."""

    discard: list[str]
    """Types of cards from the hand."""
    remove: list[str]
    energy: int
    experience: int


class Card(TypedDict):
    """A command card."""

    id: str
    era: int
    type: CardType
    colour: CardColour
    order: BattleOrder
    points: int
    slot: Slot | Literal[""]
    strength: int
    """What it adds to every unit of its slot."""
    cost: Cost
    reconstructed: bool
    target: str


class ChosenFacts(TypedDict):
    """The card of a Chosen."""

    id: str
    name: str
    target: str


class EncounterOption(TypedDict):
    """One of the two symbols of an encounter."""

    symbol: Symbol
    steps: int


class EncounterFacts(TypedDict):
    """An encounter."""

    id: str
    glory: int
    options: list[EncounterOption]


class MonsterFacts(TypedDict):
    """A monster."""

    id: str
    strength: int
    home: Island
    target: str


class AttunementFacts(TypedDict):
    """An attunement of an island."""

    id: str
    side: Literal["day", "night"]
    island: Island


class Ground(TypedDict):
    """What never changes."""

    guilds: list[Guild]
    islands: list[IslandFacts]
    regions: list[RegionFacts]
    units: list[Unit]
    strengths: dict[Strong, int]
    """Of a unit of each kind, and of a wounded Chosen."""
    track: list[int]
    """What the spaces of the event track are worth."""
    artefacts: list[ArtefactFacts]
    cards: list[Card]
    chosen: list[ChosenFacts]
    encounters: list[EncounterFacts]
    monsters: list[MonsterFacts]
    attunements: list[AttunementFacts]
