"""The Act phase: any number of major and minor actions, with or without modifiers. [oath.act]"""

from typing import Final

from krainy.engine.vocabulary import Reason, Thing

from ..asking import Asking
from ..board import EXILE
from ..campaign.defender import list_campaigns
from ..campaign.steps import campaign
from ..cards import CAMPAIGN as CAMPAIGNING
from ..cards import MODIFIES, SCEPTER
from ..cards import MUSTER as MUSTERING
from ..cards import RECOVER as RECOVERING
from ..cards import SEARCH as SEARCHING
from ..cards import TRADE as TRADING
from ..cards import TRAVEL as TRAVELING
from ..hooks import ON_MODIFIER, POWERS, TO_CAMPAIGN
from ..ruling import forbidden, holder_of, veto
from ..state import CARD_MASK, Oath
from ..vocabulary import (
    BORROW,
    CAMPAIGN,
    CARD,
    GARRISON,
    LEND,
    MUSTER,
    OFFER,
    PASS,
    PEEK,
    PEEK_RELIQUARY,
    RECOVER_BANNER,
    RECOVER_RELIC,
    SEARCH,
    TRADE_FAVOR,
    TRADE_SECRETS,
    TRAVEL,
    UNCOVER,
    USE,
    USED,
    VOCABULARY,
    WITH,
    WITHDRAW,
)
from ..vocabulary import EXILE as EXILE_ACTION
from .costs import NO_MODIFIERS, may_modify, modifiers, supply_needed
from .minor import list_moves, list_offers, list_peeks, list_powers, minor, why_not_move, why_not_transfer, why_not_use
from .muster import list_musters, muster, why_not_muster
from .recover import list_recoveries, recover_banner, recover_relic, why_not_banner, why_not_relic
from .search import list_searches, list_uncoverings, search, uncover, why_not_search
from .trade import list_trades, trade, why_not_trade
from .travel import list_travels, travel, why_not_travel

# -- Act ---------------------------------------------------------------------------------------------------------------


def list_completions(g: Oath, player: int, kind: int, mods: list[int], found: list[int]) -> None:
    """Add every completion of a major action with these modifiers; with those of a Search facedown advisers too.
    [oath.search.8]"""
    if kind == SEARCHING:
        list_searches(g, player, mods, found)
        list_uncoverings(g, player, mods, found)
    elif kind == MUSTERING:
        list_musters(g, player, mods, found)
    elif kind == TRADING:
        list_trades(g, player, mods, found)
    elif kind == RECOVERING:
        list_recoveries(g, player, mods, found)
    elif kind == TRAVELING:
        list_travels(g, player, mods, found)
    else:
        list_campaigns(g, player, mods, found)


def list_modifiers(g: Oath, player: int, kind: int, mods: list[int], found: list[int]) -> None:
    """Add the modifiers of one kind that can be added and still leave something to do. [oath.power.6]"""
    for card in modifiers(g, player, kind, mods):
        if completes(g, player, kind, [*mods, card]):
            found.append(WITH.base + card)


def list_first_modifiers(g: Oath, player: int, found: list[int]) -> None:
    """Add the modifiers of any kind with which a major action can be begun. [oath.power.6]"""
    for at in g.live[ON_MODIFIER]:
        card = at & CARD_MASK
        kind = MODIFIES[card]
        if kind != CAMPAIGNING and may_modify(g, player, at, NO_MODIFIERS) and completes(g, player, kind, [card]):
            found.append(WITH.base + card)


def completes(g: Oath, player: int, kind: int, mods: list[int]) -> bool:
    """Whether these modifiers leave something to do, perhaps with one more: as if elsewhere, say, and at no Supply."""
    some: list[int] = []
    list_completions(g, player, kind, mods, some)
    if some:
        return True
    for card in modifiers(g, player, kind, mods):
        list_completions(g, player, kind, [*mods, card], some)
        if some:
            return True
    return False


def major(g: Oath, player: int, action: int, mods: list[int]) -> None:
    """Take a major action, or uncover an adviser. A last line."""
    if action < MUSTER.base:
        search(g, player, action - SEARCH.base, mods)
    elif action < TRADE_FAVOR.base:
        muster(g, player, action - MUSTER.base, mods)
    elif action < TRADE_SECRETS.base:
        trade(g, player, action - TRADE_FAVOR.base, False, mods)
    elif action < RECOVER_RELIC.base:
        trade(g, player, action - TRADE_SECRETS.base, True, mods)
    elif action < RECOVER_BANNER.base:
        recover_relic(g, player, action - RECOVER_RELIC.base, mods)
    elif action < TRAVEL.base:
        recover_banner(g, player, action - RECOVER_BANNER.base, mods)
    elif action < CAMPAIGN.base:
        travel(g, player, action - TRAVEL.base, mods)
    elif action < WITH.base:
        campaign(g, player, action, g.pawn[player], 0, False)
    else:
        uncover(g, player, action - UNCOVER.base, mods)


