"""What people call the things on the table, and how a part of a scene is read: names, lists, mappings, numbers."""

from typing import Final, Literal, get_args

from krainy.engine.errors import BadInput

from ..board import (
    BLANK_FACES,
    COLOURS,
    HOLLOW_FACES,
    MAX_PLAYERS,
    OATHS,
    ONE_FACES,
    REGIONS,
    SLOTS,
    SPOT_NAMES,
    SUITS,
    SWORD_FACES,
    TWO_FACE,
    Colour,
)
from ..cards import NAMES, NUMBER
from ..state import Oath
from ..vocabulary import ATTACK_DIE_LOT, DEFENSE_DIE_LOT, END_DIE_LOT, RELIC_LOT, SITE_LOT, SUIT_LOT

Back = Literal["denizen", "vision"]
BACKS: Final[list[Back]] = list(get_args(Back))
BannerName = Literal["peoples-favor", "darkest-secret"]
BANNER_NAMES: Final[list[BannerName]] = list(get_args(BannerName))
AttackFace = Literal["hollow", "sword", "skull"]
ATTACK_FACES: Final[list[AttackFace]] = list(get_args(AttackFace))
DefenseFace = Literal["one", "two", "double"]
DEFENSE_FACES: Final[list[DefenseFace]] = list(get_args(DefenseFace))
GOODS: Final = ["favor", "secret", "warband"]
SOURCES: Final = ["deck", *REGIONS]
WORDS: Final[dict[str, list[str]]] = {
    "card": NAMES,
    "suit": [*SUITS],
    "banner": [*BANNER_NAMES],
    "region": [*REGIONS],
    "source": SOURCES,
    "oath": [*OATHS],
    "colour": [*COLOURS],
    "back": [*BACKS],
    "good": GOODS,
    "die": ["1", "2", "3", "4", "5", "6"],
    "place": ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
    "space": ["first", "second", "third", "fourth"],
}
"""What the things of every domain are called, but for seats and sites."""
BANDIT_NAME: Final = "bandits"
Party = Literal[Colour, "bandits"]
"""Who rules a site or fights for it."""


def label(g: Oath, domain: str, index: int) -> str:
    """What a person calls a thing on the table."""
    if domain == "seat":
        return COLOURS[g.colour[index]] if 0 <= index < len(g.colour) else BANDIT_NAME
    if domain == "site":
        return NAMES[g.site[index]] if g.site[index] else SPOT_NAMES[index]
    words = WORDS.get(domain)
    return str(index) if words is None else words[index]


def find(g: Oath, domain: str, text: str) -> int:
    """The number of the thing that a person calls so."""
    if domain == "seat":
        for player in range(g.players):
            if COLOURS[g.colour[player]] == text:
                return player
        if text == BANDIT_NAME:
            return MAX_PLAYERS
    elif domain == "site":
        for spot in range(SLOTS):
            if SPOT_NAMES[spot] == text or (g.site[spot] and NAMES[g.site[spot]] == text):
                return spot
    elif domain == "number":
        if text.isdecimal() and int(text) <= 40:
            return int(text)
    else:
        words = WORDS.get(domain, [])
        if text in words:
            return words.index(text)
    raise BadInput(f"there is no {domain} '{text}' here")


def lot_name(g: Oath, lot: str, item: int) -> str:
    """What a person calls one of the things that chance chooses from: the face of a die, a card by its slot."""
    if lot == ATTACK_DIE_LOT:
        return "hollow" if item < HOLLOW_FACES else "sword" if item < SWORD_FACES else "skull"
    if lot == DEFENSE_DIE_LOT:
        ones = "blank" if item < BLANK_FACES else "shield"
        return ones if item < ONE_FACES else "shields" if item == TWO_FACE else "double"
    if lot == END_DIE_LOT:
        return WORDS["die"][item]
    if lot == SITE_LOT:
        return NAMES[item]
    if lot == SUIT_LOT:
        return SUITS[item]
    return NAMES[(g.relics if lot == RELIC_LOT else g.cards).content[item]]


# -- parts of a scene --------------------------------------------------------------------------------------------------


def card_named(text: object, key: str) -> int:
    """The card of this name."""
    if str(text) not in NUMBER:
        raise BadInput(f"{key}: there is no card '{text}'")
    return NUMBER[str(text)]
