"""A deal is proposed and answered: goods in ascending order, then yes or no. [oath.power.11, oath.citizen.2]"""

from typing import Final

from krainy.engine.vocabulary import Reason, Thing

from ..asking import NO_YES, Asking
from ..board import RELIQUARY
from ..ruling import purse
from ..state import Oath, mask_of
from ..table import see_relic
from ..vocabulary import (
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
    LOOKED,
    OFFERED,
    PASS,
    PLAYER,
    REFUSED,
    SPACE_OF,
    YES,
)
from .bargain import CITIZENSHIP, FAVOR, NO_BARGAIN, Bargain
from .carrying import Carry
from .goods import concludes, goods, still_open


def propose(g: Oath, player: int, partner: int, kind: int, space: int) -> None:
    """A player begins to name what a deal contains. A last line."""
    g.deal = Bargain(kind, player, partner, space, [])
    if player == partner:  # the holder of the Scepter offers Citizenship to itself [oath.citizen.1]
        g.then([Carry()])
    else:
        g.then([Propose(player)])
    g.tell(OFFERED, player, partner)


def may_propose(g: Oath, player: int, partner: int, kind: int, space: int) -> bool:
    """Whether there is a deal of this kind that the partner has not just refused. [oath.citizen.2]"""
    if not g.refused and (kind & CITIZENSHIP or (kind & FAVOR and purse(g, player) + purse(g, partner) > 0)):
        return True  # Citizenship alone is a deal, and so is a favor
    return still_open(g, Bargain(kind, player, partner, space, []))


def refuse(g: Oath, offer: list[int]) -> None:
    """An offer was refused: it is not made again before something has changed. [oath.citizen.2, oath.ruling.31]"""
    g.refused = [*g.refused, offer]


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
    if g.deal.kind & CITIZENSHIP or (action == PASS.base and g.deal.spelled() in g.refused):
        return Reason("oath.citizen.2")
    return Reason(SPACE_OF.rule if action in SPACE_OF else rule)


class Propose(Asking):
    """What the deal contains, and which relics of the Reliquary are shown. [oath.power.11, oath.citizen.2]"""

    name = "Propose"
    rule = "oath.power.11"
    answers = TERMS
    secret = True

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, g.deal.partner)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        if concludes(g, g.deal):
            found.append(PASS.base)
        found += [SPACE_OF.base + space for space in range(RELIQUARY) if may_show(g, seat, space)]
        for good in goods(g, g.deal):
            if not g.refused or still_open(g, g.deal.adding(good)):
                found.append(good)
        found.sort()
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            g.then([Answer(g.deal.partner)])
            return
        g.then([self])  # first: as long as it waits, nobody else sees what is offered
        if action >= SPACE_OF.base and action < SPACE_OF.base + RELIQUARY:
            g.tell(LOOKED, g.deal.partner)
            g.learned(knowing=mask_of(g, seat))
            see_relic(g, g.deal.partner, g.reliquary[action - SPACE_OF.base])
        else:
            g.deal = g.deal.adding(action)

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        return why_not_agree(g, action, self.rule)


def may_show(g: Oath, player: int, space: int) -> bool:
    """Whether a relic of the Reliquary can be shown to the partner: the proposer has seen it, the partner has not.
    [oath.citizen.2]"""
    slot = g.reliquary[space]
    if not g.deal.kind & CITIZENSHIP or slot < 0:
        return False
    mine, other = g.driver[player], g.driver[g.deal.partner]
    if mine < 0 or other < 0:
        return False
    return g.relics.knows(mine, slot) and not g.relics.knows(other, slot)


class Answer(Asking):
    """The partner agrees or not. [oath.power.11]"""

    name = "Answer"
    rule = "oath.power.11"

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, g.deal.proposer)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            g.tell(ACCEPTED, seat)
            g.then([Carry()])
        else:
            refuse(g, g.deal.spelled())
            g.deal = NO_BARGAIN
            g.tell(REFUSED, seat)
