"""What a bot should notice in a position of Runewars: dragon runes first, then land, armies and what feeds them.

Features also count what lies in the middle of an action (units on their way, a battle, an order not yet resolved), so
that a bot that looks one step ahead begins what pays only later. What each counts for stands in data/weights.toml.
"""

from typing import Final

from krainy.engine.game import aspect_of_each

from ..battle.record import DEFENDER
from ..battle.strength import castle_strength
from ..battle.units import player_of, strength_of
from ..control import lands
from ..heroes.heroes import trained
from ..map.tiles import NUMBER
from ..orders.mobilize import Muster
from ..pieces import (
    ATTRIBUTES,
    FOOD,
    HEALTH,
    HERO_HEALTH,
    INTACT_STRENGTH,
    KINDS,
    ORE,
    SEASONS,
    TITLES,
    TO_WIN,
    WOOD,
    YEARS,
)
from ..spend import dial
from ..state import DRAGON_RUNE, NOBODY, Runewars
from ..victory import dragon_count
from ..vocabulary import ORDER_A
from ..year import ChooseOrders, winter_limit
from .prospects import muster_prospect, prospect, standing_on

FEATURES: Final = [
    "runes",  # dragon runes, up to the six that win
    "runes_late",  # the same, growing with the years
    "runes_over",
    "victory_card",  # laid, and its owner still has the runes
    "areas",
    "cities",
    "units",  # standing ones count by their health
    "routed",
    "hunger",  # units that food would not feed in winter
    "strongholds",
    "developments",
    "food",
    "wood",
    "ore",
    "influence",
    "tactics",
    "quests",
    "objective",
    "titles",
    "heroes",
    "wounds",
    "rewards",
    "training",
    # What is still to be done.
    "order",  # what the order chosen in secret, or the area just activated, promises
    "battle",  # the lead in strength
    "threat",  # areas next to a stronger enemy
    "threatened_runes",
]
ASPECTS: Final = aspect_of_each(
    FEATURES,
    {
        "runes": ["runes", "runes_late", "runes_over", "victory_card"],
        "land": ["areas", "cities"],
        "army": ["units", "routed", "battle"],
        "hunger": ["hunger"],
        "strongholds": ["strongholds", "developments"],
        "resources": ["food", "wood", "ore"],
        "influence": ["influence"],
        "cards": ["tactics", "quests", "objective", "rewards"],
        "titles": ["titles"],
        "heroes": ["heroes", "wounds", "training"],
        "safety": ["threat", "threatened_runes"],
    },
)
"""What people call it."""
RUNES: Final = 0
RUNES_LATE: Final = 1
RUNES_OVER: Final = 2
VICTORY_CARD: Final = 3
AREAS: Final = 4
CITIES: Final = 5
UNITS: Final = 6
ROUTED: Final = 7
HUNGER: Final = 8
STRONGHOLDS: Final = 9
DEVELOPMENTS: Final = 10
DIAL: Final = 11
INFLUENCE: Final = 14
TACTICS: Final = 15
QUESTS: Final = 16
OBJECTIVE: Final = 17
TITLE: Final = 18
HEROES: Final = 19
WOUNDS: Final = 20
REWARDS: Final = 21
TRAINING: Final = 22
ORDER: Final = 23
BATTLE: Final = 24
THREAT: Final = 25
THREATENED_RUNES: Final = 26
LONG: Final = float(YEARS * len(SEASONS))
RICH: Final = 12
"""More influence than this is of little use."""


def features_of(g: Runewars) -> list[list[float]]:
    """By seat: runes, land, armies, supplies, heroes, and what is being done."""
    rows = [[0.0] * len(FEATURES) for _ in range(g.seats)]
    for seat in range(g.seats):
        if g.faction[seat] >= 0 and g.alive >> seat & 1:
            row = rows[seat]
            runes(g, seat, row)
            land(g, seat, row)
            supplies(g, seat, row)
            heroes(g, seat, row)
            under_way(g, seat, row)
    return rows


