"""A position of Runewars in numbers, for those who learn: the own cards, what all see, and what one has seen."""

from typing import Final

from krainy.engine.knowledge import EVERYTHING, Hidden
from krainy.engine.observation import Observation
from krainy.engine.vocabulary import Domain, Thing

from ..battle.strength import conquest
from ..map.exploring import BACK_OF
from ..map.tiles import CELLS, NUMBER, TILES
from ..pieces import (
    CITIES,
    COUNT,
    DEVELOPMENTS,
    DIAL_MAX,
    FACTIONS,
    FATES,
    HEROES,
    KINDS,
    MAX_SEATS,
    MOST_TRAINING,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    SEASONS,
    TACTICS,
    TITLES,
    TOKENS,
    TYPES,
    YEARS,
)
from ..runes import has_rune
from ..state import EMPTY_ROW, Runewars
from ..vocabulary import ATTRIBUTE, HERO, NUMBER_OF, OBJECTIVE, QUEST, REWARD, SEASON_CARD, TACTIC

PAIR: Final = Domain("pair", 2)
"""Two numbers of each thing."""
FIGURES: Final = max(COUNT)
"""The most figures of one type."""
MANY: Final = 999
"""More than there ever is of anything."""
NONE: Final[Thing] = (NUMBER_OF, -1)


def observe(g: Runewars, o: Observation) -> None:
    """What the observing seat may know."""
    time_and_question(g, o)
    the_board(g, o)
    the_players(g, o)
    the_cards(g, o)
    the_heroes(g, o)
    the_fight(g, o)


def time_and_question(g: Runewars, o: Observation) -> None:
    """When it is, whose turn, what is asked about, what counts this season and this turn."""
    o.number("year", g.year, 0, YEARS, "the year")
    o.one_of("season", g.season, len(SEASONS), "the season")
    o.one_of("season-card", g.season_card, len(SEASON_CARDS), "the season card; place 0 is none", SEASON_CARD)
    o.mask("seasons-left", g.seasons_left, len(SEASON_CARDS), "season cards that are still in their decks", SEASON_CARD)
    o.seat_of("turn", g.turn, "the active player")
    o.seat_of("first", g.first, "the first player")
    o.by_seat("rank", ranks(g), 0, MAX_SEATS, "place in the order of play, from 1; 0 for none")
    asked = g.about()
    o.one_of("unit", asked.get("unit", NONE)[1], TYPES, "the type of unit that is asked about")
    o.one_of("hero", asked.get("hero", NONE)[1], len(HEROES), "the hero who is asked about", HERO)
    o.one_of("area", asked.get("area", NONE)[1], NUMBER, "the area that is asked about")
    o.one_of("from", asked.get("frm", NONE)[1], NUMBER, "the area from which figures go")
    left = asked["left"][1] if "left" in asked else 0
    o.number("left", left, 0, MANY, "units, cards, runes or tokens that are still to be named")
    o.seats("stormbound", g.stormbound, "whose units may not move by order this season")
    o.put("truce", [int(g.truce), int(g.frozen), g.bitter], 0, MANY, "no attacks, open water, less food this season")
    o.put(
        "turn-so-far",
        [g.open_borders, g.reach, int(g.fought), int(g.portal_paid), g.recruited + 1, g.slaughter, int(g.stormed)],
        0,
        MANY,
        "borders ignored, areas further, battle fought, portal paid, first dial recruited, units slain, a fort taken",
    )
    o.mask("offices", g.offices, len(TITLES), "titles used this turn")
    o.number("extra-fate", g.extra_fate, 0, MANY, "fate cards that a card adds to this diplomacy or test")


