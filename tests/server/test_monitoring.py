"""Those who run the server see that it lives, what it does and what goes wrong, and nothing about anybody."""

import contextlib
import json
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from krainy.server.process.logs import MOST_LINES, MOST_OF_A_KIND, WINDOW, Bound, Json
from tests.server.running import (
    PATIENCE,
    ROOT,
    RunningServer,
    answers,
    fetch,
    free_port,
    kill,
    open_registries,
    quick_settings,
    serving,
    until,
)

TOKEN = {"authorization": "Bearer a-long-token"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with serving(replace(quick_settings(tmp_path), metrics_token="a-long-token")) as server:
        yield server


def figures(server: RunningServer) -> dict[str, float]:
    """The metrics by their names with labels."""
    answer = fetch(f"{server.address}/metrics", headers=TOKEN)
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_a_server_says_that_it_lives_and_is_ready(server: RunningServer) -> None:
    assert fetch(f"{server.address}/health/live").json() == {"status": "live"}
    assert fetch(f"{server.address}/health/ready").json() == {"status": "ready"}


def test_a_server_without_its_database_or_its_refresh_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path)) as server:
        (tables,) = registries
        refresh = next(task for task in tables.own_tasks if task.get_name() == "refresh")
        refresh.get_loop().call_soon_threadsafe(refresh.cancel)
        until(refresh.done, "the refresh to end")
        answer = fetch(f"{server.address}/health/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "not ready", "wrong": ["refresh"]})
        assert fetch(f"{server.address}/health/live").status_code == 200
    with serving(quick_settings(tmp_path)) as server:
        rename_table(tmp_path, "guests", "lost")
        answer = fetch(f"{server.address}/health/ready")
        assert (answer.status_code, answer.json()["wrong"]) == (503, ["database"])
        rename_table(tmp_path, "lost", "guests")
        assert fetch(f"{server.address}/health/ready").status_code == 200


def rename_table(data: Path, name: str, new: str) -> None:
    with contextlib.closing(sqlite3.connect(data / "krainy.sqlite")) as database:
        database.execute(f"ALTER TABLE {name} RENAME TO {new}")


def test_metrics_are_there_for_the_token_alone(server: RunningServer, tmp_path: Path) -> None:
    for headers in ({}, {"authorization": "Bearer other"}, {"authorization": "a-long-token"}):
        assert fetch(f"{server.address}/metrics", headers=headers).json()["error"] == "absent"
    with serving(quick_settings(tmp_path)) as other:  # no token is set: nobody has it, not even an empty one
        assert fetch(f"{other.address}/metrics", headers={"authorization": "Bearer"}).status_code == 404


def test_metrics_count_rows_calls_sockets_and_workers(server: RunningServer) -> None:
    before = figures(server)
    assert (before["krainy_sockets"], before.get('krainy_rows_total{kind="move"}', 0)) == (0, 0)
    person = server.guest()
    place = person.sit(person.make("screen", "screen")["table"])
    for _ in range(3):
        place.hello()
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"
    after = figures(server)
    assert (after["krainy_sockets"], after["krainy_tables"]) == (1, 1)
    assert after['krainy_rows_total{kind="move"}'] == after["krainy_row_seconds_count"] == 3
    assert after['krainy_row_seconds_bucket{le="+Inf"}'] == 3
    assert after['krainy_call_seconds_count{call="POST /api/tables",status="2xx"}'] == 1
    assert {"krainy_bot_queue", "krainy_workers_busy", "krainy_workers_idle", "krainy_journal_waiting"} <= set(after)
    assert after["krainy_database_bytes"] > 0
    assert after["process_resident_memory_bytes"] > 1_000_000
    assert not [name for name in after if place.last["table"] in name]


def logged(tmp_path: Path, form: str) -> tuple[str, str, str]:
    """What a server writes while a guest called Zdzisława sends calls that are answered, refused and broken."""
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KRAINY_LOG": form, "KRAINY_LOG_CALLS": "true"}
    environment |= {"KRAINY_PORT": str(port), "KRAINY_DATA": str(tmp_path / "data"), "KRAINY_CALLS_A_SECOND": "1000"}
    command = [sys.executable, "-m", "krainy", "serve"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True
        )
        try:
            until(lambda: answers(port) or process.poll() is not None, "the process to serve")
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False) as http:
                made = http.post("/api/guest", json={"name": "Zdzisława"})
                link = http.post("/api/guest/link").json()["link"]
                http.post("/api/guest/return", json={"link": "wrong"})
                last = http.get("/api/invitations/a-secret-invitation?words=Zdzisława").headers["x-request-id"]
            # A call is logged after it was answered.
            until(lambda: last in (tmp_path / "log").read_text("utf-8"), "the last call to be logged")
        finally:
            kill(process)
    return (tmp_path / "log").read_text("utf-8"), made.headers["x-request-id"], link


