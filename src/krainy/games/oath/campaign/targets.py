"""Targets are declared, one after the other. [oath.campaign.5, oath.campaign.6]"""

from krainy.engine.vocabulary import Reason, Thing

from ..actions.travel import SECRET
from ..asking import Asking
from ..board import BANDITS, CITIZEN, EXILE, SLOTS, SUPREMACY
from ..cards import RELIC_DICE as PRINTED_DICE
from ..hooks import (
    CROWN,
    FORCE,
    PAWN_DICE,
    POWERS,
    RELIC_DICE,
    ROUTE,
    SITE_DICE,
    TARGETS,
    TO_TARGET_BANNER,
    TO_TARGET_RELIC,
    TO_USE_SECRETS,
    card_at,
    place_at,
)
from ..ruling import amount, forbidden, ruler, side
from ..state import Oath, home
from ..tokens import turn_secret
from ..vocabulary import (
    AT,
    CARD,
    NUMBER,
    PASS,
    PICK,
    RELIC_AT,
    SITE,
    TARGET_BANNER,
    TARGET_PAWN,
    TARGETED_BANNER,
    TARGETED_CARD,
    TARGETED_PAWN,
    TARGETED_SITE,
)
from .record import close_war, joins, open_war


def rules_against(g: Oath, attacker: int, other: int, who: int) -> bool:
    """Whether the other rules the site in a campaign against it. [oath.campaign.4]"""
    if who < 0 or home(g, other) != who:
        return False
    if g.role[attacker] != EXILE and g.role[other] != EXILE:
        return g.role[attacker] == CITIZEN  # the Chancellor's attack makes that Citizen rule nothing purple
    return True


def attackable(g: Oath, attacker: int, other: int, spot: int, joining: int) -> bool:
    """Whether a legal set of targets exists. [oath.campaign.5, oath.campaign.6]

    Its pawn at the attacker's site is one, or the site that it rules, unless a card has a say in it.
    """
    plain = not joining and not g.live[TARGETS] and not g.live[FORCE] and not g.live[CROWN]
    if plain and not guarded(g, attacker, spot):
        return True
    open_war(g, attacker, other, spot, joining)
    possible = can_declare(g)
    close_war(g)
    return possible


def can_declare(g: Oath) -> bool:
    """Whether the targets can be declared at all; asked with the record open."""
    attacker, spot = g.war.attacker, g.war.spot
    if needs_secret(g, spot):
        if g.secrets[attacker] < 1 or forbidden(g, attacker, TO_USE_SECRETS, 0):
            return False
        g.war.paid |= 1 << spot
    if obliged(g):
        g.war.sites = 1 << spot
    return can_finish(g, PASS.base)


def can_finish(g: Oath, action: int) -> bool:
    """Whether a legal set of targets can be reached once this one is added. [oath.campaign.6]

    One must be at the attacker's site. Where the dice must be even, the sets of targets are followed by both.
    """
    here = targets_here(g) or (action != PASS.base and is_here(g, action))
    if not even_needed(g):
        if here:
            return True
        for other in more_targets(g):
            if other != action and is_here(g, other):
                return True
        return False
    odd = (target_dice(g) + (added_dice(g, action) if action != PASS.base else 0)) % 2
    reached = [False] * 4
    reached[2 * here + odd] = True
    for other in more_targets(g):
        if other == action:
            continue
        change = added_dice(g, other) % 2
        for state in range(4):
            if reached[state]:
                reached[(state | 2 if is_here(g, other) else state) ^ change] = True
    return reached[2]


def is_here(g: Oath, action: int) -> bool:
    """Whether a target is at the attacker's site."""
    return action < AT.base or action >= TARGET_BANNER.base or action == AT.base + g.war.spot


def obliged(g: Oath) -> bool:
    """Whether the defender rules the attacker's site, so that it must be a target; not if the warbands there join the
    attack. [oath.campaign.6]"""
    return rules_in_war(g, g.war.spot) and not joins(g, g.war.spot)


def rules_in_war(g: Oath, spot: int) -> bool:
    """Whether the defender rules a site in this campaign."""
    defender = g.war.defender
    who = ruler(g, spot)
    return who == BANDITS if defender < 0 else who == side(g, defender)


def needs_secret(g: Oath, spot: int) -> bool:
    """Whether a target at this site needs a secret to be turned that was not turned yet. [oath.site.10]"""
    return not g.war.paid >> spot & 1 and guarded(g, g.war.attacker, spot)


def guarded(g: Oath, attacker: int, spot: int) -> bool:
    """Whether nobody attacks this site without turning a secret. [oath.site.10]"""
    for at in g.live[ROUTE]:
        if place_at(at) == spot and POWERS[card_at(at)].route(g, at, attacker, -1, spot) & SECRET:
            return True
    return False


def pay_secret(g: Oath, spot: int) -> None:
    """Turn the secret for targets at a site."""
    turn_secret(g, g.war.attacker)
    g.war.paid |= 1 << spot


def more_targets(g: Oath) -> list[int]:
    """The targets that can still be declared, sorted. [oath.campaign.5]"""
    war = g.war
    attacker, defender, spot = war.attacker, war.defender, war.spot
    found: list[int] = []
    here = defender >= 0 and g.pawn[defender] == spot
    if here:
        relics = [
            PICK.base + card
            for card in g.held[defender]
            if card not in g.spoils and not forbidden(g, attacker, TO_TARGET_RELIC, card)
        ]
        relics.sort()
        found += relics
    for place in range(SLOTS):
        if war.targets(place) or not rules_in_war(g, place) or not site_allowed(g, place):
            continue
        if needs_secret(g, place) and (g.secrets[attacker] < 1 or forbidden(g, attacker, TO_USE_SECRETS, 0)):
            continue
        found.append(AT.base + place)
    if here:
        for banner in range(2):
            if g.banner_of[banner] != defender or war.targets_banner(banner):
                continue
            if not forbidden(g, attacker, TO_TARGET_BANNER, banner):
                found.append(TARGET_BANNER.base + banner)
        if not war.pawn:
            found.append(TARGET_PAWN.base)
    return found


