"""Seekers: people who wait for others that want to play the same, and how they are put together."""

import hashlib
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from ..people.names import alike
from ..storage.database import GUESTS, META
from ..wire.bodies import MatchWish
from ..wire.company import Match
from .blocks import Pairs, among, apart

SEEKERS = sa.Table(
    "seekers", META, *[sa.Column(name) for name in ("guest", "game", "seats", "pace", "fill", "since", "seen", "table")]
)
PRESENT = 90.0
"""Who wants to play at once and was not heard of for so many seconds is put together with nobody; a browser lets a
hidden page ask once a minute."""
GONE = {"live": 15 * 60.0, "days": 14 * 24 * 3600.0}
"""For so long a place is kept for somebody who is not heard of."""
KEPT = 24 * 3600.0
"""For so long somebody can hear which table was found."""
LOOKED_AT = 24
"""Of those who want the same, so many are put together at a time, the oldest first."""
STEPS = 2_000
"""After so many tries to complete a table no further ones are made: those who wait do not fit together."""
One = TypeVar("One")


class Seeker(NamedTuple):
    """Somebody who waits."""

    guest: str
    game: str
    seats: int
    pace: str
    fill: bool
    """Whether bots may take the seats for which nobody comes."""
    since: float
    seen: float
    name: str


class Group(NamedTuple):
    """People who play with each other, by their seats; bots take the other seats."""

    game: str
    seats: int
    pace: str
    people: list[Seeker]


def seek(db: sa.Connection, guest: str, wish: MatchWish, moment: float) -> None:
    """Wait from now on; whoever waits for the same already keeps their place."""
    wanted = {"game": wish.game, "seats": wish.seats, "pace": wish.pace}
    row = {"guest": guest, **wanted, "fill": wish.fill, "since": moment, "seen": moment, "table": ""}
    same = (SEEKERS.c.table == "") & sa.and_(*[SEEKERS.c[name] == value for name, value in wanted.items()])
    since = sa.case((same, SEEKERS.c.since), else_=moment)
    news = {**row, "since": since}
    db.execute(sqlite.insert(SEEKERS).values(row).on_conflict_do_update(index_elements=["guest"], set_=news))


def give_up(db: sa.Connection, guest: str) -> None:
    """Wait no longer, or know the table that was found."""
    db.execute(SEEKERS.delete().where(SEEKERS.c.guest == guest))


def standing(db: sa.Connection, guest: str, moment: float, waits: dict[str, float]) -> Match | None:
    """How somebody's wish stands."""
    row = db.execute(sa.select(SEEKERS).where(SEEKERS.c.guest == guest)).first()
    if row is None:
        return None
    same = (SEEKERS.c.game == row.game) & (SEEKERS.c.seats == row.seats) & (SEEKERS.c.pace == row.pace)
    here = (SEEKERS.c.table == "") & ((SEEKERS.c.pace == "days") | (SEEKERS.c.seen >= moment - PRESENT))
    waiting = db.execute(sa.select(sa.func.count()).where(same, here)).scalar_one()
    settled = (row.game, row.seats, row.pace, bool(row.fill))
    return Match(*settled, row.since, max(0.0, moment - row.since), waits[row.pace], waiting, row.table)


def note_presence(db: sa.Connection, guest: str, moment: float) -> None:
    """Somebody who waits is still there; written down a few times a minute."""
    old = SEEKERS.c.seen < moment - PRESENT / 6
    db.execute(SEEKERS.update().where(SEEKERS.c.guest == guest, SEEKERS.c.table == "", old).values(seen=moment))


def anybody(db: sa.Connection) -> bool:
    """Whether somebody waits."""
    return db.execute(sa.select(SEEKERS.c.guest).where(SEEKERS.c.table == "").limit(1)).first() is not None


