"""The facts of every card, by its number; number 0 is no card, so that a table read for an empty place says nothing.

Command cards are 1 to 80 (C001 to C080), the Chosen 81 to 87: they too lie in front of a player and answer at hooks.
Command cards that were added later follow, so that no other number moves. What cards do is declared in data/ and read
by effects/reading.py.
"""

from typing import Any, Final

from krainy.engine.additions import Additions, first_edition, in_play, later
from krainy.engine.facts import facts

from .board import SLOTS
from .pack import commands, encounters

COMMAND_FACTS: Final[list[dict[str, Any]]] = commands()
CHOSEN_FACTS: Final[list[dict[str, Any]]] = facts("mysthea", "chosen")["chosen"]
ENCOUNTER_FACTS: Final[list[dict[str, Any]]] = encounters()
ATTUNEMENT_FACTS: Final[list[dict[str, Any]]] = facts("mysthea", "attunements")["attunement"]

# -- command cards and Chosen ----------------------------------------------------------------------------------------

TYPES: Final = ["tactic", "goal", "equipment", "upgrade"]
COLOURS: Final = ["red", "yellow", "green", "blue"]
TACTIC: Final = 0
GOAL: Final = 1
EQUIPMENT: Final = 2
UPGRADE: Final = 3
ANY_TYPE: Final = 4

COMMANDS: Final = len(first_edition(COMMAND_FACTS))
FIRST_CHOSEN: Final = COMMANDS + 1
FIRST_ADDED: Final = FIRST_CHOSEN + len(CHOSEN_FACTS)
ADDED_FACTS: Final = later(COMMAND_FACTS)
CARDS: Final = FIRST_ADDED + len(ADDED_FACTS)
"""How many numbers there are, that of no card included."""
ADDITIONS: Final = Additions(COMMAND_FACTS)
COMMAND_NUMBERS: Final[list[int]] = [*range(1, FIRST_CHOSEN), *range(FIRST_ADDED, CARDS)]
"""The number of every command card, in the order of the data."""
_ROWS: Final[list[dict[str, Any]]] = [{}, *first_edition(COMMAND_FACTS), *CHOSEN_FACTS, *ADDED_FACTS]
NAMES: Final[list[str]] = ["none", *[row["id"] for row in _ROWS[1:]]]
EXPANSION: Final[list[int]] = [ADDITIONS.of(row) for row in _ROWS]
ERA: Final[list[int]] = [row.get("era", -1) for row in _ROWS]
KIND: Final[list[int]] = [TYPES.index(row["type"]) if "type" in row else -1 for row in _ROWS]
"""The type of a card, which is also its colour. [mysthea.card.1, mysthea.card.2, mysthea.card.3, mysthea.card.4]"""
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
    return 0 < card < FIRST_CHOSEN or FIRST_ADDED <= card < CARDS


def is_chosen(card: int) -> bool:
    """Whether a number is that of a Chosen."""
    return FIRST_CHOSEN <= card < FIRST_ADDED


STARTING: Final = [[card for card in OF_ERA[0] if KIND[card] == kind] for kind in range(4)]
"""The cards of Era 0 of each type."""

DRAFT_KINDS: Final = ["chosen", *TYPES]
"""What is laid out in the draft. [mysthea.draft.2]"""

# -- encounters ------------------------------------------------------------------------------------------------------

SYMBOLS: Final = ["axe", "boot", "chest", "dialogue"]
ENCOUNTERS: Final[list[str]] = [e["id"] for e in ENCOUNTER_FACTS]
ENCOUNTER_GLORY: Final[list[int]] = [e["glory"] for e in ENCOUNTER_FACTS]
OPTION_SYMBOL: Final[list[int]] = [SYMBOLS.index(o["symbol"]) for e in ENCOUNTER_FACTS for o in e["option"]]
"""The symbols of every encounter, two by two, sorted."""
OPTION_STEPS: Final[list[int]] = [o["steps"] for e in ENCOUNTER_FACTS for o in e["option"]]
"""How far the token moves. [mysthea.encounter.6]"""


def front_of(encounter: int) -> tuple[int, int, int]:
    """What the front of an encounter card shows: its glory and two symbols. [mysthea.ruling.41]"""
    return ENCOUNTER_GLORY[encounter], OPTION_SYMBOL[2 * encounter], OPTION_SYMBOL[2 * encounter + 1]


FRONTS: Final = sorted({front_of(encounter) for encounter in range(len(ENCOUNTERS))})
"""All fronts that differ; cards of one front cannot be told apart until they are turned."""
FRONT: Final = [FRONTS.index(front_of(encounter)) for encounter in range(len(ENCOUNTERS))]
SHARING: Final = [[e for e in range(len(ENCOUNTERS)) if FRONT[e] == front] for front in range(len(FRONTS))]
"""The encounters of each front."""
FIRST_BACK: Final = [
    len(ENCOUNTERS) + sum(len(SHARING[earlier]) for earlier in range(front)) for front in range(len(FRONTS))
]
"""Where the backs of each front lie among the slots of the encounter deck, see `state.Mysthea.encounters`."""

# -- attunements -----------------------------------------------------------------------------------------------------

ATTUNEMENTS: Final[list[str]] = [a["id"] for a in ATTUNEMENT_FACTS]
"""Day sides island by island, then night sides. [mysthea.setup.7]"""
