"""A deal is carried out. [oath.power.11, oath.citizen.4]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step, replaced_row
from krainy.engine.vocabulary import Thing

from ..asking import Asking
from ..citizen import become_citizen
from ..hooks import TO_GARRISON
from ..playing.room import MakeSeat, unseated
from ..ruling import crowned, forbidden
from ..state import ADVISER, Oath
from ..table import back, drop_adviser, from_reliquary, lay, lift, pass_banner, pass_relic, see
from ..tokens import give_favor, march, refresh, withdraw
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
    GOT_ADVISER,
    GOT_BACK,
    NUM,
    PLAYER,
    SITE,
    TOOK_SECRETS,
)
from .bargain import CITIZENSHIP, NO_BARGAIN


class Carry(Step[Oath]):
    """The deal is carried out at once. [oath.power.11, oath.citizen.4, oath.ruling.15]"""

    def run(self, g: Oath) -> None:
        deal = g.deal
        g.deal = NO_BARGAIN
        refresh(g)
        player, partner = deal.proposer, deal.partner
        steps: list[AnyStep] = []
        favor = [0, 0]
        secrets = [0, 0]
        backs: list[list[int]] = [[], []]
        rows = [g.advisers[player], g.advisers[partner]]
        for good in deal.goods:
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
                later = sum(1 for other in deal.goods if good < other < ASK_SITE.base)
                steps.append(Deed(partner, player, good - GIVE_SITE.base, later))
            else:
                later = sum(1 for other in deal.goods if other > good)
                steps.append(Deed(player, partner, good - ASK_SITE.base, later))
        hand_backs(g, player, partner, backs[0], steps)
        hand_backs(g, partner, player, backs[1], steps)
        give_favor(g, player, partner, favor[0])
        give_favor(g, partner, player, favor[1])
        hand_secrets(g, player, partner, secrets[0])
        hand_secrets(g, partner, player, secrets[1])
        if deal.kind & CITIZENSHIP:
            g.then([*steps, NewCitizen(partner, deal.space)])
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
        g.advisers = replaced_row(g.advisers, taker, [*g.advisers[taker], entry])
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
