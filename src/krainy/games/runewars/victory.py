"""Victory cards, objectives, the end of year seven, elimination. [runewars.victory, runewars.objective,
runewars.elim]"""

from typing import Final

from mypy_extensions import i64

from krainy.engine.flow import NOTHING, Decision, Step, replaced, replaced_row
from krainy.engine.packed import BIT64

from .battle.record import ATTACKER, DEFENDER
from .control import lands, neutrals_on, units_on
from .decks import draw_objective, objective_of, objectives_left
from .heroes.heroes import hero_leaves
from .hooks import OBJECTIVE_ASKS, OBJECTIVE_NUMBER, OBJECTIVE_OF, OBJECTIVE_SWAPS
from .map.exploring import thrones
from .map.tiles import HOME_OF, NUMBER
from .pieces import ALIGNMENT_OF, MOST_HEALTH, NEUTRALS, SHAPE, START_INFLUENCE, TITLES, TO_WIN, TYPES, YEARS, class_of
from .runes import has_rune, reveal_rune
from .state import DRAGON_RUNE, NOBODY, Runewars
from .vocabulary import (
    COUNTED,
    ELIMINATED,
    PASS,
    QUEST_LOT,
    REWARD_LOT,
    RUNE,
    TACTICS_LOT,
    VICTORY_LAID,
    VICTORY_RETURNED,
    WON,
)


def dragon_count(g: Runewars, seat: int) -> int:
    """The dragon runes that a seat controls; it has seen them all. [runewars.rune.1, runewars.explore.5]"""
    total = thrones(g, seat)
    for area in range(NUMBER):
        if g.lord[area] == seat and g.runes.content[area] == DRAGON_RUNE:
            total += 1
    return total


def rune_tokens(g: Runewars, seat: int) -> int:
    """The rune tokens that a seat controls, and what places add: all can count them."""
    total = thrones(g, seat)
    for area in range(NUMBER):
        if g.lord[area] == seat and has_rune(g, area):
            total += 1
    return total


# -- victory cards -----------------------------------------------------------------------------------------------------


def card_at_hand(g: Runewars, seat: int) -> bool:
    """Whether the seat could lay its victory card now if it had the runes. [runewars.victory.3, runewars.victory.4]"""
    return g.year < YEARS and g.victory_on[g.season] == NOBODY and seat not in g.victory_on


def can_lay_card(g: Runewars, seat: int) -> bool:
    """Six dragon runes, a free deck, not in year seven. [runewars.victory.2, runewars.victory.3, runewars.victory.4]"""
    return card_at_hand(g, seat) and dragon_count(g, seat) >= TO_WIN


class ShowRunes(Decision[Runewars]):
    """So many dragon runes are turned up; the own choice where there is one. [runewars.rune.8, runewars.victory.2,
    runewars.ruling.41]"""

    name = "ShowRunes"
    rule = "runewars.victory.2"
    secret = True
    lapses = True

    def __init__(self, seat: int, needed: int) -> None:
        super().__init__(seat)
        self.needed: Final = needed

    def missing(self, g: Runewars) -> int:
        """How many still have to be shown beyond those that lie open."""
        shown = thrones(g, self.seat)
        for area in lands(g, self.seat):
            if g.rune_up >> area & 1 and g.runes.content[area] == DRAGON_RUNE:
                shown += 1
        return self.needed - shown

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.missing(g) <= 0:
            return []
        hidden = covered_dragons(g, seat)
        # Others cannot know how many there are; where too few are left, as in an imagined game, it ends.
        return [RUNE.base + area for area in hidden] or [PASS.base]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            reveal_rune(g, action - RUNE.base)
            g.then([ShowRunes(seat, self.needed)])


def covered_dragons(g: Runewars, seat: int) -> list[int]:
    """The areas of a seat with a dragon rune face down."""
    return [area for area in lands(g, seat) if g.runes.content[area] == DRAGON_RUNE and not g.rune_up >> area & 1]


def lay_card(g: Runewars, seat: int) -> None:
    """The victory card goes on the deck of this season. [runewars.victory.2]"""
    g.victory_on = replaced(g.victory_on, g.season, seat)
    g.tell(VICTORY_LAID, seat)
    g.then([ShowRunes(seat, TO_WIN)])


