"""The record of a campaign, and its first steps: defender, targets, dice, Allies. [oath.campaign]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Reason, Thing

from .asking import ATTACKER, DEFENDER, NO_YES, QUIET, Asking
from .board import BANDITS, CITIZEN, EXILE, MAX_PLAYERS, SLOTS, SUPREMACY
from .cards import CAMPAIGN as CAMPAIGNING
from .cards import RELIC_DICE as PRINTED_DICE
from .costs import supply_needed
from .hooks import (
    ATTACK_DICE,
    CROWN,
    FORCE,
    PAWN_DICE,
    POWERS,
    RELIC_DICE,
    ROUTE,
    SITE_DICE,
    TARGETS,
    TO_CAMPAIGN,
    TO_TARGET_BANNER,
    TO_TARGET_RELIC,
    TO_USE_SECRETS,
    card_at,
    owner_at,
    place_at,
)
from .ruling import RENEGADE, amount, bandits_at, forbidden, ruler, side
from .state import WAR_ROW, Oath, home, imperial
from .tokens import refresh, spend_supply, turn_secret
from .travel import SECRET
from .vocabulary import (
    AT,
    CAMPAIGN,
    CAMPAIGN_BEGAN,
    CARD,
    JOINED,
    NUM,
    PASS,
    PICK,
    PLAYER,
    POOLS,
    RELIC_AT,
    SITE,
    TARGET_BANNER,
    TARGET_PAWN,
    TARGETED_BANNER,
    TARGETED_CARD,
    TARGETED_PAWN,
    TARGETED_SITE,
    YES,
)

# The record of a campaign.
ALLIES: Final = 2
assert RENEGADE == 3
SPOT: Final = 4
"""Where the attacker is, or acts as if."""
SITES: Final = 5
"""The targeted sites, as a mask. [oath.campaign.25]"""
BANNERS: Final = 6
PAWN: Final = 7
ATTACK: Final = 8
"""Dice in the attack pool."""
DEFENSE: Final = 9
JOINING: Final = 10
"""The sites whose warbands join the attacker's force, as a mask."""
FLAGS: Final = 11
"""What plans have done to the attacker's roll and losses; the next place is the defender's."""
WORTH: Final = 13
"""What a sacrificed warband counts."""
BANNED: Final = 14
"""Who may use no more battle plans: 1 the attacker, 2 the defender."""
OUTCOME: Final = 15
"""Who has won: 1 the attacker, 2 the defender, 0 not decided."""
DEAD: Final = 16
"""Warbands of the attacker that were killed; the next place counts the defender's."""
SWORDS: Final = 18
SHIELDS: Final = 19
"""The defense in full, warbands included."""
INVOLVED: Final = 20
"""The defending players whose boards belonged to the beaten force, as a mask."""
PAID: Final = 21
"""The sites for which a secret was turned, as a mask. [oath.site.10]"""
WARD: Final = 22
"""1 + the site to which the attacker's casualties go instead; the next place is the defender's."""
SAVED: Final = 24
"""How many were saved so; the next place is the defender's."""
SLANDER: Final = 26
"""All favor is burnt instead of half."""
HUNTED: Final = 27
"""Relics taken may be buried."""
CAPTIVES: Final = 28
"""Survivors of the loser's force."""
WIND: Final = 29
"""A further travel and campaign follow."""
assert QUIET == 30
ROLLED: Final = 32
"""The attacker's roll: hollow, swords and skulls, eight bits each; the next place is the defender's: ones, twos and
doubles."""
EXILES: Final = 34
"""Who was an Exile when it began: 1 the attacker, 2 the defender; a plan may make a Citizen of it."""

# Flags of a side.
NO_SKULLS: Final = 1
NO_HOLLOW: Final = 2
NO_ONES: Final = 4
TWICE: Final = 8
HALF: Final = 16
NO_BEST: Final = 32
SAFE: Final = 64
DOOMED: Final = 128
PEACE: Final = 512


