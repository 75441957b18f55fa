"""Short messages are sent as they are, long ones compressed; a client reads both."""

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from krainy.server.websocket.protocol import UNCOMPRESSED_BYTES, DeflateFactory


def test_a_client_reads_short_and_long_messages() -> None:
    asks = ClientPerMessageDeflateFactory()
    agreed, sends = DeflateFactory().process_request_params(asks.get_request_params(), [])
    reads = asks.process_response_params(agreed, [])
    long = b'{"type": "snapshot"}' * UNCOMPRESSED_BYTES
    for text in (b"{}", long, b'{"type": "done"}', long, b"x" * UNCOMPRESSED_BYTES):
        sent = sends.encode(Frame(Opcode.TEXT, text))
        assert sent.rsv1 == (len(text) >= UNCOMPRESSED_BYTES)
        assert len(sent.data) <= len(text) + 8
        assert reads.decode(sent).data == text
