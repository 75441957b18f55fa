"""The calls for those who run the server: whether it lives, whether it can do its work, and its metrics."""

import asyncio
import hmac

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from ..storage.database import Storage
from .dependencies import Absent, ServicesDep

PATIENCE = 2.0
"""Seconds in which the database must answer."""

health_calls = APIRouter()


@health_calls.get("/health/live", include_in_schema=False)
async def live() -> Response:
    """The process runs and its event loop turns: whoever gets no answer should start it anew."""
    return JSONResponse({"status": "live"})


@health_calls.get("/health/ready", include_in_schema=False)
async def ready(services: ServicesDep) -> Response:
    """The database answers and what goes on by itself goes on: until then callers are better sent elsewhere."""
    tables = services.tables
    wrong = [] if await database_answers(tables.storage) else ["database"]
    if any(task.done() for task in tables.own_tasks if task.get_name() == "refresh"):
        wrong.append("refresh")
    if wrong:
        return JSONResponse({"status": "not ready", "wrong": wrong}, 503)
    return JSONResponse({"status": "ready"})


@health_calls.get("/metrics", include_in_schema=False)
async def read_metrics(services: ServicesDep, request: Request) -> Response:
    """All metrics, for whoever has the token; for anybody else there is no such thing."""
    token = services.tables.settings.metrics_token
    sent = request.headers.get("authorization", "").encode("utf-8", "replace")
    if not token or not hmac.compare_digest(sent, f"Bearer {token}".encode()):
        raise Absent
    return Response(services.tables.meter.text(), headers={"content-type": CONTENT_TYPE_LATEST})


async def database_answers(storage: Storage) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await storage.read(lambda db: db.execute(sa.text("SELECT 1 FROM guests LIMIT 1")).first())
    except (SQLAlchemyError, TimeoutError):
        return False
    return True
