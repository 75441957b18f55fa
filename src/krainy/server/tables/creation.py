"""Making tables: new ones, rematches, forks from a ply, and uploaded records."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

import krainy
from krainy.bots import NAMES
from krainy.engine.errors import BadInput, DeadEnd
from krainy.engine.game import AnyGame
from krainy.engine.record import loads
from krainy.play.endings import endless_from
from krainy.play.fairness import commitment
from krainy.play.older import Read, read
from krainy.play.playthrough import PERSON

from ..clock import now
from ..errors import NAME_TAKEN, Refused
from ..people.names import alike, tidy
from ..people.secret import token
from ..process.background import give_way
from ..storage.database import Head, Kept, Row, Storage
from ..storage.transcripts import add_parts
from ..wire.bodies import NewTable
from .stake import SCREEN
from .table import SUBSTITUTE, Table

ME = "me"
USUAL_BOT = "normal"
"""Against whom a person plays who has not chosen."""
LONGEST = 20_000
"""Moves of an uploaded record; a longer one would keep the server busy."""
PRACTICE_TERMS: dict[str, Any] = {"watch": "none", "clock": "none", "seconds": 120, "pace": 0.8}


async def make_table(
    storage: Storage,
    host: str,
    wish: NewTable,
    seed: int | None,
    world: Kept | None = None,
    rematch_of: str = "",
    turned: int = 0,
    bots: Sequence[str] = NAMES,
) -> str:
    """A new table; one that waits for nobody starts at once. Without a seed, it is drawn then. Returns its id."""
    game = krainy.load(wish.game)
    for chair in wish.chairs:
        if chair not in (ME, SCREEN, PERSON, *bots):
            raise BadInput(f"there is no '{chair}' to sit down; there are: {', '.join((ME, SCREEN, PERSON, *bots))}")
    if wish.chairs.count(ME) > 1:
        raise BadInput("you can sit in one seat only; call the others at your screen 'screen'")
    options = game.check(dict(wish.options) | from_world(game, world))
    begin(game, len(wish.chairs), options)
    chairs = [PERSON if chair == ME else chair for chair in wish.chairs]
    terms: dict[str, Any] = {"watch": wish.watch, "clock": wish.clock, "seconds": wish.seconds, "pace": wish.pace}
    terms |= {"names": names_at_screen(wish)} if any(wish.names) else {}
    terms |= {"weekends": wish.weekends, "holidays": wish.holidays, "offset": wish.offset}
    terms |= {"together": wish.together, "endless": endless_from(game, len(chairs)) if wish.endless else 0}
    head = make_head(host, game, options, seed, chairs, terms, wish.listed, "new")
    head = head._replace(rematch_of=rematch_of, world=world.id if world else "", turned=turned)
    me = next((seat for seat, chair in enumerate(wish.chairs) if chair in (ME, SCREEN)), -1)
    invitations = {token(): seat for seat, chair in enumerate(wish.chairs) if chair == PERSON}
    rows = rows_of(head, [("sit", seat, -1) for seat, chair in enumerate(wish.chairs) if chair == ME])
    if wish.salt and invitations:
        raise BadInput("a salt comes with a wish only if the game starts at once; else promise it and reveal it later")
    if wish.salt and me >= 0 and seed is None:
        rows += salted(head, me, wish.salt, len(rows))
    if not invitations:
        rows += rows_of(head, [("start", -1, -1)], len(rows))
    await storage.add_table(head, "open" if invitations else "playing", invitations, rows)
    return head.id


def names_at_screen(wish: NewTable) -> list[str]:
    """By seat, what those who play at the screen of the host are called; two who look alike are refused."""
    if len(wish.names) > len(wish.chairs):
        raise BadInput(f"there are {len(wish.names)} names for {len(wish.chairs)} seats")
    names = [
        tidy(name) if name and chair == SCREEN else "" for name, chair in zip(wish.names, wish.chairs, strict=False)
    ]
    for seat, name in enumerate(names):
        if name and alike(name, [other for other in names[:seat] if other]):
            raise Refused(*NAME_TAKEN)
    return names


def salted(head: Head, seat: int, salt: str, first: int) -> list[Row]:
    """The rows by which the one person of a table has put a salt into the seed."""
    kinds = (("commit", commitment(salt)), ("draw", ""), ("reveal", salt))
    return [
        Row(head.id, ply, kind, seat, -1, head.host, key, head.time) for ply, (kind, key) in enumerate(kinds, first)
    ]


def from_world(game: AnyGame, world: Kept | None) -> dict[str, object]:
    """The option by which a game begins from a world."""
    if world is None:
        return {}
    if world.game != game.name:
        raise BadInput(f"this is a world of {world.game}, not of {game.name}")
    return {game.world_option(): world.document}


def begin(game: AnyGame, seats: int, options: dict[str, object]) -> None:
    """Refuse what the game itself refuses before anything is kept."""
    try:
        game.new(seats, 0, **options)
    except DeadEnd:
        raise BadInput(f"{game.name} cannot begin with these options") from None


def make_head(
    host: str,
    game: AnyGame,
    options: dict[str, object],
    seed: int | None,
    chairs: list[str],
    terms: dict[str, Any],
    listed: bool,
    origin: str,
) -> Head:
    """The head of a new table, with a salt of its own, or with the server's secret if the seed is still to be drawn."""
    salt = secrets.token_hex(32 if seed is None else 16)
    return Head(token(), host, game.name, game.version, options, seed, salt, chairs, terms, listed, origin, now())