def the_board(g: Runewars, o: Observation) -> None:
    """Tiles, armies, buildings, runes and tokens, by area."""
    areas = range(NUMBER)
    o.put("cells", [cell + 1 for cell in g.board.cell], 0, CELLS, "the cell of each area, from 1; 0 is not laid")
    o.put("turns", g.board.turns, 0, 5, "how often each tile is turned")
    o.put(
        "markers", padded([cell + 1 for cell in g.markers], 2 * MAX_SEATS), 0, CELLS, "cells of realm markers, from 1"
    )
    o.masks_by_seat("unlaid", g.unlaid, TILES, "tiles that each seat has still to lay")
    units = "units by area and kind (type, standing or routed)"
    o.put_rows("units", g.rows, 0, FIGURES, units, NUMBER * KINDS, EMPTY_ROW)
    arrived = "units that have come by Strategize, by area and kind"
    o.put_rows("arrived", g.pending, 0, FIGURES, arrived, NUMBER * KINDS, EMPTY_ROW)
    o.put("guests", g.guests if g.guests else EMPTY_ROW, 0, FIGURES, "units that entered the activated area, by kind")
    o.put("fleeing", g.fleeing if g.fleeing else EMPTY_ROW, 0, FIGURES, "units that are retreating, by kind")
    o.one_of("contest", g.contest, NUMBER, "the area activated last in this order")
    o.owned("lands", [int(seat) for seat in g.lord], "who controls each area")
    o.owned("strongholds", g.castle, "whose stronghold stands on each area")
    o.mask("damaged", g.ruined, NUMBER, "areas whose stronghold is damaged")
    o.put("developments", g.development, 0, len(DEVELOPMENTS), "the development on each area")
    o.masks_by_seat("activated", g.activated, NUMBER, "activation tokens")
    o.put("cities", [city + 1 for city in g.city], 0, len(CITIES), "the city of each area, from 1")
    o.put("runes", [rune(g, o.viewer, a) for a in areas], 0, 3, "runes: 0 none, 1 unknown, 2 false, 3 dragon")
    o.mask("runes-up", g.rune_up, NUMBER, "areas whose rune lies face up")
    o.put("rune-supply", [g.dragons, g.falses], 0, MANY, "dragon and false runes in the supply")
    backs = [BACK_OF[g.token_at[a]] + 1 if g.token_at[a] >= 0 else 0 for a in areas]
    o.put("token-backs", backs, 0, 2, "the back of the exploration token of each area, from 1")
    o.put("tokens", [token(g, o.viewer, a) for a in areas], 0, len(TOKENS), "the token of each area; 0 unknown or none")
    o.mask("explored", g.explored, NUMBER, "areas whose token lies face up")
    o.put("stock", list(g.stock), 0, FIGURES, "figures not on the board, by type")


def the_players(g: Runewars, o: Observation) -> None:
    """Factions, influence, dials, orders, titles, victory cards, deeds that objectives ask for."""
    o.by_seat("faction", [faction + 1 for faction in g.faction], 0, FACTIONS, "the faction of each seat, from 1")
    o.by_seat("influence", list(g.influence), 0, MANY, "influence")
    o.by_seat("dials", list(g.dials), 0, DIAL_MAX, "food, wood and ore")
    o.masks_by_seat("orders-used", g.used, len(ORDERS), "orders in the play area")
    o.by_seat("order", g.active, 0, len(ORDERS), "the order revealed last")
    o.owned("titles", g.titles, "who holds each title")
    o.put("title-influence", g.title_influence, 0, MANY, "influence on each title")
    o.owned("victory-cards", g.victory_on, "whose victory card lies on each season's deck")
    bids = [bid + 1 for bid in g.bids] if g.bids else [0] * g.seats
    o.by_seat("bids", bids, 0, MANY, "the last bids plus 1; 0 for who took no part")
    o.masks_by_seat("held", g.held, NUMBER, "areas defended since the own last turn")
    o.seats("duels-won", g.duels_won, "whose hero has won a duel since the own last turn")
    o.by_seat("neutral-kills", g.neutral_kills, 0, MANY, "neutral units destroyed in battles won")


