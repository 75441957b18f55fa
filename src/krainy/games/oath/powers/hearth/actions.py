"""Hearth denizens with powers that are used: Actions, Rest powers, and when they are played."""

from krainy.engine.flow import replaced_row

from ...asking import Pick
from ...board import BANKS, DARKEST_SECRET, HEARTH, PEOPLES_FAVOR, REGION_OF
from ...citizen import become_citizen
from ...deals.bargain import FAVOR, RELICS, SECRETS, SITES
from ...hooks import TO_MOVE, Power, lying
from ...playing.room import unseated
from ...rest import return_tokens
from ...ruling import at_your_site, forbidden, ruled_of_suit, rules_card, site_of
from ...state import ADVISER, Oath
from ...table import bury_relic, discard_up
from ...tokens import gain_favor, gain_warbands, refresh, take_favor
from ...vocabulary import BANK, BURIED_UNSEEN, PICK, RELIC_AT, SEAT
from ..shared.choice import Choice, banks, face_up, picks, power, seats
from ..shared.citizens import TurnCitizen
from ..shared.exchange import Exchange
from ..shared.hidden import DrawRelic, TopThree
from ..shared.moving import may_move_to_site, relocate
from ..shared.tokens import Gain, OneBank, change_secret, shift

power("tinkers-fair", Exchange(FAVOR | SECRETS | RELICS))
power("wayside-inn", Gain(0, 0, 2, False))


class MemoryOfHome(Choice):
    """One bank is emptied into the Hearth bank."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [action for action in banks(g) if action != BANK.base + HEARTH]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        number = g.favor_bank[action - BANK.base]
        shift(g, action - BANK.base, HEARTH, number)


power("memory-of-home", MemoryOfHome())


class Storyteller(Power):
    """A secret more on the Darkest Secret."""

    def use(self, g: Oath, player: int) -> None:
        change_secret(g, 1)


power("storyteller", Storyteller())


class ArmedMob(Choice):
    """A face-up adviser of whoever has the Darkest Secret without the People's Favor is discarded."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        holder = g.banner_of[DARKEST_SECRET]
        if holder < 0 or g.banner_of[PEOPLES_FAVOR] == holder:
            return []
        return picks(face_up(g, holder))

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        holder = g.banner_of[DARKEST_SECRET]
        discard_up(g, player, action - PICK.base, ADVISER + holder)
        g.then(unseated(g, holder, action - PICK.base))


power("armed-mob", ArmedMob())


class TavernSongs(TopThree):
    """The top three cards of the region's pile."""

    def top(self, g: Oath, player: int) -> list[int]:
        return g.piles[REGION_OF[g.pawn[player]]][-3:]


power("tavern-songs", TavernSongs())


class Homesteaders(Choice):
    """A face-up adviser of the player moves to the site."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return picks([c for c in face_up(g, player) if may_move_to_site(g, player, c, g.pawn[player])])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        refresh(g)  # no free move brings it back [oath.ruling.31]
        relocate(g, player, action - PICK.base, g.pawn[player])


power("homesteaders", Homesteaders())


class RoundOfAle(Power):
    """The tokens of the Rest phase come back now, but for the favor paid here."""

    def use(self, g: Oath, player: int) -> None:
        return_tokens(g, player, self.card)


power("a-round-of-ale", RoundOfAle())


class CharmingFriend(Choice):
    """A favor of somebody at the site."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([p for p in at_your_site(g, player) if g.favor[p] > 0])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        take_favor(g, player, action - SEAT.base, 1)


power("charming-friend", CharmingFriend())
power("family-heirloom", DrawRelic())


class Levelers(Choice):
    """Two favor from the fullest bank to the emptiest; stage 1: x is the bank they come from."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        bound = max(g.favor_bank) if stage == 0 else min(g.favor_bank)
        found = [suit for suit in range(BANKS) if g.favor_bank[suit] == bound]
        if stage == 1 and len(found) > 1:
            found = [suit for suit in found if suit != x]
        return [BANK.base + suit for suit in found]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            g.then([Pick(player, self.card, 1, action - BANK.base)])
            return
        shift(g, x, action - BANK.base, min(2, g.favor_bank[x]))


power("levelers", Levelers())


class FabledFeast(OneBank):
    """As much favor as Hearth cards are ruled."""

    def use(self, g: Oath, player: int) -> None:
        number = ruled_of_suit(g, player, HEARTH)
        spot = site_of(g, self.card)
        if spot >= 0 and not rules_card(g, player, lying(self.card, spot)):
            number += 1  # this one counts
        g.then([Pick(player, self.card, 0, number)])


power("fabled-feast", FabledFeast())


class RelicBreaker(Choice):
    """A facedown relic of the site is buried for three warbands."""

    def can(self, g: Oath, player: int) -> bool:
        spot = g.pawn[player]
        return len(g.site_relics[spot]) > 0 and not forbidden(g, player, TO_MOVE, spot)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        spot = g.pawn[player]
        return [RELIC_AT.encode([spot, place]) for place in range(len(g.site_relics[spot]))]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        spot, place = RELIC_AT.decode(action)
        row = g.site_relics[spot]
        g.site_relics = replaced_row(g.site_relics, spot, row[:place] + row[place + 1 :])
        bury_relic(g, player, row[place], False)
        g.tell(BURIED_UNSEEN, player)
        gain_warbands(g, player, 3)


power("relic-breaker", RelicBreaker())


class BallotBox(TurnCitizen):
    """With the People's Favor; an Action."""

    def ready(self, g: Oath, player: int) -> bool:
        return g.banner_of[PEOPLES_FAVOR] == player

    def use(self, g: Oath, player: int) -> None:
        become_citizen(g, player)


power("ballot-box", BallotBox())
power("deed-writer", Exchange(FAVOR | SECRETS | SITES))


class SaladDays(Power):
    """A favor from each of three different banks; x is the mask of those done."""

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card, 3, 0)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [action for action in banks(g) if not x >> (action - BANK.base) & 1]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        gain_favor(g, player, action - BANK.base, 1)
        if stage > 1:
            g.then([Pick(player, self.card, stage - 1, x | 1 << (action - BANK.base))])


power("salad-days", SaladDays())
