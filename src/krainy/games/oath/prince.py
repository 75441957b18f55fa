"""The Clockwork Prince: a player whose turn is made by rules; he is never asked. [oath.prince, oath.ruling.27]"""

from typing import Any, Final

from krainy.engine.facts import facts
from krainy.engine.flow import AnyStep, Step

from .asking import ATTACKER, NO_YES, Asking, SettleTitle
from .board import (
    BANKS,
    CITIZEN,
    DARKEST_SECRET,
    DEVOTION,
    EXILE,
    LAST_ROUND,
    NO_SUIT,
    PEOPLE,
    PEOPLES_FAVOR,
    PROTECTION,
    RELIQUARY,
    SLOTS,
    SUPREMACY,
)
from .campaign import (
    SITES,
    Invite,
    Pool,
    add_target,
    added_dice,
    attack_force,
    can_declare,
    close_war,
    defenders,
    defense_force,
    even_needed,
    more_targets,
    needs_secret,
    obliged,
    open_war,
    pay_secret,
    target_dice,
    targets_here,
)
from .cards import (
    ADVISER_ONLY,
    ENTRIES,
    FIRST_VISION,
    OATH_OF,
    PLACE,
    PLAN,
    PRICE_BANK,
    PRICE_FAVOR,
    PRICE_SECRET,
    SCEPTER,
    SUIT,
    TRADE,
    TRAVEL,
)
from .citizen import become_citizen
from .hooks import (
    MUSTERED,
    POWERS,
    TO_CAMPAIGN,
    TO_MUSTER_ON,
    TO_PLAY_TO,
    TO_PLAY_UP,
    TO_RECOVER_RELIC,
    TO_TARGET_BANNER,
    TO_TRADE_WITH,
    lying,
)
from .muster import pays_secret
from .oathkeeper import fulfilled, leads, succeeds
from .play import AS_USUAL, ToSite, discard_hand, has_room
from .recover import BannerTaken, may_recover, take_from_site
from .ruling import amount, enemies, forbidden, goods_held, purse, ruler, side, tokenless, tolls, tradable
from .search import pay_tolls
from .state import Oath
from .table import advance_visions, back, from_reliquary, front, off_top, pass_banner, see_relic, show, tell_top
from .tokens import (
    burn_favor,
    burn_secrets,
    gain_favor,
    gain_secrets,
    gain_warbands,
    place_favor,
    place_secrets,
    spend_favor,
    to_bank,
    turn_secret,
)
from .travel import SECRET, Journey, can_be_sent, hindrance
from .turn import MobCheck, RestPowers, Upkeep, Wake, return_tokens
from .vocabulary import (
    AT,
    BANNER_TOKENS,
    CALM,
    CAMPAIGN_BEGAN,
    DREW,
    PAID_FAVOR,
    PRINCE_NODE,
    TARGET_BANNER,
    TARGET_PAWN,
    TARGETED_SITE,
    YES,
)

FACTS: Final = facts("oath", "prince")
_NODES: Final[list[dict[str, Any]]] = FACTS["node"]
NODES: Final[list[str]] = [node["id"] for node in _NODES]
DOES: Final[list[str]] = [node.get("does", "") for node in _NODES]
TESTS: Final[list[list[str]]] = [[test for test, _ in node["exits"]] for node in _NODES]
GOES: Final[list[list[int]]] = [[NODES.index(to) for _, to in node["exits"]] for node in _NODES]
TACTICS_DICE: Final[list[int]] = FACTS["tactics"]
STARRED: Final[list[int]] = FACTS["starred"]
MOST_ACTIONS: Final[list[list[int]]] = FACTS["actions"]
OCTAGON: Final = [NODES.index("S0"), NODES.index("F0"), NODES.index("P0"), NODES.index("D0")]
"""The first node of each oath."""

# What he wants beside sites, unless it is a banner.
ALL_GOODS: Final = -1
NO_GOODS: Final = -2

# Places in `Oath.mind`.
NODE: Final = 0
TACTICS: Final = 1
CAUTION: Final = 2
TIES: Final = 3
"""Relationships of six suits: 0 unaligned, above a Friend's row, below a Conspirator's."""


