"""Beast denizens with modifiers, and with powers that are always at work."""

from typing import ClassVar

from ...actions.costs import ANY_DISCARD, BEAST_SITES, BOTTOM, BURIES, GROWTH, OTHER_PILE, beast_site, granted
from ...actions.travel import IGNORE_SITES
from ...board import BEAST, NOMAD, REGION_OF, SLOTS
from ...campaign.plans import opposes
from ...cards import SUIT
from ...hooks import (
    AMOUNT,
    FORCE,
    MUSTERED,
    PLAN_VETO,
    TARGETS,
    TO_LEAVE,
    TO_MUSTER_ON,
    TO_TRADE_WITH,
    TRADED_SECRETS,
    TRAVELED,
    VETO,
    Power,
    lying,
    owner_at,
    place_at,
)
from ...ruling import card_ruler, enemy_of_ruler, has_suit, ruler, rules, rules_card, side, site_of
from ...state import Oath
from ...tokens import gain_supply, gain_warbands, kill_on_board
from ..shared.choice import power
from ..shared.modifiers import Free, counts
from ..shared.plans import PlanTax


class ErrandBoy(Power):
    """Another region's pile."""

    grants = OTHER_PILE

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target > 0 and target - 1 != REGION_OF[g.pawn[player]]


power("errand-boy", ErrandBoy())


class AnimalPlaymates(Free):
    """Free on a Beast card."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return SUIT[target] == BEAST


power("animal-playmates", AnimalPlaymates())


class TrueNames(Power):
    """Enemies cannot use plans of a suit among the holder's face-up advisers."""

    hooks: ClassVar[list[int]] = [PLAN_VETO]

    def bars_plan(self, g: Oath, at: int, user: int, attacking: bool, card: int) -> bool:
        owner = owner_at(g, at)
        return opposes(g, owner, user) and has_suit(g, owner, SUIT[card])


power("true-names", TrueNames())


class TheOldOak(Power):
    """A secret more when trading for secrets with this card and having a Beast adviser."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target == self.card and counts(g, player, BEAST, mods)

    def needs(self, target: int) -> int:
        return BEAST

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == TRADED_SECRETS else 0


power("the-old-oak", TheOldOak())


class ForestPaths(Free):
    """Free to a site with a Beast card, whatever sites say."""

    ignores = IGNORE_SITES

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return beast_site(g, target)


power("forest-paths", ForestPaths())


class Birdsong(Free):
    """Free with a Beast or Nomad card."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return SUIT[target] in (BEAST, NOMAD)


power("birdsong", Birdsong())


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


power("small-friends", SmallFriends())


class GraspingVines(Power):
    """Leaving a site of the ruler costs an enemy a warband."""

    hooks: ClassVar[list[int]] = [TRAVELED]

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        if enemy_of_ruler(g, player, at) and ruler(g, frm) == card_ruler(g, at):
            kill_on_board(g, player, 1)


power("grasping-vines", GraspingVines())


class Mushrooms(Free):
    """Free, but a single card from the bottom of a pile."""

    grants = BOTTOM

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target > 0


power("mushrooms", Mushrooms())
power("insect-swarm", PlanTax(1))


class VowOfUnion(Power):
    """All warbands at ruled sites join an attack; a ruled site is not left while warbands are on the board."""

    hooks: ClassVar[list[int]] = [FORCE, VETO]

    def adds_force(self, g: Oath, at: int, attacker: int) -> int:
        if owner_at(g, at) != attacker:
            return 0
        found = 0
        for spot in range(SLOTS):
            if rules(g, attacker, spot):
                found |= 1 << spot
        return found

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb != TO_LEAVE or owner_at(g, at) != player:
            return False
        return g.board[player] > 0 and rules(g, player, what)


power("vow-of-union", VowOfUnion())


class GiantPython(Power):
    """Attacks on its holder need an even number of target dice."""

    hooks: ClassVar[list[int]] = [TARGETS]

    def even_only(self, g: Oath, at: int) -> bool:
        defender = g.war.defender
        owner = owner_at(g, at)
        if defender < 0:
            return False
        if owner == defender:
            return True
        return owner == g.chancellor and side(g, defender) == g.chancellor


power("giant-python", GiantPython())


class NewGrowth(Power):
    """Beast and Hearth cards go to any site."""

    grants = GROWTH
    frames = True


power("new-growth", NewGrowth())


class WildCry(Power):
    """A Supply and two warbands for a Beast card played face up."""

    frames = True

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if SUIT[card] == BEAST:
            gain_supply(g, player, 1)
            gain_warbands(g, player, 2)


power("wild-cry", WildCry())


class MarshSpirit(Power):
    """Whoever targets this site uses no plans."""

    hooks: ClassVar[list[int]] = [PLAN_VETO]

    def bars_plan(self, g: Oath, at: int, user: int, attacking: bool, card: int) -> bool:
        return attacking and g.war.targets(place_at(at))


power("marsh-spirit", MarshSpirit())


class ForestCouncil(Power):
    """Beast cards are closed to enemies of the ruler."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb not in (TO_TRADE_WITH, TO_MUSTER_ON) or SUIT[what] != BEAST:
            return False
        return enemy_of_ruler(g, player, at)


power("forest-council", ForestCouncil())


class VowOfBeastkin(Power):
    """Musters only on suits of one's face-up advisers, and one warband more."""

    hooks: ClassVar[list[int]] = [VETO, AMOUNT]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_MUSTER_ON and owner_at(g, at) == player and not has_suit(g, player, SUIT[what])

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == MUSTERED and owner_at(g, at) == player else 0


power("vow-of-beastkin", VowOfBeastkin())


class Bracken(Power):
    """All discards go to one pile, its top or its bottom."""

    grants = ANY_DISCARD
    frames = True

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return not granted(mods, BURIES)


power("bracken", Bracken())
