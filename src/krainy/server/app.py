"""The application: the calls, the socket and the page of calls put together, and how it is started and stopped."""

import asyncio
import contextlib
import gc
import html
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import uvicorn
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, Response
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import krainy
from krainy._native import Progress
from krainy.engine.errors import BadInput, KrainyError
from krainy.play.words import LANGUAGES, speak

from .bots.own import own_bots
from .bots.pool import BotPool
from .company.matching import Matching
from .errors import Refused
from .http import precomputed as prepared
from .http.api import api
from .http.dependencies import Absent, NoGuest, Services, may_see, visitor
from .http.health import health_calls
from .http.middleware import Guard
from .http.page import mount_page
from .http.protocol import BACKLOG, Connections, HttpProtocol, Serving, raise_limit
from .http.routes import Encoded, document
from .mail.outbox import Outbox
from .mail.post import Post
from .notifications.service import Notifications
from .people.guests import People, signing_key
from .people.names import BadName
from .people.quotas import TooMany
from .process.engine import Engine
from .process.logs import Watch
from .settings import DATABASE, Settings
from .storage.database import Guest, Storage
from .storage.maintenance import forget_for_ever
from .storage.migrate import migrate
from .storage.retry import WAIT, Busy, passes
from .tables.faults import LOGGER, reason
from .tables.loaded import LoadedTable
from .tables.registry import Tables
from .tournaments.organizer import Organizer
from .websocket.connection import Connection
from .websocket.protocol import WebSocketProtocol
from .wire.answers import Error
from .wire.messages import ENCODER


