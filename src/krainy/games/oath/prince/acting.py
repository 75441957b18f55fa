"""He plays a card, then acts along the Mind Map. [oath.prince.8, oath.prince.9, oath.prince.12, oath.prince.13]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ..actions.recover import may_recover
from ..asking import SettleTitle
from ..board import BANKS, DARKEST_SECRET, PEOPLES_FAVOR, PROTECTION, SLOTS, SUPREMACY
from ..cards import ADVISER_ONLY, ENTRIES, PLACE, PLAN, SUIT
from ..hooks import POWERS, TO_PLAY_TO, TO_PLAY_UP, lying
from ..oathkeeper import leads
from ..playing.discards import AS_USUAL, discard_hand
from ..playing.placing import ToSite
from ..playing.room import has_room
from ..ruling import forbidden, ruler
from ..state import Oath
from ..table import advance_visions, back, front, show, uncover_top
from ..tokens import gain_favor, gain_secrets, gain_warbands
from ..vocabulary import DREW, PRINCE_NODE
from .campaign import assault, foe_ready, pursue, richest, weakest_site
from .recovering import PrinceRelic, can_pay_relic, recover
from .sheet import (
    ALL_GOODS,
    DOES,
    DRAWN,
    FIRST_ROW,
    GAINS,
    GOES,
    LAST_ROW,
    NO_GOODS,
    TESTS,
    befriends,
    most_actions,
    quadrant,
    raise_tactics,
)
from .trading import prince_muster, trade_favor, trade_secrets
from .travel import best_site, journey, relic_site

# -- playing a card ----------------------------------------------------------------------------------------------------


class PrincePlay(Step[Oath]):
    """Draw some cards, reveal, play one. [oath.prince.8, oath.prince.9, oath.prince.10, oath.prince.11]"""

    def __init__(self, seat: int, opening: bool) -> None:
        self.seat: Final = seat
        self.opening: Final = opening
        """Whether the actions of the turn follow."""

    def run(self, g: Oath) -> None:
        player = self.seat
        drawn = g.deck[:DRAWN]
        g.learned()
        g.tell(DREW, player, len(drawn))
        g.hand = []
        for slot in drawn:
            g.hand = [*g.hand, slot]
            if back(slot):
                advance_visions(g, player)
            else:
                show(g, player, slot)
                if ENTRIES[front(g, slot)] & PLAN:
                    raise_tactics(g)
        uncover_top(g, drawn)
        chosen = choose_card(g, player)
        steps: list[AnyStep] = []
        row = FIRST_ROW
        if chosen >= 0:
            suit = SUIT[front(g, chosen)]
            row = tie(g, suit)
            steps.append(ToSite(player, chosen, room(g, player, front(g, chosen)), True, []))
        else:
            console(g, player)
        for slot in drawn:
            if slot != chosen:
                discard_hand(g, player, slot, AS_USUAL)
        if self.opening:
            steps.append(PrinceActs(player, min(max(2, row), most_actions(g, player)), 0))
        g.then(steps)


def room(g: Oath, player: int, card: int) -> int:
    """The topmost site with room for a card, or -1. [oath.prince.10]"""
    for spot in range(SLOTS):
        if has_room(g, spot) and not POWERS[card].forbids(g, lying(card, spot), player, TO_PLAY_TO, spot):
            return spot
    return -1


def choose_card(g: Oath, player: int) -> int:
    """The slot of the drawn card that he plays, or -1. [oath.prince.3, oath.prince.9]"""
    sign = 1 if befriends(g) else -1
    best, best_row, best_suit = -1, 0, BANKS
    for slot in g.hand:
        if back(slot):
            continue
        suit = SUIT[front(g, slot)]
        row = g.mind.ties[suit] * sign
        if row > best_row or (row == best_row and row >= 0 and suit < best_suit):
            best, best_row, best_suit = slot, row, suit
    if best < 0 or PLACE[front(g, best)] == ADVISER_ONLY or forbidden(g, player, TO_PLAY_UP, front(g, best)):
        return -1
    return best if room(g, player, front(g, best)) >= 0 else -1


def tie(g: Oath, suit: int) -> int:
    """The suit's marker rises one row on the side of the quadrant; its row. [oath.prince.10]"""
    row = abs(g.mind.ties[suit])
    row = FIRST_ROW if row == 0 else min(LAST_ROW, row + 1)
    g.mind.ties[suit] = row if befriends(g) else -row
    return row


