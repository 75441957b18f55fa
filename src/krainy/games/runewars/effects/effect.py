"""What an effect is, and how a list of them is carried out.

Whatever a card, a unit's special symbol, a hero, a title or a token does is a script: a list of effects, found by its
number. Steps hold that number and never an effect, so a step is its class and its ints.
"""

from typing import Final

from krainy.engine.flow import Decision, Step
from krainy.engine.vocabulary import Domain, Thing

from ..state import Runewars
from ..vocabulary import TACTIC


class Effect:
    """One thing that a card does; its numbers come from data/.

    `seat` is the player whose effect it is (in a battle: who decides for the side), `hero` the hero who bears the
    card or
    acts, or -1, and `x` what has been chosen before; in a battle or a duel `x` is the side."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        """Whether it can be done; a card is only offered if all its effects can. [runewars.effect.1]"""
        return True

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        """Do it, and push what it asks."""
        raise NotImplementedError


NOTHING: Final = 0
SCRIPTS: Final[list[list[Effect]]] = [[]]
"""All lists of effects; number 0 does nothing."""
SCRIPT_NAMES: Final = ["nothing"]
"""What a person calls each, when asked to choose between several: "gain-influence", "deal-rout-triangle"."""


def script(effects: list[Effect], name: str = "nothing") -> int:
    """Keep a list of effects and give it a number; an empty one is number 0."""
    if not effects:
        return NOTHING
    SCRIPTS.append(effects)
    SCRIPT_NAMES.append(name)
    return len(SCRIPTS) - 1


SCRIPT_SOURCES: Final[list[Thing]] = [(TACTIC, 0)]
"""What each belongs to: a card, a unit, a hero, a title, a token."""


def belongs(domain: Domain, number: int) -> None:
    """All scripts read since the last call belong to this thing."""
    SCRIPT_SOURCES.extend([(domain, number)] * (len(SCRIPTS) - len(SCRIPT_SOURCES)))


class Scripted(Decision[Runewars]):
    """A decision that a card, a unit, a hero, a title or a token asks: what `Runewars.script` belongs to."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"source": SCRIPT_SOURCES[g.script]}


def can_all(g: Runewars, seat: int, number: int, hero: int) -> bool:
    """Whether every part of a script can be done."""
    for effect in SCRIPTS[number]:
        if not effect.can(g, seat, hero):
            return False
    return True


class Perform(Step[Runewars]):
    """Carry out a script from one of its effects on. A part that cannot be done is skipped. [runewars.effect.1]"""

    def __init__(self, seat: int, number: int, at: int = 0, hero: int = -1, x: int = 0) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.at: Final = at
        self.hero: Final = hero
        self.x: Final = x

    def run(self, g: Runewars) -> None:
        effects = SCRIPTS[self.number]
        if self.at >= len(effects) or not g.alive >> self.seat & 1:
            return
        g.script = self.number
        effect = effects[self.at]
        if self.at + 1 < len(effects):
            g.then([Perform(self.seat, self.number, self.at + 1, self.hero, self.x)])
        if effect.can(g, self.seat, self.hero):
            effect.do(g, self.seat, self.hero, self.x)  # what it pushes comes before the rest of the script
