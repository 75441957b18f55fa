"""The types of what people are shown of a game of Oath. What somebody cannot tell is a "?"."""

from typing import Annotated, Literal, NotRequired, TypedDict

from krainy.engine.shape import Nothing

from ..board import Colour, OathName, RegionName, Role, Suit, Trait
from .naming import AttackFace, Back, BannerName, DefenseFace, Party

Outcome = Literal["", "attacker", "defender"]
Stage = Literal["targets", "forces", "plans", "defense", "attack", "sacrifice", "aftermath"]
CardKind = Literal["denizen", "edifice", "ruin", "relic", "vision", "site", "trait"]


class Standing(TypedDict):
    """What counts for the title of a player."""

    sites: int
    """Those that it rules; the sites of the Empire count for each of its players."""
    goods: int


class Prospect(TypedDict):
    """Who will win if nothing changes, by what and when."""

    seat: Colour
    by: Literal["title", "vision", "empire"]
    when: Literal["wake", "second-wake", "round-end", "last-round", "more-visions"]
    card: NotRequired[str]
    """The Vision."""
    die: NotRequired[int]
    """What the die has to show at least, at the end of the round."""
    round: NotRequired[int]
    """The first round at whose end it is rolled."""


class Board(TypedDict):
    """What lies on the board of a player, and the bank of its colour."""

    supply: int
    favor: int
    secrets: int
    facedown_secrets: int
    warbands: int
    bank: int


class Site(TypedDict):
    """A site; one that lies face down has only `card`."""

    place: str
    up: bool
    card: NotRequired[str]
    """What this seat knows of a site that lies face down."""
    ruler: NotRequired[Party | Literal[""]]
    capacity: NotRequired[int]
    cards: NotRequired[list[str]]
    warbands: NotRequired[dict[str, int]]
    pawns: NotRequired[list[Colour]]
    favor: NotRequired[int]
    secrets: NotRequired[int]
    relics: NotRequired[list[str]]


class Facedown(TypedDict):
    """A facedown adviser: its back, and for whoever may look at it its front."""

    back: Back
    card: NotRequired[str]


class Banner(TypedDict):
    """A banner."""

    holder: Colour | Literal[""]
    tokens: int
    mob: bool
    """Whether the People's Favor shows the side of the mob."""


class Tokens(TypedDict):
    """What lies on a card."""

    favor: int
    secrets: int


class Plan(TypedDict):
    """A battle plan that was used."""

    card: str
    by: Party
    counter: bool
    """Whether in the second of its two ways."""


class War(TypedDict):
    """The campaign that is on."""

    attacker: Colour
    defender: Party
    allies: list[Colour]
    at: str
    sites: list[str]
    relics: list[str]
    banners: list[BannerName]
    pawn: bool
    attack: int
    defense: int
    force: int
    defenders: int
    swords: int
    shields: int
    attack_roll: dict[AttackFace, int]
    defense_roll: dict[DefenseFace, int]
    plans: list[Plan]
    outcome: Outcome
    stage: Stage


class Deal(TypedDict):
    """The deal that is being made; its goods are seen by those who make it until it is put."""

    proposer: Colour
    partner: Colour
    goods: NotRequired[list[str]]
    citizenship: NotRequired[str]
    """The relic of the Reliquary that comes with it."""
    space: NotRequired[int]


class Personal(TypedDict):
    """What of a position is not the same for all who look at it."""

    sites: dict[str, Site]
    """In the order of the map, by name, those that lie face down by their place."""
    advisers: dict[str, list[str | Facedown]]
    reliquary: list[str]
    """Its four spaces; an empty one is empty."""
    hand: list[str]
    """The cards that were drawn; those who may not see them see their backs."""
    deal: Deal | Nothing
    card: str
    """The card that asks or is being played; `none` if none is."""
    costs: dict[str, dict[str, int]]
    """What the choices of the seat that is asked would cost in Supply, by kind and target."""