class CheckVictory(Step[Runewars]):
    """A year later the card is turned up: six dragon runes win, else it returns.
    [runewars.victory.6, runewars.victory.7, runewars.ruling.42, runewars.victory.5]"""

    def run(self, g: Runewars) -> None:
        seat = g.victory_on[g.season]
        if seat == NOBODY:
            return
        g.victory_on = replaced(g.victory_on, g.season, NOBODY)
        g.learned()
        if dragon_count(g, seat) >= TO_WIN:
            shown = ShowRunes(seat, TO_WIN)
            while shown.missing(g) > 0:  # which of them no longer matters
                reveal_rune(g, covered_dragons(g, seat)[0])
            g.tell(WON, seat)
            g.win(1 << seat, "runewars.victory.6")
        else:
            g.tell(VICTORY_RETURNED, seat)


class FinalCount(Step[Runewars]):
    """All runes are turned up; most dragon runes win, then influence, then starting influence.
    [runewars.victory.9, runewars.victory.10]"""

    def run(self, g: Runewars) -> None:
        for area in range(NUMBER):
            if has_rune(g, area) and not g.rune_up >> area & 1:
                reveal_rune(g, area)
        best = -1
        for seat in range(g.seats):
            if g.alive >> seat & 1:
                g.tell(COUNTED, seat, dragon_count(g, seat))
                if best < 0 or rank(g, seat) > rank(g, best):
                    best = seat
        g.tell(WON, best)
        g.win(1 << best, "runewars.victory.9")


def rank(g: Runewars, seat: int) -> tuple[int, int, int]:
    """By what the winner is found. [runewars.victory.10, runewars.ruling.57]"""
    return dragon_count(g, seat), g.influence[seat], START_INFLUENCE[g.faction[seat]]


# -- objectives --------------------------------------------------------------------------------------------------------


def fulfilled(g: Runewars, seat: int) -> bool:
    """Whether the condition of the seat's objective is met now. [runewars.objective.2, runewars.ruling.56]"""
    card = objective_of(g, seat)
    return card > 0 and met(g, seat, card)


def met(g: Runewars, seat: int, card: int) -> bool:
    """Whether the condition of an objective card is met for a seat."""
    asks = OBJECTIVE_ASKS[card]
    numbers = OBJECTIVE_NUMBER[card]
    least = numbers[g.seats - 2] if numbers else 0
    own = lands(g, seat)
    if asks == "all_allied":
        return all_allied(g, OBJECTIVE_OF[card])
    if asks == "ally_at_stronghold":
        unit = OBJECTIVE_OF[card]
        for area in own:
            if g.castle[area] == seat and g.rows[area][2 * unit] + g.rows[area][2 * unit + 1] >= least:
                return True
        return False
    if asks == "influence":
        return g.influence[seat] >= least
    if asks == "cities":
        return sum([1 for area in own if g.city[area] >= 0]) >= least
    if asks == "ally_types":
        kinds = 0
        for unit in NEUTRALS:
            if away(g, seat, unit) or sum([g.rows[area][2 * unit] + g.rows[area][2 * unit + 1] for area in own]) > 0:
                kinds += 1
        return kinds >= least
    if asks == "heroes_and_rewards":
        heroes = [hero for hero in range(len(g.hero_seat)) if g.hero_seat[hero] == seat]
        return len(heroes) >= least and sum([len(g.reward_of[hero]) for hero in heroes]) >= least
    if asks == "titles":
        return sum([1 for title in range(len(TITLES)) if g.titles[title] == seat]) >= least
    if asks == "held":
        for area in own:
            if g.held[seat] >> area & 1:
                return True
        return False
    if asks == "slaughter":
        return g.slaughter >= least
    if asks == "stormed":
        return g.stormed
    if asks == "enemy_home":
        return sum([1 for area in own if HOME_OF[area] >= 0 and HOME_OF[area] != g.faction[seat]]) >= least
    if asks == "duel":
        return g.duels_won >> seat & 1 == 1
    if asks == "areas":
        return len(own) >= least
    if asks == "units":
        return sum([units_on(g, area) for area in own]) + sum([away(g, seat, u) for u in range(TYPES)]) >= least
    assert asks == "neutral_kills", asks
    return g.neutral_kills[seat] >= least


def in_line(g: Runewars, side: int, unit: int) -> int:
    """Units of a type that fight on a side; meanwhile they are counted on no area."""
    first = class_of(2 * unit)
    return sum(g.battle.sides[side].line[first : first + 2 * MOST_HEALTH]) if g.battle.on else 0


