"""Attribute tests: draw as many cards as the attribute, choose one, its destiny decides. [runewars.quest.12]"""

from typing import Final

from krainy.engine.flow import AnyStep, Decision, Step
from krainy.engine.vocabulary import Thing

from ..decks import TESTING, discard_fate, draw_fate, fate_cards
from ..effects.effect import SCRIPTS, Perform
from ..hooks import TEST_AGAIN, TEST_BONUS
from ..pieces import DESTINY, FAILURE, MIXED, SUCCESS
from ..state import Runewars
from ..vocabulary import FATE_A, FATE_CHOSEN, HERO, PASS, YES
from .heroes import attribute, show_attribute_rewards


class BeginTest(Step[Runewars]):
    """Draw for a test of a hero's attribute; the scripts are those of success, mixed and failure. [runewars.quest.12,
    runewars.effect.13, runewars.ruling.33]"""

    def __init__(self, seat: int, hero: int, which: int, results: list[int], x: int) -> None:
        self.seat: Final = seat
        self.hero: Final = hero
        self.which: Final = which
        self.results: Final = results
        self.x: Final = x

    def run(self, g: Runewars) -> None:
        show_attribute_rewards(g, self.hero, self.which)
        number = attribute(g, self.hero, self.which)
        if number > 0:
            number += TEST_BONUS[self.hero][self.which]
            draw_fate(g, self.seat, TESTING, number)
        steps: list[AnyStep] = []
        if TEST_AGAIN[self.hero][self.which] and g.fate_hands[TESTING]:
            steps.append(DrawAgain(self.seat))
        g.then([*steps, TestChoice(self.seat, self.hero, self.results, self.x)])


class DrawAgain(Decision[Runewars]):
    """A hero whose gift it is may discard all cards once and draw as many again."""

    name = "DrawAgain"
    rule = "runewars.quest.12"

    def about(self, g: Runewars) -> dict[str, Thing]:
        return SCRIPTS[g.script].about

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, YES.base]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == YES.base:
            number = len(g.fate_hands[TESTING])
            discard_fate(g, TESTING)
            draw_fate(g, seat, TESTING, number)


class TestChoice(Decision[Runewars]):
    """Choose one of the drawn cards. [runewars.quest.12]"""

    name = "TestChoice"
    rule = "runewars.quest.12"
    secret = True
    lapses = True

    def __init__(self, seat: int, hero: int, results: list[int], x: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.results: Final = results
        self.x: Final = x

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**SCRIPTS[max(self.results)].about, "hero": (HERO, self.hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [FATE_A.base + card for card in fate_cards(g, TESTING)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        card = action - FATE_A.base
        g.learned(knowing=1 << seat)
        g.tell(FATE_CHOSEN, seat, card)
        discard_fate(g, TESTING)
        self.result(g, DESTINY[card])

    def lapse(self, g: Runewars) -> None:
        self.result(g, FAILURE)

    def result(self, g: Runewars, destiny: int) -> None:
        """What the destiny brings."""
        script = self.results[destiny]
        if script:
            g.then([Perform(self.seat, script, 0, self.hero, self.x)])


assert (SUCCESS, MIXED, FAILURE) == (0, 1, 2), "scripts of a test lie in this order"
