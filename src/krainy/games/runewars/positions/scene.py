"""A position of Runewars in words: told as plain data, and set up from it. `docs/scenarios.md` explains the words.

What a scene leaves out is not there: no units, cities, runes, cards or heroes but those named. Decks hold the
cards that
are named nowhere, those named for a deck on top.
"""

from typing import Any, Final

from krainy.engine.errors import BadInput
from krainy.engine.flow import AnyStep, replaced, replaced_row
from krainy.engine.knowledge import EVERYTHING, Hidden
from krainy.engine.scene import listing, mapping, number

from ..control import kind_of, put, settle_area
from ..heroes.marker import DefeatMarker
from ..map.exploring import token_slots
from ..map.tiles import AREAS, BARE, NUMBER, REALMS, TILE_NAMES, cell_at
from ..orders.resolve import BasicOrder, Supremacy
from ..pieces import (
    ATTRIBUTES,
    DIAL_MAX,
    FACTION_IDS,
    FACTION_OF,
    FACTIONS,
    HERO_HEALTH,
    HEROES,
    MAX_SEATS,
    MOST_TRAINING,
    ORDERS,
    RESOURCES,
    REWARD_COPIES,
    REWARD_EXPANSION,
    SEASON_OF,
    SEASONS,
    STRONGHOLDS,
    TACTICS_COPIES,
    TACTICS_EXPANSION,
    UNITS,
    YEARS,
    dealt,
    heroes_dealt,
    quests_dealt,
    seasons_dealt,
)
from ..runes import lookers
from ..setup import clear, copies
from ..state import DRAGON_RUNE, EXPLORATION, FALSE_RUNE, NOBODY, Runewars
from ..victory import CheckOut, CheckVictory
from ..view.naming import by_area, by_seat, find, named, seat_name
from ..view.sight import sight
from ..windows import Window
from ..year import AdditionalEffect, BasicEffect, ChooseOrders, EndSeason, EndTurn, ResolveOrders, TakeTurn, begin_turn

BOARD: Final = (
    "1@3,-1,2 2@4,-3,3 3@0,2,5 4@-1,1,2 5@0,-2,4 6@2,2,4 7@0,0,4 8@2,-3,3 9@2,-2,5 "
    "daqan@0,3,5 latari@-1,0,4 waiqar@5,-3,1 uthuk@4,-5,5"
)
"""All nine tiles and the four realms as scenes lie unless they say otherwise; realms of absent factions are left
out."""
KEYS: Final = [
    "seats",
    "options",
    "board",
    "first",
    "year",
    "season",
    "season_card",
    "phase",
    "turn",
    "order",
    "orders",
    "used",
    "influence",
    "dials",
    "units",
    "strongholds",
    "developments",
    "activated",
    "cities",
    "runes",
    "titles",
    "victory_cards",
    "tactics",
    "drawn",
    "tactics_deck",
    "tactics_discard",
    "quests",
    "quest_deck",
    "objectives",
    "fate",
    "fate_discard",
    "heroes",
    "training",
    "rewards",
    "reward_deck",
    "fallen",
    "hero_deck",
    "tokens",
    "stormbound",
    "truce",
    "frozen",
    "held",
    "duels_won",
    "slaughter",
    "stormed",
    "neutral_kills",
]
PHASES: Final = ["season", "additional", "orders", "turn", "order", "supremacy", "victory", "end"]


def position(g: Runewars) -> dict[str, object]:
    """The complete position."""
    told: dict[str, object] = {**sight(g, EVERYTHING)}
    told["asked"] = g.asked_name()
    told["over"] = g.over
    told["winners"] = [seat_name(g, seat) for seat in range(g.seats) if g.winners >> seat & 1]
    return told


def arrange(g: Runewars, scene: dict[str, Any]) -> None:
    """Set a state up as the scene says and push what comes next."""
    for key in scene:
        if key not in KEYS:
            raise BadInput(f"a scene of Runewars has no '{key}'; it has: {', '.join(KEYS)}")
    set_seats(g, scene.get("seats", ["daqan", "uthuk"]))
    set_board(g, scene.get("board", BOARD))
    set_time(g, scene)
    set_players(g, scene)
    set_pieces(g, scene)
    set_cards(g, scene)
    set_heroes(g, scene)
    for area in range(NUMBER):
        if g.board.on >> area & 1:
            settle_area(g, area)
    set_runes(g, scene)
    set_tokens(g, scene)
    begin_at(g, scene)


