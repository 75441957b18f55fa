"""The HTTP calls for worlds: those that games left, and those brought from elsewhere."""

import asyncio

import msgspec
from fastapi import APIRouter, Request, Response

import krainy
from krainy.play.languages import DEFAULT
from krainy.play.worldfile import clean, read, to_file, to_string

from ..errors import Refused
from ..storage.database import Guest, Head, Kept
from ..storage.worlds import bring, listed, told, whole
from ..tables.stake import stakes_of
from ..wire.answers import World, WorldLine, WorldText
from ..wire.bodies import Brought, WorldName
from ..wire.messages import ENCODER
from ..wire.parts import Language
from .dependencies import Absent, Known, Services, ServicesDep, Visitor, address_in, as_file
from .routes import Route

worlds = APIRouter(prefix="/worlds", route_class=Route)


async def world_seen(services: Services, world: str, guest: Guest | None) -> list[Kept]:
    """A world, after those that it came from, if this visitor may see it; any other does not exist."""
    head = await services.storage.head(world) if len(world) < 64 else None
    if head is not None and head.rules == krainy.load(head.game).version:
        loaded = await services.tables.find(world)  # it may be over and not yet kept
        if loaded is not None:
            await services.tables.keep_world(loaded)
    line = await services.storage.world_line(world) if len(world) < 64 else []
    if not line:
        raise Absent
    open_to_all = head is not None and (head.listed or head.terms["watch"] != "none")
    if not open_to_all and not await in_world(services, line[-1], guest):
        raise Absent
    return line


async def in_world(services: Services, world: Kept, guest: Guest | None) -> bool:
    """Whether a visitor brought this world, or sits at a table that left it or began from it."""
    return guest is not None and (guest.id == world.guest or await services.storage.plays_in(world.id, guest.id))


async def owns(services: Services, world: Kept, guest: Guest | None) -> bool:
    """Whether a world belongs to a visitor: who brought it, or who had a stake at the end of the game that left it; the
    one who made that table, if nobody had."""
    if guest is None:
        return False
    head = await services.storage.head(world.id)
    if head is None:
        return guest.id == world.guest
    found = set(stakes_of(head, await services.storage.seating(head.id)).values())
    return guest.id in (found or {head.host})


async def in_play(services: Services, root: str) -> list[set[str]]:
    """The people who have a stake in each game that is being played in the line of a world, from its first one on."""
    heads = await services.storage.running_in(root)
    return [set(stakes_of(head, await services.storage.seating(head.id)).values()) for head in heads]


async def shut(services: Services, line: list[Kept], guest: Guest | None) -> bool:
    """Whether the secrets of a world are not for this visitor now: somebody plays with others in its line, wherever it
    branched, or the visitor plays there alone."""
    me = guest.id if guest else ""
    return any(len(people) > 1 or me in people for people in await in_play(services, line[0].id))


async def shut_worlds(services: Services, guest: Guest) -> list[str]:
    """The worlds that this guest brought, or that games at their tables left, whose secrets are not for them now."""
    found = []
    for world in await services.storage.worlds_by(guest.id):
        line = await services.storage.world_line(world)
        if not line or not await owns(services, line[-1], guest) or await shut(services, line, guest):
            found.append(world)
    return found


async def begins(services: Services, world: str, guest: Guest) -> Kept:
    """A world from which this guest may begin a game: an own one, and not while playing with others in its line: a
    second game would show what the first one hides."""
    line = await world_seen(services, world, guest)
    if not await owns(services, line[-1], guest):
        raise Refused("not-owner", "this world belongs to those who brought it or played the game that left it")
    if any(len(people) > 1 and guest.id in people for people in await in_play(services, line[0].id)):
        raise Refused("in-play", "you play with others in this world; the next game can begin when that one is over")
    return line[-1]


async def check_told(services: Services, table: Head) -> None:
    """Whether a finished game may be told with all that it hid: not while others play in the line of its world."""
    for world in (table.id, table.world):
        line = await services.storage.world_line(world) if world else []
        if line and any(len(people) > 1 for people in await in_play(services, line[0].id)):
            raise Refused(
                "in-play", "a game is being played in the world of this one; this can be done when it is over"
            )


async def opened(services: Services, world: str, guest: Guest | None) -> list[Kept]:
    """A world that this visitor may name, and whose secrets it may read."""
    line = await world_seen(services, world, guest)
    if not await owns(services, line[-1], guest):
        raise Absent
    if await shut(services, line, guest):
        raise Refused("in-play", "a game is being played in this world; this can be done when it is over")
    return line


async def shown_world(
    services: Services, line: list[Kept], guest: Guest | None, lang: str, secrets: bool = False
) -> World:
    mine = await owns(services, line[-1], guest)
    closed = not mine or await shut(services, line, guest)
    history = await asyncio.to_thread(told, line, lang, secrets)  # a long one takes a while
    return msgspec.convert({**history, "mine": mine, "closed": closed}, World)


@worlds.get("")
async def list_worlds(services: ServicesDep, guest: Visitor) -> list[WorldLine]:
    """The worlds that I brought or have played in, each as its last game left it; the newest hundred."""
    return [listed(kept) for kept in await services.storage.worlds_of(guest.id)] if guest else []


@worlds.post("", status_code=201)
async def bring_world(
    body: Brought, services: ServicesDep, guest: Known, request: Request, lang: Language = DEFAULT
) -> World:
    """Bring a world from elsewhere: a file of ours, or the string by which another program keeps it."""
    services.tables.quotas.take("uploads", guest.id, address_in(request))
    world = await asyncio.to_thread(read, body.text, body.game)
    line = await services.storage.world_line(await bring(services.storage, guest.id, world))
    return await shown_world(services, line, guest, lang)


@worlds.get("/{world}")
async def show_world(
    world: str, services: ServicesDep, guest: Visitor, lang: Language = DEFAULT, secrets: bool = False
) -> World:
    """A world with its history; with `secrets` also what its next game is better played without."""
    line = await (opened if secrets else world_seen)(services, world, guest)
    return await shown_world(services, line, guest, lang, secrets)


@worlds.put("/{world}")
async def name_world(world: str, body: WorldName, services: ServicesDep, guest: Known) -> WorldLine:
    """Give a world a name; those to whom it belongs can."""
    await opened(services, world, guest)
    await services.storage.name_world(world, clean(body.name))
    return listed((await services.storage.world_line(world))[-1])


@worlds.get("/{world}/file")
async def download_world(world: str, services: ServicesDep, guest: Visitor) -> Response:
    """A world with its history as a file, from which it can be brought to another server."""
    line = await opened(services, world, guest)
    content = await asyncio.to_thread(lambda: ENCODER.encode(to_file(whole(line))))
    return as_file(content, f"{line[-1].game}-world.json")


@worlds.get("/{world}/string")
async def read_string(world: str, services: ServicesDep, guest: Visitor) -> WorldText:
    """A world as the string by which another program keeps it."""
    line = await opened(services, world, guest)
    return WorldText(await asyncio.to_thread(lambda: to_string(whole(line))))
