"""Nomad denizens with modifiers, and with powers that are always at work."""

from typing import ClassVar

from ...actions.costs import IN_USE
from ...asking import Pick
from ...board import NOMAD, REGION_OF
from ...cards import CONSPIRACY
from ...cards import TRAVEL as TRAVELING
from ...citizen import end_act
from ...hooks import (
    FREE,
    KIN,
    LOCK,
    PLAYED,
    TO_MOVE,
    TO_PLAY_VISION,
    TO_RECOVER_RELIC,
    TO_USE_SECRETS,
    TRAVEL_SUPPLY,
    VETO,
    Power,
    lying,
    owner_at,
    place_at,
)
from ...ruling import (
    card_ruler,
    enemies,
    enemy_of_ruler,
    has_suit,
    ruled_of_suit,
    rules,
    rules_card,
    site_of,
    suits_at,
    touches,
)
from ...state import Oath
from ...tokens import gain_favor, gain_supply, give_favor, to_bank
from ...vocabulary import BANK
from ..shared.choice import banks, offer_modifier, power
from ..shared.modifiers import Free


class Tents(Free):
    """Free within the region."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return REGION_OF[target] == REGION_OF[g.pawn[player]]


power("tents", Tents())


class VowOfKinship(Power):
    """The holder's favor lies in the Nomad bank, and that bank is the holder's to spend."""

    hooks: ClassVar[list[int]] = [KIN, PLAYED]

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if card == self.card:
            number = g.favor[player]
            g.favor[player] = 0
            to_bank(g, NOMAD, number)


power("vow-of-kinship", VowOfKinship())


class LostTongue(Power):
    """Relics and banners are safe from players who rule no Nomad card."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        owner = owner_at(g, at)
        if owner == player or not touches(g, owner, verb, what):
            return False
        return ruled_of_suit(g, player, NOMAD) == 0


power("lost-tongue", LostTongue())


class SpecialEnvoy(Free):
    """Free, and the Act phase ends on arrival."""

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        end_act(g, player)


power("special-envoy", SpecialEnvoy())


class SpellBreaker(Power):
    """Enemies of the ruler use no powers that cost secrets."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_USE_SECRETS and enemy_of_ruler(g, player, at)


power("spell-breaker", SpellBreaker())


class AncientBloodline(Power):
    """Enemies treat denizens and relics at the holder's sites as locked."""

    hooks: ClassVar[list[int]] = [LOCK, VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb not in (TO_RECOVER_RELIC, TO_MOVE):
            return False
        owner = owner_at(g, at)
        return enemies(g, player, owner) and rules(g, owner, what)


power("ancient-bloodline", AncientBloodline())


class FamilyWagon(Power):
    """Nomad advisers do not count; one adviser may be anything else. [oath.ruling.36]"""

    limit = 1
    free_suit = NOMAD


power("family-wagon", FamilyWagon())
offer_modifier("way-station", TRAVELING)


class WayStation(Power):
    """Free to this site for its ruler, and for anybody who gives the ruler a favor."""

    hooks: ClassVar[list[int]] = [TRAVEL_SUPPLY]
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

    def pays(self, g: Oath, player: int) -> bool:
        give_favor(g, player, card_ruler(g, lying(self.card, site_of(g, self.card))), 1)
        return True


power("way-station", WayStation())


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


power("hospitality", Hospitality())


class FastSteed(Free):
    """Free with at most three warbands on the board."""

    def can(self, g: Oath, player: int) -> bool:
        return g.board[player] <= 3


power("a-fast-steed", FastSteed())


class RelicWorship(Power):
    """Three Supply for a recovered relic."""

    def taken(self, g: Oath, at: int, player: int, items: int) -> None:
        if items < 100:
            gain_supply(g, player, 3)


power("relic-worship", RelicWorship())


class SacredGround(Power):
    """True Visions are revealed only by players here."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_PLAY_VISION and what != CONSPIRACY and g.pawn[player] != place_at(at)


power("sacred-ground", SacredGround())
