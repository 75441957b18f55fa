"""The military census: who shows the most units of a kind is rewarded. [xidit.census]"""

from typing import Any, Final

from krainy.engine.flow import AnyStep, Joint, Step, replaced
from krainy.engine.vocabulary import Reason, Thing

from .board import PIECES
from .rewards import FIRST_BARD, FIRST_FLOOR, FORCED, Choice, build, place_bards, take_gold, why_no_bard
from .state import Xidit, guilds_with_room, in_turn_order
from .tokens import BARDS, GOLD, REWARD_NAMES, UNIT_NAMES
from .vocabulary import (
    BARD,
    BARDS_DECLINED,
    CENSUS_BEGINS,
    CENSUS_EMPTY,
    CENSUS_LOST,
    CENSUS_SHOWN,
    CENSUS_TIED,
    CENSUS_WON,
    FLOOR_DECLINED,
    FLOOR_WAITS,
    FLOORS_BUILT,
    KINDS,
    NUMBER,
    PASS,
    SHOW,
    UNIT,
)

DECLINE: Final = PASS.base
FIRST_SHOW: Final = SHOW.base


class Prize:
    """What the census of one kind gives: a kind of reward, how much for the most, how much for each who ties."""

    def __init__(self, row: dict[str, Any]) -> None:
        [name] = row["most"]
        self.reward: Final = REWARD_NAMES.index(name)
        self.most: Final[int] = row["most"][name]
        self.tied: Final[int] = row["tied"][name]


ROWS: Final = {row["unit"]: row for row in PIECES["census"]}
PRIZES: Final = [Prize(ROWS[unit]) for unit in UNIT_NAMES]
"""By kind of unit. [xidit.census.3, xidit.census.4]"""


class Census(Step[Xidit]):
    """In census Years, after all Orders, the five kinds are counted one after another.
    [xidit.census.1, xidit.census.2]"""

    def run(self, g: Xidit) -> None:
        if g.year in g.setup.census_years:
            g.tell(CENSUS_BEGINS, g.year)
            g.then(SHOWS)


class ShowUnits(Joint[Xidit]):
    """All choose in secret how many units of one kind they show, none up to all. [xidit.census.2]"""

    name = "ShowUnits"
    rule = "xidit.census.2"
    rule_wait = "xidit.census.2"

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: Final = kind

    def about(self, g: Xidit) -> dict[str, Thing]:
        return {"unit": (UNIT, self.kind)}

    def actions(self, g: Xidit, seat: int) -> list[int]:
        return [FIRST_SHOW + number for number in range(g.units[seat * KINDS + self.kind] + 1)]

    def reveal(self, g: Xidit, chosen: list[list[int]]) -> None:
        """All show at once, and who shows the most is rewarded; the units go back. [xidit.census.9]"""
        order = in_turn_order(g)
        shown = [row[0] - FIRST_SHOW for row in chosen]
        for seat in order:
            g.tell(CENSUS_SHOWN, seat, self.kind, shown[seat])
        most = max(shown)
        if most == 0:  # [xidit.census.10, xidit.ruling.15]
            g.tell(CENSUS_EMPTY, self.kind)
            return
        winners = [seat for seat in order if shown[seat] == most]
        for seat in winners:
            g.tell(CENSUS_WON if len(winners) == 1 else CENSUS_TIED, seat, self.kind)
        give(g, winners, self.kind)


def give(g: Xidit, winners: list[int], kind: int) -> None:
    """The prize of a kind for those who showed the most, in turn order.
    [xidit.census.3, xidit.census.4, xidit.census.5, xidit.census.6, xidit.census.7, xidit.census.8]"""
    prize = PRIZES[kind]
    number = prize.most if len(winners) == 1 else prize.tied
    steps: list[AnyStep] = []
    for seat in winners:
        if prize.reward == GOLD:
            take_gold(g, seat, number)
        elif prize.reward == BARDS:
            number_left = min(number, g.unplaced[seat])
            if number_left > 0 and g.setup.open[g.idrakis[seat]]:
                steps.append(CensusBards(seat, number_left))
            else:
                g.tell(CENSUS_LOST, seat, kind)  # [xidit.bard.4, xidit.ruling.10]
        elif g.supply[seat] > 0:
            steps.append(CensusFloor(seat))
        else:
            g.tell(CENSUS_LOST, seat, kind)  # [xidit.ruling.16]
    g.then(steps)


class CensusBards(Choice):
    """Bards won in a census may be placed around the Idrakis. [xidit.census.5, xidit.census.6, xidit.ruling.16]"""

    name = "CensusBards"
    rule = "xidit.census.5"
    rule_wait = "xidit.census.6"
    answers = (BARD,)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def about(self, g: Xidit) -> dict[str, Thing]:
        return {"left": (NUMBER, self.number)}

    def actions(self, g: Xidit, seat: int) -> list[int]:
        return [DECLINE, *[FIRST_BARD + region for region in g.setup.open[g.idrakis[seat]]]]

    def take(self, g: Xidit, seat: int, action: int) -> None:
        if action == DECLINE:
            g.tell(BARDS_DECLINED, seat, self.number)
            return
        place_bards(g, seat, action - FIRST_BARD, 1)
        if self.number > 1:
            g.then([CensusBards(seat, self.number - 1)])

    def why(self, g: Xidit, seat: int, action: int) -> Reason:
        return why_no_bard(g, seat, action, self.rule)


class CensusFloor(Choice):
    """A floor won in a census may be added to an own guild; where none has room it waits.
    [xidit.census.7, xidit.census.8, xidit.ruling.25]"""

    name = "CensusFloor"
    rule = "xidit.census.7"
    rule_wait = "xidit.census.7"

    def actions(self, g: Xidit, seat: int) -> list[int]:
        room = guilds_with_room(g, seat)
        return [DECLINE, *[FIRST_FLOOR + city for city in room]] if room else FORCED

    def take(self, g: Xidit, seat: int, action: int) -> None:
        if action == DECLINE:
            g.tell(FLOOR_DECLINED, seat)
            return
        city = action - FIRST_FLOOR
        g.supply = replaced(g.supply, seat, g.supply[seat] - 1)
        build(g, seat, city, 1)
        g.tell(FLOORS_BUILT, seat, city, 1)

    def lapse(self, g: Xidit) -> None:
        seat = self.seat
        g.supply = replaced(g.supply, seat, g.supply[seat] - 1)
        g.waiting = replaced(g.waiting, seat, g.waiting[seat] + 1)
        g.tell(FLOOR_WAITS, seat)


SHOWS: Final[list[AnyStep]] = [ShowUnits(kind) for kind in range(KINDS)]
