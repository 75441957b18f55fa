"""Modifiers of major actions: what they cost less, add, allow or bring afterwards. [oath.power.6]"""

from typing import ClassVar, Final

from ..actions.costs import (
    ANY_DISCARD,
    ANY_PILE,
    BEAST_SITES,
    BOTTOM,
    BURIES,
    CODE,
    GROWTH,
    HARP,
    IN_USE,
    OCCUPIED,
    OTHER_PILE,
    ROTATION,
    SECOND_PLAY,
    SPIRE,
    WHOLE_REGION,
    beast_site,
    granted,
)
from ..actions.trade import lends
from ..actions.travel import IGNORE_SITES
from ..asking import Pick
from ..board import BANKS, BEAST, HEARTH, NOMAD, ORDER, REGION_OF
from ..campaign.defender import FreeCampaign
from ..cards import SUIT, is_vision
from ..cards import TRAVEL as TRAVELING
from ..citizen import end_act
from ..hooks import (
    AMOUNT,
    COIN,
    DRAWN,
    FREE,
    MUSTERED,
    POWERS,
    PRIZE,
    SUPPLY,
    TO_CAMPAIGN,
    TO_MUSTER_ON,
    TO_SEARCH,
    TRADED_FAVOR,
    TRADED_SECRETS,
    TRAVELED,
    VETO,
    Power,
    lying,
    owner_at,
)
from ..ruling import card_ruler, has_suit, rules_card, site_of, suits_at
from ..state import Oath
from ..tokens import gain_favor, gain_supply, gain_warbands, give_favor, kill_at_site, kill_on_board
from ..vocabulary import BANK
from .helping import banks, offer_modifier, others, power

# -- Search ------------------------------------------------------------------------------------------------------------


class ErrandBoy(Power):
    """Another region's pile."""

    grants = OTHER_PILE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target > 0 and target - 1 != REGION_OF[g.pawn[player]]


class Observatory(Power):
    """Any pile, with the pawn at its site."""

    grants = ANY_PILE

    def can(self, g: Oath, player: int) -> bool:
        return g.pawn[player] == site_of(g, self.card)

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target > 0


class Mushrooms(Power):
    """Free, but a single card from the bottom of a pile."""

    grants = BOTTOM

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target > 0


class NewsFromAfar(Power):
    """Free."""

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE


class DrawMore(Power):
    """More cards."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final = number

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return self.number if what == DRAWN else 0


class TruthfulHarp(DrawMore):
    """Two more cards, and all see what was drawn and kept."""

    grants = HARP


class LandWarden(Power):
    """Two cards may be played, one of them to a site."""

    grants = SECOND_PLAY


class CropRotation(Power):
    """A denizen of the site may go before another comes."""

    grants = ROTATION
    frames = True


class NewGrowth(Power):
    """Beast and Hearth cards go to any site."""

    grants = GROWTH
    frames = True


class Bracken(Power):
    """All discards go to one pile, its top or its bottom."""

    grants = ANY_DISCARD
    frames = True

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return not granted(mods, BURIES)


class CrackedHorn(Power):
    """All discards go under the world deck."""

    grants = BURIES
    frames = True

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return not granted(mods, ANY_DISCARD)


class GreatSpire(Power):
    """Drawn denizens may be exchanged for cards of the Dispossessed."""

    grants = SPIRE

    def can(self, g: Oath, player: int) -> bool:
        return len(g.dispossessed) > 0


class HuntingParty(Power):
    """After a Search of the world deck a campaign without Supply."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target == 0

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        g.then([FreeCampaign(attacker, -1, 0)])


class WelcomingParty(Power):
    """A favor from the Hearth bank for a freshly drawn denizen played face up."""

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if drawn and card != self.card and not is_vision(card):
            gain_favor(g, player, HEARTH, 1)


class WildCry(Power):
    """A Supply and two warbands for a Beast card played face up."""

    frames = True

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if SUIT[card] == BEAST:
            gain_supply(g, player, 1)
            gain_warbands(g, player, 2)


class BookOfRecords(Power):
    """The reward for playing to a site is a secret."""

    hooks: ClassVar[list[int]] = [PRIZE]


power("errand-boy", ErrandBoy())
power("observatory", Observatory())
power("mushrooms", Mushrooms())
power("news-from-afar", NewsFromAfar())
power("augury", DrawMore(1))
power("truthful-harp", TruthfulHarp(2))
power("land-warden", LandWarden())
power("crop-rotation", CropRotation())
power("new-growth", NewGrowth())
power("bracken", Bracken())
power("cracked-horn", CrackedHorn())
power("great-spire", GreatSpire())
power("hunting-party", HuntingParty())
power("welcoming-party", WelcomingParty())
power("wild-cry", WildCry())
power("book-of-records", BookOfRecords())


