"""What a seat may know of a position, in the words of the game; and everything, for those who may know it all.

What somebody cannot tell is a "?": cards in other hands, runes face down that he has not seen, rewards of others.
"""

from typing import Final, Literal, get_args

from krainy.engine.knowledge import EVERYTHING, UNKNOWN
from krainy.engine.shape import Nothing

from ..battle.record import ATTACKER, DEFENDER
from ..battle.strength import castle_strength
from ..battle.units import player_of, strength_of
from ..control import income, lands
from ..heroes.heroes import trained
from ..map.exploring import BACK_OF, BACKS
from ..map.tiles import AREAS, AREAS_OF, NUMBER, TILE_NAMES, coordinates
from ..orders.harvest import signs
from ..pieces import (
    ATTRIBUTES,
    CITIES,
    CLASSES,
    DEVELOPMENTS,
    DIAL_MAX,
    FATES,
    HERO_HEALTH,
    HEROES,
    INFLUENCE_SIGN,
    KINDS,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    RESOURCES,
    REWARDS,
    SEASON_CARDS,
    SEASON_OF,
    SEASONS,
    TACTICS,
    TACTICS_SIGN,
    TITLES,
    TOKENS,
    TYPES,
    UNITS,
    Resource,
)
from ..runes import has_rune
from ..spend import dial
from ..state import FACES, NOBODY, Runewars
from .naming import CLASS_NAMES, label, seat_name
from .shape import About, Area, Battle, Duel, Hero, Personal, Position, Prospect, Rune, Side, Token

AboutThing = Literal["unit", "hero", "area", "frm"]
AboutAmount = Literal["left", "turns"]
THINGS: Final[list[AboutThing]] = list(get_args(AboutThing))
AMOUNTS: Final[list[AboutAmount]] = list(get_args(AboutAmount))


def prospect(g: Runewars, seat: int) -> Prospect:
    """What orders would bring a seat now, from what lies open."""
    return {
        "harvest": dict(zip(RESOURCES, (min(DIAL_MAX, number) for number in income(g, seat)), strict=True)),
        "influence": signs(g, seat, INFLUENCE_SIGN),
        "tactics": signs(g, seat, TACTICS_SIGN),
        "cities": sum(1 for area in lands(g, seat) if g.city[area] >= 0),
    }


def sight(g: Runewars, viewer: int) -> Position:
    """All that a seat may know; -1 is somebody who only watches."""
    seats = range(g.seats)
    own = personal(g, viewer)
    return {
        "seats": [seat_name(g, seat) for seat in seats],
        "alive": [seat_name(g, seat) for seat in seats if g.alive >> seat & 1],
        "first": seat_name(g, g.first),
        "year": g.year,
        "season": SEASONS[g.season] if g.season >= 0 else "",
        "season_card": SEASON_CARDS[g.season_card],
        "turn": seat_name(g, g.turn) if g.turn >= 0 else "",
        "order": [seat_name(g, seat) for seat in g.sequence],
        "used": {seat_name(g, s): [ORDERS[o] for o in range(1, len(ORDERS)) if g.used[s] >> o & 1] for s in seats},
        "active": {seat_name(g, s): ORDERS[g.active[s]] for s in seats},
        "influence": {seat_name(g, s): g.influence[s] for s in seats},
        "dials": {seat_name(g, s): dials(g, s) for s in seats},
        "prospects": {seat_name(g, s): prospect(g, s) for s in seats} if g.asked_name() == "ChooseOrders" else {},
        "board": {AREAS[a]: list(coordinates(g.board.cell[a])) for a in range(NUMBER) if g.board.on >> a & 1},
        "tiles": {
            TILE_NAMES[t]: [*coordinates(g.board.cell[AREAS_OF[t][0]]), g.board.turns[t]]
            for t in range(len(TILE_NAMES))
            if g.board.on >> AREAS_OF[t][0] & 1
        },
        "markers": [list(coordinates(cell)) for cell in g.markers],
        "dealt": {seat_name(g, s): [QUESTS[quest] for quest in g.dealt[s]] for s in seats},
        "unlaid": {
            seat_name(g, s): [TILE_NAMES[t] for t in range(len(TILE_NAMES)) if g.unlaid[s] >> t & 1] for s in seats
        },
        "areas": {AREAS[a]: area(g, a) for a in range(NUMBER) if g.board.on >> a & 1},
        "runes": own["runes"],
        "rune_supply": {"dragon": g.dragons, "false": g.falses},
        "tokens": own["tokens"],
        "guests": row_words(g.guests) if g.guests else {},
        "activated": {seat_name(g, s): [AREAS[a] for a in range(NUMBER) if g.activated[s] >> a & 1] for s in seats},
        "stock": {UNITS[unit]: number for unit, number in enumerate(g.stock)},
        "titles": {
            TITLES[t]: {
                "seat": seat_name(g, g.titles[t]) if g.titles[t] != NOBODY else "",
                "influence": g.title_influence[t],
            }
            for t in range(len(TITLES))
        },
        "victory_cards": {SEASONS[s]: seat_name(g, g.victory_on[s]) for s in range(4) if g.victory_on[s] != NOBODY},
        "tactics": own["tactics"],
        "drawn_now": {seat_name(g, s): sum(1 for c in g.hands[s] if g.drawn_in[c] == g.clock) for s in seats},
        "fresh": own["fresh"],
        "tactics_deck": len(g.tactics_deck),
        "tactics_discard": g.tactics.told(EVERYTHING, g.tactics_discard, TACTICS, True),
        "played": g.tactics.told(EVERYTHING, g.table, TACTICS),
        "quests": own["quests"],
        "quest_deck": len(g.quest_deck),
        "quest_discard": g.quests.told(EVERYTHING, g.quest_discard, QUESTS, True),
        "objectives": own["objectives"],
        "fulfilled": g.objectives.told(EVERYTHING, g.fulfilled, OBJECTIVES, True),
        "fate_deck": len(g.fate_deck),
        "fate_discard": g.fate.told(EVERYTHING, g.fate_discard, FATES, True),
        "fate": own["fate"],
        "heroes": own["heroes"],
        "hero_deck": [HEROES[h] for h in range(len(HEROES)) if g.hero_deck >> h & 1],
        "hero_offer": own["hero_offer"],
        "reward_deck": len(g.reward_deck),
        "reward_discard": g.rewards.told(EVERYTHING, g.reward_discard, REWARDS, True),
        "fallen": own["fallen"],
        "stormbound": [seat_name(g, s) for s in seats if g.stormbound >> s & 1],
        "truce": g.truce,
        "frozen": g.frozen,
        "bids": {seat_name(g, s): bid for s, bid in enumerate(g.bids) if bid >= 0},
        "about": own["about"],
        "contest": AREAS[g.contest] if g.contest >= 0 else "",
        "fleeing": row_words(g.fleeing) if g.fleeing else {},
        "seasons_left": {
            SEASONS[s]: sum(1 for c in range(1, len(SEASON_CARDS)) if SEASON_OF[c] == s and g.seasons_left >> c & 1)
            for s in range(len(SEASONS))
        },
        "battle": battle(g),
        "duel": duel(g),
    }


