"""Looking back starts at a checkpoint and finds what a replay from the first move finds, in all games."""

import pytest

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.record import replay
from krainy.play.checkpoints import EVERY, MOST, Checkpoints
from krainy.play.playthrough import Playthrough


def played(game: str, moves: int) -> Playthrough:
    playthrough = Playthrough(krainy.load(game), ["random"] * krainy.load(game).seats[-1], seed=11)
    while len(playthrough.moves) < moves and playthrough.bot_move():
        pass
    return playthrough


@pytest.mark.parametrize("game", krainy.names())
def test_a_position_from_a_checkpoint_is_the_position_that_was(game: str) -> None:
    playthrough = played(game, 150)
    for ply in {0, 1, EVERY - 1, EVERY, EVERY + 1, 77, 149, 150} & set(range(len(playthrough.moves) + 1)):
        again, there = replay(playthrough.game, playthrough.record_of(playthrough.moves), ply), playthrough.at(ply)
        assert fingerprint(there) == fingerprint(again)
        assert [there.view(seat) for seat in range(-1, there.seats)] == [
            again.view(seat) for seat in range(-1, again.seats)
        ]
        assert there.ply == ply


def test_looking_back_applies_few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    playthrough = played("xidit", 400)
    applied = 0
    before = playthrough.checkpoints.before

    def count(ply: int) -> object:
        nonlocal applied
        found = before(ply)
        applied = max(applied, ply - found.ply)
        return found

    monkeypatch.setattr(playthrough.checkpoints, "before", count)
    for ply in range(0, len(playthrough.moves), 7):
        playthrough.at(ply)
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
    playthrough = played("eko", 60)
    frozen = playthrough.frozen()
    end = fingerprint(playthrough.g)
    playthrough.rewind(20)
    seat = playthrough.g.actors()[0]
    playthrough.apply(seat, playthrough.g.actions(seat)[-1])
    while len(playthrough.moves) < 60 and playthrough.bot_move():
        pass
    for ply in (19, 20, 21, 40, 60):
        assert fingerprint(playthrough.at(ply)) == fingerprint(
            replay(playthrough.game, playthrough.record_of(playthrough.moves), ply)
        )
    assert fingerprint(frozen.g) == end == fingerprint(frozen.at(60))
