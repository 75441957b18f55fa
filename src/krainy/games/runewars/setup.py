"""How a game of Runewars begins. [runewars.setup]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.flow import AnyStep, Decision, Step, replaced
from krainy.engine.knowledge import Hidden
from krainy.engine.packed import row_of
from krainy.engine.vocabulary import Thing

from .control import home_areas, settle_area
from .decks import draw_objective, draw_quests, draw_tactics, objectives_left
from .heroes.heroes import place_hero
from .map.building import QUEST_AREA, DealQuests, Populate, clockwise
from .map.ready import MAPS, LayMap, home_of
from .map.tiles import BARE, NUMBER
from .orders.harvest import recruits
from .orders.recruit import HOME_PLACES, PlaceUnit
from .pieces import (
    ALIGNMENT_OF,
    ATTRIBUTES,
    COUNT,
    DRAGON_RUNES,
    FACTIONS,
    FALSE_RUNES,
    FATE_CARDS,
    HERO_ALIGNMENT,
    HEROES,
    OBJECTIVE_ALIGNMENT,
    RESOURCES,
    REWARD_COPIES,
    REWARD_EXPANSION,
    SEASONS,
    START_DIALS,
    START_INFLUENCE,
    START_TACTICS,
    TACTICS_COPIES,
    TACTICS_EXPANSION,
    TITLES,
    dealt,
    heroes_dealt,
    objectives_dealt,
    quests_dealt,
    seasons_dealt,
)
from .state import EMPTY_ROW, EXPLORATION, NO_RUNE_THERE, NOBODY, RANDOM_BOARD, Runewars
from .vocabulary import (
    BUILT,
    CHOSE_FACTION,
    DREW_FATE,
    FACTION_A,
    FATE_LOT,
    FIRST_LOT,
    FIRST_PLAYER,
    HERO,
    HERO_DRAWN,
    OBJECTIVE_LOT,
    PLACE,
    QUEST_LOT,
    REWARD_LOT,
    STARTING_HERO_LOT,
    TACTICS_LOT,
)
from .year import BeginSeason, FirstSeason


def begin(g: Runewars, options: dict[str, Any]) -> None:
    """Set up a new game and push its first steps."""
    clear(g)
    if options["exploration"] == "on":
        g.rules |= EXPLORATION
    if options["board"] == "random":
        g.rules |= RANDOM_BOARD
    cards = list(range(1, FATE_CARDS + 1))
    g.shuffle(cards, FIRST_LOT)
    for seat in range(g.seats):  # [runewars.setup.1]
        g.tell(DREW_FATE, seat, cards[seat])
    g.first = cards.index(max(cards[: g.seats]))
    g.tell(FIRST_PLAYER, g.first)
    order = clockwise(g, g.first)
    if options["board"] in MAPS:
        name = options["board"]
        g.then([LayMap(name), Populate(), Prepare(), Settle(name), StartingCards(), FirstSeason()])
        return
    settle: list[AnyStep] = []
    for seat in order:
        settle += [FirstStronghold(seat), FirstRecruits(seat)]
    g.then(
        [
            *[ChooseFaction(seat) for seat in order],
            DealQuests(),  # [runewars.setup.3]
            Prepare(),
            *settle,
            *[StartingHero(seat) for seat in order],
            StartingCards(),
            BeginSeason(),
        ]
    )


def clear(g: Runewars) -> None:
    """Nothing is laid, nobody has anything."""
    seats = g.seats
    g.faction = [-1] * seats
    g.seat_of = [NOBODY] * FACTIONS
    g.sequence = list(range(seats))
    g.board = BARE
    g.dealt = [[] for _ in range(seats)]
    g.unlaid = [0] * seats
    g.rows = [EMPTY_ROW] * NUMBER
    g.lord = row_of(NUMBER, NOBODY)
    g.stock = vec[i64](COUNT)
    g.castle = [NOBODY] * NUMBER
    g.development = [0] * NUMBER
    g.activated = [0] * seats
    g.city = [-1] * NUMBER
    g.runes = Hidden(seats, [NO_RUNE_THERE] * NUMBER, [-1] * NUMBER)
    g.dragons = DRAGON_RUNES
    g.falses = FALSE_RUNES
    g.tokens = Hidden(seats, [], [])
    g.token_at = [-1] * NUMBER
    g.influence = row_of(seats, 0)
    g.dials = row_of(seats * len(RESOURCES), 0)
    g.used = [0] * seats
    g.active = [0] * seats
    g.titles = [NOBODY] * len(TITLES)
    g.title_influence = [0] * len(TITLES)
    g.victory_on = [NOBODY] * len(SEASONS)
    g.seasons_left = seasons_dealt(g.expansions)
    g.tactics = deck_of(seats, copies(dealt(TACTICS_COPIES, TACTICS_EXPANSION, g.expansions)))
    g.hands = [[] for _ in range(seats)]
    g.drawn_in = [0] * len(g.tactics.content)
    g.quests = Hidden(seats, [], [])
    g.quest_hands = [[] for _ in range(seats)]
    objectives = objectives_dealt(g.expansions)
    g.objectives = Hidden(seats, objectives, [OBJECTIVE_ALIGNMENT[card] for card in objectives])
    g.objective = [-1] * seats
    g.fate = deck_of(seats, list(range(1, FATE_CARDS + 1)))
    g.fate_hands = [[], [], []]
    g.hero_at = [-1] * len(HEROES)
    g.hero_seat = [NOBODY] * len(HEROES)
    g.hero_deck = heroes_dealt(g.expansions)
    g.hurt = row_of(len(HEROES), 0)
    g.training = [0] * (len(HEROES) * len(ATTRIBUTES))
    g.rewards = deck_of(seats, copies(dealt(REWARD_COPIES, REWARD_EXPANSION, g.expansions)))
    g.reward_of = [[] for _ in HEROES]
    g.held = [0] * seats
    g.neutral_kills = [0] * seats


def copies(numbers: list[int]) -> list[int]:
    """The cards of a deck, each as often as it is there."""
    return [card for card, number in enumerate(numbers) for _ in range(number)]


def deck_of(seats: int, cards: list[int]) -> Hidden:
    """Cards face down, which nobody can tell apart."""
    return Hidden(seats, cards, [0] * len(cards))


class ChooseFaction(Decision[Runewars]):
    """From the first player clockwise everybody chooses a faction. [runewars.setup.2]"""

    name = "ChooseFaction"
    rule = "runewars.setup.2"

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [FACTION_A.base + faction for faction in range(FACTIONS) if g.seat_of[faction] == NOBODY]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        faction = action - FACTION_A.base
        g.faction = replaced(g.faction, seat, faction)
        g.seat_of = replaced(g.seat_of, faction, seat)
        g.tell(CHOSE_FACTION, seat + 1, faction)


class Prepare(Step[Runewars]):
    """Decks are shuffled, dials set. [runewars.setup.4, runewars.setup.5, runewars.setup.9, runewars.setup.10]"""

    def run(self, g: Runewars) -> None:
        stack_quests(g)
        for seat in range(g.seats):
            for resource, value in enumerate(START_DIALS[g.faction[seat]]):
                g.dials[len(RESOURCES) * seat + resource] = value
        g.tactics_deck = list(range(len(g.tactics.content)))
        g.tactics = g.tactics.copy()
        g.tactics.mix(g, g.tactics_deck, lot=TACTICS_LOT)
        g.reward_deck = list(range(len(g.rewards.content)))
        g.rewards = g.rewards.copy()
        g.rewards.mix(g, g.reward_deck, lot=REWARD_LOT)
        g.fate_deck = list(range(len(g.fate.content)))
        g.fate = g.fate.copy()
        g.fate.mix(g, g.fate_deck, lot=FATE_LOT)
        g.objective_deck = list(range(len(g.objectives.content)))
        g.objectives = g.objectives.copy()
        for alignment in (ALIGNMENT_OF[0], ALIGNMENT_OF[-1]):
            g.objectives.mix(g, objectives_left(g, alignment), lot=OBJECTIVE_LOT)


def stack_quests(g: Runewars) -> None:
    """The quests whose area is on the board, shuffled. [runewars.setup.4]"""
    cards = [
        quest for quest in quests_dealt(g.expansions) if QUEST_AREA[quest] < 0 or g.board.on >> QUEST_AREA[quest] & 1
    ]
    g.quests = deck_of(g.seats, cards)
    g.quest_deck = list(range(len(cards)))
    g.quests.mix(g, g.quest_deck, lot=QUEST_LOT)


class FirstStronghold(Decision[Runewars]):
    """One stronghold on any area of the own realm. [runewars.setup.6]"""

    name = "FirstStronghold"
    rule = "runewars.setup.6"

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PLACE.base + area for area in home_areas(g, seat)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - PLACE.base
        g.castle = replaced(g.castle, area, seat)
        settle_area(g, area)
        g.tell(BUILT, seat, area)


class FirstRecruits(Step[Runewars]):
    """Units of all three dials, on any areas of the own realm. [runewars.setup.7]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Runewars) -> None:
        steps: list[AnyStep] = []
        for resource in range(len(RESOURCES)):
            steps += [PlaceUnit(self.seat, unit, HOME_PLACES) for unit in recruits(g, self.seat, resource)]
        g.then(steps)


