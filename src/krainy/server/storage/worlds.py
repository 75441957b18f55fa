"""Worlds: what finished games leave is kept, found again with its history, and brought in from elsewhere."""

import asyncio
import json
from dataclasses import asdict
from typing import Any

from msgspec import structs

from krainy.play.chronicle import Chapter, Player, World, Written, bequeathed, chapter_of, history, tell_survey
from krainy.play.words import speak

from ..clock import now
from ..people.secret import token
from ..tables.table import Table
from ..websocket.snapshots import leaves_world
from ..wire.answers import WorldLine
from .database import Kept, Storage


async def keep(storage: Storage, table: Table, names: dict[str, str], moment: float) -> Kept | None:
    """The world that a table's game has left, kept for good; nothing while it is played, or if it leaves none."""
    head = table.head
    before = await storage.world_line(head.id)
    if before and before[-1].ply == table.length:
        return before[-1]
    if not leaves_world(table):
        return before[-1] if before and table.status == "over" else None
    legacy = await asyncio.to_thread(bequeathed, table.playthrough.frozen())
    if legacy is None:
        return None
    people = [names.get(guest, "") for guest in table.sitters]
    chapter = chapter_of(legacy, list(zip(people, table.players, strict=True)), moment)
    parents = await storage.world_line(head.world)
    kept = Kept(
        head.id,
        head.game,
        parents[-1].name if parents else "",
        head.world,
        head.host,
        table.length,
        1 + (parents[-1].games if parents else 0),
        chapter.players[chapter.ruler].name,
        legacy.world,
        json.dumps([asdict(chapter)], ensure_ascii=False),
        moment,
    )
    await storage.keep_world(kept)
    return (await storage.world_line(head.id))[-1]


async def bring(storage: Storage, guest: str, world: World) -> str:
    """A world from elsewhere; its id."""
    chapters = json.dumps([asdict(chapter) for chapter in world.chapters], ensure_ascii=False)
    about = (world.games, world.ruler, world.document, chapters, now())
    kept = Kept(token(), world.game, world.name, "", guest, 0, *about)
    await storage.keep_world(kept)
    return kept.id


def whole(line: list[Kept]) -> World:
    """The last of these worlds with the history of all."""
    last = line[-1]
    chapters = [chapter for kept in line for chapter in chapters_of(kept)]
    return World(last.game, last.name, last.document, last.games, last.ruler, chapters)


def chapters_of(kept: Kept) -> list[Chapter]:
    """The chapters that a world brought along."""
    return [
        Chapter(
            part["time"],
            [Player(**player) for player in part["players"]],
            part["ruler"],
            [Written(note["name"], [(k, args) for k, args in note["lines"]], note["secret"]) for note in part["notes"]],
        )
        for part in json.loads(kept.chapters)
    ]


def told(line: list[Kept], lang: str, secrets: bool) -> dict[str, Any]:
    """A world with its history in words."""
    world, speech = whole(line), speak(lang, line[-1].game)
    return {
        **structs.asdict(listed(line[-1])),
        "survey": tell_survey(world, speech, secrets),
        "chapters": history(world, speech, secrets),
    }


def listed(kept: Kept) -> WorldLine:
    """A world in a list."""
    return WorldLine(
        world=kept.id,
        game=kept.game,
        name=kept.name,
        games=kept.games,
        ruler=kept.ruler,
        time=kept.time,
        table=kept.id if kept.ply else "",
    )
