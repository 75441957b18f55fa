"""Tournaments in the database. A round is written with all its tables in one transaction, once, whoever writes it."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from krainy.play.tournaments import Game, Round, Terms

from ..storage.database import GUESTS, META, SITTERS, TABLES, Head, Row, columns_of, insert_rows
from ..wire.tournaments import TournamentStatus

NAMES = ("id", "host", "name", "game", "seats", "format", "rounds", "options", "terms", "listed", "status")
TOURNAMENTS = sa.Table("tournaments", META, *[sa.Column(name) for name in (*NAMES, "begins", "time")])
ENTRIES = sa.Table(
    "entries", META, *[sa.Column(name) for name in ("tournament", "entry", "guest", "bot", "number", "withdrawn")]
)
ROUNDS = sa.Table("rounds", META, *[sa.Column(name) for name in ("tournament", "round", "byes")])
PAIRINGS = sa.Table(
    "pairings", META, *[sa.Column(name) for name in ("tournament", "round", "game", "table", "players", "places")]
)
PAGE = 50
"""The most tournaments that one list shows."""


class Entry(NamedTuple):
    """Somebody who takes part: a guest or a bot."""

    entry: int
    guest: str
    bot: str
    number: int
    """The seed, from 0; -1 until the tournament starts."""
    withdrawn: bool
    name: str = ""


class Tournament(NamedTuple):
    """A tournament as it is kept."""

    id: str
    host: str
    name: str
    game: str
    seats: int
    format: Any
    rounds: int
    options: dict[str, object]
    terms: dict[str, Any]
    """The terms of its tables."""
    listed: bool
    status: TournamentStatus
    begins: float
    """When it starts by itself; 0 if its host starts it."""
    time: float


class Kept(NamedTuple):
    """A tournament with those who take part and all that was played."""

    tournament: Tournament
    entries: list[Entry]
    """In the order of the seeds, or as they came while it is open."""
    rounds: list[Round]
    tables: list[list[str]]
    """By round and game, the table; nothing for a game that nobody has to play."""

    @property
    def terms(self) -> Terms:
        one = self.tournament
        return Terms(one.format, one.seats, len(self.entries), one.rounds)

    @property
    def withdrawn(self) -> list[int]:
        return [number for number, one in enumerate(self.entries) if one.withdrawn]


def tournament_of(row: Any) -> Tournament:
    values = {column.name: getattr(row, column.name) for column in TOURNAMENTS.c}
    for name in ("options", "terms"):
        values[name] = json.loads(values[name])
    return Tournament(**values | {"listed": bool(row.listed)})


def load(db: sa.Connection, id: str) -> Kept | None:
    """A tournament with everything."""
    row = db.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)).first()
    if row is None:
        return None
    query = sa.select(ENTRIES, GUESTS.c.name).outerjoin(GUESTS, GUESTS.c.id == ENTRIES.c.guest)
    query = query.where(ENTRIES.c.tournament == id).order_by(ENTRIES.c.number, ENTRIES.c.entry)
    entries = [
        Entry(one.entry, one.guest, one.bot, one.number, bool(one.withdrawn), one.name or "")
        for one in db.execute(query)
    ]
    rounds: list[Round] = []
    tables: list[list[str]] = []
    for one in db.execute(sa.select(ROUNDS).where(ROUNDS.c.tournament == id).order_by(ROUNDS.c.round)):
        rounds.append(Round((), tuple(json.loads(one.byes))))
        tables.append([])
    query = sa.select(PAIRINGS).where(PAIRINGS.c.tournament == id).order_by(PAIRINGS.c.round, PAIRINGS.c.game)
    for one in db.execute(query):
        game = Game(tuple(json.loads(one.players)), tuple(json.loads(one.places or "[]")))
        rounds[one.round] = rounds[one.round]._replace(games=(*rounds[one.round].games, game))
        tables[one.round].append(one.table)
    return Kept(tournament_of(row), entries, rounds, tables)


def lines(db: sa.Connection, guest: str, listed: bool) -> list[tuple[Tournament, int]]:
    """Tournaments that are listed for all and not over, or those of a guest; each with how many take part."""
    many = sa.select(sa.func.count()).where(ENTRIES.c.tournament == TOURNAMENTS.c.id).scalar_subquery()
    query = sa.select(TOURNAMENTS, many.label("many")).where(TOURNAMENTS.c.status != "cancelled")
    if listed:
        query = query.where(TOURNAMENTS.c.listed == 1, TOURNAMENTS.c.status != "over")
    else:
        mine = sa.select(ENTRIES.c.tournament).where(ENTRIES.c.guest == guest)
        query = query.where(sa.or_(TOURNAMENTS.c.host == guest, TOURNAMENTS.c.id.in_(mine)))
    rows = db.execute(query.order_by(TOURNAMENTS.c.time.desc()).limit(PAGE)).all()
    return [(tournament_of(row), row.many) for row in rows]


def due(db: sa.Connection, now: float) -> list[str]:
    """The tournaments that have to go on: one that begins by itself now, or has no game that is still being played, or
    one whose result is not written down."""
    here = (PAIRINGS.c.tournament == TOURNAMENTS.c.id) & (PAIRINGS.c.places == "")
    found = sa.select(PAIRINGS.c.table).outerjoin(TABLES, TABLES.c.id == PAIRINGS.c.table).where(here)
    played = TABLES.c.status == "playing"
    ended = found.where(sa.func.coalesce(TABLES.c.status, "") != "playing").exists()
    going = (TOURNAMENTS.c.status == "playing") & sa.or_(ended, ~found.where(played).exists())
    begins = (TOURNAMENTS.c.status == "open") & (TOURNAMENTS.c.begins > 0) & (TOURNAMENTS.c.begins <= now)
    return list(db.execute(sa.select(TOURNAMENTS.c.id).where(sa.or_(going, begins))).scalars())


def running(db: sa.Connection) -> list[str]:
    """The tournaments that are being played."""
    return list(db.execute(sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "playing")).scalars())


def make(db: sa.Connection, one: Tournament, guest: str, bots: Sequence[str]) -> None:
    """A new tournament, with its bots, and with its host if they take part."""
    values = one._asdict()
    for name in ("options", "terms"):
        values[name] = json.dumps(values[name], ensure_ascii=False)
    db.execute(TOURNAMENTS.insert().values(values))
    people = [(guest, "")] if guest else []
    for entry, (who, bot) in enumerate([*people, *[("", bot) for bot in bots]]):
        add_entry(db, one.id, entry, who, bot)


def add_entry(db: sa.Connection, id: str, entry: int, guest: str, bot: str) -> None:
    fresh = {"number": -1, "withdrawn": False}
    db.execute(ENTRIES.insert().values(tournament=id, entry=entry, guest=guest, bot=bot, **fresh))


def join(db: sa.Connection, id: str, guest: str, entry: int) -> bool:
    """One more who takes part, if the tournament is still open; two who come at once collide at the number."""
    still = TOURNAMENTS.update().where(TOURNAMENTS.c.id == id, TOURNAMENTS.c.status == "open")
    if not db.execute(still.values(status="open")).rowcount:
        return False
    add_entry(db, id, entry, guest, "")
    return True


def leave(db: sa.Connection, id: str, guest: str) -> None:
    """Somebody takes part no more."""
    mine = (ENTRIES.c.tournament == id) & (ENTRIES.c.guest == guest)
    db.execute(ENTRIES.delete().where(mine, ENTRIES.c.number < 0))
    db.execute(ENTRIES.update().where(mine).values(withdrawn=True))


def move_on(db: sa.Connection, id: str, before: str, status: str) -> bool:
    """A tournament stands elsewhere from now on; whether it stood where it was believed to stand."""
    query = TOURNAMENTS.update().where(TOURNAMENTS.c.id == id, TOURNAMENTS.c.status == before)
    return bool(db.execute(query.values(status=status)).rowcount)


def start(db: sa.Connection, id: str, order: Sequence[int]) -> bool:
    """A tournament starts with these entries in the order of their seeds; whether it was still open for them."""
    if not move_on(db, id, "open", "playing"):
        return False
    for number, entry in enumerate(order):
        one = (ENTRIES.c.tournament == id) & (ENTRIES.c.entry == entry)
        db.execute(ENTRIES.update().where(one).values(number=number))
    db.execute(ENTRIES.delete().where(ENTRIES.c.tournament == id, ENTRIES.c.number < 0))
    return True


def status_of(db: sa.Connection, table: str) -> str:
    """Where a table stands; nothing if it is not there."""
    return str(db.execute(sa.select(TABLES.c.status).where(TABLES.c.id == table)).scalar() or "")


def settle(db: sa.Connection, table: str, places: Sequence[int]) -> None:
    """The result of a game, once."""
    query = PAIRINGS.update().where(PAIRINGS.c.table == table, PAIRINGS.c.places == "")
    db.execute(query.values(places=json.dumps(list(places))))


def add_round(
    db: sa.Connection, id: str, number: int, one: Round, made: Sequence[tuple[Head, list[Row]] | None]
) -> None:
    """A round with its tables; whoever writes it second is refused by its key, and makes none."""
    db.execute(ROUNDS.insert().values(tournament=id, round=number, byes=json.dumps(one.byes)))
    for game, (pairing, table) in enumerate(zip(one.games, made, strict=True)):
        row = {"tournament": id, "round": number, "game": game, "players": json.dumps(pairing.players)}
        places = json.dumps(pairing.places) if pairing.places else ""
        db.execute(PAIRINGS.insert().values(**row, table=table[0].id if table else "", places=places))
        if table:
            head, rows = table
            db.execute(TABLES.insert().values(columns_of(head, "playing")))
            sitters = [{"table": head.id, "guest": row.guest} for row in rows if row.kind == "sit"]
            if sitters:
                db.execute(SITTERS.insert(), sitters)
            insert_rows(db, rows)
