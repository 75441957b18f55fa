"""The facts of every card, by its number; number 0 is no card, so that a table read for an empty place says nothing.

Command cards are 1 to 80 (C001 to C080), the Chosen 81 to 87: they too lie in front of a player and answer at hooks.
Those of both kinds that were added later follow, so that no other number moves. What cards do is declared in data/ and
read by effects/reading.py.
"""

from typing import Any, Final, Literal, get_args

from krainy.engine.additions import Additions, Rows, first_edition, in_play, later, when
from krainy.engine.facts import facts

from .board import MONSTER_FACTS, SLOTS
from .pack import commands, encounters

COMMAND_FACTS: Final[Rows] = commands()
CHOSEN_FACTS: Final[Rows] = facts("mysthea", "chosen")["chosen"]
ENCOUNTER_FACTS: Final[Rows] = encounters()
ATTUNEMENT_FACTS: Final[list[dict[str, Any]]] = facts("mysthea", "attunements")["attunement"]
ADDITIONS: Final = Additions(COMMAND_FACTS, CHOSEN_FACTS, ENCOUNTER_FACTS, MONSTER_FACTS)

# -- command cards and Chosen ----------------------------------------------------------------------------------------

CardType = Literal["tactic", "goal", "equipment", "upgrade"]
TYPES: Final[list[CardType]] = list(get_args(CardType))
CardColour = Literal["red", "yellow", "green", "blue"]
COLOURS: Final[list[CardColour]] = list(get_args(CardColour))
TACTIC: Final = 0
GOAL: Final = 1
EQUIPMENT: Final = 2
UPGRADE: Final = 3
ANY_TYPE: Final = 4

COMMANDS: Final = len(first_edition(COMMAND_FACTS))
FIRST_CHOSEN: Final = COMMANDS + 1
FIRST_ADDED: Final = FIRST_CHOSEN + len(first_edition(CHOSEN_FACTS))
_LATER: Final = sorted(later(COMMAND_FACTS) + later(CHOSEN_FACTS), key=when)
CAME: Final = [when(row) for row in _LATER]
"""The additions with which the last cards came."""
CARDS: Final = FIRST_ADDED + len(_LATER)
"""How many numbers there are, that of no card included."""
_ROWS: Final[Rows] = [{}, *first_edition(COMMAND_FACTS), *first_edition(CHOSEN_FACTS), *_LATER]
NAMES: Final[list[str]] = ["none", *[row["id"] for row in _ROWS[1:]]]
EXPANSION: Final[list[int]] = [ADDITIONS.of(row) for row in _ROWS]
ERA: Final[list[int]] = [row.get("era", -1) for row in _ROWS]
KIND: Final[list[int]] = [TYPES.index(row["type"]) if "type" in row else -1 for row in _ROWS]
"""The type of a card, which is also its colour. [mysthea.card.1, mysthea.card.2, mysthea.card.3, mysthea.card.4]"""
COMMAND_NUMBERS: Final[list[int]] = [card for card in range(1, CARDS) if KIND[card] >= 0]
"""The number of every command card, in the order of the data."""
CHOSEN_NUMBERS: Final[list[int]] = [card for card in range(1, CARDS) if KIND[card] < 0]
"""The number of every Chosen, in the order of the data."""
POINTS_OF: Final[list[int]] = [row.get("points", 0) for row in _ROWS]
"""Command points, and the energy for effect or placing. [mysthea.card.1]"""
SLOT: Final[list[int]] = [SLOTS.index(row["slot"]) if "slot" in row else -1 for row in _ROWS]
OF_ERA: Final = [[card for card in range(FIRST_ADDED) if ERA[card] == era] for era in range(4)]
"""The cards of the first edition in the deck of each Era."""


def era_deck(era: int, expansions: int) -> list[int]:
    """The cards of an Era, with those of the expansions in play. [mysthea.era.3]"""
    added = [card for card in range(FIRST_ADDED, CARDS) if ERA[card] == era and in_play(EXPANSION[card], expansions)]
    return OF_ERA[era] + added


def is_command(card: int) -> bool:
    """Whether a number is that of a command card."""
    return card in COMMAND_NUMBERS


def is_chosen(card: int) -> bool:
    """Whether a number is that of a Chosen."""
    return card in CHOSEN_NUMBERS


def chosen_dealt(expansions: int) -> list[int]:
    """The Chosen, with those of the expansions in play."""
    return [card for card in CHOSEN_NUMBERS if in_play(EXPANSION[card], expansions)]


STARTING: Final = [[card for card in OF_ERA[0] if KIND[card] == kind] for kind in range(4)]
"""The cards of Era 0 of each type."""

DRAFT_KINDS: Final = ["chosen", *TYPES]
"""What is laid out in the draft. [mysthea.draft.2]"""

# -- encounters ------------------------------------------------------------------------------------------------------

Symbol = Literal["axe", "boot", "chest", "dialogue"]
SYMBOLS: Final[list[Symbol]] = list(get_args(Symbol))
ENCOUNTERS: Final[list[str]] = [e["id"] for e in ENCOUNTER_FACTS]
ENCOUNTER_GLORY: Final[list[int]] = [e["glory"] for e in ENCOUNTER_FACTS]
OPTION_SYMBOL: Final[list[int]] = [SYMBOLS.index(o["symbol"]) for e in ENCOUNTER_FACTS for o in e["option"]]
"""The symbols of every encounter, two by two, sorted."""
OPTION_STEPS: Final[list[int]] = [o["steps"] for e in ENCOUNTER_FACTS for o in e["option"]]
"""How far the token moves. [mysthea.encounter.6]"""


def front_of(encounter: int) -> tuple[int, int, int]:
    """What the front of an encounter card shows: its glory and two symbols. [mysthea.ruling.41]"""
    return ENCOUNTER_GLORY[encounter], OPTION_SYMBOL[2 * encounter], OPTION_SYMBOL[2 * encounter + 1]


FRONTS: Final = sorted({front_of(encounter) for encounter in range(len(first_edition(ENCOUNTER_FACTS)))})
"""All fronts that differ; cards of one front cannot be told apart until they are turned."""
for _encounter in range(len(ENCOUNTERS)):
    if front_of(_encounter) not in FRONTS:
        FRONTS.append(front_of(_encounter))
FRONT: Final = [FRONTS.index(front_of(encounter)) for encounter in range(len(ENCOUNTERS))]


def encounters_dealt(expansions: int) -> list[int]:
    """The encounters, with those of the expansions in play."""
    return [number for number, row in enumerate(ENCOUNTER_FACTS) if in_play(ADDITIONS.of(row), expansions)]


def monsters_dealt(expansions: int) -> list[int]:
    """The monsters, with those of the expansions in play."""
    return [number for number, row in enumerate(MONSTER_FACTS) if in_play(ADDITIONS.of(row), expansions)]


# -- attunements -----------------------------------------------------------------------------------------------------

ATTUNEMENTS: Final[list[str]] = [a["id"] for a in ATTUNEMENT_FACTS]
"""Day sides island by island, then night sides. [mysthea.setup.7]"""
