"""A decision of Oath: who is asked for a player, what the Prince does instead, and the title looked at before
asking."""

from typing import ClassVar, Final

from krainy.engine.errors import DeadEnd
from krainy.engine.flow import NOTHING, Decision, Step
from krainy.engine.vocabulary import Thing

from .hooks import POWERS
from .oathkeeper import heirs, holder, move_title
from .state import EXPANDED, Oath
from .vocabulary import CARD, PASS, PLAYER, SEAT, YES


class Asking(Decision[Oath]):
    """A decision of one player. `seat` is the player; the seat that answers is its driver."""

    discretion: ClassVar[bool] = False
    """Somebody may decide it for the Prince, if he plays with Expanded Powers. [oath.prince.19]"""

    def enter(self, g: Oath) -> bool:
        if g.unsettled and not g.war.quiet and settle_title(g):
            return False
        player = self.seat
        seat = g.driver[player]
        found = self.actions(g, player)
        if not found:
            if not self.lapses:
                raise DeadEnd(f"{self.name} offers player {player} nothing")
            g.flow.pop()
            self.lapse(g)
            return False
        if seat < 0 and self.discretion and g.rules & EXPANDED:
            seat = spokesman(g)
        if seat < 0:
            g.flow.pop()
            self.take(g, player, self.automatic(g, found))
            return False
        menu = [NOTHING] * g.seats
        menu[seat] = found
        g.ask(self, 1 << seat, menu)
        return True

    def choose(self, g: Oath, seat: int, action: int) -> None:
        g.flow.pop()
        self.take(g, self.seat, action)

    def automatic(self, g: Oath, found: list[int]) -> int:
        """What the Prince does when he would be asked: he declines where he may, else the first. [oath.prince.21]"""
        return found[0]

    def about(self, g: Oath) -> dict[str, Thing]:
        """In a campaign, the other side."""
        if not g.war.on:
            return {}
        return {"other": (PLAYER, g.war.attacker if self.seat != g.war.attacker else g.war.defender)}

    def modifiers(self) -> list[int]:
        """The modifiers of the action that is being taken. [oath.power.6]"""
        return []


def spokesman(g: Oath) -> int:
    """The seat that decides for the Prince at discretion: that of the next player. [oath.prince.3, oath.prince.19]"""
    return g.driver[g.order[(g.order.index(g.prince) + 1) % len(g.order)]]


def settle_title(g: Oath) -> bool:
    """Look who holds the title now; true if its holder is asked first. [oath.title.2, oath.title.5]"""
    g.unsettled = False
    found = heirs(g)
    if len(found) == 1:
        move_title(g, found[0])
    elif found:
        g.then([Keeper(holder(g))])
        return True
    return False


class Keeper(Asking):
    """Several others are tied ahead of the title's holder, who chooses among them. [oath.title.2]"""

    name = "Keeper"
    rule = "oath.title.2"

    def actions(self, g: Oath, seat: int) -> list[int]:
        return [SEAT.base + player for player in heirs(g)]

    def take(self, g: Oath, seat: int, action: int) -> None:
        move_title(g, action - SEAT.base)


class SettleTitle(Step[Oath]):
    """The title is looked at before something that hangs on it."""

    def run(self, g: Oath) -> None:
        if g.unsettled:
            settle_title(g)


class Pick(Asking):
    """A card's power lets a player choose; without options nothing happens. [oath.term.16]"""

    name = "Pick"
    rule = "oath.power.2"
    lapses = True
    discretion = True

    def __init__(self, seat: int, card: int, stage: int = 0, x: int = 0) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.stage: Final = stage
        self.x: Final = x

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, self.card)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return POWERS[self.card].options(g, seat, self.stage, self.x)

    def take(self, g: Oath, seat: int, action: int) -> None:
        POWERS[self.card].pick(g, seat, self.stage, self.x, action)


class SecretPick(Pick):
    """The same where others cannot know the options."""

    name = "SecretPick"
    secret = True


NO_YES: Final = [PASS.base, YES.base]
