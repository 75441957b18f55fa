"""How a duel begins, and what is done before its rounds. [runewars.duel]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..battle.record import ATTACKER, DEFENDER
from ..decks import why_not_play
from ..effects.effect import Perform, can_all
from ..hooks import DUEL_START, DUEL_START_MAY, ON_CHALLENGE, ON_DUEL_START, ON_HERO
from ..pieces import HEALTH
from ..state import Runewars
from ..tactics import might_play, play_card, playable
from ..vocabulary import DUEL_BEGAN, DUEL_EVADED, HERO, PASS, PLAY, QUEST_DUEL_BEGAN, USE, YES
from .fighters import decided, use_in_duel, uses
from .record import Duel, Duellist
from .rounds import DuelRound, EndDuel, Judge, Suffer, armour, escapes


def start_duel(g: Runewars, hero: int, other: int) -> None:
    """A hero challenges another, who must fight. [runewars.duel.1, runewars.duel.2, runewars.duel.3]"""
    open_duel(g, hero, other, -1, 0)
    g.tell(DUEL_BEGAN, hero, other)
    g.then([Evade(g.hero_seat[other]), *first_steps()])


def start_quest_duel(g: Runewars, hero: int, unit: int, quest: int) -> None:
    """A hero fights a neutral unit that is not on the board. [runewars.duel.10, runewars.ruling.34]"""
    open_duel(g, hero, -1, unit, quest)
    g.tell(QUEST_DUEL_BEGAN, hero, unit)
    g.then(first_steps())


def first_steps() -> list[AnyStep]:
    """The steps of every duel. [runewars.duel.2, runewars.duel.3]"""
    return [DuelStart(ATTACKER), DuelStart(DEFENDER), EndStart(), DuelRound(1), EndDuel()]


def open_duel(g: Runewars, hero: int, other: int, unit: int, quest: int) -> None:
    """Write down who fights."""
    health = HEALTH[unit] if unit >= 0 else 0
    g.duel = Duel(g.hero_at[hero], [Duellist(hero), Duellist(other)], unit, health, quest)


# -- before the rounds -------------------------------------------------------------------------------------------------


class Evade(Decision[Runewars]):
    """A challenged hero may have a reward against it. [runewars.effect.9]"""

    name = "Evade"
    rule = "runewars.effect.9"
    may_offer = (USE,)
    secret = True
    lapses = True

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, g.duel.sides[DEFENDER].hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        hero = g.duel.sides[DEFENDER].hero
        if not g.reward_of[hero]:
            return []
        return [PASS.base, *uses(g, DEFENDER, ON_CHALLENGE)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            use_in_duel(g, DEFENDER, action, [])


def evade(g: Runewars) -> None:
    """The duel does not take place."""
    g.tell(DUEL_EVADED, g.duel.sides[DEFENDER].hero)
    g.unwind(EndDuel)


class DuelStart(Step[Runewars]):
    """A side's abilities and cards at the start of a duel. [runewars.duel.2]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        hero = g.duel.sides[self.side].hero
        if hero < 0:
            return
        seat = g.hero_seat[hero]
        steps: list[AnyStep] = []
        if DUEL_START[hero] and not decided(g):
            if DUEL_START_MAY[hero]:
                steps.append(StartAbility(seat, self.side))
            else:
                steps.append(Perform(seat, DUEL_START[hero], 0, hero, self.side))
        g.then([*steps, DuelWindow(seat, self.side, 0)])


class StartAbility(Decision[Runewars]):
    """An ability at the start of the duel that need not be used."""

    name = "StartAbility"
    rule = "runewars.duel.2"
    lapses = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"source": (HERO, g.duel.sides[self.side].hero), "hero": (HERO, g.duel.sides[self.side].hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        hero = g.duel.sides[self.side].hero
        return [PASS.base, YES.base] if can_all(g, seat, DUEL_START[hero], hero) else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == YES.base:
            hero = g.duel.sides[self.side].hero
            g.then([Perform(seat, DUEL_START[hero], 0, hero, self.side)])


class DuelWindow(Decision[Runewars]):
    """Cards and rewards at the start of a duel. [runewars.duel.2, runewars.effect.7]"""

    name = "DuelWindow"
    rule = "runewars.duel.2"
    answers = (PLAY,)
    secret = True
    lapses = True

    def __init__(self, seat: int, side: int, played: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.played: Final = played

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, g.duel.sides[self.side].hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        hero = g.duel.sides[self.side].hero
        cards = might_play(g, seat, ON_DUEL_START)
        if decided(g) or not (cards or (g.reward_of[hero] and g.hurt[hero])):
            return []
        found = [PASS.base]
        if cards:
            found += [PLAY.base + c for c in playable(g, seat, ON_DUEL_START) if not self.played >> c & 1]
        return found + uses(g, self.side, ON_HERO)

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if action >= USE.base:
            use_in_duel(g, self.side, action, [self])
        else:
            card = action - PLAY.base
            play_card(g, seat, card, [DuelWindow(seat, self.side, self.played | 1 << card)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_play(g, seat, action - PLAY.base, self.rule) if action in PLAY else Reason(self.rule)


class StartDamage(Step[Runewars]):
    """Damage at the start of a duel is suffered at once, after armour. [runewars.duel.12]"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, g: Runewars) -> None:
        if g.duel.sides[self.side].damage:
            g.then([*armour(g, self.side), Suffer(self.side)])


class EndStart(Step[Runewars]):
    """Who is defeated at the start ends the duel before round 1. [runewars.duel.12]"""

    def run(self, g: Runewars) -> None:
        g.duel.starting = False
        g.then([*escapes(g), Judge(0)])