# -- the table ---------------------------------------------------------------------------------------------------------


def set_seats(g: Runewars, seats: object) -> None:
    """The factions in their order around the table, or how many."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        seats = ["daqan", "uthuk", "latari", "waiqar"][:seats] if 2 <= seats <= MAX_SEATS else []
    factions = listing(seats, "seats")
    if len(set(factions)) < len(factions) or not 2 <= len(factions) <= MAX_SEATS or set(factions) - set(FACTION_IDS):
        raise BadInput(f"seats: give 2 to 4 of {', '.join(FACTION_IDS)}, or a number")
    g.seats = len(factions)
    g.alive = (1 << g.seats) - 1
    clear(g)
    g.faction = [find(g, "faction", name) for name in factions]
    g.seat_of = [g.faction.index(f) if f in g.faction else NOBODY for f in range(FACTIONS)]


def set_board(g: Runewars, board: object) -> None:
    """Tiles with their place and turns: `1@3,-1,2`."""
    laid = BARE
    for word in listing(board, "board"):
        name, _, place = word.partition("@")
        parts = place.split(",")
        try:
            q, r, turns = int(parts[0]), int(parts[1]), int(parts[2]) if len(parts) > 2 else 0
        except (ValueError, IndexError):
            raise BadInput(f"board: '{word}' is not a tile with its place and turns, as in 1@3,-1,2") from None
        if name not in TILE_NAMES or not 0 <= turns < 6 or max(abs(q), abs(r)) > 12:
            raise BadInput(f"board: '{word}': tiles are {', '.join(TILE_NAMES)}, turns 0 to 5, places up to 12 away")
        tile = TILE_NAMES.index(name)
        if tile in REALMS and REALMS.index(tile) not in g.faction:
            continue
        if laid.contact(tile, turns, cell_at(q, r)) < 0:
            raise BadInput(f"board: '{word}' lies on another tile, or colour against colour")
        laid = laid.with_tile(tile, turns, cell_at(q, r))
    g.board = laid


def set_time(g: Runewars, scene: dict[str, Any]) -> None:
    """Year, season, whose turn, what counts this season."""
    if "options" in scene and mapping(scene, "options").get("exploration", "off") in ("on", True):
        g.rules |= EXPLORATION
    g.year = number(scene.get("year", 1), "year", YEARS)
    season = str(scene.get("season", "spring"))
    if season not in SEASONS:
        raise BadInput(f"season: there is no '{season}'; there are: {', '.join(SEASONS)}")
    g.season = SEASONS.index(season)
    if "season_card" in scene:
        g.season_card = find(g, "season", str(scene["season_card"]))
        g.season = SEASON_OF[g.season_card]
    g.clock = 4 * (g.year - 1) + g.season + 1
    g.seasons_left = seasons_dealt(g.expansions) & ~(1 << g.season_card)
    g.first = find(g, "seat", str(scene["first"])) if "first" in scene else 0
    for seat in named(g, scene, "stormbound", "seat"):
        g.stormbound |= 1 << seat
    g.truce = scene.get("truce", False) is True
    g.frozen = scene.get("frozen", False) is True
    g.stormed = scene.get("stormed", False) is True
    g.slaughter = number(scene.get("slaughter", 0), "slaughter", 99)


def set_players(g: Runewars, scene: dict[str, Any]) -> None:
    """Influence, dials, orders, titles."""
    for seat, value in by_seat(g, scene, "influence").items():
        g.influence[seat] = number(value, "influence", 99)
    for seat, value in by_seat(g, scene, "dials").items():
        words = listing(value, "dials")
        if len(words) != len(RESOURCES):
            raise BadInput("dials: give food, wood and ore, as in 3 2 2")
        for resource, word in enumerate(words):
            g.dials[len(RESOURCES) * seat + resource] = number(int(word), "dials", DIAL_MAX)
    for seat, value in by_seat(g, scene, "orders").items():
        g.active[seat] = find(g, "order", str(value))
        g.used[seat] |= 1 << g.active[seat]
    for seat, value in by_seat(g, scene, "used").items():
        for name in listing(value, "used"):
            g.used[seat] |= 1 << find(g, "order", name)
    for name, value in mapping(scene, "titles").items():
        words = listing(value, "titles")
        title = find(g, "title", str(name))
        g.titles[title] = find(g, "seat", words[0])
        g.title_influence[title] = int(words[1]) if len(words) > 1 else 1
    for name, value in mapping(scene, "victory_cards").items():
        if name not in SEASONS:
            raise BadInput(f"victory_cards: there is no season '{name}'")
        g.victory_on[SEASONS.index(name)] = find(g, "seat", str(value))
    for seat, value in by_seat(g, scene, "held").items():
        mask = 0
        for name in listing(value, "held"):
            mask |= 1 << find(g, "area", name)
        g.held = replaced(g.held, seat, mask)
    for seat in named(g, scene, "duels_won", "seat"):
        g.duels_won |= 1 << seat
    for seat, value in by_seat(g, scene, "neutral_kills").items():
        g.neutral_kills = replaced(g.neutral_kills, seat, number(value, "neutral_kills", 99))


def set_pieces(g: Runewars, scene: dict[str, Any]) -> None:
    """Units, strongholds, developments, tokens, cities."""
    for area, value in by_area(g, scene, "units").items():
        set_units(g, area, listing(value, "units"))
    for area, value in by_area(g, scene, "strongholds").items():
        words = listing(value, "strongholds")
        g.castle = replaced(g.castle, area, find(g, "seat", words[0]))
        if g.castle.count(g.castle[area]) > STRONGHOLDS:
            raise BadInput(f"strongholds: a faction has only {STRONGHOLDS}")
        if "damaged" in words[1:]:
            g.ruined |= 1 << area
    for area, value in by_area(g, scene, "developments").items():
        if g.castle[area] == NOBODY:
            raise BadInput(f"developments: there is no stronghold on {AREAS[area]}")
        g.development = replaced(g.development, area, find(g, "development", str(value)))
    for seat, value in by_seat(g, scene, "activated").items():
        for name in listing(value, "activated"):
            g.activated = replaced(g.activated, seat, g.activated[seat] | 1 << find(g, "area", name))
    for area, value in by_area(g, scene, "cities").items():
        g.city = replaced(g.city, area, find(g, "city", str(value)))


def set_units(g: Runewars, area: int, words: list[str]) -> None:
    """Units in words: `3 footman knight-routed`."""
    if not g.board.on >> area & 1:
        raise BadInput(f"units: {AREAS[area]} is not on the board")
    count = 1
    for word in words:
        if word.isdecimal():
            count = int(word)
            continue
        name = word.removesuffix("-routed")
        if name not in UNITS:
            raise BadInput(f"units: there is no unit '{name}'; there are: {', '.join(UNITS)}")
        unit = UNITS.index(name)
        if FACTION_OF[unit] >= 0 and g.seat_of[FACTION_OF[unit]] == NOBODY:
            raise BadInput(f"units: nobody plays the faction of '{name}'")
        if g.stock[unit] < count:
            raise BadInput(f"units: there are too few figures of '{name}'")
        g.stock[unit] -= count
        put(g, area, kind_of(unit, name != word), count)
        count = 1


# -- cards -------------------------------------------------------------------------------------------------------------


class Stack:
    """The cards of a deck, dealt by name: a hand takes cards, what is left lies in the deck, those named on top."""

    def __init__(self, seats: int, cards: list[int], domain: str) -> None:
        self.cards: Final = cards
        self.deck: list[int] = list(range(len(cards)))
        self.hidden: Final = Hidden(seats, cards, [0] * len(cards))
        self.domain: Final = domain

    def take(self, g: Runewars, name: str) -> int:
        """The slot of a card of this name that is still in the deck."""
        card = find(g, self.domain, name)
        for slot in self.deck:
            if self.cards[slot] == card:
                self.deck.remove(slot)
                return slot
        raise BadInput(f"{self.domain}: there is no further '{name}'")

    def hand(self, g: Runewars, value: object, seat: int, key: str) -> list[int]:
        """Cards that a seat has seen; seat -1 for all."""
        slots = [self.take(g, name) for name in listing(value, key)]
        for slot in slots:
            if seat < 0:
                self.hidden.reveal(g, slot)
            else:
                self.hidden.see(g, seat, slot)
        return slots

    def top(self, g: Runewars, value: object, key: str) -> None:
        """These cards lie on top of the deck."""
        first = [self.take(g, name) for name in listing(value, key)]
        self.deck = first + self.deck


def set_cards(g: Runewars, scene: dict[str, Any]) -> None:
    """Tactics, quests, objectives, fate."""
    stack = Stack(g.seats, copies(dealt(TACTICS_COPIES, TACTICS_EXPANSION, g.expansions)), "tactics")
    for seat, value in by_seat(g, scene, "tactics").items():
        g.hands[seat] = stack.hand(g, value, seat, "tactics")
    for seat, value in by_seat(g, scene, "drawn").items():
        for slot in stack.hand(g, value, seat, "drawn"):
            g.hands[seat] = [*g.hands[seat], slot]
            g.drawn_in = replaced(g.drawn_in, slot, g.clock)
    g.tactics_discard = stack.hand(g, scene.get("tactics_discard", []), -1, "tactics_discard")
    stack.top(g, scene.get("tactics_deck", []), "tactics_deck")
    g.tactics, g.tactics_deck = stack.hidden, stack.deck

    quests = Stack(g.seats, quests_dealt(g.expansions), "quest")
    for seat, value in by_seat(g, scene, "quests").items():
        g.quest_hands[seat] = quests.hand(g, value, seat, "quests")
    quests.top(g, scene.get("quest_deck", []), "quest_deck")
    g.quests, g.quest_deck = quests.hidden, quests.deck

    g.objective_deck = list(range(len(g.objectives.content)))
    for seat, value in by_seat(g, scene, "objectives").items():
        card = find(g, "objective", str(value))
        if card not in g.objectives.content:
            raise BadInput(f"objectives: the expansion of '{value}' is not in play")
        slot = g.objectives.slot_of(card)
        if slot not in g.objective_deck:
            raise BadInput(f"objectives: two players have '{value}'")
        g.objective_deck.remove(slot)
        g.objective = replaced(g.objective, seat, slot)
        g.objectives.see(g, seat, slot)

    fate = Stack(g.seats, list(range(1, len(g.fate.content) + 1)), "fate")
    g.fate_discard = fate.hand(g, scene.get("fate_discard", []), -1, "fate_discard")
    fate.top(g, scene.get("fate", []), "fate")
    g.fate, g.fate_deck = fate.hidden, fate.deck


def set_heroes(g: Runewars, scene: dict[str, Any]) -> None:
    """Heroes in words: `uthuk 3A routed hurt2`; their rewards face down, `up` for face up."""
    if "hero_deck" in scene:
        g.hero_deck = 0
        for hero in named(g, scene, "hero_deck", "hero"):
            g.hero_deck |= 1 << hero
    for name, value in mapping(scene, "heroes").items():
        hero = find(g, "hero", str(name))
        words = listing(value, "heroes")
        if len(words) < 2:
            raise BadInput("heroes: give a faction and an area, as in daqan 3A")
        g.hero_seat = replaced(g.hero_seat, hero, find(g, "seat", words[0]))
        g.hero_at = replaced(g.hero_at, hero, find(g, "area", words[1]))
        g.hero_deck &= ~(1 << hero)
        for word in words[2:]:
            if word == "routed":
                g.heroes_routed |= 1 << hero
            elif word.startswith("hurt") and word[4:].isdecimal():
                g.hurt[hero] = number(int(word[4:]), "heroes", HERO_HEALTH[hero] - 1)
            else:
                raise BadInput(f"heroes: '{word}' is neither 'routed' nor 'hurt2'")
    named_here = g.hero_deck | sum(1 << hero for hero in range(len(HEROES)) if g.hero_seat[hero] != NOBODY)
    if named_here & ~heroes_dealt(g.expansions):
        raise BadInput("heroes: somebody belongs to an expansion that is not in play")
    for name, value in mapping(scene, "training").items():
        hero = find(g, "hero", str(name))
        for word in listing(value, "training"):
            which = find(g, "attribute", word)
            place = len(ATTRIBUTES) * hero + which
            g.training = replaced(g.training, place, number(g.training[place] + 1, "training", MOST_TRAINING))
    stack = Stack(g.seats, copies(dealt(REWARD_COPIES, REWARD_EXPANSION, g.expansions)), "reward")
    for name, value in mapping(scene, "rewards").items():
        hero = find(g, "hero", str(name))
        if g.hero_seat[hero] == NOBODY:
            raise BadInput(f"rewards: nobody has the hero {HEROES[hero]}")
        for word in listing(value, "rewards"):
            if word == "up":
                slot = g.reward_of[hero][-1]
                g.reward_up |= 1 << slot
                stack.hidden.reveal(g, slot)
            else:
                g.reward_of = replaced_row(
                    g.reward_of, hero, g.reward_of[hero] + stack.hand(g, word, g.hero_seat[hero], "rewards")
                )
    for area, value in by_area(g, scene, "fallen").items():
        g.fallen = [*g.fallen, DefeatMarker(area, [stack.take(g, word) for word in listing(value, "fallen")])]
    stack.top(g, scene.get("reward_deck", []), "reward_deck")
    g.rewards, g.reward_deck = stack.hidden, stack.deck


def set_runes(g: Runewars, scene: dict[str, Any]) -> None:
    """Runes in words: `dragon`, `false`, `dragon up`. Who controls the area or has a hero there has seen them."""
    covered: list[int] = []
    for area, value in by_area(g, scene, "runes").items():
        words = listing(value, "runes")
        faces = {"dragon": DRAGON_RUNE, "false": FALSE_RUNE}
        if not words or words[0] not in faces:
            raise BadInput("runes: give 'dragon' or 'false', and 'up' if it lies face up")
        g.runes.content[area] = faces[words[0]]
        if words[0] == "dragon":
            g.dragons -= 1
        else:
            g.falses -= 1
        if "up" in words[1:]:
            g.rune_up |= 1 << area
        else:
            covered.append(area)
    for area in covered:
        for viewer in range(-1, g.seats):
            g.runes.assign(viewer, area, 0)
    g.runes.next_group = 1
    for area in covered:
        lookers(g, area)


def set_tokens(g: Runewars, scene: dict[str, Any]) -> None:
    """Exploration tokens in words: `temple`, `temple up`."""
    if "tokens" not in scene:
        return
    g.rules |= EXPLORATION
    contents, groups = token_slots()
    g.tokens = Hidden(g.seats, contents, groups)
    free = list(range(len(contents)))
    for area, value in by_area(g, scene, "tokens").items():
        words = listing(value, "tokens")
        token = find(g, "exp", words[0])
        slots = [slot for slot in free if contents[slot] == token]
        if not slots:
            raise BadInput(f"tokens: there is no further '{words[0]}'")
        free.remove(slots[0])
        g.token_at = replaced(g.token_at, area, slots[0])
        if "up" in words[1:]:
            g.explored |= 1 << area
            g.tokens.reveal(g, slots[0])


# -- where play goes on ------------------------------------------------------------------------------------------------


def begin_at(g: Runewars, scene: dict[str, Any]) -> None:
    """Push the steps that the phase says; a phase of a turn needs the order that is resolved."""
    phase = str(scene.get("phase", "order" if "order" in scene else "orders"))
    if phase not in PHASES:
        raise BadInput(f"phase: there is no '{phase}'; there are: {', '.join(PHASES)}")
    turn = find(g, "seat", str(scene["turn"])) if "turn" in scene else g.first
    g.sequence = [(turn + step) % g.seats for step in range(g.seats)]
    rest: list[AnyStep] = [ChooseOrders(), ResolveOrders(), EndSeason()]
    if phase == "season":
        rest = [BasicEffect(), CheckOut(), AdditionalEffect(), CheckOut(), *rest]
    elif phase == "additional":
        rest = [AdditionalEffect(), CheckOut(), *rest]
    elif phase == "victory":
        rest = [CheckVictory(), *rest]
    elif phase == "end":
        rest = [EndSeason()]
    elif phase in ("turn", "order", "supremacy"):
        rest = turn_steps(g, turn, phase, scene)
    g.then(rest)


def turn_steps(g: Runewars, seat: int, phase: str, scene: dict[str, Any]) -> list[AnyStep]:
    """The steps of one turn, and of those who come after."""
    if "order" not in scene and not g.active[seat]:
        raise BadInput(f"order: which order does {seat_name(g, seat)} resolve? There are: {', '.join(ORDERS[1:])}")
    if "order" in scene:
        g.active[seat] = find(g, "order", str(scene["order"]))
        g.used[seat] |= 1 << g.active[seat]
    steps: list[AnyStep] = []
    if phase == "turn":
        steps.append(TakeTurn(seat))
    else:
        slaughter, stormed = g.slaughter, g.stormed
        begin_turn(g, seat)
        g.slaughter, g.stormed = slaughter, stormed
        if phase == "order":
            steps += [BasicOrder(seat), CheckOut()]
        steps += [Supremacy(seat), CheckOut(), Window(seat), EndTurn(seat)]
    others: list[AnyStep] = [TakeTurn(other) for other in g.sequence if other != seat and g.active[other]]
    if not others:  # nobody else has an order: the scene stops at the next choice of orders
        return [*steps, ChooseOrders(), ResolveOrders(), EndSeason()]
    return [*steps, *others, EndSeason()]
