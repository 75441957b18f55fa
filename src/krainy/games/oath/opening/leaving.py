"""The learning game of three: a fourth player joins for round 1, and leaves. [oath.setup.19]"""

from typing import Final

from krainy.engine.flow import replaced

from ..board import CITIZEN, COLOURS, SLOTS
from ..campaign.spoils import bury_held
from ..cards import SCEPTER
from ..state import ADVISER, Oath
from ..table import discard_region, discard_up, discard_vision, drop_adviser, pass_relic, to_pile
from ..vocabulary import LEFT_GAME, TITLE

BORROWED: Final = 2
"""One person plays two colours in round 1; a bit of `Oath.rules`. [oath.setup.19]"""
LEAVERS: Final = COLOURS[1:4]
"""The Exiles of the learning game; one of them leaves when three play it. [oath.setup.19]"""


def borrow(g: Oath, leaver: int) -> None:
    """A fourth player of this colour joins for round 1; the person of the last seat plays two. [oath.setup.19]"""
    g.players = 4
    g.driver = [0, 1, 2, 2]
    g.colour = [*[colour for colour in range(4) if colour != leaver], leaver]
    g.order = [g.colour.index(colour) for colour in range(4)]
    g.rules |= BORROWED


def drop_borrowed(g: Oath) -> None:
    """After round 1 of a learning game of three the Exile whom the group has chosen leaves. [oath.setup.19]"""
    player = g.players - 1
    g.tell(LEFT_GAME, player)
    leave_game(g, player)


def leave_game(g: Oath, player: int) -> None:
    """All pieces of the last player are taken off: tokens to the shared bank, cards to the piles, relics buried."""
    g.box += g.favor[player]
    if g.role[player] == CITIZEN:
        g.bank[g.chancellor] += g.board[player]
    for card in [card for card in g.advisers[player] if card > 0]:
        discard_up(g, player, card, ADVISER + player)
    while g.advisers[player]:
        slot = -1 - g.advisers[player][0]
        drop_adviser(g, player, 0)
        to_pile(g, player, slot, discard_region(g, player, -1))
    if g.vision[player]:
        discard_vision(g, player, player)
    for card in list(g.held[player]):
        if card == SCEPTER:
            pass_relic(g, card, player, g.chancellor)
        else:
            bury_held(g, player, card)
    for banner in range(2):
        if g.banner_of[banner] == player:
            g.banner_of = replaced(g.banner_of, banner, -1)
    for spot in range(SLOTS):
        if g.army_of[spot] == player:
            g.army[spot] = 0
            g.army_of[spot] = -1
    if g.title == player:
        g.title = g.chancellor
        g.usurper = False
        g.tell(TITLE, g.chancellor)
    g.players -= 1
    g.supply = g.supply[:-1]
    g.favor = g.favor[:-1]
    g.secrets = g.secrets[:-1]
    g.dark = g.dark[:-1]
    g.board = g.board[:-1]
    g.bank = g.bank[:-1]
    g.pawn = g.pawn[:-1]
    g.vision = g.vision[:-1]
    g.prophet = g.prophet[:-1]
    g.caged = g.caged[:-1]
    g.role = g.role[:-1]
    g.advisers = g.advisers[:-1]
    g.held = g.held[:-1]
    g.order = [other for other in g.order if other != player]
    g.driver = g.driver[: g.players]
    g.rules &= ~BORROWED
    g.unsettled = True
