"""Every card of Oath by its number, with its printed facts, read from data/.

Denizens have their printed numbers 1-198. Then come the intact edifices, their ruins, the relics with the Grand Scepter
last, the Visions with the Conspiracy last, the sites, the four traits of the Reliquary, and whatever was added later,
in the order in which it came, so that no other number moves; an added edifice is followed by its ruin. Number 0 is no
card.
"""

from typing import Any, Final

from krainy.engine.additions import FIRST_EDITION, Additions, Rows, first_edition, in_play, later, when
from krainy.engine.facts import facts

from .board import NO_SUIT, OATHS, SUITS, TRAITS

DENIZENS: Final = 198
FIRST_GAME: Final = 54
"""The denizens up to this number are in the first world deck. [oath.setup.12]"""

DENIZEN_FACTS: Final[Rows] = facts("oath", "denizens")["denizen"]
EDIFICE_FACTS: Final[Rows] = facts("oath", "edifices")["edifice"]
RELIC_FACTS: Final[Rows] = facts("oath", "relics")["relic"]
VISION_FACTS: Final[Rows] = facts("oath", "visions")["vision"]
SITE_FACTS: Final[Rows] = facts("oath", "sites")["site"]

ADDITIONS: Final = Additions(DENIZEN_FACTS, EDIFICE_FACTS, RELIC_FACTS, SITE_FACTS)
CAME: Final = sorted(
    when(row)
    for rows in (DENIZEN_FACTS, EDIFICE_FACTS, EDIFICE_FACTS, RELIC_FACTS, SITE_FACTS)  # an edifice has two sides
    for row in later(rows)
)
"""The additions with which the last cards came, one for each number."""
EDIFICES: Final = len(first_edition(EDIFICE_FACTS))
RELICS: Final = len(first_edition(RELIC_FACTS)) - 1
"""The relics of the first edition, but for the Grand Scepter."""
VISIONS: Final = len(VISION_FACTS)
SITES: Final = len(first_edition(SITE_FACTS))

FIRST_EDIFICE: Final = DENIZENS + 1
FIRST_RUIN: Final = FIRST_EDIFICE + EDIFICES
FIRST_RELIC: Final = FIRST_RUIN + EDIFICES
SCEPTER: Final = FIRST_RELIC + RELICS
FIRST_VISION: Final = SCEPTER + 1
CONSPIRACY: Final = FIRST_VISION + VISIONS - 1
FIRST_SITE: Final = CONSPIRACY + 1
FIRST_TRAIT: Final = FIRST_SITE + SITES
FIRST_ADDED: Final = FIRST_TRAIT + len(TRAITS)
CARDS: Final = FIRST_ADDED + len(CAME)


def numbers(rows: Rows, first: int, side: int = 0) -> list[int]:
    """The numbers of the cards of a kind, in the order of the data, of which the first one has this number."""
    return [
        FIRST_ADDED + CAME.index(when(row)) + side if when(row) else first + place for place, row in enumerate(rows)
    ]


DENIZEN_NUMBERS: Final = numbers(DENIZEN_FACTS, 1)
EDIFICE_NUMBERS: Final = numbers(EDIFICE_FACTS, FIRST_EDIFICE)
RUIN_NUMBERS: Final = numbers(EDIFICE_FACTS, FIRST_RUIN, 1)
RELIC_NUMBERS: Final = numbers(RELIC_FACTS, FIRST_RELIC)
VISION_NUMBERS: Final = numbers(VISION_FACTS, FIRST_VISION)
SITE_NUMBERS: Final = numbers(SITE_FACTS, FIRST_SITE)

NO_KIND: Final = 0
DENIZEN: Final = 1
INTACT: Final = 2
RUIN: Final = 3
RELIC: Final = 4
VISION: Final = 5
SITE: Final = 6
KIND: Final = [NO_KIND] * CARDS
"""The kind of each card; traits have none."""
NAMES: Final = ["none"] * FIRST_TRAIT + TRAITS + ["none"] * len(CAME)
EXPANSION: Final = [FIRST_EDITION] * CARDS
"""The expansion to which each card belongs."""
for _kind, _facts, _numbers in (
    (DENIZEN, DENIZEN_FACTS, DENIZEN_NUMBERS),
    (INTACT, EDIFICE_FACTS, EDIFICE_NUMBERS),
    (RUIN, EDIFICE_FACTS, RUIN_NUMBERS),
    (RELIC, RELIC_FACTS, RELIC_NUMBERS),
    (VISION, VISION_FACTS, VISION_NUMBERS),
    (SITE, SITE_FACTS, SITE_NUMBERS),
):
    for _number, _card in zip(_numbers, _facts, strict=True):
        KIND[_number] = _kind
        NAMES[_number] = _card["id"].replace("_", "-") + ("-ruined" if _kind == RUIN else "")
        EXPANSION[_number] = ADDITIONS.of(_card)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}

SUIT: Final = [NO_SUIT] * CARDS
"""The suit of each card lying face up. [oath.term.10]"""
for _number, _card in zip(DENIZEN_NUMBERS + EDIFICE_NUMBERS, DENIZEN_FACTS + EDIFICE_FACTS, strict=True):
    SUIT[_number] = SUITS.index(_card["suit"])

# Where a face-up card may lie. [oath.play.6]
ANYWHERE: Final = 0
SITE_ONLY: Final = 1
ADVISER_ONLY: Final = 2
RESTRICTIONS: Final = ["none", "site", "adviser"]
PLACE: Final = [ANYWHERE] * CARDS
LOCKED: Final = [False] * CARDS
"""The chain: a card that, once face up, is never discarded, moved or swapped. [oath.play.6]"""
for _number, _card in zip(DENIZEN_NUMBERS, DENIZEN_FACTS, strict=True):
    PLACE[_number] = RESTRICTIONS.index(_card.get("restriction", "none"))
    LOCKED[_number] = bool(_card.get("locked", False))
for _number in EDIFICE_NUMBERS + RUIN_NUMBERS:
    PLACE[_number] = SITE_ONLY
    LOCKED[_number] = True

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
    read_powers(EDIFICE_NUMBERS[_number], _card["intact"])
    read_powers(RUIN_NUMBERS[_number], _card["ruined"])

RELIC_DICE: Final = [0] * CARDS
for _number, _card in zip(RELIC_NUMBERS, RELIC_FACTS, strict=True):
    read_powers(_number, _card["powers"])
    RELIC_DICE[_number] = _card["dice"]

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
for _at, _card in zip(SITE_NUMBERS, SITE_FACTS, strict=True):
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
    return KIND[card] == INTACT or KIND[card] == RUIN


def is_ruin(card: int) -> bool:
    """Whether the card is a ruined edifice."""
    return KIND[card] == RUIN


def edifice_number(card: int) -> int:
    """Which of the edifices it is, whichever side is up."""
    return (RUIN_NUMBERS if is_ruin(card) else EDIFICE_NUMBERS).index(card)


def dealt(cards: list[int], expansions: int) -> list[int]:
    """Those of the cards that are in play, where these expansions were chosen."""
    return [card for card in cards if in_play(EXPANSION[card], expansions)]


def edifices_dealt(expansions: int) -> int:
    """The edifices in play, as a mask."""
    return sum(1 << edifice_number(card) for card in dealt(EDIFICE_NUMBERS, expansions))
