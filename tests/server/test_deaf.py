"""A client that never reads is dropped, in bounded time and memory, and nobody else notices."""

import base64
import gc
import os
import resource
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.running import Person, Place, RunningServer, quick_settings, serving

FEW_BYTES = 4096


def deaf(server: RunningServer, person: Person, table: str) -> socket.socket:
    """A real socket that says hello and from then on reads nothing; its own buffer is small."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, FEW_BYTES)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
        f"Sec-WebSocket-Version: 13\r\nOrigin: {server.address}\r\n"
        f"Cookie: krainy={person.http.cookies['krainy']}\r\n\r\n".encode()
    )
    assert raw.recv(1024).startswith(b"HTTP/1.1 101")
    hello = b'{"type":"hello","seat":0}'
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # a text frame, masked with zeros
    return raw


def play(place: Place) -> None:
    """A move of the seat that is asked, and a snapshot of it for all."""
    place.hello()
    place.frames.clear()  # else this client, which is in the same process, would keep every snapshot
    assert place.move(place.last["actions"][0]["action"])["type"] == "done"


@pytest.fixture
def tidy() -> Iterator[None]:
    """Look for garbage as often as Python does by itself, so that memory grows by what is kept."""
    often = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*often)


@pytest.mark.usefixtures("tidy")
def test_a_client_that_never_reads_is_dropped_and_slows_nobody(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path, seed=1), queue_frames=16)) as server:
        person = server.guest()
        table = person.make("screen", "screen")["table"]
        place = person.sit(table, seat=0)
        for _ in range(100):
            play(place)  # until what every game needs is in memory
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        with deaf(server, person, table) as raw:
            while not dropped(raw):
                assert place.last["ply"] < 2000, "it was never dropped"
                play(place)
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000  # kilobytes
        assert place.hello(seat=0)["players"][0]["present"]


def dropped(raw: socket.socket) -> bool:
    """Whether the server has let go of this socket: writing to it fails then; nothing is read."""
    try:
        raw.sendall(b"")
        raw.send(bytes([0x8A, 0x80, 0, 0, 0, 0]))  # an empty pong, which nobody asked for and which changes nothing
    except OSError:
        return True
    return False
