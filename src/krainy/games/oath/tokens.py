"""Moving favor, secrets, Supply and warbands: one function for each verb. [oath.term.6, oath.term.7, oath.term.14]"""

from krainy.engine.flow import NO_ROWS, NOTHING

from .board import MOST_SUPPLY, NO_SUIT, NOMAD
from .cards import BURN_FAVOR, BURN_SECRET, PLACE_FAVOR, PLACE_SECRET, SUIT
from .hooks import KIN, POWERS, RENEWAL, owner_at
from .ruling import purse
from .state import Oath, home
from .vocabulary import (
    BANKED,
    BURNED_FAVOR,
    BURNED_SECRETS,
    GAINED_FAVOR,
    GAINED_SECRETS,
    GAINED_WARBANDS,
    GOT_SUPPLY,
    KILLED,
    KILLED_AT,
    MARCHED,
    PAID_FAVOR,
    PAID_SECRETS,
    SPENT,
    TOOK_FAVOR,
    TOOK_SECRETS,
    TURNED_SECRET,
    WITHDREW,
)


def refresh(g: Oath) -> None:
    """Something was paid or dealt: free moves, powers and offers may be repeated. [oath.ruling.31]"""
    g.tired = 0
    g.camps = NOTHING
    g.worn = NOTHING
    g.refused = NO_ROWS


def forget_camps(g: Oath) -> None:
    """The player is elsewhere or has learned something: any number of warbands may be moved again. [oath.ruling.31]"""
    g.camps = NOTHING


# -- favor -------------------------------------------------------------------------------------------------------------


def to_board(g: Oath, player: int, number: int, persona: int = -1) -> None:
    """Favor comes to a board; with a vow of kinship, or that of whoever the player poses as, it goes to the Nomad bank
    instead."""
    kin = g.live[KIN]
    if kin and owner_at(g, kin[0]) == (player if persona < 0 else persona):
        g.favor_bank[NOMAD] += number
    else:
        g.favor[player] += number


def gain_favor(g: Oath, player: int, suit: int, number: int, persona: int = -1) -> int:
    """Gain favor from a bank, as much as it has; how much it was. [oath.term.7, oath.term.14]"""
    number = min(number, g.favor_bank[suit])
    if number > 0:
        g.favor_bank[suit] -= number
        to_board(g, player, number, persona)
        g.tell(GAINED_FAVOR, player, number, suit)
    return max(number, 0)


def spend_favor(g: Oath, player: int, number: int) -> None:
    """Favor leaves a player's board; who shares the Nomad bank takes what is missing from there."""
    own = min(number, g.favor[player])
    g.favor[player] -= own
    g.favor_bank[NOMAD] -= number - own


def to_bank(g: Oath, suit: int, number: int) -> None:
    """Favor comes into a bank; of a card without suit it goes back to the shared bank."""
    if suit == NO_SUIT:
        g.box += number
    elif number > 0:
        g.favor_bank[suit] += number
        g.tell(BANKED, suit, number)


def burnt(g: Oath, number: int) -> None:
    """Favor that was burnt ends in the shared bank, or with whoever vowed to renew it."""
    renewal = g.live[RENEWAL]
    if renewal:
        to_board(g, owner_at(g, renewal[0]), number)
    else:
        g.box += number


def burn_favor(g: Oath, player: int, number: int) -> None:
    """Burn favor of a player. [oath.term.6]"""
    if number > 0:
        spend_favor(g, player, number)
        burnt(g, number)
        g.tell(BURNED_FAVOR, player, number)


def take_favor(g: Oath, player: int, other: int, number: int) -> int:
    """Take favor from another player's board, as much as lies there."""
    number = min(number, g.favor[other])
    if number > 0:
        g.favor[other] -= number
        to_board(g, player, number)
        g.tell(TOOK_FAVOR, player, other, number)
    return number


def give_favor(g: Oath, player: int, other: int, number: int) -> None:
    """Give favor to another player, or to bandits, who burn it. [oath.power.12]"""
    if number <= 0:
        return
    spend_favor(g, player, number)
    if other < 0:
        burnt(g, number)
        g.tell(BURNED_FAVOR, player, number)
    else:
        to_board(g, other, number)
        g.tell(TOOK_FAVOR, other, player, number)


# -- secrets -----------------------------------------------------------------------------------------------------------


def gain_secrets(g: Oath, player: int, number: int) -> None:
    """Gain secrets; there are always enough. [oath.term.14]"""
    if number > 0:
        g.secrets[player] += number
        g.tell(GAINED_SECRETS, player, number)


def burn_secrets(g: Oath, player: int, number: int) -> None:
    """Burn face-up secrets of a board. [oath.power.4]"""
    if number > 0:
        g.secrets[player] -= number
        g.tell(BURNED_SECRETS, player, number)


def burn_down(g: Oath, player: int, left: int) -> None:
    """Burn the secrets of a board, facedown ones first, until so many are left."""
    surplus = g.secrets[player] + g.dark[player] - left
    if surplus <= 0:
        return
    dark = min(surplus, g.dark[player])
    g.dark[player] -= dark
    g.secrets[player] -= surplus - dark
    g.tell(BURNED_SECRETS, player, surplus)


def take_secret(g: Oath, player: int, other: int) -> None:
    """Take a secret of another board, a face-up one if there is any."""
    if g.secrets[other] > 0:
        g.secrets[other] -= 1
        g.secrets[player] += 1
    else:
        g.dark[other] -= 1
        g.dark[player] += 1
    g.tell(TOOK_SECRETS, player, other, 1)


def turn_secret(g: Oath, player: int) -> None:
    """Turn a face-up secret facedown. [oath.site.9, oath.site.10]"""
    g.secrets[player] -= 1
    g.dark[player] += 1
    g.tell(TURNED_SECRET, player)
    refresh(g)


