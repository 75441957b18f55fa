"""Becoming a Citizen and being exiled. [oath.citizen, oath.exile]"""

from typing import Final

from .asking import Asking
from .board import CITIZEN, EXILE, MOST_SUPPLY, PEOPLES_FAVOR, SLOTS
from .hooks import TO_BE_EXILED
from .playing.vision import drop_vision
from .ruling import forbidden, purse
from .state import Oath
from .tokens import all_secrets, give_favor, set_army
from .vocabulary import ACT_ENDED, BECAME_CITIZEN, BECAME_EXILE, GAINED_WARBANDS, MARCHED, NUM

ON_BOARD: Final = -1


def become_citizen(g: Oath, player: int) -> None:
    """Turn the board; all own warbands are replaced by purple ones as far as there are any. A last line.
    [oath.citizen.3, oath.citizen.4, oath.citizen.7]"""
    g.role[player] = CITIZEN
    g.tell(BECAME_CITIZEN, player)
    places = [ON_BOARD]
    counts = [g.board[player]]
    g.bank[player] += g.board[player]
    g.board[player] = 0
    for spot in range(SLOTS):
        if g.army[spot] > 0 and g.army_of[spot] == player:
            places.append(spot)
            counts.append(g.army[spot])
            g.bank[player] += g.army[spot]
            set_army(g, spot, player, 0)
    if g.title == player:
        g.usurper = False
    g.supply[player] = MOST_SUPPLY
    end_act(g, player)
    g.then([Recolour(player, places, counts), *drop_vision(g, player)])


class Recolour(Asking):
    """Purple warbands come where the own ones were; if there are too few, the new Citizen chooses where.
    [oath.citizen.3]"""

    name = "Recolour"
    rule = "oath.citizen.3"
    lapses = True

    def __init__(self, seat: int, places: list[int], counts: list[int]) -> None:
        super().__init__(seat)
        self.places: Final = places
        self.counts: Final = counts
        """How many warbands were at each place: the board, then sites."""

    def enter(self, g: Oath) -> bool:
        g.unsettled = False  # all of it is one change [oath.title.5]
        return super().enter(g)

    def actions(self, g: Oath, seat: int) -> list[int]:
        left = g.bank[g.chancellor]
        if sum(self.counts) <= left or not self.counts or left == 0:
            return []
        least = max(0, left - sum(self.counts[1:]))
        return [NUM.base + number for number in range(least, min(left, self.counts[0]) + 1)]

    def lapse(self, g: Oath) -> None:
        for place, number in zip(self.places, self.counts):
            put_purple(g, self.seat, place, min(number, g.bank[g.chancellor]))
        g.unsettled = True

    def take(self, g: Oath, seat: int, action: int) -> None:
        put_purple(g, seat, self.places[0], action - NUM.base)
        g.then([Recolour(seat, self.places[1:], self.counts[1:])])


def put_purple(g: Oath, player: int, place: int, number: int) -> None:
    """Purple warbands come to a Citizen's board or to a site."""
    g.bank[g.chancellor] -= number
    if number == 0:
        return
    if place == ON_BOARD:
        g.board[player] += number
        g.tell(GAINED_WARBANDS, player, number)
    else:
        set_army(g, place, g.chancellor, number)
        g.tell(MARCHED, player, place, number)


def end_act(g: Oath, player: int) -> None:
    """The Act phase of the player ends, if it is on. [oath.ruling.11]"""
    if g.turn == player and not g.act_over:
        g.act_over = True
        g.tell(ACT_ENDED, player)


def exile_price(g: Oath, payer: int, target: int) -> int:
    """The favor that exiling a Citizen costs. [oath.exile.1, oath.ruling.9]"""
    price = 5
    if g.title == target:
        price += 1
    if g.banner_of[PEOPLES_FAVOR] == target:
        price += 1
    if g.title == payer:
        price -= 1
    if g.banner_of[PEOPLES_FAVOR] == payer:
        price -= 1
    return price


def own_exile_price(g: Oath, player: int) -> int:
    """The favor that leaving the Empire costs a Citizen. [oath.exile.3]"""
    return all_secrets(g, player) + g.board[player]


def may_exile(g: Oath, payer: int, target: int) -> bool:
    """Whether a Citizen can be exiled by the holder of the Scepter, who must be able to pay. [oath.exile.1]"""
    if g.role[target] != CITIZEN or target == payer or forbidden(g, target, TO_BE_EXILED, 0):
        return False
    return purse(g, payer) >= exile_price(g, payer, target)


def may_leave(g: Oath, player: int, holder: int) -> bool:
    """Whether a Citizen without the Scepter can exile itself. [oath.exile.3]"""
    if g.role[player] != CITIZEN or holder == player or forbidden(g, player, TO_BE_EXILED, 0):
        return False
    return purse(g, player) >= own_exile_price(g, player)


def become_exile(g: Oath, player: int) -> None:
    """The board turns back, its warbands are the own colour again, as many as there are. [oath.exile.2]"""
    purple = g.board[player]
    g.bank[g.chancellor] += purple
    g.role[player] = EXILE
    own = min(purple, g.bank[player])
    g.bank[player] -= own
    g.board[player] = own
    g.supply[player] = MOST_SUPPLY
    g.unsettled = True
    g.tell(BECAME_EXILE, player)


def exile(g: Oath, payer: int, target: int) -> None:
    """The holder of the Scepter exiles a Citizen. [oath.exile.1, oath.exile.2]"""
    give_favor(g, payer, target, exile_price(g, payer, target))
    become_exile(g, target)


def leave_empire(g: Oath, player: int, holder: int) -> None:
    """A Citizen exiles itself. [oath.exile.3]"""
    give_favor(g, player, holder, own_exile_price(g, player))
    become_exile(g, player)
    end_act(g, player)
