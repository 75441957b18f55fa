"""An attack from one address of this machine, with bounded means: what one script could do to a server of others.

It searches rules with many words, opens requests and does not end them, watches with a delay, makes tables full of
bots, uploads long records, forks and analyses them. Every answer is counted by its status.
"""

import asyncio
import contextlib
import http.client
import random
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

import krainy
from krainy.engine.record import Record

SOURCE = "127.0.0.2"
"""All of it comes from here; those who play come from 127.0.0.1."""
WORDS = " ".join("abcdefghijklmnopqrstuvwxyz"[number % 26] for number in range(50))
SILENT = 300
"""Connections that are opened and say nothing more."""
WATCHERS = 15
CALLERS = 2
"""How many call at once for each kind of attack."""
PAUSE = 0.02
"""Seconds between two calls of one caller, so that this machine has something left to measure with."""
CALL_SECONDS = 10.0
"""How long a caller waits for an answer."""
LONG = 20_000
DECODER, ENCODER = msgspec.json.Decoder(), msgspec.json.Encoder()


def long_record(moves: int = LONG) -> Record:
    """A true record of a game in which nobody wants to come to an end."""
    game, chance = krainy.load("eko"), random.Random(2)
    g = game.new(4, 2)
    record = Record("eko", game.version, 4, 2, game.check({}))
    while not g.over and len(record.moves) < moves:
        seat = g.actors()[0]
        actions = g.actions(seat)
        wanted = [action for action in actions if game.vocabulary.find(action).name == "move"] or actions
        chance.shuffle(wanted)
        for action in [*wanted, *actions]:
            after = g.clone()
            after.apply(seat, action)
            if not after.over:
                break
        g.apply(seat, action)
        record.moves.append((seat, action))
    return record


class Attack:
    """All that goes on while others play."""

    def __init__(self, url: str, record: Record) -> None:
        self.place = urlsplit(url)
        self.origin = f"http://{self.place.netloc}"
        self.record = record.dumps().encode()
        self.cookie = ""
        self.answers: Counter[str] = Counter()
        """What was answered, by the kind of attack and the status."""
        self.uploaded = ""

    async def run(self) -> None:
        """Attack until cancelled."""
        await self.call("guest", "POST", "/api/guest", {"name": "Mallory"})
        kinds: list[Callable[[], Awaitable[object]]] = [self.search, self.crowd, self.upload, self.fork, self.analyse]
        async with asyncio.TaskGroup() as group:
            group.create_task(self.hold())
            for _ in range(WATCHERS):
                group.create_task(self.watch())
            for kind in kinds:
                for _ in range(CALLERS):
                    group.create_task(self.repeat(kind))

    async def repeat(self, kind: Callable[[], Awaitable[object]]) -> None:
        while True:
            await kind()
            await asyncio.sleep(PAUSE)

    async def call(self, kind: str, method: str, path: str, body: object = None) -> Any:
        """One call; what came of it is counted."""
        status, answer = await asyncio.to_thread(self.ask, method, path, body)
        self.answers[f"{kind} {status}"] += 1
        return answer if status < 400 else None

    def ask(self, method: str, path: str, body: object) -> tuple[int, Any]:
        headers = {"cookie": self.cookie, "content-type": "application/json"}
        content = body if isinstance(body, bytes) else None if body is None else ENCODER.encode(body)
        connection = http.client.HTTPConnection(self.place.netloc, timeout=CALL_SECONDS, source_address=(SOURCE, 0))
        with contextlib.closing(connection), contextlib.suppress(OSError, http.client.HTTPException):
            connection.request(method, path, content, headers)
            answer = connection.getresponse()
            text = answer.read()
            self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
            return answer.status, DECODER.decode(text) if text else None
        return 599, None

    # -- the kinds of attack -------------------------------------------------------------------------------------------

    async def search(self) -> None:
        """Rules with fifty words."""
        await self.call("search", "GET", f"/api/games/runewars/rules?words={WORDS.replace(' ', '+')}")

    async def crowd(self) -> None:
        """Tables of master bots, listed for all."""
        chairs = ["master"] * 4
        await self.call("crowd", "POST", "/api/tables", {"game": "eko", "chairs": chairs, "listed": True, "pace": 0})

    async def upload(self) -> None:
        """A long record."""
        made = await self.call("upload", "POST", "/api/records", self.record)
        if made:
            self.uploaded = made["table"]

    async def fork(self) -> None:
        """A practice from the end of a long record."""
        if self.uploaded:
            await self.call("fork", "POST", f"/api/tables/{self.uploaded}/fork", {"ply": LONG - 1, "seat": 0})
            await self.call("replay", "GET", f"/api/tables/{self.uploaded}/replay?ply={random.randrange(LONG)}")

    async def analyse(self) -> None:
        """The course of a long record."""
        if self.uploaded:
            seat = random.randrange(-1, 4)
            await self.call("analyse", "GET", f"/api/tables/{self.uploaded}/analysis?seat={seat}")

    async def hold(self) -> None:
        """Connections that never send the end of a header; those that are closed are opened anew."""
        loop = asyncio.get_running_loop()
        held: list[socket.socket] = []
        try:
            while True:
                for raw in [one for one in held if not still_open(one)]:
                    held.remove(raw)
                    raw.close()
                while len(held) < SILENT:
                    raw = socket.socket()
                    raw.setblocking(False)
                    raw.bind((SOURCE, 0))
                    held.append(raw)
                    with contextlib.suppress(OSError):
                        await loop.sock_connect(raw, (self.place.hostname, self.place.port))
                        await loop.sock_sendall(raw, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                        self.answers["silent opened"] += 1
                await asyncio.sleep(0.5)
        finally:
            for raw in held:
                raw.close()

    async def watch(self) -> None:
        """A delayed spectator of a game that bots play."""
        wish = {"game": "eko", "chairs": ["random", "random"], "watch": "delayed", "pace": 0.1}
        while True:
            made = await self.call("watched", "POST", "/api/tables", wish)
            if not made:
                await asyncio.sleep(1)
                continue
            with contextlib.suppress(OSError, WebSocketException):
                address = f"ws://{self.place.netloc}/api/tables/{made['table']}/socket"
                origin = Origin(self.origin)
                async with connect(address, origin=origin, max_size=None, local_addr=(SOURCE, 0)) as spectator:
                    await spectator.send('{"type":"hello"}')
                    async for _ in spectator:
                        self.answers["frames watched"] += 1


def still_open(raw: socket.socket) -> bool:
    """Whether the other side has not closed."""
    try:
        return raw.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
