"""The scripts of Runewars: whatever a card, a unit's special symbol, a hero, a title or a token does."""

from typing import Final

from krainy.engine import effects
from krainy.engine.effects import NOTHING, Script
from krainy.engine.flow import Decision
from krainy.engine.vocabulary import Domain, Thing

from ..state import Runewars
from ..vocabulary import TACTIC


class Effect(effects.Effect[Runewars, int]):
    """One thing that a card does.

    `seat` is the player whose effect it is (in a battle: who decides for the side). It is told `hero`, who bears the
    card or acts, or -1. In a battle or a duel `x` is the side."""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        """Whether it can be done; a card is only offered if all its effects can. [runewars.effect.1]"""
        return True

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        raise NotImplementedError


SCRIPTS: Final[list[Script[Effect]]] = [Script([], "nothing", {"source": (TACTIC, 0)})]


def script(found: list[Effect], name: str = "nothing") -> int:
    """Keep a list of effects and give it a number; `belongs` says later whose it is."""
    if not found:
        return NOTHING
    SCRIPTS.append(Script(found, name, {}))
    return len(SCRIPTS) - 1


def belongs(domain: Domain, number: int) -> None:
    """All scripts read since the last call are of this card, unit, hero, title or token."""
    for at in range(len(SCRIPTS) - 1, 0, -1):
        if SCRIPTS[at].about:
            break
        SCRIPTS[at].about = {"source": (domain, number)}


class Scripted(Decision[Runewars]):
    """A decision of the script that is being carried out: what asks is what the script belongs to."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return SCRIPTS[g.script].about


def can_all(g: Runewars, seat: int, number: int, hero: int) -> bool:
    """Whether every part of a script can be done. [runewars.effect.1]"""
    for effect in SCRIPTS[number].effects:
        if not effect.can(g, seat, hero):
            return False
    return True


class Perform(effects.Perform[Runewars, Effect]):
    """Carry out a script from one of its effects on, for a player who is still in the game. [runewars.effect.1]"""

    def __init__(self, seat: int, number: int, at: int = 0, hero: int = -1, x: int = 0) -> None:
        super().__init__(seat, number, at, x)
        self.hero: Final = hero

    def begin(self, g: Runewars) -> list[Effect]:
        found = SCRIPTS[self.number].effects
        if self.at >= len(found) or not g.alive >> self.seat & 1:
            return []
        g.script = self.number
        return found

    def how(self) -> int:
        return self.hero

    def rest(self) -> "Perform":
        return Perform(self.seat, self.number, self.at + 1, self.hero, self.x)
