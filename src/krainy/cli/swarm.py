"""A swarm: many tables of real socket clients that play random legal moves and remember what they were told.

A client behaves as a page does: it answers when its seat is asked, comes back when the connection is lost, and sends
a move again, with its old key, when nobody said that it was done.
"""

import asyncio
import contextlib
import http.client
import random
import secrets
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from krainy.engine.errors import BadInput

PATIENCE = 0.5
"""Seconds to wait after the server asked for it, and at most between two attempts to come back."""
PARTING = 5.0
"""Seconds that the last answers may take when the swarm stops."""
SPREAD = 0.5
"""A thought takes the pace give or take this part of it."""
DECODER = msgspec.json.Decoder()
ENCODER = msgspec.json.Encoder()


class Asked(msgspec.Struct):
    action: int


class Heard(msgspec.Struct):
    """What a client needs of any frame."""

    type: str
    ply: int = -1
    status: str = ""
    actions: list[Asked] = []
    key: str = ""
    code: str = ""


FRAMES = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What the whole swarm went through."""

    trips: list[float] = field(default_factory=list)
    """Seconds from sending a move to hearing that it is done."""
    errors: dict[str, int] = field(default_factory=dict)
    returns: int = 0
    """How often a client had to come back."""
    done: dict[str, dict[int, tuple[int, int, str]]] = field(default_factory=dict)
    """Every acknowledged move: table, ply, then seat, action and key."""

    def complain(self, code: str) -> None:
        self.errors[code] = self.errors.get(code, 0) + 1


class Visitor:
    """Somebody who calls the server over HTTP."""

    def __init__(self, url: str, name: str) -> None:
        self.place = urlsplit(url)
        if self.place.scheme != "http" or not self.place.hostname:
            raise BadInput(f"'{url}' is no address of a server; give one as http://127.0.0.1:8765")
        self.origin = f"http://{self.place.netloc}"
        self.cookie = ""
        self.call("POST", "/api/guest", {"name": name})

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One call; a server that asks for patience gets it."""
        headers = {"cookie": self.cookie, "content-type": "application/json"}
        while True:
            connection = http.client.HTTPConnection(self.place.netloc, timeout=30)
            with contextlib.closing(connection):
                connection.request(method, path, None if body is None else ENCODER.encode(body), headers)
                answer = connection.getresponse()
                content = answer.read()
            if answer.status == 429:
                time.sleep(PATIENCE)
                continue
            if answer.status >= 400:
                raise BadInput(f"{self.origin} answers {method} {path} with {answer.status}: {content[:200].decode()}")
            given = answer.getheader("set-cookie")
            if given:
                self.cookie = given.partition(";")[0]
            return DECODER.decode(content)


def new_table(visitors: list[Visitor], game: str) -> str:
    """A table where all these people sit down, started."""
    host = visitors[0]
    chairs = ["me", *["person"] * (len(visitors) - 1)]
    made = host.call("POST", "/api/tables", {"game": game, "chairs": chairs})
    for seat, visitor in enumerate(visitors[1:], 1):
        visitor.call("POST", f"/api/invitations/{made['invitations'][str(seat)]}")
    if len(visitors) > 1:
        host.call("POST", f"/api/tables/{made['table']}/start")
    return str(made["table"])


