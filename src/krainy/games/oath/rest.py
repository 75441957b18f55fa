"""The Rest phase. [oath.rest]"""

from typing import Final

from krainy.engine.flow import Step

from .asking import Asking
from .board import CHANCELLOR_SUPPLY, CITIZEN, EXILE, EXILE_SUPPLY, MOST_SUPPLY
from .cards import SUIT
from .hooks import ON_REST, POWERS, card_at
from .ruling import accessible
from .state import CITIZENS_BY_BANK, Oath, home
from .tokens import take_favor_off, take_secrets_off, to_bank
from .vocabulary import PASS, RESTED, USE, USED


class Rest(Step[Oath]):
    """Tokens come back, Supply is set, then Rest powers. [oath.rest.5]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        return_tokens(g, player, 0)
        if player != g.prince:
            g.supply[player] = min(MOST_SUPPLY, base_supply(g, player) + g.supply[player])
            g.tell(RESTED, player, g.supply[player])
        g.then([RestPowers(player, [])])


def return_tokens(g: Oath, player: int, spared: int) -> None:
    """Favor goes to the banks of its cards, secrets to the board; facedown secrets turn up.
    [oath.rest.1, oath.rest.2]"""
    for card in sorted(g.favor_on):
        if card != spared:
            to_bank(g, SUIT[card], take_favor_off(g, card))
    for card in sorted(g.secret_on):
        g.secrets[player] += take_secrets_off(g, card)
    g.secrets[player] += g.dark[player]
    g.dark[player] = 0


def base_supply(g: Oath, player: int) -> int:
    """The space of the Supply marker by the warbands in the bank; a Citizen's is the Chancellor's.
    [oath.rest.3, oath.rest.4, oath.ruling.3]"""
    role = g.role[player]
    if role == CITIZEN and not g.rules & CITIZENS_BY_BANK and g.prince != g.chancellor:
        return g.supply[g.chancellor]
    table = EXILE_SUPPLY if role == EXILE else CHANCELLOR_SUPPLY
    for least, supply in table:
        if g.bank[home(g, player)] >= least:
            return supply
    return 0


class RestPowers(Asking):
    """Rest powers, once each, in any order. [oath.rest.6]"""

    name = "RestPowers"
    rule = "oath.rest.6"
    lapses = True

    def __init__(self, seat: int, done: list[int]) -> None:
        super().__init__(seat)
        self.done: Final = done

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for at in g.live[ON_REST]:
            card = card_at(at)
            if card not in self.done and accessible(g, seat, at) and POWERS[card].can(g, seat):
                found.append(USE.base + card)
        found.sort()
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        card = action - USE.base
        g.tell(USED, seat, card)
        g.then([RestPowers(seat, [*self.done, card])])
        POWERS[card].use(g, seat)
