"""Discord denizens with powers that are used: Actions, Rest powers, and when they are played."""

from typing import ClassVar

from krainy.engine.flow import replaced

from ...actions.recover import Taken
from ...actions.search import AsSearch, pay_tolls
from ...asking import Pick
from ...board import BANKS, DARKEST_SECRET, EXILE, PEOPLES_FAVOR, REGIONS, SLOTS
from ...campaign.rolls import rerolls, roll_defense, shields
from ...cards import SEARCH as SEARCHING
from ...cards import SUIT
from ...hooks import AMOUNT, BANDIT_COUNT, POWERS, TO_GARRISON, TO_PLAY_TO, TO_TAKE_RELIC, Power
from ...playing.room import unseated
from ...ruling import (
    at_your_site,
    forbidden,
    purse,
    removable,
    ruled_sites,
    ruled_suits,
    ruler,
    side,
    site_of,
    suits_at,
    tolls,
)
from ...state import ADVISER, Oath, home
from ...table import discard_up, pass_relic, see
from ...tokens import (
    gain_favor,
    gain_secrets,
    give_favor,
    kill_at_site,
    pay_for,
    put_favor_on,
    set_army,
    take_favor,
    take_secret,
)
from ...vocabulary import BANK, DICE_ROLLED, LOOKED, MARCHED, PAID_FAVOR, PASS, PICK, PILE, SEAT, SHARED_VISION, YES
from ..shared.choice import Choice, banks, face_up, others, picks, power, seats
from ..shared.citizens import TurnCitizenWithRelic
from ..shared.moving import cards_at_sites, may_swap, swap
from ..shared.tokens import Gain, OneBank, change_secret

power("a-small-favor", Gain(4, 0, 0, False))


class SleightOfHand(Choice):
    """A secret of somebody at the site, never the last one."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([p for p in at_your_site(g, player) if g.secrets[p] + g.dark[p] > 1])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        take_secret(g, player, action - SEAT.base)


power("sleight-of-hand", SleightOfHand())


class KeyToTheCity(Power):
    """Unless the ruler's pawn is here: all warbands of the site die and a fresh one of the player comes.
    [oath.ruling.32]"""

    def can(self, g: Oath, player: int) -> bool:
        spot = site_of(g, self.card)
        who = ruler(g, spot)
        for other in range(g.players):
            if who >= 0 and g.pawn[other] == spot and side(g, other) == who:
                return False
        return True

    def use(self, g: Oath, player: int) -> None:
        spot = site_of(g, self.card)
        kill_at_site(g, spot, g.army[spot])
        colour = home(g, player)
        if g.bank[colour] > 0 and not forbidden(g, player, TO_GARRISON, spot):
            g.bank[colour] -= 1
            set_army(g, spot, colour, 1)
            g.tell(MARCHED, player, spot, 1)


power("key-to-the-city", KeyToTheCity())


class Scryer(Choice):
    """A whole discard pile is looked through."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PILE.base + 1 + region for region in range(len(REGIONS)) if g.piles[region]]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        g.tell(LOOKED, player)
        g.learned()
        for slot in g.piles[action - PILE.base - 1][::-1]:
            see(g, player, slot)


power("scryer", Scryer())


class Naysayers(Power):
    """Rest: while an Exile has the title, take a favor from the Chancellor."""

    def can(self, g: Oath, player: int) -> bool:
        return g.role[g.title] == EXILE and player != g.chancellor and g.favor[g.chancellor] > 0

    def use(self, g: Oath, player: int) -> None:
        take_favor(g, player, g.chancellor, 1)


power("naysayers", Naysayers())


class Charlatan(Power):
    """The Darkest Secret keeps a single secret."""

    def use(self, g: Oath, player: int) -> None:
        change_secret(g, 1 - g.banner_tokens[DARKEST_SECRET])


power("charlatan", Charlatan())


class Assassin(Choice):
    """Limit 2. Action: a face-up adviser of somebody at the site is discarded."""

    limit = 2

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in range(g.players):
            if other != player and g.pawn[other] == g.pawn[player]:
                found += face_up(g, other)
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        card = action - PICK.base
        for other in range(g.players):
            if card in g.advisers[other]:
                discard_up(g, player, card, ADVISER + other)
                g.then(unseated(g, other, card))


power("assassin", Assassin())


class Blackmail(Choice):
    """A relic of somebody at the site, unless its owner pays three favor; stage 1: x is the relic and who wants it."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 1:
            return [PASS.base, YES.base] if purse(g, player) >= 3 else [PASS.base]
        found: list[int] = []
        for other in at_your_site(g, player):
            found += [card for card in g.held[other] if not forbidden(g, player, TO_TAKE_RELIC, card)]
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            card = action - PICK.base
            for other in range(g.players):
                if card in g.held[other]:
                    g.then([Pick(other, self.card, 1, card << 3 | player)])
            return
        card, taker = x >> 3, x & 7
        if action == YES.base:
            give_favor(g, player, taker, 3)
            return
        pass_relic(g, card, player, taker)
        if POWERS[card].royal:
            g.scepter_taken = taker == g.turn
        g.then([Taken(taker, [card], [])])


power("blackmail", Blackmail())


class Dissent(Power):
    """Everybody without the People's Favor puts favor here, one for each suit it rules."""

    def use(self, g: Oath, player: int) -> None:
        for other in g.order:
            if g.banner_of[PEOPLES_FAVOR] == other:
                continue
            suits = ruled_suits(g, other)
            number = min(g.favor[other], sum(1 for suit in range(BANKS) if suits >> suit & 1))
            if number > 0:
                g.favor[other] -= number
                put_favor_on(g, self.card, number)
                g.tell(PAID_FAVOR, other, number)


