"""What an effect is, and how a list of them is carried out.

Whatever a card, an encounter, a monster's reward, a Chosen or an attunement does is a script: a list of effects, found
by its number. Steps hold that number and never an effect, so a step is its class and its ints.
"""

from typing import ClassVar, Final

from krainy.engine.flow import Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..cards import OPTION_SYMBOL
from ..state import Mysthea
from ..vocabulary import CARD, EFFECT, ENCOUNTER, PASS, SYMBOL


class Effect:
    """One thing that a card does; its numbers come from data/."""

    declinable: ClassVar[bool] = False
    """Who need not use it is asked first, since the effect itself asks nothing and might not be wanted."""

    def can(self, g: Mysthea, seat: int, spent: int) -> bool:
        """Whether any part of it can be done once so many hand cards are paid; a gain always can.
        [mysthea.ruling.49]"""
        return True

    def do(self, g: Mysthea, seat: int, x: int, wish: bool) -> None:
        """Do it, and push what it asks; `x` comes from the cards paid, `wish` allows to decline."""
        raise NotImplementedError


NOTHING: Final = 0
SCRIPTS: Final[list[list[Effect]]] = [[]]
"""All lists of effects; number 0 does nothing."""
SCRIPT_NAMES: Final = ["nothing"]
"""What a person calls each, when asked to choose between two: "create-golem", "recharge"."""
SCRIPT_CARDS: Final = [0]
"""The command card or Chosen that each is of, or 0."""
SCRIPT_OPTIONS: Final = [-1]
"""The option of an encounter that each is of (two to an encounter), or -1."""


def script(effects: list[Effect], name: str, card: int, option: int) -> int:
    """Keep a list of effects and give it a number."""
    SCRIPTS.append(effects)
    SCRIPT_NAMES.append(name)
    SCRIPT_CARDS.append(card)
    SCRIPT_OPTIONS.append(option)
    return len(SCRIPTS) - 1


def can_perform(g: Mysthea, seat: int, number: int, spent: int) -> bool:
    """Whether any part of a script can be done. [mysthea.ruling.49]"""
    for effect in SCRIPTS[number]:
        if effect.can(g, seat, spent):
            return True
    return False


class Perform(Step[Mysthea]):
    """Carry out a script from one of its effects on; a part that cannot be done is skipped. [mysthea.ruling.49]"""

    def __init__(self, seat: int, number: int, at: int = 0, x: int = 0, wish: bool = False) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.at: Final = at
        self.x: Final = x
        self.wish: Final = wish

    def run(self, g: Mysthea) -> None:
        effects = SCRIPTS[self.number]
        effect = effects[self.at]
        g.script = self.number
        if self.at + 1 < len(effects):
            g.then([Perform(self.seat, self.number, self.at + 1, self.x, self.wish)])
        if effect.can(g, self.seat, 0):
            if self.wish and effect.declinable:
                g.then([Wish(self.seat, self.number, self.at, self.x)])
            else:
                effect.do(g, self.seat, self.x, self.wish)  # what it pushes comes before the rest of the script


def source(number: int) -> dict[str, Thing]:
    """What asks, by the number of its script: a card, or a symbol of an encounter."""
    option = SCRIPT_OPTIONS[number]
    if option >= 0:
        return {"source": (ENCOUNTER, option // 2), "symbol": (SYMBOL, OPTION_SYMBOL[option])}
    return {"source": (CARD, SCRIPT_CARDS[number])}


class Bound(Decision[Mysthea]):
    """A decision of an effect: once it is bought, what can be done must be done. [mysthea.ruling.49]"""

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        return Reason("mysthea.ruling.49" if action == PASS.base else self.rule)


class Scripted(Bound):
    """Asked by the effect that is being carried out: nothing else is carried out between the two."""

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return source(g.script)


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
        return source(self.number)

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [PASS.base, EFFECT.base]

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == EFFECT.base:
            SCRIPTS[self.number][self.at].do(g, seat, self.x, True)