def personal(g: Runewars, viewer: int) -> Personal:
    """What of it is not the same for all who look."""
    seats = range(g.seats)
    return {
        "runes": {AREAS[a]: rune(g, viewer, a) for a in range(NUMBER) if has_rune(g, a)},
        "tokens": {AREAS[a]: token(g, viewer, a) for a in range(NUMBER) if g.token_at[a] >= 0},
        "tactics": {seat_name(g, s): g.tactics.told(viewer, g.hands[s], TACTICS, True) for s in seats},
        "fresh": {seat_name(g, s): g.tactics.told(viewer, fresh(g, s), TACTICS, True) for s in seats},
        "quests": {seat_name(g, s): g.quests.told(viewer, g.quest_hands[s], QUESTS, True) for s in seats},
        "objectives": {
            seat_name(g, s): g.objectives.told(viewer, [g.objective[s]], OBJECTIVES)[0]
            for s in seats
            if g.objective[s] >= 0
        },
        "fate": [g.fate.told(viewer, hand, FATES, True) for hand in g.fate_hands],
        "heroes": {HEROES[h]: hero(g, viewer, h) for h in range(len(HEROES)) if g.hero_seat[h] != NOBODY},
        "hero_offer": [HEROES[h] if viewer in (g.hero_chooser, EVERYTHING) else UNKNOWN for h in g.hero_offer],
        "fallen": [
            {"area": AREAS[marker.area], "rewards": g.rewards.told(viewer, marker.rewards, REWARDS, True)}
            for marker in g.fallen
        ],
        "about": about(g, viewer),
    }


def fresh(g: Runewars, seat: int) -> list[int]:
    """The tactics cards that were drawn this season and cannot be played yet. [runewars.tactics.2]"""
    return [slot for slot in g.hands[seat] if g.drawn_in[slot] == g.clock]


def dials(g: Runewars, seat: int) -> dict[Resource, int]:
    """The three dials of a seat."""
    return {RESOURCES[r]: dial(g, seat, r) for r in range(len(RESOURCES))}