def site_allowed(g: Oath, spot: int) -> bool:
    """Whether no card forbids to add this site now. [oath.site.8]"""
    for at in g.live[TARGETS]:
        if not POWERS[card_at(at)].may_target(g, at, g.war.attacker, spot):
            return False
    return True


def added_dice(g: Oath, action: int) -> int:
    """The defense dice that one more target would add. [oath.campaign.7]"""
    if action >= TARGET_PAWN.base:
        return 2 + amount(g, g.war.defender, PAWN_DICE, 0, [])
    if action >= TARGET_BANNER.base:
        return g.banner_tokens[action - TARGET_BANNER.base]
    if action >= AT.base:
        return 1 + amount(g, g.war.defender, SITE_DICE, action - AT.base, [])
    card = action - PICK.base
    return PRINTED_DICE[card] + amount(g, g.war.defender, RELIC_DICE, card, [])


def target_dice(g: Oath) -> int:
    """The defense dice of all targets so far. [oath.campaign.7]"""
    total = 0
    for spot in range(SLOTS):
        if g.war.targets(spot):
            total += added_dice(g, AT.base + spot)
    for card in g.spoils:
        if card > 0:
            total += added_dice(g, PICK.base + card)
    for banner in range(2):
        if g.war.targets_banner(banner):
            total += added_dice(g, TARGET_BANNER.base + banner)
    if g.war.pawn:
        total += added_dice(g, TARGET_PAWN.base)
    return total


def even_needed(g: Oath) -> bool:
    """Whether the dice of the targets must be even."""
    for at in g.live[TARGETS]:
        if POWERS[card_at(at)].even_only(g, at):
            return True
    return False


def targets_here(g: Oath) -> bool:
    """Whether a target is at the attacker's site. [oath.campaign.6]"""
    war = g.war
    return war.targets(war.spot) or len(g.spoils) > 0 or war.banners > 0 or war.pawn > 0


def target_spots(g: Oath) -> int:
    """The sites at which any target is, as a mask. [oath.site.4]"""
    found = g.war.sites
    if g.spoils or g.war.banners or g.war.pawn:
        found |= 1 << g.war.spot
    return found


def title_dice(g: Oath) -> int:
    """The dice that the title adds. [oath.campaign.8, oath.ruling.26]"""
    defender = g.war.defender
    if defender < 0:
        return 0
    if g.title == defender:
        return 2 if g.usurper else 1
    if g.oath == SUPREMACY and g.title == g.chancellor and side(g, defender) == g.chancellor:
        return 1
    return 0


def defense_dice(g: Oath) -> int:
    """The dice that targets and title give the defense, before plans. [oath.campaign.7, oath.campaign.8]"""
    return target_dice(g) + title_dice(g)


class Targets(Asking):
    """What is attacked, one target after the other. [oath.campaign.5, oath.campaign.6]"""

    name = "Targets"
    rule = "oath.campaign.5"
    answers = (AT, PICK, RELIC_AT, TARGET_BANNER, TARGET_PAWN)

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, defense_dice(g))}

    def actions(self, g: Oath, seat: int) -> list[int]:
        even = even_needed(g)
        found = more_targets(g)
        if even or not targets_here(g):
            found = [action for action in found if can_finish(g, action)]
        if targets_here(g) and not (even and target_dice(g) % 2):
            return [PASS.base, *found]
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        add_target(g, action)
        g.then([self])

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        if action == PASS.base:
            return Reason("oath.term.16" if targets_here(g) else "oath.campaign.6")
        defender = g.war.defender
        if action in AT:
            return why_not_site(g, action - AT.base)
        if action in PICK and defender >= 0 and g.pawn[defender] == g.war.spot:
            card = action - PICK.base
            if card in g.held[defender] and card not in g.spoils:
                return Reason("oath.term.20", [(CARD, card)])
        return Reason(self.rule)


def add_target(g: Oath, action: int) -> None:
    """Declare one target."""
    war = g.war
    attacker = war.attacker
    if action >= TARGET_PAWN.base:
        war.pawn = True
        g.tell(TARGETED_PAWN, attacker, war.defender)
    elif action >= TARGET_BANNER.base:
        war.banners |= 1 << (action - TARGET_BANNER.base)
        g.tell(TARGETED_BANNER, attacker, action - TARGET_BANNER.base)
    elif action >= AT.base:
        spot = action - AT.base
        if needs_secret(g, spot):
            pay_secret(g, spot)
        war.sites |= 1 << spot
        g.tell(TARGETED_SITE, attacker, spot)
    else:
        g.spoils = [*g.spoils, action - PICK.base]
        g.tell(TARGETED_CARD, attacker, action - PICK.base)


def why_not_site(g: Oath, spot: int) -> Reason:
    """The rule that forbids a site as a target. [oath.campaign.5, oath.site.8, oath.site.10]"""
    if g.war.targets(spot) or not rules_in_war(g, spot):
        return Reason("oath.campaign.5")
    if not site_allowed(g, spot):
        return Reason("oath.site.8", [(SITE, spot)])
    return Reason("oath.site.10", [(SITE, spot)]) if needs_secret(g, spot) else Reason("oath.term.16")