def open_war(g: Oath, attacker: int, defender: int, spot: int, joining: int) -> None:
    """Begin the record. [oath.campaign.4]"""
    assert not g.war
    war = [0] * WAR_ROW
    war[ATTACKER] = attacker
    war[DEFENDER] = defender
    war[SPOT] = spot
    war[JOINING] = joining
    war[WORTH] = 1
    war[RENEGADE] = -1
    if defender >= 0 and imperial(g, attacker) and imperial(g, defender):
        war[RENEGADE] = attacker if g.role[attacker] == CITIZEN else defender
    war[EXILES] = (g.role[attacker] == EXILE) + 2 * (defender >= 0 and g.role[defender] == EXILE)
    g.war = war
    g.spoils = []
    g.plans = []
    for at in g.live[FORCE]:
        war[JOINING] |= POWERS[card_at(at)].adds_force(g, at, attacker)


def saved_colour(g: Oath, place: int) -> int:
    """The colour of the warbands that were saved for a side: the attacker's (0) or the defender's (1)."""
    return g.war[ATTACKER + place] if g.war[EXILES] >> place & 1 else g.chancellor


def close_war(g: Oath) -> None:
    """The record is closed."""
    g.war = []
    g.spoils = []
    g.plans = []


# -- whom --------------------------------------------------------------------------------------------------------------


def defenders(g: Oath, attacker: int, spot: int, joining: int = 0) -> list[int]:
    """Whom a player could attack from a site; BANDITS for bandits. [oath.campaign.1, oath.campaign.3, oath.ruling.4]"""
    found: list[int] = []
    who = ruler(g, spot)
    for other in range(g.players):
        if other == attacker:
            continue
        if g.pawn[other] == spot or rules_against(g, attacker, other, who):
            found.append(other)
    if who == BANDITS:
        found.append(BANDITS)
    return [other for other in found if attackable(g, attacker, other, spot, joining)]


def rules_against(g: Oath, attacker: int, other: int, who: int) -> bool:
    """Whether the other rules the site in a campaign against it. [oath.campaign.4]"""
    if who < 0 or home(g, other) != who:
        return False
    if g.role[attacker] != EXILE and g.role[other] != EXILE:
        return g.role[attacker] == CITIZEN  # the Chancellor's attack makes that Citizen rule nothing purple
    return True


def attackable(g: Oath, attacker: int, other: int, spot: int, joining: int) -> bool:
    """Whether a legal set of targets exists. [oath.campaign.5, oath.campaign.6]"""
    open_war(g, attacker, other, spot, joining)
    possible = can_declare(g)
    close_war(g)
    return possible


def can_declare(g: Oath) -> bool:
    """Whether the targets can be declared at all; asked with the record open."""
    attacker, spot = g.war[ATTACKER], g.war[SPOT]
    if needs_secret(g, spot):
        if g.secrets[attacker] < 1 or forbidden(g, attacker, TO_USE_SECRETS, 0):
            return False
        g.war[PAID] |= 1 << spot
    if obliged(g):
        g.war[SITES] = 1 << spot
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
    return action < AT.base or action >= TARGET_BANNER.base or action == AT.base + g.war[SPOT]


def obliged(g: Oath) -> bool:
    """Whether the defender rules the attacker's site, so that it must be a target; not if the warbands there join the
    attack. [oath.campaign.6]"""
    return rules_in_war(g, g.war[SPOT]) and not joins(g, g.war[SPOT])


def rules_in_war(g: Oath, spot: int) -> bool:
    """Whether the defender rules a site in this campaign."""
    defender = g.war[DEFENDER]
    who = ruler(g, spot)
    return who == BANDITS if defender < 0 else who == side(g, defender)


def campaign_actions(g: Oath, player: int, mods: list[int]) -> list[int]:
    """Whom a player may attack now. [oath.campaign.1]"""
    if forbidden(g, player, TO_CAMPAIGN, 0):
        return []
    if supply_needed(g, player, CAMPAIGNING, 0, 2, mods) > g.supply[player]:
        return []
    return attack_actions(g, player, g.pawn[player], 0)


def attack_actions(g: Oath, player: int, spot: int, joining: int) -> list[int]:
    """The same as actions, from any site and whatever it costs; the warbands of the sites of a mask join."""
    found = [CAMPAIGN.base + (other if other >= 0 else MAX_PLAYERS) for other in defenders(g, player, spot, joining)]
    found.sort()
    return found


