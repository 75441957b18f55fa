"""Repetition: equal positions have equal keys, and a table does not offer the same choice twice in one position."""

import pytest

from krainy.bots import make
from krainy.engine.chance import Dice
from krainy.play.laws import Breach, any_move, find_circle, progress
from krainy.play.repetition import position_key, renumbered
from krainy.play.table import PERSON, Table
from tests.engine.leaks import Dawdling, with_deal
from tests.engine.market.words import HIDE, PASS, TRAVEL

DAWDLING = with_deal(Dawdling)


def dawdler() -> tuple[Table, int, int]:
    """A table at which a seat may pick a card up and put it down again; the seat and that action."""
    table = Table(DAWDLING, [PERSON] * 2, seed=4)
    dice = Dice(1)
    for _ in range(200):
        for seat in table.g.actors():
            hides = [action for action in table.actions(seat) if HIDE.base <= action < TRAVEL.base]
            if len(table.g.actors()) == 1 and len(hides) > 1:
                return table, seat, hides[0]
        table.apply(*any_move(table.g, dice))
    raise AssertionError("nobody ever had a card to hide")


def circle(table: Table, seat: int, action: int) -> None:
    """Pick a card up and put it down."""
    table.apply(seat, action)
    table.apply(seat, PASS())


def test_a_position_that_comes_back_has_the_same_key() -> None:
    table, seat, action = dawdler()
    before = position_key(table.g)
    table.apply(seat, action)
    assert position_key(table.g) != before
    table.apply(seat, PASS())
    assert position_key(table.g) == before


def test_groups_are_compared_by_who_can_tell_what_from_what() -> None:
    assert renumbered([7, -1, 7, 9]) == renumbered([3, -1, 3, 12]) != renumbered([3, -1, 12, 12])


def test_the_law_of_progress_finds_the_circle_and_says_how_to_walk_it() -> None:
    table, seat, _ = dawdler()
    with pytest.raises(Breach, match=rf"seat {seat} comes back to the same position by: hide \d, pass"):
        progress(table.g, Dice(1), 20)


@pytest.mark.parametrize(
    ("ways", "found"),
    [
        ([[(5, 1)], [(6, 2)], []], []),
        ([[(5, 1), (6, 2)], [(7, 2)], []], []),  # two ways to one position are no circle
        ([[(5, 0)]], [(0, 5)]),
        ([[(5, 1)], [(6, 2)], [(7, 1)]], [(1, 6), (2, 7)]),
        ([[(5, 9)]], []),  # a position that was not looked at
    ],
)
def test_a_circle_is_a_way_back(ways: list[list[tuple[int, int]]], found: list[tuple[int, int]]) -> None:
    assert find_circle(ways) == found


def test_what_led_in_a_circle_is_not_offered_again() -> None:
    table, seat, action = dawdler()
    offered = table.actions(seat)
    circle(table, seat, action)
    assert table.g.actions(seat) == offered  # the rules still allow it
    assert table.actions(seat) == [one for one in offered if one != action]
    other = next(one for one in table.actions(seat) if HIDE.base <= one < TRAVEL.base)
    circle(table, seat, other)
    assert not {action, other} & set(table.actions(seat))
    assert table.sight(seat).actions == table.actions(seat)


def test_after_something_else_it_is_offered_again() -> None:
    table, seat, action = dawdler()
    circle(table, seat, action)
    table.apply(seat, PASS())
    assert not table.repetitions.chosen


def test_after_an_undo_it_is_offered_again() -> None:
    table, seat, action = dawdler()
    offered = table.actions(seat)
    circle(table, seat, action)
    table.undo(seat, len(table.moves) - 2)
    assert table.actions(seat) == offered


def test_a_bot_leaves_the_circle() -> None:
    table, seat, action = dawdler()
    circle(table, seat, action)
    assert action not in {make("random", seed).choose(table.sight(seat)) for seed in range(60)}
    table.bots[seat] = make("greedy", 1)
    table.bot_move()
    assert table.moves[-1] != (seat, action)
