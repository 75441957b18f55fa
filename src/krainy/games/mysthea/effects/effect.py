"""The scripts of Mysthea: whatever a card, an encounter, a monster's reward, a Chosen or an attunement does."""

from typing import ClassVar, Final

from krainy.engine import effects
from krainy.engine.effects import Script
from krainy.engine.flow import Decision
from krainy.engine.vocabulary import Reason, Thing

from ..cards import OPTION_SYMBOL
from ..state import Mysthea
from ..vocabulary import CARD, EFFECT, ENCOUNTER, PASS, SYMBOL


class Effect(effects.Effect[Mysthea, bool]):
    """One thing that a card does. It is told `wish`: whether the seat may decline it. `x` comes from the cards paid."""

    declinable: ClassVar[bool] = False
    """Who need not use it is asked first, since the effect itself asks nothing and might not be wanted."""

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        """Whether any part of it can be done; a gain always can. [mysthea.ruling.49]"""
        return True

    def can_after(self, g: Mysthea, seat: int, spent: int) -> bool:
        """Likewise once so many hand cards are paid."""
        return self.can(g, seat, False)

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        raise NotImplementedError


def source(card: int, option: int) -> dict[str, Thing]:
    """What asks: a command card or a Chosen, or a symbol of an encounter by its option (two to an encounter)."""
    if option >= 0:
        return {"source": (ENCOUNTER, option // 2), "symbol": (SYMBOL, OPTION_SYMBOL[option])}
    return {"source": (CARD, card)}


SCRIPTS: Final[list[Script[Effect]]] = [Script([], "nothing", source(0, -1))]


def script(found: list[Effect], name: str, card: int, option: int) -> int:
    """Keep a list of effects and give it a number; it is of a card, of an option, or (0 and -1) of neither."""
    SCRIPTS.append(Script(found, name, source(card, option)))
    return len(SCRIPTS) - 1


def can_perform(g: Mysthea, seat: int, number: int, spent: int) -> bool:
    """Whether any part of a script can be done once so many hand cards are paid. [mysthea.ruling.49]"""
    for effect in SCRIPTS[number].effects:
        if effect.can_after(g, seat, spent):
            return True
    return False


class Perform(effects.Perform[Mysthea, Effect]):
    """Carry out a script from one of its effects on. [mysthea.ruling.49]"""

    def __init__(self, seat: int, number: int, at: int = 0, x: int = 0, wish: bool = False) -> None:
        super().__init__(seat, number, at, x)
        self.wish: Final = wish

    def begin(self, g: Mysthea) -> list[Effect]:
        g.script = self.number
        return SCRIPTS[self.number].effects

    def how(self) -> bool:
        return self.wish

    def rest(self) -> "Perform":
        return Perform(self.seat, self.number, self.at + 1, self.x, self.wish)

    def do(self, g: Mysthea, effect: Effect) -> None:
        if self.wish and effect.declinable:
            g.then([Wish(self.seat, self.number, self.at, self.x)])
        else:
            effect.do(g, self.seat, self.wish, self.x)


class Bound(Decision[Mysthea]):
    """A decision of an effect: once it is bought, what can be done must be done. [mysthea.ruling.49]"""

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        return Reason("mysthea.ruling.49" if action == PASS.base else self.rule)


class Scripted(Bound):
    """Asked by the effect that is being carried out: nothing else is carried out between the two."""

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return SCRIPTS[g.script].about


class Wish(Decision[Mysthea]):
    """A reward may be used fully, partly or not at all: use this part of it? [mysthea.encounter.5]"""

    name = "Wish"
    rule = "mysthea.encounter.5"

    def __init__(self, seat: int, number: int, at: int, x: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.at: Final = at
        self.x: Final = x

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return SCRIPTS[self.number].about

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [PASS.base, EFFECT.base]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == EFFECT.base:
            SCRIPTS[self.number].effects[self.at].do(g, seat, True, self.x)
