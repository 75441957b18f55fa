"""Arcane denizens with powers that are used: Actions, Rest powers, and when they are played."""

from typing import Final

from krainy.engine.flow import replaced_row

from ...asking import Pick
from ...board import ARCANE, BEAST, DARKEST_SECRET, HEARTH, NOMAD, ORDER, REGION_OF, SLOTS
from ...cards import CONSPIRACY, SUIT
from ...hooks import TO_GIVE_SECRETS, Power
from ...playing.card import PlayCard
from ...playing.discards import AS_USUAL, FROM_ELSEWHERE
from ...ruling import at_your_site, forbidden, purse, removable, ruled_sites
from ...state import Oath
from ...table import back, discard_up, drop_adviser, front, see, show
from ...tokens import (
    all_secrets,
    burn_favor,
    gain_favor,
    gain_secrets,
    give_favor,
    kill_at_site,
    kill_on_board,
    take_favor,
    take_favor_off,
    take_secret,
    to_bank,
    to_board,
)
from ...vocabulary import (
    ASK,
    AT,
    BACK_OF,
    BANK,
    GIVE,
    LOOKED,
    NUM,
    PAID_FAVOR,
    PASS,
    PICK,
    SEAT,
    SWAPPED_BACKS,
    TOOK_FAVOR,
    TOOK_SECRETS,
)
from ..shared.choice import Choice, banks, picks, power, seats
from ..shared.citizens import TurnCitizen
from ..shared.moving import Purge
from ..shared.tokens import Gain, change_secret


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
power("wizard-school", Gain(0, 1, 0, True))
power("dazzle", Purge([HEARTH, ORDER]))


class TamingCharm(Choice):
    """A Beast or Nomad card of the site is discarded for two favor of its bank."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return picks([card for card in removable(g, player, g.pawn[player]) if SUIT[card] in (BEAST, NOMAD)])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        card = action - PICK.base
        discard_up(g, player, card, g.pawn[player])
        gain_favor(g, player, SUIT[card], 2)


power("taming-charm", TamingCharm())


class Inquisitor(Choice):
    """An adviser of somebody at the site is peeked at: the Conspiracy is played or discarded, else its owner is
    paid."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in at_your_site(g, player):
            found += [BACK_OF.encode([other, p]) for p, entry in enumerate(g.advisers[other]) if entry < 0]
        found.sort()
        return found

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        other, place = BACK_OF.decode(action)
        slot = -1 - g.advisers[other][place]
        g.tell(LOOKED, player)
        g.learned()
        see(g, player, slot)
        if front(g, slot) == CONSPIRACY:
            drop_adviser(g, other, place)
            show(g, player, slot)
            g.hand = [*g.hand, slot]
            g.then([PlayCard(player, slot, FROM_ELSEWHERE, AS_USUAL, [], False, False)])
            return
        g.learned()
        if self.card in g.favor_on:
            favor = take_favor_off(g, self.card)
            to_board(g, other, favor)
            g.tell(TOOK_FAVOR, other, player, favor)


power("inquisitor", Inquisitor())


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


class BloodPact(Choice):
    """Warbands of the board are sacrificed in pairs, each for a secret."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [NUM.base + number for number in range(1, g.board[player] // 2 + 1)]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        kill_on_board(g, player, 2 * (action - NUM.base))
        gain_secrets(g, player, action - NUM.base)


power("blood-pact", BloodPact())


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


class Bewitch(TurnCitizen):
    """With more secrets than the Chancellor."""

    def ready(self, g: Oath, player: int) -> bool:
        return all_secrets(g, player) > all_secrets(g, g.chancellor)


power("bewitch", Bewitch())
power("tutor", Gain(0, 1, 0, False))


class DreamThief(Choice):
    """Two facedown advisers change places; stage 1: x is the first, as 8 * player + place."""

    def can(self, g: Oath, player: int) -> bool:
        owners = [other for other in range(g.players) if any(entry < 0 for entry in g.advisers[other])]
        return len(owners) > 1

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in range(g.players):
            if stage == 1 and other <= x // 8:
                continue
            later = any(entry < 0 for after in range(other + 1, g.players) for entry in g.advisers[after])
            if stage == 0 and not later:
                continue
            found += [BACK_OF.encode([other, p]) for p, entry in enumerate(g.advisers[other]) if entry < 0]
        return found

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        owner, place = BACK_OF.decode(action)
        if stage == 0:
            g.then([Pick(player, self.card, 1, 8 * owner + place)])
            return
        first, spot = x // 8, x % 8
        one, other = g.advisers[first][spot], g.advisers[owner][place]
        g.advisers = replaced_row(g.advisers, first, [other if entry == one else entry for entry in g.advisers[first]])
        g.advisers = replaced_row(g.advisers, owner, [one if entry == other else entry for entry in g.advisers[owner]])
        g.tell(SWAPPED_BACKS, first, owner, back(-1 - other), back(-1 - one))
        see(g, first, -1 - other)
        see(g, owner, -1 - one)


power("dream-thief", DreamThief())


class ForgottenVault(Choice):
    """A secret more or (while one remains) less on the Darkest Secret."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [NUM.base, NUM.base + 1] if g.banner_tokens[DARKEST_SECRET] > 1 else [NUM.base + 1]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        change_secret(g, 1 if action > NUM.base else -1)


power("forgotten-vault", ForgottenVault())


class WitchsBargain(Choice):
    """With players at the site, one secret against two favor, either way, as often as one likes.

    Each partner once, in one direction: back and forth would change nothing. Stage 0: which partner, x the mask of
    those
    done. Stage 1: x is that mask, the partner and the direction.
    """

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 1

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
