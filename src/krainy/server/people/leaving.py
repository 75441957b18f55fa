"""Leaving: what becomes of the tables of somebody who wants everything of theirs erased.

Games of others go on: whoever leaves resigns there first, as they could at any table, so that nobody waits for a seat
that will never move again. What is over stays whole, without the name.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import sqlalchemy as sa

from krainy.play.endings import resigned
from krainy.play.playthrough import PERSON

from ..errors import Refused
from ..storage.database import SITTERS, TABLES, Guest
from ..storage.maintenance import Maintenance
from ..tables.loaded import LoadedTable
from ..tables.table import FINAL
from ..wire.answers import Parting

if TYPE_CHECKING:
    from ..tables.registry import Tables

Found = TypeVar("Found")


class Place(NamedTuple):
    """A table of somebody who may leave."""

    table: str
    status: str
    host: bool
    alone: bool
    """Nobody else sits there."""


async def places(tables: "Tables", guest: str) -> list[Place]:
    """All tables that a guest made or sits at."""
    other = SITTERS.alias()
    others = sa.select(other.c.guest).where(other.c.table == TABLES.c.id, other.c.guest != guest).exists()
    query = sa.select(TABLES.c.id, TABLES.c.status, TABLES.c.host == guest, ~others)
    query = query.join(SITTERS, SITTERS.c.table == TABLES.c.id).where(SITTERS.c.guest == guest)
    return await tables.storage.read(lambda db: [Place(*row) for row in db.execute(query.order_by(TABLES.c.id))])


async def prospect(tables: "Tables", guest: Guest) -> Parting:
    """What erasing everything would do."""
    found = await places(tables, guest.id)
    shared = [place for place in found if not place.alone]
    deleted, worlds = await asyncio.to_thread(with_maintenance, tables, Maintenance.alone, guest.id)
    return Parting(
        cancels=sum(place.status == "open" and place.host for place in shared),
        leaves=sum(place.status == "open" and not place.host for place in shared),
        resigns=sum(place.status in ("playing", "stopped") for place in shared),
        deletes=len(deleted),
        stays=sum(place.status in ("over", "record") for place in shared),
        worlds=len(worlds),
    )


async def part(tables: "Tables", guest: Guest) -> None:
    """Leave every table, then erase everything of a guest."""
    for place in await places(tables, guest.id):
        if not place.alone and place.status in ("open", "playing", "stopped"):
            with contextlib.suppress(Refused):  # the table has gone on meanwhile, or cannot be read any more
                await go_from(tables, place, guest.id)
    await asyncio.to_thread(with_maintenance, tables, Maintenance.erase, guest.id)
    await tables.act_on_notices()


async def go_from(tables: "Tables", place: Place, guest: str) -> None:
    """Leave one table at which others sit."""
    loaded = await tables.find(place.table)
    if loaded is None:
        return
    await tables.catch_up(loaded)
    if place.status == "open" and place.host:
        await tables.commit(loaded, "cancel", -1, guest=guest)
        return
    for seat in loaded.table.seats_of(guest):
        if place.status == "open":
            await tables.commit(loaded, "leave", seat, guest=guest)
        elif seat not in loaded.table.resigned and not loaded.table.over:
            await resign(tables, loaded, seat, guest)


async def resign(tables: "Tables", loaded: LoadedTable, seat: int, guest: str) -> None:
    """Resign from a seat, also where a bot sits in because the clock ran out."""
    table = loaded.table
    if table.playable and table.players[seat] != PERSON:
        await tables.commit(loaded, "back", seat, guest=guest)
    table = loaded.table
    final = table.playable and resigned(table.g, seat) is not None
    await tables.commit(loaded, "resign", seat, FINAL if final else -1, guest=guest)


def with_maintenance(tables: "Tables", do: Callable[[Maintenance, str], Found], guest: str) -> Found:
    """What an operator does to a person, done for the person; in a thread."""
    with contextlib.closing(Maintenance(tables.settings.data)) as maintenance:
        return do(maintenance, guest)
