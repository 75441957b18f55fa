"""Order denizens with powers that are used: Actions, Rest powers, and when they are played."""

from typing import ClassVar, Final

from krainy.engine.flow import Step

from ...actions.travel import can_be_sent, send
from ...asking import Pick
from ...board import REGION_OF, SLOTS
from ...hooks import TO_GARRISON, TO_PLAY_VISION, VETO, Power, owner_at
from ...ruling import at_your_site, forbidden, ruled_sites, rules
from ...state import Oath
from ...table import reveal_site
from ...tokens import gain_warbands, kill_at_site, march, take_favor
from ...vocabulary import AT, SEAT, TRAVELED
from ..shared.choice import Choice, power, seats
from ..shared.tokens import RestFavor
from ..shared.warbands import FarCampaign, Redistribute


class Garrison(Power):
    """A warband for every site ruled, then one on each of them; x is the mask of those done."""

    def use(self, g: Oath, player: int) -> None:
        gain_warbands(g, player, ruled_sites(g, player))
        spots = [spot for spot in range(SLOTS) if rules(g, player, spot)]
        if forbidden(g, player, TO_GARRISON, 0):
            return
        if len(spots) <= g.board[player]:
            for spot in spots:
                march(g, player, spot, 1)
        else:
            g.then([Pick(player, self.card, 0, 0)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if g.board[player] == 0:
            return []
        return [AT.base + spot for spot in range(SLOTS) if rules(g, player, spot) and not x >> spot & 1]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        march(g, player, action - AT.base, 1)
        g.then([Pick(player, self.card, 0, x | 1 << (action - AT.base))])


power("garrison", Garrison())
power("messenger", Redistribute())


class Palanquin(Choice):
    """The player's pawn moves with somebody at the site, who travels there; stage 1: x is that player."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 1:
            return [AT.base + spot for spot in range(SLOTS) if can_be_sent(g, x, spot)]
        return seats([p for p in at_your_site(g, player) if any(can_be_sent(g, p, spot) for spot in range(SLOTS))])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            g.then([Pick(player, self.card, 1, action - SEAT.base)])
            return
        to = action - AT.base
        g.then([Carried(player, to)])
        send(g, x, to)


class Carried(Step[Oath]):
    """A pawn is carried along, which is no travel; a facedown site is turned up all the same."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def run(self, g: Oath) -> None:
        g.pawn[self.seat] = self.to
        g.tell(TRAVELED, self.seat, self.to)
        if g.site[self.to] == 0:
            reveal_site(g, self.to)


power("palanquin", Palanquin())
power("captains", FarCampaign(False))


class SiegeEngines(Choice):
    """Two warbands at one site of the region die."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        region = REGION_OF[g.pawn[player]]
        return [AT.base + spot for spot in range(SLOTS) if g.army[spot] > 0 and REGION_OF[spot] == region]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        kill_at_site(g, action - AT.base, 2)


power("siege-engines", SiegeEngines())


class RoyalTax(Power):
    """Two favor of everybody who stands on a site of the region that the player rules."""

    def use(self, g: Oath, player: int) -> None:
        region = REGION_OF[g.pawn[player]]
        for other in g.order:
            spot = g.pawn[other]
            if other != player and REGION_OF[spot] == region and rules(g, player, spot):
                take_favor(g, player, other, 2)


power("royal-tax", RoyalTax())


class VowOfObedience(RestFavor):
    """No Visions face up. Rest: a favor from any bank."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_PLAY_VISION and owner_at(g, at) == player


power("vow-of-obedience", VowOfObedience(1, 99))
