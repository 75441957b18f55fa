"""Middleware: refuses foreign origins, too many calls and too large bodies; adds headers to answers."""

import asyncio
import json
import math
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..settings import Settings
from ..storage.retry import WAIT

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
BURST_SECONDS = 4.0
ADDRESSES = 10_000
"""So many addresses are remembered; the one not heard of for longest is forgotten first."""


class Bucket:
    """Lets so many through in a second, and a burst at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = time.monotonic()

    def ready(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        return self.left >= 1

    def take(self) -> bool:
        """Let one more pass, if it may."""
        if not self.ready():
            return False
        self.left -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until one more may pass, as `Retry-After` says them."""
        return max(1, math.ceil((1 - self.left) / self.rate))


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.calls = 0
        """How many are being answered."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        file = scope["path"] in ("/api/records", "/api/worlds")
        limit = self.settings.record_bytes if file else self.settings.body_bytes
        bucket = self.bucket(scope)
        free = (scope.get("client") or ("",))[0] in self.settings.unlimited
        if not bucket.take() and not free:
            await refuse(send, 429, "too-many", "too many calls; wait a moment", bucket.wait())
        elif foreign(scope["method"], headers, self.settings):
            await refuse(send, 403, "origin", "this call came from another site")
        elif length(headers) > limit:
            await refuse(send, 413, "too-large", f"this is larger than {limit} bytes")
        elif self.calls >= self.settings.calls_at_once:
            await refuse(send, 503, "busy", "too many call at this moment; try again", WAIT)
        else:
            await self.admit(scope, receive, send, limit)

    async def admit(self, scope: Scope, receive: Receive, send: Send, limit: int) -> None:
        """Let a call through, counting what it brings."""
        taken, whole = 0, False
        end = asyncio.get_running_loop().time() + self.settings.body_seconds

        async def count() -> Message:
            nonlocal taken, whole
            try:
                async with asyncio.timeout_at(None if whole else end):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, "the rest of this call did not come in time") from None
            whole = not message.get("more_body", False)
            taken += len(message.get("body", b""))
            if taken > limit:
                raise HTTPException(413, f"this is larger than {limit} bytes")
            return message

        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                message["headers"] = given + dressing(given)
            await send(message)

        self.calls += 1
        try:
            await self.app(scope, count, dress)
        finally:
            self.calls -= 1

    def bucket(self, scope: Scope) -> Bucket:
        """The bucket of an address."""
        address = (scope.get("client") or ("", 0))[0]
        rate = self.settings.calls_a_second
        found = self.buckets.setdefault(address, Bucket(rate, rate * BURST_SECONDS))
        self.buckets.move_to_end(address)
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return found


def dressing(given: Sequence[tuple[bytes, bytes]] = ()) -> list[tuple[bytes, bytes]]:
    """The headers that every answer carries; a browser keeps nothing, unless the answer itself says how."""
    headers = HEADERS if b"cache-control" in dict(given) else {**HEADERS, "cache-control": "no-store"}
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def foreign(method: str, headers: dict[str, str], settings: Settings) -> bool:
    """Whether a call that may change something comes from the page of another site."""
    if method in ("GET", "HEAD", "OPTIONS"):
        return False
    if "origin" in headers:
        return not settings.allows(headers["origin"], headers.get("host", ""))
    return headers.get("sec-fetch-site", "none") not in ("same-origin", "none")


def length(headers: dict[str, str]) -> int:
    """The length that a call claims to have."""
    claimed = headers.get("content-length", "0")
    return int(claimed) if claimed.isdecimal() and len(claimed) < 16 else 0


async def refuse(send: Send, status: int, code: str, text: str, wait: int = 0) -> None:
    """A short answer that says why, and after how many seconds it is worth trying again."""
    body: dict[str, Any] = {"error": code, "text": text}
    headers = [(b"content-type", b"application/json"), *dressing()]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(body).encode()})
