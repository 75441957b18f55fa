"""A real server for the tests: a process or a thread of its own, a real database, clients over loopback."""

import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from krainy.server.app import make_server
from krainy.server.bots.own import own_bots
from krainy.server.bots.pool import BotPool, Worker
from krainy.server.people.limits import NONE
from krainy.server.settings import Settings
from krainy.server.tables.registry import Tables
from krainy.server.websocket.patches import edited
from krainy.server.wire import frames
from tests.waiting import looks

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0
"""Seconds that a busy machine may need for what takes a moment; a passing test never waits for it."""
Frame = dict[str, Any]
DECLARED: msgspec.json.Decoder[frames.Frame] = msgspec.json.Decoder(frames.Frame)
NUMBERS = itertools.count(1)


def steps(view: Any, patches: list[Any]) -> list[Any]:
    """The views to which patches lead, one after another."""
    found = [view]
    for patch in msgspec.convert(patches, list[frames.Patch]):
        found.append(edited(found[-1], patch))
    return found[1:]


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is true."""
    for _ in looks(PATIENCE, what):
        if true():
            return


def fetch(address: str, **more: Any) -> httpx.Response:
    """The answer to a call of somebody without a cookie."""
    return httpx.get(address, timeout=PATIENCE, verify=False, **more)


def answers(port: int) -> bool:
    try:
        return fetch(f"http://127.0.0.1:{port}/api/games").status_code == 200
    except httpx.TransportError:
        return False


def quick_settings(data: Path, port: int = 0, seed: int | None = None) -> Settings:
    """Settings for a test: nobody waits, and no limit comes in the way. A test that plays at random gives a seed."""
    settings = Settings(data, port=port or free_port(), workers=1, refresh_seconds=0.05, test_seed=seed)
    settings = replace(settings, lock_seconds=PATIENCE, header_seconds=PATIENCE, body_seconds=PATIENCE)
    return replace(settings, calls_a_second=1000.0, frames_a_second=1000.0, limits=NONE)


class LastingPool(BotPool):
    """Leaves a worker that rests to the next server of this process: starting one costs more than most tests."""

    left: ClassVar[list[tuple[dict[str, str], Worker]]] = []
    """Workers that rest, each with the settings with which it was started."""

    @staticmethod
    def environment() -> dict[str, str]:
        return {name: value for name, value in os.environ.items() if name.startswith("KRAINY_")}

    async def hire(self) -> Worker:
        while self.left:
            started, worker = self.left.pop()
            if started == self.environment() and worker.process.is_alive():
                return worker
            worker.end()
        return await super().hire()

    def close(self) -> None:
        if self.rest and not self.left:
            self.left.append((self.environment(), self.rest.pop()))
        super().close()


@contextlib.contextmanager
def serving(settings: Settings, bot_pool: BotPool | None = None) -> Iterator["RunningServer"]:
    """A server in a thread of this process."""
    own = own_bots(settings.own_bots)
    pool = bot_pool or LastingPool(settings.workers, settings.bot_seconds, own_bots=own)
    uvicorn_server = make_server(settings, pool)
    thread = threading.Thread(target=uvicorn_server.run, daemon=True)
    thread.start()
    until(lambda: uvicorn_server.started or not thread.is_alive(), "the server to start")
    assert uvicorn_server.started
    server = RunningServer(settings.port)
    try:
        yield server
    finally:
        server.guests.close()
        uvicorn_server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def start_process(data: Path, port: int) -> "subprocess.Popen[bytes]":
    """`krainy serve` as a person starts it."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KRAINY_LANG": "en"}
    command = [sys.executable, "-m", "krainy", "serve", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    until(lambda: answers(port) or process.poll() is not None, "the process to serve")
    assert process.poll() is None
    return process


def kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill a server and its workers at once, as a power cut would."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(PATIENCE)


class RunningServer:
    """A server as a visitor finds it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.guests = contextlib.ExitStack()
        """Says goodbye to everybody who came."""

    def guest(self, name: str = "") -> "Person":
        """A new guest, of a name that nobody else has unless one is given."""
        person = Person(self)
        answer = person.http.post("/api/guest", json={"name": name or f"Guest {next(NUMBERS)}"})
        assert answer.status_code == 201, answer.text
        return person


class Person:
    """Somebody with a cookie, or without."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        idle = httpx.Limits(keepalive_expiry=1.0)  # sooner than the server, which ends idle connections after five
        client = httpx.Client(base_url=server.address, timeout=PATIENCE, limits=idle, verify=False)
        self.http = server.guests.enter_context(client)

    def make(self, *chairs: str, **wishes: Any) -> Frame:
        """Make a table."""
        answer = self.http.post("/api/tables", json={"game": "eko", "chairs": chairs, "pace": 0, **wishes})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def join(self, code: str) -> Frame:
        answer = self.http.post(f"/api/invitations/{code}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def sit(self, table: str, **hello: Any) -> "Place":
        """Connect to a table and say hello."""
        return Place(self, table, hello)


class Place:
    """A connection at a table that remembers the last snapshot."""

    def __init__(
        self, person: Person, table: str, hello: Frame, origin: str = "", compression: str | None = None
    ) -> None:
        self.person = person
        server = person.server
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
            origin=Origin(origin or server.address),
            additional_headers={"cookie": cookie} if cookie else {},
            max_size=None,
            compression=compression,
            open_timeout=PATIENCE,
            close_timeout=0.3,
            ping_interval=None,
            max_queue=None,
            legacy=True,
        )
        server.guests.callback(self.close)
        self.number = 0
        self.raw = ""
        self.frames: list[Frame] = []
        self.last: Frame = {}
        self.hello(**hello)

    def close(self) -> None:
        self.socket.close()

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hello(self, **fields: Any) -> Frame:
        """Ask for a snapshot, and forget what came before."""
        self.send("hello", **fields)
        self.await_frame("talk")
        return self.last

    def next(self) -> Frame:
        """The next frame."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        DECLARED.decode(text)  # it is one of those that the wire declares, and each of its fields has that type
        frame: Frame = msgspec.json.decode(text)
        if frame["type"] == "snapshot":
            if "patches" in frame:
                frame["steps"] = steps(self.last["view"], frame["patches"])
                frame["view"] = frame["steps"][-1]
            frame = {name: part for name, part in self.last.items() if name not in ("patches", "steps")} | frame
            if frame["since"]:
                frame["log"] = self.last["log"][: frame["since"]] + frame["log"]
            self.last = frame
            self.raw = text
        self.frames.append(frame)
        return frame

    def await_frame(self, *kinds: str) -> Frame:
        """The next frame of one of these kinds."""
        while True:
            frame = self.next()
            if frame["type"] in kinds:
                return frame

    def await_snapshot(self, true: Callable[[Frame], bool]) -> Frame:
        """The first snapshot, the last one seen included, of which something is true."""
        while not (self.last and true(self.last)):
            self.next()
        return self.last

    def ask(self, kind: str, **fields: Any) -> Frame:
        """Send a message with a fresh key at the present ply, and get its answer."""
        self.number += 1
        key = fields.pop("key", f"key-{id(self)}-{self.number}")
        here = {"ply": self.last["ply"], "seat": self.last["seat"], "key": key}
        self.send(kind, **{**here, **fields})
        while True:
            frame = self.await_frame("done", "error")
            if frame["key"] == key:
                return frame

    def insist(self, kind: str, **fields: Any) -> Frame:
        """The answer to a message, sent again as long as bots move meanwhile."""
        while True:
            self.hello()
            answer = self.ask(kind, **fields)
            if answer.get("code") != "stale":
                return answer

    def move(self, action: int) -> Frame:
        """Make a move and see what came of it."""
        answer = self.ask("move", action=action)
        if answer["type"] == "done":
            self.await_snapshot(lambda last: last["ply"] > answer["ply"])
        return answer

    def my_turn(self) -> Frame:
        """Wait until this seat is asked or the game is over."""
        return self.await_snapshot(lambda last: bool(last["actions"]) or last["status"] != "playing")


def open_registries(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    """The registries of the servers that are started from now on, once they are open."""
    registries: list[Tables] = []
    open_room = Tables.open

    async def remember(self: Tables) -> None:
        registries.append(self)
        await open_room(self)

    monkeypatch.setattr(Tables, "open", remember)
    return registries


def run_out(tables: Tables, table: str) -> None:
    """Turn a table's hard clock forward: its driver finds that the time for the present decision is over."""
    loaded = tables.loaded[table]
    assert loaded.driver is not None
    turned = threading.Event()

    def turn() -> None:
        loaded.table.asked_at -= loaded.head.terms["seconds"]
        loaded.changed.set()
        turned.set()

    loaded.driver.get_loop().call_soon_threadsafe(turn)
    assert turned.wait(PATIENCE)
