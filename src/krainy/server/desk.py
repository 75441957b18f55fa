"""The desk: what every HTTP call works with, and who calls. What one may not see does not exist."""

from typing import Annotated, Any

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from .people import COOKIE, People
from .room import Room
from .sessions import Device, device_of
from .storage import Guest

Answer = dict[str, Any]


class Absent(Exception):
    """Not there, or not for this visitor: nobody can tell which."""


class NoGuest(Exception):
    """A call that only a guest can make."""


class Desk:
    """What the calls work with."""

    def __init__(self, room: Room, people: People) -> None:
        self.room = room
        self.people = people
        self.storage = room.storage


def desk_of(connection: HTTPConnection) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


async def visitor(connection: HTTPConnection) -> Guest | None:
    """Whoever calls, if it is a guest."""
    return await desk_of(connection).people.who(connection.cookies.get(COOKIE), device_in(connection))


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


At = Annotated[Desk, Depends(desk_of)]
Visitor = Annotated[Guest | None, Depends(visitor)]
Known = Annotated[Guest, Depends(known)]


def as_file(content: bytes, name: str) -> Response:
    """JSON that a browser keeps as a file."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/json", headers=headers)
