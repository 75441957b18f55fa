"""Powers that gain, take, burn or move favor, secrets, Supply and warbands, once."""

from typing import Final

from krainy.engine.flow import AnyStep

from ..asking import Pick
from ..board import ARCANE, BANKS, BEAST, DARKEST_SECRET, DISCORD, EXILE, HEARTH, ORDER, PEOPLES_FAVOR, REGION_OF, SLOTS
from ..campaign.rolls import rerolls, roll_defense, shields
from ..citizen import end_act
from ..hooks import POWERS, TO_GARRISON, TO_GIVE_SECRETS, Power, lying
from ..rest import return_tokens
from ..ruling import (
    at_your_site,
    crowned,
    forbidden,
    has_suit,
    purse,
    ruled_of_suit,
    ruled_sites,
    ruled_suits,
    ruler,
    rules,
    rules_card,
    side,
    site_of,
    suit_count,
    suits_at,
)
from ..state import Oath, home
from ..tokens import (
    burn_down,
    burn_favor,
    gain_favor,
    gain_secrets,
    gain_supply,
    gain_warbands,
    give_favor,
    kill_at_site,
    kill_on_board,
    march,
    set_army,
    take_favor,
    take_secret,
    to_bank,
    withdraw,
)
from ..vocabulary import (
    ASK,
    AT,
    BANK,
    BURNED_SECRETS,
    DICE_ROLLED,
    GIVE,
    MARCHED,
    NUM,
    PAID_FAVOR,
    PASS,
    SEAT,
    SHIFTED,
    TOOK_SECRETS,
    YES,
)
from .helping import LastSecret, banks, power, seats

# -- gains -------------------------------------------------------------------------------------------------------------


class Gain(Power):
    """Warbands, secrets and Supply, and perhaps the end of the Act phase."""

    def __init__(self, warbands: int, secrets: int, supply: int, ends: bool) -> None:
        super().__init__()
        self.warbands: Final = warbands
        self.secrets: Final = secrets
        self.supply_gain: Final = supply
        self.ends: Final = ends

    def use(self, g: Oath, player: int) -> None:
        gain_warbands(g, player, self.warbands)
        gain_secrets(g, player, self.secrets)
        gain_supply(g, player, self.supply_gain)
        if self.ends:
            end_act(g, player)


power("a-small-favor", Gain(4, 0, 0, False))
power("faithful-friend", Gain(0, 0, 4, False))
power("elders", Gain(0, 1, 0, False))
power("tutor", Gain(0, 1, 0, False))
power("wayside-inn", Gain(0, 0, 2, False))
power("wizard-school", Gain(0, 1, 0, True))


class FromBanks(Power):
    """Favor one by one from any banks."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final = number

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card, 0, self.number)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return banks(g)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        gain_favor(g, player, action - BANK.base, 1)
        if x > 1:
            g.then([Pick(player, self.card, 0, x - 1)])


power("alchemist", FromBanks(4))
power("spirit-snare", FromBanks(1))


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


class OneBank(Power):
    """So much favor from a single bank."""

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        gain_favor(g, player, action - BANK.base, x)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return banks(g) if x > 0 else []


class FabledFeast(OneBank):
    """As much favor as Hearth cards are ruled."""

    def use(self, g: Oath, player: int) -> None:
        number = ruled_of_suit(g, player, HEARTH)
        spot = site_of(g, self.card)
        if spot >= 0 and not rules_card(g, player, lying(self.card, spot)):
            number += 1  # this one counts
        g.then([Pick(player, self.card, 0, number)])


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
            POWERS[other].pay(g, player, other)
            self.throw(g, player, False)


power("fabled-feast", FabledFeast())
power("gambling-hall", GamblingHall())


class Naysayers(Power):
    """Rest: while an Exile has the title, take a favor from the Chancellor."""

    def can(self, g: Oath, player: int) -> bool:
        return g.role[g.title] == EXILE and player != g.chancellor and g.favor[g.chancellor] > 0

    def use(self, g: Oath, player: int) -> None:
        take_favor(g, player, g.chancellor, 1)


power("naysayers", Naysayers())


class AnimalHost(Power):
    """A warband for each Beast card at sites."""

    def use(self, g: Oath, player: int) -> None:
        gain_warbands(g, player, suit_count(g, BEAST))


power("animal-host", AnimalHost())


# -- warbands ----------------------------------------------------------------------------------------------------------


class Garrison(Power):
    """A warband for every site ruled, then one on each of them; x is the mask of those done."""

    def use(self, g: Oath, player: int) -> None:
        gain_warbands(g, player, ruled_sites(g, player))
        spots = [spot for spot in range(SLOTS) if rules(g, player, spot)]
        if forbidden(g, player, TO_GARRISON, 0):
            return
        if len(spots) <= g.board[player]:
            for spot in spots:
                march(g, player, spot, 1)
        else:
            g.then([Pick(player, self.card, 0, 0)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if g.board[player] == 0:
            return []
        return [AT.base + spot for spot in range(SLOTS) if rules(g, player, spot) and not x >> spot & 1]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        march(g, player, action - AT.base, 1)
        g.then([Pick(player, self.card, 0, x | 1 << (action - AT.base))])


power("garrison", Garrison())


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


class Wolves(Power):
    """A warband on any board dies."""

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def can(self, g: Oath, player: int) -> bool:
        return sum(g.board) > 0

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([other for other in range(g.players) if g.board[other] > 0])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        kill_on_board(g, action - SEAT.base, 1)


power("wolves", Wolves())


class TerrorSpells(Power):
    """With the Darkest Secret: two warbands in the region die, at sites or on boards."""

    def can(self, g: Oath, player: int) -> bool:
        return g.banner_of[DARKEST_SECRET] == player and len(self.options(g, player, 0, 2)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card, 0, 2)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        region = REGION_OF[g.pawn[player]]
        found = seats([p for p in range(g.players) if g.board[p] > 0 and REGION_OF[g.pawn[p]] == region])
        return found + [AT.base + s for s in range(SLOTS) if g.army[s] > 0 and REGION_OF[s] == region]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action >= AT.base:
            kill_at_site(g, action - AT.base, 1)
        else:
            kill_on_board(g, action - SEAT.base, 1)
        if x > 1:
            g.then([Pick(player, self.card, 0, x - 1)])


power("terror-spells", TerrorSpells())


class SiegeEngines(Power):
    """Two warbands at one site of the region die."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        region = REGION_OF[g.pawn[player]]
        return [AT.base + spot for spot in range(SLOTS) if g.army[spot] > 0 and REGION_OF[spot] == region]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        kill_at_site(g, action - AT.base, 2)


