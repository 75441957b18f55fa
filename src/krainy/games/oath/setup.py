"""How a game begins: the fixed first game, a first game in random order, or the next game of a world. [oath.setup,
oath.next]"""

from typing import Any, Final

from krainy.engine.errors import Conflict
from krainy.engine.flow import replaced_row

from .board import MAX_PLAYERS, SLOTS
from .cards import DENIZENS, FIRST_GAME, NUMBER, SITE_NUMBERS, SITE_RELICS, dealt
from .opening.later_games import open_game
from .opening.learning import learning
from .opening.leaving import LEAVERS, borrow
from .opening.new_table import LEARNING, clear, hide, later_slots, put_denizen, stack_deck, turn_up
from .state import CITIZENS_BY_BANK, EXPANDED, Oath
from .vocabulary import RELIC_LOT, SITE_LOT
from .world import load_world

PRINCES: Final = ["auto", "off", "chancellor", "exile"]


def prince_in(seats: int, options: dict[str, Any]) -> str:
    """What the Prince plays: "off", or a role."""
    chosen: str = options["prince"]
    if chosen == "auto":
        return "chancellor" if seats == 1 else "off"
    return chosen


def check_together(seats: int, options: dict[str, Any]) -> None:
    """With whom the learning game and the Prince can be played. [oath.count.1]"""
    prince = prince_in(seats, options)
    if options["start"] == "learning" and not options["world"]:
        if seats not in (3, 4) or prince != "off":
            raise Conflict("learning", "start: the learning game is for 3 or 4 players without the Prince")
    elif seats == 1 and prince == "off":
        raise Conflict("alone", "prince: a single player plays with the Clockwork Prince")
    elif seats == MAX_PLAYERS and prince != "off":
        raise Conflict("six", "prince: with six players there is no board left for the Prince")


def begin(g: Oath, options: dict[str, Any]) -> None:
    """Set a new game up as the options say. [oath.count.1]"""
    prince = prince_in(g.seats, options)
    world = options["world"]
    if options["citizens"] == "bank":
        g.rules |= CITIZENS_BY_BANK
    if options["powers"] == "expanded":
        g.rules |= EXPANDED
    if options["start"] == "learning" and not world:
        seat_players(g, "off")
        if g.seats == 3:
            borrow(g, LEAVERS.index(options["leaves"]) + 1)
        clear(g)
        learning(g)
        return
    seat_players(g, prince)
    clear(g)
    if world:
        load_world(g, world)
    else:
        first_game(g)


def seat_players(g: Oath, prince: str) -> None:
    """Who sits where: the Chancellor has the first seat unless the Prince is the Chancellor. [oath.next.4]"""
    g.players = g.seats + (0 if prince == "off" else 1)
    g.driver = [player if player < g.seats else -1 for player in range(g.players)]
    g.colour = list(range(g.players))
    g.prince = -1
    g.chancellor = 0
    if prince != "off":
        g.prince = g.seats
        if prince == "chancellor":
            g.chancellor = g.prince
            g.colour = [*range(1, g.players), 0]
    g.order = [g.chancellor, *[player for player in range(g.players) if player != g.chancellor]]


def first_game(g: Oath) -> None:
    """The same sites and cards as in the learning game, but everything hidden is shuffled.
    [oath.setup.18, oath.setup.20]"""
    places: list[dict[str, Any]] = LEARNING["sites"]
    up = {spot: NUMBER[place["id"].replace("_", "-")] for spot, place in enumerate(places) if place["up"]}
    rest = [card for card in dealt(SITE_NUMBERS, g.expansions) if card not in up.values()]
    g.shuffle(rest, SITE_LOT, True)
    sites: list[int] = []
    for spot in range(SLOTS):
        sites.append(up[spot] if spot in up else rest.pop())
    hide(g, sites + rest, False)
    for spot in up:
        turn_up(g, spot)
        put_denizen(g, places[spot]["denizen"], spot)
    on_map = [card - 1 for row in g.denizens for card in row]
    denizens = [slot for slot in range(FIRST_GAME) if slot not in on_map]
    g.archive = [*range(FIRST_GAME, DENIZENS), *later_slots(g)]
    g.relic_deck = list(range(len(g.relics.content)))
    g.shuffle(g.relic_deck, RELIC_LOT)
    stack_deck(g, denizens)
    for spot in range(SLOTS):
        if g.site[spot]:
            number = SITE_RELICS[g.site[spot]]
            g.site_relics = replaced_row(g.site_relics, spot, g.relic_deck[:number])
            g.relic_deck = g.relic_deck[number:]
    open_game(g, [])
