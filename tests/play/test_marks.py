"""Marks tell whether two games are the same until a ply."""

import pytest

import krainy
from krainy.play.marks import same_until
from krainy.play.playthrough import Playthrough

EKO = krainy.load("eko")


def played(moves: int, seed: int = 7) -> Playthrough:
    playthrough = Playthrough(EKO, ["random", "random"], seed)
    while len(playthrough.moves) < moves:
        playthrough.bot_move()
    return playthrough


def other_way(playthrough: Playthrough) -> None:
    """Whoever is asked does something else than before."""
    seat = playthrough.g.actors()[0]
    playthrough.apply(seat, playthrough.g.actions(seat)[-1])


def test_equal_games_have_equal_marks_and_every_ply_has_its_own() -> None:
    playthrough = played(40)
    assert playthrough.marked() == played(40).marked()
    assert len(set(playthrough.marked())) == 41
    longer = played(60)
    assert longer.marked()[:41] == playthrough.marked()
    assert not set(played(40, seed=8).marked()) & set(playthrough.marked())


@pytest.mark.parametrize("ply", [0, 1, 17, 39])
def test_marks_part_where_moves_differ(ply: int) -> None:
    playthrough, other = played(40), played(40)
    told = other.marked()
    other.rewind(ply)
    assert other.marked() == told[: ply + 1]
    assert len(told) == 41, "whoever has the old marks keeps them"
    other_way(other)
    while len(other.moves) < 50:
        other_way(other)
    assert playthrough.moves[ply] != other.moves[ply]
    assert same_until(playthrough.marked(), other.marked(), 100) == ply
    assert same_until(other.marked(), playthrough.marked(), ply // 2) == ply // 2
    assert same_until(playthrough.marked(), played(3, seed=8).marked(), 100) == -1


def test_a_frozen_table_has_marks_of_its_own() -> None:
    playthrough = played(10)
    playthrough.marked()
    copied = playthrough.frozen()
    playthrough.bot_move()
    other_way(copied)
    assert copied.moves != playthrough.moves
    assert same_until(copied.marked(), playthrough.marked(), 100) == 10
    assert len(playthrough.marked()) == len(copied.marked()) == 12
