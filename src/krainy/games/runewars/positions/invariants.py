"""What must hold in every position of Runewars: nothing is lost, no limit is passed. For proofs, not for play.

The numbers are those of the list in the specification.
"""

from ..battle.end import Replace
from ..battle.retreat import Accompany, Flee, HeroesFlee, Surplus
from ..control import Cull, controller, faction_there, neutrals_on, units_on
from ..decks import DiscardQuest, DiscardTactics, slot_alignment
from ..effects.economy import Rob
from ..effects.neutrals import OneType
from ..heroes.rewards import ShareRewards
from ..map.tiles import HOME_OF, NUMBER
from ..orders.contest import Answer, Contest, FightOrTalk, Rebuffed, TalkCards
from ..orders.mobilize import Muster
from ..orders.passing import Lead
from ..orders.rally import SetNeutral
from ..orders.recruit import PlaceUnit
from ..orders.strategize import Column, Strategize
from ..pieces import (
    COUNT,
    DIAL_MAX,
    DRAGON_RUNES,
    FACTION_OF,
    FALSE_RUNES,
    FATE_CARDS,
    HERO_HEALTH,
    HEROES,
    LIMIT,
    MOST_HEROES,
    MOST_QUESTS,
    MOST_TACTICS,
    MOST_TRAINING,
    OWN_DEVELOPMENTS,
    STRONGHOLDS,
    TITLES,
    TYPES,
    YEARS,
    kind_of_class,
)
from ..runes import has_rune
from ..state import DRAGON_RUNE, EMPTY_ROW, FALSE_RUNE, NOBODY, Runewars
from ..tactics import Reaction

UNSETTLED = (
    Cull,
    Surplus,
    Flee,
    HeroesFlee,
    Accompany,
    Column,
    Strategize,
    Muster,
    Lead,
    FightOrTalk,
    TalkCards,
    Answer,
    Rebuffed,
    PlaceUnit,
    SetNeutral,
    OneType,
    Replace,
    Reaction,
)
"""Decisions in the middle of something, after which areas and limits are looked at again."""


def broken(before: Runewars | None, after: Runewars) -> list[str]:
    """The invariants that a position breaks, a line each."""
    g = after
    found = figures(g) + board(g) + players(g) + cards(g) + heroes(g)
    if not g.battle.on and not g.fleeing and not isinstance(g.asked, UNSETTLED) and not g.over:
        found += settled(g)
    if before is not None and before.clock < g.clock and g.year > YEARS:
        found.append("19: more than seven years")
    if g.over and not g.unfinished and bin(g.winners).count("1") != 1:
        found.append("24: not exactly one winner")
    return found


