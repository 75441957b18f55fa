"""Influence, dials, cards, orders, titles, strongholds: what cards give and take."""

from typing import Final

from krainy.engine.flow import Step, replaced, replaced_row

from ..control import income, lands, strongholds
from ..decks import (
    DiscardTactics,
    check_hand,
    draw_objective,
    draw_quests,
    draw_tactics,
    look_at_card,
    objectives_left,
    take_card,
)
from ..orders.acquire_power import take_title
from ..orders.fortify import repair
from ..orders.harvest import Develop, RaiseOne, buildable
from ..orders.recruit import RecruitByCard
from ..pieces import ALIGNMENT_OF, DIAL_MAX, FOOD, ORDERS, ORE, RESOURCES, TITLES, WOOD
from ..spend import dial, gain, set_dial, spend
from ..state import Runewars, without
from ..vocabulary import (
    AMOUNT_A,
    CLAIM,
    ORDER_A,
    ORDER_RETURNED,
    PASS,
    REPAIR,
    RESOURCE_A,
    SCALE,
    SEAT_A,
    STOLE_TACTICS,
    STOLEN,
    STOLEN_LOT,
    YES,
)
from .effect import Effect, Scripted

YOU: Final = 0
EACH: Final = 1
"""Whom an effect means: who uses it, or everybody."""


class GainInfluence(Effect):
    """Gain influence; for everybody perhaps more for each city."""

    def __init__(self, who: int, number: int, per_city: bool) -> None:
        self.who: Final = who
        self.number: Final = number
        self.per_city: Final = per_city

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        for other in g.sequence if self.who == EACH else [seat]:
            cities = sum([1 for area in lands(g, other) if g.city[area] >= 0]) if self.per_city else 0
            gain(g, other, self.number + cities)


class SpendInfluence(Effect):
    """A price in influence, or (lose) as much of it as there is."""

    def __init__(self, number: int, lose: bool) -> None:
        self.number: Final = number
        self.lose: Final = lose

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return self.lose or g.influence[seat] >= self.number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        spend(g, seat, min(self.number, g.influence[seat]))


class DrawTactics(Effect):
    """Draw tactics cards."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        draw_tactics(g, seat, self.number)


class PayTactics(Effect):
    """Discard tactics cards of the own choice; as a cost all of them must be there. [runewars.effect.11]"""

    def __init__(self, number: int, cost: bool) -> None:
        self.number: Final = number
        self.cost: Final = cost

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return not self.cost or len(g.hands[seat]) >= self.number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        if g.hands[seat]:
            g.then([DiscardTactics(seat, self.number)])


class DrawQuests(Effect):
    """Draw quest cards, keep three. [runewars.quest.7]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        draw_quests(g, seat, self.number)


class Council(Effect):
    """Choose an opponent and a number; the user, then the opponent draws so many tactics cards."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Invite(seat, self.least, self.most, -1)])


class Invite(Scripted):
    """Whom, then how many."""

    name = "Invite"
    rule = "runewars.effect.2"

    def __init__(self, seat: int, least: int, most: int, guest: int) -> None:
        super().__init__(seat)
        self.least: Final = least
        self.most: Final = most
        self.guest: Final = guest

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.guest < 0:
            return [SEAT_A.base + other for other in range(g.seats) if other != seat and g.alive >> other & 1]
        return [AMOUNT_A.base + number for number in range(self.least, self.most + 1)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if self.guest < 0:
            g.then([Invite(seat, self.least, self.most, action - SEAT_A.base)])
            return
        number = action - AMOUNT_A.base
        g.then([DrawCards(seat, number), DrawCards(self.guest, number)])


class DrawCards(Step[Runewars]):
    """Somebody draws tactics cards and discards his surplus before the next one draws."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def run(self, g: Runewars) -> None:
        draw_tactics(g, self.seat, self.number)


class Steal(Effect):
    """Take a random tactics card from an opponent who has more; it counts as drawn now. [runewars.effect.11]"""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Rob(seat)])


