"""The facts of every card, by its number; number 0 is no card, so that a table read for an empty place says nothing.

Command cards are 1 to 80 (C001 to C080), the Chosen 81 to 87: they too lie in front of a player and answer at hooks.
What cards do is declared in data/ and read by effects/reading.py.
"""

from typing import Any, Final

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

COMMANDS: Final = len(COMMAND_FACTS)
FIRST_CHOSEN: Final = COMMANDS + 1
CARDS: Final = FIRST_CHOSEN + len(CHOSEN_FACTS)
"""How many numbers there are, that of no card included."""
NAMES: Final[list[str]] = ["none", *[c["id"] for c in COMMAND_FACTS], *[c["id"] for c in CHOSEN_FACTS]]
ERA: Final[list[int]] = [-1, *[c["era"] for c in COMMAND_FACTS], *[-1 for _ in CHOSEN_FACTS]]
KIND: Final[list[int]] = [-1, *[TYPES.index(c["type"]) for c in COMMAND_FACTS], *[-1 for _ in CHOSEN_FACTS]]
"""The type of a card, which is also its colour. [mysthea.card.1, mysthea.card.2, mysthea.card.3, mysthea.card.4]"""
POINTS_OF: Final[list[int]] = [0, *[c["points"] for c in COMMAND_FACTS], *[0 for _ in CHOSEN_FACTS]]
"""Command points, and the energy for effect or placing. [mysthea.card.1]"""
SLOT: Final[list[int]] = [
    -1,
    *[SLOTS.index(c["slot"]) if "slot" in c else -1 for c in COMMAND_FACTS],
    *[-1 for _ in CHOSEN_FACTS],
]
OF_ERA: Final = [[card for card in range(CARDS) if ERA[card] == era] for era in range(4)]
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
