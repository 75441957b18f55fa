"""Order denizens with modifiers, and with powers that are always at work."""

from typing import ClassVar, Final

from ...actions.costs import OCCUPIED
from ...board import DARKEST_SECRET
from ...campaign.steps import FreeCampaign
from ...cards import SEARCH as SEARCHING
from ...cards import TRADE as TRADING
from ...cards import TRAVEL as TRAVELING
from ...hooks import (
    TO_BE_EXILED,
    TO_PLAY_VISION,
    TO_RECOVER_BANNER,
    TO_TAKE_BANNER,
    TO_TARGET_BANNER,
    TOLL,
    TRAVELED,
    VETO,
    Power,
    owner_at,
)
from ...ruling import card_ruler, enemy_of_ruler, ruler, site_of
from ...state import Oath
from ...tokens import kill_at_site
from ..shared.choice import power


class Pressgangs(Power):
    """Cards with tokens may be mustered on too."""

    grants = OCCUPIED


power("pressgangs", Pressgangs())


class TomeGuardians(Power):
    """Enemies of the ruler cannot touch the Darkest Secret."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb not in (TO_RECOVER_BANNER, TO_TARGET_BANNER, TO_TAKE_BANNER) or what != DARKEST_SECRET:
            return False
        return enemy_of_ruler(g, player, at)


power("tome-guardians", TomeGuardians())


class Tyrant(Power):
    """On arrival a warband at the site must die."""

    hooks: ClassVar[list[int]] = [TRAVELED]

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        if owner_at(g, at) == player:
            kill_at_site(g, to, 1)


power("tyrant", Tyrant())


class Toll(Power):
    """Enemies give the ruler a favor before a Search, a Trade or a Travel at what it rules."""

    hooks: ClassVar[list[int]] = [TOLL]

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.of: Final = kind

    def toll(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        if kind != self.of or not enemy_of_ruler(g, player, at):
            return 0
        spot = site_of(g, target) if kind == TRADING else target
        return 1 if spot >= 0 and ruler(g, spot) == card_ruler(g, at) else 0


power("forced-labor", Toll(SEARCHING))


class SecretPolice(Power):
    """Enemies at a site of the ruler reveal no Visions."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb != TO_PLAY_VISION or not enemy_of_ruler(g, player, at):
            return False
        return ruler(g, g.pawn[player]) == card_ruler(g, at)


power("secret-police", SecretPolice())
power("toll-roads", Toll(TRAVELING))
power("curfew", Toll(TRADING))


class KnightsErrant(Power):
    """A campaign without Supply afterwards."""

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        g.then([FreeCampaign(attacker, -1, 0)])


power("knights-errant", KnightsErrant())


class HuntingParty(Power):
    """After a Search of the world deck a campaign without Supply."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return target == 0

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        g.then([FreeCampaign(attacker, -1, 0)])


power("hunting-party", HuntingParty())


class CouncilSeat(Power):
    """Its holder cannot be exiled."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_BE_EXILED and owner_at(g, at) == player


power("council-seat", CouncilSeat())
