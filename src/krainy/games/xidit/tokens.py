"""City tokens, titans, and what a number of players and a length of game put on the table."""

from typing import Any, Final, Literal, get_args

from krainy.engine.facts import facts

from .board import KINGDOM, PIECES
from .pack import faces
from .vocabulary import CITIES, KINDS, REGIONS

RECRUITMENT: Final = 0
THREAT: Final = 1
NO_TOKEN: Final = -1

GOLD: Final = 0
BARDS: Final = 1
FLOORS: Final = 2
Reward = Literal["gold", "bards", "floors"]
REWARD_NAMES: Final[list[Reward]] = list(get_args(Reward))
"""The three rewards of a threat. [xidit.reward.1]"""

COUNTS: Final[list[int]] = [unit["count"] for unit in PIECES["units"]]
"""How many units there are of each kind, from the weakest to the strongest. [xidit.setup.3]"""
Unit = Literal["militia", "archer", "infantry", "cleric", "battle_mage"]
UNIT_NAMES: Final[list[Unit]] = [unit["id"] for unit in PIECES["units"]]
ALL_BARDS: Final[int] = PIECES["pieces"]["bards_per_player"]
ALL_FLOORS: Final[int] = PIECES["pieces"]["guild_floors_per_player"]
HIGHEST_GUILD: Final[int] = PIECES["pieces"]["guild_max_floors"]
VIRTUAL_START: Final[dict[str, list[int]]] = PIECES["virtual_player"]
"""By difficulty: the values in the criteria of the first, second and third assessment.
[xidit.three.6, xidit.three.7]"""
Length = Literal["long", "short"]
LENGTHS: Final[list[str]] = list(get_args(Length))
DIFFICULTIES: Final = ["normal", "hard"]

BAND_BITS: Final = 3
"""The units on a token are one int, three bits for each kind: no token shows more than seven of a kind."""
BAND_MASK: Final = 7


def rewards_of(face: dict[str, Any]) -> list[int]:
    """Gold, bards and floors, as a face shows them."""
    return [face[name] for name in REWARD_NAMES]


FACES: Final = faces([*UNIT_NAMES])
TITANS: Final[list[dict[str, Any]]] = FACES["titans"]
STRENGTH: Final[list[int]] = sorted({titan["strength"] for titan in TITANS})
"""The strength of the titans in each stack of the Lair. [xidit.setup.4]"""
TITAN_NAMES: Final[list[str]] = [titan["id"] for titan in TITANS]
TITAN_STACK: Final[list[int]] = [STRENGTH.index(titan["strength"]) for titan in TITANS]
TITAN_REWARDS: Final[list[list[int]]] = [rewards_of(titan) for titan in TITANS]
TITANS_A_STACK: Final = 2


class Setup:
    """One row of the table of set-ups: the tokens in play and where they begin, the Years, the eliminations."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: Final[int] = row["players"]
        self.length: Final[Length] = row["length"]
        removed = row["tokens_removed"]
        faces = [face for face in FACES[row["token_set"]] if face["city"] not in removed]
        self.tokens: Final[list[int]] = [face["city"] - 1 for face in faces]
        """The tokens in play; a token is called by its city. [xidit.flow.13, xidit.ruling.22]"""
        self.recruits: list[list[int]] = [[0] * KINDS for _ in range(CITIES)]
        """The units that the Recruitment side of each token shows, by kind."""
        self.requires: list[list[int]] = [[0] * KINDS for _ in range(CITIES)]
        """The units that the Threat side asks for, by kind. [xidit.threat.2]"""
        self.rewards: list[list[int]] = [[0, 0, 0] for _ in range(CITIES)]
        for face in faces:
            city = face["city"] - 1
            for unit in face["recruit"]:
                self.recruits[city][UNIT_NAMES.index(unit)] += 1
            for unit, number in face["requires"].items():
                self.requires[city][UNIT_NAMES.index(unit)] = number
            self.rewards[city] = rewards_of(face)
        self.on_cities: Final[list[int]] = [row["recruitment_on_cities"], row["threats_on_cities"]]
        """How many tokens of each side lie on cities."""
        self.recruitment_stack: Final[int] = row["recruitment_stack"]
        self.wasteland: Final[list[bool]] = [KINGDOM.slot[r] in row["wasteland_slots"] for r in range(REGIONS)]
        self.open: Final = [[r for r in KINGDOM.borders[city] if not self.wasteland[r]] for city in range(CITIES)]
        """The regions around each city that take bards. [xidit.bard.1, xidit.bard.5]"""
        self.years: Final[int] = row["years"]
        self.census_years: Final[list[int]] = row["census_years"]
        self.eliminated: Final[list[int]] = row["eliminated"]
        """How many each assessment eliminates. [xidit.setup.10]"""
        self.virtual: Final[bool] = row["virtual_player"]


SETUPS: Final = [Setup(row) for row in facts("xidit", "setups")["setups"]]


def setup_for(players: int, length: str) -> Setup:
    """The set-up for a number of players and a length. [xidit.short.1, xidit.short.5]"""
    for setup in SETUPS:
        if setup.players == players and setup.length == length:
            return setup
    raise AssertionError((players, length))


def in_band(band: int, kind: int) -> int:
    """How many units of a kind are in a band of units on a token."""
    return band >> (kind * BAND_BITS) & BAND_MASK


def one_of(kind: int) -> int:
    """A band of one unit."""
    return 1 << (kind * BAND_BITS)


def weakest(band: int) -> int:
    """The weakest kind in a band that is not empty. [xidit.recruit.2]"""
    kind = 0
    while not band >> (kind * BAND_BITS) & BAND_MASK:
        kind += 1
    return kind
