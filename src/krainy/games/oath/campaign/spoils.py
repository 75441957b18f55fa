"""The spoils: sites, relics, banners, a banished pawn. [oath.campaign.22, oath.campaign.23]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step, replaced, replaced_row
from krainy.engine.vocabulary import Thing

from ..actions.recover import Taken
from ..actions.travel import can_be_sent, send
from ..asking import NO_YES, Asking
from ..board import SLOTS
from ..hooks import POWERS, TO_GARRISON
from ..ruling import forbidden
from ..state import HELD, Oath, home
from ..table import bury_relic, gain_relic, lift, open_relic, pass_relic, relic_slot, seize_banner
from ..tokens import burn_favor, march, set_army, take_secrets_off
from ..vocabulary import AT, MARCHED, NUM, PASS, PICK, PLAYER, RELEASED, SITE, YES
from .record import joins


class Occupy(Asking):
    """How many warbands of the force come to each targeted site. [oath.campaign.22, oath.campaign.23]"""

    name = "Occupy"
    rule = "oath.campaign.22"
    lapses = True

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "site": (SITE, self.spot)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        if self.spot >= SLOTS:
            return []
        if not g.war.targets(self.spot) or forbidden(g, seat, TO_GARRISON, self.spot):
            return []
        most = min(40, movable(g, seat, self.spot))
        return [NUM.base + number for number in range(most + 1)] if most else []

    def lapse(self, g: Oath) -> None:
        self.go_on(g)

    def go_on(self, g: Oath) -> None:
        """The next site, or the end of the change. [oath.ruling.10]"""
        if self.spot < SLOTS:
            g.then([Occupy(self.seat, self.spot + 1)])
        else:
            g.war.quiet = False

    def automatic(self, g: Oath, found: list[int]) -> int:
        return found[min(1, len(found) - 1)]  # [oath.prince.16]

    def take(self, g: Oath, seat: int, action: int) -> None:
        occupy(g, seat, self.spot, action - NUM.base)
        self.go_on(g)


def movable(g: Oath, player: int, spot: int) -> int:
    """The warbands of the force that could come to a site."""
    total = g.board[player]
    for other in range(SLOTS):
        if other != spot and joins(g, other):
            total += g.army[other]
    return total


def occupy(g: Oath, player: int, spot: int, number: int) -> None:
    """Warbands come to a won site: first those of the board, then those of sites that joined."""
    from_board = min(number, g.board[player])
    march(g, player, spot, from_board)
    left = number - from_board
    for other in range(SLOTS):
        if left > 0 and other != spot and joins(g, other):
            some = min(left, g.army[other])
            set_army(g, other, g.army_of[other], g.army[other] - some)
            set_army(g, spot, home(g, player), g.army[spot] + some)
            g.tell(MARCHED, player, spot, some)
            left -= some


class Loot(Step[Oath]):
    """All targeted relics and banners are taken. [oath.campaign.22]"""

    def run(self, g: Oath) -> None:
        war = g.war
        attacker, defender = war.attacker, war.defender
        taken: list[int] = []
        for item in g.spoils:
            if item < 0:
                slot = -1 - item
                for spot in range(SLOTS):
                    if slot in g.site_relics[spot]:
                        left = [other for other in g.site_relics[spot] if other != slot]
                        g.site_relics = replaced_row(g.site_relics, spot, left)
                        card = open_relic(g, slot)
                        gain_relic(g, attacker, card)
                        taken.append(card)
            elif item in g.held[defender]:
                pass_relic(g, item, defender, attacker)
                taken.append(item)
                if POWERS[item].royal:
                    g.scepter_taken = attacker == g.turn
        for banner in range(2):
            if war.targets_banner(banner) and g.banner_of[banner] == defender:
                seize_banner(g, banner, attacker)
        steps: list[AnyStep] = []
        if taken:
            steps.append(Taken(attacker, taken, []))
            if war.hunted:
                steps.append(BuryLoot(attacker, taken))
        g.then(steps)


class BuryLoot(Asking):
    """Relics taken in this campaign may be buried. [oath.ruling.33]"""

    name = "BuryLoot"
    rule = "oath.campaign.22"
    lapses = True

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = [PICK.base + card for card in self.cards if card in g.held[seat] and not POWERS[card].royal]
        found.sort()
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        bury_held(g, seat, action - PICK.base)
        g.then([self])


def bury_held(g: Oath, player: int, card: int) -> None:
    """A relic that a player holds goes under the relic deck; what is locked up on it is released."""
    slot = relic_slot(g, card)
    lift(g, card, HELD + player)
    strip_relic(g, player, card)
    bury_relic(g, player, slot, True)


def strip_relic(g: Oath, player: int, card: int) -> None:
    """Secrets on a relic that leaves play come back facedown; its captives go home. [oath.ruling.16]"""
    if card in g.secret_on:
        g.dark[g.turn if g.turn >= 0 else player] += take_secrets_off(g, card)
    if POWERS[card].cages:
        for other in range(g.players):
            release(g, other, g.caged[other])


def release(g: Oath, player: int, number: int) -> None:
    """Caged warbands return to a board of their colour; those of a former Exile become purple."""
    if number <= 0:
        return
    g.caged = replaced(g.caged, player, g.caged[player] - number)
    if home(g, player) == player:
        g.board[player] += number
    else:
        g.bank[player] += number
        purple = min(number, g.bank[g.chancellor])
        g.bank[g.chancellor] -= purple
        g.board[player] += purple
    g.tell(RELEASED, player, number)


class Banish(Asking):
    """The defender's pawn may be sent off, and half of its favor burnt. [oath.campaign.22]"""

    name = "Banish"
    rule = "oath.campaign.22"
    lapses = True

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, g.war.defender)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        if not g.war.pawn:
            return []
        defender = g.war.defender
        return [PASS.base, *[AT.base + spot for spot in range(SLOTS) if can_be_sent(g, defender, spot)]]

    def automatic(self, g: Oath, found: list[int]) -> int:
        return found[-1]

    def take(self, g: Oath, seat: int, action: int) -> None:
        g.then([BurnHalf(seat)])
        if action != PASS.base:
            send(g, g.war.defender, action - AT.base)


class BurnHalf(Asking):
    """Half of the defender's favor may be burnt, rounded down; with some plans all of it. [oath.campaign.22]"""

    name = "BurnHalf"
    rule = "oath.campaign.22"
    lapses = True

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, g.war.defender)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES if fine(g) else []

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            burn_favor(g, g.war.defender, fine(g))


def fine(g: Oath) -> int:
    """How much favor of a banished player may be burnt."""
    favor = g.favor[g.war.defender]
    return favor if g.war.slander else favor // 2
