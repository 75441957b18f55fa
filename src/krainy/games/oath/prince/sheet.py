"""The sheet of the Clockwork Prince: Mind Map, Tactics, actions. [oath.prince.13, oath.prince.17]"""

from typing import Any, Final

from krainy.engine.facts import facts

from ..state import Oath

FACTS: Final = facts("oath", "prince")
_NODES: Final[list[dict[str, Any]]] = FACTS["node"]
NODES: Final[list[str]] = [node["id"] for node in _NODES]
DOES: Final[list[str]] = [node.get("does", "") for node in _NODES]
TESTS: Final[list[list[str]]] = [[test for test, _ in node["exits"]] for node in _NODES]
GOES: Final[list[list[int]]] = [[NODES.index(to) for _, to in node["exits"]] for node in _NODES]
TACTICS_DICE: Final[list[int]] = FACTS["tactics"]
STARRED: Final[list[int]] = FACTS["starred"]
MOST_ACTIONS: Final[list[list[int]]] = FACTS["actions"]
OCTAGON: Final = [NODES.index("S0"), NODES.index("F0"), NODES.index("P0"), NODES.index("D0")]
"""The first node of each oath."""

# What he wants beside sites, unless it is a banner.
ALL_GOODS: Final = -1
NO_GOODS: Final = -2


def quadrant(g: Oath) -> str:
    """The quarter of the Mind Map in which the token lies; the node about banners belongs to the Darkest Secret's."""
    letter = NODES[g.mind.node][0]
    return "D" if letter == "N" else letter


def raise_tactics(g: Oath) -> None:
    """The Tactics marker moves on; a starred space lowers Caution. [oath.prince.17]"""
    if g.mind.tactics < len(TACTICS_DICE) - 1:
        g.mind.tactics += 1
        if g.mind.tactics in STARRED:
            g.mind.caution = max(-2, g.mind.caution - 1)


def tactics_dice(g: Oath) -> int:
    """The attack dice that Tactics adds or takes away. [oath.prince.17]"""
    return TACTICS_DICE[g.mind.tactics]


def befriends(g: Oath) -> bool:
    """Whether the present quadrant plays Friends rather than Conspirators. [oath.prince.9]"""
    return quadrant(g) in ("S", "F")


def most_actions(g: Oath, player: int) -> int:
    """How many actions his bank allows. [oath.prince.12]"""
    for least, number in MOST_ACTIONS:
        if g.bank[player] >= least:
            return number
    return 0
