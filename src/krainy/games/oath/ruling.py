"""Who rules what, who is whose enemy, and what belongs to whom.
[oath.term.2, oath.term.3, oath.term.4, oath.term.11, oath.term.12]"""

from krainy.engine.vocabulary import Reason, Thing

from .board import BANDITS, EXILE, NO_SUIT, NOBODY, NOMAD, REGION_OF, SLOTS
from .cards import COAST, ENTRIES, FIRST_ADDED, FIRST_TRAIT, LOCKED, PLAN, SUIT, is_ruin
from .hooks import (
    AMOUNT,
    BANDIT_COUNT,
    CROWN,
    DOUBLE,
    KIN,
    LOCK,
    MASK,
    POWERS,
    TO_MOVE,
    TO_RECOVER_BANNER,
    TO_TAKE_BANNER,
    TO_TAKE_RELIC,
    TO_TARGET_BANNER,
    TO_TARGET_RELIC,
    TOLL,
    VETO,
    card_at,
    lying,
    owner_at,
    place_at,
)
from .state import ADVISER, CARD_MASK, HELD, TRAIT, Oath
from .vocabulary import CARD


def side(g: Oath, player: int) -> int:
    """As whom a player rules and has enemies: an Imperial player as the Chancellor, unless this campaign says
    otherwise. [oath.campaign.4]"""
    if g.role[player] == EXILE:
        return player
    if g.war.renegade == player:
        return player
    return g.chancellor


def ruler(g: Oath, spot: int) -> int:
    """The side that rules a site: a player, the Chancellor for the Empire, BANDITS, or NOBODY.
    [oath.term.2, oath.term.3, oath.ruling.18]"""
    if g.army[spot] > 0:
        return g.army_of[spot]
    if g.site[spot] == 0:
        return NOBODY
    crown = g.live[CROWN]
    if crown:  # [oath.power.10]
        return side(g, owner_at(g, crown[0]))
    return BANDITS


def rules(g: Oath, player: int, spot: int) -> bool:
    """Whether a player rules a site."""
    return ruler(g, spot) == side(g, player)


def crowned(g: Oath, player: int) -> bool:
    """Whether bandits hold empty sites for a player, also when the last warband leaves. [oath.power.10]"""
    crown = g.live[CROWN]
    return len(crown) > 0 and side(g, owner_at(g, crown[0])) == side(g, player)


def ruled_sites(g: Oath, player: int) -> int:
    """How many sites a player rules."""
    mine = side(g, player)
    found = 0
    for spot in range(SLOTS):
        if ruler(g, spot) == mine:
            found += 1
    return found


def card_ruler(g: Oath, at: int) -> int:
    """The side that rules a card: its owner's, or that of its site; a mask may lend it for a turn."""
    place = place_at(at)
    if place >= ADVISER:
        return side(g, owner_at(g, at))
    who = ruler(g, place)
    if who == g.chancellor and g.live[MASK] and not ENTRIES[card_at(at)] & PLAN:
        masked = owner_at(g, g.live[MASK][0])
        if masked == g.turn and g.role[masked] == EXILE:
            return masked
    return who


def rules_card(g: Oath, player: int, at: int) -> bool:
    """Whether a player rules a card."""
    place = place_at(at)
    if place >= ADVISER:
        return owner_at(g, at) == player
    return card_ruler(g, at) == side(g, player)


def accessible(g: Oath, player: int, at: int) -> bool:
    """Whether a player may use a card's power: it rules it, or its pawn is at the site. [oath.power.1]"""
    place = place_at(at)
    if place >= ADVISER:
        return owner_at(g, at) == player
    return place == g.pawn[player] or card_ruler(g, at) == side(g, player)


def enemy_of_ruler(g: Oath, player: int, at: int) -> bool:
    """Whether a player is an enemy of whoever rules a card; all are enemies of bandits. [oath.term.12,
    oath.power.15]"""
    who = card_ruler(g, at)
    return who != NOBODY and who != side(g, player)


