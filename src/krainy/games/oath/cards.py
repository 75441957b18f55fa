"""Every card of Oath by its number, with its printed facts, read from data/.

Denizens have their printed numbers 1-198. Then come the intact edifices, their ruins, the relics with the Grand Scepter
last, the Visions with the Conspiracy last, the sites, the four traits of the Reliquary, and the denizens that were
added later, so that no other number moves. Number 0 is no card.
"""

from typing import Any, Final

from krainy.engine.additions import Additions, first_edition, in_play, later
from krainy.engine.facts import facts

from .board import NO_SUIT, OATHS, SUITS, TRAITS

DENIZENS: Final = 198
FIRST_GAME: Final = 54
"""The denizens up to this number are in the first world deck. [oath.setup.12]"""

DENIZEN_FACTS: Final[list[dict[str, Any]]] = facts("oath", "denizens")["denizen"]
EDIFICE_FACTS: Final[list[dict[str, Any]]] = facts("oath", "edifices")["edifice"]
RELIC_FACTS: Final[list[dict[str, Any]]] = facts("oath", "relics")["relic"]
VISION_FACTS: Final[list[dict[str, Any]]] = facts("oath", "visions")["vision"]
SITE_FACTS: Final[list[dict[str, Any]]] = facts("oath", "sites")["site"]

FIRST_DENIZENS: Final = first_edition(DENIZEN_FACTS)
ADDED_FACTS: Final = later(DENIZEN_FACTS)
ADDITIONS: Final = Additions(DENIZEN_FACTS)
EDIFICES: Final = len(EDIFICE_FACTS)
RELICS: Final = len(RELIC_FACTS) - 1
VISIONS: Final = len(VISION_FACTS)
SITES: Final = len(SITE_FACTS)

FIRST_EDIFICE: Final = DENIZENS + 1
FIRST_RUIN: Final = FIRST_EDIFICE + EDIFICES
FIRST_RELIC: Final = FIRST_RUIN + EDIFICES
SCEPTER: Final = FIRST_RELIC + RELICS
FIRST_VISION: Final = SCEPTER + 1
CONSPIRACY: Final = FIRST_VISION + VISIONS - 1
FIRST_SITE: Final = CONSPIRACY + 1
FIRST_TRAIT: Final = FIRST_SITE + SITES
FIRST_ADDED: Final = FIRST_TRAIT + len(TRAITS)
CARDS: Final = FIRST_ADDED + len(ADDED_FACTS)
DENIZEN_NUMBERS: Final[list[int]] = [*range(1, DENIZENS + 1), *range(FIRST_ADDED, CARDS)]
"""The number of every denizen, in the order of the data."""

NAMES: Final[list[str]] = (
    ["none"]
    + [c["id"].replace("_", "-") for c in FIRST_DENIZENS]
    + [c["id"].replace("_", "-") for c in EDIFICE_FACTS]
    + [c["id"].replace("_", "-") + "-ruined" for c in EDIFICE_FACTS]
    + [c["id"].replace("_", "-") for c in RELIC_FACTS]
    + [c["id"].replace("_", "-") for c in VISION_FACTS]
    + [c["id"].replace("_", "-") for c in SITE_FACTS]
    + TRAITS
    + [c["id"].replace("_", "-") for c in ADDED_FACTS]
)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}

SUIT: Final = (
    [NO_SUIT]
    + [SUITS.index(c["suit"]) for c in FIRST_DENIZENS]
    + [SUITS.index(c["suit"]) for c in EDIFICE_FACTS]
    + [NO_SUIT] * (FIRST_ADDED - FIRST_RUIN)
    + [SUITS.index(c["suit"]) for c in ADDED_FACTS]
)
"""The suit of each card lying face up. [oath.term.10]"""

# Where a face-up card may lie. [oath.play.6]
ANYWHERE: Final = 0
SITE_ONLY: Final = 1
ADVISER_ONLY: Final = 2
RESTRICTIONS: Final = ["none", "site", "adviser"]
PLACE: Final = (
    [ANYWHERE]
    + [RESTRICTIONS.index(c.get("restriction", "none")) for c in FIRST_DENIZENS]
    + [SITE_ONLY] * (2 * EDIFICES)
    + [ANYWHERE] * (FIRST_ADDED - FIRST_RELIC)
    + [RESTRICTIONS.index(c.get("restriction", "none")) for c in ADDED_FACTS]
)
LOCKED: Final = (
    [False]
    + [bool(c.get("locked", False)) for c in FIRST_DENIZENS]
    + [True] * (2 * EDIFICES)
    + [False] * (FIRST_ADDED - FIRST_RELIC)
    + [bool(c.get("locked", False)) for c in ADDED_FACTS]
)
"""The chain: a card that, once face up, is never discarded, moved or swapped. [oath.play.6]"""

# Ways in which a power starts, as bits.
WHEN_PLAYED: Final = 1
ACTION: Final = 2
REST: Final = 4
MODIFIER: Final = 8
PLAN: Final = 16
ALWAYS: Final = 32
ENTRY_BITS: Final = {
    "when_played": WHEN_PLAYED,
    "action": ACTION,
    "rest": REST,
    "modifier": MODIFIER,
    "battle_plan": PLAN,
    "persistent": ALWAYS,
    "static": ALWAYS,
}
MAJOR: Final = ["search", "muster", "trade", "recover", "travel", "campaign"]
SEARCH: Final = 0
MUSTER: Final = 1
TRADE: Final = 2
RECOVER: Final = 3
TRAVEL: Final = 4
CAMPAIGN: Final = 5

