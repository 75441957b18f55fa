"""Effects that grant actions: another base action, a battle, an encounter, a monster's attack, cards, a choice."""

from typing import Final

from krainy.engine.flow import AnyStep, Decision
from krainy.engine.vocabulary import Thing

from ..actions.develop import can_develop, develop
from ..actions.encounter import FreeEncounter, may_face
from ..actions.meditate import meditate
from ..actions.operate import ExtraOperate
from ..battle.start import list_battlefields, start_battle
from ..monsters import Attack, summonable
from ..state import ENCOUNTER_BATTLE_DISCHARGES, Mysthea, discharge, draw_card
from ..vocabulary import BATTLE, DRAW, NUMBER, OPTION, PASS, SUMMON
from .effect import SCRIPTS, Bound, Effect, Perform, Scripted, can_perform

# -- base actions ------------------------------------------------------------------------------------------------------


class GrantOperate(Effect):
    """Another Operate; it needs a card that is not spent on this. [mysthea.turn.3, mysthea.ruling.33]"""

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return len(g.hands[seat]) > 0

    def can_after(self, g: Mysthea, seat: int, spent: int) -> bool:
        return len(g.hands[seat]) > spent

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([ExtraOperate(seat, wish)])


class GrantDevelopment(Effect):
    """Another Development, with its own costs. [mysthea.turn.3, mysthea.ruling.33]"""

    declinable = True

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return can_develop(g, seat)

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        develop(g, seat)


class GrantMeditation(Effect):
    """Another Meditation. [mysthea.turn.3]"""

    declinable = True

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        meditate(g, seat)


# -- battles, encounters, monsters -------------------------------------------------------------------------------------


class GrantBattle(Effect):
    """A battle wherever an opponent stands, with a bonus; the artefact stays as it is. [mysthea.battle.3,
    mysthea.ruling.1, mysthea.ruling.2]"""

    def __init__(self, bonus: int, encounter: bool) -> None:
        self.bonus: Final = bonus
        self.encounter: Final = encounter

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        if self.discharges(g) and not g.charged >> seat & 1:
            return False
        found: list[int] = []
        list_battlefields(g, seat, True, found)
        return len(found) > 0

    def discharges(self, g: Mysthea) -> bool:
        """Whether it needs the artefact after all: an option for encounters. [mysthea.ruling.2]"""
        return self.encounter and g.rules & ENCOUNTER_BATTLE_DISCHARGES != 0

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([Battlefield(seat, self.bonus, self.discharges(g), wish)])


class Battlefield(Scripted):
    """Where the battle is. [mysthea.battle.3]"""

    name = "Battlefield"
    rule = "mysthea.battle.3"

    def __init__(self, seat: int, bonus: int, discharges: bool, may: bool) -> None:
        super().__init__(seat)
        self.bonus: Final = bonus
        self.discharges: Final = discharges
        self.may: Final = may

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found = [PASS.base] if self.may else []
        list_battlefields(g, seat, True, found)
        return found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if self.discharges:
            discharge(g, seat)
        start_battle(g, seat, action - BATTLE.base, self.bonus)


class GrantEncounter(Effect):
    """A free encounter, wherever Chosen and token are. [mysthea.monster.7]"""

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return may_face(g, seat)

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([FreeEncounter(seat)])


class SummonMonster(Effect):
    """A monster whose card lies on the track attacks at once. [mysthea.monster.8]"""

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return len(summonable(g)) > 0

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([Summon(seat, wish)])


class Summon(Scripted):
    """Which monster attacks. [mysthea.monster.8]"""

    name = "Summon"
    rule = "mysthea.monster.8"

    def __init__(self, seat: int, may: bool) -> None:
        super().__init__(seat)
        self.may: Final = may

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found = [SUMMON.base + monster for monster in summonable(g)]
        return [PASS.base, *found] if self.may else found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            g.then([Attack(action - SUMMON.base, False)])


# -- cards -------------------------------------------------------------------------------------------------------------


class DrawCards(Effect):
    """Cards from the top of the Era deck, for nothing. [mysthea.ruling.36]"""

    def __init__(self, number: int, up_to: bool) -> None:
        self.number: Final = number
        self.up_to: Final = up_to

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return len(g.deck) > 0

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        if wish or self.up_to:
            g.then([DrawCard(seat, self.number)])
        else:
            for _ in range(self.number):
                draw_card(g, seat)


class DrawCard(Decision[Mysthea]):
    """Draw another card or not; each is seen before the next is decided on."""

    name = "DrawCard"
    rule = "mysthea.card.2"
    lapses = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {**SCRIPTS[g.script].about, "left": (NUMBER, self.left)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [PASS.base, DRAW.base] if self.left > 0 and g.deck else []

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == DRAW.base:
            draw_card(g, seat)
            g.then([DrawCard(seat, self.left - 1)])


# -- a choice ----------------------------------------------------------------------------------------------------------


class Choose(Effect):
    """One of two scripts, or ("and/or") one of them and then perhaps the other. [mysthea.ruling.49]"""

    def __init__(self, one: int, other: int, both: bool) -> None:
        self.one: Final = one
        self.other: Final = other
        self.both: Final = both

    def can(self, g: Mysthea, seat: int, wish: bool) -> bool:
        return self.can_after(g, seat, 0)

    def can_after(self, g: Mysthea, seat: int, spent: int) -> bool:
        return can_perform(g, seat, self.one, spent) or can_perform(g, seat, self.other, spent)

    def do(self, g: Mysthea, seat: int, wish: bool, x: int) -> None:
        g.then([Alternative(seat, self.one, self.other, self.both, x, wish)])


class Alternative(Bound):
    """Which of two scripts is carried out; what cannot be done is not offered. [mysthea.ruling.49]"""

    name = "Alternative"
    rule = "mysthea.card.2"
    lapses = True

    def __init__(self, seat: int, one: int, other: int, both: bool, x: int, wish: bool) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other
        self.both: Final = both
        self.x: Final = x
        self.wish: Final = wish

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return SCRIPTS[self.one or self.other].about

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        found: list[int] = []
        if can_perform(g, seat, self.one, 0):
            found.append(OPTION.base)
        if can_perform(g, seat, self.other, 0):
            found.append(OPTION.base + 1)
        return [PASS.base, *found] if self.wish and found else found

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        first = action == OPTION.base
        steps: list[AnyStep] = [Perform(seat, self.one if first else self.other, 0, self.x, False)]
        if self.both:  # the one not chosen may follow
            one, other = (0, self.other) if first else (self.one, 0)
            steps.append(Alternative(seat, one, other, False, self.x, True))
        g.then(steps)
