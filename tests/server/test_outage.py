"""A full disk and a locked database are said to pass, cost nothing that was acknowledged, and heal by themselves."""

import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from krainy.server.settings import DATABASE
from krainy.server.storage.retry import LONGEST, BackOff, passes
from tests.server.running import Person, RunningServer, free_port, kill, quick_settings, serving, start_process, until


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Another process writes and does not end."""
    with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


def moves(data: Path) -> int:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return int(database.execute("SELECT count(*) FROM moves").fetchone()[0])


def refused_for_now(answer: httpx.Response) -> bool:
    """Whether a call was answered with 503 and when to come again; a success is the other possibility."""
    if answer.status_code < 300:
        return False
    assert (answer.status_code, answer.json()["error"]) == (503, "busy"), answer.text
    assert int(answer.headers["retry-after"]) >= 1
    return True


def test_a_locked_database_answers_busy_and_heals(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(replace(quick_settings(tmp_path), lock_seconds=0.05)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        bots = person.make("random", "random", pace=0)["table"]
        action = place.last["actions"][0]["action"]
        with locked(tmp_path):
            assert refused_for_now(Person(server).http.post("/api/guest", json={"name": "Ola"}))
            assert refused_for_now(person.http.post("/api/tables", json={"game": "eko", "chairs": ["me", "greedy"]}))
            assert place.ask("move", action=action)["code"] == "busy"
            place.send("chat", key="chat-key-1", text="hello")
            assert place.await_frame("error")["code"] == "busy"
            assert person.http.get(f"/api/tables/{bots}").status_code == 200, "readers never wait for a writer"
            stood = moves(tmp_path)
            until(lambda: f"table {bots} cannot go on by itself now" in caplog.text, "the bots to fail")
        assert place.move(action)["type"] == "done"
        until(lambda: moves(tmp_path) > stood + 5, "the bots to go on")
        until(lambda: f"table {bots} goes on by itself again" in caplog.text, "the log to say so")
        assert caplog.text.count(f"table {bots} cannot go on by itself now") == 1
        assert f"a row of table {bots} could not be written: OperationalError: database is locked" in caplog.text
        assert "Traceback" not in caplog.text


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can set the limits of another process")
def test_a_full_disk_answers_busy_and_heals(tmp_path: Path) -> None:
    port = free_port()
    process = start_process(tmp_path, port)
    try:
        server = RunningServer(port)
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        done = []
        limit(process, (tmp_path / f"{DATABASE}-wal").stat().st_size)
        until(lambda: refused_for_now(person.http.post("/api/guest/link")), "the disk to be full")
        answer = place.ask("move", action=place.last["actions"][0]["action"])
        assert (answer["type"], answer.get("code")) == ("error", "busy")
        assert person.http.get("/api/guest").status_code == 200
        limit(process, resource.RLIM_INFINITY)
        for _ in range(3):
            place.hello()
            done.append(place.move(place.last["actions"][0]["action"]))
        assert [one["type"] for one in done] == ["done"] * 3
        assert person.http.post("/api/guest/link").status_code == 201
        kill(process)
        process = start_process(tmp_path, port)
        assert person.sit(place.last["table"]).last["ply"] == place.last["ply"]
        server.guests.close()
    finally:
        kill(process)


def test_a_disk_without_room_is_a_fault_that_passes(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'full.sqlite'}")
    with engine.connect() as database:
        database.exec_driver_sql("PRAGMA max_page_count = 2")
        database.exec_driver_sql("CREATE TABLE texts (text)")
        with pytest.raises(OperationalError, match="full") as fault:
            database.exec_driver_sql("INSERT INTO texts VALUES (zeroblob(100000))")
        with pytest.raises(OperationalError) as mistake:
            database.exec_driver_sql("SELECT * FROM nothing")
    engine.dispose()
    assert passes(fault.value)
    assert not passes(mistake.value)


def limit(process: "subprocess.Popen[bytes]", size: int) -> None:
    """From now on no file of the server grows beyond this size, as if the disk were full."""
    _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_socket_that_comes_meanwhile_is_told_when_to_come_again(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as server:
        person = server.guest()
        table = person.make("screen", "screen")["table"]
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
            database.execute("ALTER TABLE guests RENAME TO gone")
        with pytest.raises(InvalidStatus) as refused:
            person.sit(table)
        assert refused.value.response.status_code == 503
        assert refused.value.response.headers["retry-after"] == "5"


def test_attempts_become_ever_more_seldom() -> None:
    attempts = BackOff()
    waits = [attempts.fail() for _ in range(12)]
    assert waits[:4] == [0.1, 0.2, 0.4, 0.8]
    assert waits[-1] == LONGEST
    assert attempts.succeed()
    assert not attempts.succeed()
    assert attempts.fail() == 0.1