def rows_of(head: Head, kinds: list[tuple[str, int, int]], first: int = 0) -> list[Row]:
    """The first rows of a table, from a ply on."""
    return [
        Row(head.id, ply, kind, seat, action, head.host, "", head.time)
        for ply, (kind, seat, action) in enumerate(kinds, first)
    ]


def rows_with(head: Head, kinds: list[tuple[str, int, int]], moves: list[tuple[int, int]]) -> list[Row]:
    """The first rows of a table whose game has begun already; run in a thread, because there may be many moves."""
    return rows_of(head, [*kinds, *[("move", *move) for move in moves]])


def rematch_of(table: Table, guest: str, turned: int, salt: str) -> NewTable:
    """The same once more, made by one who sits here; the others are invited to their seats, turned by so many."""
    head = table.head
    chairs = [
        ME if table.sitters[seat] == guest and chair == PERSON else chair for seat, chair in enumerate(head.chairs)
    ]
    if guest != head.host:
        chairs = [PERSON if chair == SCREEN else chair for chair in chairs]
    names = head.terms.get("names", [""] * len(chairs)) if guest == head.host else []
    chairs, names = chairs[turned:] + chairs[:turned], names[turned:] + names[:turned]
    alone = PERSON not in chairs
    terms = {name: value for name, value in head.terms.items() if name != "tournament"}
    wish = {"game": head.game, "chairs": chairs, "options": head.options, "listed": head.listed, **terms}
    again = {"names": names, "endless": bool(table.endless), "salt": salt if alone else ""}
    return msgspec.convert({**wish, **again}, NewTable)


async def fork(storage: Storage, table: Table, guest: str, ply: int, seat: int) -> str:
    """Play on from a ply against bots, as a practice: what chance will bring follows from the same seed, now known."""
    moves = table.playthrough.moves
    if ply > len(moves) or seat >= len(table.players):
        raise Refused("ply", f"this game has the plies 0 to {len(moves)} and {len(table.players)} seats")
    head = table.head
    bots = [chair if chair in NAMES else SUBSTITUTE for chair in head.chairs]
    chairs = [PERSON if place == seat else bot for place, bot in enumerate(bots)]
    new = make_head(
        guest, table.playthrough.game, head.options, table.playthrough.seed, chairs, PRACTICE_TERMS, False, "fork"
    )
    new = new._replace(world=head.world)
    status = "over" if ply == len(moves) and table.g.over else "playing"
    rows = await asyncio.to_thread(rows_with, new, [("sit", seat, -1), ("start", -1, -1)], moves[:ply])
    await storage.add_table(new, status, {}, rows)
    return new.id


def checked(text: str) -> Read:
    """A true record, or one of other rules that can be told; run outside the event loop, a long one takes a while."""
    if len(loads(text).moves) > LONGEST:
        raise BadInput(f"a record with more than {LONGEST} moves cannot be uploaded")
    try:
        return read(text, give_way)
    except DeadEnd:
        raise BadInput("this record is damaged: its rules lead nowhere") from None


async def keep_record(storage: Storage, guest: str, read: Read) -> Head:
    """A record as a table that can be replayed and forked; one of other rules as one that can be replayed."""
    record, game = read.record, krainy.load(read.record.game)
    options = game.check(record.options) if read.last else record.options
    terms = PRACTICE_TERMS if read.ending is None else {**PRACTICE_TERMS, "ending": read.ending.told()}
    head = make_head(guest, game, options, record.seed, [PERSON] * record.seats, terms, False, "upload")
    head = head._replace(rules=record.version)
    rows = await asyncio.to_thread(rows_with, head, [], record.moves)
    await storage.add_table(head, "record", {}, rows)
    if not read.last:
        await asyncio.to_thread(add_parts, storage, head.id, record, read.parts)
    return head