def enemies(g: Oath, one: int, other: int) -> bool:
    """Whether two players are enemies. [oath.term.12]"""
    return side(g, one) != side(g, other)


def regional(g: Oath, player: int, spot: int) -> bool:
    """Whether a site lies in the region of a player's pawn. [oath.term.1]"""
    return REGION_OF[g.pawn[player]] == REGION_OF[spot]


def at_your_site(g: Oath, player: int) -> list[int]:
    """The other players whose pawns are at this player's site."""
    return [other for other in range(g.players) if other != player and g.pawn[other] == g.pawn[player]]


# -- advisers ----------------------------------------------------------------------------------------------------------


def advisers_of_suit(g: Oath, player: int, suit: int) -> int:
    """How many face-up advisers of a suit a player has; some count twice. [oath.term.10]"""
    found = 0
    for card in g.advisers[player]:
        if card > 0 and SUIT[card] == suit:
            found += 1
    for at in g.live[DOUBLE]:
        if owner_at(g, at) == player and SUIT[card_at(at)] == suit:
            found += 1
    return found


def has_suit(g: Oath, player: int, suit: int) -> bool:
    """Whether a player has a face-up adviser of a suit."""
    for card in g.advisers[player]:
        if card > 0 and SUIT[card] == suit:
            return True
    return False


def suits_at(g: Oath, spot: int) -> int:
    """The suits of the cards at a site, as a mask."""
    found = 0
    for card in g.denizens[spot]:
        if SUIT[card] != NO_SUIT:
            found |= 1 << SUIT[card]
    return found


def suit_count(g: Oath, suit: int) -> int:
    """How many cards of a suit lie at sites."""
    return sum(1 for spot in range(SLOTS) for card in g.denizens[spot] if SUIT[card] == suit)


def ruled_of_suit(g: Oath, player: int, suit: int) -> int:
    """How many cards of a suit a player rules, at sites and among the advisers."""
    found = advisers_of_suit(g, player, suit)
    mine = side(g, player)
    for spot in range(SLOTS):
        for card in g.denizens[spot]:
            if SUIT[card] == suit and card_ruler(g, lying(card, spot)) == mine:
                found += 1
    return found


def ruled_suits(g: Oath, player: int) -> int:
    """The suits among the cards that a player rules, as a mask."""
    found = 0
    for suit in range(NO_SUIT):
        if ruled_of_suit(g, player, suit) > 0:
            found |= 1 << suit
    return found


# -- questions to the cards --------------------------------------------------------------------------------------------


def forbidden(g: Oath, player: int, verb: int, what: int) -> bool:
    """Whether any card forbids this to the player. [oath.term.16]"""
    for at in g.live[VETO]:
        if POWERS[at & CARD_MASK].forbids(g, at, player, verb, what):
            return True
    return False


def veto(g: Oath, player: int, verb: int, what: int) -> Reason:
    """Why the player may not do what cards forbid, with the cards that do. [oath.term.16]"""
    forbidding: list[Thing] = []
    for at in g.live[VETO]:
        if POWERS[at & CARD_MASK].forbids(g, at, player, verb, what):
            forbidding.append((CARD, at & CARD_MASK))
    return Reason("oath.term.16", forbidding)


def amount(g: Oath, player: int, what: int, target: int, mods: list[int]) -> int:
    """What cards in play and the modifiers in use add to a number."""
    total = 0
    for at in g.live[AMOUNT]:
        total += POWERS[at & CARD_MASK].amount(g, at, player, what, target)
    for card in mods:
        total += POWERS[card].amount(g, card, player, what, target)
    return total


def toll(g: Oath, player: int, kind: int, target: int) -> int:
    """How much favor the player must first give away. [oath.power.12, oath.power.14]"""
    return len(tolls(g, player, kind, target)) if g.live[TOLL] else 0


