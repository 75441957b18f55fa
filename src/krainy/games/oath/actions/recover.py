"""Recover: a relic at the site, or a banner wherever it is. [oath.recover]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step, replaced_row
from krainy.engine.vocabulary import Reason, Thing

from ..asking import Asking
from ..board import BANKS, DARKEST_SECRET, NO_SUIT, PEOPLES_FAVOR
from ..cards import PRICE_BANK, PRICE_FAVOR, PRICE_SECRET, SUIT
from ..cards import RECOVER as RECOVERING
from ..hooks import POWERS, PRICE, TAKEN, TO_RECOVER_BANNER, TO_RECOVER_RELIC, card_at, owner_at
from ..ruling import forbidden, from_active, has_suit, purse, veto
from ..state import Oath
from ..table import gain_relic, open_relic, pass_banner
from ..tokens import burn_favor, burn_secrets, gain_secrets, refresh, spend_favor, spend_supply, to_bank
from ..vocabulary import (
    BANK,
    BANNER,
    BANNER_TOKENS,
    CALM,
    NUM,
    NUMBER,
    PAID_FAVOR,
    PLAYER,
    RECOVER_BANNER,
    RECOVER_RELIC,
    RELIC_AT,
    SITE,
)
from .costs import CODE, favor_of, granted, lacking, modifiers, pay_modifiers, payable, secrets_of, supply_needed
from .muster import serves

MOST: Final = 40


def list_recoveries(g: Oath, player: int, mods: list[int], found: list[int]) -> None:
    """Add every relic and banner that the player can recover. [oath.recover.1, oath.recover.2]"""
    if supply_needed(g, player, RECOVERING, 0, 1, mods) > g.supply[player]:
        return
    spot = g.pawn[player]
    site = g.site[spot]
    if (
        g.site_relics[spot]
        and not granted(mods, CODE)
        and payable(g, player, PRICE_FAVOR[site], PRICE_SECRET[site], mods)
    ) and not forbidden(g, player, TO_RECOVER_RELIC, spot):
        for place in range(len(g.site_relics[spot])):
            found.append(RECOVER_RELIC.base + place)
    for banner in range(2):
        if may_recover(g, player, banner, mods) and serves(g, player, RECOVERING, banner, mods):
            found.append(RECOVER_BANNER.base + banner)


def secured(g: Oath, player: int) -> bool:
    """Whether the Darkest Secret is safe from others with this player. [oath.recover.7, oath.ruling.7]"""
    for card in g.denizens[g.pawn[player]]:
        if SUIT[card] != NO_SUIT and not has_suit(g, player, SUIT[card]):
            return False
    return True


def may_recover(g: Oath, player: int, banner: int, mods: list[int]) -> bool:
    """Whether a player can recover a banner now. [oath.recover.4, oath.recover.6, oath.recover.7]"""
    needed = g.banner_tokens[banner] + 1
    holder = g.banner_of[banner]
    if banner == PEOPLES_FAVOR:
        if granted(mods, CODE) or not payable(g, player, needed, 0, mods):
            return False
    else:
        if not payable(g, player, 0, max(0, needed - virtual(mods)), mods):
            return False
        if holder >= 0 and holder != player and secured(g, holder):
            return False
    return not forbidden(g, player, TO_RECOVER_BANNER, banner)


def virtual(mods: list[int]) -> int:
    """The secrets that a modifier adds to a payment."""
    return 2 if granted(mods, CODE) else 0


def recover_relic(g: Oath, player: int, place: int, mods: list[int]) -> None:
    """Pay the site's price and take the relic. [oath.recover.2, oath.recover.3, oath.recover.8]"""
    spend_supply(g, player, supply_needed(g, player, RECOVERING, 0, 1, mods))
    refresh(g)
    pay_modifiers(g, player, mods)
    spot = g.pawn[player]
    site = g.site[spot]
    if PRICE_BANK[site] != NO_SUIT:
        spend_favor(g, player, PRICE_FAVOR[site])
        g.tell(PAID_FAVOR, player, PRICE_FAVOR[site])
        to_bank(g, PRICE_BANK[site], PRICE_FAVOR[site])
    else:
        burn_favor(g, player, PRICE_FAVOR[site])
    burn_secrets(g, player, PRICE_SECRET[site])
    take_from_site(g, player, spot, place, mods)


def take_from_site(g: Oath, player: int, spot: int, place: int, mods: list[int]) -> None:
    """A facedown relic at a site becomes a player's. A last line."""
    row = g.site_relics[spot]
    slot = row[place]
    g.site_relics = replaced_row(g.site_relics, spot, row[:place] + row[place + 1 :])
    card = open_relic(g, slot)
    gain_relic(g, player, card)
    g.then([Taken(player, [card], mods)])


class FreeRelic(Asking):
    """A Homeland gives the relic there; it counts as recovered. [oath.site.2]"""

    name = "FreeRelic"
    rule = "oath.site.2"
    lapses = True

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "site": (SITE, self.spot)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        if forbidden(g, seat, TO_RECOVER_RELIC, self.spot):
            return []
        return [RELIC_AT.encode([self.spot, place]) for place in range(len(g.site_relics[self.spot]))]

    def take(self, g: Oath, seat: int, action: int) -> None:
        mods = [card for card in modifiers(g, seat, RECOVERING, []) if PRICE[card] == 0]
        take_from_site(g, seat, self.spot, RELIC_AT.decode(action)[1], mods)


