"""The page: its files, and what it needs to draw a table: the ground and the words of its actions.

`mount_page(app)` is the one call that the application needs, after the API and the socket.
"""

import gzip
from functools import cache
from pathlib import Path

import msgspec
from fastapi import APIRouter, FastAPI, Response
from starlette.datastructures import Headers
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from krainy.play.picture import picture

from ..errors import Refused
from ..settings import PAGE
from ..tables.readonly import ReadOnlyTable
from ..wire.answers import Picture
from .api import ERRORS
from .dependencies import ServicesDep, TableId, Visitor, table_seen
from .routes import Route
from .static import takes_gzip

TEXT = {".css", ".html", ".js", ".svg"}
"""What becomes much smaller when it is packed; fonts are packed already."""

pictures = APIRouter(prefix="/api", responses=ERRORS, route_class=Route)


def mount_page(app: FastAPI) -> bool:
    """Add the pictures and, if it has been built, the page at '/'; whether there is a page."""
    app.include_router(pictures)
    built = (PAGE / "index.html").exists()
    if built:
        app.mount("/", Page(directory=PAGE, html=True), name="page")
    return built


class Page(StaticFiles):
    """The built page: packed, and kept by browsers where a name says what is in the file."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of the page. What lies in assets/ has a hash in its name and never changes."""
        answer = await super().get_response(path, scope)
        named = path.startswith("assets/")
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if named else "no-cache"
        if answer.status_code != 200 or not isinstance(answer, FileResponse) or Path(answer.path).suffix not in TEXT:
            return answer
        answer.headers["vary"] = "accept-encoding"
        if scope["method"] == "HEAD" or not takes_gzip(Headers(scope=scope).get("accept-encoding", "")):
            return answer
        tag = answer.headers["etag"]
        headers = {name: answer.headers[name] for name in ("cache-control", "vary", "content-type", "last-modified")}
        return Response(packed(str(answer.path), tag), headers={**headers, "etag": tag, "content-encoding": "gzip"})


@cache
def packed(file: str, tag: str) -> bytes:
    """A file as gzip; the tag says when it is another one."""
    return gzip.compress(Path(file).read_bytes(), mtime=0)


@pictures.get("/tables/{table}/picture")
async def show_picture(id: TableId, services: ServicesDep, guest: Visitor) -> Picture:
    """What never changes during a game, for drawing it."""
    table = (await table_seen(services, id, guest)).table
    if not table.shown:
        raise Refused("not-playing", "this game has not begun")
    return msgspec.convert(table.picture() if isinstance(table, ReadOnlyTable) else picture(table.g), Picture)