ATTACKER: Final = 1
DEFENDER: Final = 2
SIDES: Final = {"attacker": ATTACKER, "defender": DEFENDER, "either": ATTACKER | DEFENDER}

ENTRIES: Final = [0] * CARDS
"""How the powers of each card start, as bits."""
MODIFIES: Final = [-1] * CARDS
"""The major action that a card's optional modifier changes, or -1."""
SIDE: Final = [0] * CARDS
"""Who may use a battle plan."""
PLACE_FAVOR: Final = [0] * CARDS
PLACE_SECRET: Final = [0] * CARDS
BURN_FAVOR: Final = [0] * CARDS
BURN_SECRET: Final = [0] * CARDS
"""What using a card costs; no card has two powers that cost something. [oath.power.2]"""


def read_powers(card: int, powers: list[dict[str, Any]]) -> None:
    """Write down how the powers of a card start and what they cost."""
    for power in powers:
        entry = ENTRY_BITS[power["type"]]
        if entry == MODIFIER:
            if power.get("mandatory", False):
                entry = ALWAYS  # what must be applied is not chosen
            else:
                MODIFIES[card] = MAJOR.index(power["action"])
        if entry == PLAN:
            SIDE[card] = SIDES[power["side"]]
        ENTRIES[card] |= entry
        PLACE_FAVOR[card] += power.get("place_favor", 0)
        PLACE_SECRET[card] += power.get("place_secret", 0)
        BURN_FAVOR[card] += power.get("burn_favor", 0)
        BURN_SECRET[card] += power.get("burn_secret", 0)


for _number, _card in zip(DENIZEN_NUMBERS, DENIZEN_FACTS, strict=True):
    read_powers(_number, _card["powers"])
for _number, _card in enumerate(EDIFICE_FACTS):
    read_powers(FIRST_EDIFICE + _number, _card["intact"])
    read_powers(FIRST_RUIN + _number, _card["ruined"])
for _number, _card in enumerate(RELIC_FACTS):
    read_powers(FIRST_RELIC + _number, _card["powers"])

RELIC_DICE: Final = [0] * CARDS
for _number, _card in enumerate(RELIC_FACTS):
    RELIC_DICE[FIRST_RELIC + _number] = _card["dice"]

OATH_OF: Final = [OATHS.index(c["oath"]) if "oath" in c else -1 for c in VISION_FACTS]
"""The oath that mirrors each Vision; -1 of the Conspiracy."""

CAPACITY: Final = [0] * CARDS
SITE_FAVOR: Final = [0] * CARDS
SITE_SECRETS: Final = [0] * CARDS
SITE_RELICS: Final = [0] * CARDS
PRICE_FAVOR: Final = [0] * CARDS
PRICE_BANK: Final = [NO_SUIT] * CARDS
"""Favor put into a bank to recover a relic; into no bank: it is burnt. [oath.recover.2]"""
PRICE_SECRET: Final = [0] * CARDS
COAST: Final = [False] * CARDS
OPPORTUNITY: Final = [False] * CARDS
HOMELAND: Final = [NO_SUIT] * CARDS
"""The suit whose cards are rewarded when played there. [oath.site.2]"""
REWARD_WARBANDS: Final = [0] * CARDS
REWARD_FAVOR: Final = [0] * CARDS
REWARD_SECRETS: Final = [0] * CARDS
REWARD_RELIC: Final = [False] * CARDS
for _number, _card in enumerate(SITE_FACTS):
    _at = FIRST_SITE + _number
    CAPACITY[_at] = _card["capacity"]
    SITE_FAVOR[_at] = _card["favor"]
    SITE_SECRETS[_at] = _card["secrets"]
    SITE_RELICS[_at] = _card["relics"]
    _price = _card.get("price", {})
    if "bank" in _price:
        PRICE_FAVOR[_at] = _price["favor"]
        PRICE_BANK[_at] = SUITS.index(_price["bank"])
    else:
        PRICE_FAVOR[_at] = _price.get("burn_favor", 0)
        PRICE_SECRET[_at] = _price.get("burn_secret", 0)
    COAST[_at] = _card["category"] == "coast"
    OPPORTUNITY[_at] = _card["category"] == "opportunity"
    if "homeland" in _card:
        HOMELAND[_at] = SUITS.index(_card["homeland"])
        _reward = _card["reward"]
        REWARD_WARBANDS[_at] = _reward.get("warbands", 0)
        REWARD_FAVOR[_at] = _reward.get("favor", 0)
        REWARD_SECRETS[_at] = _reward.get("secrets", 0)
        REWARD_RELIC[_at] = "take_relic" in _reward


def is_vision(card: int) -> bool:
    """Whether the card has the back of a Vision; the Conspiracy has it too."""
    return FIRST_VISION <= card <= CONSPIRACY


def is_edifice(card: int) -> bool:
    """Whether the card is an edifice, intact or ruined."""
    return FIRST_EDIFICE <= card < FIRST_RELIC


def is_ruin(card: int) -> bool:
    """Whether the card is a ruined edifice."""
    return FIRST_RUIN <= card < FIRST_RELIC


def is_denizen(card: int) -> bool:
    """Whether the card is a denizen."""
    return 1 <= card <= DENIZENS or card >= FIRST_ADDED


def added_in_play(expansions: int) -> list[int]:
    """The denizens of the expansions in play."""
    return [card for card, row in enumerate(ADDED_FACTS, FIRST_ADDED) if in_play(ADDITIONS.of(row), expansions)]
