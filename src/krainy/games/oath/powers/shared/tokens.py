"""Favor, secrets and Supply that powers bring or burn. [oath.term.6, oath.term.7]"""

from typing import Final

from ...asking import Asking
from ...board import DARKEST_SECRET
from ...citizen import end_act
from ...hooks import Power
from ...state import Oath
from ...tokens import burn_down, gain_favor, gain_secrets, gain_supply, gain_warbands
from ...vocabulary import BANK, BANNER_TOKENS, BURNED_SECRETS, FACEDOWN, REVEAL, SHIFTED
from .choice import Choice, banks


class LastSecret(Asking):
    """Secrets of a board are burnt down to one; its owner chooses whether a face-up or a facedown one stays."""

    name = "LastSecret"
    rule = "oath.power.4"
    lapses = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        return [FACEDOWN.base, REVEAL.base] if g.secrets[seat] > 0 and g.dark[seat] > 0 else []

    def automatic(self, g: Oath, found: list[int]) -> int:
        return REVEAL.base

    def lapse(self, g: Oath) -> None:
        burn_down(g, self.seat, 1)

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == FACEDOWN.base:
            burnt = g.secrets[seat] + g.dark[seat] - 1
            g.secrets[seat], g.dark[seat] = 0, 1
            g.tell(BURNED_SECRETS, seat, burnt)
        else:
            burn_down(g, seat, 1)


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


class OneBank(Power):
    """So much favor from a single bank."""

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        gain_favor(g, player, action - BANK.base, x)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return banks(g) if x > 0 else []


def shift(g: Oath, suit: int, to: int, number: int) -> None:
    """Favor goes from one bank to another."""
    g.favor_bank[suit] -= number
    g.favor_bank[to] += number
    g.tell(SHIFTED, suit, to, number)


class RestFavor(Choice):
    """Rest: favor from one bank, if the player has no more than so much."""

    def __init__(self, number: int, most: int) -> None:
        super().__init__()
        self.number: Final = number
        self.most: Final = most

    def can(self, g: Oath, player: int) -> bool:
        return g.favor[player] <= self.most and super().can(g, player)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return banks(g)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        gain_favor(g, player, action - BANK.base, self.number)


def change_secret(g: Oath, number: int) -> None:
    """Secrets come on the Darkest Secret or leave it."""
    g.banner_tokens[DARKEST_SECRET] += number
    g.tell(BANNER_TOKENS, DARKEST_SECRET, g.banner_tokens[DARKEST_SECRET])