class Act(Asking):
    """Any number of actions in any order. [oath.act.1]"""

    name = "Act"
    rule = "oath.act.1"
    may_offer = (WITH,)
    answers = (
        SEARCH,
        MUSTER,
        TRADE_FAVOR,
        TRADE_SECRETS,
        RECOVER_RELIC,
        RECOVER_BANNER,
        TRAVEL,
        CAMPAIGN,
        UNCOVER,
        USE,
        PEEK,
        PEEK_RELIQUARY,
        GARRISON,
        WITHDRAW,
        LEND,
        BORROW,
        OFFER,
        EXILE_ACTION,
    )
    secret = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        if g.act_over:
            return []
        found = [PASS.base]
        for kind in range(CAMPAIGNING + 1):
            list_completions(g, seat, kind, NO_MODIFIERS, found)
        list_first_modifiers(g, seat, found)
        list_powers(g, seat, found)
        list_peeks(g, seat, found)
        list_moves(g, seat, found)
        list_offers(g, seat, found)
        found.sort()
        return found

    lapses = True

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        g.then([self])
        if action >= WITH.base and action < UNCOVER.base:
            card = action - WITH.base
            g.tell(USED, seat, card)
            g.then([Intend(seat, POWERS[card].kind(card), [card])])
        elif action < USE.base:
            major(g, seat, action, [])
        else:
            minor(g, seat, action)

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        return why_not_act(g, self.seat, action, [])


class Intend(Asking):
    """A major action with modifiers: add another, or say what it is. [oath.power.6]"""

    name = "Intend"
    rule = "oath.power.6"
    answers = tuple(VOCABULARY.blocks)
    secret = True

    def __init__(self, seat: int, kind: int, mods: list[int]) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.mods: Final = mods

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, self.mods[-1])}

    def modifiers(self) -> list[int]:
        return self.mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        list_completions(g, seat, self.kind, self.mods, found)
        list_modifiers(g, seat, self.kind, self.mods, found)
        found.sort()
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action >= WITH.base and action < UNCOVER.base:
            g.tell(USED, seat, action - WITH.base)
            g.then([Intend(seat, self.kind, [*self.mods, action - WITH.base])])
        else:
            major(g, seat, action, self.mods)

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        major = action in UNCOVER or SEARCH.base <= action < WITH.base
        return why_not_act(g, self.seat, action, self.mods) if major else Reason(self.rule)


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_act(g: Oath, player: int, action: int, mods: list[int]) -> Reason:
    """The rule that forbids an action of the Act phase."""
    block = VOCABULARY.block_of(action)
    args = block.decode(action)
    if block is SEARCH:
        return why_not_search(g, player, args[0], mods)
    if block is MUSTER:
        return why_not_muster(g, player, args[0])
    if block in (TRADE_FAVOR, TRADE_SECRETS):
        return why_not_trade(g, player, args[0], block is TRADE_SECRETS)
    if block is RECOVER_RELIC:
        return why_not_relic(g, player, args[0])
    if block is RECOVER_BANNER:
        return why_not_banner(g, player, args[0])
    if block is TRAVEL:
        return why_not_travel(g, player, args[0], mods)
    if block is CAMPAIGN:
        if supply_needed(g, player, CAMPAIGNING, 0, 2, mods) > g.supply[player]:
            return Reason("oath.act.2")
        return veto(g, player, TO_CAMPAIGN, 0) if forbidden(g, player, TO_CAMPAIGN, 0) else Reason("oath.campaign.1")
    if block is USE:
        return why_not_use(g, player, args[0])
    if block is PEEK:
        row = g.site_relics[args[0]]
        known = args[1] < len(row) and g.relics.knows(g.driver[player], row[args[1]])
        return Reason("oath.ruling.31" if known else "oath.minor.3")
    if block is PEEK_RELIQUARY:
        if holder_of(g, SCEPTER) != player:
            return Reason("oath.minor.4")
        return Reason("oath.citizen.1" if g.scepter_taken else "oath.ruling.31")
    if block in (GARRISON, WITHDRAW):
        return why_not_move(g, player, args[0] if block is GARRISON else -args[0])
    if block in (LEND, BORROW):
        return why_not_transfer(g, player, args[0], args[1] if block is LEND else -args[1])
    if block is OFFER:
        may = holder_of(g, SCEPTER) == player and not g.scepter_taken
        exile_there = args[0] < g.players and g.role[args[0]] == EXILE
        return Reason("oath.citizen.2" if may and exile_there else "oath.citizen.1")
    if block is EXILE_ACTION:
        return Reason("oath.exile.3" if args[0] == player else "oath.exile.1")
    return Reason(block.rule or "oath.act.1")
