"""The services: what every HTTP call works with, and who calls. What one may not see does not exist."""

from typing import Annotated, Any

from fastapi import Depends, Path, Response
from starlette.requests import HTTPConnection

from ..company.matching import Matching
from ..mail.outbox import Outbox
from ..notifications.service import Notifications
from ..people.guests import COOKIE, People
from ..people.sessions import Device, device_of
from ..storage.database import Guest
from ..tables.loaded import LoadedTable
from ..tables.readonly import ReadOnlyTable
from ..tables.registry import Tables
from ..tables.table import Table
from ..tournaments.organizer import Organizer

Answer = dict[str, Any]


class Absent(Exception):
    """Not there, or not for this visitor: nobody can tell which."""


class NoGuest(Exception):
    """A call that only a guest can make."""


class Services:
    """What the calls work with."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        outbox: Outbox,
        notifications: Notifications,
        matching: Matching,
        organizer: Organizer,
    ) -> None:
        self.tables = tables
        self.people = people
        self.outbox = outbox
        self.notifications = notifications
        self.matching = matching
        self.organizer = organizer
        self.storage = tables.storage


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def visitor(connection: HTTPConnection) -> Guest | None:
    """Whoever calls, if it is a guest."""
    return await services_of(connection).people.who(connection.cookies.get(COOKIE), device_in(connection))


def device_in(connection: HTTPConnection) -> Device:
    """The device from which somebody calls."""
    return device_of(connection.headers.get("user-agent", ""))


async def known(connection: HTTPConnection) -> Guest:
    """A guest, or an answer that one has to become one first."""
    guest = await visitor(connection)
    if guest is None:
        raise NoGuest
    return guest


def address_in(connection: HTTPConnection) -> str:
    """Whence a call comes."""
    return connection.client.host if connection.client else ""


ServicesDep = Annotated[Services, Depends(services_of)]
Visitor = Annotated[Guest | None, Depends(visitor)]
Known = Annotated[Guest, Depends(known)]
TableId = Annotated[str, Path(alias="table")]


def as_file(content: bytes, name: str) -> Response:
    """JSON that a browser keeps as a file."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/json", headers=headers)


# -- tables ----------------------------------------------------------------------------------------------------------


async def table_seen(services: Services, id: str, guest: Guest | None) -> LoadedTable:
    """A table that this visitor may see; any other does not exist."""
    loaded = await services.tables.find(id) if len(id) < 64 else None
    if loaded is None:
        raise Absent
    if not may_see(loaded, guest):
        raise Absent
    return loaded


def may_see(loaded: LoadedTable, guest: Guest | None) -> bool:
    """Those who sit here, and those whom the table lets watch, join or look back."""
    joining = loaded.head.listed and loaded.table.status in ("open", "over")
    return belongs(loaded, guest) or joining or loaded.head.terms["watch"] != "none"


def belongs(loaded: LoadedTable, guest: Guest | None) -> bool:
    """Whoever made the table or sits at it."""
    return guest is not None and (guest.id == loaded.head.host or bool(loaded.table.seats_of(guest.id)))


def check_playable(table: Table) -> None:
    """Refuse what needs the rules of a game that are not here."""
    if isinstance(table, ReadOnlyTable):
        raise table.refusal()
