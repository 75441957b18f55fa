"""He recovers relics and banners. [oath.prince.24]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ..actions.recover import BannerTaken, may_recover, take_from_site
from ..board import BANKS, EXILE, NO_SUIT, PEOPLES_FAVOR
from ..cards import PRICE_BANK, PRICE_FAVOR, PRICE_SECRET
from ..hooks import TO_RECOVER_RELIC
from ..ruling import forbidden, purse
from ..state import Oath
from ..table import pass_banner
from ..tokens import burn_favor, burn_secrets, gain_secrets, spend_favor, to_bank
from ..vocabulary import BANNER_TOKENS, CALM, PAID_FAVOR


def can_pay_relic(g: Oath, player: int) -> bool:
    """Whether he could recover a relic here; as an Exile he may pay secrets as favor. [oath.prince.24]"""
    spot = g.pawn[player]
    if not g.site_relics[spot] or forbidden(g, player, TO_RECOVER_RELIC, spot):
        return False
    favor, secrets = PRICE_FAVOR[g.site[spot]], PRICE_SECRET[g.site[spot]]
    if g.role[player] == EXILE:
        return purse(g, player) + g.secrets[player] - secrets >= favor and g.secrets[player] >= secrets
    return purse(g, player) >= favor and g.secrets[player] >= secrets


class PrinceRelic(Step[Oath]):
    """He recovers the first relic at his site."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        site = g.site[g.pawn[player]]
        favor = PRICE_FAVOR[site]
        own = min(favor, purse(g, player))
        burn_secrets(g, player, PRICE_SECRET[site] + favor - own)
        if PRICE_BANK[site] != NO_SUIT:
            spend_favor(g, player, own)
            g.tell(PAID_FAVOR, player, own)
            to_bank(g, PRICE_BANK[site], own)
        else:
            burn_favor(g, player, own)
        take_from_site(g, player, g.pawn[player], 0, [])


def recover(g: Oath, player: int, banner: int) -> list[AnyStep] | None:
    """He recovers a banner with all he has; its old favor starts at the leftmost bank. [oath.prince.3]"""
    if not may_recover(g, player, banner, []):
        return None
    old, before = g.banner_tokens[banner], g.banner_of[banner]
    if banner == PEOPLES_FAVOR:
        number = g.favor[player] if g.favor[player] > old else purse(g, player)
        spend_favor(g, player, number)
        if g.mob:
            g.mob = False
            g.tell(CALM)
        for place in range(old):
            to_bank(g, place % BANKS, 1)
    else:
        number = g.secrets[player]
        g.secrets[player] = 0
        gain_secrets(g, player, old if before == player else 1)
        if before >= 0 and before != player:
            gain_secrets(g, before, old - 1)
    g.banner_tokens[banner] = number
    pass_banner(g, banner, player)
    g.tell(BANNER_TOKENS, banner, number)
    return [BannerTaken(player, banner)]
