"""What a position of Lords of Xidit is, how it is copied, and what is hidden in it."""

from typing import Final

from krainy.engine.flow import NO_ROWS, NOTHING, replaced
from krainy.engine.knowledge import Hidden
from krainy.engine.state import State

from .tokens import HIGHEST_GUILD, TITANS_A_STACK, Setup
from .vocabulary import CITIES, KINDS, REGIONS

NOBODY: Final = -1
NO_CITY: Final = -1
EMPTY: Final = -1
"""What lies in a slot of the path that holds no token."""


class Xidit(State):
    """One game of Lords of Xidit.

    Most lists are replaced when something in them changes (`replaced`), never changed, so that clones share them; the
    few that change at almost every Order are copied.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup
        self.colour = NOTHING
        self.year = 0
        self.first = 0
        """The First Player."""
        self.done = 0
        """How many Orders of this Year have been carried out, by all seats together."""
        self.plans = NOTHING
        """The Orders of this Year, six a seat, once they are revealed."""

        self.idrakis = NOTHING
        """The city in which each Idrakis stands. Copied."""
        self.units = NOTHING
        """The units behind each screen, five kinds a seat. Copied."""
        self.barracks = NOTHING
        """The units in the Barracks, by kind. Copied."""
        self.bands = NOTHING
        """The units on the Recruitment token of each city, as a band (see `tokens`). Copied."""
        self.recruited = NOTHING
        """The cities in which each seat has recruited this Year, as a bit mask. Copied."""
        self.freed = NOTHING
        """The cities in which each seat has removed a threat this Year, as a bit mask."""
        self.slain = NOTHING
        """The cities in which each seat has removed a titan this Year, as a bit mask."""

        self.gold = NOTHING
        self.bards = NOTHING
        """The bards in the regions, nine regions a seat; those of the centre are in the Bastion. [xidit.bard.2]"""
        self.unplaced = NOTHING
        """The bards behind each screen."""
        self.guild = NOTHING
        """The seat whose guild stands in each city, or NOBODY. [xidit.guild.3]"""
        self.height = NOTHING
        """The floors of the guild in each city."""
        self.supply = NOTHING
        """The floors in each seat's supply."""
        self.waiting = NOTHING
        """The floors won in a census that wait behind each screen for a guild with room. [xidit.census.8]"""

        self.token = NOTHING
        """The side up of the token on each city: RECRUITMENT, THREAT or NO_TOKEN."""
        self.next = NOTHING
        """The tokens on the fields Next Recruitment and Next Threat, or NO_CITY."""
        self.stack = NO_ROWS
        """The Recruitment stack and the Threat stack as slots of `path`, the top first."""
        self.pile = NO_ROWS
        """What will become each stack: beside the Recruitment stack the discarded Threat tokens, beside the Threat
        stack the discarded Recruitment tokens, the first discarded first."""
        self.path: Hidden
        """The tokens in the stacks: all see the tops, and what follows from the discards."""
        self.lair = NOTHING
        """How many titans each stack of the Lair holds."""
        self.raging = 0
        """The stacks whose top titan rages, as a bit mask."""
        self.titans: Hidden
        """Which titans lie in the Lair: two slots a stack, the upper one first."""

        self.assessments = NOTHING
        """The criteria in the order in which they will be assessed."""
        self.virtual = NOTHING
        """The Virtual Player's markers by criterion; empty without one. [xidit.three.9]"""
        self.values = NO_ROWS
        """What each assessment has found so far, by participant; the Virtual Player comes after the seats."""
        self.fallen = NOTHING
        """The participants eliminated so far, in the order of their elimination."""

    def clone(self) -> "Xidit":
        g = Xidit()
        g.inherit(self)
        g.setup = self.setup
        g.colour = self.colour
        g.year = self.year
        g.first = self.first
        g.done = self.done
        g.plans = self.plans
        g.idrakis = self.idrakis.copy()
        g.units = self.units.copy()
        g.barracks = self.barracks.copy()
        g.bands = self.bands.copy()
        g.recruited = self.recruited.copy()
        g.freed = self.freed
        g.slain = self.slain
        g.gold = self.gold
        g.bards = self.bards
        g.unplaced = self.unplaced
        g.guild = self.guild
        g.height = self.height
        g.supply = self.supply
        g.waiting = self.waiting
        g.token = self.token
        g.next = self.next
        g.stack = self.stack
        g.pile = self.pile
        g.path = self.path
        g.lair = self.lair
        g.raging = self.raging
        g.titans = self.titans
        g.assessments = self.assessments
        g.virtual = self.virtual
        g.values = self.values
        g.fallen = self.fallen
        return g

    def scores(self) -> list[int]:
        """How many assessments each seat has survived."""
        survived = [len(self.values)] * self.seats
        place = 0
        for assessment in range(len(self.values)):
            for _ in range(self.setup.eliminated[assessment]):
                participant = self.fallen[place]
                place += 1
                if participant < self.seats:
                    survived[participant] = assessment
        return survived


def in_turn_order(g: Xidit) -> list[int]:
    """The seats from the First Player clockwise. [xidit.exec.2]"""
    return [(g.first + place) % g.seats for place in range(g.seats)]


def army(g: Xidit, seat: int) -> int:
    """How many units a seat has in all."""
    total = 0
    for kind in range(seat * KINDS, seat * KINDS + KINDS):
        total += g.units[kind]
    return total


def guilds_with_room(g: Xidit, seat: int) -> list[int]:
    """The cities where an own guild has fewer than four floors. [xidit.guild.2]"""
    return [city for city in range(CITIES) if g.guild[city] == seat and g.height[city] < HIGHEST_GUILD]


def bards_in(g: Xidit, seat: int, region: int) -> int:
    """The bards of a seat in a region."""
    return g.bards[seat * REGIONS + region]


def top_titan(g: Xidit, stack: int) -> int:
    """The slot of the titan on top of a stack that is not empty."""
    return stack * TITANS_A_STACK + TITANS_A_STACK - g.lair[stack]


def put_token(g: Xidit, city: int, side: int) -> None:
    """A token comes to its city."""
    g.token = replaced(g.token, city, side)
