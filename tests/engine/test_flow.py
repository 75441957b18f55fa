"""Flow: steps run in reading order, decisions wait, and what leads nowhere is called a dead end."""

from typing import Any

import pytest

from krainy.engine.errors import BadInput, DeadEnd, IllegalAction
from krainy.engine.flow import AnyStep, Decision, Joint, Step
from krainy.engine.game import Game
from krainy.engine.state import State
from krainy.engine.vocabulary import Domain, Events, Vocabulary

WORDS = Vocabulary()
PICK = WORDS.block("pick", number=Domain("number", 10))
EVENTS = Events()
SAID = EVENTS.kind("said", number=Domain("number", 10))


class Tale(State):
    """A game that is nothing but its flow; `said` is what its steps said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def clone(self) -> "Tale":
        g = Tale()
        g.inherit(self)
        g.said = self.said.copy()
        return g

    def sight(self, seat: int) -> dict[str, object]:
        return {}


class Say(Step[Tale]):
    def __init__(self, text: str, *steps: AnyStep) -> None:
        self.text = text
        self.steps = list(steps)

    def run(self, g: Tale) -> None:
        g.said.append(self.text)
        g.then(self.steps)


class Close(Say):
    """The closing step of a frame."""


class Cut(Step[Tale]):
    def run(self, g: Tale) -> None:
        g.unwind(Close)


class End(Step[Tale]):
    def run(self, g: Tale) -> None:
        g.win(g.alive, "walk.1")


class Pick(Decision[Tale]):
    name = "Pick"
    rule = "tale.1"

    def __init__(self, seat: int = 0, offered: int = 2, *steps: AnyStep) -> None:
        super().__init__(seat)
        self.offered = offered
        self.steps = list(steps)

    def actions(self, g: Tale, seat: int) -> list[int]:
        return list(range(self.offered))

    def take(self, g: Tale, seat: int, action: int) -> None:
        g.said.append(f"pick {action}")
        g.then(self.steps)


class Optional(Pick):
    lapses = True

    def lapse(self, g: Tale) -> None:
        g.said.append("lapsed")


class Together(Joint[Tale]):
    name = "Together"
    rule = "tale.2"

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats

    def asks(self, g: Tale) -> int:
        return self.seats

    def actions(self, g: Tale, seat: int) -> list[int]:
        return [seat, seat + 5]

    def reveal(self, g: Tale, chosen: list[list[int]]) -> None:
        g.said.append(f"revealed {chosen}")


class TaleGame(Game[Tale]):
    def __init__(self, *steps: AnyStep) -> None:
        super().__init__("tale", 1, [3], WORDS, EVENTS)
        self.steps = list(steps)

    def blank(self) -> Tale:
        return Tale()

    def begin(self, g: Tale, options: dict[str, Any]) -> None:
        g.then(self.steps)


def tell(*steps: AnyStep) -> Tale:
    g = TaleGame(*steps).new(3, 1)
    assert isinstance(g, Tale)
    return g


def test_steps_run_in_reading_order_and_before_what_was_waiting() -> None:
    g = tell(Say("a", Say("b", Say("c")), Say("d")), Say("e"), End())
    assert g.said == ["a", "b", "c", "d", "e"]
    assert g.over


def test_a_decision_waits_and_then_goes_on_with_what_it_pushed() -> None:
    g = tell(Say("a"), Pick(1, 2, Say("b")), Say("c"), End())
    assert g.said == ["a"]
    assert g.actors() == [1]
    assert [g.actions(seat) for seat in range(3)] == [[], [0, 1], []]
    g.apply(1, 1)
    assert g.said == ["a", "pick 1", "b", "c"]
    assert g.winners == 0b111
    assert g.actors() == []


def test_a_decision_that_asks_itself_again_waits_again() -> None:
    again = Pick(0, 2)
    again.steps = [again]
    g = tell(again)
    g.apply(0, 0)
    g.apply(0, 1)
    assert g.ply == 2
    assert g.actors() == [0]


def test_unwind_drops_what_lies_above_the_nearest_closing_step() -> None:
    g = tell(
        Say("outer", Say("inner", Cut(), Say("never"), Close("inner closed")), Say("on"), Close("outer closed")),
        End(),
    )
    assert g.said == ["outer", "inner", "inner closed", "on", "outer closed"]


def test_unwind_out_of_two_frames_at_once() -> None:
    g = tell(Say("outer", Say("inner", Cut(), Say("never")), Say("nor this"), Close("closed")), End())
    assert g.said == ["outer", "inner", "closed"]


def test_unwind_without_a_closing_step_is_a_dead_end_that_names_it() -> None:
    with pytest.raises(DeadEnd, match="no Close waits"):
        tell(Cut(), End())


def test_a_decision_without_actions_is_a_dead_end_that_names_it() -> None:
    with pytest.raises(DeadEnd, match="Pick offers seat 2 nothing"):
        tell(Pick(2, 0), End())


def test_a_flow_that_runs_out_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="no step is left"):
        tell(Say("a"))


def test_a_decision_that_may_lapse_is_skipped_without_actions() -> None:
    assert tell(Optional(0, 0), Say("a"), End()).said == ["lapsed", "a"]
    assert tell(Optional(0, 1), Say("a"), End()).said == []


def test_a_decision_of_a_seat_that_is_out_is_skipped_in_silence() -> None:
    class Eliminate(Step[Tale]):
        def run(self, g: Tale) -> None:
            g.alive &= ~0b10

    g = tell(Eliminate(), Pick(1), Optional(1, 0), Say("a"), Together(0b11), End())
    assert g.said == ["a"]
    assert g.actors() == [0]


def test_a_joint_waits_for_all_and_reveals_once() -> None:
    g = tell(Together(0b101), Say("after"), End())
    assert g.actors() == [0, 2]
    assert [g.actions(seat) for seat in range(3)] == [[0, 5], [], [2, 7]]
    g.apply(2, 7)
    assert g.actors() == [0]
    assert g.said == []
    with pytest.raises(IllegalAction, match=r"krainy\.wait"):
        g.apply(2, 2)
    g.apply(0, 5)
    assert g.said == ["revealed [[5], [], [7]]", "after"]
    assert g.sealed == [[], [], []]


def test_a_joint_that_nobody_owes_is_revealed_at_once() -> None:
    assert tell(Together(0), End()).said == ["revealed [[], [], []]"]


def test_an_imagined_game_that_asks_nobody_is_a_mistake() -> None:
    class Peeking(Tale):
        def clone(self) -> "Tale":
            g = Peeking()
            g.inherit(self)
            return g

        def resample(self, seat: int) -> None:
            self.alive = 0

    class PeekingGame(TaleGame):
        def blank(self) -> Tale:
            return Peeking()

    g = PeekingGame(Pick(0), End()).new(3, 1)
    with pytest.raises(DeadEnd, match="an imagined game asks nobody"):
        g.determinize(1, 5)


def test_a_game_may_stop_without_a_result() -> None:
    class Stop(Step[Tale]):
        def run(self, g: Tale) -> None:
            g.stall("walk.1")

    g = tell(Stop())
    assert (g.over, g.unfinished, g.decided, g.winners) == (True, True, False, 0)


def test_the_horizon_follows_questions_draws_and_news() -> None:
    class Draw(Step[Tale]):
        def __init__(self, seen: bool) -> None:
            self.seen = seen

        def run(self, g: Tale) -> None:
            if self.seen:
                g.roll(6)
            else:
                g.shuffle([1, 2, 3])

    g = tell(Pick(0), Pick(0, 2, Draw(False)), Pick(0, 2, Draw(True)), Pick(0), Pick(1), Pick(1), Together(0b110))
    horizons = []
    for seat in (0, 0, 0, 0, 1, 1, 1):
        g.apply(seat, g.actions(seat)[0])
        horizons.append(g.horizon)
    # nothing · unseen · seen · another seat is asked · nothing · another is asked · one has chosen
    assert horizons == [0, 0, 3, 4, 4, 6, 7]


def test_seats_and_seeds_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadInput, match="tale is played with 3 seats, not 4"):
        TaleGame(End()).new(4, 1)
    with pytest.raises(BadInput, match="a seed is a number"):
        TaleGame(End()).new(3, -1)