def runes(g: Runewars, seat: int, row: list[float]) -> None:
    """Dragon runes and the victory card."""
    number = dragon_count(g, seat)
    row[RUNES] = float(min(number, TO_WIN))
    row[RUNES_LATE] = row[RUNES] * g.clock / LONG
    row[RUNES_OVER] = float(max(0, number - TO_WIN))
    if seat in g.victory_on and number >= TO_WIN:
        row[VICTORY_CARD] = 1.0


def land(g: Runewars, seat: int, row: list[float]) -> None:
    """Areas, armies, buildings, and what threatens them."""
    fed = winter_limit(g, seat)
    for area in lands(g, seat):
        row[AREAS] += 1.0
        if g.city[area] >= 0:
            row[CITIES] += 1.0
        army = count(g.rows[area], row)
        if army > fed:
            row[HUNGER] += army - fed
        danger(g, seat, area, row)
    for area in range(NUMBER):
        if g.castle[area] == seat:
            row[STRONGHOLDS] += 0.7 if g.ruined >> area & 1 else 1.0
            if g.development[area]:
                row[DEVELOPMENTS] += 1.0


def count(units: list[int], row: list[float]) -> int:
    """Add the units of an area, and say how many there are."""
    total = 0
    for kind in range(KINDS):
        number = units[kind]
        if number:
            total += number
            value = number * (1.0 + 0.4 * HEALTH[kind // 2])
            if kind % 2:
                row[ROUTED] += value
            else:
                row[UNITS] += value
    return total


def danger(g: Runewars, seat: int, area: int, row: list[float]) -> None:
    """Whether an enemy army next to an area is stronger than what holds it."""
    holds = -1
    near, border = g.board.near[area], g.board.border[area]
    for place in range(len(near)):
        other = near[place]
        if border[place] or g.lord[other] in (seat, NOBODY):
            continue
        if holds < 0:
            holds = standing_on(g, area) + (INTACT_STRENGTH if g.castle[area] == seat else 0)
        if standing_on(g, other) > holds:
            row[THREAT] += 1.0
            if g.runes.content[area] == DRAGON_RUNE:
                row[THREATENED_RUNES] += 1.0
            return


def supplies(g: Runewars, seat: int, row: list[float]) -> None:
    """Dials, influence, cards, titles."""
    for resource in (FOOD, WOOD, ORE):
        row[DIAL + resource] = float(dial(g, seat, resource))
    row[INFLUENCE] = float(min(g.influence[seat], RICH))
    row[TACTICS] = float(len(g.hands[seat]))
    row[QUESTS] = float(len(g.quest_hands[seat]))
    row[OBJECTIVE] = 1.0 if g.objective[seat] >= 0 else 0.0
    for title in range(len(TITLES)):
        if g.titles[title] == seat:
            row[TITLE] += 1.0


def heroes(g: Runewars, seat: int, row: list[float]) -> None:
    """Heroes, their wounds, rewards and training."""
    for hero in range(len(g.hero_seat)):
        if g.hero_seat[hero] == seat:
            row[HEROES] += 1.0
            row[WOUNDS] += g.hurt[hero] / HERO_HEALTH[hero]
            row[REWARDS] += len(g.reward_of[hero])
            row[TRAINING] += sum([trained(g, hero, which) for which in range(len(ATTRIBUTES))])


def under_way(g: Runewars, seat: int, row: list[float]) -> None:
    """Units between areas are not lost; the battle that is on; the order that was chosen."""
    if g.turn == seat:
        for units in (g.guests, g.fleeing):
            if units:
                count(units, row)
        for units in g.pending:
            count(units, row)
    if g.battle.on:
        for side in range(2):
            if player_of(g, side) == seat:
                lead = strength_of(g, side) - strength_of(g, 1 - side)
                if g.castle[g.battle.area] != NOBODY:
                    lead += castle_strength(g) if side == DEFENDER else -castle_strength(g)
                row[BATTLE] = float(lead)
                line = g.battle.sides[side].line
                for each in range(len(line)):
                    if line[each]:
                        row[UNITS] += line[each]
    if isinstance(g.asked, Muster) and g.turn == seat:
        row[ORDER] = muster_prospect(g, seat)
    elif isinstance(g.asked, ChooseOrders) and g.sealed[seat]:
        row[ORDER] = prospect(g, seat, g.sealed[seat][0] - ORDER_A.base)
