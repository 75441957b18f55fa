"""Powers that move warbands, or let them campaign from elsewhere. [oath.campaign.30]"""

from typing import Final

from krainy.engine.flow import AnyStep

from ...actions.costs import beast_site
from ...asking import Pick
from ...board import SLOTS
from ...campaign.defender import attack_actions
from ...campaign.steps import FreeCampaign
from ...hooks import TO_CAMPAIGN, TO_GARRISON, Power
from ...ruling import crowned, forbidden, ruled_sites, rules
from ...state import Oath, home
from ...table import spots_up
from ...tokens import march, withdraw
from ...vocabulary import AT, NUM
from .choice import Choice


class Redistribute(Power):
    """Warbands move freely among the board and the ruled sites, one staying at each site that bandits do not hold.

    All that may move first comes to the board; then each site in turn gets so many back. Who may not garrison chooses
    at each site how many leave.
    """

    asks = True

    def can(self, g: Oath, player: int) -> bool:
        return ruled_sites(g, player) > 0

    def use(self, g: Oath, player: int) -> None:
        self.shift(g, player)

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if player >= 0 and ruled_sites(g, player) > 0 else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        self.shift(g, player)

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return True

    def mine(self, g: Oath, player: int, spot: int) -> bool:
        """Whether the player rules a site, and no other colour than its own is there."""
        return rules(g, player, spot) and g.army_of[spot] in (-1, home(g, player))

    def staying(self, g: Oath, player: int) -> int:
        """How many must stay at a site; bandits may hold it for the player. [oath.power.10]"""
        return 0 if crowned(g, player) else 1

    def shift(self, g: Oath, player: int) -> None:
        """Begin with the first site."""
        barred = forbidden(g, player, TO_GARRISON, 0)
        steps: list[AnyStep] = []
        for spot in range(SLOTS):
            if self.mine(g, player, spot):
                if not barred:
                    withdraw(g, player, spot, g.army[spot] - self.staying(g, player))
                steps.append(Pick(player, self.card, 1 if barred else 0, spot))
        g.then(steps)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        most = g.board[player] if stage == 0 else g.army[x] - self.staying(g, player)
        return [NUM.base + number for number in range(min(40, most) + 1)] if most > 0 else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            march(g, player, x, action - NUM.base)
        else:
            withdraw(g, player, x, action - NUM.base)


class FarCampaign(Choice):
    """A campaign without Supply as if the pawn were at another site, whose warbands join."""

    def __init__(self, beasts: bool) -> None:
        super().__init__()
        self.beasts: Final = beasts

    def can(self, g: Oath, player: int) -> bool:
        return not forbidden(g, player, TO_CAMPAIGN, 0) and super().can(g, player)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for spot in spots_up(g):
            allowed = beast_site(g, spot) if self.beasts else rules(g, player, spot)
            if allowed and attack_actions(g, player, spot, 1 << spot):
                found.append(AT.base + spot)
        return found

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        spot = action - AT.base
        g.then([FreeCampaign(player, spot, 1 << spot)])
