"""A world between two games, as a document: told after the Chronicle, and read to set the next game up. [oath.chron.24]

It names what is stored: sites with their cards, the oath, Citizen boards, the cards of the world deck, of the
Dispossessed and of the relic deck. What is shuffled when a game is set up has no order in it.
"""

import json
from typing import Any, Final

from krainy.engine.additions import in_play
from krainy.engine.errors import BadInput
from krainy.engine.flow import replaced, replaced_row

from .board import COLOURS, OATHS, SLOTS
from .cards import (
    DENIZEN,
    EXPANSION,
    FIRST_RELIC,
    INTACT,
    KIND,
    NAMES,
    NUMBER,
    RELIC,
    RELICS,
    RUIN,
    SCEPTER,
    SITE,
    SITE_NUMBERS,
    dealt,
    edifice_number,
    is_edifice,
)
from .opening.later_games import open_game
from .opening.new_table import hide, stack_deck, turn_up
from .state import Oath
from .table import lay, relic_slot, slot_of
from .vocabulary import RELIC_LOT, SITE_LOT

FORMAT: Final = "krainy-oath-world-1"
LEAST_DECK: Final = 27
"""Denizens for two Visions in twelve cards and three in eighteen, and some below."""


def world(g: Oath) -> dict[str, object]:
    """The document of the world as the Chronicle left it."""
    return {
        "format": FORMAT,
        "oath": OATHS[g.oath],
        "citizens": colours(g.citizen_boards),
        "sites": [told_site(g, spot) for spot in range(SLOTS)],
        "deck": names(g, g.deck),
        "dispossessed": names(g, g.dispossessed),
        "relics": [relic_names(g, g.relic_deck[: g.heirlooms]), relic_names(g, g.relic_deck[g.heirlooms :])],
    }


def told_site(g: Oath, spot: int) -> dict[str, object]:
    """A site, and if it is face up its cards."""
    if g.site[spot] == 0:
        return {"site": NAMES[g.sites.content[spot]], "facedown": True}
    return {
        "site": NAMES[g.site[spot]],
        "cards": [NAMES[card] for card in g.denizens[spot]],
        "relics": relic_names(g, g.site_relics[spot]),
    }


def colours(mask: int) -> list[str]:
    """The colours of a mask."""
    return [COLOURS[colour] for colour in range(len(COLOURS)) if mask >> colour & 1]


def names(g: Oath, slots: list[int]) -> list[str]:
    """Cards by their names, in the order of their numbers."""
    cards = [g.cards.content[slot] for slot in slots]
    cards.sort()
    return [NAMES[card] for card in cards]


def relic_names(g: Oath, slots: list[int]) -> list[str]:
    """Relics by their names, in the order of their numbers."""
    cards = [g.relics.content[slot] for slot in slots]
    cards.sort()
    return [NAMES[card] for card in cards]


# -- reading -----------------------------------------------------------------------------------------------------------


class World:
    """What a document says, read and found to be a world."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: Final = data
        self.oath: Final = read_oath(data)
        self.citizens: Final = read_citizens(data)
        """The boards on their Citizen side, by colour, as a mask."""
        self.sites: list[int] = []
        """The sites of the map; 0 for a facedown one that is not known."""
        self.up: list[bool] = []
        self.cards: list[list[int]] = []
        """The denizens and edifices at each site."""
        self.relics: list[list[int]] = []
        """The relics at each site."""
        read_sites(self, data.get("sites"))
        self.deck: Final = cards_of(data.get("deck"), [DENIZEN], "deck")
        self.dispossessed: Final = cards_of(data.get("dispossessed"), [DENIZEN], "dispossessed")
        self.relic_deck: Final = read_relics(data.get("relics"))
        """Piles of relics, the top one first."""
        self.check()

    def check(self) -> None:
        """Every card lies in one place, and there are enough to play with."""
        used = self.denizens()
        if len(set(used)) < len(used):
            raise bad("a card lies in two places")
        built = [edifice_number(card) for card in self.edifices()]
        if len(set(built)) < len(built):
            raise bad("an edifice lies in two places")
        if len(self.deck) < LEAST_DECK:
            raise bad(f"the deck needs at least {LEAST_DECK} denizens")
        relics = self.all_relics()
        if len(set(relics)) < len(relics) or not set(relics) >= set(range(FIRST_RELIC, SCEPTER)):
            raise bad(f"each of the {RELICS} relics lies in one place")

    def denizens(self) -> list[int]:
        """The denizens that are not in the Archive."""
        return [card for row in self.cards for card in row if not is_edifice(card)] + self.deck + self.dispossessed

    def edifices(self) -> list[int]:
        """The edifices on the map, intact and ruined."""
        return [card for row in self.cards for card in row if is_edifice(card)]

    def all_relics(self) -> list[int]:
        """The relics, wherever they lie."""
        return [card for row in self.relics + self.relic_deck for card in row]


def read_world(text: str) -> World:
    """The world in a document; anything else is an error that says what is wrong."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise bad("this is not a document of a world") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise bad(f"its format is not '{FORMAT}'")
    return World(data)


def bad(what: str) -> BadInput:
    """A document that is no world."""
    return BadInput(f"world: {what}")