def groups(db: sa.Connection, moment: float, waits: dict[str, float]) -> list[Group]:
    """Those who can be put together now. Takes the lock of the database: no other process does the same meanwhile."""
    for pace, seconds in GONE.items():
        late = (SEEKERS.c.pace == pace) & (SEEKERS.c.seen < moment - seconds)
        db.execute(SEEKERS.delete().where(late, SEEKERS.c.table == ""))
    db.execute(SEEKERS.delete().where(SEEKERS.c.table != "", SEEKERS.c.seen < moment - KEPT))
    columns = [SEEKERS.c[name] for name in Seeker._fields[:-1]]
    query: sa.Select[Any] = sa.select(*columns, GUESTS.c.name).join(GUESTS, GUESTS.c.id == SEEKERS.c.guest)
    here = (SEEKERS.c.pace == "days") | (SEEKERS.c.seen >= moment - PRESENT)
    query = query.where(SEEKERS.c.table == "", here)
    order = (SEEKERS.c.game, SEEKERS.c.seats, SEEKERS.c.pace, SEEKERS.c.since, SEEKERS.c.guest)
    waiting = [Seeker(*row) for row in db.execute(query.order_by(*order))]
    suits = cache(partial(fits, among(db, [one.guest for one in waiting])))
    found: list[Group] = []
    for (game, seats, pace), ones in groupby(waiting, key=lambda one: one[1:4]):
        rest = list(ones)
        while rest:  # whoever fits nobody must not keep those behind them from being looked at
            oldest, rest = rest[:LOOKED_AT], rest[LOOKED_AT:]
            made = put_together(oldest, seats, suits, moment - waits[pace])
            found += [Group(game, seats, pace, people) for people in made]
            seated = {one.guest for people in made for one in people}
            left = [one for one in oldest if one.guest not in seated]
            rest = [*left[LOOKED_AT // 2 :], *rest] if rest else []
    return found


def fits(pairs: Pairs, one: Seeker, other: Seeker) -> bool:
    """Whether two people may sit at one table: neither has blocked the other, and their names can be told apart."""
    return not apart(pairs, one.guest, other.guest) and not alike(one.name, [other.name])


def put_together(
    waiting: list[Seeker], seats: int, fits: Callable[[Seeker, Seeker], bool], filled: float
) -> list[list[Seeker]]:
    """Full tables, the oldest first; then, with bots, those who want that and have waited since before `filled`."""
    found: list[list[Seeker]] = []
    while people := first_group(waiting, seats, fits):
        found.append(people)
        waiting = [one for one in waiting if one not in people]
    ready = [one for one in waiting if one.fill]
    while any(one.since <= filled for one in ready):
        first = next(one for one in ready if one.since <= filled)
        people = [first]
        for other in ready:
            if other not in people and len(people) < seats and all(fits(one, other) for one in people):
                people.append(other)
        found.append(people)
        ready = [one for one in ready if one not in people]
    return found


def first_group(ones: Sequence[One], size: int, fits: Callable[[One, One], bool]) -> list[One]:
    """The first so many that all fit together, or nothing."""
    steps = 0

    def complete(chosen: list[One], rest: Sequence[One]) -> list[One]:
        nonlocal steps
        if len(chosen) == size:
            return chosen
        for place, one in enumerate(rest):
            steps += 1
            if steps > STEPS:
                return []
            if all(fits(one, other) for other in chosen):
                found = complete([*chosen, one], rest[place + 1 :])
                if found:
                    return found
        return []

    return complete([], ones) if size <= len(ones) else []


def in_order(people: list[Seeker], day: int) -> list[Seeker]:
    """Who sits first hangs on nothing that anybody wants: on a hash of all names and the day."""
    names = "\n".join([str(day), *sorted(one.name for one in people)])
    return sorted(people, key=lambda one: hashlib.sha256(f"{names}\n{one.name}".encode()).digest())


def settle(db: sa.Connection, group: Group, table: str, moment: float) -> None:
    """These people have a table now."""
    who = SEEKERS.c.guest.in_([one.guest for one in group.people])
    db.execute(SEEKERS.update().where(who).values(table=table, seen=moment))