power("siege-engines", SiegeEngines())


class BloodPact(Power):
    """Warbands of the board are sacrificed in pairs, each for a secret."""

    def can(self, g: Oath, player: int) -> bool:
        return g.board[player] > 1

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [NUM.base + number for number in range(1, g.board[player] // 2 + 1)]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        kill_on_board(g, player, 2 * (action - NUM.base))
        gain_secrets(g, player, action - NUM.base)


power("blood-pact", BloodPact())


class SecondChance(Power):
    """A warband of somebody with an Order or Discord adviser dies, and the player gains one."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([p for p in range(g.players) if has_suit(g, p, ORDER) or has_suit(g, p, DISCORD)])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        kill_on_board(g, action - SEAT.base, 1)
        gain_warbands(g, player, 1)


power("second-chance", SecondChance())


class Redistribute(Power):
    """Warbands move freely among the board and the ruled sites, one staying at each site that bandits do not hold.

    All that may move first comes to the board; then each site in turn gets so many back. Who may not garrison chooses
    at each site how many leave.
    """

    asks = True

    def can(self, g: Oath, player: int) -> bool:
        return ruled_sites(g, player) > 0

    def use(self, g: Oath, player: int) -> None:
        self.shift(g, player)

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if player >= 0 and ruled_sites(g, player) > 0 else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        self.shift(g, player)

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return True

    def mine(self, g: Oath, player: int, spot: int) -> bool:
        """Whether the player rules a site, and no other colour than its own is there."""
        return rules(g, player, spot) and g.army_of[spot] in (-1, home(g, player))

    def staying(self, g: Oath, player: int) -> int:
        """How many must stay at a site; bandits may hold it for the player. [oath.power.10]"""
        return 0 if crowned(g, player) else 1

    def shift(self, g: Oath, player: int) -> None:
        """Begin with the first site."""
        barred = forbidden(g, player, TO_GARRISON, 0)
        steps: list[AnyStep] = []
        for spot in range(SLOTS):
            if self.mine(g, player, spot):
                if not barred:
                    withdraw(g, player, spot, g.army[spot] - self.staying(g, player))
                steps.append(Pick(player, self.card, 1 if barred else 0, spot))
        g.then(steps)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        most = g.board[player] if stage == 0 else g.army[x] - self.staying(g, player)
        return [NUM.base + number for number in range(min(40, most) + 1)] if most > 0 else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            march(g, player, x, action - NUM.base)
        else:
            withdraw(g, player, x, action - NUM.base)


power("messenger", Redistribute())
power("warning-signals", Redistribute())


# -- what others pay ---------------------------------------------------------------------------------------------------


class SleightOfHand(Power):
    """A secret of somebody at the site, never the last one."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([p for p in at_your_site(g, player) if g.secrets[p] + g.dark[p] > 1])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        take_secret(g, player, action - SEAT.base)


power("sleight-of-hand", SleightOfHand())


class CharmingFriend(Power):
    """A favor of somebody at the site."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([p for p in at_your_site(g, player) if g.favor[p] > 0])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        take_favor(g, player, action - SEAT.base, 1)


power("charming-friend", CharmingFriend())


class RoyalTax(Power):
    """Two favor of everybody who stands on a site of the region that the player rules."""

    def use(self, g: Oath, player: int) -> None:
        region = REGION_OF[g.pawn[player]]
        for other in g.order:
            spot = g.pawn[other]
            if other != player and REGION_OF[spot] == region and rules(g, player, spot):
                take_favor(g, player, other, 2)


power("royal-tax", RoyalTax())


class AncientBinding(Power):
    """Everybody else burns secrets down to one of their choice; the player keeps only the one placed here.
    [oath.ruling.30, oath.power.16]"""

    def use(self, g: Oath, player: int) -> None:
        burn_down(g, player, 0)
        for card in sorted(g.secret_on):
            if card != self.card:
                g.tell(BURNED_SECRETS, player, g.secret_on.pop(card))
        if g.secret_on.get(self.card, 0) > 1:
            g.secret_on[self.card] = 1
        g.then([LastSecret(other) for other in g.order if other != player])


power("ancient-binding", AncientBinding())


class Revelation(Power):
    """Everybody may burn favor for as many secrets. [oath.power.16]"""

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(other, self.card) for other in g.order])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        most = min(40, purse(g, player))
        return [NUM.base + number for number in range(most + 1)] if most else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        burn_favor(g, player, action - NUM.base)
        gain_secrets(g, player, action - NUM.base)


power("revelation", Revelation())


class PlagueEngines(Power):
    """Everybody pays a favor into the Arcane bank for every site it rules."""

    def use(self, g: Oath, player: int) -> None:
        for other in g.order:
            number = min(g.favor[other], ruled_sites(g, other))
            if number > 0:
                g.favor[other] -= number
                g.tell(PAID_FAVOR, other, number)
                to_bank(g, ARCANE, number)


power("plague-engines", PlagueEngines())


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
                g.favor_on[self.card] = g.favor_on.get(self.card, 0) + number
                g.tell(PAID_FAVOR, other, number)


power("dissent", Dissent())


class WitchsBargain(Power):
    """With players at the site, one secret against two favor, either way, as often as one likes.

    Each partner once, in one direction: back and forth would change nothing. Stage 0: which partner, x the mask of
    those
    done. Stage 1: x is that mask, the partner and the direction.
    """

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 1

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def ways(self, g: Oath, player: int, other: int, way: int) -> list[int]:
        """The deals possible with a partner in this direction (0 for either)."""
        found: list[int] = []
        sells = way != 2 and g.secrets[player] > 0 and g.favor[other] > 1
        if sells and not forbidden(g, player, TO_GIVE_SECRETS, other):
            found.append(GIVE.base + 1)
        if way != 1 and purse(g, player) > 1 and g.secrets[other] + g.dark[other] > 0:
            found.append(ASK.base + 1)
        return found

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 0:
            partners = [p for p in at_your_site(g, player) if not x >> p & 1 and self.ways(g, player, p, 0)]
            return [PASS.base, *seats(partners)] if partners else []
        return [PASS.base, *self.ways(g, player, x >> 8 & 7, x >> 12)]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            if action != PASS.base:
                other = action - SEAT.base
                g.then([Pick(player, self.card, 1, x | 1 << other | other << 8)])
            return
        other = x >> 8 & 7
        if action == PASS.base:
            g.then([Pick(player, self.card, 0, x & 255)])
        elif action == GIVE.base + 1:
            g.secrets[player] -= 1
            g.secrets[other] += 1
            g.tell(TOOK_SECRETS, other, player, 1)
            take_favor(g, player, other, 2)
            g.then([Pick(player, self.card, 1, x & 2047 | 1 << 12)])
        else:
            give_favor(g, player, other, 2)
            take_secret(g, player, other)
            g.then([Pick(player, self.card, 1, x & 2047 | 2 << 12)])


power("witchs-bargain", WitchsBargain())


# -- banks -------------------------------------------------------------------------------------------------------------


def shift(g: Oath, suit: int, to: int, number: int) -> None:
    """Favor goes from one bank to another."""
    g.favor_bank[suit] -= number
    g.favor_bank[to] += number
    g.tell(SHIFTED, suit, to, number)


class MemoryOfHome(Power):
    """One bank is emptied into the Hearth bank."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [action for action in banks(g) if action != BANK.base + HEARTH]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        number = g.favor_bank[action - BANK.base]
        shift(g, action - BANK.base, HEARTH, number)


power("memory-of-home", MemoryOfHome())


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


class Levelers(Power):
    """Two favor from the fullest bank to the emptiest; stage 1: x is the bank they come from."""

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

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


class RoundOfAle(Power):
    """The tokens of the Rest phase come back now, but for the favor paid here."""

    def use(self, g: Oath, player: int) -> None:
        return_tokens(g, player, self.card)


power("a-round-of-ale", RoundOfAle())


# -- Rest powers of advisers that are found in other rooms too ---------------------------------------------------------


class RestFavor(Power):
    """Rest: favor from one bank, if the player has no more than so much."""

    def __init__(self, number: int, most: int) -> None:
        super().__init__()
        self.number: Final = number
        self.most: Final = most

    def can(self, g: Oath, player: int) -> bool:
        return g.favor[player] <= self.most and len(banks(g)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return banks(g)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        gain_favor(g, player, action - BANK.base, self.number)


def local_banks(g: Oath, player: int) -> list[int]:
    """The banks with favor whose suit is found at the player's site."""
    suits = suits_at(g, g.pawn[player])
    return [action for action in banks(g) if suits >> (action - BANK.base) & 1]
