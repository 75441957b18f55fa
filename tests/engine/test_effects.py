"""Effects: a script is carried out part by part; what cannot be done is skipped, and what a part asks comes first."""

from typing import Final

import pytest

from krainy.engine import effects
from krainy.engine.effects import NOTHING, Script
from krainy.engine.flow import Decision
from krainy.engine.game import Game
from krainy.engine.state import State
from krainy.engine.vocabulary import Domain, Events, Vocabulary

WORDS = Vocabulary()
PICK = WORDS.block("pick", number=Domain("number", 3))
SOURCE = Domain("card", 9)


class Tale(State):
    """A game in which scripts are carried out; `said` is what they said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.script = NOTHING

    def clone(self) -> "Tale":
        g = Tale()
        g.inherit(self)
        g.said = self.said.copy()
        g.script = self.script
        return g

    def sight(self, seat: int) -> dict[str, object]:
        return {}


class Effect(effects.Effect[Tale, str]):
    """An effect of this game is told a name."""


class Say(Effect):
    def __init__(self, text: str) -> None:
        self.text: Final = text

    def do(self, g: Tale, seat: int, how: str, x: int) -> None:
        g.said.append(f"{how} {seat} {self.text} {x}")


class Never(Say):
    def can(self, g: Tale, seat: int, how: str) -> bool:
        return False


class Ask(Effect):
    def do(self, g: Tale, seat: int, how: str, x: int) -> None:
        g.then([Pick(seat)])


class Pick(Decision[Tale]):
    name = "Pick"
    rule = "tale.1"

    def actions(self, g: Tale, seat: int) -> list[int]:
        return [0, 1]

    def take(self, g: Tale, seat: int, action: int) -> None:
        g.said.append(f"pick {action} of {SCRIPTS[g.script].name}")


SCRIPTS = [
    Script[Effect]([], "nothing", {}),
    Script[Effect]([Say("one"), Never("two"), Ask(), Say("three")], "all", {"source": (SOURCE, 7)}),
]


class Perform(effects.Perform[Tale, Effect]):
    def __init__(self, seat: int, number: int, at: int = 0, x: int = 0, name: str = "she") -> None:
        super().__init__(seat, number, at, x)
        self.name: Final = name

    def begin(self, g: Tale) -> list[Effect]:
        g.script = self.number
        return SCRIPTS[self.number].effects

    def how(self) -> str:
        return self.name

    def rest(self) -> "Perform":
        return Perform(self.seat, self.number, self.at + 1, self.x, self.name)


class TaleGame(Game[Tale]):
    def __init__(self, step: Perform) -> None:
        super().__init__("tale", 1, [2], WORDS, Events())
        self.step: Final = step

    def blank(self) -> Tale:
        return Tale()

    def begin(self, g: Tale, options: dict[str, object]) -> None:
        g.then([self.step, Pick(0)])


def begun(step: Perform) -> Tale:
    g = TaleGame(step).new(seed=1)
    assert isinstance(g, Tale)
    return g


def test_a_script_is_carried_out_in_order_and_what_cannot_be_done_is_skipped() -> None:
    g = begun(Perform(1, 1, x=5))
    assert g.said == ["she 1 one 5"]
    assert g.owing == 0b10
    g.apply(1, 1)
    assert g.said == ["she 1 one 5", "pick 1 of all", "she 1 three 5"]


def test_the_rest_of_a_script_waits_in_the_clone_as_well() -> None:
    g = begun(Perform(0, 1, name="he"))
    other = g.clone()
    g.apply(0, 0)
    assert other.said == ["he 0 one 0"]
    other.apply(0, 1)
    assert other.said[1:] == ["pick 1 of all", "he 0 three 0"]


@pytest.mark.parametrize(("number", "at"), [(NOTHING, 0), (1, 4)])
def test_beyond_its_end_a_script_does_nothing(number: int, at: int) -> None:
    g = begun(Perform(1, number, at))
    assert not g.said
    assert g.owing == 0b01