# -- costs -------------------------------------------------------------------------------------------------------------


def affords(g: Oath, player: int, favor: int, secrets: int) -> bool:
    """Whether a player has so much favor and so many face-up secrets. [oath.power.4]"""
    return purse(g, player) >= favor and g.secrets[player] >= secrets


def favor_cost(card: int) -> int:
    """All the favor that using a card costs."""
    return PLACE_FAVOR[card] + BURN_FAVOR[card]


def secret_cost(card: int) -> int:
    """All the secrets that using a card costs."""
    return PLACE_SECRET[card] + BURN_SECRET[card]


def pay_for(g: Oath, player: int, card: int) -> None:
    """Pay for a card's power: tokens are placed on it and burnt, unless it is paid in a way of its own.
    [oath.power.2, oath.power.3, oath.term.15]"""
    if POWERS[card].pays(g, player):
        return
    place_favor(g, player, card, PLACE_FAVOR[card])
    place_secrets(g, player, card, PLACE_SECRET[card])
    burn_favor(g, player, BURN_FAVOR[card])
    burn_secrets(g, player, BURN_SECRET[card])
    if favor_cost(card) + secret_cost(card) > 0:
        refresh(g)


def place_favor(g: Oath, player: int, card: int, number: int) -> None:
    """Put favor on a card; outside one's own turn it goes straight to the bank of its suit. [oath.power.3]"""
    if number > 0:
        spend_favor(g, player, number)
        if player == g.turn:
            put_favor_on(g, card, number)
        g.tell(PAID_FAVOR, player, number, card)
        if player != g.turn:
            to_bank(g, SUIT[card], number)


def place_secrets(g: Oath, player: int, card: int, number: int) -> None:
    """Put secrets on a card; outside one's own turn they turn facedown on the board. [oath.power.3]"""
    if number > 0:
        g.secrets[player] -= number
        if player == g.turn:
            put_secrets_on(g, card, number)
        else:
            g.dark[player] += number
        g.tell(PAID_SECRETS, player, number, card)


def put_favor_on(g: Oath, card: int, number: int) -> None:
    """So much more favor lies on a card."""
    g.favor_on = {**g.favor_on, card: g.favor_on.get(card, 0) + number}


def put_secrets_on(g: Oath, card: int, number: int) -> None:
    """So many more secrets lie on a card."""
    g.secret_on = {**g.secret_on, card: g.secret_on.get(card, 0) + number}


def take_favor_off(g: Oath, card: int) -> int:
    """The favor on a card leaves it; how much it was."""
    left = g.favor_on.copy()
    number = left.pop(card, 0)
    g.favor_on = left
    return number


def take_secrets_off(g: Oath, card: int) -> int:
    """The secrets on a card leave it; how many there were."""
    left = g.secret_on.copy()
    number = left.pop(card, 0)
    g.secret_on = left
    return number


def all_secrets(g: Oath, player: int) -> int:
    """The secrets of a player on board and cards; only the active player can have some on cards. [oath.ruling.16]"""
    found = g.secrets[player] + g.dark[player]
    if player == g.turn:
        for number in g.secret_on.values():
            found += number
    return found


# -- Supply ------------------------------------------------------------------------------------------------------------


def spend_supply(g: Oath, player: int, number: int) -> None:
    """Move the marker to the right. [oath.act.2]"""
    if number > 0:
        g.supply[player] -= number
        g.tell(SPENT, player, number)


def gain_supply(g: Oath, player: int, number: int) -> None:
    """Move the marker to the left, never beyond the leftmost space. [oath.act.3]"""
    number = min(number, MOST_SUPPLY - g.supply[player])
    if number > 0:
        g.supply[player] += number
        g.tell(GOT_SUPPLY, player, number)


# -- warbands ----------------------------------------------------------------------------------------------------------


def gain_warbands(g: Oath, player: int, number: int) -> int:
    """From the bank of the player's colour to the board; Citizens gain purple ones. [oath.muster.2]"""
    number = min(number, g.bank[home(g, player)])
    if number > 0:
        g.bank[home(g, player)] -= number
        g.board[player] += number
        g.tell(GAINED_WARBANDS, player, number)
    return number


def kill_on_board(g: Oath, player: int, number: int) -> int:
    """Warbands of a board go to the bank of their colour. [oath.term.6]"""
    number = min(number, g.board[player])
    if number > 0:
        g.board[player] -= number
        g.bank[home(g, player)] += number
        g.tell(KILLED, player, number)
    return number


def kill_at_site(g: Oath, spot: int, number: int) -> int:
    """Warbands at a site go to the bank of their colour. [oath.term.6]"""
    number = min(number, g.army[spot])
    if number > 0:
        owner = g.army_of[spot]
        g.bank[owner] += number
        set_army(g, spot, owner, g.army[spot] - number)
        g.tell(KILLED_AT, spot, number)
    return number


def set_army(g: Oath, spot: int, owner: int, number: int) -> None:
    """So many warbands of one colour are at a site. [oath.term.4]"""
    g.army[spot] = number
    g.army_of[spot] = owner if number > 0 else -1
    g.unsettled = True


def march(g: Oath, player: int, spot: int, number: int) -> None:
    """Warbands go from a board to a site."""
    if number > 0:
        g.board[player] -= number
        set_army(g, spot, home(g, player), g.army[spot] + number)
        g.tell(MARCHED, player, spot, number)


def withdraw(g: Oath, player: int, spot: int, number: int) -> None:
    """Warbands go from a site to a board."""
    if number > 0:
        set_army(g, spot, g.army_of[spot], g.army[spot] - number)
        g.board[player] += number
        g.tell(WITHDREW, player, spot, number)