class Rob(Scripted):
    """From whom a card is taken, if at all."""

    name = "Rob"
    rule = "runewars.effect.2"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        mine = len(g.hands[seat])
        found = [SEAT_A.base + other for other in range(g.seats) if len(g.hands[other]) > mine]
        return [PASS.base, *found] if found else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        victim = action - SEAT_A.base
        slots = g.hands[victim]
        slot = g.pick(slots, STOLEN_LOT)
        fresh = g.drawn_in[slot] == g.clock  # such cards lie apart, so all see whether it was one of them
        g.learned()
        g.tell(STOLE_TACTICS, seat, victim, 1 if fresh else 0)
        # the victim sees its own hand, and hears only now which card it has lost
        g.hands = replaced_row(g.hands, victim, without(slots, slot))
        take_card(g, seat, slot)
        look_at_card(g, seat, slot)
        g.whisper(1 << seat | 1 << victim, STOLEN, seat, g.tactics.content[slot])
        check_hand(g, seat)


# -- dials -------------------------------------------------------------------------------------------------------------

ANY_DIAL: Final = -1
WOOD_OR_ORE: Final = -2
OF_AREA: Final = -3


class ChangeDial(Effect):
    """Turn a dial; not below a floor; as a cost the whole change must be possible. [runewars.effect.12]"""

    def __init__(self, who: int, resource: int, number: int, floor: int, cost: bool) -> None:
        self.who: Final = who
        self.resource: Final = resource
        self.number: Final = number
        self.floor: Final = floor
        self.cost: Final = cost

    def dials(self) -> list[int]:
        """The dials among which it chooses."""
        if self.resource == ANY_DIAL:
            return [FOOD, WOOD, ORE]
        return [WOOD, ORE] if self.resource == WOOD_OR_ORE else [self.resource]

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        if not self.cost:
            return True
        for resource in self.dials():
            if 0 <= dial(g, seat, resource) + self.number <= DIAL_MAX:
                return True
        return False

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        if self.resource == OF_AREA:
            g.then([RaiseOne(seat, x)])
        elif self.resource < 0:
            g.then([TurnDial(seat, self.dials(), self.number)])
        else:
            for other in g.sequence if self.who == EACH else [seat]:
                now = dial(g, other, self.resource)
                if self.number > 0 or now > self.floor:
                    set_dial(g, other, self.resource, max(now + self.number, self.floor))


class RaiseFood(Effect):
    """Food rises by 1, if it can: what is bought must be possible."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return dial(g, seat, FOOD) < DIAL_MAX

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        set_dial(g, seat, FOOD, dial(g, seat, FOOD) + 1)


class TurnDial(Scripted):
    """Which dial is turned."""

    name = "TurnDial"
    rule = "runewars.effect.12"
    lapses = True

    def __init__(self, seat: int, dials: list[int], number: int) -> None:
        super().__init__(seat)
        self.dials: Final = dials
        self.number: Final = number

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [RESOURCE_A.base + r for r in self.dials if 0 <= dial(g, seat, r) + self.number <= DIAL_MAX]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        resource = action - RESOURCE_A.base
        set_dial(g, seat, resource, dial(g, seat, resource) + self.number)


class SetDials(Effect):
    """Everybody's dials are set to what the areas produce, or only turned down to it. [runewars.harvest.1]"""

    def __init__(self, only_down: bool) -> None:
        self.only_down: Final = only_down

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        for other in g.sequence:
            total = income(g, other)
            for resource in range(len(RESOURCES)):
                if not self.only_down or dial(g, other, resource) > total[resource]:
                    set_dial(g, other, resource, total[resource])


