"""Making tables: new ones, rematches, forks from a ply, and uploaded records."""

import secrets
import time
from typing import Any

import krainy
from krainy.bots import NAMES
from krainy.engine.errors import BadInput, DeadEnd
from krainy.engine.game import Game
from krainy.engine.record import Record, verify
from krainy.play.table import PERSON

from .bodies import NewTable
from .people import token
from .sitting import SUBSTITUTE, Refused, Sitting
from .stake import SCREEN
from .storage import Head, Kept, Row, Storage

ME = "me"
LONGEST = 20_000
"""Moves of an uploaded record; a longer one would keep the server busy."""
PRACTICE_TERMS: dict[str, Any] = {"watch": "none", "clock": "none", "seconds": 120, "pace": 0.8}


async def make_table(
    storage: Storage,
    host: str,
    wish: NewTable,
    seed: int,
    world: Kept | None = None,
    rematch_of: str = "",
    turned: int = 0,
) -> str:
    """A new table; one that waits for nobody starts at once. Returns its id."""
    game = krainy.load(wish.game)
    for chair in wish.chairs:
        if chair not in (ME, SCREEN, PERSON, *NAMES):
            raise BadInput(f"there is no '{chair}' to sit down; there are: {', '.join((ME, SCREEN, PERSON, *NAMES))}")
    if wish.chairs.count(ME) > 1:
        raise BadInput("you can sit in one seat only; call the others at your screen 'screen'")
    options = game.check(dict(wish.options) | from_world(game, world))
    begin(game, len(wish.chairs), seed, options)
    chairs = [PERSON if chair == ME else chair for chair in wish.chairs]
    terms = {"watch": wish.watch, "clock": wish.clock, "seconds": wish.seconds, "pace": wish.pace}
    terms["together"] = wish.together
    head = make_head(host, game, options, seed, chairs, terms, wish.listed, "new")
    head = head._replace(rematch_of=rematch_of, world=world.id if world else "", turned=turned)
    kinds = [("sit", seat, -1) for seat, chair in enumerate(wish.chairs) if chair == ME]
    invitations = {token(): seat for seat, chair in enumerate(wish.chairs) if chair == PERSON}
    if not invitations:
        kinds.append(("start", -1, -1))
    await storage.add_table(head, "open" if invitations else "playing", invitations, rows_of(head, kinds))
    return head.id


def from_world(game: Game, world: Kept | None) -> dict[str, object]:
    """The option by which a game begins from a world."""
    if world is None:
        return {}
    if world.game != game.name:
        raise BadInput(f"this is a world of {world.game}, not of {game.name}")
    return {game.world_option(): world.document}


def begin(game: Game, seats: int, seed: int, options: dict[str, object]) -> None:
    """Refuse what the game itself refuses before anything is kept."""
    try:
        game.new(seats, seed, **options)
    except DeadEnd:
        raise BadInput(f"{game.name} cannot begin with these options") from None


def make_head(
    host: str,
    game: Game,
    options: dict[str, object],
    seed: int,
    chairs: list[str],
    terms: dict[str, Any],
    listed: bool,
    origin: str,
) -> Head:
    """The head of a new table, with a salt of its own."""
    salt = secrets.token_hex(16)
    return Head(token(), host, game.name, game.version, options, seed, salt, chairs, terms, listed, origin, time.time())


def rows_of(head: Head, kinds: list[tuple[str, int, int]]) -> list[Row]:
    """The first rows of a table."""
    return [
        Row(head.id, ply, kind, seat, action, head.host, "", head.time)
        for ply, (kind, seat, action) in enumerate(kinds)
    ]


def rematch_of(sitting: Sitting, guest: str, turned: int) -> NewTable:
    """The same once more, made by one who sits here; the others are invited to their seats, turned by so many."""
    head = sitting.head
    chairs = [
        ME if sitting.sitters[seat] == guest and chair == PERSON else chair for seat, chair in enumerate(head.chairs)
    ]
    if guest != head.host:
        chairs = [PERSON if chair == SCREEN else chair for chair in chairs]
    chairs = chairs[turned:] + chairs[:turned]
    wish = {"game": head.game, "chairs": chairs, "options": head.options, "listed": head.listed, **head.terms}
    return NewTable.model_validate(wish)


async def fork(storage: Storage, sitting: Sitting, guest: str, ply: int, seat: int) -> str:
    """Play on from a ply against bots, as a practice: what chance will bring follows from the same seed, now known."""
    moves = sitting.table.moves
    if ply > len(moves) or seat >= len(sitting.players):
        raise Refused("ply", f"this game has the plies 0 to {len(moves)} and {len(sitting.players)} seats")
    head = sitting.head
    bots = [chair if chair in NAMES else SUBSTITUTE for chair in head.chairs]
    chairs = [PERSON if place == seat else bot for place, bot in enumerate(bots)]
    new = make_head(guest, sitting.table.game, head.options, head.seed, chairs, PRACTICE_TERMS, False, "fork")
    new = new._replace(world=head.world)
    kinds = [("sit", seat, -1), ("start", -1, -1), *[("move", mover, action) for mover, action in moves[:ply]]]
    await storage.add_table(new, "over" if ply == len(moves) and sitting.g.over else "playing", {}, rows_of(new, kinds))
    return new.id


def checked(record: Record) -> Game:
    """The game of a record that is true; run outside the event loop, as a long one takes a while."""
    game = krainy.load(record.game)
    if len(record.moves) > LONGEST:
        raise BadInput(f"a record with more than {LONGEST} moves cannot be uploaded")
    try:
        verify(game, record)
    except DeadEnd:
        raise BadInput("this record is damaged: its rules lead nowhere") from None
    return game


async def keep_record(storage: Storage, guest: str, record: Record, game: Game) -> str:
    """A record as a table that can be replayed and forked."""
    options = game.check(record.options)
    head = make_head(guest, game, options, record.seed, [PERSON] * record.seats, PRACTICE_TERMS, False, "upload")
    await storage.add_table(head, "record", {}, rows_of(head, [("move", *move) for move in record.moves]))
    return head.id
