"""A world between two games, as a document: told after the Chronicle, and read to set the next game up. [oath.chron.24]

It names what is stored: sites with their cards, the oath, Citizen boards, the cards of the world deck, of the
Dispossessed
and of the relic deck. What is shuffled when a game is set up has no order in it.
"""

import json
from typing import Any, Final

from krainy.engine.errors import BadInput

from .board import COLOURS, OATHS, SLOTS
from .cards import (
    DENIZENS,
    FIRST_EDIFICE,
    FIRST_RELIC,
    FIRST_RUIN,
    FIRST_SITE,
    NAMES,
    NUMBER,
    RELICS,
    SITES,
    is_edifice,
    is_ruin,
)
from .setup import hide, open_game, stack_deck, turn_up
from .state import Oath
from .table import lay

FORMAT: Final = "krainy-oath-world-1"
LEAST_DECK: Final = 27
"""Denizens for two Visions in twelve cards and three in eighteen, and some below."""


def world(g: Oath) -> dict[str, object]:
    """The document of the world as the Chronicle left it."""
    return {
        "format": FORMAT,
        "oath": OATHS[g.oath],
        "citizens": [COLOURS[colour] for colour in range(len(COLOURS)) if g.citizen_boards >> colour & 1],
        "sites": [told_site(g, spot) for spot in range(SLOTS)],
        "deck": names(g, g.deck),
        "dispossessed": names(g, g.dispossessed),
        "relics": [relic_names(g, g.relic_deck[: g.heirlooms]), relic_names(g, g.relic_deck[g.heirlooms :])],
    }


def told_site(g: Oath, spot: int) -> dict[str, object] | None:
    """A face-up site with its cards; nothing for a facedown one."""
    if g.site[spot] == 0:
        return None
    return {
        "site": NAMES[g.site[spot]],
        "cards": [NAMES[card] for card in g.denizens[spot]],
        "relics": relic_names(g, g.site_relics[spot]),
    }


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


def bad(what: str) -> BadInput:
    """A document that is no world."""
    return BadInput(f"world: {what}")


def cards_of(part: object, low: int, high: int, what: str) -> list[int]:
    """The cards of a list in the document, each of the right kind."""
    if not isinstance(part, list):
        raise bad(f"{what} is not a list")
    found: list[int] = []
    for name in part:
        number = NUMBER.get(name, 0) if isinstance(name, str) else 0
        if not low <= number < high:
            raise bad(f"{what}: there is no card {name!r} of this kind")
        found.append(number)
    return found


def load_world(g: Oath, text: str) -> None:
    """Set the next game of a world up. [oath.next.1]"""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise bad("this is not a document of a world") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise bad(f"its format is not '{FORMAT}'")
    if data.get("oath") not in OATHS:
        raise bad(f"there is no oath {data.get('oath')!r}")
    g.oath = OATHS.index(data["oath"])
    read_boards(g, data)
    places = data.get("sites")
    if not isinstance(places, list) or len(places) != SLOTS:
        raise bad("it needs eight sites")
    named: list[int] = []
    for place in places:
        if place is not None:
            if not isinstance(place, dict):
                raise bad("a site is a mapping or nothing")
            named += cards_of([place.get("site")], FIRST_SITE, FIRST_SITE + SITES, "sites")
    if len(set(named)) < len(named) or places[0] is None:
        raise bad("a site comes twice, or none lies on top of the Cradle")
    rest = [card for card in range(FIRST_SITE, FIRST_SITE + SITES) if card not in named]
    g.shuffle(rest)
    contents = [NUMBER[place["site"]] if place is not None else rest.pop() for place in places]
    hide(g, contents + rest, True)
    used: list[int] = []
    for spot, place in enumerate(places):
        if place is not None:
            read_site(g, spot, place, used)
    deck = cards_of(data.get("deck"), 1, DENIZENS + 1, "deck")
    gone = cards_of(data.get("dispossessed"), 1, DENIZENS + 1, "dispossessed")
    used += deck + gone
    if len(set(used)) < len(used):
        raise bad("a card lies in two places")
    if len(deck) < LEAST_DECK:
        raise bad(f"the deck needs at least {LEAST_DECK} denizens")
    g.dispossessed = [card - 1 for card in gone]
    g.archive = [card - 1 for card in range(1, DENIZENS + 1) if card not in used]
    read_relics(g, data)
    stack_deck(g, [card - 1 for card in deck])
    open_game(g, [1] if g.citizen_boards else [])


def read_boards(g: Oath, data: dict[str, Any]) -> None:
    """The boards that were stored on their Citizen side. [oath.next.5]"""
    citizens = data.get("citizens", [])
    if not isinstance(citizens, list):
        raise bad("citizens is not a list")
    for colour in citizens:
        if colour not in COLOURS[1:]:
            raise bad(f"there is no Citizen {colour!r}")
        g.citizen_boards |= 1 << COLOURS.index(colour)


def read_site(g: Oath, spot: int, place: dict[str, Any], used: list[int]) -> None:
    """A stored site with its cards and relics."""
    turn_up(g, spot)
    for card in cards_of(place.get("cards", []), 1, FIRST_RELIC, "cards of a site"):
        if is_edifice(card):
            number = card - (FIRST_RUIN if is_ruin(card) else FIRST_EDIFICE)
            if not g.edifices >> number & 1:
                raise bad("an edifice lies in two places")
            g.edifices &= ~(1 << number)
        else:
            g.cards.reveal(g, card - 1)
            used.append(card)
        lay(g, card, spot)
    relics = cards_of(place.get("relics", []), FIRST_RELIC, FIRST_RELIC + RELICS, "relics of a site")
    g.site_relics[spot] = [card - FIRST_RELIC for card in relics]


def read_relics(g: Oath, data: dict[str, Any]) -> None:
    """The relic deck, its first pile on top. [oath.chron.23]"""
    piles = data.get("relics")
    if not isinstance(piles, list) or len(piles) != 2:
        raise bad("relics are two lists")
    first = [card - FIRST_RELIC for card in cards_of(piles[0], FIRST_RELIC, FIRST_RELIC + RELICS, "relics")]
    rest = [card - FIRST_RELIC for card in cards_of(piles[1], FIRST_RELIC, FIRST_RELIC + RELICS, "relics")]
    on_sites = [slot for row in g.site_relics for slot in row]
    if sorted(first + rest + on_sites) != list(range(RELICS)):
        raise bad(f"each of the {RELICS} relics lies in one place")
    g.shuffle(first)
    g.shuffle(rest)
    g.relic_deck = first + rest
