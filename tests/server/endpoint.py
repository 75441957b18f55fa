"""A real endpoint for the tests: a browser's push service and the webhook of a room, which keep what they are sent."""

import json
import os
import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from krainy.server.notifications.push import derived, plain, point


class Posted(NamedTuple):
    """What was sent to an endpoint."""

    path: str
    headers: Mapping[str, str]
    body: bytes


class Endpoint:
    """Listens on a port of its own, and answers what it is told to."""

    def __init__(self) -> None:
        self.came: list[Posted] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What the next ones are answered; after that 201."""
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                endpoint.came.append(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                status, headers = endpoint.answers.pop(0) if endpoint.answers else (201, {})
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """The keys of a browser that has subscribed, and its service worker, which reads what comes."""

    def __init__(self, endpoint: Endpoint, path: str = "/push") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        public = plain(point(self.key.public_key()))
        self.subscription = {"endpoint": endpoint.address + path, "p256dh": public, "auth": plain(self.auth)}

    def read(self, body: bytes) -> Any:
        """What a push message says."""
        return json.loads(decrypted(body, self.key, self.auth))


def decrypted(body: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What the owner of a key reads in the body of a push message (RFC 8291)."""
    salt, length = body[:16], body[20]
    public, sealed = body[21 : 21 + length], body[21 + length :]
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public))
    secret = derived(shared, auth, b"WebPush: info\0" + point(own.public_key()) + public, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    opened = AESGCM(key).decrypt(nonce, sealed, None)
    assert opened.endswith(b"\x02")
    return opened[:-1]
