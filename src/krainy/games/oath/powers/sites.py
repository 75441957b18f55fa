"""The powers of sites. Homelands and opportunities are plain facts of the data. [oath.site]"""

from typing import ClassVar

from ..actions.costs import ROTATION
from ..actions.travel import BLOCKED, DIVERTED, IGNORE, SECRET
from ..board import REGION_OF
from ..campaign.targets import rules_in_war
from ..cards import TRAVEL as TRAVELING
from ..deals.bargain import FAVOR, SECRETS
from ..hooks import AMOUNT, ATTACK_DICE, DRAWN, MUSTERED, ROUTE, SET, TARGETS, TRAVEL_SUPPLY, Power, place_at
from ..ruling import is_coast, rules, site_of
from ..state import CARD_BITS, Oath
from ..tokens import turn_secret
from .shared.choice import offer_action, offer_modifier, power
from .shared.exchange import Exchange
from .shared.modifiers import Free

offer_modifier("buried-giant", TRAVELING)


class BuriedGiant(Free):
    """Leaving is free and ignores the Narrow Pass for a secret turned facedown. [oath.site.9]"""

    ignores = IGNORE * BLOCKED
    open_to_all = True

    def can(self, g: Oath, player: int) -> bool:
        return g.site[g.pawn[player]] == self.card

    def price(self, card: int) -> int:
        return 8

    def pays(self, g: Oath, player: int) -> bool:
        turn_secret(g, player)
        return True


power("buried-giant", BuriedGiant())


class CharmingValley(Power):
    """Leaving costs one more. [oath.site.6]"""

    hooks: ClassVar[list[int]] = [TRAVEL_SUPPLY]

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return 1 if kind == TRAVELING and g.pawn[player] == place_at(at) else 0


power("charming-valley", CharmingValley())


class GreatSlum(Power):
    """A card here may go before another comes. [oath.site.5]"""

    grants = ROTATION


power("great-slum", GreatSlum())


class Marshes(Power):
    """A card fewer is drawn here. [oath.site.5]"""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return -1 if what == DRAWN and g.pawn[player] == place_at(at) else 0


power("marshes", Marshes())


class Plains(Power):
    """An attack die more or less for targets here. [oath.site.4]"""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return self.number if what == ATTACK_DICE and target == place_at(at) else 0


power("mountain", Plains(-1))


class NarrowPass(Power):
    """Ways and attacks into its region lead through it. [oath.site.8, oath.ruling.25]"""

    hooks: ClassVar[list[int]] = [ROUTE, TARGETS]

    def route(self, g: Oath, at: int, player: int, frm: int, to: int) -> int:
        if frm < 0:
            return 0
        here = place_at(at)
        entering = REGION_OF[to] == REGION_OF[here] and REGION_OF[frm] != REGION_OF[here]
        return BLOCKED if entering and to != here else 0

    def may_target(self, g: Oath, at: int, attacker: int, spot: int) -> bool:
        here = place_at(at)
        if spot == here or REGION_OF[spot] != REGION_OF[here] or REGION_OF[g.war.spot] == REGION_OF[here]:
            return True
        return g.war.targets(here) or (rules(g, attacker, here) and not rules_in_war(g, here))


power("narrow-pass", NarrowPass())
power("plains", Plains(1))


class River(Power):
    """A warband more for its ruler. [oath.site.5]"""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        if what != MUSTERED or site_of(g, target) != place_at(at):
            return 0
        return 1 if rules(g, player, place_at(at)) else 0


power("river", River())


class ShroudedWood(Power):
    """Leaving costs two and ignores Narrow Pass and Hidden Place; an enemy ruler chooses where to. [oath.site.7]"""

    hooks: ClassVar[list[int]] = [TRAVEL_SUPPLY, ROUTE]

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        return SET + 2 if kind == TRAVELING and g.pawn[player] == place_at(at) else 0

    def route(self, g: Oath, at: int, player: int, frm: int, to: int) -> int:
        if frm != place_at(at):
            return 0
        return DIVERTED if to == frm else IGNORE * (BLOCKED | SECRET)


power("shrouded-wood", ShroudedWood())


class HiddenPlace(Power):
    """No way leads here, and no attack, without a secret turned facedown. [oath.site.10]"""

    hooks: ClassVar[list[int]] = [ROUTE]

    def route(self, g: Oath, at: int, player: int, frm: int, to: int) -> int:
        return SECRET if to == place_at(at) and frm != to else 0


power("the-hidden-place", HiddenPlace())
offer_action("the-tribunal")
power("the-tribunal", Exchange(FAVOR | SECRETS))


class Coast(Power):
    """From Coast to Coast for one Supply, whatever the Narrow Pass says. [oath.site.3]"""

    hooks: ClassVar[list[int]] = [TRAVEL_SUPPLY, ROUTE]

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        if kind == TRAVELING and g.pawn[player] == at >> CARD_BITS and is_coast(g, target):
            return SET + 1
        return 0

    def route(self, g: Oath, at: int, player: int, frm: int, to: int) -> int:
        return IGNORE * BLOCKED if frm == at >> CARD_BITS and is_coast(g, to) else 0


for _name in ("barren-coast", "lush-coast", "rocky-coast"):
    power(_name, Coast())