def make_app(settings: Settings, bot_pool: BotPool | None = None, engine: Engine | None = None) -> ASGIApp:
    """The whole server as one application."""
    key = prepare(settings.data)
    sockets: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = Storage(settings.data / DATABASE, settings.lock_seconds)
        pool = bot_pool or BotPool(settings.workers, settings.bot_seconds, own_bots=own_bots(settings.own_bots))
        tables = Tables(settings, storage, pool)
        await tables.open()
        watch.meter = tables.meter
        people, outbox = People(storage, key), Outbox(storage, bool(settings.mail_host))
        post, notifications = Post(settings, outbox, people), Notifications(tables, people, outbox)
        matching, organizer = Matching(tables), Organizer(tables)
        going = (
            forget_for_ever(settings),
            post.deliver_for_ever(),
            *notifications.going(),
            matching.match_for_ever(),
            organizer.organize_for_ever(),
        )
        tasks = [asyncio.create_task(one) for one in going]
        app.state.services = Services(tables, people, outbox, notifications, matching, organizer)
        if engine is not None:  # a server that people use, and not one that a test starts for a moment
            follow = engine.follow(pool, lambda: not sockets and not pool.waiting)
            tasks += [asyncio.create_task(one) for one in (pool.warm_up(), follow)]
            threading.Thread(target=warm_up, daemon=True).start()  # a daemon, because a stop does not wait for it
        yield
        for task in tasks:
            task.cancel()
        await notifications.close()
        try:
            await tables.close()
        finally:
            post.close()
            pool.close()
            await storage.close()

    app = FastAPI(
        title="Krainy",
        version=krainy.__version__,
        description="An open table for fantasy board games. Play itself goes over a socket: see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.engine = engine or Engine(lambda progress: None, lambda: None)
    app.include_router(api)
    app.include_router(health_calls)
    document(app)
    answer_errors(app)

    def calls() -> Response:
        return HTMLResponse(page_of_calls(app))

    app.add_api_route("/api", calls, methods=["GET", "HEAD"], include_in_schema=False)

    @app.websocket("/api/tables/{table}/socket")
    async def play(socket: WebSocket, table: str) -> None:
        address = socket.client.host if socket.client else ""
        if not settings.allows(socket.headers.get("origin", ""), socket.headers.get("host", "")):
            await socket.close(1008)
            return
        sockets[address] += 1
        try:
            await sit_down(socket, app.state.services, table, address)
        except TooMany as error:
            await deny(socket, 429, error.code, str(error), error.wait)
        except SQLAlchemyError as error:  # before the handshake: afterwards every message is answered for itself
            LOGGER.error("the database failed when a socket came: %s", reason(error))
            await deny(socket, 503, "busy", "the tables cannot be reached at this moment; try again", WAIT)
        finally:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    if not mount_page(app):  # without the page, the list of calls is what there is to see
        app.add_api_route("/", calls, methods=["GET", "HEAD"], include_in_schema=False)
    watch = Watch(Guard(app, settings), settings.log_calls)
    return watch


def warm_up() -> None:
    """Compute, in a thread, what the first visitors would wait for: the answers, then every game with its words."""
    with contextlib.suppress(KrainyError):  # whoever asks for it is told what is wrong
        prepared.answer("games")
        for game in krainy.names():
            krainy.load(game)
            for lang in LANGUAGES:
                prepared.answer("words", game, lang)
                prepared.answer("cards", game, lang)
                speak(lang, game)


def prepare(data: Path) -> bytes:
    """Bring the folder of a server up to date before anybody is let in; the key that signs its cookies."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        keep_private(data)
        migrate(data / DATABASE)
        return signing_key(data)
    except OSError as error:
        raise BadInput(f"the tables cannot be kept in {data}: {error.strerror or error}") from None
    except DBAPIError as error:
        raise BadInput(f"the tables in {data / DATABASE} cannot be opened: {error.orig}") from None


def keep_private(data: Path) -> None:
    """What a server keeps is for its own user alone; a folder that holds other things too stays as it is."""
    ours = ("key", *[DATABASE + end for end in ("", "-wal", "-shm", "-journal")])
    (data / DATABASE).touch(mode=0o600)
    for name in ours:
        with contextlib.suppress(FileNotFoundError):
            (data / name).chmod(0o600)
    if all(path.name in ours for path in data.iterdir()):
        data.chmod(0o700)


async def deny(socket: WebSocket, status: int, code: str, text: str, wait: int) -> None:
    """Refuse a handshake, and say after how many seconds to come again."""
    with contextlib.suppress(RuntimeError):  # it has been accepted or has gone away
        await socket.send_denial_response(
            Encoded(ENCODER.encode(Error(code, text)), status, headers={"retry-after": str(wait)})
        )


async def sit_down(socket: WebSocket, services: Services, table: str, address: str) -> None:
    """Let a visitor to a table, if it is there for this visitor and there is room for one more socket."""
    guest = await visitor(socket)
    me = guest.id if guest else ""
    services.tables.quotas.enter(me, address)
    try:
        loaded = await find(services, table)
        if loaded is None or not may_see(loaded, guest):
            await socket.close(1008)
            return
        await stay(socket, services, table, guest, address)
    finally:
        services.tables.quotas.leave(me, address)


async def stay(socket: WebSocket, services: Services, table: str, guest: Guest | None, address: str) -> None:
    """The whole visit of one who may see a table."""
    await socket.accept()
    # Once more: a session may have ended meanwhile, and a table at which nobody sits may have left the memory. The
    # table comes last, because nothing may happen between this look and the connection's place among its listeners.
    again = await visitor(socket)
    loaded = await find(services, table)
    if loaded is not None and (again is None) == (guest is None):
        me, session = (again.id, again.session) if again else ("", "")
        await Connection(socket, services.tables, loaded, me, session, address).run()


async def find(services: Services, table: str) -> LoadedTable | None:
    """A table that can be played."""
    try:
        return await services.tables.find(table) if len(table) < 64 else None
    except Refused:
        return None


def answer_errors(app: FastAPI) -> None:
    """Whatever goes wrong is said in one line that reveals nothing."""

    def answer(status: int, code: str, text: str) -> Response:
        readable = text.encode("utf-8", "replace").decode()  # it may quote what nobody can write: half a letter
        return Encoded(ENCODER.encode(Error(code, readable)), status)

    def later(text: str) -> Response:
        answered = answer(503, "busy", text)
        answered.headers["retry-after"] = str(WAIT)
        return answered

    @app.exception_handler(SQLAlchemyError)
    def fault(request: Request, error: SQLAlchemyError) -> Response:
        LOGGER.error("the database failed in %s %s: %s", request.method, request.scope["route"].path, reason(error))
        if passes(error):
            return later("the tables cannot be reached at this moment; try again")
        return answer(500, "broken", "something went wrong here; it has been noted")

    @app.exception_handler(Absent)
    def absent(request: Request, error: Exception) -> Response:
        return answer(404, "absent", "there is no such thing here")

    @app.exception_handler(NoGuest)
    def no_guest(request: Request, error: Exception) -> Response:
        return answer(401, "guest", "make yourself a guest first")

    @app.exception_handler(KrainyError)
    def refused(request: Request, error: Exception) -> Response:
        if isinstance(error, Busy):
            return later(str(error))
        if isinstance(error, TooMany):
            answered = answer(429, error.code, str(error))
            answered.headers["retry-after"] = str(error.wait)
            return answered
        if isinstance(error, Refused):
            return answer(409, error.code, str(error))
        if isinstance(error, BadName):
            return answer(422, error.code, str(error))
        return answer(422, "wrong", str(error)[:500])

    @app.exception_handler(RequestValidationError)
    def wrong(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:100]
        return answer(422, "wrong", f"{where}: {first['msg']}"[:500])

    @app.exception_handler(UnicodeEncodeError)
    def half_letter(request: Request, error: Exception) -> Response:
        return answer(422, "wrong", "this text has half a letter in it (a lone surrogate), which cannot be kept")

    @app.exception_handler(HTTPException)
    def other(request: Request, error: HTTPException) -> Response:
        code = {404: "absent", 413: "too-large"}.get(error.status_code, "refused")
        text = "there is no such thing here" if code == "absent" else str(error.detail)
        answered = answer(error.status_code, code, text)
        answered.headers.update(error.headers or {})
        return answered

    @app.exception_handler(Exception)
    def broken(request: Request, error: Exception) -> Response:
        return answer(500, "broken", "something went wrong here; it has been noted")


def page_of_calls(app: FastAPI) -> str:
    """Every HTTP call with its explanation, without a script."""
    lines = [
        f"<dt><code>{html.escape(method.upper())} {html.escape(path)}</code></dt>"
        f"<dd>{html.escape(call.get('description', ''))}</dd>"
        for path, calls in app.openapi()["paths"].items()
        for method, call in calls.items()
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Krainy</title><h1>Krainy</h1>'
        '<p>The HTTP calls; the whole document is <a href="/api/openapi.json">/api/openapi.json</a>. '
        f"Play goes over a socket, see docs/protocol.md.</p><dl>{''.join(lines)}</dl></html>"
    )


def be_steady() -> None:
    """Look for garbage in what is new rather than in everything, and let no thread hold up the others for long.

    A look at all that a busy server holds takes a fifth of a second, in which everybody waits, every few seconds. A
    thread that replays a long game gives way to the event loop after a tenth of a millisecond instead of five.
    """
    sys.setswitchinterval(0.0001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 5_000)


class Server(uvicorn.Server):
    """The server, which may end because it wants to be started anew with the compiled engine."""

    wants_restart = False

    def restart(self) -> None:
        self.wants_restart = True
        self.should_exit = True


def make_server(
    settings: Settings, bot_pool: BotPool | None = None, tell: Callable[[Progress], None] | None = None
) -> Server:
    """The server, ready to run; with `tell` it follows the compile of the engine and says how far it is."""
    engine = Engine(tell, lambda: server.restart()) if tell is not None else None
    config = Serving(
        make_app(settings, bot_pool, engine),
        Connections(settings, raise_limit()),
        http=HttpProtocol,
        backlog=BACKLOG,
        proxy_headers=bool(settings.origins),  # where no proxy was named, nobody may say whom a call comes from
        host=settings.host,
        port=settings.port,
        log_config=None,  # see logs.py
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=WebSocketProtocol,
        ws_max_size=settings.frame_bytes * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = Server(config)
    return server