def the_cards(g: Runewars, o: Observation) -> None:
    """Hands, decks and discards: tactics, quests, objectives, fate."""
    viewer, seats = o.viewer, range(g.seats)
    o.by_seat("tactics-number", [len(g.hands[s]) for s in seats], 0, MANY, "tactics cards in the hands")
    fresh = [len([c for c in g.hands[s] if g.drawn_in[c] == g.clock]) for s in seats]
    o.by_seat("tactics-fresh", fresh, 0, MANY, "those drawn this season")
    held = hands(g.tactics, viewer, g.hands)
    o.counts_by_seat("tactics", held, len(TACTICS), 9, "tactics cards as far as they are known", TACTIC)
    new = seen(g.tactics, viewer, [c for c in g.hands[o.seat] if g.drawn_in[c] == g.clock])
    o.some_of("tactics-own-fresh", new, len(TACTICS), "own tactics cards drawn this season", TACTIC)
    o.number("tactics-deck", len(g.tactics_deck), 0, MANY, "cards in the tactics deck")
    discarded = seen(g.tactics, viewer, g.tactics_discard)
    o.some_of("tactics-discard", discarded, len(TACTICS), "discarded tactics cards", TACTIC)
    played = seen(g.tactics, viewer, g.table)
    o.some_of("tactics-played", played, len(TACTICS), "tactics cards being played", TACTIC)
    o.by_seat("quests-number", [len(g.quest_hands[s]) for s in seats], 0, MANY, "quest cards in the hands")
    held = hands(g.quests, viewer, g.quest_hands)
    o.counts_by_seat("quests", held, len(QUESTS), 1, "quest cards as far as they are known", QUEST)
    o.number("quest-deck", len(g.quest_deck), 0, MANY, "cards in the quest deck")
    discarded = seen(g.quests, viewer, g.quest_discard)
    o.counts("quest-discard", [discarded], len(QUESTS), 1, "discarded quest cards", QUEST)
    dealt = "the starting quests, while the board is built"
    o.counts_by_seat("quests-dealt", g.dealt, len(QUESTS), 1, dealt, QUEST)
    aims = [[g.objective[s]] if g.objective[s] >= 0 else [] for s in seats]
    o.by_seat("objective-number", [len(aim) for aim in aims], 0, 1, "who has an objective")
    held = hands(g.objectives, viewer, aims)
    o.counts_by_seat("objectives", held, len(OBJECTIVES), 1, "objectives as far as known", OBJECTIVE)
    fulfilled = seen(g.objectives, viewer, g.fulfilled)
    o.counts("fulfilled", [fulfilled], len(OBJECTIVES), 1, "objectives fulfilled", OBJECTIVE)
    o.number("fate-deck", len(g.fate_deck), 0, MANY, "cards in the fate deck")
    o.counts("fate-discard", [seen(g.fate, viewer, g.fate_discard)], len(FATES), 1, "discarded fate cards")
    drawn = [len(hand) for hand in g.fate_hands]
    o.put("fate-number", drawn, 0, MANY, "fate cards drawn: by the attacker, by the defender, for a test or diplomacy")
    o.counts("fate", hands(g.fate, viewer, g.fate_hands), len(FATES), 1, "those that are known")


def the_heroes(g: Runewars, o: Observation) -> None:
    """Heroes and their rewards."""
    viewer, heroes = o.viewer, len(HEROES)
    o.put("hero-at", [area + 1 for area in g.hero_at], 0, NUMBER, "the area of each hero, from 1", HERO)
    o.owned("hero-seat", g.hero_seat, "who controls each hero", HERO)
    o.mask("hero-deck", g.hero_deck, heroes, "heroes in the deck", HERO)
    o.number("hero-offer-number", len(g.hero_offer), 0, heroes, "heroes drawn for a choice")
    offer = g.hero_offer if viewer in (g.hero_chooser, EVERYTHING) else []
    o.counts("hero-offer", [offer], heroes, 1, "those, for the drawer", HERO)
    o.put("hero-damage", list(g.hurt), 0, MANY, "damage of each hero", HERO)
    o.mask("hero-routed", g.heroes_routed, heroes, "routed heroes", HERO)
    o.mask("hero-acted", g.acted, heroes, "heroes that have acted in this quest phase", HERO)
    o.mask("hero-chilled", g.chilled, heroes, "heroes routed by the season card", HERO)
    o.put("hero-training", g.training, 0, MOST_TRAINING, "training by hero and attribute", ATTRIBUTE, HERO)
    o.put("reward-number", [len(g.reward_of[h]) for h in range(heroes)], 0, MANY, "rewards of each hero", HERO)
    held = hands(g.rewards, viewer, g.reward_of)
    o.counts("rewards", held, len(REWARDS), 9, "those that are known", REWARD, HERO)
    o.number("reward-deck", len(g.reward_deck), 0, MANY, "cards in the reward deck")
    discarded = seen(g.rewards, viewer, g.reward_discard)
    o.some_of("reward-discard", discarded, len(REWARDS), "discarded rewards", REWARD)
    fallen = [0] * NUMBER
    for marker in g.fallen:
        fallen[marker.area] += 1 + len(marker.rewards)
    o.put("fallen", fallen, 0, MANY, "markers of defeated heroes: rewards there plus 1 for each marker, by area")