class Position(Personal):
    """A position of Oath as a seat may know it. Players are called by their colours."""

    seats: list[Colour]
    """All players, those without a seat of their own included."""
    prince: Colour | Literal[""]
    order: list[Colour]
    roles: dict[str, Role]
    round: int
    visions_drawn: int
    oath: OathName
    title: Colour
    """Who is the Oathkeeper or the Usurper."""
    usurper: bool
    successor: Colour
    standing: dict[str, Standing]
    prospects: list[Prospect]
    turn: Colour | Literal[""]
    boards: dict[str, Board]
    banks: dict[Suit, int]
    shared_favor: int
    visions: dict[str, str]
    """The Visions that are revealed."""
    shared_visions: dict[str, Colour]
    """Who shares the revealed Vision of whom."""
    relics: dict[str, list[str]]
    banners: dict[BannerName, Banner]
    traits: list[str]
    """What its empty spaces do."""
    piles: dict[RegionName, list[Back]]
    deck_top: Back | Literal[""]
    relic_deck: int
    archive: int
    dispossessed: int
    edifices: list[str]
    tokens: dict[str, Tokens]
    """By card."""
    caged: dict[str, int]
    """Warbands of a colour on the Obsidian Cage."""
    campaign: War | Nothing
    modifiers: list[str]
    """Those of the action that is being taken."""
    mind: list[int]
    """What the Clockwork Prince goes by; nothing without him."""
    act_over: bool


class PlaceFacts(TypedDict):
    """A place on the map; `target` is what an action calls a thing that can be clicked."""

    id: str
    region: RegionName
    target: str


class RegionFacts(TypedDict):
    """A region of the map."""

    id: RegionName
    places: list[str]
    travel: dict[RegionName, int]
    """What it costs to travel from here to each region."""
    target: str


class OathFacts(TypedDict):
    """An oath; `name` is the key of its words."""

    id: OathName
    name: str
    vision: str
    """The Vision of the same goal."""
    ours: Literal["pl", ""]
    """The language in which its name is ours."""


class SupplyFacts(TypedDict):
    """With at least so many warbands in the bank, a player has so much Supply after resting; and the most there is."""

    chancellor: list[Annotated[list[int], 2]]
    exile: list[Annotated[list[int], 2]]
    most: int


class Dice(TypedDict):
    """The faces of the dice."""

    attack: list[AttackFace]
    defense: list[DefenseFace | Literal["blank"]]


class Power(TypedDict):
    """A power of a card: when it is used, and what it costs."""

    type: Literal["when_played", "action", "rest", "modifier", "battle_plan", "persistent", "static"]
    action: NotRequired[str]
    side: NotRequired[Literal["attacker", "defender", "either"]]
    mandatory: NotRequired[bool]
    scope: NotRequired[str]
    """Whom a persistent power concerns."""
    place_favor: NotRequired[int]
    place_secret: NotRequired[int]
    burn_favor: NotRequired[int]
    burn_secret: NotRequired[int]


class Price(TypedDict, total=False):
    """What a relic of a site costs."""

    favor: int
    bank: Suit
    burn_favor: int
    burn_secret: int


class SiteReward(TypedDict, total=False):
    """What whoever plays a card to a homeland gets."""

    favor: int
    secrets: int
    warbands: int
    take_relic: int


class Card(TypedDict):
    """A card. What follows its target belongs to some kinds only."""

    id: str
    kind: CardKind
    name: str
    """The key of its name among the words of the game."""
    ours: Literal["pl", ""]
    """The language in which its name is ours."""
    target: str
    number: NotRequired[int]
    suit: NotRequired[Suit | Literal[""]]
    restriction: NotRequired[Literal["", "site", "adviser"]]
    locked: NotRequired[bool]
    powers: NotRequired[list[Power]]
    dice: NotRequired[int]
    oath: NotRequired[OathName | Literal[""]]
    capacity: NotRequired[int]
    category: NotRequired[str]
    favor: NotRequired[int]
    secrets: NotRequired[int]
    relics: NotRequired[int]
    price: NotRequired[Price]
    homeland: NotRequired[Suit | Literal[""]]
    reward: NotRequired[SiteReward]


class Ground(TypedDict):
    """What never changes."""

    colours: list[Colour | Literal[""]]
    places: list[PlaceFacts]
    regions: list[RegionFacts]
    suits: list[Suit]
    oaths: list[OathFacts]
    banners: list[BannerName]
    traits: list[Trait]
    search: list[int]
    """What a search costs, by the number of Visions drawn."""
    supply: SupplyFacts
    end_die: list[int]
    """What the die has to show at least at the end of each of the last rounds but one."""
    visions_needed: int
    favor: int
    dice: Dice
    cards: list[Card]
    """By their numbers, from 1 on."""
