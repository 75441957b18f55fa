"""The Oathkeeper title, and the goals of oaths, Visions and Successors. [oath.title, oath.vision.3, oath.win.4]"""

from .board import (
    CITIZEN,
    DARKEST_SECRET,
    DEVOTION,
    EXILE,
    PEOPLE,
    PEOPLES_FAVOR,
    PROTECTION,
    SUPREMACY,
    VISIONS_NEEDED,
)
from .cards import FIRST_VISION, OATH_OF, SCEPTER
from .hooks import POWERS, TITLE_MOVED, card_at
from .ruling import goods_held, ruled_sites
from .state import Oath, home
from .vocabulary import TITLE


def measure(g: Oath, player: int, oath: int) -> int:
    """How far a player meets the goal of an oath: sites, relics and banners, or the banner it asks for."""
    if oath == SUPREMACY:
        return ruled_sites(g, player)
    if oath == PROTECTION:
        return goods_held(g, player)
    return 1 if g.banner_of[PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET] == player else 0


def contenders(g: Oath) -> list[int]:
    """The players who meet the Oathkeeper goal; the Empire's sites count for the Chancellor. [oath.title.1,
    oath.title.4]"""
    best = 0
    found: list[int] = []
    for player in range(g.players):
        if g.oath == SUPREMACY and home(g, player) != player:
            continue
        value = measure(g, player, g.oath)
        if value > best:
            best = value
            found = [player]
        elif value == best and value > 0:
            found.append(player)
    return found


def heirs(g: Oath) -> list[int]:
    """Those to whom the title must go now; none if its holder keeps it. [oath.title.2, oath.ruling.19]"""
    found = contenders(g)
    keeper = holder(g)
    if not found or keeper in found:
        return [] if keeper == g.title else [keeper]
    return found


def holder(g: Oath) -> int:
    """Whose the title is: under Supremacy a Citizen's is the Chancellor's, as the Empire is one. [oath.title.4]"""
    return g.chancellor if g.oath == SUPREMACY and g.role[g.title] == CITIZEN else g.title


def move_title(g: Oath, player: int) -> None:
    """The title changes hands and shows its Oathkeeper side. [oath.title.3]"""
    g.title = player
    g.usurper = False
    g.tell(TITLE, player)
    for at in g.live[TITLE_MOVED]:
        POWERS[card_at(at)].title_moved(g, at, player)


# -- other goals -------------------------------------------------------------------------------------------------------


def leads(g: Oath, player: int, oath: int) -> bool:
    """Whether a player meets a goal alone, ahead of all others. [oath.ruling.2, oath.vision.4]"""
    mine = measure(g, player, oath)
    if mine == 0:
        return False
    for other in range(g.players):
        if other != player and measure(g, other, oath) >= mine:
            return False
    return True


def shown_vision(g: Oath, player: int) -> list[int]:
    """The revealed Visions of a player, one that is shared included."""
    found: list[int] = []
    if g.vision[player]:
        found.append(g.vision[player])
    if g.prophet[player] >= 0 and g.vision[g.prophet[player]]:
        found.append(g.vision[g.prophet[player]])
    return found


def fulfilled(g: Oath, player: int) -> int:
    """A revealed Vision of an Exile whose goal is met, the first in the order of ties; 0 for none.
    [oath.win.2, oath.citizen.6]"""
    if g.role[player] != EXILE or g.visions < VISIONS_NEEDED:
        return 0
    best = 0
    for card in shown_vision(g, player):
        if leads(g, player, OATH_OF[card - FIRST_VISION]) and (best == 0 or card < best):
            best = card
    return best


def successor(g: Oath) -> int:
    """The Citizen who wins in the Chancellor's place, or the Chancellor. [oath.win.4]"""
    for player in g.order:
        if g.role[player] == CITIZEN and succeeds(g, player):
            return player
    return g.chancellor


def succeeds(g: Oath, player: int) -> bool:
    """Whether a Citizen meets the Successor goal. [oath.win.4, oath.ruling.6]"""
    if g.oath == PEOPLE:
        return g.banner_of[DARKEST_SECRET] == player
    if g.oath == PROTECTION:
        return g.banner_of[PEOPLES_FAVOR] == player
    if g.oath == DEVOTION:
        return SCEPTER in g.held[player]
    mine = goods_held(g, player)
    for other in range(g.players):
        if other != player and g.role[other] != EXILE and goods_held(g, other) >= mine:
            return False
    return True
