"""Logs: one line for one event, with time and request id, as JSON or as text, and with no personal data.

Of a call its route is told, never its path, which may hold an invitation; of an error its kind and where it happened,
never its message, which may hold what somebody wrote. Addresses, names and cookies are not told at all.
"""

import json
import logging
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from .metrics import Meter

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the call or connection that is being answered."""
LOGGER = logging.getLogger("krainy")
CALLS = logging.getLogger("krainy.calls")
SLOW = 1.0
"""Seconds; a call that takes longer is told of even where calls are not."""
WINDOW = 60.0
MOST_LINES = 1_200
MOST_OF_A_KIND = 20
"""So many lines are written in so many seconds, and so many with one text, calls aside; an attack must not fill the
disk."""


class Bound(logging.Filter):
    """Lets a bounded number of lines through, and says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.since = clock()
        self.written = 0
        self.seen: Counter[tuple[str, str]] = Counter()
        """The lines of each kind: of one logger, with one text before it is filled in."""
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        now = self.clock()
        if now - self.since > WINDOW:
            if self.left_out:
                record.left_out = self.left_out
            self.since, self.written, self.left_out = now, 0, 0
            self.seen.clear()
        kind = (record.name, str(record.msg))
        most = MOST_LINES if record.name == CALLS.name else MOST_OF_A_KIND
        if self.written >= MOST_LINES or self.seen[kind] >= most:
            self.left_out += 1
            return False
        self.written += 1
        self.seen[kind] += 1
        return True


class Plain(logging.Formatter):
    """A line for people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        first = f"{facts.pop('time')} {facts.pop('level')} {facts.pop('text')}"
        return " ".join([first, *[f"{name}={value}" for name, value in facts.items()]])


class Json(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(facts_of(record), ensure_ascii=False)


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """What is told of an event."""
    stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    facts: dict[str, object] = {
        "time": f"{stamp}.{int(record.msecs):03}Z",
        "level": record.levelname.lower(),
        "logger": record.name,
        "text": " ".join(record.getMessage().split()),
    }
    if REQUEST.get():
        facts["request"] = REQUEST.get()
    facts |= getattr(record, "facts", {})
    if hasattr(record, "left_out"):
        facts["lines_left_out"] = record.left_out
    if record.exc_info and record.exc_info[0] is not None:
        places = traceback.extract_tb(record.exc_info[2])
        facts["error"] = record.exc_info[0].__name__
        facts["at"] = [f"{place.filename.rpartition('/')[2]}:{place.lineno} {place.name}" for place in places]
    return facts


def set_up(form: str) -> None:
    """Write the logs of this process to stderr; without a form JSON, but text on a terminal."""
    handler = logging.StreamHandler(sys.stderr)
    plain = form == "text" or (not form and sys.stderr.isatty())
    handler.setFormatter(Plain() if plain else Json())
    handler.addFilter(Bound())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(logging.INFO)


class Watch:
    """Stands before everything: gives every call an id, times it, and tells of it if asked to or if it went wrong."""

    def __init__(self, app: ASGIApp, every_call: bool) -> None:
        self.app = app
        self.every_call = every_call
        self.meter: Meter | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = secrets.token_hex(6)
        token = REQUEST.set(id)
        began, status = time.perf_counter(), 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            if scope["type"] == "http":
                self.tell(scope, status, time.perf_counter() - began)
            REQUEST.reset(token)

    def tell(self, scope: Scope, status: int, seconds: float) -> None:
        call = route_of(scope)
        if self.meter is not None:
            self.meter.call(call, status, seconds)
        wrong = status >= 500
        if wrong or seconds > SLOW or self.every_call:
            facts = {"call": call, "status": status, "ms": round(seconds * 1000, 1)}
            CALLS.log(logging.WARNING if wrong else logging.INFO, "call", extra={"facts": facts})


def route_of(scope: Scope) -> str:
    """What a call is for, without what it names; the files of the page, and what is not there, are 'other'."""
    if "endpoint" not in scope or "path_params" not in scope:
        return "other"
    given = {str(value): name for name, value in scope["path_params"].items()}
    parts = [f"{{{given[part]}}}" if part in given else part for part in scope["path"].split("/")]
    route = "/".join(parts)
    return f"{scope['method']} {route}" if route.startswith(("/api", "/health", "/metrics")) else "other"
