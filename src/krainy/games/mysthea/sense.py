"""What a bot should notice in a position of Mysthea, and an evaluation from 0 (lost) to 1 (won).

Everything is counted in glory: what a player has, what the rest should bring as far as one can tell, and what lies in
the middle of an action, so that a bot that looks one step ahead also begins what pays only later.
"""

import math
from typing import Final

from .battle import battle_strength, fighters
from .board import CONSTRUCT, GOLEM, KINDS, MOST_ENCOUNTERS, OF_TYPE, PLACES, REGIONS, RINGS, TRACK, UNIT_POINTS
from .cards import POINTS_OF
from .control import strength
from .effects.effect import SCRIPTS
from .effects.gains import Gain
from .encounter import next_cost
from .islands import SCORING, Attune, attunement
from .meditate import Crystals
from .operate import Operate, open_to_all
from .spend import Spend
from .state import Mysthea, count, equipment_of, mobile, spot, track, upgrades_of
from .turn import Turn

ENERGY_WORTH: Final = 0.5
EXPERIENCE_WORTH: Final = 0.9
CARD_WORTH: Final = 0.6
"""Of a point of a card in hand."""
SPENT_WORTH: Final = 0.35
"""Of a point of a card in the discard pile: it comes back next Era."""
UPGRADE_WORTH: Final = 1.0
EQUIPMENT_WORTH: Final = 1.2
"""Of a card on the board, for every point of it."""
CREATED_WORTH: Final = 0.8
DEPLOYED_WORTH: Final = 1.6
"""Of a unit, for every command point that it costs."""
OCCUPIED_WORTH: Final = 0.7
CHARGED_WORTH: Final = 2.5
ATTUNE_WORTH: Final = 0.5
"""Of what the attunement card of the own island would score."""
NEARNESS: Final = 0.8
"""Of Chosen and token on one island, if the next encounter can be paid."""
WOUND: Final = 1.0
POINT_WORTH: Final = 1.7
"""Of a command point that is still to be spent."""
TURN_WORTH: Final = 3.0
"""Of a base action that is still to be taken."""
UNDER_WAY: Final = 2.0
"""Of whatever else an action still asks."""
SPOIL: Final = 1.5
"""Of every unit that a battle should cost others, or oneself."""
SPREAD: Final = 12.0
"""The lead in glory that makes a game two to one."""


def evaluate(g: Mysthea, seat: int) -> float:
    """How good the position is for a seat: its own prospect against the best of the others."""
    if g.over:
        return 1.0 if g.winners >> seat & 1 else 0.0
    values = worths(g)
    best = max([values[other] for other in range(g.seats) if other != seat])
    return 1.0 / (1.0 + math.exp((best - values[seat]) / SPREAD))


def worths(g: Mysthea) -> list[float]:
    """What every seat has and may hope for, in glory."""
    left = time_left(g)
    values = [float(glory) for glory in g.glory]
    if g.era == 0 or g.home[g.order[0]] < 0:
        return values
    add_control(g, values)
    for seat in range(g.seats):
        values[seat] += left * (supplies(g, seat) + standing(g, seat))
    add_battle(g, values)
    if g.turn >= 0 and not g.base_done:
        values[g.turn] += TURN_WORTH
    add_pending(g, values)
    return values


def time_left(g: Mysthea) -> float:
    """How much of the game is still to come, from 1 to 0: supplies are worth nothing at its end."""
    rounds = max(0.0, 6.5 - g.laid) / 6.5
    return min(1.0, 3.0 - g.era + rounds)


def add_control(g: Mysthea, values: list[float]) -> None:
    """Add the glory of the region cards as control is now; a narrow lead may still be lost."""
    laid = track(g)
    coming = min(g.laid + 1, len(TRACK) - 2)  # what is not yet laid will be worth more
    for kind, regions in enumerate(OF_TYPE):
        glory = TRACK[laid.index(kind) if kind in laid else coming]
        for region in regions:
            best, most, second = -1, 0, 0
            for seat in g.order:
                power = strength(g, seat, region)
                if power > most:
                    best, second, most = seat, most, power
                elif power > second:
                    second = power
            if best >= 0:
                values[best] += glory * (0.4 + 0.6 * (most - second) / (most - second + 1.0))


