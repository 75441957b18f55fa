"""WebSocketProtocol: uvicorn's own, with compression that suits snapshots; it drops clients that do not read."""

import asyncio
import socket
import zlib
from collections.abc import Sequence
from struct import pack
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.typing import ExtensionParameter

from ..http.protocol import Serving

KERNEL_BYTES = 256 * 1024
"""What the system may hold for one reader; by itself it would let some megabytes pile up before we noticed."""
UNREAD_MESSAGES = 8
"""So many messages of a client wait to be understood before no more is read from it."""
UNCOMPRESSED_BYTES = 128
"""A shorter message is sent as it is: to compress it would save a few bytes."""
TEXT, COMPRESSED = 0x81, 0x40
"""The first byte of a whole text, and what a compressed one has besides."""
WRITE = "krainy.write"
"""The extension of the scope by which a text is sent at once; see `WebSocketProtocol.write`."""


class Deflate(PerMessageDeflate):
    """Compression that leaves short messages as they are, as RFC 7692 allows; no message is sent in parts."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < UNCOMPRESSED_BYTES else super().encode(frame)

    def frame(self, text: bytes) -> bytes:
        """The frame of a whole text as it goes over the line: what `encode` and `Frame.serialize` make, with less
        work."""
        if len(text) < UNCOMPRESSED_BYTES:
            return header(TEXT, len(text)) + text
        # A flush ends with four bytes that RFC 7692 leaves out.
        data = (self.encoder.compress(text) + self.encoder.flush(zlib.Z_SYNC_FLUSH))[:-4]
        return header(TEXT | COMPRESSED, len(data)) + data


def header(first: int, size: int) -> bytes:
    """What stands before the data of a frame of the server."""
    if size < 126:
        return bytes((first, size))
    return pack("!BBH", first, 126, size) if size < 65_536 else pack("!BBQ", first, 127, size)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression as usual."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, extension = super().process_request_params(params, accepted_extensions)
        extension.__class__ = Deflate
        return agreed, extension


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
        deflate = DeflateFactory(
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

    def write(self, text: bytes, more: bool = False) -> bool:
        """Send a text at once, without a task that is woken for it; false if the client does not take it now, so that
        it has to be sent as ASGI does it, which waits. `more`: the next text follows in the same turn of the event
        loop, and both are sent together."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        conn = self.conn
        if conn.state is not OPEN:
            return False
        deflate = conn.extensions[0] if conn.extensions else None
        if type(deflate) is Deflate and not deflate.local_no_context_takeover:
            conn.writes.append(deflate.frame(text))
        else:
            conn.send_text(text)
        if not more:
            self.transport.write(b"".join(conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand on a message. Uvicorn stops reading after each one until it is taken, which takes two calls of the
        system; a few messages may wait."""
        paused, few = self.read_paused, self.queue.qsize() < UNREAD_MESSAGES
        self.read_paused = paused or few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = paused

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions[WRITE] = self.write
        await super().run_asgi()
        # A closed connection waits until all is sent, and would wait for ever for one who never reads.
        self.loop.call_later(self.close_timeout if self.writable.is_set() else 0, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
