"""WebSocketProtocol: uvicorn's own, with compression that suits snapshots; it drops clients that do not read."""

import asyncio
import socket
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from ..http.protocol import Serving

KERNEL_BYTES = 256 * 1024
"""What the system may hold for one reader; by itself it would let some megabytes pile up before we noticed."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        # A snapshot is much like the one before: a window that holds both, and little effort, is quickest and smallest.
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 5}
        )
        self.conn.available_extensions = [deflate]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        raw = transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if isinstance(self.config, Serving):
            self.config.connections.leave(self.transport)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # A closed connection waits until all is sent, and would wait for ever for one who never reads.
        self.loop.call_later(self.close_timeout if self.writable.is_set() else 0, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
