"""Rewards: gold, bards and floors for a removed threat or titan, and what goes with every removal. [xidit.reward]"""

from typing import ClassVar, Final

from krainy.engine.flow import Decision, replaced
from krainy.engine.vocabulary import Reason, Thing

from .board import KINGDOM
from .state import NOBODY, Xidit, guilds_with_room, top_titan
from .tokens import BARDS, FLOORS, GOLD, HIGHEST_GUILD, TITAN_REWARDS
from .vocabulary import (
    BARD,
    BARDS_PLACED,
    CITY,
    FLOOR,
    FLOORS_BUILT,
    FOE,
    GOLD_TAKEN,
    NUMBER,
    RAISE,
    REGION,
    REGIONS,
    REWARDS,
    STACKS,
    VIRTUAL_RAISED,
    WAITING_BUILT,
)

THREAT_TOKEN: Final = STACKS
"""What is removed: a titan is called by its stack, a Threat token by this number."""
PAIRS: Final = [[GOLD, BARDS], [GOLD, FLOORS], [BARDS, FLOORS]]
ALL_PAIRS: Final = [REWARDS.base + pair for pair in range(len(PAIRS))]
FIRST_PAIR: Final = REWARDS.base
FIRST_BARD: Final = BARD.base
FIRST_FLOOR: Final = FLOOR.base
FIRST_RAISE: Final = RAISE.base
MARKERS: Final = [RAISE.base + criterion for criterion in range(3)]
FORCED: Final[list[int]] = []
"""The menu of a decision that leaves nothing to choose."""


class Choice(Decision[Xidit]):
    """A decision of one seat that is not asked where nothing can be chosen: then `lapse` does what is forced."""

    lapses: ClassVar[bool] = True


class ChooseRewards(Choice):
    """Two of three different rewards; asked only if all three are possible.
    [xidit.reward.1, xidit.reward.2, xidit.threat.5]"""

    name = "ChooseRewards"
    rule = "xidit.reward.1"

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe: Final = foe

    def about(self, g: Xidit) -> dict[str, Thing]:
        about: dict[str, Thing] = {"city": (CITY, g.idrakis[self.seat])}
        if self.foe < STACKS:
            about["titan"] = (FOE, self.foe)
        return about

    def actions(self, g: Xidit, seat: int) -> list[int]:
        return ALL_PAIRS if len(possible(g, seat)) > 2 else FORCED

    def take(self, g: Xidit, seat: int, action: int) -> None:
        take_rewards(g, seat, self.foe, PAIRS[action - FIRST_PAIR])

    def lapse(self, g: Xidit) -> None:
        take_rewards(g, self.seat, self.foe, possible(g, self.seat))


def possible(g: Xidit, seat: int) -> list[int]:
    """The kinds of reward that can give the seat anything in its city. [xidit.reward.2, xidit.ruling.9]"""
    city = g.idrakis[seat]
    kinds = [GOLD]
    if g.unplaced[seat] > 0 and g.setup.open[city]:  # [xidit.bard.4, xidit.bard.5, xidit.ruling.10]
        kinds.append(BARDS)
    if room_for_floors(g, seat, city) > 0:
        kinds.append(FLOORS)
    return kinds


def room_for_floors(g: Xidit, seat: int, city: int) -> int:
    """How many floors the seat could add in a city: none to a foreign guild, four in all.
    [xidit.guild.5, xidit.guild.6]"""
    if g.guild[city] not in (NOBODY, seat):
        return 0
    return min(g.supply[seat], HIGHEST_GUILD - g.height[city])


def take_rewards(g: Xidit, seat: int, foe: int, kinds: list[int]) -> None:
    """Take each of these rewards to the full possible extent. [xidit.ruling.8, xidit.ruling.9]"""
    city = g.idrakis[seat]
    shown = g.setup.rewards[city] if foe == THREAT_TOKEN else TITAN_REWARDS[g.titans.content[top_titan(g, foe)]]
    if GOLD in kinds:
        take_gold(g, seat, shown[GOLD])
    if FLOORS in kinds:
        number = min(shown[FLOORS], room_for_floors(g, seat, city))
        g.supply = replaced(g.supply, seat, g.supply[seat] - number)
        build(g, seat, city, number)
        g.tell(FLOORS_BUILT, seat, city, number)
    if BARDS in kinds:
        g.then([PlaceBards(seat, min(shown[BARDS], g.unplaced[seat]))])  # [xidit.bard.4]