def campaign(g: Oath, player: int, action: int, spot: int, joining: int, free: bool) -> None:
    """A campaign begins. [oath.campaign.1, oath.campaign.31]"""
    other = action - CAMPAIGN.base
    defender = other if other < MAX_PLAYERS else BANDITS
    if not free:
        spend_supply(g, player, supply_needed(g, player, CAMPAIGNING, 0, 2, []))
    refresh(g)
    open_war(g, player, defender, spot, joining)
    g.tell(CAMPAIGN_BEGAN, player, defender)
    if needs_secret(g, spot):
        pay_secret(g, spot)
    if obliged(g):
        g.war[SITES] = 1 << spot
        g.tell(TARGETED_SITE, player, spot)
    from .battle import Battle

    g.then([Targets(player), Pool(player), Invite(), Battle()])


class FreeCampaign(Asking):
    """A power grants a campaign without Supply; it may be left. [oath.campaign.31]"""

    name = "FreeCampaign"
    rule = "oath.campaign.1"
    lapses = True

    def __init__(self, seat: int, spot: int, joining: int, only: int = -2) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        """Where it is fought from; -1 for the pawn's site."""
        self.joining: Final = joining
        self.only: Final = only
        """The only player who may be attacked, or -2."""

    def actions(self, g: Oath, seat: int) -> list[int]:
        if forbidden(g, seat, TO_CAMPAIGN, 0):
            return []
        spot = g.pawn[seat] if self.spot < 0 else self.spot
        found = attack_actions(g, seat, spot, self.joining)
        if self.only > -2:
            found = [action for action in found if action == CAMPAIGN.base + self.only]
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action != PASS.base:
            spot = g.pawn[seat] if self.spot < 0 else self.spot
            campaign(g, seat, action, spot, self.joining, True)


# -- targets -----------------------------------------------------------------------------------------------------------


def needs_secret(g: Oath, spot: int) -> bool:
    """Whether a target at this site needs a secret to be turned that was not turned yet. [oath.site.10]"""
    if g.war[PAID] >> spot & 1:
        return False
    for at in g.live[ROUTE]:
        if place_at(at) == spot and POWERS[card_at(at)].route(g, at, g.war[ATTACKER], -1, spot) & SECRET:
            return True
    return False


def pay_secret(g: Oath, spot: int) -> None:
    """Turn the secret for targets at a site."""
    turn_secret(g, g.war[ATTACKER])
    g.war[PAID] |= 1 << spot


def more_targets(g: Oath) -> list[int]:
    """The targets that can still be declared, sorted. [oath.campaign.5]"""
    war = g.war
    attacker, defender, spot = war[ATTACKER], war[DEFENDER], war[SPOT]
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
        if war[SITES] >> place & 1 or not rules_in_war(g, place) or not site_allowed(g, place):
            continue
        if needs_secret(g, place) and (g.secrets[attacker] < 1 or forbidden(g, attacker, TO_USE_SECRETS, 0)):
            continue
        found.append(AT.base + place)
    if here:
        for banner in range(2):
            if g.banner_of[banner] != defender or war[BANNERS] >> banner & 1:
                continue
            if not forbidden(g, attacker, TO_TARGET_BANNER, banner):
                found.append(TARGET_BANNER.base + banner)
        if not war[PAWN]:
            found.append(TARGET_PAWN.base)
    return found


def site_allowed(g: Oath, spot: int) -> bool:
    """Whether no card forbids to add this site now. [oath.site.8]"""
    for at in g.live[TARGETS]:
        if not POWERS[card_at(at)].may_target(g, at, g.war[ATTACKER], spot):
            return False
    return True


def added_dice(g: Oath, action: int) -> int:
    """The defense dice that one more target would add. [oath.campaign.7]"""
    if action >= TARGET_PAWN.base:
        return 2 + amount(g, g.war[DEFENDER], PAWN_DICE, 0, [])
    if action >= TARGET_BANNER.base:
        return g.banner_tokens[action - TARGET_BANNER.base]
    if action >= AT.base:
        return 1 + amount(g, g.war[DEFENDER], SITE_DICE, action - AT.base, [])
    card = action - PICK.base
    return PRINTED_DICE[card] + amount(g, g.war[DEFENDER], RELIC_DICE, card, [])


def target_dice(g: Oath) -> int:
    """The defense dice of all targets so far. [oath.campaign.7]"""
    total = 0
    for spot in range(SLOTS):
        if g.war[SITES] >> spot & 1:
            total += added_dice(g, AT.base + spot)
    for card in g.spoils:
        if card > 0:
            total += added_dice(g, PICK.base + card)
    for banner in range(2):
        if g.war[BANNERS] >> banner & 1:
            total += added_dice(g, TARGET_BANNER.base + banner)
    if g.war[PAWN]:
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
    return war[SITES] >> war[SPOT] & 1 == 1 or len(g.spoils) > 0 or war[BANNERS] > 0 or war[PAWN] > 0


