"""Short messages are sent as they are, long ones compressed; a client reads both."""

import random

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from krainy.server.websocket.protocol import UNCOMPRESSED_BYTES, Deflate, DeflateFactory


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


def test_frames_made_at_once_are_those_that_the_library_makes() -> None:
    asked = ClientPerMessageDeflateFactory().get_request_params()
    one, other = [DeflateFactory().process_request_params(asked, [])[1] for _ in range(2)]
    assert isinstance(one, Deflate)
    noise = random.Random(5).randbytes
    for size in (0, 1, 125, 126, 127, 128, 3_000, 65_535, 65_536, 200_000):
        for text in (noise(size), b"snapshot" * (size // 8)):
            assert one.frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[other])
