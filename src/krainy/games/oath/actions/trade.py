"""Trade. [oath.trade]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Reason, Thing

from ..asking import Asking
from ..board import NO_SUIT, SLOTS
from ..cards import SUIT, is_ruin
from ..cards import TRADE as TRADING
from ..hooks import POWERS, TO_TRADE_FAVOR, TO_TRADE_WITH, TRADED_FAVOR, TRADED_SECRETS
from ..ruling import (
    advisers_of_suit,
    amount,
    forbidden,
    has_suit,
    purse,
    regional,
    tokenless,
    toll,
    tradable,
    veto,
    why_not_toll,
)
from ..state import Oath
from ..tokens import gain_favor, gain_secrets, place_favor, place_secrets, refresh, spend_supply
from ..vocabulary import BANK, CARD, SEAT, TRADE_FAVOR, TRADE_SECRETS
from .costs import (
    BEAST_SITES,
    WHOLE_REGION,
    beast_site,
    granted,
    lacking,
    occupied,
    pay_modifiers,
    payable,
    supply_needed,
)
from .muster import serves
from .search import pay_tolls


def list_trades(g: Oath, player: int, mods: list[int], found: list[int]) -> None:
    """Add every Trade that is possible; one that yields nothing too. [oath.trade.1, oath.trade.4]"""
    beasts, region = granted(mods, BEAST_SITES), granted(mods, WHOLE_REGION)
    if not beasts and not region:
        list_trades_at(g, player, g.pawn[player], mods, found)
        return
    for spot in range(SLOTS):
        if beast_site(g, spot) if beasts else regional(g, player, spot):
            list_trades_at(g, player, spot, mods, found)


def list_trades_at(g: Oath, player: int, spot: int, mods: list[int], found: list[int]) -> None:
    """Add the Trades with the cards at a site. [oath.trade.1]"""
    for card in g.denizens[spot]:
        if not tradable(g, card) or occupied(g, card, mods) or forbidden(g, player, TO_TRADE_WITH, card):
            continue
        if supply_needed(g, player, TRADING, card, 1, mods) > g.supply[player]:
            continue
        if not serves(g, player, TRADING, card, mods):
            continue
        due = toll(g, player, TRADING, card)
        if payable(g, player, due, 1, mods):
            found.append(TRADE_FAVOR.base + card)
        if payable(g, player, due + 2, 0, mods):
            found.append(TRADE_SECRETS.base + card)


def trade(g: Oath, player: int, card: int, secrets: bool, mods: list[int]) -> None:
    """Pay, then settle whose advisers count and as what, then gain. [oath.trade.1, oath.trade.2, oath.trade.3]"""
    pay_tolls(g, player, TRADING, card)
    spend_supply(g, player, supply_needed(g, player, TRADING, card, 1, mods))
    refresh(g)
    pay_modifiers(g, player, mods)
    if secrets:
        place_favor(g, player, card, 2)
    else:
        place_secrets(g, player, card, 1)
    steps: list[AnyStep] = [TradeGain(player, card, secrets, mods, player, -1)]
    for modifier in mods:
        if POWERS[modifier].borrows:
            steps = [Borrow(player, card, secrets, mods)]
        elif POWERS[modifier].poses:
            steps = [Pose(player, card, secrets, mods, modifier)]
    g.then(steps)


class Borrow(Asking):
    """Whose advisers count in this Trade."""

    name = "Borrow"
    rule = "oath.trade.2"
    lapses = True

    def __init__(self, seat: int, card: int, secrets: bool, mods: list[int]) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.secrets: Final = secrets
        self.mods: Final = mods

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, self.card)}

    def modifiers(self) -> list[int]:
        return self.mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        needed = [POWERS[modifier].needs(self.card) for modifier in self.mods]
        for other in range(g.players):
            if other != seat and all(suit == NO_SUIT or lends(g, other, suit) for suit in needed):
                found.append(SEAT.base + other)
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        g.then([TradeGain(seat, self.card, self.secrets, self.mods, action - SEAT.base, -1)])


def lends(g: Oath, player: int, suit: int) -> bool:
    """Whether borrowing a player's advisers brings one of this suit, perhaps one that poses as it."""
    for card in g.advisers[player]:
        if card > 0 and (SUIT[card] == suit or suit in POWERS[card].poses):
            return True
    return False


