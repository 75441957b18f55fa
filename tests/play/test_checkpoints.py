"""Looking back starts at a checkpoint and finds what a replay from the first move finds, in all games."""

import pytest

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.record import replay
from krainy.play.checkpoints import EVERY, MOST, Checkpoints
from krainy.play.table import Table


def played(game: str, moves: int) -> Table:
    table = Table(krainy.load(game), ["random"] * krainy.load(game).seats[-1], seed=11)
    while len(table.moves) < moves and table.bot_move():
        pass
    return table


@pytest.mark.parametrize("game", krainy.names())
def test_a_position_from_a_checkpoint_is_the_position_that_was(game: str) -> None:
    table = played(game, 150)
    for ply in {0, 1, EVERY - 1, EVERY, EVERY + 1, 77, 149, 150} & set(range(len(table.moves) + 1)):
        again, there = replay(table.game, table.record_of(table.moves), ply), table.at(ply)
        assert fingerprint(there) == fingerprint(again)
        assert [there.view(seat) for seat in range(-1, there.seats)] == [
            again.view(seat) for seat in range(-1, again.seats)
        ]
        assert there.ply == ply


def test_looking_back_applies_few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("xidit", 400)
    applied = 0
    before = table.checkpoints.before

    def count(ply: int) -> object:
        nonlocal applied
        found = before(ply)
        applied = max(applied, ply - found.ply)
        return found

    monkeypatch.setattr(table.checkpoints, "before", count)
    for ply in range(0, len(table.moves), 7):
        table.at(ply)
    assert 0 < applied < EVERY


def test_however_long_a_game_is_it_has_some_dozens_of_checkpoints() -> None:
    g = krainy.load("eko").new(2, 1)
    kept = Checkpoints(g.clone())
    for ply in range(1, 20_001):
        g.ply = ply
        kept.add(g.clone())
    assert MOST // 2 <= len(kept.kept) <= MOST
    assert kept.before(0).ply == 0
    assert all(kept.before(ply).ply > ply - kept.every for ply in range(19_000))
    assert kept.every < 1000
    other = kept.copy()
    kept.rewind(5_000)
    assert kept.before(20_000).ply <= 5_000 < other.before(20_000).ply


def test_what_is_taken_back_is_gone_from_the_checkpoints() -> None:
    table = played("eko", 60)
    frozen = table.frozen()
    end = fingerprint(table.g)
    table.rewind(20)
    seat = table.g.actors()[0]
    table.apply(seat, table.g.actions(seat)[-1])
    while len(table.moves) < 60 and table.bot_move():
        pass
    for ply in (19, 20, 21, 40, 60):
        assert fingerprint(table.at(ply)) == fingerprint(replay(table.game, table.record_of(table.moves), ply))
    assert fingerprint(frozen.g) == end == fingerprint(frozen.at(60))
