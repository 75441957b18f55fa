"""What can be added to a deal. [oath.power.11]"""

from ..board import SLOTS
from ..cards import LOCKED
from ..hooks import TO_GARRISON, TO_GIVE_SECRETS
from ..playing.room import fits
from ..ruling import crowned, forbidden, purse, ruler, side
from ..state import Oath
from ..vocabulary import (
    ASK,
    ASK_BACK,
    ASK_BANNER,
    ASK_CARD,
    ASK_SITE,
    GIVE,
    GIVE_BACK,
    GIVE_BANNER,
    GIVE_CARD,
    GIVE_SITE,
)
from .bargain import ADVISERS, BANNERS, CITIZENSHIP, FAVOR, RELICS, SECRETS, SITES, Bargain


def concludes(g: Oath, deal: Bargain) -> bool:
    """Whether the partner can be asked about these goods: they are something, and were not just refused."""
    if not deal.goods and not deal.kind & CITIZENSHIP:
        return False
    return not g.refused or deal.spelled() not in g.refused


def still_open(g: Oath, deal: Bargain) -> bool:
    """Whether these goods, or more, can still be offered."""
    if concludes(g, deal):
        return True
    for good in goods(g, deal):
        if still_open(g, deal.adding(good)):
            return True
    return False


def goods(g: Oath, deal: Bargain) -> list[int]:
    """What can be added to a deal: favor and secrets one by one, then cards, banners, sites; as actions.
    [oath.power.11]"""
    kind, player, partner = deal.kind, deal.proposer, deal.partner
    last = deal.goods[-1] if deal.goods else 0
    found: list[int] = []
    list_tokens(g, found, deal, player, GIVE.base, last, partner)
    list_tokens(g, found, deal, partner, ASK.base, last, player)
    list_cards(g, found, kind, player, partner, GIVE_CARD.base, last)
    list_cards(g, found, kind, partner, player, ASK_CARD.base, last)
    list_backs(g, found, kind, player, partner, GIVE_BACK.base, last)
    list_backs(g, found, kind, partner, player, ASK_BACK.base, last)
    if kind & BANNERS:
        for base, owner in ((GIVE_BANNER.base, player), (ASK_BANNER.base, partner)):
            found += [base + b for b in range(2) if g.banner_of[b] == owner and base + b > last]
    if kind & SITES:
        list_sites(g, found, deal, player, partner, GIVE_SITE.base, last)
        list_sites(g, found, deal, partner, player, ASK_SITE.base, last)
    return found


def named(deal: Bargain, good: int) -> int:
    """How often a good is already in the deal."""
    found = 0
    for other in deal.goods:
        if other == good:
            found += 1
    return found


def list_tokens(g: Oath, found: list[int], deal: Bargain, giver: int, base: int, last: int, taker: int) -> None:
    """Another favor or secret."""
    if deal.kind & FAVOR and base >= last and named(deal, base) < purse(g, giver):
        found.append(base)
    more = deal.kind & SECRETS and base + 1 >= last and named(deal, base + 1) < g.secrets[giver]
    if more and not forbidden(g, giver, TO_GIVE_SECRETS, taker):
        found.append(base + 1)


def list_cards(g: Oath, found: list[int], kind: int, giver: int, taker: int, base: int, last: int) -> None:
    """Relics and face-up advisers."""
    some: list[int] = []
    if kind & ADVISERS:
        for card in g.advisers[giver]:
            if card > 0 and not LOCKED[card] and fits([*g.advisers[taker], card], card):
                some.append(base + card)
    if kind & RELICS:
        some += [base + card for card in g.held[giver]]
    some.sort()
    found += [action for action in some if action > last]


def list_backs(g: Oath, found: list[int], kind: int, giver: int, taker: int, base: int, last: int) -> None:
    """Facedown advisers, by their place in the row."""
    if kind & ADVISERS and fits([*g.advisers[taker], -1000], -1000):
        for place, entry in enumerate(g.advisers[giver]):
            if entry < 0 and base + place > last:
                found.append(base + place)


def list_sites(g: Oath, found: list[int], deal: Bargain, giver: int, taker: int, base: int, last: int) -> None:
    """Ruled sites; the new ruler needs a warband for each, unless bandits hold them for it. Players of one side
    cannot deal in them."""
    if side(g, giver) == side(g, taker):
        return
    already = 0
    for spot in range(SLOTS):
        already += named(deal, base + spot)
    if not crowned(g, taker) and (already >= g.board[taker] or forbidden(g, taker, TO_GARRISON, 0)):
        return
    for spot in range(SLOTS):
        if ruler(g, spot) == side(g, giver) and base + spot > last:
            found.append(base + spot)