def target_spots(g: Oath) -> int:
    """The sites at which any target is, as a mask. [oath.site.4]"""
    found = g.war[SITES]
    if g.spoils or g.war[BANNERS] or g.war[PAWN]:
        found |= 1 << g.war[SPOT]
    return found


class Targets(Asking):
    """What is attacked, one target after the other. [oath.campaign.5, oath.campaign.6]"""

    name = "Targets"
    rule = "oath.campaign.5"
    answers = (AT, PICK, RELIC_AT, TARGET_BANNER, TARGET_PAWN)

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
        defender = g.war[DEFENDER]
        if action in AT:
            return why_not_site(g, action - AT.base)
        if action in PICK and defender >= 0 and g.pawn[defender] == g.war[SPOT]:
            card = action - PICK.base
            if card in g.held[defender] and card not in g.spoils:
                return Reason("oath.term.20", [(CARD, card)])
        return Reason(self.rule)


def add_target(g: Oath, action: int) -> None:
    """Declare one target."""
    war = g.war
    attacker = war[ATTACKER]
    if action >= TARGET_PAWN.base:
        war[PAWN] = 1
        g.tell(TARGETED_PAWN, attacker, war[DEFENDER])
    elif action >= TARGET_BANNER.base:
        war[BANNERS] |= 1 << (action - TARGET_BANNER.base)
        g.tell(TARGETED_BANNER, attacker, action - TARGET_BANNER.base)
    elif action >= AT.base:
        spot = action - AT.base
        if needs_secret(g, spot):
            pay_secret(g, spot)
        war[SITES] |= 1 << spot
        g.tell(TARGETED_SITE, attacker, spot)
    else:
        g.spoils = [*g.spoils, action - PICK.base]
        g.tell(TARGETED_CARD, attacker, action - PICK.base)


# -- forces and pools --------------------------------------------------------------------------------------------------


def attack_force(g: Oath) -> int:
    """The attacker's warbands: on the board and at the sites that join. [oath.term.13]"""
    attacker = g.war[ATTACKER]
    total = g.board[attacker]
    for spot in range(SLOTS):
        if joins(g, spot):
            total += g.army[spot]
    return total


def joins(g: Oath, spot: int) -> bool:
    """Whether the attacker's warbands at this site belong to the force."""
    return g.war[JOINING] >> spot & 1 == 1 and g.army[spot] > 0 and g.army_of[spot] == home(g, g.war[ATTACKER])


def loose_bandits(g: Oath, attacking: bool) -> int:
    """Bandits that a crown adds to a force: they count, and never die. [oath.power.10]"""
    crown = g.live[CROWN]
    if not crown:
        return 0
    war = g.war
    owner = side(g, owner_at(g, crown[0]))
    total = 0
    if attacking:
        if owner != side(g, war[ATTACKER]):
            return 0
        for spot in range(SLOTS):
            if war[JOINING] >> spot & 1 and ruler(g, spot) == owner:
                total += bandits_at(g, spot)
        return total
    if war[DEFENDER] < 0 or owner != side(g, war[DEFENDER]):
        return 0
    for spot in range(SLOTS):
        if war[SITES] >> spot & 1 and ruler(g, spot) == owner:
            total += bandits_at(g, spot)
    return total


def near(g: Oath, player: int) -> bool:
    """Whether a player's pawn is where it adds the board's warbands to the defense. [oath.campaign.14,
    oath.campaign.16]"""
    spot = g.pawn[player]
    return spot == g.war[SPOT] or g.war[SITES] >> spot & 1 == 1


def defending(g: Oath) -> list[int]:
    """The defending players whose boards belong to the force."""
    if g.war[DEFENDER] < 0:
        return []
    return [
        player for player in g.order if (player == g.war[DEFENDER] or g.war[ALLIES] >> player & 1) and near(g, player)
    ]


def defense_force(g: Oath) -> int:
    """The warbands that add to the defense; the bandits at targeted sites.
    [oath.term.13, oath.campaign.14, oath.campaign.15, oath.campaign.16]"""
    total = 0
    for spot in range(SLOTS):
        if g.war[SITES] >> spot & 1:
            if g.war[DEFENDER] < 0:
                total += bandits_at(g, spot)
            elif not joins(g, spot):
                total += g.army[spot]
    for player in defending(g):
        total += g.board[player]
    return total + loose_bandits(g, False)