def test_a_log_is_structured_and_tells_nothing_about_anybody(tmp_path: Path) -> None:
    text, request, link = logged(tmp_path, "json")
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "logger", "text"} <= set(line) for line in lines)
    (welcome,) = [line for line in lines if line.get("request") == request]
    assert (welcome["call"], welcome["status"]) == ("POST /api/guest", 201)
    assert "GET /api/invitations/{code}" in [line.get("call") for line in lines]
    for secret in ("Zdzis", "127.0.0.1", "a-secret-invitation", link):
        assert secret not in text


def test_a_log_is_bounded_and_says_how_much_was_left_out() -> None:
    now = 0.0
    bound = Bound(lambda: now)

    def written(logger: str, text: str, count: int) -> list[logging.LogRecord]:
        records = [logging.LogRecord(logger, logging.ERROR, "", 0, text, (one,), None) for one in range(count)]
        return [record for record in records if bound.filter(record)]

    first = written("krainy", "table %s fell", 500)
    assert [record.getMessage() for record in first] == [f"table {one} fell" for one in range(MOST_OF_A_KIND)]
    assert len(written("asyncio", "table %s fell", 1)) == len(written("krainy", "table %s rose", 1)) == 1
    assert len(written("krainy.calls", "call %s", MOST_LINES)) == MOST_LINES - MOST_OF_A_KIND - 2
    assert written("krainy", "%s is another kind", 1) == []
    now += WINDOW + 1
    left_out = (500 - MOST_OF_A_KIND) + (MOST_OF_A_KIND + 2) + 1  # of tables, of calls, and the other kind
    (again,) = written("krainy", "table %s fell", 1)
    assert json.loads(Json().format(again))["lines_left_out"] == left_out
    (next_one,) = written("krainy", "table %s fell", 1)
    assert "lines_left_out" not in json.loads(Json().format(next_one))


def test_the_log_of_a_server_is_bounded_whoever_writes_into_it() -> None:
    write = "import logging; from krainy.server.process.logs import set_up; set_up('json')\n"
    loggers = ("krainy", "asyncio", "uvicorn.error", "websockets.server")
    write += f"for name in {loggers}:\n  for one in range(100): logging.getLogger(name).error('it fell %s', one)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", write], env=environment, capture_output=True, text=True, check=True)
    assert len(done.stderr.splitlines()) == len(loggers) * MOST_OF_A_KIND


def test_an_error_is_told_without_its_message() -> None:
    try:
        raise ValueError("what Zdzisława wrote")
    except ValueError:
        record = logging.LogRecord("krainy", logging.ERROR, "", 0, "it broke", (), sys.exc_info())
    told = json.loads(Json().format(record))
    assert (told["error"], told["text"]) == ("ValueError", "it broke")
    assert "Zdzis" not in Json().format(record)
    assert "test_an_error_is_told_without_its_message" in told["at"][0]


def test_a_log_is_text_if_asked_for(tmp_path: Path) -> None:
    text, request, _ = logged(tmp_path, "text")
    (line,) = [line for line in text.splitlines() if request in line]
    assert line.split()[1:3] == ["info", "call"]
    assert "status=201" in line
