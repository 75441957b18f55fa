"""Whoever opens connections and says nothing shuts nobody out, and does not fill the log."""

import contextlib
import os
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from krainy.server.http.network import place_of
from tests.server.running import (
    PATIENCE,
    ROOT,
    RunningServer,
    answers,
    fetch,
    free_port,
    kill,
    quick_settings,
    serving,
    until,
)

DESCRIPTORS = 500
SILENT = 700


def call(port: int, text: bytes) -> socket.socket:
    """A connection that has sent so much."""
    raw = socket.create_connection(("127.0.0.1", port), PATIENCE)
    raw.sendall(text)
    return raw


def knock(server: RunningServer, text: bytes) -> socket.socket:
    """A connection that has sent so much, closed when the server is."""
    return server.guests.enter_context(call(server.port, text))


def rest(raw: socket.socket) -> bytes:
    """What comes until the server closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := raw.recv(4096):
            found += part
    return found


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[tuple[int, "subprocess.Popen[bytes]", Path]]:
    """A real server that may open few descriptors, with its log."""
    port, log = free_port(), tmp_path / "log"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KRAINY_LANG": "en"}
    command = [sys.executable, "-m", "krainy", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with log.open("wb") as file:
        process = subprocess.Popen(command, env=environment, stdout=file, stderr=file, start_new_session=True)
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
        try:
            until(lambda: answers(port) or process.poll() is not None, "the process to serve")
            yield port, process, log
        finally:
            kill(process)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can set the limits of another process")
def test_silent_connections_shut_nobody_out(narrow: tuple[int, "subprocess.Popen[bytes]", Path]) -> None:
    port, process, log = narrow
    server = RunningServer(port)
    person = server.guest()
    place = person.sit(person.make("screen", "screen")["table"])
    with contextlib.ExitStack() as attack:
        for number in range(SILENT):
            attack.enter_context(call(port, b"" if number % 2 else b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "))
            if number % 100 == 0:
                assert place.move(place.hello()["actions"][0]["action"])["type"] == "done"
                assert person.http.get("/api/guest").status_code == 200
        answer = fetch(f"http://127.0.0.1:{port}/api/guest")
        assert answer.status_code == 200, answer.text
        assert person.sit(place.last["table"]).last["status"] == "playing"
        assert len(os.listdir(f"/proc/{process.pid}/fd")) < DESCRIPTORS
    assert log.stat().st_size < 5_000, log.read_text()
    server.guests.close()


def test_a_header_that_does_not_come_in_time_ends_the_connection(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), header_seconds=0.5)) as server:
        for text in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
            assert rest(knock(server, text)) == b""
        raw = knock(server, b"GET /api/guest HTTP/1.1\r\nHost: x\r\n\r\n")
        assert raw.recv(4096).startswith(b"HTTP/1.1 200")
        raw.sendall(b"GET /api/gu")  # the second one on the same connection is as bounded as the first
        assert b"HTTP/1.1" not in rest(raw)
        raw = knock(server, b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert rest(raw).startswith(b"HTTP/1.1 200"), "an answer may take longer than a header"


def test_a_body_that_does_not_come_in_time_is_refused(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), body_seconds=3.0)) as server:
        header = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"
        assert knock(server, header + b"{").recv(4096).startswith(b"HTTP/1.1 408")
        assert server.guest("Ala").http.get("/api/guest").json() == {"name": "Ala"}


def test_one_address_has_so_many_connections_and_others_none_the_less(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), connections_an_address=5, half_open_an_address=3)) as server:
        person = server.guest()  # the first connection, which stays open
        silent = [knock(server, b"") for _ in range(4)]
        assert rest(silent[0]) == b"", "the oldest gives way"
        refused = [knock(server, b"GET /api/guest HTTP/1.1\r\nHost: x\r\n\r\n") for _ in range(5)]
        said = [rest(raw) for raw in refused if raw is not refused[0]]
        assert any(one.startswith(b"HTTP/1.1 429") and b"retry-after: 10" in one for one in said)
        assert person.http.get("/api/guest").status_code == 200
        for raw in [*silent, *refused]:
            raw.close()
        until(lambda: free(server.port), "the places to be free again")


def free(port: int) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return fetch(f"http://127.0.0.1:{port}/api/guest").status_code == 200
    return False


def test_only_so_many_calls_are_answered_at_once(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), calls_at_once=1)) as server:
        header = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
        slow = knock(server, header)
        until(lambda: fetch(f"{server.address}/api/guest").status_code == 503, "the call to be there")
        answer = fetch(f"{server.address}/api/guest")
        assert (answer.json()["error"], answer.headers["retry-after"]) == ("busy", "5")
        slow.sendall(b'{"name": "Ala"}')
        assert slow.recv(4096).startswith(b"HTTP/1.1 201")
        assert fetch(f"{server.address}/api/guest").status_code == 200


def test_a_household_is_one_address() -> None:
    assert place_of("192.0.2.7") == place_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert place_of("2001:db8:1:2:3::4") == place_of("2001:db8:1:2:ffff::1%eth0") != place_of("2001:db8:1:3::1")
    assert place_of("::1") == "::1"
    assert place_of("") == ""
