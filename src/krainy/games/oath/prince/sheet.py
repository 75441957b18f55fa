"""The sheet of the Clockwork Prince: Mind Map, Tactics, actions. [oath.prince.13, oath.prince.17]"""

from typing import Any, Final

from ..pack import SHEET
from ..state import Oath

_NODES: Final[list[dict[str, Any]]] = SHEET["node"]
NODES: Final[list[str]] = [node["id"] for node in _NODES]
DOES: Final[list[str]] = [node.get("does", "") for node in _NODES]
TESTS: Final[list[list[str]]] = [[test for test, _ in node["exits"]] for node in _NODES]
GOES: Final[list[list[int]]] = [[NODES.index(to) for _, to in node["exits"]] for node in _NODES]
TACTICS_DICE: Final[list[int]] = SHEET["tactics"]
STARRED: Final[list[int]] = SHEET["starred"]
MOST_ACTIONS: Final[list[list[int]]] = SHEET["actions"]
DRAWN: Final[int] = SHEET["draw"]
FIRST_ROW: Final[int] = SHEET["rows"][0]
LAST_ROW: Final[int] = SHEET["rows"][1]
CAUTION: Final[list[int]] = SHEET["caution"]
"""The least and the most there can be."""
LEAST_CAUTION: Final[int] = CAUTION[0]
FRIENDS: Final[dict[str, bool]] = {row["id"]: row["friend"] for row in SHEET["quadrant"]}
"""Whether he plays to Friends in a quadrant."""
GAINS: Final[dict[str, dict[str, int]]] = {row["id"]: row["gains"] for row in SHEET["quadrant"]}
"""What he gains in a quadrant where he can play nothing."""
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
            g.mind.caution = max(LEAST_CAUTION, g.mind.caution - 1)


def tactics_dice(g: Oath) -> int:
    """The attack dice that Tactics adds or takes away. [oath.prince.17]"""
    return TACTICS_DICE[g.mind.tactics]


def befriends(g: Oath) -> bool:
    """Whether the present quadrant plays Friends rather than Conspirators. [oath.prince.9]"""
    return FRIENDS[quadrant(g)]


def most_actions(g: Oath, player: int) -> int:
    """How many actions his bank allows. [oath.prince.12]"""
    for least, number in MOST_ACTIONS:
        if g.bank[player] >= least:
            return number
    return 0
