"""Discord denizens with modifiers, and with powers that are always at work."""

from typing import ClassVar

from ...actions.costs import usable
from ...actions.recover import Taken
from ...asking import Pick
from ...board import BANKS, BEAST, NOMAD, PEOPLES_FAVOR
from ...campaign.plans import opposes
from ...campaign.rolls import rerolls, roll_defense
from ...campaign.steps import FreeCampaign
from ...cards import RELIC_NUMBERS, SUIT
from ...hooks import (
    MUSTERED,
    PLAN_VETO,
    POWERS,
    RENEWAL,
    TAKEN,
    TITLE_MOVED,
    TO_PLAY_DOWN,
    TO_RECOVER_BANNER,
    TO_TAKE_RELIC,
    TRAVELED,
    VETO,
    WAR_DONE,
    Power,
    owner_at,
    place_at,
)
from ...ruling import enemy_of_ruler, forbidden, regional, rules_card
from ...state import Oath
from ...table import pass_relic
from ...tokens import kill_on_board, pay_for, take_favor
from ...vocabulary import DICE_ROLLED, PASS, YES
from ..shared.choice import power


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


power("downtrodden", Downtrodden())


class VowOfRenewal(Power):
    """No People's Favor by Recover; all burnt favor comes to the holder."""

    hooks: ClassVar[list[int]] = [RENEWAL, VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_RECOVER_BANNER and what == PEOPLES_FAVOR and owner_at(g, at) == player


power("vow-of-renewal", VowOfRenewal())


class BeastTamer(Power):
    """Enemies cannot use Beast and Nomad plans."""

    hooks: ClassVar[list[int]] = [PLAN_VETO]

    def bars_plan(self, g: Oath, at: int, user: int, attacking: bool, card: int) -> bool:
        return opposes(g, owner_at(g, at), user) and SUIT[card] in (BEAST, NOMAD)


power("beast-tamer", BeastTamer())


class BoilingLake(Power):
    """Whoever travels here without ruling it loses two warbands of the board."""

    hooks: ClassVar[list[int]] = [TRAVELED]

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        if to == place_at(at) and not rules_card(g, player, at):
            kill_on_board(g, player, 2)


power("boiling-lake", BoilingLake())


class RelicThief(Power):
    """Relics just taken in the region may be stolen: a defense die each, and no shield among them."""

    hooks: ClassVar[list[int]] = [TAKEN]

    def relics_taken(self, g: Oath, at: int, player: int, cards: list[int]) -> None:
        owner = owner_at(g, at)
        if owner == player or not regional(g, owner, g.pawn[player]) or not usable(g, owner, self.card):
            return
        mask = 0
        for card in cards:
            if card in g.held[player] and not forbidden(g, owner, TO_TAKE_RELIC, card):
                mask |= 1 << RELIC_NUMBERS.index(card)
        if mask:
            g.then([Pick(owner, self.card, player, mask)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PASS.base, YES.base]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == PASS.base:
            return
        if stage < 8:
            pay_for(g, player, self.card)
        else:
            again = rerolls(g, player)
            pay_for(g, player, again)
        cards = [card for number, card in enumerate(RELIC_NUMBERS) if x >> number & 1 and card in g.held[stage & 7]]
        roll = roll_defense(g, len(cards))
        g.tell(DICE_ROLLED, player, (roll & 255) + 2 * (roll >> 8 & 255))
        if roll & 0xFFFF and stage < 8 and rerolls(g, player):
            g.then([Pick(player, self.card, stage | 8, x)])
            return
        if roll & 0xFFFF == 0:
            for card in cards:
                pass_relic(g, card, stage & 7, player)
                g.scepter_taken |= POWERS[card].royal and player == g.turn
            g.then([Taken(player, cards, [])])


power("relic-thief", RelicThief())


class SneakAttack(Power):
    """After another's campaign a campaign against that player without Supply."""

    hooks: ClassVar[list[int]] = [WAR_DONE]

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        if attacker != owner_at(g, at):
            g.then([FreeCampaign(owner_at(g, at), -1, 0, attacker)])


power("sneak-attack", SneakAttack())


class Gossip(Power):
    """Enemies of the ruler play nothing facedown."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_PLAY_DOWN and enemy_of_ruler(g, player, at)


power("gossip", Gossip())


class ChaosCult(Power):
    """A favor of whoever else takes the title."""

    hooks: ClassVar[list[int]] = [TITLE_MOVED]

    def title_moved(self, g: Oath, at: int, player: int) -> None:
        if owner_at(g, at) != player:
            take_favor(g, owner_at(g, at), player, 1)


power("chaos-cult", ChaosCult())
