"""Profiles: what a person is told of their games, and what others may read of it."""

from typing import Any

import sqlalchemy as sa

from ..storage.database import GUESTS, TABLES
from ..storage.maintenance import ERASED
from ..wire.bodies import ProfileWish
from ..wire.company import Figures, Finished, Finisher, History, Leaderboard, Profile, Ranked, Rated, SeatRating
from .achievements import earned_by
from .ledger import ALL_SEASONS, PROFILES, RATINGS, RESULTS, STANDINGS, make_profile
from .ratings import PROVISIONAL, Rating, season_of

LINES = 20
"""So many games one page of a history has."""
BEST = 100
"""So many people a leaderboard names."""


def told(row: Any) -> Rated:
    rating = Rating(row.mu, row.sigma, row.games)
    return Rated(rating.points, rating.games, rating.provisional)


def own_profile(db: sa.Connection, guest: str, lang: str, listed: bool = False) -> Profile | None:
    """Everything that a person may read of themselves; `listed`: achievements only of games that were shown to all."""
    name = db.execute(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar()
    if name is None:
        return None
    row = db.execute(sa.select(PROFILES).where(PROFILES.c.guest == guest)).first()
    settled = (bool(row.hidden), bool(row.beside), bool(row.invited)) if row else (False, False, True)
    earned = earned_by(db, guest, lang, listed)
    return Profile(row.id if row else "", name, True, *settled, figures(db, guest), earned)


def set_profile(db: sa.Connection, guest: str, wish: ProfileWish) -> None:
    """What others shall see of a person, and may send them."""
    make_profile(db, guest)
    wanted = {"hidden": wish.hidden, "beside": wish.beside, "invited": wish.invited}
    db.execute(PROFILES.update().where(PROFILES.c.guest == guest).values(wanted))


def person(db: sa.Connection, profile: str, reader: str) -> str | None:
    """Whose profile this is, if this reader may read it."""
    row = db.execute(sa.select(PROFILES).where(PROFILES.c.id == profile)).first()
    return row.guest if row and (not row.hidden or row.guest == reader) else None


def public_profile(db: sa.Connection, profile: str, reader: str, lang: str) -> Profile | None:
    """What others may read of a person: the name, ratings, figures of rated games, achievements in listed ones."""
    guest = person(db, profile, reader)
    found = own_profile(db, guest, lang, listed=True) if guest else None
    if found is None:
        return None
    shown = [one for one in found.figures if one.rating is not None]
    settled = (found.hidden, found.beside, found.invited)
    return Profile(profile, found.name, guest == reader, *settled, shown, found.achievements)


def figures(db: sa.Connection, guest: str) -> list[Figures]:
    """The figures of somebody's games, game by game."""
    counted = [sa.func.count().filter(STANDINGS.c.outcome == one).label(one) for one in ("won", "drawn", "left")]
    kinds = (RESULTS.c.game, RESULTS.c.kind, RESULTS.c.seats)
    query = sa.select(*kinds, sa.func.count().label("played"), sa.func.avg(RESULTS.c.moves).label("moves"), *counted)
    query = query.join(STANDINGS, STANDINGS.c.table == RESULTS.c.table)
    query = query.where(STANDINGS.c.guest == guest, RESULTS.c.kind.in_(("people", "bots")))
    rated = sa.select(RATINGS).where(RATINGS.c.guest == guest, RATINGS.c.season == ALL_SEASONS)
    ratings = {(row.game, row.seats): told(row) for row in db.execute(rated)}
    return [
        Figures(
            game=row.game,
            seats=row.seats,
            kind=row.kind,
            played=row.played,
            won=row.won,
            drawn=row.drawn,
            left=row.left,
            moves=round(row.moves),
            rating=ratings.get((row.game, row.seats)) if row.kind == "people" else None,
        )
        for row in db.execute(query.group_by(*kinds).order_by(RESULTS.c.game, RESULTS.c.kind.desc(), RESULTS.c.seats))
    ]


def history(db: sa.Connection, guest: str, page: int, listed: bool) -> History:
    """The finished games of somebody, the last first; `listed`: only those that were shown to all."""
    query = sa.select(RESULTS, STANDINGS.c.outcome, TABLES.c.id.label("there"))
    query = query.join(STANDINGS, STANDINGS.c.table == RESULTS.c.table)
    query = query.outerjoin(TABLES, TABLES.c.id == RESULTS.c.table).where(STANDINGS.c.guest == guest)
    if listed:
        query = query.where(RESULTS.c.listed == 1)
    query = query.order_by(RESULTS.c.ended.desc(), RESULTS.c.table).offset(page * LINES).limit(LINES + 1)
    rows = db.execute(query).all()
    people = finishers(db, [row.table for row in rows])
    games = [
        Finished(
            table=row.table,
            there=row.there is not None,
            game=row.game,
            seats=row.seats,
            kind=row.kind,
            rated=bool(row.rated),
            moves=row.moves,
            began=row.began,
            ended=row.ended,
            outcome=row.outcome,
            players=people[row.table],
        )
        for row in rows[:LINES]
    ]
    return History(games, len(rows) > LINES)


def finishers(db: sa.Connection, tables: list[str]) -> dict[str, list[Finisher]]:
    """Who played these games."""
    query = sa.select(STANDINGS, GUESTS.c.name, PROFILES.c.id, PROFILES.c.hidden)
    query = query.outerjoin(GUESTS, GUESTS.c.id == STANDINGS.c.guest)
    query = query.outerjoin(PROFILES, PROFILES.c.guest == STANDINGS.c.guest)
    found: dict[str, list[Finisher]] = {}
    for row in db.execute(query.where(STANDINGS.c.table.in_(tables)).order_by(STANDINGS.c.seat)):
        name = "" if row.name in (None, ERASED) else row.name
        profile = row.id if row.id and not row.hidden else ""
        found.setdefault(row.table, []).append(Finisher(row.seat, name, profile, row.outcome))
    return found


def leaderboard(db: sa.Connection, game: str, seats: int, season: str, reader: str) -> Leaderboard:
    """The best of a pool, without those who hide; the reader sees their own line all the same."""
    query = sa.select(RATINGS, GUESTS.c.name, PROFILES.c.id).join(GUESTS, GUESTS.c.id == RATINGS.c.guest)
    query = query.join(PROFILES, PROFILES.c.guest == RATINGS.c.guest)
    query = query.where(RATINGS.c.game == game, RATINGS.c.seats == seats, RATINGS.c.season == season)
    query = query.where(sa.or_(PROFILES.c.hidden == 0, PROFILES.c.guest == reader))
    settled = RATINGS.c.games >= PROVISIONAL
    query = query.order_by(settled.desc(), (RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), PROFILES.c.id).limit(BEST)
    lines: list[Ranked] = []
    for place, row in enumerate(db.execute(query), start=1):
        rating = told(row)
        rank = 0 if rating.provisional else place
        lines.append(Ranked(rank, row.name, row.id, rating, row.guest == reader))
    times = sa.select(RESULTS.c.ended).where(RESULTS.c.game == game, RESULTS.c.seats == seats, RESULTS.c.rated == 1)
    seasons = {season_of(time) for time in db.execute(times).scalars()}
    return Leaderboard(game, seats, season, sorted(seasons, reverse=True), lines)


def seat_ratings(db: sa.Connection, game: str, sitters: list[str]) -> list[SeatRating]:
    """The ratings of those at a table who wish them to be seen, in the pool in which they play here."""
    query = sa.select(RATINGS, PROFILES.c.id).join(PROFILES, PROFILES.c.guest == RATINGS.c.guest)
    query = query.where(RATINGS.c.game == game, RATINGS.c.seats == len(sitters), RATINGS.c.season == ALL_SEASONS)
    query = query.where(PROFILES.c.beside == 1, PROFILES.c.hidden == 0, RATINGS.c.guest.in_(sitters))
    found = {row.guest: (row.id, told(row)) for row in db.execute(query)}
    return [SeatRating(seat, *found[guest]) for seat, guest in enumerate(sitters) if guest in found]