# -- Muster ------------------------------------------------------------------------------------------------------------


class Pressgangs(Power):
    """Cards with tokens may be mustered on too."""

    grants = OCCUPIED


class AnimalPlaymates(Power):
    """Free on a Beast card."""

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return SUIT[target] == BEAST


class Downtrodden(Power):
    """Two more on a card whose bank alone has the least favor."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        suit = SUIT[target]
        for other in range(BANKS):
            if other != suit and g.favor_bank[other] <= g.favor_bank[suit]:
                return False
        return True

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 2 if what == MUSTERED else 0


class RowdyPub(Power):
    """One more on this card."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target == self.card

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == MUSTERED else 0


class KnightsErrant(Power):
    """A campaign without Supply afterwards."""

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        g.then([FreeCampaign(attacker, -1, 0)])


class InitiationRite(Power):
    """Musters are paid with a secret."""

    hooks: ClassVar[list[int]] = [COIN]


class VowOfBeastkin(Power):
    """Musters only on suits of one's face-up advisers, and one warband more."""

    hooks: ClassVar[list[int]] = [VETO, AMOUNT]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_MUSTER_ON and owner_at(g, at) == player and not has_suit(g, player, SUIT[what])

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == MUSTERED and owner_at(g, at) == player else 0


power("pressgangs", Pressgangs())
power("animal-playmates", AnimalPlaymates())
power("downtrodden", Downtrodden())
power("rowdy-pub", RowdyPub())
power("knights-errant", KnightsErrant())
power("initiation-rite", InitiationRite())
power("vow-of-beastkin", VowOfBeastkin())


# -- Trade -------------------------------------------------------------------------------------------------------------


class MapLibrary(Power):
    """Any card of the region, with the pawn at its site."""

    grants = WHOLE_REGION

    def can(self, g: Oath, player: int) -> bool:
        return g.pawn[player] == site_of(g, self.card)


def counts(g: Oath, player: int, suit: int, mods: list[int]) -> bool:
    """Whether an adviser of this suit counts in a Trade: one that poses as it too, and another's instead of the own."""
    for card in mods:
        if POWERS[card].borrows:
            return any(lends(g, other, suit) for other in others(g, player))
        if suit in POWERS[card].poses:
            return True
    return has_suit(g, player, suit)


class SmallFriends(Power):
    """As if at a site with a Beast card."""

    grants = BEAST_SITES

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        spot = site_of(g, target)
        for card in mods:
            there = site_of(g, card)
            if there >= 0 and there != spot and not rules_card(g, player, lying(card, there)):
                return False  # it is used there or nowhere
        return True


class ActingTroupe(Power):
    """This card counts as Beast or Order."""

    poses: ClassVar[list[int]] = [ORDER, BEAST]


class MasterOfDisguise(Power):
    """Another player's advisers count."""

    borrows = True

    def can(self, g: Oath, player: int) -> bool:
        return g.players > 1


