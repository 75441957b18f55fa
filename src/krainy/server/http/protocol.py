"""HttpProtocol: uvicorn's own, with timeouts and with limits on the connections of one address.

A request whose header does not come in time is dropped. One address has so many connections at most; of those that
have not yet sent a header it has fewer, and a new one takes the place of its oldest. All connections together stay
below what the system lets this process open, so that files and workers can always be opened.
"""

import asyncio
import json
from collections import Counter, OrderedDict
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ..settings import LOOPBACK, Settings
from .middleware import dressing
from .network import place_of

BACKLOG = 128
"""Connections that the system holds for us, and that are accepted before any of them can be refused."""
RESERVE = 2 * BACKLOG
"""Descriptors that are kept for those, for the database, workers and files."""
MOST = 65_536
"""So many descriptors are enough."""
WAIT = 10
"""Seconds after which whoever was refused should come again."""


class Connections:
    """Who is connected, and who has not yet said what for."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self.settings = settings
        self.most = max(RESERVE // 4, descriptors - RESERVE)
        self.here: set[asyncio.Transport] = set()
        """All connections but those that are being closed."""
        self.of: Counter[str] = Counter()
        self.half_open: dict[str, OrderedDict[asyncio.Transport, None]] = {}

    def enter(self, transport: asyncio.Transport) -> str:
        """Count a new connection; the reason if it is refused."""
        place = place_of(address_of(transport))
        self.here.add(transport)
        self.of[place] += 1
        if len(self.here) > self.most:
            return "too many are connected; come again later"
        if self.of[place] > self.most_of(place):
            return "your address has too many connections; close some"
        waiting = self.half_open.setdefault(place, OrderedDict())
        waiting[transport] = None
        if len(waiting) > self.settings.half_open_an_address and place not in self.settings.unlimited:
            oldest = next(iter(waiting))
            oldest.abort()
            del waiting[oldest]
            self.here.discard(oldest)  # at once: many may come before the event loop closes it
        return ""

    def most_of(self, place: str) -> int:
        """How many connections one address may have; a proxy on this machine brings everybody's."""
        proxy = place in self.settings.unlimited or (bool(self.settings.origins) and place in LOOPBACK)
        return self.most if proxy else self.settings.connections_an_address

    def ask(self, transport: asyncio.Transport) -> None:
        """It has said what it wants."""
        place = place_of(address_of(transport))
        waiting = self.half_open.get(place)
        if waiting is not None:
            waiting.pop(transport, None)
            if not waiting:
                del self.half_open[place]

    def leave(self, transport: asyncio.Transport) -> None:
        """It is gone."""
        self.ask(transport)
        self.here.discard(transport)
        place = place_of(address_of(transport))
        self.of[place] -= 1
        if not self.of[place]:
            del self.of[place]


class Serving(Config):
    """How uvicorn serves here, with what all connections share."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        self.connections = connections
        super().__init__(app, **options)


class HttpProtocol(H11Protocol):
    """One connection, until it becomes a socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Serving)
        self.all = config.connections
        self.header_timer: asyncio.TimerHandle | None = None
        self.refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        why = self.all.enter(transport)
        if why:
            self.refused = True
            transport.write(refusal(why))
            transport.close()
        else:
            self.expect_header()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget_header()
        self.all.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        before = self.cycle
        if self.header_timer is None and (before is None or before.response_complete):
            self.expect_header()  # of the next request on the same connection
        super().data_received(data)
        if self.cycle is not before:
            self.forget_header()
            self.all.ask(self.transport)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.forget_header()
        self.all.ask(self.transport)
        super().handle_websocket_upgrade(event)

    def expect_header(self) -> None:
        self.header_timer = self.loop.call_later(self.all.settings.header_seconds, self.transport.abort)

    def forget_header(self) -> None:
        if self.header_timer is not None:
            self.header_timer.cancel()
            self.header_timer = None


def refusal(why: str) -> bytes:
    """An answer to a request that nobody has read."""
    body = json.dumps({"error": "too-many", "text": why}).encode()
    given = {"content-type": "application/json", "retry-after": str(WAIT), "connection": "close"}
    headers = [*[(name.encode(), value.encode()) for name, value in given.items()], *dressing()]
    lines = [b"HTTP/1.1 429 Too Many Requests", *[name + b": " + value for name, value in headers]]
    return b"\r\n".join([*lines, b"content-length: " + str(len(body)).encode(), b"", body])


def address_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


def raise_limit() -> int:
    """Let this process open as many files as the system allows it, within reason; how many that is."""
    try:
        import resource
    except ImportError:  # Windows counts no descriptors
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        soft = allowed
    return MOST if soft == resource.RLIM_INFINITY else soft
