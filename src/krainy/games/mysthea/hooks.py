"""Hooks: where permanent cards answer. Upgrades and Chosen are asked here; no rule knows a card by its name.

A query is a flat table read by the number of the card that lies in a place; 0, no card, answers nothing. A trigger is
the script of a card for a moment, carried out by `fire`. All tables are filled from data/ by effects/reading.py.
"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from .board import CONSTRUCT, FORTIFICATION, GOLEM, UPGRADE_SLOTS
from .cards import CARDS, is_chosen
from .effects.effect import Perform, can_perform
from .state import Mysthea, ability
from .vocabulary import ACTED, CARD, EFFECT, PASS, USE, USED

# -- queries -------------------------------------------------------------------------------------------------------

STRENGTH_BONUS: Final = [0] * CARDS
"""What an upgrade adds to the strength of every unit of its slot. [mysthea.battle.11]"""
CARRIES: Final = [0] * CARDS
"""The kinds of units, as a mask, of which a unit of its slot may carry one. [mysthea.move.5]"""
FREE_EFFECT: Final = [-1] * CARDS
"""The type of cards whose effect costs no energy. [mysthea.operate.4]"""
FREE_PLACING: Final = [-1] * CARDS
"""The type of cards that are placed for no energy. [mysthea.operate.4]"""
FIGHT_BONUS: Final = [0] * CARDS
"""What a Chosen adds in a fight of its own. [mysthea.chosen.2]"""
DOUBLES_REWARD: Final = [False] * CARDS
"""Whether a Chosen's player gets a monster's reward doubled. [mysthea.chosen.3]"""
ATTUNES_ANY: Final = [False] * CARDS
"""Whether a Chosen may take any attunement card. [mysthea.chosen.8]"""

# -- triggers ------------------------------------------------------------------------------------------------------

HOOKS: Final = [
    "create_construct",
    "create_golem",
    "deploy_construct",
    "deploy_golem",
    "deploy_fortification",
    "battle_starts",
    "own_battle_over",
    "encounter_starts",
    "encounter_paid",
    "era_begins",
    "era_ends",
]
BATTLE_STARTS: Final = 5
OWN_BATTLE_OVER: Final = 6
ENCOUNTER_STARTS: Final = 7
ENCOUNTER_PAID: Final = 8
ERA_BEGINS: Final = 9
ERA_ENDS: Final = 10
CREATING: Final = [-1, 0, 1, -1]
"""The hook at which a unit of each kind is created."""
DEPLOYING: Final = [-1, 2, 3, 4]
"""The hook at which a unit of each kind is deployed."""
assert (CONSTRUCT, GOLEM, FORTIFICATION) == (1, 2, 3)

ON: Final = [[0] * CARDS for _ in HOOKS]
"""For every hook, the script that each card then carries out; 0 for none."""
MAY: Final = [[False] * CARDS for _ in HOOKS]
"""Whether its owner may also leave it."""


def fire(g: Mysthea, hook: int, seat: int) -> None:
    """Something happened: the seat's upgrades and Chosen that wait for it act next. Pushes, so it is a last line."""
    scripts = ON[hook]
    upgrades = g.upgrades
    steps: list[AnyStep] = []
    for at in range(seat * UPGRADE_SLOTS, (seat + 1) * UPGRADE_SLOTS):
        if scripts[upgrades[at]]:
            steps.append(answer(hook, seat, upgrades[at]))
    hero = ability(g, seat)
    if scripts[hero]:
        steps.append(answer(hook, seat, hero))
    if steps:
        g.then(steps)


def answer(hook: int, seat: int, card: int) -> AnyStep:
    """What one card does at a hook: its script, or the question whether to use it."""
    if MAY[hook][card]:
        return Trigger(seat, hook, card)
    return Act(seat, hook, card)


class Act(Step[Mysthea]):
    """A card does what it does at a hook; its owner is not asked. [mysthea.card.4, mysthea.chosen.1]"""

    def __init__(self, seat: int, hook: int, card: int) -> None:
        self.seat: Final = seat
        self.hook: Final = hook
        self.card: Final = card

    def run(self, g: Mysthea) -> None:
        g.tell(ACTED, self.seat, self.card)
        g.then([Perform(self.seat, ON[self.hook][self.card])])


class Trigger(Decision[Mysthea]):
    """A card may act now: use it or not. [mysthea.chosen.7, mysthea.card.4]"""

    name = "Trigger"
    rule = "mysthea.card.4"
    answers = (EFFECT,)
    lapses = True

    def __init__(self, seat: int, hook: int, card: int) -> None:
        super().__init__(seat)
        self.hook: Final = hook
        self.card: Final = card

    def about(self, g: Mysthea) -> dict[str, Thing]:
        return {"source": (CARD, self.card)}

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        if can_perform(g, seat, ON[self.hook][self.card], 0):
            return [PASS.base, USE.base + self.card]
        return []

    def take(self, g: Mysthea, seat: int, action: int) -> None:
        if action != PASS.base:
            g.tell(USED, seat, self.card)
            g.then([Perform(seat, ON[self.hook][self.card])])

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        return Reason("mysthea.chosen.7" if is_chosen(self.card) else self.rule, [(CARD, self.card)])