def away(g: Runewars, seat: int, unit: int) -> int:
    """Units of a type that the active player has sent to an area which is not settled yet, or fights for.
    [runewars.effect.5]"""
    if seat != g.turn:
        return 0
    return in_line(g, ATTACKER, unit) + (g.guests[2 * unit] if g.guests else 0)


def all_allied(g: Runewars, shape: int) -> bool:
    """Whether every neutral unit of a base on the board is allied with some player."""
    if g.battle.on and g.battle.defender == NOBODY:
        for unit in NEUTRALS:
            if SHAPE[unit] == shape and in_line(g, DEFENDER, unit):
                return False
    for area in range(NUMBER):
        if g.board.on >> area & 1 and g.lord[area] == NOBODY and neutrals_on(g, area):
            row = g.rows[area]
            for unit in NEUTRALS:
                if SHAPE[unit] == shape and row[2 * unit] + row[2 * unit + 1]:
                    return False
    return True


def may_exchange(g: Runewars, seat: int) -> bool:
    """Whether the objective may be changed for another because no unit that it names is on the board."""
    card = objective_of(g, seat)
    if not card or not OBJECTIVE_SWAPS[card] or not objectives_left(g, ALIGNMENT_OF[g.faction[seat]]):
        return False
    unit = OBJECTIVE_OF[card]
    if away(g, seat, unit) or in_line(g, DEFENDER, unit):
        return False
    for area in range(NUMBER):
        if g.rows[area][2 * unit] + g.rows[area][2 * unit + 1]:
            return False
    return True


def exchange_objective(g: Runewars, seat: int) -> None:
    """The objective is set aside unseen, another is drawn."""
    draw_objective(g, seat, ALIGNMENT_OF[g.faction[seat]])


# -- elimination -------------------------------------------------------------------------------------------------------


class CheckOut(Step[Runewars]):
    """Whoever controls no area is out; the last one wins. [runewars.elim.1, runewars.ruling.26]"""

    def run(self, g: Runewars) -> None:
        lords: i64 = 0
        for lord in g.lord:
            if lord != NOBODY:
                lords |= BIT64[lord]
        for seat in range(g.seats):
            if g.alive & ~lords & 1 << seat:
                eliminate(g, seat)
        left = [seat for seat in range(g.seats) if g.alive >> seat & 1]
        if len(left) == 1:
            g.tell(WON, left[0])
            g.win(1 << left[0], "runewars.elim.1")


def eliminate(g: Runewars, seat: int) -> None:
    """A player is out: heroes leave, cards go back to their decks, titles to the table.
    [runewars.elim.2, runewars.elim.3, runewars.ruling.26]"""
    for hero in range(len(g.hero_seat)):
        if g.hero_seat[hero] == seat:
            g.reward_deck = g.reward_deck + g.reward_of[hero]
            for slot in g.reward_of[hero]:
                g.reward_up &= ~(1 << slot)
            g.reward_of = replaced_row(g.reward_of, hero, NOTHING)
            hero_leaves(g, hero)
    g.tactics = g.tactics.copy()
    g.tactics_deck = g.tactics_deck + g.hands[seat]
    g.hands = replaced_row(g.hands, seat, [])
    g.tactics.mix(g, g.tactics_deck, lot=TACTICS_LOT)
    g.quests = g.quests.copy()
    g.quest_deck = g.quest_deck + g.quest_hands[seat]
    g.quest_hands = replaced_row(g.quest_hands, seat, [])
    g.quests.mix(g, g.quest_deck, lot=QUEST_LOT)
    g.rewards = g.rewards.copy()
    g.rewards.mix(g, g.reward_deck, lot=REWARD_LOT)
    g.objective = replaced(g.objective, seat, -1)
    for title in range(len(TITLES)):
        if g.titles[title] == seat:
            g.titles = replaced(g.titles, title, NOBODY)
    for season in range(len(g.victory_on)):
        if g.victory_on[season] == seat:
            g.victory_on = replaced(g.victory_on, season, NOBODY)
    g.influence[seat] = 0
    g.activated = replaced(g.activated, seat, 0)
    g.alive &= ~(1 << seat)
    if g.first == seat:
        g.first = next_alive(g, seat)
    g.tell(ELIMINATED, seat)


def next_alive(g: Runewars, seat: int) -> int:
    """The next player clockwise still in the game."""
    for step in range(1, g.seats):
        other = (seat + step) % g.seats
        if g.alive >> other & 1:
            return other
    return seat