class Client:
    """One seat at one table over one socket."""

    def __init__(self, swarm: "Swarm", table: str, seat: int) -> None:
        self.swarm = swarm
        self.table = table
        self.seat = seat
        self.visitor = swarm.visitors[seat]
        self.tally = swarm.tally
        self.seated = asyncio.Event()
        self.latest = Heard("snapshot")
        self.move: dict[str, Any] = {}
        """The move that waits for its answer."""
        self.sent = 0.0
        self.asked = -1
        """The ply at which this client last began to think."""
        self.thought: asyncio.Task[None] | None = None

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do or to hear."""
        return (self.swarm.stopping or self.latest.status == "over") and not self.move

    async def play(self) -> None:
        """Sit at the table until the game is over or the swarm stops."""
        while not self.finished:
            try:
                async with self.connect() as socket:
                    await self.listen(socket)
            except InvalidStatus as error:
                self.tally.complain(f"handshake {error.response.status_code}")
            except (OSError, WebSocketException):  # the server is gone, or was never there
                await asyncio.sleep(PATIENCE * random.random())
            finally:
                if self.thought is not None:
                    self.thought.cancel()
            self.tally.returns += not self.finished

    def connect(self) -> connect:
        return connect(
            f"ws://{self.visitor.place.netloc}/api/tables/{self.table}/socket",
            origin=Origin(self.visitor.origin),
            additional_headers={"cookie": self.visitor.cookie},
            max_size=None,
            open_timeout=30,
            close_timeout=1,
        )

    async def listen(self, socket: ClientConnection) -> None:
        await socket.send(ENCODER.encode({"type": "hello", "lang": "en", "seat": self.seat}).decode())
        self.asked = -1
        async for text in socket:
            frame = FRAMES.decode(text)
            if frame.type == "snapshot":
                self.seated.set()
                frame.status = frame.status or self.latest.status  # what has not changed is not told again
                self.latest = frame
                self.look(socket)
            elif frame.type == "done" and frame.key == self.move.get("key"):
                self.finish(frame)
                self.look(socket)  # the snapshot came first
            elif frame.type == "error":
                self.move = {}
                if frame.code != "stale":  # a snapshot follows, and with it another thought
                    self.tally.complain(frame.code)
            if self.finished:
                return

    def look(self, socket: ClientConnection) -> None:
        """Think when asked; what was sent before the connection was lost comes first."""
        frame = self.latest
        if self.move and self.asked < 0:
            self.asked = frame.ply
            self.thought = asyncio.create_task(self.send(socket, 0.0))
        elif frame.actions and not self.move and frame.ply != self.asked and not self.swarm.stopping:
            self.asked = frame.ply
            action, key = random.choice(frame.actions).action, secrets.token_hex(8)
            self.move = {"type": "move", "ply": frame.ply, "key": key, "seat": self.seat, "action": action}
            thinking = self.swarm.pace * random.uniform(1 - SPREAD, 1 + SPREAD)
            self.thought = asyncio.create_task(self.send(socket, thinking))

    async def send(self, socket: ClientConnection, thinking: float) -> None:
        await self.swarm.began.wait()
        await asyncio.sleep(thinking)
        self.sent = time.perf_counter()
        with contextlib.suppress(WebSocketException):  # the listener notices, and the move is sent again
            await socket.send(ENCODER.encode(self.move).decode())

    def finish(self, frame: Heard) -> None:
        """A move is done for good."""
        self.tally.trips.append(time.perf_counter() - self.sent)
        done = self.tally.done.setdefault(self.table, {})
        if frame.ply in done:
            self.tally.complain("a ply was acknowledged twice")
        done[frame.ply] = (self.seat, self.move["action"], self.move["key"])
        self.move = {}


class Swarm:
    """Tables of clients that play one game after another."""

    def __init__(self, url: str, tables: int, seats: int, pace: float, game: str) -> None:
        self.visitors = [Visitor(url, f"Guest {seat + 1}") for seat in range(seats)]
        self.game = game
        self.pace = pace
        self.tally = Tally()
        self.tables = [new_table(self.visitors, game) for _ in range(tables)]
        self.clients: set[Client] = set()
        self.began = asyncio.Event()
        """Nobody moves before all have sat down."""
        self.stopping = False

    async def play(self, meanwhile: Awaitable[object]) -> float:
        """Let everybody sit down, then play while something else goes on; how many seconds that took."""
        try:
            async with asyncio.TaskGroup() as group:
                games = [group.create_task(self.keep(table)) for table in self.tables]
                await asyncio.sleep(0)
                for client in list(self.clients):
                    await client.seated.wait()
                self.began.set()
                began = time.perf_counter()
                await meanwhile
                took = time.perf_counter() - began
                self.stopping = True
                await asyncio.wait(games, timeout=PARTING)
                for game in games:
                    game.cancel()
        except ExceptionGroup as failed:
            raise failed.exceptions[0] from None  # a person reads one reason, not a group of them
        return took

    async def keep(self, table: str) -> None:
        """Games at one table, one after another."""
        while not self.stopping:
            clients = [Client(self, table, seat) for seat in range(len(self.visitors))]
            self.clients |= set(clients)
            await asyncio.gather(*[client.play() for client in clients])
            self.clients -= set(clients)
            while not self.stopping:
                try:
                    table = await asyncio.to_thread(new_table, self.visitors, self.game)
                    break
                except (OSError, http.client.HTTPException):  # the server is gone: it will be back
                    await asyncio.sleep(PATIENCE)