class Pose(Asking):
    """As which suit an adviser counts in this Trade."""

    name = "Pose"
    rule = "oath.trade.2"

    def __init__(self, seat: int, card: int, secrets: bool, mods: list[int], modifier: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.secrets: Final = secrets
        self.mods: Final = mods
        self.modifier: Final = modifier

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, self.card)}

    def modifiers(self) -> list[int]:
        return self.mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        for modifier in self.mods:
            suit = POWERS[modifier].needs(self.card)
            if suit in POWERS[self.modifier].poses and not has_suit(g, seat, suit):
                return [BANK.base + suit]
        return [BANK.base + suit for suit in POWERS[self.modifier].poses]

    def take(self, g: Oath, seat: int, action: int) -> None:
        g.then([TradeGain(seat, self.card, self.secrets, self.mods, seat, action - BANK.base)])


class TradeGain(Step[Oath]):
    """What a Trade yields. [oath.trade.2, oath.trade.3]"""

    def __init__(self, seat: int, card: int, secrets: bool, mods: list[int], persona: int, pose: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.secrets: Final = secrets
        self.mods: Final = mods
        self.persona: Final = persona
        """The player whose advisers count."""
        self.pose: Final = pose
        """The suit as which the modifier's own card counts, or -1."""

    def run(self, g: Oath) -> None:
        suit = SUIT[self.card]
        matching = advisers_of_suit(g, self.persona, suit)
        if self.pose >= 0:
            for modifier in self.mods:
                if POWERS[modifier].poses:
                    matching += (self.pose == suit) - (SUIT[modifier] == suit)
        if self.persona != self.seat:
            matching += self.posing(g, suit)
        favor = 0 if self.secrets else 1 + matching
        favor += amount(g, self.seat, TRADED_FAVOR, self.card, self.mods)
        favor = favor * 2 if favor == 1 and self.doubled(g) else favor
        if forbidden(g, self.persona, TO_TRADE_FAVOR, self.card):
            favor = 0
        gain_favor(g, self.seat, suit, favor, self.persona)
        if self.secrets:
            more = amount(g, self.seat, TRADED_SECRETS, self.card, self.mods)
            gain_secrets(g, self.seat, max(0, matching + more))

    def doubled(self, g: Oath) -> bool:
        """Whether a modifier makes two of a single favor; one among borrowed advisers serves too."""
        for modifier in self.mods:
            if POWERS[modifier].doubles:
                return True
        if self.persona != self.seat:
            for card in g.advisers[self.persona]:
                if card > 0 and POWERS[card].doubles:
                    return True
        return False

    def posing(self, g: Oath, suit: int) -> int:
        """How many more borrowed advisers match because they may count as another suit."""
        found = 0
        for card in g.advisers[self.persona]:
            if card > 0 and SUIT[card] != suit and suit in POWERS[card].poses:
                found += 1
        return found


def why_not_trade(g: Oath, player: int, card: int, secrets: bool) -> Reason:
    """The rule that forbids a Trade. [oath.trade.1, oath.trade.2, oath.trade.3]"""
    if card not in g.denizens[g.pawn[player]] or not tokenless(g, card):
        return Reason("oath.trade.1")
    if is_ruin(card):
        return Reason("oath.power.13", [(CARD, card)])
    if supply_needed(g, player, 2, card, 1, []) > g.supply[player]:
        return Reason("oath.act.2")
    due = toll(g, player, TRADING, card)
    if secrets:
        if purse(g, player) < 2:
            return Reason("oath.trade.3")
        if purse(g, player) < 2 + due:
            return why_not_toll(g, player, TRADING, card)
        return veto(g, player, TO_TRADE_WITH, card)
    lack = lacking(g, player, 1, "oath.trade.2")
    if lack:
        return Reason(lack)
    return why_not_toll(g, player, TRADING, card) if purse(g, player) < due else veto(g, player, TO_TRADE_WITH, card)