class TheOldOak(Power):
    """A secret more when trading for secrets with this card and having a Beast adviser."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target == self.card and counts(g, player, BEAST, mods)

    def needs(self, target: int) -> int:
        return BEAST

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == TRADED_SECRETS else 0


class SecretSignal(Power):
    """Two favor in place of one."""

    doubles = True


class Birdsong(Power):
    """Free with a Beast or Nomad card."""

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return SUIT[target] in (BEAST, NOMAD)


class CupOfPlenty(Power):
    """Free with a card of a suit among the advisers."""

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return counts(g, player, SUIT[target], mods)

    def needs(self, target: int) -> int:
        return SUIT[target]


class AwaitedReturn(Power):
    """Free for a warband of the board."""

    def can(self, g: Oath, player: int) -> bool:
        return g.board[player] > 0

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def pay(self, g: Oath, player: int, card: int) -> None:
        kill_on_board(g, player, 1)


power("map-library", MapLibrary())
power("small-friends", SmallFriends())
power("acting-troupe", ActingTroupe())
power("master-of-disguise", MasterOfDisguise())
power("the-old-oak", TheOldOak())
power("secret-signal", SecretSignal())
power("birdsong", Birdsong())
power("cup-of-plenty", CupOfPlenty())
power("awaited-return", AwaitedReturn())


# -- Recover -----------------------------------------------------------------------------------------------------------


class MagiciansCode(Power):
    """Two secrets more to pay for the Darkest Secret."""

    grants = CODE


class RelicWorship(Power):
    """Three Supply for a recovered relic."""

    def taken(self, g: Oath, at: int, player: int, items: int) -> None:
        if items < 100:
            gain_supply(g, player, 3)


power("magicians-code", MagiciansCode())
power("relic-worship", RelicWorship())


# -- Travel ------------------------------------------------------------------------------------------------------------


class Tents(Power):
    """Free within the region."""

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return REGION_OF[target] == REGION_OF[g.pawn[player]]


class ForestPaths(Power):
    """Free to a site with a Beast card, whatever sites say."""

    ignores = IGNORE_SITES

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return beast_site(g, target)


class Portal(Power):
    """Free to or from this site, whatever sites say."""

    ignores = IGNORE_SITES

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return site_of(g, self.card) in (target, g.pawn[player])


class SpecialEnvoy(Power):
    """Free, and the Act phase ends on arrival."""

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        end_act(g, player)


class FastSteed(Power):
    """Free with at most three warbands on the board."""

    def can(self, g: Oath, player: int) -> bool:
        return g.board[player] <= 3

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return FREE


class WayStation(Power):
    """Free to this site for its ruler, and for anybody who gives the ruler a favor."""

    hooks: ClassVar[list[int]] = [SUPPLY]
    open_to_all = True

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        if kind != TRAVELING or target != site_of(g, self.card):
            return 0
        if at == IN_USE or rules_card(g, player, at):
            return FREE
        return 0

    def can(self, g: Oath, player: int) -> bool:
        return not rules_card(g, player, lying(self.card, site_of(g, self.card)))

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target == site_of(g, self.card)

    def price(self, card: int) -> int:
        return 1

    def pay(self, g: Oath, player: int, card: int) -> None:
        give_favor(g, player, card_ruler(g, lying(card, site_of(g, card))), 1)


class Hospitality(Power):
    """On arrival a favor from a bank whose suit is at the site and among the advisers."""

    strolls = True

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        suits = suits_at(g, g.pawn[player])
        return [
            action
            for action in banks(g)
            if suits >> (action - BANK.base) & 1 and has_suit(g, player, action - BANK.base)
        ]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        gain_favor(g, player, action - BANK.base, 1)


class DragonskinDrum(Power):
    """On arrival a warband."""

    strolls = True

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        gain_warbands(g, player, 1)


class Tyrant(Power):
    """On arrival a warband at the site must die."""

    hooks: ClassVar[list[int]] = [TRAVELED]

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        if owner_at(g, at) == player:
            kill_at_site(g, to, 1)


power("tents", Tents())
power("forest-paths", ForestPaths())
power("portal", Portal())
power("special-envoy", SpecialEnvoy())
power("a-fast-steed", FastSteed())
offer_modifier("way-station", TRAVELING)
power("way-station", WayStation())
power("hospitality", Hospitality())
power("dragonskin-drum", DragonskinDrum())
power("tyrant", Tyrant())


# -- traits of the Reliquary -------------------------------------------------------------------------------------------


class Brutal(Power):
    """The Chancellor's campaigns spare nobody. [oath.reliquary.2]"""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_CAMPAIGN and what == 2 and player == g.chancellor


class Decadent(Power):
    """Into the Cradle free, to the Hinterland one more. [oath.reliquary.2]"""

    hooks: ClassVar[list[int]] = [SUPPLY]

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        if kind != TRAVELING or player != g.chancellor:
            return 0
        if REGION_OF[target] == 0 and REGION_OF[g.pawn[player]] != 0:
            return FREE
        return 1 if REGION_OF[target] == 2 else 0


class Careless(Power):
    """A favor more in every Trade, a secret less. [oath.reliquary.2]"""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        if player != g.chancellor:
            return 0
        return 1 if what == TRADED_FAVOR else -1 if what == TRADED_SECRETS else 0


class Greedy(Power):
    """Two more cards, and no Search that costs more than two. [oath.reliquary.2]"""

    hooks: ClassVar[list[int]] = [AMOUNT, VETO]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 2 if what == DRAWN and player == g.chancellor else 0

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_SEARCH and player == g.chancellor and what > 2


power("brutal", Brutal())
power("decadent", Decadent())
power("careless", Careless())
power("greedy", Greedy())