power("dissent", Dissent())


class FalseProphet(Choice):
    """An Exile marks somebody's revealed Vision and shares it from then on."""

    def can(self, g: Oath, player: int) -> bool:
        return g.role[player] == EXILE and g.bank[player] > 0 and super().can(g, player)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([other for other in range(g.players) if g.vision[other]])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        g.bank[player] -= 1
        g.prophet = replaced(g.prophet, player, action - SEAT.base)
        g.tell(SHARED_VISION, player, action - SEAT.base)

    def inherit(self, g: Oath, player: int, slot: int) -> bool:
        """Who shared it has it as at the end of a Search, if the tolls of one can be paid. [oath.search.8]"""
        if len(tolls(g, player, SEARCHING, g.pawn[player])) > purse(g, player):
            return False
        pay_tolls(g, player, SEARCHING, g.pawn[player])
        g.hand = [*g.hand, slot]
        g.then([AsSearch(player, slot, [])])
        return True


power("false-prophet", FalseProphet())


class RoyalAmbitions(TurnCitizenWithRelic):
    """With more sites than the Chancellor."""

    def ready(self, g: Oath, player: int) -> bool:
        return ruled_sites(g, player) > ruled_sites(g, g.chancellor)


power("royal-ambitions", RoyalAmbitions())


class SaltTheEarth(Power):
    """It fits anywhere without locked cards; all other denizens go, and the site holds only it. [oath.ruling.35]"""

    room = 1
    fits = True

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb != TO_PLAY_TO:
            return False
        return len(removable(g, player, what)) < len(g.denizens[what])

    def use(self, g: Oath, player: int) -> None:
        spot = site_of(g, self.card)
        for card in removable(g, player, spot):
            discard_up(g, player, card, spot)


power("salt-the-earth", SaltTheEarth())


class Riots(Choice):
    """Under the Mob: the cards of the most frequent suit at sites are discarded, but for this one."""

    def can(self, g: Oath, player: int) -> bool:
        return g.mob

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        counts = [0] * (BANKS + 1)
        for spot in range(SLOTS):
            for card in g.denizens[spot]:
                counts[SUIT[card]] += 1
        most = max(counts[:BANKS])
        return [BANK.base + suit for suit in range(BANKS) if counts[suit] == most and most > 0]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        for card in cards_at_sites(g, player, [action - BANK.base], -1):
            if card != self.card:
                discard_up(g, player, card, site_of(g, card))


power("riots", Riots())


class SilverTongue(OneBank):
    """Limit 2. Rest: a favor from the bank of a suit at the site."""

    limit = 2

    def can(self, g: Oath, player: int) -> bool:
        return len(local_banks(g, player)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card, 0, 1)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return local_banks(g, player)


def local_banks(g: Oath, player: int) -> list[int]:
    """The banks with favor whose suit is found at the player's site."""
    suits = suits_at(g, g.pawn[player])
    return [action for action in banks(g) if suits >> (action - BANK.base) & 1]


power("silver-tongue", SilverTongue())


class GamblingHall(OneBank):
    """Four defense dice say how much favor one bank gives; the roll may be repeated by whoever can."""

    def use(self, g: Oath, player: int) -> None:
        self.throw(g, player, True)

    def throw(self, g: Oath, player: int, first: bool) -> None:
        """Roll, then ask for the bank, or first whether to roll again."""
        total = min(40, shields(roll_defense(g, 4), False, False))
        g.tell(DICE_ROLLED, player, total)
        if first and rerolls(g, player):
            g.then([Pick(player, self.card, 1, total)])
        else:
            g.then([Pick(player, self.card, 0, total)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 1:
            return [PASS.base, YES.base]
        return banks(g) if x > 0 else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            gain_favor(g, player, action - BANK.base, x)
        elif action == PASS.base:
            g.then([Pick(player, self.card, 0, x)])
        else:
            other = rerolls(g, player)
            pay_for(g, player, other)
            self.throw(g, player, False)


power("gambling-hall", GamblingHall())


class Enchantress(Choice):
    """Is swapped with any face-up adviser."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in others(g, player):
            found += [card for card in face_up(g, other) if may_swap(g, player, self.card, card)]
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        swap(g, player, self.card, action - PICK.base)


power("enchantress", Enchantress())


class Insomnia(Power):
    """Limit 2. Rest: a secret."""

    limit = 2

    def use(self, g: Oath, player: int) -> None:
        gain_secrets(g, player, 1)


power("insomnia", Insomnia())


class BanditChief(Power):
    """A warband at each site dies; every site has two more bandits."""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def use(self, g: Oath, player: int) -> None:
        for spot in range(SLOTS):
            kill_at_site(g, spot, 1)

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 2 if what == BANDIT_COUNT else 0


power("bandit-chief", BanditChief())
