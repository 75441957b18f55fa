"""Repetition: equal positions have equal keys, and a table does not offer the same choice twice in one position."""

import pytest

import krainy
from krainy.bots import make
from krainy.engine.chance import Dice
from krainy.play.laws import Breach, any_move, find_circle, progress
from krainy.play.playthrough import PERSON, Playthrough
from krainy.play.repetition import position_key, renumbered, same_position
from tests.engine.leaks import Dawdling, with_deal
from tests.engine.market.words import HIDE, PASS, TRAVEL

DAWDLING = with_deal(Dawdling)


def dawdler() -> tuple[Playthrough, int, int]:
    """A table at which a seat may pick a card up and put it down again; the seat and that action."""
    playthrough = Playthrough(DAWDLING, [PERSON] * 2, seed=4)
    dice = Dice(1)
    for _ in range(200):
        for seat in playthrough.g.actors():
            hides = [action for action in playthrough.actions(seat) if HIDE.base <= action < TRAVEL.base]
            if len(playthrough.g.actors()) == 1 and len(hides) > 1:
                return playthrough, seat, hides[0]
        playthrough.apply(*any_move(playthrough.g, dice))
    raise AssertionError("nobody ever had a card to hide")


def circle(playthrough: Playthrough, seat: int, action: int) -> None:
    """Pick a card up and put it down."""
    playthrough.apply(seat, action)
    playthrough.apply(seat, PASS())


def test_a_position_that_comes_back_has_the_same_key() -> None:
    playthrough, seat, action = dawdler()
    before = position_key(playthrough.g)
    playthrough.apply(seat, action)
    assert position_key(playthrough.g) != before
    playthrough.apply(seat, PASS())
    assert position_key(playthrough.g) == before


def test_groups_are_compared_by_who_can_tell_what_from_what() -> None:
    assert renumbered((7, -1, 7, 9)) == renumbered((3, -1, 3, 12)) != renumbered((3, -1, 12, 12))


def test_the_law_of_progress_finds_the_circle_and_says_how_to_walk_it() -> None:
    playthrough, seat, _ = dawdler()
    with pytest.raises(Breach, match=rf"seat {seat} comes back to the same position by: hide \d, pass"):
        progress(playthrough.g, Dice(1), 20)


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
    playthrough, seat, action = dawdler()
    offered = playthrough.actions(seat)
    circle(playthrough, seat, action)
    assert playthrough.g.actions(seat) == offered  # the rules still allow it
    assert playthrough.actions(seat) == [one for one in offered if one != action]
    other = next(one for one in playthrough.actions(seat) if HIDE.base <= one < TRAVEL.base)
    circle(playthrough, seat, other)
    assert not {action, other} & set(playthrough.actions(seat))
    assert playthrough.sight(seat).actions == playthrough.actions(seat)


def test_after_something_else_it_is_offered_again() -> None:
    playthrough, seat, action = dawdler()
    circle(playthrough, seat, action)
    playthrough.apply(seat, PASS())
    assert not playthrough.repetitions.chosen


def test_after_an_undo_it_is_offered_again() -> None:
    playthrough, seat, action = dawdler()
    offered = playthrough.actions(seat)
    circle(playthrough, seat, action)
    playthrough.undo(seat, len(playthrough.moves) - 2)
    assert playthrough.actions(seat) == offered


def test_a_bot_leaves_the_circle() -> None:
    playthrough, seat, action = dawdler()
    circle(playthrough, seat, action)
    assert action not in {make("random", seed).choose(playthrough.sight(seat)) for seed in range(60)}
    playthrough.bots[seat] = make("greedy", 1)
    playthrough.bot_move()
    assert playthrough.moves[-1] != (seat, action)


@pytest.mark.parametrize("game", krainy.names())
def test_positions_are_found_to_be_the_same_as_their_keys_say(game: str) -> None:
    playthrough = Playthrough(krainy.load(game), ["random"] * 3, seed=5)
    past = [(playthrough.g, position_key(playthrough.g))]
    while len(past) < 40 and playthrough.bot_move():
        key = position_key(playthrough.g)
        assert [same_position(one, playthrough.g) for one, _ in past] == [other == key for _, other in past]
        assert same_position(playthrough.g, playthrough.g.clone())
        past.append((playthrough.g, key))


def test_a_position_that_comes_back_is_found_to_be_the_same() -> None:
    playthrough, seat, action = dawdler()
    before = playthrough.g
    playthrough.apply(seat, action)
    assert not same_position(before, playthrough.g)
    playthrough.apply(seat, PASS())
    assert same_position(before, playthrough.g)
