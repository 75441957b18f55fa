"""How a game of Oath is won. [oath.win]"""

from .board import EXILE
from .cards import FIRST_VISION, OATH_OF
from .chronicle import Chronicle
from .oathkeeper import fulfilled, successor
from .state import BY_EMPIRE, BY_TITLE, BY_VISION, FIRST_OATH, Oath
from .vocabulary import WON


def won(g: Oath, player: int, how: int, rule: str) -> None:
    """A player has won; what is left is to write the Chronicle. [oath.chron]"""
    g.victory = how
    g.winners = 1 << player if g.driver[player] >= 0 else 0
    g.decided = True
    g.end_rule = rule
    g.tell(WON, player)
    g.flow = []
    g.then([Chronicle(player)])


def wins_at_wake(g: Oath, player: int) -> int:
    """How an Exile wins in its Wake phase, as bits; 0 if it does not. [oath.win.1, oath.win.2, oath.wake.4]"""
    if g.role[player] != EXILE:
        return 0
    how = 0
    if g.title == player and g.usurper:
        how |= BY_TITLE
    vision = fulfilled(g, player)
    if vision:
        how |= BY_VISION | FIRST_OATH << OATH_OF[vision - FIRST_VISION]
    return how


def empire_wins(g: Oath, rule: str) -> None:
    """The Chancellor or the Successor wins. [oath.win.3, oath.win.4]"""
    heir = successor(g)
    won(g, heir, BY_EMPIRE, rule if heir == g.chancellor else "oath.win.4")


def war_exhaustion(g: Oath) -> None:
    """The end of round 8 decides without a roll. [oath.win.5, oath.win.6]"""
    if g.role[g.title] != EXILE:
        empire_wins(g, "oath.win.5")
        return
    if g.usurper:
        won(g, g.title, BY_TITLE, "oath.win.5")
        return
    best, winner = 0, -1
    for player in g.order:
        vision = fulfilled(g, player)
        if vision and (best == 0 or vision < best):
            best, winner = vision, player
    if winner >= 0:
        won(g, winner, BY_VISION | FIRST_OATH << OATH_OF[best - FIRST_VISION], "oath.win.5")
        return
    empire_wins(g, "oath.win.5")
