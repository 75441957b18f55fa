"""Battle ready, and how he campaigns. [oath.prince.15, oath.prince.16]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ..actions.travel import can_be_sent
from ..board import SLOTS
from ..campaign.allies import Invite
from ..campaign.defender import defenders
from ..campaign.pools import Pool, attack_force, defense_force
from ..campaign.record import close_war, open_war
from ..campaign.steps import Battle
from ..campaign.targets import (
    add_target,
    added_dice,
    can_declare,
    even_needed,
    more_targets,
    needs_secret,
    obliged,
    pay_secret,
    target_dice,
    targets_here,
)
from ..hooks import TO_CAMPAIGN, TO_TARGET_BANNER
from ..ruling import enemies, forbidden, goods_held, ruler, side
from ..state import Oath
from ..vocabulary import AT, CAMPAIGN_BEGAN, TARGET_BANNER, TARGET_PAWN, TARGETED_SITE
from .sheet import NO_GOODS
from .travel import PrinceJourney


def can_reach(g: Oath, player: int, spot: int) -> bool:
    """Whether he is at a site or can travel there."""
    return spot == g.pawn[player] or can_be_sent(g, player, spot)


def weighed(g: Oath, player: int, spot: int, foe: int, prize: int) -> int:
    """How many warbands more he has than an attack on this foe from this site calls for; below 1: not ready.
    [oath.prince.15]"""
    if foe not in defenders(g, player, spot) or not can_reach(g, player, spot):
        return 0
    open_war(g, player, foe, spot, 0)
    can_declare(g)
    dice = target_dice(g)
    for action in prizes(g, prize):
        dice += added_dice(g, action)
    margin = g.board[player] - g.mind.caution - defense_force(g) - dice
    close_war(g)
    return margin


def prizes(g: Oath, prize: int) -> list[int]:
    """What a node names beside the site: a banner, all relics and banners, or nothing. [oath.prince.16]"""
    options = more_targets(g)
    if prize >= 0:
        return [action for action in options if action == TARGET_BANNER.base + prize]
    if prize == NO_GOODS:
        return []
    return [
        action for action in options if action < AT.base or (action >= TARGET_BANNER.base and action < TARGET_PAWN.base)
    ]


def weakest_site(g: Oath, player: int) -> int:
    """The rival site with the fewest warbands that he is ready to attack, or -1. [oath.prince.15, oath.prince.16]"""
    if forbidden(g, player, TO_CAMPAIGN, 0):
        return -1
    best, least = -1, 0
    for spot in range(SLOTS):
        who = ruler(g, spot)
        if g.site[spot] == 0 or who == side(g, player):
            continue
        number = g.army[spot] if who >= 0 else 1
        if best < 0 or number < least:
            best, least = spot, number
    if best < 0 or weighed(g, player, best, ruler(g, best), NO_GOODS) < 1:
        return -1
    return best


def richest(g: Oath, player: int) -> int:
    """The rival with the most relics and banners, or -1."""
    best, most = -1, 0
    for other in g.order:
        if other != player and enemies(g, player, other) and goods_held(g, other) > most:
            best, most = other, goods_held(g, other)
    return best


def foe_ready(g: Oath, player: int, foe: int, prize: int) -> bool:
    """Whether he is ready to attack a player where its pawn is."""
    if foe < 0 or foe == player or forbidden(g, player, TO_CAMPAIGN, 0) or not enemies(g, player, foe):
        return False
    if prize >= 0 and forbidden(g, player, TO_TARGET_BANNER, prize):
        return False
    return weighed(g, player, g.pawn[foe], foe, prize) > 0


def pursue(g: Oath, player: int, foe: int, prize: int) -> list[AnyStep] | None:
    """Travel to a player and attack it. [oath.prince.24]"""
    return assault(g, player, g.pawn[foe], foe, prize) if foe_ready(g, player, foe, prize) else None


def assault(g: Oath, player: int, spot: int, foe: int, prize: int) -> list[AnyStep]:
    """Travel and campaign are one action."""
    steps: list[AnyStep] = [] if spot == g.pawn[player] else [PrinceJourney(player, spot)]
    return [*steps, PrinceCampaign(player, foe, prize)]


class PrinceCampaign(Step[Oath]):
    """His campaign: what the node names, what must be, and more sites while he is ready. [oath.prince.16]"""

    def __init__(self, seat: int, foe: int, prize: int) -> None:
        self.seat: Final = seat
        self.foe: Final = foe
        self.prize: Final = prize

    def run(self, g: Oath) -> None:
        player, spot = self.seat, g.pawn[self.seat]
        if self.foe not in defenders(g, player, spot):
            return
        open_war(g, player, self.foe, spot, 0)
        g.tell(CAMPAIGN_BEGAN, player, self.foe)
        if needs_secret(g, spot):
            pay_secret(g, spot)
        if obliged(g):
            g.war.sites = 1 << int(spot)
            g.tell(TARGETED_SITE, player, spot)
        for action in prizes(g, self.prize):
            add_target(g, action)
        if not targets_here(g):
            add_target(g, TARGET_PAWN.base)  # nothing else of a foe who came there can be taken
        for other in by_strength(g):
            if AT.base + other in more_targets(g) and not needs_secret(g, other):
                g.war.sites |= 1 << other
                still = ready_for(g, player)
                g.war.sites &= ~(1 << other)
                if still:
                    add_target(g, AT.base + other)
        if even_needed(g) and target_dice(g) % 2:
            even_out(g)
        g.then([Pool(player), Invite(), Battle()])


def even_out(g: Oath) -> None:
    """One target more, where a card asks for an even number of dice."""
    for action in more_targets(g):
        if added_dice(g, action) % 2:
            add_target(g, action)
            return


def by_strength(g: Oath) -> list[int]:
    """All sites, those with the fewest warbands first."""
    found = list(range(SLOTS))
    found.sort(key=lambda spot: g.army[spot])
    return found


def ready_for(g: Oath, player: int) -> bool:
    """Battle ready with the targets so far. [oath.prince.15]"""
    assert g.war.attacker == player
    return attack_force(g) > g.mind.caution + defense_force(g) + target_dice(g)
