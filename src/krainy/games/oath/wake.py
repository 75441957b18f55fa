"""The Wake phase. [oath.wake]"""

from typing import Final

from krainy.engine.flow import Step, replaced
from krainy.engine.vocabulary import Thing

from .asking import NO_YES, Asking
from .board import BANKS, EXILE, PEOPLES_FAVOR
from .cards import OPPORTUNITY
from .ruling import purse
from .scoring import wins_at_wake, won
from .state import BY_TITLE, Oath
from .table import set_mob
from .tokens import spend_favor, to_bank, to_board
from .vocabulary import BANK, DRAINED_BANNER, FED_BANNER, GIVE, PASS, PICKED_UP, SITE, USURPER, YES


class Upkeep(Asking):
    """Feed the People's Favor, or drain it into the poorest bank; its last favor stays. [oath.wake.1, oath.wake.2]"""

    name = "Upkeep"
    rule = "oath.wake.1"
    may_offer = (BANK,)
    lapses = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        if g.banner_tokens[PEOPLES_FAVOR] > 1:
            least = min(g.favor_bank)
            found = [BANK.base + suit for suit in range(BANKS) if g.favor_bank[suit] == least]
        elif g.favor[seat] == 0 and purse(g, seat) > 0:
            return NO_YES  # nobody is forced to use the favor of a bank
        return [YES.base, *found] if purse(g, seat) > 0 else found

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if action == YES.base:
            spend_favor(g, seat, 1)
            g.banner_tokens[PEOPLES_FAVOR] += 1
            g.tell(FED_BANNER, seat)
        else:
            g.banner_tokens[PEOPLES_FAVOR] -= 1
            g.tell(DRAINED_BANNER, seat, action - BANK.base)
            to_bank(g, action - BANK.base, 1)


class MobCheck(Step[Oath]):
    """With six favor or more the People's Favor becomes the Mob. [oath.wake.3, oath.ruling.5]"""

    def run(self, g: Oath) -> None:
        if g.banner_tokens[PEOPLES_FAVOR] >= 6:
            set_mob(g)


class Wake(Step[Oath]):
    """An Exile may win, or become the Usurper. [oath.wake.4, oath.wake.5, oath.citizen.6]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        how = wins_at_wake(g, player)
        if how:
            won(g, player, how, "oath.win.1" if how & BY_TITLE else "oath.win.2")
            return
        if g.title == player and g.role[player] == EXILE and not g.usurper:
            g.usurper = True
            g.tell(USURPER, player)


class Opportunity(Asking):
    """A token lying on the site may be taken. [oath.wake.6]"""

    name = "Opportunity"
    rule = "oath.wake.6"
    lapses = True

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "site": (SITE, g.pawn[self.seat])}

    def actions(self, g: Oath, seat: int) -> list[int]:
        spot = g.pawn[seat]
        if not OPPORTUNITY[g.site[spot]]:
            return []
        found: list[int] = []
        if g.site_favor[spot] > 0:
            found.append(GIVE.base)
        if g.site_secrets[spot] > 0:
            found.append(GIVE.base + 1)
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        spot = g.pawn[seat]
        if action == PASS.base:
            return
        if action == GIVE.base:
            g.site_favor = replaced(g.site_favor, spot, g.site_favor[spot] - 1)
            to_board(g, seat, 1)
        else:
            g.site_secrets = replaced(g.site_secrets, spot, g.site_secrets[spot] - 1)
            g.secrets[seat] += 1
        g.tell(PICKED_UP, seat, action - GIVE.base, spot)