def take_gold(g: Xidit, seat: int, number: int) -> None:
    """Gold from the bank, which never runs out. [xidit.gold.1, xidit.gold.2, xidit.ruling.6]"""
    g.gold = replaced(g.gold, seat, g.gold[seat] + number)
    g.tell(GOLD_TAKEN, seat, number)


def build(g: Xidit, seat: int, city: int, number: int) -> None:
    """Floors come to a guild, or found one. [xidit.guild.1, xidit.guild.4]"""
    g.guild = replaced(g.guild, city, seat)
    g.height = replaced(g.height, city, g.height[city] + number)


class PlaceBards(Choice):
    """Bards go one by one to open regions around the Idrakis, split at will.
    [xidit.bard.1, xidit.bard.2, xidit.bard.3]"""

    name = "PlaceBards"
    rule = "xidit.bard.1"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def about(self, g: Xidit) -> dict[str, Thing]:
        return {"left": (NUMBER, self.number)}

    def actions(self, g: Xidit, seat: int) -> list[int]:
        regions = g.setup.open[g.idrakis[seat]]
        return [FIRST_BARD + region for region in regions] if len(regions) > 1 else FORCED

    def take(self, g: Xidit, seat: int, action: int) -> None:
        place_bards(g, seat, action - FIRST_BARD, 1)
        if self.number > 1:
            g.then([PlaceBards(seat, self.number - 1)])

    def lapse(self, g: Xidit) -> None:
        place_bards(g, self.seat, g.setup.open[g.idrakis[self.seat]][0], self.number)

    def why(self, g: Xidit, seat: int, action: int) -> Reason:
        return why_no_bard(g, seat, action, self.rule)


def why_no_bard(g: Xidit, seat: int, action: int, rule: str) -> Reason:
    """The rule that keeps a bard out of a region; for anything else, and for a region that is too far, `rule`."""
    region = action - FIRST_BARD
    if action in BARD and region in KINGDOM.borders[g.idrakis[seat]]:
        return Reason("xidit.bard.5", [(REGION, region)])  # it borders the city, so it can only be wasteland
    return Reason(rule)


def place_bards(g: Xidit, seat: int, region: int, number: int) -> None:
    """Bards come to a region; those for the centre go into the Bastion. [xidit.bard.2]"""
    place = seat * REGIONS + region
    g.bards = replaced(g.bards, place, g.bards[place] + number)
    g.unplaced = replaced(g.unplaced, seat, g.unplaced[seat] - number)
    g.tell(BARDS_PLACED, seat, region, number)


class WaitingFloor(Choice):
    """Floors that wait behind the screen must be added as soon as an own guild has room; with several such guilds the
    owner chooses. [xidit.census.8, xidit.ruling.16]"""

    name = "WaitingFloor"
    rule = "xidit.census.8"

    def actions(self, g: Xidit, seat: int) -> list[int]:
        if g.waiting[seat] == 0:
            return FORCED
        room = guilds_with_room(g, seat)
        return [FIRST_FLOOR + city for city in room] if len(room) > 1 else FORCED

    def take(self, g: Xidit, seat: int, action: int) -> None:
        build_waiting(g, seat, action - FIRST_FLOOR, 1)
        g.then([self])

    def lapse(self, g: Xidit) -> None:
        waiting = g.waiting[self.seat]
        if waiting > 0:
            for city in guilds_with_room(g, self.seat):
                build_waiting(g, self.seat, city, min(waiting, HIGHEST_GUILD - g.height[city]))

    def why(self, g: Xidit, seat: int, action: int) -> Reason:
        city = action - FIRST_FLOOR
        if action not in FLOOR:
            return Reason(self.rule)
        return Reason("xidit.guild.2" if g.guild[city] == seat else "xidit.ruling.16", [(CITY, city)])


def build_waiting(g: Xidit, seat: int, city: int, number: int) -> None:
    """Waiting floors come to an own guild."""
    g.waiting = replaced(g.waiting, seat, g.waiting[seat] - number)
    build(g, seat, city, number)
    g.tell(WAITING_BUILT, seat, city, number)


class RaiseVirtual(Choice):
    """With three players, who has removed a threat or a titan raises one marker of the Virtual Player.
    [xidit.three.8, xidit.ruling.14, xidit.ruling.24]"""

    name = "RaiseVirtual"
    rule = "xidit.three.8"

    def actions(self, g: Xidit, seat: int) -> list[int]:
        return MARKERS if g.virtual else FORCED

    def take(self, g: Xidit, seat: int, action: int) -> None:
        criterion = action - FIRST_RAISE
        g.virtual = replaced(g.virtual, criterion, g.virtual[criterion] + 1)
        g.tell(VIRTUAL_RAISED, seat, criterion, g.virtual[criterion])
