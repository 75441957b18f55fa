"""Binding exchanges and offers of Citizenship: goods in ascending order, then yes or no. [oath.power.11,
oath.citizen.2]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from .asking import NO_YES, Asking
from .board import SLOTS
from .cards import LOCKED
from .citizen import become_citizen
from .hooks import TO_GARRISON, TO_GIVE_SECRETS
from .play import MakeSeat, fits, unseated
from .ruling import crowned, forbidden, purse, ruler, side
from .state import ADVISER, Oath
from .table import back, drop_adviser, from_reliquary, lay, lift, pass_banner, pass_relic, see, see_relic
from .tokens import give_favor, march, withdraw
from .vocabulary import (
    ACCEPTED,
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
    GOT_ADVISER,
    GOT_BACK,
    LOOKED,
    NUM,
    OFFERED,
    PASS,
    REFUSED,
    TOOK_SECRETS,
    YES,
)

# The goods that a deal may contain, as bits.
FAVOR: Final = 1
SECRETS: Final = 2
RELICS: Final = 4
ADVISERS: Final = 8
SITES: Final = 16
BANNERS: Final = 32
CITIZENSHIP: Final = 64

MOST_OFFERS: Final = 3

# The record of a deal: kind, proposer, partner, space of the Reliquary, then the goods as actions of the proposer.
KIND: Final = 0
PROPOSER: Final = 1
PARTNER: Final = 2
SPACE: Final = 3
FIRST_GOOD: Final = 4


def propose(g: Oath, player: int, partner: int, kind: int, space: int) -> None:
    """A player begins to name what a deal contains. A last line."""
    g.offers += 1
    g.deal = [kind, player, partner, space]
    g.tell(OFFERED, player, partner)
    if player == partner:  # the holder of the Scepter offers Citizenship to itself [oath.citizen.1]
        g.then([Carry()])
        return
    g.then([Propose(player)])


def may_propose(g: Oath) -> bool:
    """Only so many deals are proposed in a turn."""
    return g.offers < MOST_OFFERS


def named(g: Oath, good: int) -> int:
    """How often a good is already in the deal."""
    found = 0
    for other in g.deal[FIRST_GOOD:]:
        if other == good:
            found += 1
    return found


class Propose(Asking):
    """What the deal contains: favor and secrets one by one, then cards, banners, sites. [oath.power.11]"""

    secret = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        deal = g.deal
        kind, partner = deal[KIND], deal[PARTNER]
        last = deal[-1] if len(deal) > FIRST_GOOD else 0
        found: list[int] = []
        if len(deal) > FIRST_GOOD or kind & CITIZENSHIP:
            found.append(PASS.base)
        if may_show(g, seat):
            found.append(YES.base)
        self.list_tokens(g, found, seat, GIVE.base, last, partner)
        self.list_tokens(g, found, partner, ASK.base, last, seat)
        self.list_cards(g, found, seat, partner, GIVE_CARD.base, last)
        self.list_cards(g, found, partner, seat, ASK_CARD.base, last)
        self.list_backs(g, found, seat, partner, GIVE_BACK.base, last)
        self.list_backs(g, found, partner, seat, ASK_BACK.base, last)
        if kind & BANNERS:
            for base, owner in ((GIVE_BANNER.base, seat), (ASK_BANNER.base, partner)):
                found += [base + b for b in range(2) if g.banner_of[b] == owner and base + b > last]
        if kind & SITES:
            self.list_sites(g, found, seat, partner, GIVE_SITE.base, last)
            self.list_sites(g, found, partner, seat, ASK_SITE.base, last)
        return found if found else [PASS.base]

    def list_tokens(self, g: Oath, found: list[int], giver: int, base: int, last: int, taker: int) -> None:
        """Another favor or secret."""
        if g.deal[KIND] & FAVOR and base >= last and named(g, base) < purse(g, giver):
            found.append(base)
        more = g.deal[KIND] & SECRETS and base + 1 >= last and named(g, base + 1) < g.secrets[giver]
        if more and not forbidden(g, giver, TO_GIVE_SECRETS, taker):
            found.append(base + 1)

    def list_cards(self, g: Oath, found: list[int], giver: int, taker: int, base: int, last: int) -> None:
        """Relics and face-up advisers."""
        some: list[int] = []
        if g.deal[KIND] & ADVISERS:
            for card in g.advisers[giver]:
                if card > 0 and not LOCKED[card] and fits([*g.advisers[taker], card], card):
                    some.append(base + card)
        if g.deal[KIND] & RELICS:
            some += [base + card for card in g.held[giver]]
        some.sort()
        found += [action for action in some if action > last]

    def list_backs(self, g: Oath, found: list[int], giver: int, taker: int, base: int, last: int) -> None:
        """Facedown advisers, by their place in the row."""
        if g.deal[KIND] & ADVISERS and fits([*g.advisers[taker], -1000], -1000):
            for place, entry in enumerate(g.advisers[giver]):
                if entry < 0 and base + place > last:
                    found.append(base + place)

    def list_sites(self, g: Oath, found: list[int], giver: int, taker: int, base: int, last: int) -> None:
        """Ruled sites; the new ruler needs a warband for each, unless bandits hold them for it. Players of one side
        cannot deal in them."""
        if side(g, giver) == side(g, taker):
            return
        already = 0
        for spot in range(SLOTS):
            already += named(g, base + spot)
        if not crowned(g, taker) and (already >= g.board[taker] or forbidden(g, taker, TO_GARRISON, 0)):
            return
        for spot in range(SLOTS):
            if ruler(g, spot) == side(g, giver) and base + spot > last:
                found.append(base + spot)

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            if len(g.deal) > FIRST_GOOD or g.deal[KIND] & CITIZENSHIP:
                g.then([Answer(g.deal[PARTNER])])
            else:
                g.deal = []
        elif action == YES.base:
            g.tell(LOOKED, g.deal[PARTNER])
            g.learned()
            see_relic(g, g.deal[PARTNER], g.reliquary[g.deal[SPACE]])
            g.then([self])
        else:
            g.deal = [*g.deal, action]
            g.then([self])


def may_show(g: Oath, player: int) -> bool:
    """Whether the offered relic can be shown to the partner: the proposer has seen it, the partner has not."""
    if not g.deal[KIND] & CITIZENSHIP:
        return False
    slot = g.reliquary[g.deal[SPACE]]
    mine, other = g.driver[player], g.driver[g.deal[PARTNER]]
    if mine < 0 or other < 0:
        return False
    return g.relics.knows(mine, slot) and not g.relics.knows(other, slot)


class Answer(Asking):
    """The partner agrees or not. [oath.power.11]"""

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            g.tell(ACCEPTED, seat)
            g.then([Carry()])
        else:
            g.tell(REFUSED, seat)
            g.deal = []


class Carry(Step[Oath]):
    """The deal is carried out at once. [oath.power.11, oath.citizen.4] (ruling 15)"""

    def run(self, g: Oath) -> None:
        deal = g.deal
        g.deal = []
        player, partner = deal[PROPOSER], deal[PARTNER]
        steps: list[AnyStep] = []
        favor = [0, 0]
        secrets = [0, 0]
        backs: list[list[int]] = [[], []]
        rows = [g.advisers[player], g.advisers[partner]]
        for good in deal[FIRST_GOOD:]:
            if good < ASK.base:
                count(favor, secrets, 0, good - GIVE.base)
            elif good < GIVE_CARD.base:
                count(favor, secrets, 1, good - ASK.base)
            elif good < ASK_CARD.base:
                hand_card(g, player, partner, good - GIVE_CARD.base, steps)
            elif good < GIVE_BACK.base:
                hand_card(g, partner, player, good - ASK_CARD.base, steps)
            elif good < ASK_BACK.base:
                backs[0].append(rows[0][good - GIVE_BACK.base])
            elif good < GIVE_BANNER.base:
                backs[1].append(rows[1][good - ASK_BACK.base])
            elif good < ASK_BANNER.base:
                pass_banner(g, good - GIVE_BANNER.base, partner)
            elif good < GIVE_SITE.base:
                pass_banner(g, good - ASK_BANNER.base, player)
            elif good < ASK_SITE.base:
                later = sum(1 for other in deal[FIRST_GOOD:] if good < other < ASK_SITE.base)
                steps.append(Deed(partner, player, good - GIVE_SITE.base, later))
            else:
                later = sum(1 for other in deal[FIRST_GOOD:] if other > good)
                steps.append(Deed(player, partner, good - ASK_SITE.base, later))
        hand_backs(g, player, partner, backs[0], steps)
        hand_backs(g, partner, player, backs[1], steps)
        give_favor(g, player, partner, favor[0])
        give_favor(g, partner, player, favor[1])
        hand_secrets(g, player, partner, secrets[0])
        hand_secrets(g, partner, player, secrets[1])
        if deal[KIND] & CITIZENSHIP:
            g.then([*steps, NewCitizen(partner, deal[SPACE])])
        else:
            g.then(steps)


def count(favor: list[int], secrets: list[int], place: int, good: int) -> None:
    """One more favor or secret of a side."""
    if good == 0:
        favor[place] += 1
    else:
        secrets[place] += 1


def hand_secrets(g: Oath, giver: int, taker: int, number: int) -> None:
    """Secrets change hands."""
    if number > 0:
        g.secrets[giver] -= number
        g.secrets[taker] += number
        g.tell(TOOK_SECRETS, taker, giver, number)


def hand_card(g: Oath, giver: int, taker: int, card: int, steps: list[AnyStep]) -> None:
    """A relic or a face-up adviser changes hands; it keeps its tokens. [oath.term.18]"""
    if card in g.held[giver]:
        pass_relic(g, card, giver, taker)
        return
    lift(g, card, ADVISER + giver)
    lay(g, card, ADVISER + taker)
    g.tell(GOT_ADVISER, taker, card)
    steps.append(MakeSeat(taker, card))
    steps += unseated(g, giver, card)


def hand_backs(g: Oath, giver: int, taker: int, entries: list[int], steps: list[AnyStep]) -> None:
    """Facedown advisers change hands; the new owner sees them."""
    for entry in entries:
        drop_adviser(g, giver, g.advisers[giver].index(entry))
        g.advisers[taker] = [*g.advisers[taker], entry]
        g.tell(GOT_BACK, taker, back(-1 - entry))
        see(g, taker, -1 - entry)
        steps.append(MakeSeat(taker, entry))


class NewCitizen(Step[Oath]):
    """An accepted offer: the Exile turns Citizen and gets the relic. [oath.citizen.3-5]"""

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, g: Oath) -> None:
        from_reliquary(g, self.seat, self.space)
        become_citizen(g, self.seat)


class Deed(Asking):
    """A site changes hands: its warbands leave, and the new ruler garrisons it."""

    lapses = True

    def __init__(self, seat: int, giver: int, spot: int, later: int) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.spot: Final = spot
        self.later: Final = later
        """How many sites it gets after this one; each needs a warband too."""

    def enter(self, g: Oath) -> bool:
        g.unsettled = False  # the whole exchange is one change [oath.title.5]
        return super().enter(g)

    def lapse(self, g: Oath) -> None:
        g.unsettled = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        least = 0 if crowned(g, seat) else 1
        most = 0 if forbidden(g, seat, TO_GARRISON, self.spot) else min(40, g.board[seat] - least * self.later)
        return [NUM.base + number for number in range(least, most + 1)]

    def take(self, g: Oath, seat: int, action: int) -> None:
        withdraw(g, self.giver, self.spot, g.army[self.spot])
        march(g, seat, self.spot, action - NUM.base)
        g.unsettled = True
