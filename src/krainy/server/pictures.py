"""Pictures: the browser page itself, and what it needs to draw a table: the ground and the words of its actions.

`furnish(app)` is the one call that the application needs, after the API and the socket.
"""

from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI
from starlette.staticfiles import StaticFiles

from krainy.engine.state import State

from .desk import At, Visitor
from .http import ERRORS, table_seen

PAGE = Path(__file__).parent / "page"
"""Where `npm run build` in web/ puts the page."""

pictures = APIRouter(prefix="/api", responses=ERRORS)


def furnish(app: FastAPI) -> bool:
    """Add the pictures and, if it has been built, the page at '/'; whether there is a page."""
    app.include_router(pictures)
    built = (PAGE / "index.html").exists()
    if built:
        app.mount("/", StaticFiles(directory=PAGE, html=True), name="page")
    return built


@pictures.get("/tables/{table}/picture")
async def show_picture(table: str, desk: At, guest: Visitor) -> dict[str, Any]:
    """What never changes during a game, for drawing it."""
    return picture((await table_seen(desk, table, guest)).sitting.g)


def picture(g: State) -> dict[str, Any]:
    """The ground of a game, and its vocabulary, so that a page can ask why something is not allowed."""
    return {"game": g.game.name, "vocabulary": vocabulary(g), "ground": g.game.ground(g)}


def vocabulary(g: State) -> list[dict[str, Any]]:
    """The blocks of actions with what they point at."""
    return [
        {
            "name": block.name,
            "base": block.base,
            "fields": [
                {"name": field, "domain": domain.name, "size": domain.size}
                for field, domain in zip(block.fields, block.domains, strict=True)
            ],
        }
        for block in g.game.vocabulary.blocks
    ]
