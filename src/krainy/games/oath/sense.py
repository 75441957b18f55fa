"""What a bot should notice in a position of Oath, and an evaluation from 0 (lost) to 1 (won).

Each player's prospect is counted in points: how near it is to winning by the title, a Vision or the Empire, and what
it has
to get nearer. Only public things are read, and a seat's own facedown advisers are not needed for it.
"""

import math
from typing import Final

from .board import EXILE, SLOTS, VISIONS_NEEDED
from .cards import FIRST_VISION, OATH_OF
from .oathkeeper import fulfilled, measure, shown_vision, successor
from .ruling import goods_held, ruled_sites
from .state import Oath

FAVOR_WORTH: Final = 0.5
SECRET_WORTH: Final = 1.0
WARBAND_WORTH: Final = 0.35
SITE_WORTH: Final = 1.2
GOODS_WORTH: Final = 1.6
ADVISER_WORTH: Final = 0.8
SUPPLY_WORTH: Final = 0.15
GOAL_WORTH: Final = 1.5
"""Of every step towards the goal of the oath or of a revealed Vision."""
TITLE_WORTH: Final = 7.0
USURPER_WORTH: Final = 14.0
VISION_WORTH: Final = 14.0
"""Of a Vision that would win at the next Wake."""
SHOWN_WORTH: Final = 1.5
HEIR_WORTH: Final = 6.0
DECK_WORTH: Final = 0.4
"""Of every card that may still be drawn, kept or played in the action under way."""
SPREAD: Final = 9.0
"""The lead that makes a game two to one."""


def evaluate(g: Oath, seat: int) -> float:
    """How good the position is for a seat: its own prospect against the best of the others."""
    if g.decided:
        return 1.0 if g.winners >> seat & 1 else 0.0
    mine = prospect(g, seat)
    best = 0.0
    first = True
    for other in range(g.players):
        if other != seat:
            value = prospect(g, other)
            if first or value > best:
                best, first = value, False
    return 1.0 / (1.0 + math.exp((best - mine) / SPREAD))


def prospect(g: Oath, player: int) -> float:
    """What a player has and how near it is to winning."""
    worth = FAVOR_WORTH * math.sqrt(4.0 * g.favor[player])
    worth += SECRET_WORTH * math.sqrt(4.0 * (g.secrets[player] + g.dark[player]))
    if player == g.turn:
        for number in g.secret_on.values():
            worth += SECRET_WORTH * 0.9 * number
        worth += DECK_WORTH * len(g.hand)
    worth += WARBAND_WORTH * g.board[player] + SUPPLY_WORTH * g.supply[player]
    worth += SITE_WORTH * ruled_sites(g, player) + GOODS_WORTH * goods_held(g, player)
    worth += GOAL_WORTH * measure(g, player, g.oath)
    for entry in g.advisers[player]:
        worth += ADVISER_WORTH if entry > 0 else ADVISER_WORTH / 2
    for spot in range(SLOTS):
        if g.army[spot] and g.army_of[spot] == player:
            worth += WARBAND_WORTH * min(3, g.army[spot])
    if g.role[player] == EXILE:
        worth += exile_hopes(g, player)
    else:
        worth += imperial_hopes(g, player)
    return worth


def exile_hopes(g: Oath, player: int) -> float:
    """An Exile wins by the title kept over two Wakes, or by a Vision."""
    worth = 0.0
    if g.title == player:
        worth += USURPER_WORTH if g.usurper else TITLE_WORTH
    if fulfilled(g, player):
        worth += VISION_WORTH
    for card in shown_vision(g, player):
        worth += SHOWN_WORTH + GOAL_WORTH * measure(g, player, OATH_OF[card - FIRST_VISION])
        if g.visions >= VISIONS_NEEDED:
            worth += SHOWN_WORTH
    return worth


def imperial_hopes(g: Oath, player: int) -> float:
    """The Empire wins while it holds the title; then the Chancellor, or the Successor."""
    worth = TITLE_WORTH / 2 if g.role[g.title] != EXILE else 0.0
    if successor(g) == player:
        worth += HEIR_WORTH if g.role[g.title] != EXILE else HEIR_WORTH / 2
    return worth