def supplies(g: Mysthea, seat: int) -> float:
    """Energy, experience, cards and units in waiting."""
    worth = ENERGY_WORTH * g.energy[seat] + EXPERIENCE_WORTH * min(g.experience[seat], 8)
    content = g.cards.content
    for slot in g.hands[seat]:
        worth += CARD_WORTH * POINTS_OF[content[slot]]
    if g.era < 3:
        for card in g.discards[seat]:
            worth += SPENT_WORTH * POINTS_OF[card]
    for card in upgrades_of(g, seat):
        worth += UPGRADE_WORTH * POINTS_OF[card]
    for card in equipment_of(g, seat):
        worth += EQUIPMENT_WORTH * POINTS_OF[card]
    for kind in (CONSTRUCT, GOLEM):
        worth += CREATED_WORTH * UNIT_POINTS[kind] * g.created[seat * KINDS + kind]
    return worth


def standing(g: Mysthea, seat: int) -> float:
    """Units on the islands, the artefact, attunement, and the way to the next encounter."""
    worth = 0.0
    for region in range(REGIONS):
        if count(g, seat, region):
            worth += OCCUPIED_WORTH
    for kind in (CONSTRUCT, GOLEM):
        first = spot(seat, kind, 0)
        worth += DEPLOYED_WORTH * UNIT_POINTS[kind] * sum(g.units[first : first + REGIONS])
    island = g.home[seat] // PLACES
    if g.charged >> seat & 1:
        worth += CHARGED_WORTH
        if g.attuned[seat] < 0 and island not in g.attuned:
            worth += ATTUNE_WORTH * attunement_worth(g, seat, island)
    if g.wounded >> seat & 1:
        worth -= WOUND
    if len(g.faced[seat]) < MOST_ENCOUNTERS:
        payable = min(1.0, g.experience[seat] / next_cost(g, seat))
        worth += NEARNESS * payable * (2 - apart(g, island, g.token[seat]))
    return worth


def attunement_worth(g: Mysthea, seat: int, island: int) -> int:
    """What the attunement card of an island would score now."""
    total = 0
    for effect in SCRIPTS[SCORING[attunement(g, island)]]:
        if isinstance(effect, Gain):
            total += effect.amount * effect.per.number(g, seat)
    return total


def apart(g: Mysthea, one: int, other: int) -> int:
    """How many islands two islands are apart along the ring."""
    order = RINGS[g.ring].order
    distance = abs(order.index(one) - order.index(other))
    return min(distance, len(order) - distance)


def add_battle(g: Mysthea, values: list[float]) -> None:
    """Whoever is ahead in a battle should gain by what the others lose."""
    if not g.battle:
        return
    seats = fighters(g)
    totals = [battle_strength(g, seat) for seat in seats]
    most = max(totals)
    for place, seat in enumerate(seats):
        if totals[place] < most:
            lost = min(most - totals[place], mobile(g, seat, g.field) + 1)
            values[seat] -= SPOIL * lost
            for other, total in enumerate(totals):
                if total == most:
                    values[seats[other]] += SPOIL * lost


def add_pending(g: Mysthea, values: list[float]) -> None:
    """What lies in the middle of an action is not lost."""
    asked = g.asked
    if asked is None or asked.seat < 0:
        return
    if isinstance(asked, Operate):
        values[asked.seat] += POINT_WORTH * asked.points
        if not asked.bought and open_to_all(g, asked.seat, asked.card):
            values[asked.seat] += UNDER_WAY
    elif isinstance(asked, (Spend, Crystals)):
        values[asked.seat] += POINT_WORTH * asked.points
    elif isinstance(asked, Attune):
        values[asked.seat] += attunement_worth(g, asked.seat, asked.island)
    elif not isinstance(asked, Turn):
        values[asked.seat] += UNDER_WAY
