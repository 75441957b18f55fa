"""The powers of edifices, intact and ruined. [oath.power.13]"""

from typing import ClassVar

from krainy.engine.flow import replaced_row

from ..actions.costs import SPIRE
from ..actions.search import mix_dispossessed, swap_dispossessed
from ..board import BEAST, PEOPLES_FAVOR, REGION_OF
from ..campaign.pools import cut_attack
from ..cards import EDIFICE_NUMBERS, SUIT, edifice_number
from ..deals.bargain import ADVISERS, FAVOR, SECRETS
from ..hooks import (
    AMOUNT,
    DIE_ROLLED,
    SITE_DICE,
    TAKEN,
    TO_PLAY_UP,
    TO_TARGET_BANNER,
    VETO,
    Power,
    enter,
    leave,
    place_at,
)
from ..ruling import card_ruler, enemy_of_ruler, ruler, site_of
from ..state import Oath
from ..table import back, set_mob
from ..tokens import put_favor_on, put_secrets_on, take_favor_off, take_secrets_off
from ..vocabulary import NUM, REPLACED, TURNED_CARD
from .shared.choice import Choice, power
from .shared.exchange import Exchange
from .shared.hidden import DrawRelic

power("festival-district", Exchange(FAVOR | SECRETS | ADVISERS))


class GreatSpire(Power):
    """Drawn denizens may be exchanged for cards of the Dispossessed."""

    grants = SPIRE

    def can(self, g: Oath, player: int) -> bool:
        return len(g.dispossessed) > 0


power("great-spire", GreatSpire())


class SprawlingRampart(Power):
    """Sites of the ruler are worth a die more."""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == SITE_DICE and ruler(g, target) == ruler(g, place_at(at)) else 0


power("sprawling-rampart", SprawlingRampart())


class HallOfDebate(Power):
    """Nobody targets the People's Favor."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_TARGET_BANNER and what == PEOPLES_FAVOR


power("hall-of-debate", HallOfDebate())


class ForestTemple(Power):
    """In the Chronicle no site with a Beast card is discarded. [oath.chron.27]"""

    keeps = BEAST


power("forest-temple", ForestTemple())
power("ancient-forge", DrawRelic())


class SqualidDistrict(Power):
    """Its ruler may shift the end die by one; for the Empire the Chancellor."""

    hooks: ClassVar[list[int]] = [DIE_ROLLED]

    def die_shifter(self, g: Oath, at: int) -> int:
        who = card_ruler(g, at)
        return who if who >= 0 else -1


power("festival-district-ruined", SqualidDistrict())


class FallenSpire(Choice):
    """Up to five denizens of the region's pile, from the top, are exchanged for cards of the Dispossessed."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        pile = [slot for slot in g.piles[REGION_OF[g.pawn[player]]] if not back(slot)]
        return [NUM.base + n for n in range(1, min(5, len(pile), len(g.dispossessed)) + 1)]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        region = REGION_OF[g.pawn[player]]
        left = action - NUM.base
        given = 0
        g.tell(REPLACED, player, left)
        pile = list(g.piles[region])
        for place in range(len(pile) - 1, -1, -1):
            if left > 0 and not back(pile[place]):
                pile[place] = swap_dispossessed(g, pile[place], given)
                left -= 1
                given += 1
        g.piles = replaced_row(g.piles, region, pile)
        mix_dispossessed(g)


power("great-spire-ruined", FallenSpire())


class BanditRampart(Power):
    """Two attack dice less if its site is a target."""

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        spot = site_of(g, self.card)
        return 1 if spot >= 0 and g.war.targets(spot) else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        cut_attack(g, 2)


power("sprawling-rampart-ruined", BanditRampart())


class HallOfMockery(Power):
    """A recovered People's Favor shows the Mob."""

    hooks: ClassVar[list[int]] = [TAKEN]

    def taken(self, g: Oath, at: int, player: int, items: int) -> None:
        if items == 100 + PEOPLES_FAVOR:
            set_mob(g)


power("hall-of-debate-ruined", HallOfMockery())


class RuinedTemple(Power):
    """Enemies of the ruler play no Beast cards face up."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_PLAY_UP and SUIT[what] == BEAST and enemy_of_ruler(g, player, at)


power("forest-temple-ruined", RuinedTemple())


class BrokenForge(Power):
    """Turned over to its intact side, with the tokens on it."""

    def use(self, g: Oath, player: int) -> None:
        spot = site_of(g, self.card)
        intact = EDIFICE_NUMBERS[edifice_number(self.card)]
        leave(g, self.card, spot)
        row = [intact if card == self.card else card for card in g.denizens[spot]]
        g.denizens = replaced_row(g.denizens, spot, row)
        enter(g, intact, spot)
        if self.card in g.favor_on:
            put_favor_on(g, intact, take_favor_off(g, self.card))
        if self.card in g.secret_on:
            put_secrets_on(g, intact, take_secrets_off(g, self.card))
        g.tell(TURNED_CARD, intact)


power("ancient-forge-ruined", BrokenForge())