def read_oath(data: dict[str, Any]) -> int:
    """The oath that was sworn."""
    oath = data.get("oath")
    if not isinstance(oath, str) or oath not in OATHS:
        raise bad(f"there is no oath {oath!r}")
    return OATHS.index(oath)


def read_citizens(data: dict[str, Any]) -> int:
    """The boards that were stored on their Citizen side. [oath.next.5]"""
    citizens = data.get("citizens", [])
    if not isinstance(citizens, list):
        raise bad("citizens is not a list")
    mask = 0
    for colour in citizens:
        if not isinstance(colour, str) or colour not in COLOURS[1:]:
            raise bad(f"there is no Citizen {colour!r}")
        mask |= 1 << COLOURS.index(colour)
    return mask


def read_sites(world: World, places: object) -> None:
    """The eight sites of the map with what lies there."""
    if not isinstance(places, list) or len(places) != SLOTS:
        raise bad("it needs eight sites")
    for place in places:
        if place is None:
            place = {"site": None, "facedown": True}
        if not isinstance(place, dict):
            raise bad("a site is a mapping or nothing")
        up = place.get("facedown") is not True
        name = place.get("site")
        site = 0
        if up or name is not None:
            [site] = cards_of([name], [SITE], "sites")
        world.sites.append(site)
        world.up.append(up)
        world.cards.append(cards_of(place.get("cards", []), [DENIZEN, INTACT, RUIN], "cards of a site"))
        world.relics.append(cards_of(place.get("relics", []), [RELIC], "relics of a site"))
        if not up and (world.cards[-1] or world.relics[-1]):
            raise bad("nothing lies at a facedown site")
    named = [site for site in world.sites if site]
    if len(set(named)) < len(named) or not world.up[0]:
        raise bad("a site comes twice, or none lies on top of the Cradle")


def read_relics(piles: object) -> list[list[int]]:
    """The relic deck, its first pile on top. [oath.chron.23]"""
    if not isinstance(piles, list):
        raise bad("relics are lists, the top one first")
    return [cards_of(pile, [RELIC], "relics") for pile in piles]


def cards_of(part: object, kinds: list[int], what: str) -> list[int]:
    """The cards of a list in the document, each of one of these kinds. The Grand Scepter is never stored."""
    if not isinstance(part, list):
        raise bad(f"{what} is not a list")
    found: list[int] = []
    for name in part:
        number = NUMBER.get(name, 0) if isinstance(name, str) else 0
        if KIND[number] not in kinds or number == SCEPTER:
            raise bad(f"{what}: there is no card {name!r} of this kind")
        found.append(number)
    return found


# -- the next game -----------------------------------------------------------------------------------------------------


def load_world(g: Oath, text: str) -> None:
    """Set the next game of a world up. [oath.next.1]"""
    world = read_world(text)
    for card in world.sites + world.denizens() + world.edifices() + world.all_relics():
        if not in_play(EXPANSION[card], g.expansions):
            raise bad(f"{NAMES[card]} belongs to an expansion that is not in play")
    g.oath = world.oath
    g.citizen_boards = world.citizens
    if g.prince >= 0 and g.prince != g.chancellor:
        seat_prince(g)
    rest = [card for card in dealt(SITE_NUMBERS, g.expansions) if card not in world.sites]
    g.shuffle(rest, SITE_LOT, True)
    contents = [site if site else rest.pop() for site in world.sites]
    hide(g, contents + rest, True)
    for spot in range(SLOTS):
        if world.up[spot]:
            load_site(g, world, spot)
    used = [card for row in world.cards for card in row] + world.deck + world.dispossessed
    g.dispossessed = [slot_of(g, card) for card in world.dispossessed]
    g.archive = [slot for slot, card in enumerate(g.cards.content) if KIND[card] == DENIZEN and card not in used]
    g.relic_deck = []
    below = [card for card in g.relics.content if card not in world.all_relics()]  # those of expansions that it lacks
    for pile in [*world.relic_deck, below]:
        slots = [relic_slot(g, card) for card in pile]
        g.shuffle(slots, RELIC_LOT)
        g.relic_deck = g.relic_deck + slots
    stack_deck(g, [slot_of(g, card) for card in world.deck])
    open_game(g, [1] if g.citizen_boards else [])


def seat_prince(g: Oath) -> None:
    """A Prince who is an Exile has a board that was stored on its Exile side, if there is any. [oath.next.5,
    oath.prince.1]"""
    own = g.colour[g.prince]
    if not g.citizen_boards >> own & 1:
        return
    for colour in range(1, len(COLOURS)):
        if not g.citizen_boards >> colour & 1:
            if colour in g.colour:
                g.colour = replaced(g.colour, g.colour.index(colour), own)
            g.colour = replaced(g.colour, g.prince, colour)
            return


def load_site(g: Oath, world: World, spot: int) -> None:
    """A stored site with its cards and relics."""
    turn_up(g, spot)
    for card in world.cards[spot]:
        if is_edifice(card):
            g.edifices &= ~(1 << edifice_number(card))
        else:
            g.cards.reveal(g, slot_of(g, card))
        lay(g, card, spot)
    g.site_relics = replaced_row(g.site_relics, spot, [relic_slot(g, card) for card in world.relics[spot]])
