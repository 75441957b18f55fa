"""Records as data sets: what is written can be read, and is what was played."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.record import Record
from krainy.lab.episode import Episode
from krainy.lab.export import export
from krainy.play.playthrough import Playthrough


def played(game: str, seats: int, seed: int) -> Record:
    playthrough = Playthrough(krainy.load(game), ["random"] * seats, seed=seed)
    while playthrough.bot_move():
        pass
    return playthrough.record()


@pytest.mark.parametrize(("game", "seats"), [("eko", 2), ("xidit", 3), ("mysthea", 3), ("oath", 3)])
def test_every_decision_is_a_row(game: str, seats: int, tmp_path: Path) -> None:
    records = [(str(seed), played(game, seats, seed)) for seed in (1, 2)]
    moves = [move for _, record in records for move in record.moves]
    assert export(records, tmp_path / "set.parquet") == len(moves)
    table = pq.read_table(tmp_path / "set.parquet")
    rows = table.to_pylist()
    assert [(row["seat"], row["action"]) for row in rows] == moves
    assert all(row["action_mask"][row["action"]] == 1 for row in rows)
    episode = Episode(game, seats)
    assert all(len(row["observation"]) == episode.numbers().shape[0] for row in rows)
    for name, _ in records:
        assert sum(row["reward"] for row in rows if row["record"] == name) == pytest.approx(0, abs=1e-5)
    layout = table.schema.field("observation").metadata
    assert layout[b"0:%d" % seats] == b"seat: the chair of the observing seat"


def test_one_kind_of_game_in_a_set(tmp_path: Path) -> None:
    records = [("a", played("eko", 2, 1)), ("b", played("eko", 3, 1))]
    with pytest.raises(BadInput, match="these records are of: eko with 2 seats, eko with 3 seats"):
        export(records, tmp_path / "set.parquet")
    assert list(tmp_path.iterdir()) == []
