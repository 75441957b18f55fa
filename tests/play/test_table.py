"""A table plays, remembers, takes back, and goes on from its record."""

from typing import Any

import pytest

import krainy
from krainy.bots.bot import Bot
from krainy.engine.errors import BadInput, IllegalAction
from krainy.engine.flow import Decision
from krainy.engine.record import loads, verify
from krainy.engine.sight import Sight
from krainy.engine.vocabulary import Event
from krainy.play.table import PERSON, NoUndo, Table

EKO = krainy.load("eko")


def persons(seed: int = 7) -> Table:
    return Table(EKO, [PERSON, PERSON], seed)


def play(table: Table, name: str = "") -> int:
    """Whoever is asked takes the first action of this name, or the first at all; returns the seat."""
    seat = table.g.actors()[0]
    actions = table.g.actions(seat)
    named = [a for a in actions if EKO.vocabulary.find(a).name == name]
    table.apply(seat, (named or actions)[0])
    return seat


def test_bots_play_to_the_end_and_the_record_proves_it() -> None:
    table = Table(EKO, ["greedy", "random"], seed=5, options={"modules": ["portals"]})
    while table.bot_move():
        pass
    assert table.g.over
    record = loads(table.record().dumps())
    assert record.options["modules"] == ["portals"]
    assert verify(EKO, record).winners == table.g.winners
    again = Table(EKO, ["greedy", "random"], seed=5, options={"modules": ["portals"]})
    while again.bot_move():
        pass
    assert again.moves == table.moves


def test_a_bot_never_moves_for_a_person() -> None:
    table = Table(EKO, [PERSON, "greedy"], seed=7)
    while table.bot_move():
        pass
    assert table.g.actors() == [0]
    assert all(seat == 1 for seat, _ in table.moves)


class Watcher(Bot):
    """A bot that keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[object] = []

    def choose(self, sight: Sight) -> int:
        self.given.append(sight)
        return sight.actions[0]


def test_bots_get_a_sight_and_not_the_game() -> None:
    table = persons()
    watcher = Watcher()
    table.bots = [watcher, watcher]
    assert table.bot_move()
    assert [type(given) for given in watcher.given] == [Sight]


def test_what_happened_is_kept_ply_by_ply_and_only_for_those_who_may_hear() -> None:
    table = persons()
    assert {ply for ply, _ in table.heard(-1)} == {0}
    play(table)
    assert table.heard(-1, since=1) == table.heard(0, since=1)
    table.told[1].append(Event(0b01, 0, [0, 0]))
    assert len(table.heard(0, since=1)) == len(table.heard(1, since=1)) + 1
    assert table.heard(1, since=1) == table.heard(-1, since=1)


def test_undo_goes_back_to_the_last_moment_at_which_others_were_asked() -> None:
    table = persons()
    play(table)
    play(table)
    start, told = table.record().dumps(), table.heard(-1)
    seat = play(table, "build")
    assert table.g.actors() == [seat], "the one disc that paid waits to be armed"
    table.undo(seat)
    assert table.record().dumps() == start
    assert [event.key() for _, event in table.heard(-1)] == [event.key() for _, event in told]
    play(table, "build")
    play(table)
    with pytest.raises(NoUndo):
        table.undo(seat)


@pytest.mark.parametrize(("seat_offset", "plies", "reason"), [(0, 0, "first"), (1, 1, "other"), (0, 1, "known")])
def test_undo_is_refused_with_a_reason(seat_offset: int, plies: int, reason: str) -> None:
    table = persons()
    seat = table.g.actors()[0]
    for _ in range(plies):
        play(table)
    moves = table.moves.copy()
    with pytest.raises(NoUndo) as refusal:
        table.undo((seat + seat_offset) % 2)
    assert refusal.value.reason == reason
    assert "\n" not in str(refusal.value)
    assert table.moves == moves


def test_an_illegal_action_changes_nothing() -> None:
    table = persons()
    before = table.record().dumps()
    with pytest.raises(IllegalAction):
        table.apply(table.g.actors()[0], EKO.vocabulary.named("march")())
    assert table.record().dumps() == before


class Sealed(Decision[Any]):
    """A decision whose options others cannot know."""

    secret = True


def test_only_a_choice_that_tells_nothing_is_taken_for_a_person() -> None:
    table = persons()
    seat = table.g.actors()[0]
    assert table.forced(seat) is None
    [first, *_] = table.g.actions(seat)
    table.g.menu = [[first], [first]]
    assert table.forced(seat) == first
    table.g.asked = Sealed(seat)
    assert table.forced(seat) is None


def test_a_game_goes_on_from_its_record() -> None:
    table = persons()
    for _ in range(5):
        play(table)
    record = loads(table.record().dumps())
    again = Table.resume(record, ["greedy", PERSON])
    assert again.record().dumps() == table.record().dumps()
    assert [len(told) for told in again.told] == [len(told) for told in table.told]
    with pytest.raises(BadInput, match="2 seats, not 3"):
        Table.resume(record, [PERSON] * 3)
    record.moves[0] = (0, 10**6)
    with pytest.raises(BadInput, match="damaged"):
        Table.resume(record, [PERSON] * 2)


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(BadInput, match="2, 3, 4 seats, not 1"):
        Table(EKO, [PERSON])
    with pytest.raises(BadInput, match="seats, not 0"):
        Table(EKO, [])
    with pytest.raises(BadInput, match="there is no bot 'deep'"):
        Table(EKO, [PERSON, "deep"])
    with pytest.raises(BadInput, match="no option 'fog'"):
        Table(EKO, [PERSON, PERSON], options={"fog": 1})