def the_fight(g: Runewars, o: Observation) -> None:
    """The battle and the duel that are on."""
    battle, duel = g.battle, g.duel
    o.one_of("battle-area", battle.area, NUMBER, "the area of the battle")
    o.seat_of("attacker", battle.attacker, "who attacks")
    o.seat_of("defender", battle.defender, "who defends; nobody for neutral units")
    o.seat_of("leader", battle.leader, "who decides for the defending units")
    o.number("round", battle.round, 0, MANY, "the initiative that fights")
    siege = battle.siege + conquest(g) if battle.on else 0
    o.put("damage", [battle.damage, siege], 0, MANY, "damage to be assigned; siege of the stronghold")
    for side, name in zip(battle.sides, ("attacker", "defender")):
        o.put(f"{name}-units", side.line, 0, FIGURES, "units that fight, by class")
        o.mask(f"{name}-drew", side.drew, TYPES, "types that have drawn")
        o.mask(f"{name}-tough", side.tough, TYPES, "types whose health was raised")
        o.one_of(f"{name}-type", side.drawing, TYPES, "the type that draws now")
        o.put(f"{name}-numbers", [side.bonus, side.lost], -MANY, MANY, "added strength, units destroyed")
    support = [0] * (2 * len(HEROES))
    for each in battle.supporters:
        support[2 * each.hero], support[2 * each.hero + 1] = each.side + 1, each.unit + 1
    o.put("support", support, 0, TYPES, "the side and the type that each hero supports, from 1", PAIR, HERO)
    one, other = duel.sides
    o.put("duel-heroes", [one.hero + 1, other.hero + 1], 0, len(HEROES), "who duels, from 1")
    o.put("duel-unit", [duel.unit + 1, duel.unit_damage], 0, MANY, "the unit of a quest duel, from 1; damage")
    o.number("duel-quest", duel.quest, 0, len(QUESTS), "the quest of the duel")
    o.number("duel-round", duel.round, 0, MANY, "the round of the duel")
    o.put("duel-cards", [one.card, other.card], 0, len(FATES), "the fate cards of the round")
    blows = [one.damage, other.damage, one.negated, other.negated]
    o.put("duel-damage", blows, 0, MANY, "damage of the round, and what routs negate")


# -- rows of numbers ---------------------------------------------------------------------------------------------------


def ranks(g: Runewars) -> list[int]:
    """By seat: the place in the order of play, from 1."""
    return [g.sequence.index(seat) + 1 if seat in g.sequence else 0 for seat in range(g.seats)]


def padded(values: list[int], size: int) -> list[int]:
    """The values, filled up with zeros."""
    return values + [0] * (size - len(values))


def seen(hidden: Hidden, viewer: int, slots: list[int]) -> list[int]:
    """The cards in these slots that the viewer has seen."""
    return [int(hidden.content[slot]) for slot in slots if hidden.shown_to(viewer, slot)]


def hands(hidden: Hidden, viewer: int, of_each: list[list[int]]) -> list[list[int]]:
    """The cards of each hand, as far as the viewer has seen them."""
    return [seen(hidden, viewer, hand) for hand in of_each]


def rune(g: Runewars, viewer: int, area: int) -> int:
    """A rune as far as the viewer knows it: 0 none, 1 unknown, then its face."""
    if not has_rune(g, area):
        return 0
    return g.runes.content[area] + 1 if g.runes.shown_to(viewer, area) else 1


def token(g: Runewars, viewer: int, area: int) -> int:
    """An exploration token, or 0 if there is none or the viewer does not know it."""
    slot = g.token_at[area]
    return g.tokens.content[slot] if slot >= 0 and g.tokens.shown_to(viewer, slot) else 0