class PrinceTurn(Step[Oath]):
    """Wake, threat, one card, actions, cleanup. [oath.prince.4, oath.prince.5]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        steps: list[AnyStep] = []
        if g.banner_of[PEOPLES_FAVOR] == player:
            steps.append(Upkeep(player))
            if g.mob:
                steps.append(Upkeep(player))
            steps.append(MobCheck())
        steps += [SettleTitle(), Wake(player), Assess(player), PrincePlay(player, True), Cleanup(player)]
        g.then(steps)


# -- threats -----------------------------------------------------------------------------------------------------------


def threat(g: Oath, player: int) -> int:
    """The oath whose goal is threatened, the first that applies; -1 for none. [oath.prince.6]"""
    ruling = player == g.chancellor
    if ruling:
        for other in g.order:
            if g.role[other] == CITIZEN and succeeds(g, other):
                return [PROTECTION, DEVOTION, PEOPLE, PROTECTION][g.oath]
        if g.role[g.title] == EXILE and (g.usurper or g.round == LAST_ROUND):
            return g.oath
    elif g.title != player or not g.usurper:
        return g.oath
    for other in g.order:
        vision = fulfilled(g, other)
        if vision and other != player:
            return OATH_OF[vision - FIRST_VISION]
    if g.role[g.title] == EXILE and g.title != player:
        return g.oath
    return -1


class Assess(Step[Oath]):
    """A threat in another quadrant moves the token there; on the first turn it lies on the oath's. [oath.prince.2,
    oath.prince.6, oath.prince.7]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        if g.round == 1:
            g.mind[NODE] = OCTAGON[g.oath]
            return
        oath = threat(g, self.seat)
        if oath >= 0 and quadrant(g) != NODES[OCTAGON[oath]][0]:
            g.mind[NODE] = OCTAGON[oath]


def quadrant(g: Oath) -> str:
    """The quarter of the Mind Map in which the token lies; the node about banners belongs to the Darkest Secret's."""
    letter = NODES[g.mind[NODE]][0]
    return "D" if letter == "N" else letter


# -- playing a card ----------------------------------------------------------------------------------------------------


class PrincePlay(Step[Oath]):
    """Draw three, reveal, play one. [oath.prince.8, oath.prince.9, oath.prince.10, oath.prince.11]"""

    def __init__(self, seat: int, opening: bool) -> None:
        self.seat: Final = seat
        self.opening: Final = opening
        """Whether the actions of the turn follow."""

    def run(self, g: Oath) -> None:
        player = self.seat
        drawn: list[int] = []
        while g.deck and len(drawn) < 3:
            drawn.append(off_top(g))
        g.learned()
        g.tell(DREW, player, len(drawn))
        g.hand = drawn
        for slot in drawn:
            if back(slot):
                advance_visions(g, player)
            else:
                show(g, player, slot)
                if ENTRIES[front(g, slot)] & PLAN:
                    raise_tactics(g)
        tell_top(g)
        chosen = choose_card(g, player)
        steps: list[AnyStep] = []
        row = 2
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


def raise_tactics(g: Oath) -> None:
    """The Tactics marker moves on; a starred space lowers Caution. [oath.prince.17]"""
    if g.mind[TACTICS] < len(TACTICS_DICE) - 1:
        g.mind[TACTICS] += 1
        if g.mind[TACTICS] in STARRED:
            g.mind[CAUTION] = max(-2, g.mind[CAUTION] - 1)


def tactics_dice(g: Oath) -> int:
    """The attack dice that Tactics adds or takes away. [oath.prince.17]"""
    return TACTICS_DICE[g.mind[TACTICS]]


def befriends(g: Oath) -> bool:
    """Whether the present quadrant plays Friends rather than Conspirators. [oath.prince.9]"""
    return quadrant(g) in ("S", "F")


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
        row = g.mind[TIES + suit] * sign
        if row > best_row or (row == best_row and row >= 0 and suit < best_suit):
            best, best_row, best_suit = slot, row, suit
    if best < 0 or PLACE[front(g, best)] == ADVISER_ONLY or forbidden(g, player, TO_PLAY_UP, front(g, best)):
        return -1
    return best if room(g, player, front(g, best)) >= 0 else -1


def tie(g: Oath, suit: int) -> int:
    """The suit's marker rises one row on the side of the quadrant; its row. [oath.prince.10]"""
    row = abs(g.mind[TIES + suit])
    row = 2 if row == 0 else min(5, row + 1)
    g.mind[TIES + suit] = row if befriends(g) else -row
    return row


def console(g: Oath, player: int) -> None:
    """What he gains when he can play nothing. [oath.prince.11]"""
    letter = quadrant(g)
    fullest = g.favor_bank.index(max(g.favor_bank))
    if letter == "F":
        gain_favor(g, player, fullest, 2)
        return
    gain_warbands(g, player, 2 if letter == "S" else 1)
    if letter == "P":
        gain_favor(g, player, fullest, 1)
    elif letter == "D":
        gain_secrets(g, player, 1)
    raise_tactics(g)


def most_actions(g: Oath, player: int) -> int:
    """How many actions his bank allows. [oath.prince.12]"""
    for least, number in MOST_ACTIONS:
        if g.bank[player] >= least:
            return number
    return 0