class Raid(Effect):
    """A neighbour's dial goes down by so much, the same own one up."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(victims(g, seat, self.number)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Plunder(seat, -1, self.number)])


def victims(g: Runewars, seat: int, number: int) -> list[int]:
    """The players with an area next to one of the seat's, and so much on a dial."""
    found: list[int] = []
    for area in lands(g, seat):
        for near in g.board.near[area]:
            other = g.lord[near]
            if other not in (seat, -1) and other not in found:
                found.append(other)
    found.sort()
    return [other for other in found if max([dial(g, other, resource) for resource in range(len(RESOURCES))]) >= number]


class Plunder(Scripted):
    """Whom, then which dial."""

    name = "Plunder"
    rule = "runewars.effect.2"
    lapses = True

    def __init__(self, seat: int, victim: int, number: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.number: Final = number

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.victim < 0:
            return [SEAT_A.base + other for other in victims(g, seat, self.number)]
        return [RESOURCE_A.base + r for r in range(len(RESOURCES)) if dial(g, self.victim, r) >= self.number]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if self.victim < 0:
            g.then([Plunder(seat, action - SEAT_A.base, self.number)])
            return
        resource = action - RESOURCE_A.base
        set_dial(g, self.victim, resource, dial(g, self.victim, resource) - self.number)
        set_dial(g, seat, resource, dial(g, seat, resource) + self.number)


# -- recruiting, strongholds, developments -----------------------------------------------------------------------------


class RecruitUnits(Effect):
    """Recruit from one dial, perhaps only units of one base. [runewars.recruit.1]"""

    def __init__(self, shape: int) -> None:
        self.shape: Final = shape

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(strongholds(g, seat)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([RecruitByCard(seat, self.shape)])


class RepairFree(Effect):
    """Repair a damaged stronghold without paying."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(damaged(g, seat)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Mend(seat)])


def damaged(g: Runewars, seat: int) -> list[int]:
    """The areas with a damaged stronghold of a seat."""
    return [area for area in strongholds(g, seat) if g.ruined >> area & 1]


class Mend(Scripted):
    """Which stronghold is repaired."""

    name = "Mend"
    rule = "runewars.effect.2"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [REPAIR.base + area for area in damaged(g, seat)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        repair(g, seat, action - REPAIR.base)


class DevelopFree(Effect):
    """Build a development without paying. [runewars.dev.1]"""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(buildable(g, seat)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Develop(seat, True)])


# -- orders, titles, objectives ----------------------------------------------------------------------------------------


class ReturnOrder(Effect):
    """A used order, not the active one, comes back to the hand."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(returnable(g, seat)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([TakeBack(seat)])


def returnable(g: Runewars, seat: int) -> list[int]:
    """The used orders of a seat but for the active one."""
    return [order for order in range(1, len(ORDERS)) if g.used[seat] >> order & 1 and order != g.active[seat]]


class TakeBack(Scripted):
    """Which order comes back."""

    name = "TakeBack"
    rule = "runewars.effect.2"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [ORDER_A.base + order for order in returnable(g, seat)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        order = action - ORDER_A.base
        g.used = replaced(g.used, seat, g.used[seat] & ~(1 << order))
        g.tell(ORDER_RETURNED, seat, order)


class TakeTitle(Effect):
    """Take any title that one does not hold; what lies on it stays."""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Usurp(seat)])


class Usurp(Scripted):
    """Which title is taken."""

    name = "Usurp"
    rule = "runewars.title.3"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [CLAIM.base + title * SCALE for title in range(len(TITLES)) if g.titles[title] != seat]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        title = (action - CLAIM.base) // SCALE
        take_title(g, seat, title, g.title_influence[title])


class SwapObjective(Effect):
    """Set the objective aside unseen and draw another."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return g.objective[seat] >= 0 and len(objectives_left(g, ALIGNMENT_OF[g.faction[seat]])) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Reconsider(seat)])


class Reconsider(Scripted):
    """Keep the objective or change it."""

    name = "Reconsider"
    rule = "runewars.objective.1"
    secret = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, YES.base]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == YES.base:
            draw_objective(g, seat, ALIGNMENT_OF[g.faction[seat]])
