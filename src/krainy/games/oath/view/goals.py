"""What a player has, and how it can win. [oath.win]"""

from typing import Final

from krainy.engine.goal import Goal, nearest_first
from krainy.engine.vocabulary import Thing

from ..board import (
    CHANCELLOR,
    DARKEST_SECRET,
    END_DIE,
    EXILE,
    LAST_ROUND,
    PEOPLE,
    PEOPLES_FAVOR,
    PROTECTION,
    SLOTS,
    SUPREMACY,
    VISIONS_NEEDED,
)
from ..cards import CONSPIRACY, FIRST_VISION, OATH_OF
from ..oathkeeper import fulfilled, leads, measure, shown_vision, successor
from ..ruling import goods_held, ruled_sites
from ..state import Oath, home
from ..table import back, front
from ..tokens import all_secrets
from ..turn import Turn
from ..vocabulary import CARD, OATH, PLAYER
from ..wake import Wake

PRIVATE: Final = [
    "title",
    "late",
    "vision-hidden",
    "vision-blocked",
    "chancellor-lost",
    "chancellor-outdone",
    "citizen",
    "citizen-lost",
]
"""What is told only to whom it concerns."""


def goals(g: Oath, player: int) -> list[Goal]:
    """How a player can win now, what is nearest first; then what the others are about to do. [oath.win]"""
    if g.decided or g.over:
        return []
    found = ways(g, player) if 0 <= player < g.players else []
    others: list[Goal] = []
    for other in g.order:
        if other != player:
            told = ways(g, other)[0]
            heir = told.key == "citizen-heir" and found and found[0].key == "chancellor-outdone"  # it has been named
            if told.key not in PRIVATE and not heir:
                others.append(told)
    return found + nearest_first(others)


def ways(g: Oath, player: int) -> list[Goal]:
    """The ways of one player, by its role."""
    if g.role[player] == EXILE:
        return exile(g, player)
    return [chancellor(g, player) if g.role[player] == CHANCELLOR else citizen(g, player)]


# -- an Exile ----------------------------------------------------------------------------------------------------------


def exile(g: Oath, player: int) -> list[Goal]:
    """An Exile wins with the title at two Wakes, or with a Vision at one. [oath.win.1, oath.win.2, oath.win.5]"""
    last = g.round == LAST_ROUND and not wakes_again(g, player)
    title, vision = by_title(g, player, last), by_vision(g, player, last)
    if title.key.startswith("usurper"):
        return [title, *vision]
    if title.key.startswith("keeper") and not (vision and vision[0].urgent):
        return [title, *vision]
    return [*vision, title]


def wakes_again(g: Oath, player: int) -> bool:
    """Whether a player has still to wake in this round; a turn that has not begun waits in the flow."""
    for step in g.flow:
        if isinstance(step, (Turn, Wake)) and step.seat == player:
            return True
    return False


def by_title(g: Oath, player: int, last: bool) -> Goal:
    """The way of the title. [oath.win.1, oath.win.5, oath.win.6]"""
    if g.title == player and g.usurper:
        if last:
            return Goal("usurper-last", "oath.win.5", player, 0.95, urgent=True)
        return Goal("usurper", "oath.win.1", player, 0.95, urgent=True)
    if g.title == player and g.round < LAST_ROUND:
        return Goal("keeper", "oath.win.1", player, 0.75, urgent=True)
    if g.title == player and not last:
        return Goal("keeper-last", "oath.win.5", player, 0.75, urgent=True)
    if g.round == LAST_ROUND:
        return Goal("late", "oath.win.6", player, 0.0)
    things: dict[str, Thing] = {"holder": (PLAYER, g.title), "oath": (OATH, g.oath)}
    numbers = standing(g, player, g.oath)
    return Goal("title", "oath.title.1", player, 0.6 * share(numbers), numbers, things)


def by_vision(g: Oath, player: int, last: bool) -> list[Goal]:
    """The way of a Vision, revealed or not; nothing without one. [oath.win.2, oath.win.5, oath.vision.3]"""
    card = fulfilled(g, player)
    things: dict[str, Thing] = {"card": (CARD, card)}
    numbers = {"drawn": g.visions, "needed": VISIONS_NEEDED}
    if card and not last:
        return [Goal("vision", "oath.win.2", player, 0.95, numbers, things, urgent=True)]
    if card:
        rival = ahead_of(g, player)
        if rival < 0:
            return [Goal("vision-last", "oath.win.5", player, 0.95, numbers, things, urgent=True)]
        things["rival"] = (PLAYER, rival)
        return [Goal("vision-blocked", "oath.win.5", player, 0.7, numbers, things, urgent=True)]
    for shown in shown_vision(g, player):
        oath = OATH_OF[shown - FIRST_VISION]
        things = {"card": (CARD, shown), "oath": (OATH, oath), "holder": (PLAYER, banner_holder(g, oath))}
        numbers = {**numbers, **standing(g, player, oath), "last": 1 if last else 0}
        if leads(g, player, oath):
            return [Goal("vision-early", "oath.win.2", player, 0.6 + 0.1 * g.visions, numbers, things)]
        return [Goal("vision-open", "oath.win.2", player, 0.3 + 0.3 * share(numbers), numbers, things)]
    hidden = hidden_vision(g, player)
    if hidden:
        oath = OATH_OF[hidden - FIRST_VISION]
        things = {"card": (CARD, hidden), "oath": (OATH, oath)}
        return [
            Goal(
                "vision-hidden", "oath.vision.3", player, 0.2 + 0.3 * share(standing(g, player, oath)), numbers, things
            )
        ]
    return []