# -- actions -----------------------------------------------------------------------------------------------------------


class PrinceActs(Step[Oath]):
    """One node of the Mind Map after the other, until the actions are used up. [oath.prince.13]"""

    def __init__(self, seat: int, left: int, skipped: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.skipped: Final = skipped
        """The nodes passed without an action since the last one that counted, as a mask."""

    def run(self, g: Oath) -> None:
        node = g.mind[NODE]
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
        node = g.mind[NODE]
        for place, test in enumerate(TESTS[node]):
            if holds(g, self.seat, test):
                g.mind[NODE] = GOES[node][place]
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


# -- muster and trade --------------------------------------------------------------------------------------------------


def free_cards(g: Oath, spot: int) -> list[int]:
    """Cards at a site that carry no token and can be traded with, those of the leftmost suit first. [oath.prince.3]"""
    found = [card for card in g.denizens[spot] if tradable(g, card) and tokenless(g, card)]
    found.sort(key=lambda card: SUIT[card])
    return found


def prince_muster(g: Oath, player: int) -> bool:
    """Muster on the leftmost card. [oath.prince.23]"""
    secret = pays_secret(g, player)
    if (g.secrets[player] if secret else purse(g, player)) < 1:
        return False
    for card in free_cards(g, g.pawn[player]):
        if forbidden(g, player, TO_MUSTER_ON, card):
            continue
        if secret:
            place_secrets(g, player, card, 1)
        else:
            place_favor(g, player, card, 1)
        gain_warbands(g, player, 2 + amount(g, player, MUSTERED, card, []))
        return True
    return False


def favor_yield(g: Oath, card: int) -> int:
    """What a favor trade with this card would bring him. [oath.prince.14]"""
    suit = SUIT[card]
    return min(g.favor_bank[suit], 2 if g.mind[TIES + suit] else 1)


def open_to_trade(g: Oath, player: int, card: int) -> bool:
    """Whether nothing forbids him a Trade with this card; he pays no tolls."""
    return not forbidden(g, player, TO_TRADE_WITH, card) and not tolls(g, player, TRADE, card)


def trade_favor(g: Oath, player: int) -> bool:
    """A secret on the card that yields most. [oath.prince.23]"""
    if g.secrets[player] < 1:
        return False
    best = 0
    for card in free_cards(g, g.pawn[player]):
        if open_to_trade(g, player, card) and (best == 0 or favor_yield(g, card) > favor_yield(g, best)):
            best = card
    if best == 0:
        return False
    place_secrets(g, player, best, 1)
    gain_favor(g, player, SUIT[best], 2 if g.mind[TIES + SUIT[best]] else 1)
    return True


def trade_secrets(g: Oath, player: int) -> bool:
    """Two favor on a card of a suit he has a relationship with. [oath.prince.23]"""
    if purse(g, player) < 2:
        return False
    for card in free_cards(g, g.pawn[player]):
        if g.mind[TIES + SUIT[card]] and open_to_trade(g, player, card):
            place_favor(g, player, card, 2)
            gain_secrets(g, player, 1)
            return True
    return False


# -- travel and recover ------------------------------------------------------------------------------------------------


def best_site(g: Oath, player: int, favor: bool) -> int:
    """The site with the most favor or secrets to gain by trading. [oath.prince.22]"""
    best, most = -1, 0
    for spot in range(SLOTS):
        total = 0
        left = g.favor_bank.copy()
        for card in free_cards(g, spot):
            suit = SUIT[card]
            if favor:
                gain = min(left[suit], 2 if g.mind[TIES + suit] else 1)
                left[suit] -= gain
                total += gain
            elif g.mind[TIES + suit]:
                total += 1
        if total > most:
            best, most = spot, total
    return best


def relic_site(g: Oath) -> int:
    """The topmost face-up site with a relic, else the topmost facedown site. [oath.prince.22]"""
    for spot in range(SLOTS):
        if g.site_relics[spot]:
            return spot
    for spot in range(SLOTS):
        if g.site[spot] == 0:
            return spot
    return -1


def journey(g: Oath, player: int, spot: int) -> list[AnyStep] | None:
    """Travel there, unless he is there or cannot go. [oath.prince.22]"""
    if spot < 0 or spot == g.pawn[player] or not can_be_sent(g, player, spot):
        return None
    return [PrinceJourney(player, spot)]


class PrinceJourney(Step[Oath]):
    """He travels at no Supply and pays what stands in the way. [oath.prince.14]"""

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def run(self, g: Oath) -> None:
        pay_tolls(g, self.seat, TRAVEL, self.to)
        if hindrance(g, self.seat, g.pawn[self.seat], self.to, []) & SECRET:
            turn_secret(g, self.seat)
        g.then([Journey(self.seat, self.to, [])])


def can_pay_relic(g: Oath, player: int) -> bool:
    """Whether he could recover a relic here; as an Exile he may pay secrets as favor. [oath.prince.24]"""
    spot = g.pawn[player]
    if not g.site_relics[spot] or forbidden(g, player, TO_RECOVER_RELIC, spot):
        return False
    favor, secrets = PRICE_FAVOR[g.site[spot]], PRICE_SECRET[g.site[spot]]
    if g.role[player] == EXILE:
        return purse(g, player) + g.secrets[player] - secrets >= favor and g.secrets[player] >= secrets
    return purse(g, player) >= favor and g.secrets[player] >= secrets


class PrinceRelic(Step[Oath]):
    """He recovers the first relic at his site."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        site = g.site[g.pawn[player]]
        favor = PRICE_FAVOR[site]
        own = min(favor, purse(g, player))
        burn_secrets(g, player, PRICE_SECRET[site] + favor - own)
        if PRICE_BANK[site] != NO_SUIT:
            spend_favor(g, player, own)
            g.tell(PAID_FAVOR, player, own)
            to_bank(g, PRICE_BANK[site], own)
        else:
            burn_favor(g, player, own)
        take_from_site(g, player, g.pawn[player], 0, [])


def recover(g: Oath, player: int, banner: int) -> list[AnyStep] | None:
    """He recovers a banner with all he has; its old favor starts at the leftmost bank. [oath.prince.3]"""
    if not may_recover(g, player, banner, []):
        return None
    old, before = g.banner_tokens[banner], g.banner_of[banner]
    if banner == PEOPLES_FAVOR:
        number = g.favor[player] if g.favor[player] > old else purse(g, player)
        spend_favor(g, player, number)
        if g.mob:
            g.mob = False
            g.tell(CALM)
        for place in range(old):
            to_bank(g, place % BANKS, 1)
    else:
        number = g.secrets[player]
        g.secrets[player] = 0
        gain_secrets(g, player, old if before == player else 1)
        if before >= 0 and before != player:
            gain_secrets(g, before, old - 1)
    g.banner_tokens[banner] = number
    pass_banner(g, banner, player)
    g.tell(BANNER_TOKENS, banner, number)
    return [BannerTaken(player, banner)]


# -- campaigns ---------------------------------------------------------------------------------------------------------


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
    margin = g.board[player] - g.mind[CAUTION] - defense_force(g) - dice
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
        from .battle import Battle

        player, spot = self.seat, g.pawn[self.seat]
        if self.foe not in defenders(g, player, spot):
            return
        open_war(g, player, self.foe, spot, 0)
        g.tell(CAMPAIGN_BEGAN, player, self.foe)
        if needs_secret(g, spot):
            pay_secret(g, spot)
        if obliged(g):
            g.war[SITES] = 1 << spot
            g.tell(TARGETED_SITE, player, spot)
        for action in prizes(g, self.prize):
            add_target(g, action)
        if not targets_here(g):
            add_target(g, TARGET_PAWN.base)  # nothing else of a foe who came there can be taken
        for other in by_strength(g):
            if AT.base + other in more_targets(g) and not needs_secret(g, other):
                g.war[SITES] |= 1 << other
                still = ready_for(g, player)
                g.war[SITES] &= ~(1 << other)
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
    assert g.war[ATTACKER] == player
    return attack_force(g) > g.mind[CAUTION] + defense_force(g) + target_dice(g)


# -- cleanup -----------------------------------------------------------------------------------------------------------


class Cleanup(Step[Oath]):
    """Tokens come back; while he is not Oathkeeper he gives relics to Exiles who join him. [oath.prince.20]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        return_tokens(g, player, 0)
        steps: list[AnyStep] = []
        if player == g.chancellor and SCEPTER in g.held[player] and g.title != player:
            steps = [Lure(other) for other in g.order if g.role[other] == EXILE]
        g.then([*steps, RestPowers(player, [])])


def bottom_relic(g: Oath) -> int:
    """The lowest space of the Reliquary with a relic, or -1."""
    for space in range(RELIQUARY - 1, -1, -1):
        if g.reliquary[space] >= 0:
            return space
    return -1


class Lure(Step[Oath]):
    """An Exile looks at the bottom relic."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        space = bottom_relic(g)
        if space >= 0 and g.role[self.seat] == EXILE:
            see_relic(g, self.seat, g.reliquary[space])
            g.then([TakeLure(self.seat)])


class TakeLure(Asking):
    """It takes the relic and becomes a Citizen, or not. [oath.prince.20]"""

    name = "TakeLure"
    rule = "oath.prince.20"

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            from_reliquary(g, seat, bottom_relic(g))
            become_citizen(g, seat)
