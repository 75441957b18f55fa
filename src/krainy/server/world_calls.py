"""The HTTP calls for worlds: those that games left, and those brought from elsewhere."""

import asyncio

from fastapi import APIRouter, Response

import krainy
from krainy.play.worldfile import clean, read, to_file, to_string

from . import answers
from .bodies import Brought, Language, WorldName
from .desk import Absent, Answer, At, Desk, Known, Visitor, as_file
from .sitting import Refused
from .storage import Guest, Kept
from .worlds import bring, listed, told, whole

worlds = APIRouter(prefix="/worlds")


async def world_seen(desk: Desk, world: str, guest: Guest | None) -> list[Kept]:
    """A world, after those that it came from, if this visitor may see it; any other does not exist."""
    head = await desk.storage.head(world) if len(world) < 64 else None
    if head is not None and head.rules == krainy.load(head.game).version:
        live = await desk.room.find(world)  # it may be over and not yet kept
        if live is not None:
            await desk.room.keep_world(live)
    line = await desk.storage.world_line(world) if len(world) < 64 else []
    if not line:
        raise Absent
    open_to_all = head is not None and (head.listed or head.terms["watch"] != "none")
    if not open_to_all and not await in_world(desk, line[-1], guest):
        raise Absent
    return line


async def in_world(desk: Desk, world: Kept, guest: Guest | None) -> bool:
    """Whether a visitor brought this world, or sits at a table that left it or began from it."""
    return guest is not None and (guest.id == world.guest or bool(await games_at(desk, world, guest, later=False)))


async def games_at(desk: Desk, world: Kept, guest: Guest, later: bool) -> list[str]:
    return await desk.storage.games_in(world.id, guest.id, later)


async def shut(desk: Desk, world: Kept, guest: Guest | None) -> bool:
    """Whether a visitor plays in this world now, or in a later one: then its secrets are not for reading."""
    return guest is not None and "playing" in await games_at(desk, world, guest, later=True)


async def opened(desk: Desk, world: str, guest: Guest | None) -> list[Kept]:
    """A world whose secrets this visitor may read."""
    line = await world_seen(desk, world, guest)
    if not await in_world(desk, line[-1], guest):
        raise Absent
    if await shut(desk, line[-1], guest):
        raise Refused("in-play", "you play in this world now; what lies face down in it can be had after the game")
    return line


async def shown_world(desk: Desk, line: list[Kept], guest: Guest | None, lang: str, secrets: bool = False) -> Answer:
    mine = await in_world(desk, line[-1], guest)
    closed = not mine or await shut(desk, line[-1], guest)
    history = await asyncio.to_thread(told, line, lang, secrets)  # a long one takes a while
    return {**history, "mine": mine, "closed": closed}


@worlds.get("", response_model=list[answers.WorldLine])
async def list_worlds(desk: At, guest: Visitor) -> list[Answer]:
    """The worlds that I brought or have played in, each as its last game left it; the newest hundred."""
    return [listed(kept) for kept in await desk.storage.worlds_of(guest.id)] if guest else []


@worlds.post("", status_code=201, response_model=answers.World)
async def bring_world(body: Brought, desk: At, guest: Known, lang: Language = "en") -> Answer:
    """Bring a world from elsewhere: a file of ours, or the string by which another program keeps it."""
    world = await asyncio.to_thread(read, body.text, body.game)
    line = await desk.storage.world_line(await bring(desk.storage, guest.id, world))
    return await shown_world(desk, line, guest, lang)


@worlds.get("/{world}", response_model=answers.World)
async def show_world(world: str, desk: At, guest: Visitor, lang: Language = "en", secrets: bool = False) -> Answer:
    """A world with its history; with `secrets` also what its next game is better played without."""
    line = await (opened if secrets else world_seen)(desk, world, guest)
    return await shown_world(desk, line, guest, lang, secrets)


@worlds.put("/{world}", response_model=answers.WorldLine)
async def name_world(world: str, body: WorldName, desk: At, guest: Known) -> Answer:
    """Give a world a name; those who play in it can."""
    line = await world_seen(desk, world, guest)
    if not await in_world(desk, line[-1], guest):
        raise Absent
    await desk.storage.name_world(world, clean(body.name))
    return listed((await desk.storage.world_line(world))[-1])


@worlds.get("/{world}/file")
async def download_world(world: str, desk: At, guest: Visitor) -> Response:
    """A world with its history as a file, from which it can be brought to another server."""
    line = await opened(desk, world, guest)
    return as_file(to_file(whole(line)), f"{line[-1].game}-world.json")


@worlds.get("/{world}/string", response_model=answers.WorldText)
async def read_string(world: str, desk: At, guest: Visitor) -> Answer:
    """A world as the string by which another program keeps it."""
    return {"text": to_string(whole(await opened(desk, world, guest)))}
