"""Binding exchanges and offers of Citizenship: goods in ascending order, then yes or no. [oath.power.11,
oath.citizen.2]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Reason, Thing

from .asking import NO_YES, Asking
from .board import RELIQUARY, SLOTS
from .cards import LOCKED
from .citizen import become_citizen
from .hooks import TO_GARRISON, TO_GIVE_SECRETS
from .playing.room import MakeSeat, fits, unseated
from .ruling import crowned, forbidden, purse, ruler, side
from .state import ADVISER, Oath
from .table import back, drop_adviser, from_reliquary, lay, lift, pass_banner, pass_relic, see, see_relic
from .tokens import give_favor, march, refresh, withdraw
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
    PLAYER,
    REFUSED,
    SITE,
    SPACE_OF,
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

# The record of a deal: kind, proposer, partner, space of the Reliquary, then the goods as actions of the proposer.
KIND: Final = 0
PROPOSER: Final = 1
PARTNER: Final = 2
SPACE: Final = 3
FIRST_GOOD: Final = 4

OFFER_OF_CITIZENSHIP: Final = FAVOR | SECRETS | RELICS | BANNERS | CITIZENSHIP


def propose(g: Oath, player: int, partner: int, kind: int, space: int) -> None:
    """A player begins to name what a deal contains. A last line."""
    g.deal = [kind, player, partner, space]
    g.tell(OFFERED, player, partner)
    if player == partner:  # the holder of the Scepter offers Citizenship to itself [oath.citizen.1]
        g.then([Carry()])
        return
    g.then([Propose(player)])


def may_propose(g: Oath, player: int, partner: int, kind: int, space: int) -> bool:
    """Whether there is a deal of this kind that the partner has not just refused. [oath.citizen.2]"""
    return still_open(g, [kind, player, partner, space])


def refuse(g: Oath, offer: list[int]) -> None:
    """An offer was refused: it is not made again before something has changed. [oath.citizen.2, oath.ruling.31]"""
    g.refused = [*g.refused, offer]


def concludes(g: Oath, deal: list[int]) -> bool:
    """Whether the partner can be asked about these goods: they are something, and were not just refused."""
    return (len(deal) > FIRST_GOOD or deal[KIND] & CITIZENSHIP != 0) and deal not in g.refused


def still_open(g: Oath, deal: list[int]) -> bool:
    """Whether these goods, or more, can still be offered."""
    if concludes(g, deal):
        return True
    for good in goods(g, deal):
        if still_open(g, [*deal, good]):
            return True
    return False


# -- the goods ---------------------------------------------------------------------------------------------------------


def goods(g: Oath, deal: list[int]) -> list[int]:
    """What can be added to a deal: favor and secrets one by one, then cards, banners, sites; as actions.
    [oath.power.11]"""
    kind, player, partner = deal[KIND], deal[PROPOSER], deal[PARTNER]
    last = deal[-1] if len(deal) > FIRST_GOOD else 0
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


def named(deal: list[int], good: int) -> int:
    """How often a good is already in the deal."""
    found = 0
    for other in deal[FIRST_GOOD:]:
        if other == good:
            found += 1
    return found


def list_tokens(g: Oath, found: list[int], deal: list[int], giver: int, base: int, last: int, taker: int) -> None:
    """Another favor or secret."""
    if deal[KIND] & FAVOR and base >= last and named(deal, base) < purse(g, giver):
        found.append(base)
    more = deal[KIND] & SECRETS and base + 1 >= last and named(deal, base + 1) < g.secrets[giver]
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


def list_sites(g: Oath, found: list[int], deal: list[int], giver: int, taker: int, base: int, last: int) -> None:
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


# -- offer and answer --------------------------------------------------------------------------------------------------


TERMS: Final = (
    SPACE_OF,
    GIVE,
    ASK,
    GIVE_CARD,
    ASK_CARD,
    GIVE_BACK,
    ASK_BACK,
    GIVE_BANNER,
    ASK_BANNER,
    GIVE_SITE,
    ASK_SITE,
)
"""What a deal can be about."""


def why_not_agree(g: Oath, action: int, rule: str) -> Reason:
    """The rule that forbids a part of a deal, or to make it again unchanged after it was refused. [oath.citizen.2]"""
    if g.deal[KIND] & CITIZENSHIP or (action == PASS.base and g.deal in g.refused):
        return Reason("oath.citizen.2")
    return Reason(SPACE_OF.rule if action in SPACE_OF else rule)


class Propose(Asking):
    """What the deal contains, and which relics of the Reliquary are shown. [oath.power.11, oath.citizen.2]"""

    name = "Propose"
    rule = "oath.power.11"
    answers = TERMS
    secret = True

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, g.deal[PARTNER])}

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        if concludes(g, g.deal):
            found.append(PASS.base)
        found += [SPACE_OF.base + space for space in range(RELIQUARY) if may_show(g, seat, space)]
        for good in goods(g, g.deal):
            if not g.refused or still_open(g, [*g.deal, good]):
                found.append(good)
        found.sort()
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            g.then([Answer(g.deal[PARTNER])])
            return
        if action >= SPACE_OF.base and action < SPACE_OF.base + RELIQUARY:
            g.tell(LOOKED, g.deal[PARTNER])
            g.learned()
            see_relic(g, g.deal[PARTNER], g.reliquary[action - SPACE_OF.base])
        else:
            g.deal = [*g.deal, action]
        g.then([self])

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        return why_not_agree(g, action, self.rule)


def may_show(g: Oath, player: int, space: int) -> bool:
    """Whether a relic of the Reliquary can be shown to the partner: the proposer has seen it, the partner has not.
    [oath.citizen.2]"""
    slot = g.reliquary[space]
    if not g.deal[KIND] & CITIZENSHIP or slot < 0:
        return False
    mine, other = g.driver[player], g.driver[g.deal[PARTNER]]
    if mine < 0 or other < 0:
        return False
    return g.relics.knows(mine, slot) and not g.relics.knows(other, slot)


class Answer(Asking):
    """The partner agrees or not. [oath.power.11]"""

    name = "Answer"
    rule = "oath.power.11"
    answers = TERMS

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, g.deal[PROPOSER])}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            g.tell(ACCEPTED, seat)
            g.then([Carry()])
        else:
            g.tell(REFUSED, seat)
            refuse(g, g.deal)
            g.deal = []

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        return why_not_agree(g, action, self.rule)


class Carry(Step[Oath]):
    """The deal is carried out at once. [oath.power.11, oath.citizen.4, oath.ruling.15]"""

    def run(self, g: Oath) -> None:
        deal = g.deal
        g.deal = []
        refresh(g)
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
    """An accepted offer: the Exile turns Citizen and gets the relic.
    [oath.citizen.3, oath.citizen.4, oath.citizen.5]"""

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, g: Oath) -> None:
        from_reliquary(g, self.seat, self.space)
        become_citizen(g, self.seat)


class Deed(Asking):
    """A site changes hands: its warbands leave, and the new ruler garrisons it."""

    name = "Deed"
    rule = "oath.power.11"
    lapses = True

    def __init__(self, seat: int, giver: int, spot: int, later: int) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.spot: Final = spot
        self.later: Final = later
        """How many sites it gets after this one; each needs a warband too."""

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.giver), "site": (SITE, self.spot)}

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
