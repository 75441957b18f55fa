"""Whose warbands die, and how many. [oath.campaign.20, oath.campaign.21]"""

from typing import Final

from krainy.engine.flow import Step
from krainy.engine.vocabulary import Thing

from ..asking import Asking
from ..board import SLOTS
from ..hooks import TO_CAMPAIGN
from ..ruling import forbidden, side
from ..state import Oath, home
from ..tokens import kill_at_site, kill_on_board, set_army, withdraw
from ..vocabulary import AT, NUMBER, SEAT, WITHDREW
from ..vocabulary import SAVED as SAVED_EVENT
from .pools import defending
from .record import joins
from .war import DEFENDER_WON, DOOMED, PEACE, SAFE


def sources(g: Oath, attacking: bool) -> list[int]:
    """Where the warbands of a force are, as actions: boards, then sites."""
    found: list[int] = []
    if attacking:
        if g.board[g.war.attacker] > 0:
            found.append(SEAT.base + g.war.attacker)
        found += [AT.base + spot for spot in range(SLOTS) if joins(g, spot)]
        return found
    if g.war.defender < 0:
        return found
    for player in defending(g):
        if g.board[player] > 0:
            found.append(SEAT.base + player)
    for spot in range(SLOTS):
        if g.war.targets(spot) and g.army[spot] > 0 and not joins(g, spot):
            found.append(AT.base + spot)
    found.sort()
    return found


def slay(g: Oath, attacking: bool, source: int, number: int) -> None:
    """Warbands of a force die, or are carried to where a plan saves them. [oath.term.6]"""
    side = g.war.side(attacking)
    if side.refuge >= 0:
        if source >= AT.base:
            spot = source - AT.base
            number = min(number, g.army[spot])
            owner = g.army_of[spot]
            set_army(g, spot, owner, g.army[spot] - number)
            g.tell(WITHDREW, owner, spot, number)
        else:
            number = min(number, g.board[source - SEAT.base])
            g.board[source - SEAT.base] -= number
        side.saved += number
        g.tell(SAVED_EVENT, home(g, side.player), number)
        return
    if source >= AT.base:
        number = kill_at_site(g, source - AT.base, number)
    else:
        number = kill_on_board(g, source - SEAT.base, number)
    side.dead += number


class Losses(Asking):
    """Which warbands of a force die, one by one where there is a choice. [oath.campaign.20, oath.campaign.21]"""

    name = "Losses"
    rule = "oath.campaign.20"
    may_offer = (SEAT,)
    lapses = True

    def __init__(self, seat: int, attacking: bool, number: int, sacrificed: bool) -> None:
        super().__init__(seat)
        self.attacking: Final = attacking
        self.number: Final = number
        self.sacrificed: Final = sacrificed

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, self.number)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = sources(g, self.attacking)
        return found if self.number > 0 and len(found) > 1 and strength(g, found) > self.number else []

    def lapse(self, g: Oath) -> None:
        left = self.number
        for source in sources(g, self.attacking):
            there = g.army[source - AT.base] if source >= AT.base else g.board[source - SEAT.base]
            slay(g, self.attacking, source, min(left, there))
            left -= min(left, there)

    def take(self, g: Oath, seat: int, action: int) -> None:
        slay(g, self.attacking, action, 1)
        g.then([Losses(seat, self.attacking, self.number - 1, self.sacrificed)])


def strength(g: Oath, found: list[int]) -> int:
    """How many warbands are at these sources."""
    total = 0
    for source in found:
        total += g.army[source - AT.base] if source >= AT.base else g.board[source - SEAT.base]
    return total


def doomed_number(g: Oath, attacking: bool) -> int:
    """How many of the loser's force die. [oath.campaign.20, oath.reliquary.2]"""
    flags = g.war.side(attacking).flags
    other = g.war.side(not attacking).flags
    force = strength(g, sources(g, attacking))
    if flags & SAFE or other & PEACE:
        return 0
    if flags & DOOMED or brutal(g):
        return force
    return force // 2


def brutal(g: Oath) -> bool:
    """Whether the attacker's campaigns spare nobody."""
    return forbidden(g, g.war.attacker, TO_CAMPAIGN, 2)


class Retreat(Step[Oath]):
    """What is left of a defeated defender's force at targeted sites goes to the board.
    [oath.campaign.20, oath.campaign.21]"""

    def run(self, g: Oath) -> None:
        war = g.war
        defender = war.defender
        if war.outcome == DEFENDER_WON:
            war.captives = strength(g, sources(g, True))
            war.quiet = False
            return
        if defender < 0:
            return
        war.captives = strength(g, sources(g, False))
        for player in defending(g):
            war.involved |= 1 << player
        home_board = g.chancellor if side(g, defender) == g.chancellor else defender
        for spot in range(SLOTS):
            if war.targets(spot) and g.army[spot] > 0 and not joins(g, spot):
                withdraw(g, home_board, spot, g.army[spot])