def row_words(row: list[int]) -> dict[str, int]:
    """Units of a row: 'footman': 2, 'footman-routed': 1."""
    return {UNITS[kind // 2] + ("-routed" if kind % 2 else ""): row[kind] for kind in range(KINDS) if row[kind]}


def area(g: Runewars, place: int) -> Area:
    """What all see on an area."""
    told: Area = {
        "seat": seat_name(g, g.lord[place]) if g.lord[place] != NOBODY else "",
        "units": row_words(g.rows[place]),
    }
    if g.pending and sum(g.pending[place]):
        told["arrived"] = row_words(g.pending[place])
    if g.castle[place] != NOBODY:
        told["stronghold"] = seat_name(g, g.castle[place])
        told["damaged"] = g.ruined >> place & 1 == 1
    if g.development[place]:
        told["development"] = DEVELOPMENTS[g.development[place]]
    if g.city[place] >= 0:
        told["city"] = CITIES[g.city[place]]
    return told


def rune(g: Runewars, viewer: int, place: int) -> Rune:
    """A rune as far as the viewer knows it. [runewars.rune.6]"""
    known = g.runes.shown_to(viewer, place)
    return {"face": FACES[g.runes.content[place]] if known else UNKNOWN, "up": g.rune_up >> place & 1 == 1}


def token(g: Runewars, viewer: int, place: int) -> Token:
    """An exploration token as far as the viewer knows it."""
    slot = g.token_at[place]
    known = g.tokens.shown_to(viewer, slot)
    return {
        "token": TOKENS[g.tokens.content[slot]] if known else UNKNOWN,
        "back": BACKS[BACK_OF[slot]],
        "up": g.explored >> place & 1 == 1,
    }


def hero(g: Runewars, viewer: int, who: int) -> Hero:
    """A hero in play."""
    return {
        "seat": seat_name(g, g.hero_seat[who]),
        "area": AREAS[g.hero_at[who]],
        "routed": g.heroes_routed >> who & 1 == 1,
        "damage": g.hurt[who],
        "health": HERO_HEALTH[who],
        "training": {ATTRIBUTES[a]: trained(g, who, a) for a in range(len(ATTRIBUTES)) if trained(g, who, a)},
        "rewards": g.rewards.told(viewer, g.reward_of[who], REWARDS, True),
        "acted": g.acted >> who & 1 == 1,
    }


def about(g: Runewars, viewer: int) -> About:
    """What the decision asked is about, as far as it is about anything; the source by the key of its words.

    Others are told where the question comes from, and learn the rest when it is answered."""
    told: About = {}
    things = g.about()
    if "source" in things:
        domain, source = things["source"]
        if source >= 0:
            told["source"] = f"{domain.name}-{label(g, domain.name, source)}"
    if viewer == EVERYTHING or (viewer >= 0 and g.owing >> viewer & 1 == 1):
        for name in THINGS:
            if name in things and things[name][1] >= 0:
                told[name] = label(g, things[name][0].name, things[name][1])
        for amount in AMOUNTS:
            number = things[amount][1] if amount in things else 0
            if number >= 0:
                told[amount] = number
    return told


def battle(g: Runewars) -> Battle | Nothing:
    """The battle that is on."""
    if not g.battle.on:
        return {}
    sides: list[Side] = []
    for number, side in enumerate(g.battle.sides):
        seat = player_of(g, number)
        sides.append(
            {
                "seat": seat_name(g, seat) if seat != NOBODY else "",
                "units": {CLASS_NAMES[c]: side.line[c] for c in range(CLASSES) if side.line[c]},
                "bonus": side.bonus,
                "stronghold": castle_strength(g) if number == DEFENDER else 0,
                "strength": strength_of(g, number),
                "lost": side.lost,
                "drew": [UNITS[unit] for unit in range(TYPES) if side.drew >> unit & 1],
                "tough": [UNITS[unit] for unit in range(TYPES) if side.tough >> unit & 1],
                "drawing": UNITS[side.drawing] if side.drawing >= 0 else "",
                "support": {HEROES[each.hero]: UNITS[each.unit] for each in g.battle.supporters if each.side == number},
            }
        )
    return {
        "area": AREAS[g.battle.area],
        "attacker": seat_name(g, g.battle.attacker),
        "defender": seat_name(g, g.battle.defender) if g.battle.defender != NOBODY else "",
        "leader": seat_name(g, g.battle.leader),
        "round": g.battle.round,
        "damage": g.battle.damage,
        "sides": sides,
    }


def duel(g: Runewars) -> Duel | Nothing:
    """The duel that is on."""
    if not g.duel.on:
        return {}
    other = g.duel.sides[DEFENDER].hero
    return {
        "area": AREAS[g.duel.area],
        "hero": HEROES[g.duel.sides[ATTACKER].hero],
        "enemy": HEROES[other] if other >= 0 else UNITS[g.duel.unit],
        "unit_damage": g.duel.unit_damage,
        "unit_health": g.duel.unit_health,
        "quest": QUESTS[g.duel.quest],
        "round": g.duel.round,
        "cards": [FATES[side.card] for side in g.duel.sides],
        "damage": [side.damage for side in g.duel.sides],
        "negated": [side.negated for side in g.duel.sides],
    }


# -- imagining ---------------------------------------------------------------------------------------------------------


def resample(g: Runewars, seat: int) -> None:
    """Deal anew all that the seat cannot tell: hands, decks, runes, rewards, objectives, fate cards, tokens."""
    g.tactics = g.tactics.dealt(g, seat)
    g.quests = g.quests.dealt(g, seat)
    g.objectives = g.objectives.dealt(g, seat)
    g.rewards = g.rewards.dealt(g, seat)
    g.fate = g.fate.dealt(g, seat)
    g.runes = g.runes.dealt(g, seat)
    g.tokens = g.tokens.dealt(g, seat)
    if g.hero_offer and seat != g.hero_chooser:
        deck = [each for each in range(len(HEROES)) if g.hero_deck >> each & 1]
        g.shuffle(deck)
        offer = deck[: len(g.hero_offer)]
        offer.sort()
        g.hero_offer = offer