def title_dice(g: Oath) -> int:
    """The dice that the title adds. [oath.campaign.8, oath.ruling.26]"""
    defender = g.war[DEFENDER]
    if defender < 0:
        return 0
    if g.title == defender:
        return 2 if g.usurper else 1
    if g.oath == SUPREMACY and g.title == g.chancellor and side(g, defender) == g.chancellor:
        return 1
    return 0


def add_attack(g: Oath, number: int) -> None:
    """Dice come into the attack pool."""
    g.war[ATTACK] += number


def cut_attack(g: Oath, number: int) -> None:
    """Dice leave the attack pool; what it lacks becomes defense dice. [oath.campaign.13, oath.ruling.12]"""
    cut = min(number, g.war[ATTACK])
    g.war[ATTACK] -= cut
    g.war[DEFENSE] += number - cut


class Pool(Asking):
    """How many attack dice are taken.
    [oath.campaign.2, oath.campaign.7, oath.campaign.8, oath.campaign.9, oath.campaign.10, oath.ruling.29]"""

    name = "Pool"
    rule = "oath.campaign.9"

    def actions(self, g: Oath, seat: int) -> list[int]:
        force = min(40, attack_force(g) + loose_bandits(g, True))
        return [NUM.base + number for number in range(force + 1)]

    def automatic(self, g: Oath, found: list[int]) -> int:
        return found[-1]

    def take(self, g: Oath, seat: int, action: int) -> None:
        war = g.war
        war[ATTACK] = action - NUM.base
        war[DEFENSE] = target_dice(g) + title_dice(g)
        spots = target_spots(g)
        change = 0  # all together: what one site adds another may take away
        for spot in range(SLOTS):
            if spots >> spot & 1:
                change += amount(g, seat, ATTACK_DICE, spot, [])
        if change > 0:
            add_attack(g, change)
        else:
            cut_attack(g, -change)
        if g.prince >= 0 and g.prince in (seat, war[DEFENDER]):  # [oath.prince.17]
            from .prince import tactics_dice

            if seat == g.prince:
                add_attack(g, tactics_dice(g))
            else:
                cut_attack(g, tactics_dice(g))
        g.tell(POOLS, war[ATTACK], war[DEFENSE])


# -- Allies ------------------------------------------------------------------------------------------------------------


class Invite(Step[Oath]):
    """The Chancellor is an Ally of every Imperial defender; Citizens nearby may join. [oath.campaign.11]"""

    def run(self, g: Oath) -> None:
        war = g.war
        defender = war[DEFENDER]
        if defender < 0 or side(g, defender) != g.chancellor:
            return
        steps: list[AnyStep] = []
        for player in g.order:
            if player in (defender, war[ATTACKER]) or side(g, player) != g.chancellor:
                continue
            if player == g.chancellor:
                war[ALLIES] |= 1 << player
                g.tell(JOINED, player)
            elif near(g, player):
                steps.append(Join(player, defender))
        g.then(steps)


class Join(Asking):
    """A Citizen may join the defense. [oath.campaign.11]"""

    name = "Join"
    rule = "oath.campaign.11"

    def __init__(self, seat: int, defender: int) -> None:
        super().__init__(seat)
        self.defender: Final = defender

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.defender)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            g.then([Admit(self.defender, seat)])


class Admit(Asking):
    """The defender permits it, or not. [oath.campaign.11, oath.campaign.29]"""

    name = "Admit"
    rule = "oath.campaign.11"

    def __init__(self, seat: int, ally: int) -> None:
        super().__init__(seat)
        self.ally: Final = ally

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.ally)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base  # [oath.prince.21]

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            g.war[ALLIES] |= 1 << self.ally
            g.tell(JOINED, self.ally)


def why_not_site(g: Oath, spot: int) -> Reason:
    """The rule that forbids a site as a target. [oath.campaign.5, oath.site.8, oath.site.10]"""
    if g.war[SITES] >> spot & 1 or not rules_in_war(g, spot):
        return Reason("oath.campaign.5")
    if not site_allowed(g, spot):
        return Reason("oath.site.8", [(SITE, spot)])
    return Reason("oath.site.10", [(SITE, spot)]) if needs_secret(g, spot) else Reason("oath.term.16")
