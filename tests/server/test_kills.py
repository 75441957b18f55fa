"""A server that is killed again and again under load loses no acknowledged move, and writes none twice."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from krainy.cli.load import Server, load_command, losses
from krainy.cli.swarm import Swarm
from krainy.engine.errors import BadInput
from krainy.server.settings import DATABASE

KILLS = 3


async def fail() -> None:
    raise BadInput("the server for the load did not start")


def test_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        swarm = Swarm(server.url, 4, 3, 0.05, "eko")
        asyncio.run(swarm.play(server.endure(4.0, KILLS)))
        broken = Swarm(server.url, 0, 2, 0.05, "eko")
        with pytest.raises(BadInput, match="did not start"):  # one reason, not a group of them
            asyncio.run(broken.play(fail()))
    assert swarm.tally.errors == {}
    assert list(losses(tmp_path, swarm.tally)) == []
    assert swarm.tally.returns > KILLS  # the clients did notice
    assert len(swarm.tally.trips) > KILLS
    assert sum(len(done) for done in swarm.tally.done.values()) == len(swarm.tally.trips)
    # The check itself notices a loss: the last row of every table is cut off, one in the middle is changed.
    with sqlite3.connect(tmp_path / DATABASE) as database:
        database.execute('DELETE FROM moves WHERE ply = (SELECT max(ply) FROM moves m WHERE m."table" = moves."table")')
        database.execute("UPDATE moves SET action = -1 WHERE ply = 5")
    database.close()
    found = set(losses(tmp_path, swarm.tally))
    assert found >= {"an acknowledged move was lost", "the moves of a table do not replay"}


@pytest.mark.parametrize("pace", [0.0, 0.2])
def test_load_prints_what_it_measured(pace: float, capsys: pytest.CaptureFixture[str]) -> None:
    assert load_command(tables=3, seats=2, seconds=0.5, pace=pace) == 0
    said = capsys.readouterr().out
    for word in ("3 tables of eko, 2 clients at each", "a second", "p50", "p99", "errors       none", "memory"):
        assert word in said
