"""The ledger: results and ratings in the database. A result is written once, with the ratings that follow from it."""

from itertools import groupby
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from ..people.secret import token
from ..storage.database import GUESTS, META, TABLES
from .ratings import Rating, after, newcomer, season_of, span_of
from .results import Result

RESULTS = sa.Table(
    "results",
    META,
    *[sa.Column(name) for name in ("table", "game", "seats", "kind", "rated", "moves", "began", "ended", "listed")],
)
STANDINGS = sa.Table("standings", META, *[sa.Column(name) for name in ("table", "seat", "guest", "place", "outcome")])
RATINGS = sa.Table(
    "ratings", META, *[sa.Column(name) for name in ("game", "seats", "season", "guest", "mu", "sigma", "games")]
)
ACHIEVEMENTS = sa.Table("achievements", META, *[sa.Column(name) for name in ("table", "guest", "name")])
PROFILES = sa.Table("profiles", META, *[sa.Column(name) for name in ("guest", "id", "hidden", "beside", "invited")])
ALL_SEASONS = ""


class Pool(NamedTuple):
    """Those who are compared: the people who have played a game with so many seats, ever or in one season."""

    game: str
    seats: int
    season: str


def unrecorded(db: sa.Connection, most: int) -> list[str]:
    """Finished games that have no result yet, the oldest first."""
    there = sa.select(RESULTS.c.table).where(RESULTS.c.table == TABLES.c.id).exists()
    query = sa.select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.origin == "new", ~there)
    return list(db.execute(query.order_by(TABLES.c.time, TABLES.c.id).limit(most)).scalars())


def with_result(db: sa.Connection) -> list[str]:
    """Tables that are kept and have a result, or should have one."""
    there = sa.select(RESULTS.c.table).where(RESULTS.c.table == TABLES.c.id).exists()
    query = sa.select(TABLES.c.id).where(TABLES.c.origin == "new", sa.or_(there, TABLES.c.status == "over"))
    return list(db.execute(query.order_by(TABLES.c.time, TABLES.c.id)).scalars())


def replace(db: sa.Connection, results: list[Result]) -> int:
    """Put these results in the place of those that their tables had, and make all ratings anew; how many pools."""
    for result in results:
        for kept in (ACHIEVEMENTS, STANDINGS, RESULTS):
            db.execute(kept.delete().where(kept.c.table == result.table))
        insert(db, result)
    return rebuild_all(db)


def record(db: sa.Connection, result: Result) -> bool:
    """Write a result with the ratings that follow; whether it was not there yet. A table that has been deleted
    meanwhile gets none."""
    if db.execute(sa.select(TABLES.c.id).where(TABLES.c.id == result.table)).first() is None:
        return False
    if not insert(db, result):
        return False
    if result.rated:
        for season in (ALL_SEASONS, season_of(result.ended)):
            rate(db, Pool(result.game, result.seats, season), result)
    return True


def insert(db: sa.Connection, result: Result) -> bool:
    """Insert a result without its ratings; whether it was not there yet."""
    row = {name: value for name, value in result._asdict().items() if name not in ("standings", "achievements")}
    added = db.execute(sqlite.insert(RESULTS).values(row).on_conflict_do_nothing())
    if not added.rowcount:
        return False
    if result.standings:
        db.execute(STANDINGS.insert(), [{"table": result.table, **one._asdict()} for one in result.standings])
        if result.achievements:
            earned = [{"table": result.table, **one._asdict()} for one in result.achievements]
            db.execute(ACHIEVEMENTS.insert(), earned)
        known = sa.select(GUESTS.c.id).where(GUESTS.c.id.in_([one.guest for one in result.standings]))
        for guest in sorted(db.execute(known).scalars()):
            make_profile(db, guest)
    return True


def make_profile(db: sa.Connection, guest: str) -> None:
    """A guest has a profile from now on; one that is there stays as it is."""
    fresh = {"guest": guest, "id": token(), "hidden": False, "beside": False, "invited": True}
    db.execute(sqlite.insert(PROFILES).values(fresh).on_conflict_do_nothing())


def rate(db: sa.Connection, pool: Pool, result: Result) -> None:
    """The ratings of a pool after one more result. One that comes late is put into its place in the order."""
    moment = sa.tuple_(RESULTS.c.ended, RESULTS.c.table)
    later = results_of(pool).where(moment > sa.tuple_(sa.literal(result.ended), sa.literal(result.table)))
    if db.execute(later.limit(1)).first() is not None:
        rebuild(db, pool)
        return
    guests = [one.guest for one in result.standings]
    query = sa.select(RATINGS).where(in_pool(pool), RATINGS.c.guest.in_(guests))
    found = {row.guest: Rating(row.mu, row.sigma, row.games) for row in db.execute(query)}
    places = [one.place for one in result.standings]
    write(db, pool, dict(zip(guests, after([found.get(one, newcomer()) for one in guests], places), strict=True)))


def rebuild(db: sa.Connection, pool: Pool) -> None:
    """All ratings of a pool anew, from its results in their order."""
    ordered = results_of(pool).order_by(RESULTS.c.ended, RESULTS.c.table).subquery()
    query = sa.select(STANDINGS.c.table, STANDINGS.c.guest, STANDINGS.c.place)
    query = query.join(ordered, ordered.c.table == STANDINGS.c.table)
    query = query.order_by(ordered.c.ended, ordered.c.table, STANDINGS.c.seat)
    found: dict[str, Rating] = {}
    for _, rows in groupby(db.execute(query).all(), key=lambda row: row.table):
        seats = list(rows)
        ratings = after([found.get(row.guest, newcomer()) for row in seats], [row.place for row in seats])
        found |= {row.guest: rating for row, rating in zip(seats, ratings, strict=True)}
    db.execute(RATINGS.delete().where(in_pool(pool)))
    write(db, pool, found)


def rebuild_all(db: sa.Connection) -> int:
    """All ratings anew from the results; how many pools there are."""
    db.execute(RATINGS.delete())
    query = sa.select(RESULTS.c.game, RESULTS.c.seats, RESULTS.c.ended).where(RESULTS.c.rated == 1)
    pools = {
        Pool(row.game, row.seats, season) for row in db.execute(query) for season in (ALL_SEASONS, season_of(row.ended))
    }
    for pool in sorted(pools):
        rebuild(db, pool)
    return len(pools)


def write(db: sa.Connection, pool: Pool, ratings: dict[str, Rating]) -> None:
    """Write ratings of a pool in the place of those that these people had."""
    rows = [{**pool._asdict(), "guest": guest, **rating._asdict()} for guest, rating in ratings.items()]
    if rows:
        db.execute(RATINGS.insert().prefix_with("OR REPLACE"), rows)


def in_pool(pool: Pool) -> "sa.ColumnElement[bool]":
    return (RATINGS.c.game == pool.game) & (RATINGS.c.seats == pool.seats) & (RATINGS.c.season == pool.season)


def results_of(pool: Pool) -> "sa.Select[tuple[str, float]]":
    """The rated results of a pool."""
    query = sa.select(RESULTS.c.table, RESULTS.c.ended).where(RESULTS.c.rated == 1)
    query = query.where(RESULTS.c.game == pool.game, RESULTS.c.seats == pool.seats)
    if pool.season == ALL_SEASONS:
        return query
    begins, ends = span_of(pool.season)
    return query.where(RESULTS.c.ended >= begins, RESULTS.c.ended < ends)