def console(g: Oath, player: int) -> None:
    """What he gains when he can play nothing. [oath.prince.11]"""
    gains = GAINS[quadrant(g)]
    fullest = list(g.favor_bank).index(max(g.favor_bank))
    if gains.get("warbands", 0):
        gain_warbands(g, player, gains["warbands"])
    if gains.get("favor", 0):
        gain_favor(g, player, fullest, gains["favor"])
    if gains.get("secrets", 0):
        gain_secrets(g, player, gains["secrets"])
    for _ in range(gains.get("tactics", 0)):
        raise_tactics(g)


# -- actions -----------------------------------------------------------------------------------------------------------


class PrinceActs(Step[Oath]):
    """One node of the Mind Map after the other, until the actions are used up. [oath.prince.13]"""

    def __init__(self, seat: int, left: int, skipped: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.skipped: Final = skipped
        """The nodes passed without an action since the last one that counted, as a mask."""

    def run(self, g: Oath) -> None:
        node = g.mind.node
        if self.left <= 0 or self.skipped >> node & 1:
            return
        steps = perform(g, self.seat, DOES[node])
        if steps is None:
            g.then([PrinceExit(self.seat, self.left, self.skipped | 1 << node)])
        else:
            g.tell(PRINCE_NODE, self.seat, node)
            g.then([*steps, SettleTitle(), PrinceExit(self.seat, self.left - 1, 0)])


class PrinceExit(Step[Oath]):
    """Leave a node by the first exit whose test is true. [oath.prince.13]"""

    def __init__(self, seat: int, left: int, skipped: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.skipped: Final = skipped

    def run(self, g: Oath) -> None:
        node = g.mind.node
        for place, test in enumerate(TESTS[node]):
            if holds(g, self.seat, test):
                g.mind.node = GOES[node][place]
                break
        g.then([PrinceActs(self.seat, self.left, self.skipped)])


def holds(g: Oath, player: int, test: str) -> bool:
    """One test of the Mind Map."""
    if test == "always":
        return True
    if test == "most_sites":
        return leads(g, player, SUPREMACY)
    if test == "most_goods":
        return leads(g, player, PROTECTION)
    if test == "ready_site":
        return weakest_site(g, player) >= 0
    if test == "ready_goods":
        return foe_ready(g, player, richest(g, player), ALL_GOODS)
    if test == "pay_relic":
        return can_pay_relic(g, player)
    if test == "holds_secret":
        return g.banner_of[DARKEST_SECRET] == player
    if test == "holds_people":
        return g.banner_of[PEOPLES_FAVOR] == player
    if test == "ready_secret":
        return foe_ready(g, player, g.banner_of[DARKEST_SECRET], DARKEST_SECRET)
    if test == "ready_people":
        return foe_ready(g, player, g.banner_of[PEOPLES_FAVOR], PEOPLES_FAVOR)
    if test == "pay_secret":
        return may_recover(g, player, DARKEST_SECRET, [])
    if test == "pay_people":
        return may_recover(g, player, PEOPLES_FAVOR, [])
    return g.banner_of[DARKEST_SECRET] != player and g.banner_of[PEOPLES_FAVOR] == player  # lacks_secret


def perform(g: Oath, player: int, what: str) -> list[AnyStep] | None:
    """Do an action, or say that it is impossible; what is left to do comes back as steps.
    [oath.prince.13, oath.prince.14]"""
    if what == "":
        return None
    if what == "muster":
        return [] if prince_muster(g, player) else None
    if what == "trade_favor":
        return [] if trade_favor(g, player) else None
    if what == "trade_secrets":
        return [] if trade_secrets(g, player) else None
    if what == "trade_both":
        one = trade_favor(g, player)
        other = trade_secrets(g, player)
        return [] if one or other else None
    if what == "travel_favor":
        return journey(g, player, best_site(g, player, True))
    if what == "travel_secrets":
        return journey(g, player, best_site(g, player, False))
    if what == "travel_relic":
        return journey(g, player, relic_site(g))
    if what == "recover_relic":
        return [PrinceRelic(player)] if can_pay_relic(g, player) else None
    if what == "recover_secret":
        return recover(g, player, DARKEST_SECRET)
    if what == "recover_people":
        return recover(g, player, PEOPLES_FAVOR)
    if what == "search":
        return [PrincePlay(player, False)] if g.deck else None
    if what == "campaign_site":
        spot = weakest_site(g, player)
        return assault(g, player, spot, ruler(g, spot), NO_GOODS) if spot >= 0 else None
    if what == "campaign_goods":
        return pursue(g, player, richest(g, player), ALL_GOODS)
    if what == "campaign_secret":
        return pursue(g, player, g.banner_of[DARKEST_SECRET], DARKEST_SECRET)
    return pursue(g, player, g.banner_of[PEOPLES_FAVOR], PEOPLES_FAVOR)