class Taken(Step[Oath]):
    """Relics were taken: modifiers in use, then whoever waits for that. [oath.term.20, oath.ruling.24]"""

    def __init__(self, seat: int, cards: list[int], mods: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        for modifier in self.mods:
            POWERS[modifier].taken(g, modifier, self.seat, len(self.cards))
        if not g.live[TAKEN]:
            return
        for player in from_active(g):
            for at in g.live[TAKEN]:
                if owner_at(g, at) == player:
                    POWERS[card_at(at)].relics_taken(g, at, self.seat, self.cards)


def recover_banner(g: Oath, player: int, banner: int, mods: list[int]) -> None:
    """Pay more than lies on it. [oath.recover.4, oath.recover.6]"""
    spend_supply(g, player, supply_needed(g, player, RECOVERING, banner, 1, mods))
    refresh(g)
    g.then([BannerPrice(player, banner, mods)])


class BannerPrice(Asking):
    """How many tokens are put on a banner. [oath.recover.4, oath.recover.6]"""

    name = "BannerPrice"
    rule = "oath.recover.4"
    answers = (NUM,)

    def __init__(self, seat: int, banner: int, mods: list[int]) -> None:
        super().__init__(seat)
        self.banner: Final = banner
        self.mods: Final = mods

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, g.banner_tokens[self.banner]), "banner": (BANNER, self.banner)}

    def modifiers(self) -> list[int]:
        return self.mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        least = g.banner_tokens[self.banner] + 1
        if self.banner == PEOPLES_FAVOR:
            most = purse(g, seat) - favor_of(self.mods)
        else:
            most = g.secrets[seat] - secrets_of(self.mods) + virtual(self.mods)
        return [NUM.base + number for number in range(least, min(most, MOST) + 1)]

    def take(self, g: Oath, seat: int, action: int) -> None:
        number = action - NUM.base
        banner = self.banner
        pay_modifiers(g, seat, self.mods)
        old = g.banner_tokens[banner]
        before = g.banner_of[banner]
        steps: list[AnyStep] = []
        if banner == PEOPLES_FAVOR:
            if g.mob:
                g.mob = False  # [oath.banner.6]
                g.tell(CALM)
            steps.append(Scatter(seat, old))
        elif before == seat:
            gain_secrets(g, seat, old)
        else:
            gain_secrets(g, seat, 1)
            if before >= 0:
                gain_secrets(g, before, old - 1)
        pass_banner(g, banner, seat)
        # What is paid shows how much was chosen, so it is paid when that is told.
        if banner == PEOPLES_FAVOR:
            spend_favor(g, seat, number)
            g.box += old  # for the moment; it goes on to the banks
        else:
            g.secrets[seat] -= max(0, number - virtual(self.mods))
        g.banner_tokens[banner] = number
        g.tell(BANNER_TOKENS, banner, number)
        steps.append(BannerTaken(seat, banner))
        g.then(steps)

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        return Reason("oath.recover.6" if self.banner == DARKEST_SECRET else self.rule)


class Scatter(Asking):
    """The old favor goes to the banks one by one, from a suit of the player's choice on. [oath.recover.5]"""

    name = "Scatter"
    rule = "oath.recover.5"

    def __init__(self, seat: int, favor: int) -> None:
        super().__init__(seat)
        self.favor: Final = favor

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, self.favor)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return [BANK.base + suit for suit in range(BANKS)]

    def take(self, g: Oath, seat: int, action: int) -> None:
        suit = action - BANK.base
        g.box -= self.favor
        for number in range(self.favor):
            to_bank(g, (suit + number) % BANKS, 1)


class BannerTaken(Step[Oath]):
    """A banner was recovered: whoever waits for that. [oath.term.20]"""

    def __init__(self, seat: int, banner: int) -> None:
        self.seat: Final = seat
        self.banner: Final = banner

    def run(self, g: Oath) -> None:
        for at in g.live[TAKEN]:
            POWERS[card_at(at)].taken(g, at, self.seat, 100 + self.banner)


def why_not_relic(g: Oath, player: int, place: int) -> Reason:
    """The rule that forbids to recover a relic. [oath.recover.1, oath.recover.2]"""
    spot = g.pawn[player]
    if place >= len(g.site_relics[spot]):
        return Reason("oath.recover.1")
    if supply_needed(g, player, RECOVERING, 0, 1, []) > g.supply[player]:
        return Reason("oath.act.2")
    if purse(g, player) < PRICE_FAVOR[g.site[spot]]:
        return Reason("oath.recover.2")
    lack = lacking(g, player, PRICE_SECRET[g.site[spot]], "oath.recover.2")
    return Reason(lack) if lack else Reason("oath.term.20", veto(g, player, TO_RECOVER_RELIC, spot).about)


def why_not_banner(g: Oath, player: int, banner: int) -> Reason:
    """The rule that forbids to recover a banner. [oath.recover.4, oath.recover.5, oath.recover.6, oath.recover.7]"""
    if supply_needed(g, player, RECOVERING, banner, 1, []) > g.supply[player]:
        return Reason("oath.act.2")
    holder = g.banner_of[banner]
    if banner == DARKEST_SECRET:
        if holder >= 0 and holder != player and secured(g, holder):
            return Reason("oath.recover.7", [(PLAYER, holder)])
        lack = lacking(g, player, g.banner_tokens[banner] + 1, "oath.recover.6")
    else:
        lack = "oath.recover.4" if purse(g, player) <= g.banner_tokens[banner] else ""
    if lack:
        return Reason(lack, [(BANNER, banner)])
    return Reason("oath.term.20", [(BANNER, banner), *veto(g, player, TO_RECOVER_BANNER, banner).about])