def tolls(g: Oath, player: int, kind: int, target: int) -> list[int]:
    """To whom the player must first give a favor each; -1 for bandits. [oath.power.12, oath.power.14]"""
    found: list[int] = []
    for at in g.live[TOLL]:
        if POWERS[at & CARD_MASK].toll(g, at, player, kind, target) > 0:
            found.append(card_ruler(g, at))
    return found


def why_not_toll(g: Oath, player: int, kind: int, target: int) -> Reason:
    """The cards that ask for favor which the player does not have. [oath.power.14]"""
    asking: list[Thing] = []
    for at in g.live[TOLL]:
        if POWERS[at & CARD_MASK].toll(g, at, player, kind, target) > 0:
            asking.append((CARD, at & CARD_MASK))
    return Reason("oath.power.14", asking)


def bandits_at(g: Oath, spot: int) -> int:
    """How many bandits there are at a site. [oath.campaign.15]"""
    return 1 + amount(g, -1, BANDIT_COUNT, spot, [])


def locked_at(g: Oath, player: int, card: int, spot: int) -> bool:
    """Whether a card at a site stays put for this player. [oath.play.6, oath.power.7]"""
    if LOCKED[card] or card in g.using:
        return True
    for at in g.live[LOCK]:
        if POWERS[card_at(at)].forbids(g, at, player, TO_MOVE, spot):
            return True
    return False


def removable(g: Oath, player: int, spot: int) -> list[int]:
    """The denizens at a site that this player may discard or move. [oath.term.18]"""
    return [card for card in g.denizens[spot] if not locked_at(g, player, card, spot)]


def tokenless(g: Oath, card: int) -> bool:
    """Whether no token lies on the card."""
    return not (g.favor_on and card in g.favor_on) and not (g.secret_on and card in g.secret_on)


def tradable(g: Oath, card: int) -> bool:
    """A denizen or intact edifice. [oath.muster.1, oath.power.13]"""
    return not is_ruin(card)


def purse(g: Oath, player: int) -> int:
    """All the favor that a player can spend."""
    kin = g.live[KIN]
    if kin and owner_at(g, kin[0]) == player:
        return g.favor[player] + g.favor_bank[NOMAD]
    return g.favor[player]


def is_coast(g: Oath, spot: int) -> bool:
    """Whether a face-up site is a Coast. [oath.site.3]"""
    return COAST[g.site[spot]]


def site_of(g: Oath, card: int) -> int:
    """The site at which a face-up card lies, or -1."""
    for spot in range(SLOTS):
        if card in g.denizens[spot]:
            return spot
    return -1


def holder_of(g: Oath, card: int) -> int:
    """The player who holds a relic or has a face-up adviser, or -1."""
    for player in range(g.players):
        if card in g.held[player] or card in g.advisers[player]:
            return player
    return -1


def place_of(g: Oath, card: int) -> int:
    """Where a face-up card lies: a site, ADVISER + player, HELD + player, TRAIT, or -1."""
    spot = site_of(g, card)
    if spot >= 0:
        return spot
    for player in range(g.players):
        if card in g.advisers[player]:
            return ADVISER + player
        if card in g.held[player]:
            return HELD + player
    return TRAIT if FIRST_TRAIT <= card < FIRST_ADDED else -1


def goods_held(g: Oath, player: int) -> int:
    """Relics plus banners of a player. [oath.title.1]"""
    found = len(g.held[player])
    for banner in range(2):
        if g.banner_of[banner] == player:
            found += 1
    return found


def from_active(g: Oath) -> list[int]:
    """The active player, then the others in turn order. [oath.ruling.24]"""
    if g.turn < 0:
        return g.order
    return [g.turn, *[player for player in g.order if player != g.turn]]


def touches(g: Oath, owner: int, verb: int, what: int) -> bool:
    """Whether a verb is about taking or targeting a relic or banner of this owner."""
    if verb in (TO_TARGET_RELIC, TO_TAKE_RELIC):
        return what in g.held[owner]
    if verb in (TO_TARGET_BANNER, TO_TAKE_BANNER, TO_RECOVER_BANNER):
        return g.banner_of[what] == owner
    return False
