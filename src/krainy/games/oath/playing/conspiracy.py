"""The Conspiracy: a secret burnt for a relic or banner of somebody at your site. [oath.conspiracy]"""

from ..actions.recover import Taken
from ..asking import Asking
from ..board import NO_SUIT
from ..cards import SUIT
from ..hooks import POWERS, TO_TAKE_BANNER, TO_TAKE_RELIC, TO_USE_SECRETS
from ..ruling import advisers_of_suit, at_your_site, forbidden
from ..state import Oath
from ..table import pass_relic, seize_banner
from ..tokens import burn_secrets
from ..vocabulary import PASS, PICK, TARGET_BANNER


def matching(g: Oath, player: int, other: int) -> bool:
    """Whether two of a player's face-up advisers have suits found among the other's. [oath.conspiracy.2]"""
    suits = 0
    for card in g.advisers[other]:
        if card > 0 and SUIT[card] != NO_SUIT:
            suits |= 1 << SUIT[card]
    found = 0
    for suit in range(NO_SUIT):
        if suits >> suit & 1:
            found += advisers_of_suit(g, player, suit)
    return found >= 2


class Conspire(Asking):
    """Take a relic or a banner, or nothing. [oath.conspiracy.2, oath.conspiracy.3]"""

    name = "Conspire"
    rule = "oath.conspiracy.2"
    may_offer = (PICK, TARGET_BANNER)
    lapses = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        if g.secrets[seat] < 1 or forbidden(g, seat, TO_USE_SECRETS, 0):
            return []
        relics: list[int] = []
        banners: list[int] = []
        for other in at_your_site(g, seat):
            if not matching(g, seat, other):
                continue
            relics += [PICK.base + card for card in g.held[other] if not forbidden(g, seat, TO_TAKE_RELIC, card)]
            for banner in range(2):
                if g.banner_of[banner] == other and not forbidden(g, seat, TO_TAKE_BANNER, banner):
                    banners.append(TARGET_BANNER.base + banner)
        relics.sort()
        found = relics + banners
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        burn_secrets(g, seat, 1)
        if action >= TARGET_BANNER.base:
            seize_banner(g, action - TARGET_BANNER.base, seat)
            return
        card = action - PICK.base
        for other in range(g.players):
            if card in g.held[other] and other != seat:
                pass_relic(g, card, other, seat)
                if POWERS[card].royal:
                    g.scepter_taken = seat == g.turn
        g.then([Taken(seat, [card], [])])