class Settle(Step[Runewars]):
    """On a ready map all forces begin on one area of their realm.
    [runewars.setup.6, runewars.setup.7, runewars.setup.8]"""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, g: Runewars) -> None:
        for seat in clockwise(g, g.first):
            home = home_of(g, self.name, seat)
            FirstStronghold(seat).take(g, seat, PLACE.base + home)
            for resource in range(len(RESOURCES)):
                for unit in recruits(g, seat, resource):
                    PlaceUnit(seat, unit, HOME_PLACES).take(g, seat, PLACE.base + home)
            place_hero(g, seat, first_hero(g, seat), home)


class StartingHero(Decision[Runewars]):
    """A hero of the own alignment, on any area of the own realm. [runewars.setup.8]"""

    name = "StartingHero"
    rule = "runewars.setup.8"

    def __init__(self, seat: int, hero: int = -1) -> None:
        super().__init__(seat)
        self.hero: Final = hero

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, self.hero)}

    def enter(self, g: Runewars) -> bool:
        if self.hero >= 0:
            return super().enter(g)
        hero = first_hero(g, self.seat)
        g.flow.pop()
        g.then([StartingHero(self.seat, hero)])
        return False

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PLACE.base + area for area in home_areas(g, seat)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        place_hero(g, seat, self.hero, action - PLACE.base)


def first_hero(g: Runewars, seat: int) -> int:
    """A hero of the seat's alignment is drawn."""
    alignment = ALIGNMENT_OF[g.faction[seat]]
    deck = [h for h in range(len(HEROES)) if g.hero_deck >> h & 1 and HERO_ALIGNMENT[h] == alignment]
    g.learned()
    hero = g.pick(deck, STARTING_HERO_LOT)
    g.hero_deck &= ~(1 << hero)
    g.tell(HERO_DRAWN, seat, hero)
    return hero


class StartingCards(Step[Runewars]):
    """Tactics cards, influence, two quests and an objective for everybody.
    [runewars.setup.11, runewars.setup.12, runewars.setup.13]"""

    def run(self, g: Runewars) -> None:
        for seat in range(g.seats):
            faction = g.faction[seat]
            g.influence[seat] = START_INFLUENCE[faction]
            draw_tactics(g, seat, START_TACTICS[faction])
            draw_quests(g, seat, 2)
            draw_objective(g, seat, ALIGNMENT_OF[faction])
