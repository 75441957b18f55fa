"""Positions that no game of Runewars can show are refused. The numbers are those of the invariants in the rules."""

from typing import Final

from ..control import neutrals_on, units_on
from ..decks import slot_alignment
from ..map.tiles import AREAS, HOME_OF, NUMBER
from ..pieces import (
    ALIGNMENT_OF,
    CITIES,
    DEVELOPMENTS,
    FACTION_IDS,
    FACTION_OF,
    HEROES,
    LIMIT,
    MOST_HEROES,
    MOST_QUESTS,
    MOST_TACTICS,
    OBJECTIVES,
    OWN_DEVELOPMENTS,
    SEASONS,
    TYPES,
)
from ..runes import has_rune
from ..state import NOBODY, Runewars
from ..view.naming import seat_name
from .invariants import broken

ORDERS_A_YEAR: Final = 4


def impossible(g: Runewars) -> str:
    """Why no game can come to this position, in one line; nothing if one could."""
    return area_fault(g) or piece_fault(g) or player_fault(g) or ", ".join(broken(None, g))


def area_fault(g: Runewars) -> str:
    """2, 4, 6, 7: what stands and lies on one area; nothing is off the board."""
    for area in range(NUMBER):
        name = AREAS[area]
        factions = factions_on(g, area)
        castle, city = g.castle[area], g.city[area]
        if not g.board.on >> area & 1:
            if has_rune(g, area) or castle != NOBODY or city >= 0 or g.token_at[area] >= 0:
                return f"{name} is not on the board, so nothing lies there"
            continue
        if len(factions) > 1:
            both = " and ".join(FACTION_IDS[faction] for faction in factions)
            return f"units: {both} cannot both have units on {name}"
        if factions and castle != NOBODY and g.seat_of[factions[0]] != castle:
            return (
                f"units: {FACTION_IDS[factions[0]]} has units on {name}, where {seat_name(g, castle)} has a stronghold"
            )
        if units_on(g, area) > LIMIT:
            return f"units: {units_on(g, area)} units are on {name}, more than {LIMIT}"
        if g.lord[area] == NOBODY and factions and neutrals_on(g, area):
            return f"units: neutral units on {name} are beside units that they are not allied with"
        if castle != NOBODY and city >= 0:
            return f"cities: there is a stronghold on {name}, so no city"
        if g.token_at[area] >= 0 and HOME_OF[area] >= 0:
            return f"tokens: {name} belongs to a realm, so no exploration token lies there"
    if g.dragons < 0 or g.falses < 0:
        return "runes: there are more of them than tokens"
    return ""


def factions_on(g: Runewars, area: int) -> list[int]:
    """The factions that have units on an area."""
    row = g.rows[area]
    found: list[int] = []
    for unit in range(TYPES):
        if row[2 * unit] + row[2 * unit + 1] and FACTION_OF[unit] >= 0 and FACTION_OF[unit] not in found:
            found.append(FACTION_OF[unit])
    return found


def piece_fault(g: Runewars) -> str:
    """7, 14, 17: cities, developments, heroes, markers and activation tokens."""
    for city in range(len(CITIES)):
        if g.city.count(city) > 1:
            return f"cities: {CITIES[city]} lies on two areas"
    for hero in range(len(HEROES)):
        if g.hero_seat[hero] != NOBODY and not g.board.on >> g.hero_at[hero] & 1:
            return f"heroes: {HEROES[hero]} is on {AREAS[g.hero_at[hero]]}, which is not on the board"
    for marker in g.fallen:
        if not g.board.on >> marker.area & 1:
            return f"fallen: {AREAS[marker.area]} is not on the board"
    for seat in range(g.seats):
        tokens = OWN_DEVELOPMENTS[g.faction[seat]]
        laid = [g.development[area] for area in range(NUMBER) if g.castle[area] == seat and g.development[area]]
        for kind in laid:
            if laid.count(kind) > tokens.count(kind):
                return f"developments: {seat_name(g, seat)} has not so many tokens of {DEVELOPMENTS[kind]}"
        for area in range(NUMBER):
            if g.activated[seat] >> area & 1 and not g.board.on >> area & 1:
                return f"activated: {AREAS[area]} is not on the board"
    return ""


def player_fault(g: Runewars) -> str:
    """9, 12, 19: hands, heroes, objectives, orders, victory cards."""
    for seat in range(g.seats):
        name = seat_name(g, seat)
        if len(g.hands[seat]) > MOST_TACTICS:
            return f"tactics: {name} has {len(g.hands[seat])} cards, more than {MOST_TACTICS}"
        if len(g.quest_hands[seat]) > MOST_QUESTS:
            return f"quests: {name} has {len(g.quest_hands[seat])} cards, more than {MOST_QUESTS}"
        if g.hero_seat.count(seat) > MOST_HEROES:
            return f"heroes: {name} has {g.hero_seat.count(seat)} heroes, more than {MOST_HEROES}"
        slot = g.objective[seat]
        if slot >= 0 and slot_alignment(g, slot) != ALIGNMENT_OF[g.faction[seat]]:
            return f"objectives: '{OBJECTIVES[g.objectives.content[slot]]}' is of another alignment than {name}"
        if g.used[seat].bit_count() > ORDERS_A_YEAR:
            return f"used: {name} has used {g.used[seat].bit_count()} orders, more than {ORDERS_A_YEAR} in a year"
    for season, seat in enumerate(g.victory_on):
        if seat != NOBODY and seat in g.victory_on[:season]:
            return f"victory_cards: {seat_name(g, seat)} has one, not a second for {SEASONS[season]}"
    return ""