def ahead_of(g: Oath, player: int) -> int:
    """Who wins at the end of round 8 before this Exile with a fulfilled Vision, or -1. [oath.win.5]"""
    if g.role[g.title] != EXILE:
        return successor(g)
    if g.usurper:
        return g.title
    for other in g.order:
        card = fulfilled(g, other)
        if card and card < fulfilled(g, player):
            return other
    return -1


def hidden_vision(g: Oath, player: int) -> int:
    """A Vision among the own facedown advisers, or 0; its owner has seen it."""
    for entry in g.advisers[player]:
        if entry < 0 and back(-1 - entry) and g.driver[player] >= 0 and g.cards.knows(g.driver[player], -1 - entry):
            card = front(g, -1 - entry)
            if card != CONSPIRACY:
                return card
    return 0


def standing(g: Oath, player: int, oath: int) -> dict[str, int]:
    """How far a player is in the goal of an oath, and the best of the others; `counted` where it is a number and not
    one banner."""
    best = 0
    for other in range(g.players):
        if other != player:
            best = max(best, measure(g, other, oath))
    return {"have": measure(g, player, oath), "best": best, "counted": 1 if oath in (SUPREMACY, PROTECTION) else 0}


def share(numbers: dict[str, int]) -> float:
    """How much of what is needed to lead."""
    return numbers["have"] / (numbers["best"] + 1)


def banner_holder(g: Oath, oath: int) -> int:
    """Who holds the banner that an oath asks for; -1 for nobody, or where it asks for no banner."""
    if oath in (SUPREMACY, PROTECTION):
        return -1
    return g.banner_of[PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET]


# -- the Empire --------------------------------------------------------------------------------------------------------


def regime(g: Oath) -> dict[str, int]:
    """After which round the end die may end the game, and from which face on; in the last round no die is rolled.
    [oath.win.3]"""
    first = LAST_ROUND - len(END_DIE)
    number = max(g.round, first)
    last = g.round == LAST_ROUND
    return {"round": number, "die": 0 if last else END_DIE[number - first], "last": 1 if last else 0}


def chancellor(g: Oath, player: int) -> Goal:
    """The Chancellor wins while the Empire has the title, unless a Citizen is Successor. [oath.win.3, oath.win.4]"""
    heir = successor(g)
    numbers = regime(g)
    if g.role[g.title] == EXILE:
        things: dict[str, Thing] = {"holder": (PLAYER, g.title)}
        usurper = {"usurper": 1 if g.usurper else 0}
        return Goal("chancellor-lost", "oath.win.1", player, 0.2, usurper, things, urgent=g.usurper)
    if heir != player:
        things = {"rival": (PLAYER, heir), "oath": (OATH, g.oath)}
        return Goal("chancellor-outdone", "oath.win.4", player, 0.4, numbers, things)
    late = g.round >= LAST_ROUND - len(END_DIE)
    rule = "oath.win.5" if g.round == LAST_ROUND else "oath.win.3"
    return Goal("chancellor", rule, player, 0.4 + 0.06 * g.round, numbers, urgent=late)


def citizen(g: Oath, player: int) -> Goal:
    """A Citizen wins as the Successor. [oath.win.4]"""
    things: dict[str, Thing] = {"oath": (OATH, g.oath)}
    if g.role[g.title] == EXILE:
        return Goal("citizen-lost", "oath.win.4", player, 0.1, things={"holder": (PLAYER, g.title)})
    numbers = regime(g)
    if successor(g) == player:
        late = g.round >= LAST_ROUND - len(END_DIE)
        return Goal("citizen-heir", "oath.win.4", player, 0.4 + 0.06 * g.round, numbers, things, urgent=late)
    best = 0
    for other in range(g.players):
        if other != player and g.role[other] != EXILE:
            best = max(best, goods_held(g, other))
    have = goods_held(g, player)
    counted = 1 if g.oath == SUPREMACY else 0
    numbers = {**numbers, "have": have, "best": best, "counted": counted}
    return Goal("citizen", "oath.win.4", player, 0.3 * share(numbers) if counted else 0.1, numbers, things)


# -- what a player has -------------------------------------------------------------------------------------------------


def holdings(g: Oath, player: int) -> dict[str, int]:
    """What a player has, in numbers."""
    colour = home(g, player)
    warbands = g.board[player]
    for spot in range(SLOTS):
        if g.army_of[spot] == colour:
            warbands += g.army[spot]
    return {
        "supply": g.supply[player],
        "favor": g.favor[player],
        "secrets": g.secrets[player],
        "spent_secrets": all_secrets(g, player) - g.secrets[player],
        "warbands": warbands,
        "sites": ruled_sites(g, player),
        "relics": len(g.held[player]),
        "banners": len([holder for holder in g.banner_of if holder == player]),
        "advisers": len(g.advisers[player]),
        "title": 1 if g.title == player else 0,
    }


def dear(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """The title, relics and banners, a secret that does not come back, the last warband."""
    found = [name for name in ("relics", "banners", "title") if after[name] < before[name]]
    if after["secrets"] + after["spent_secrets"] < before["secrets"] + before["spent_secrets"]:
        found.append("secrets")
    if after["warbands"] == 0 and before["warbands"] > 0:
        found.append("warbands")
    return found