def figures(g: Runewars) -> list[str]:
    """1: every unit figure is on the board or in the stock. 13, 16: likewise cards."""
    found: list[str] = []
    totals = list(g.stock)
    rows = list(g.rows)
    rows += g.pending
    rows += [row for row in (g.guests, g.fleeing) if row]
    for row in rows:
        if row is not EMPTY_ROW:
            for unit in range(TYPES):
                totals[unit] += row[2 * unit] + row[2 * unit + 1]
    for side in g.battle.sides:
        for each, number in enumerate(side.line):
            totals[kind_of_class(each) // 2] += number
            if number < 0:
                found.append(f"1: a line holds {number} units")
    for unit in range(TYPES):
        if totals[unit] != COUNT[unit] or g.stock[unit] < 0:
            found.append(f"1: {totals[unit]} of {COUNT[unit]} figures of type {unit}")
    if EMPTY_ROW.count(0) != len(EMPTY_ROW):
        found.append("1: the empty row is not empty")
    return found


def board(g: Runewars) -> list[str]:
    """5, 6, 7, 17: control, runes, strongholds, activation tokens."""
    found: list[str] = []
    content = list(g.runes.content)
    if content.count(DRAGON_RUNE) + g.dragons != DRAGON_RUNES or content.count(FALSE_RUNE) + g.falses != FALSE_RUNES:
        found.append("6: runes are lost")
    for area in range(NUMBER):
        if g.castle[area] != NOBODY and g.city[area] >= 0:
            found.append(f"7: stronghold and city on {area}")
        if g.development[area] and g.castle[area] == NOBODY:
            found.append(f"7: a development without stronghold on {area}")
        if g.ruined >> area & 1 and g.castle[area] == NOBODY:
            found.append(f"7: damage without a stronghold on {area}")
        if g.rune_up >> area & 1 and not has_rune(g, area):
            found.append(f"6: an open rune that is not there on {area}")
        if not g.board.on >> area & 1 and (g.lord[area] != NOBODY or sum(g.rows[area]) > 0):
            found.append(f"5: area {area} is not on the board")
    for seat in range(g.seats):
        own = [area for area in range(NUMBER) if g.castle[area] == seat]
        if len(own) > STRONGHOLDS:
            found.append(f"7: {len(own)} strongholds")
        if g.faction[seat] >= 0:
            tokens = OWN_DEVELOPMENTS[g.faction[seat]]
            laid = [g.development[area] for area in own if g.development[area]]
            if [kind for kind in laid if laid.count(kind) > tokens.count(kind)]:
                found.append("7: more developments than tokens")
        if g.activated[seat] & ~g.board.on:
            found.append("17: a token off the board")
    return found


def settled(g: Runewars) -> list[str]:
    """2-5: limits, alliances, control, when nothing is under way."""
    found: list[str] = []
    if g.guests and sum(g.guests) and not [step for step in g.flow if isinstance(step, (Contest, FightOrTalk))]:
        found.append("4: units wait to be settled")
    for area in range(NUMBER):
        if not g.board.on >> area & 1:
            continue
        lord = controller(g, area)
        if g.clock and lord != g.lord[area]:
            found.append(f"5: area {area} is held by {lord}, not {g.lord[area]}")
        if g.clock and HOME_OF[area] >= 0 and lord == NOBODY and g.alive >> g.seat_of[HOME_OF[area]] & 1:
            found.append(f"5: nobody holds the realm area {area}")
        faction = faction_there(g.rows[area])
        if faction >= 0 and g.castle[area] not in (NOBODY, g.seat_of[faction]):
            found.append(f"4: units beside an enemy stronghold on {area}")
        colours = [f for f in range(4) if faction_has(g, area, f)]
        if len(colours) > 1:
            found.append(f"4: units of two players on {area}")
        if lord != NOBODY and units_on(g, area) > LIMIT:
            found.append(f"2: {units_on(g, area)} units on {area}")
        if lord == NOBODY and faction >= 0 and neutrals_on(g, area):
            found.append(f"3: alliances on {area}")
    return found


def faction_has(g: Runewars, area: int, faction: int) -> bool:
    """Whether a faction has units on an area."""
    row = g.rows[area]
    for unit in range(TYPES):
        if FACTION_OF[unit] == faction and (row[2 * unit] or row[2 * unit + 1]):
            return True
    return False


def players(g: Runewars) -> list[str]:
    """8, 9, 11, 12, 19: dials, orders, influence, hands, victory cards."""
    found: list[str] = []
    if [value for value in g.dials if not 0 <= value <= DIAL_MAX]:
        found.append("8: a dial out of range")
    if [value for value in g.influence if value < 0]:
        found.append("11: influence below 0")
    for seat in range(g.seats):
        if bin(g.used[seat]).count("1") > 4:
            found.append("9: more than four orders in a year")
        if len(g.hands[seat]) > MOST_TACTICS and not isinstance(g.asked, (DiscardTactics, Reaction, Rob)):
            found.append(f"12: {len(g.hands[seat])} tactics cards in a hand")
        if len(g.quest_hands[seat]) > MOST_QUESTS and not isinstance(g.asked, (DiscardQuest, DiscardTactics)):
            found.append("12: too many quests")
        if len([h for h in range(len(HEROES)) if g.hero_seat[h] == seat]) > MOST_HEROES:
            found.append("12: too many heroes")
    for title in range(len(TITLES)):
        if g.titles[title] != NOBODY and not g.alive >> g.titles[title] & 1:
            found.append("11: a title of somebody who is out")
    laid = [seat for seat in g.victory_on if seat != NOBODY]
    if len(set(laid)) < len(laid):
        found.append("19: one victory card on two decks")
    return found


def cards(g: Runewars) -> list[str]:
    """9, 12, 13, 16: no card is lost or there twice."""
    found: list[str] = []
    if not g.fate_deck and not g.fate_discard:
        return found  # the decks are not made yet
    piles = {
        "tactics": ([*g.tactics_deck, *g.tactics_discard, *flat(g.hands), *g.table], len(g.tactics.content)),
        "quests": ([*g.quest_deck, *g.quest_discard, *flat(g.quest_hands)], len(g.quests.content)),
        "fate": ([*g.fate_deck, *g.fate_discard, *flat(g.fate_hands)], FATE_CARDS),
        "rewards": (
            [
                *g.reward_deck,
                *g.reward_discard,
                *flat(g.reward_of),
                *flat([m.rewards for m in g.fallen]),
                *won(g),
            ],
            len(g.rewards.content),
        ),
    }
    for name, (slots, total) in piles.items():
        if len(slots) != total or len(set(slots)) != total:
            found.append(f"13, 16: {len(slots)} of {total} {name} cards")
    owned = [slot for slot in g.objective if slot >= 0]
    slots = g.objective_deck + owned + g.fulfilled
    if len(set(slots)) < len(slots):
        found.append("12: an objective is there twice")
    for seat in range(g.seats):
        slot = g.objective[seat]
        if slot >= 0 and slot_alignment(g, slot) == 1:
            found.append("12: an objective of no alignment")
    return found


def won(g: Runewars) -> list[int]:
    """Rewards that a duel has brought and that are about to be shared."""
    return flat([step.rewards for step in g.flow if isinstance(step, ShareRewards)])


def flat(lists: list[list[int]]) -> list[int]:
    """All items of several lists."""
    return [item for items in lists for item in items]


def heroes(g: Runewars) -> list[str]:
    """14, 15: every hero is in one place; damage stays below health."""
    found: list[str] = []
    for hero in range(len(HEROES)):
        owned = g.hero_seat[hero] != NOBODY
        if owned != (g.hero_at[hero] >= 0) or (owned and g.hero_deck >> hero & 1):
            found.append(f"14: hero {hero} is in two places or in none")
        if owned and not g.alive >> g.hero_seat[hero] & 1:
            found.append(f"14: hero {hero} serves somebody who is out")
        if not g.duel.on and g.hurt[hero] >= HERO_HEALTH[hero]:
            found.append(f"15: hero {hero} should be defeated")
        if not owned and g.reward_of[hero]:
            found.append(f"16: hero {hero} left with rewards")
    if [value for value in g.training if not 0 <= value <= MOST_TRAINING]:
        found.append("15: training out of range")
    return found
