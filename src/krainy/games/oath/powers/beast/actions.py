"""Beast denizens with powers that are used: Actions, Rest powers, and when they are played."""

from typing import ClassVar

from ...actions.recover import Taken
from ...asking import Pick
from ...board import BEAST, DISCORD, NOMAD, ORDER, SLOTS
from ...campaign.spoils import bury_held
from ...cards import SCEPTER
from ...hooks import TO_TRADE_FAVOR, VETO, Power, owner_at
from ...ruling import has_suit, locked_at, removable, site_of, suit_count
from ...state import Oath
from ...table import discard_up, gain_relic, open_relic
from ...tokens import gain_warbands, kill_on_board, take_favor
from ...vocabulary import BANK, PASS, PICK, SEAT
from ..shared.choice import Choice, banks, picks, power, seats
from ..shared.citizens import TurnCitizen
from ..shared.moving import Purge, move_to_advisers, relocate
from ..shared.tokens import RestFavor, shift
from ..shared.warbands import FarCampaign


class Wolves(Choice):
    """A warband on any board dies."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([other for other in range(g.players) if g.board[other] > 0])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        kill_on_board(g, action - SEAT.base, 1)


power("wolves", Wolves())
power("long-lost-heir", TurnCitizen())


class RovingTerror(Choice):
    """A denizen at another site is discarded, and this card moves there."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        here = site_of(g, self.card)
        found: list[int] = []
        if locked_at(g, player, self.card, here):
            return found
        for spot in range(SLOTS):
            if spot != here:
                found += removable(g, player, spot)
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        card = action - PICK.base
        spot = site_of(g, card)
        discard_up(g, player, card, spot)
        relocate(g, player, self.card, spot)


power("roving-terror", RovingTerror())
power("threatening-roar", Purge([NOMAD, BEAST]))


class FaeMerchant(Power):
    """The top relic is kept, then another one buried."""

    def can(self, g: Oath, player: int) -> bool:
        return len(g.relic_deck) > 0

    def use(self, g: Oath, player: int) -> None:
        slot = g.relic_deck[0]
        g.relic_deck = g.relic_deck[1:]
        card = open_relic(g, slot)
        gain_relic(g, player, card)
        g.unsettled = False  # all of it is one change [oath.title.5]
        g.then([Pick(player, self.card), Taken(player, [card], [])])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return picks([card for card in g.held[player] if card != SCEPTER])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        bury_held(g, player, action - PICK.base)


power("fae-merchant", FaeMerchant())


class SecondChance(Choice):
    """A warband of somebody with an Order or Discord adviser dies, and the player gains one."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([p for p in range(g.players) if has_suit(g, p, ORDER) or has_suit(g, p, DISCORD)])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        kill_on_board(g, action - SEAT.base, 1)
        gain_warbands(g, player, 1)


power("second-chance", SecondChance())


class PiedPiper(Choice):
    """Ignores the limit. Action: it goes to another player, for two of that player's favor."""

    squeezes = True

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([other for other in range(g.players) if other != player])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        other = action - SEAT.base
        take_favor(g, player, other, 2)
        move_to_advisers(g, self.card, other)


power("pied-piper", PiedPiper())


class AnimalHost(Power):
    """A warband for each Beast card at sites."""

    def use(self, g: Oath, player: int) -> None:
        gain_warbands(g, player, suit_count(g, BEAST))


power("animal-host", AnimalHost())


class MemoryOfNature(Power):
    """Up to a favor for each Beast card on the map moves from any banks to the Beast bank."""

    def can(self, g: Oath, player: int) -> bool:
        return suit_count(g, BEAST) > 0 and len(self.options(g, player, 0, 0)) > 1

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card, 0, suit_count(g, BEAST))])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found = [action for action in banks(g) if action != BANK.base + BEAST]
        return [PASS.base, *found] if found else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == PASS.base:
            return
        shift(g, action - BANK.base, BEAST, 1)
        if x > 1:
            g.then([Pick(player, self.card, 0, x - 1)])


power("memory-of-nature", MemoryOfNature())


class VowOfPoverty(RestFavor):
    """No favor from Trade. Rest: without favor, two from a bank."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_TRADE_FAVOR and owner_at(g, at) == player


power("vow-of-poverty", VowOfPoverty(2, 0))
power("wild-allies", FarCampaign(True))
