"""Deadlines: until when a decision should be made, over days that do not count.

A clock of days stands still at weekends, if the table says so, and on the holidays of the person who is asked. Days are
those of the table: its time is a fixed number of minutes ahead of UTC.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from krainy.play.playthrough import PERSON

if TYPE_CHECKING:
    from .table import Table

DAY = 86_400
SLOW = 3_600
"""Seconds from which on a clock is one that people are reminded of: before, they are at the table anyway."""
REMINDED = 0.75
"""The part of its time after which somebody is reminded of a decision."""
SPAN = 100
"""A row that tells of holidays has its first day times this, and how many days it speaks of."""
FAR = 400
"""How many days ahead holidays can be taken."""


class Deadline(NamedTuple):
    """Until when a person should have decided. It is one deadline as long as table, seat and `since` are the same."""

    seat: int
    guest: str
    since: int
    """The ply of the table from which on this is asked."""
    remind: float
    """When the person should be reminded; 0 where the clock is too quick for that."""
    due: float
    hard: bool
    """Whether a bot takes the seat then."""


def day_of(table: "Table", moment: float) -> int:
    """The day at the table, counted from the first of January 1970."""
    return int((moment + offset(table)) // DAY)


def offset(table: "Table") -> int:
    """By how many seconds the table is ahead of UTC."""
    return 60 * int(table.head.terms.get("offset", 0))


def allowed(table: "Table") -> int:
    """How many days each person may take off."""
    return int(table.head.terms.get("holidays", 0))


def rests(table: "Table", day: int, taken: Collection[int]) -> bool:
    """Whether a day does not count for somebody who has taken these days off."""
    weekend = bool(table.head.terms.get("weekends", False)) and (day + 3) % 7 >= 5  # day 0 was a Thursday
    return weekend or day in taken


def days_off(table: "Table", guest: str, first: int, days: int, today: int) -> frozenset[int]:
    """The days off of a person who takes so many from a day on; none of them: who gives back all that are left. A day
    that has begun is used."""
    taken = table.holidays.get(guest, frozenset())
    if not days:
        return frozenset(day for day in taken if day < max(first, today + 1))
    return taken | {day for day in range(first, first + days) if not rests(table, day, ())}


def later(table: "Table", since: float, seconds: float, taken: Collection[int]) -> float:
    """When so much time that counts has passed."""
    while True:
        day = day_of(table, since)
        end = float((day + 1) * DAY - offset(table))
        if rests(table, day, taken):
            since = end
        elif since + seconds <= end:
            return since + seconds
        else:
            seconds, since = seconds - (end - since), end


def time_of(table: "Table", seat: int, part: float = 1.0) -> float:
    """When a seat has had this part of its time for what is asked now."""
    taken = table.holidays.get(table.sitters[seat], frozenset())
    return later(table, table.asked_at, table.head.terms["seconds"] * part + table.extensions.get(seat, 0), taken)


def deadlines(table: "Table") -> list[Deadline]:
    """The deadlines of all persons who are asked now, the first one first; none where no clock runs."""
    terms = table.head.terms
    if terms["clock"] == "none" or not table.playable or table.status != "playing":
        return []
    found = [
        Deadline(
            seat,
            table.sitters[seat],
            table.since[seat],
            time_of(table, seat, REMINDED) if terms["seconds"] >= SLOW else 0.0,
            time_of(table, seat),
            terms["clock"] == "hard",
        )
        for seat in table.actors
        if table.players[seat] == PERSON
    ]
    return sorted(found, key=lambda one: (one.due, one.seat))
