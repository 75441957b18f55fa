"""What a bot should notice: dragon runes first, then land, armies and what feeds them."""

import math
from typing import Final

from .control import lands
from .fighting import player_of, strength_of
from .pieces import DAMAGED_STRENGTH, HEALTH, HERO_HEALTH, KINDS, RESOURCES, TITLES, TO_WIN
from .state import B_AREA, NOBODY, Runewars
from .tiles import NUMBER
from .victory import dragon_count
from .year import winter_limit

RUNE_WORTH: Final = 6.0
AREA_WORTH: Final = 0.7
UNIT_WORTH: Final = 0.35
"""Of a standing unit; its health adds to it."""
HEALTH_WORTH: Final = 0.15
ROUTED_SHARE: Final = 0.6
STRONGHOLD_WORTH: Final = 1.6
DEVELOPMENT_WORTH: Final = 0.8
CITY_WORTH: Final = 0.8
DIAL_WORTH: Final = 0.3
INFLUENCE_WORTH: Final = 0.3
TACTICS_WORTH: Final = 0.35
QUEST_WORTH: Final = 0.15
HERO_WORTH: Final = 1.0
REWARD_WORTH: Final = 1.0
TITLE_WORTH: Final = 1.5
OBJECTIVE_WORTH: Final = 1.0
CARD_LAID: Final = 6.0
"""Of a victory card on a deck while its owner still has the runes."""
HUNGER: Final = 0.4
"""Of every unit that food would not feed in winter."""
BATTLE_WORTH: Final = 0.5
"""Of every point of strength ahead in a battle."""
SPREAD: Final = 8.0
"""The lead that makes a game about three to one."""


def evaluate(g: Runewars, seat: int) -> float:
    """How good the position is for a seat: its own prospect against the best of the others."""
    if g.over:
        return 1.0 if g.winners >> seat & 1 else 0.0
    if not g.alive >> seat & 1:
        return 0.0
    best = max([worth(g, other) for other in range(g.seats) if other != seat and g.alive >> other & 1])
    lead = worth(g, seat) - best + battle_lead(g, seat)
    return 1.0 / (1.0 + math.exp(-lead / SPREAD))


def worth(g: Runewars, seat: int) -> float:
    """What a seat has."""
    if g.faction[seat] < 0:
        return 0.0
    runes = dragon_count(g, seat)
    value = RUNE_WORTH * min(runes, TO_WIN) + 0.4 * RUNE_WORTH * max(0, runes - TO_WIN)
    if seat in g.victory_on and runes >= TO_WIN:
        value += CARD_LAID
    fed = winter_limit(g, seat)
    for area in lands(g, seat):
        value += AREA_WORTH
        if g.city[area] >= 0:
            value += CITY_WORTH
        army = 0
        row = g.rows[area]
        for kind in range(KINDS):
            if row[kind]:
                army += row[kind]
                value += row[kind] * unit_worth(kind)
        if army > fed:
            value -= HUNGER * (army - fed)
    value += buildings(g, seat)
    value += DIAL_WORTH * sum(g.dials[len(RESOURCES) * seat : len(RESOURCES) * (seat + 1)])
    value += INFLUENCE_WORTH * min(g.influence[seat], 12) + TACTICS_WORTH * len(g.hands[seat])
    value += QUEST_WORTH * len(g.quest_hands[seat])
    if g.objective[seat] >= 0:
        value += OBJECTIVE_WORTH
    for title in range(len(TITLES)):
        if g.titles[title] == seat:
            value += TITLE_WORTH
    for hero in range(len(g.hero_seat)):
        if g.hero_seat[hero] == seat:
            value += HERO_WORTH * (1.0 - 0.5 * g.hurt[hero] / HERO_HEALTH[hero]) + REWARD_WORTH * len(g.reward_of[hero])
            value += 0.1 * sum(g.training[3 * hero : 3 * hero + 3])
    return value + waiting(g, seat)


def unit_worth(kind: int) -> float:
    """What a unit of a kind is worth."""
    value = UNIT_WORTH + HEALTH_WORTH * HEALTH[kind // 2]
    return value * ROUTED_SHARE if kind % 2 else value


def buildings(g: Runewars, seat: int) -> float:
    """Strongholds and developments."""
    value = 0.0
    for area in range(NUMBER):
        if g.castle[area] == seat:
            value += STRONGHOLD_WORTH * (0.7 if g.ruined >> area & 1 else 1.0)
            if g.development[area]:
                value += DEVELOPMENT_WORTH
    return value


def waiting(g: Runewars, seat: int) -> float:
    """Units between areas: they are not lost."""
    value = 0.0
    if g.turn == seat:
        rows = [row for row in (g.guests, g.fleeing) if row] + g.pending
        for row in rows:
            for kind in range(KINDS):
                if row[kind]:
                    value += row[kind] * unit_worth(kind)
    return value


def battle_lead(g: Runewars, seat: int) -> float:
    """How far a seat is ahead in the battle that is on, counting the units that still fight."""
    if not g.battle:
        return 0.0
    for side in range(2):
        if player_of(g, side) == seat:
            lead = strength_of(g, side) - strength_of(g, 1 - side)
            if g.castle[g.battle[B_AREA]] != NOBODY:
                lead += DAMAGED_STRENGTH if side == 1 else -DAMAGED_STRENGTH
            own = sum([g.lines[side][each] for each in range(len(g.lines[side]))])
            return BATTLE_WORTH * lead + UNIT_WORTH * own
    return 0.0
