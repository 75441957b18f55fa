"""Places: in which order a game of a tournament has ended, seat by seat."""

from collections.abc import Iterable

from krainy.play.playthrough import PERSON

from ..process.background import give_way
from ..storage.database import Head, Row
from ..tables.table import Table


def places_of(table: Table) -> tuple[int, ...]:
    """By seat, 1 for the best. As in results: winners, then those who share a draw, then the others; last those who
    resigned, or for whom a bot played at the end. A bot that takes part is a player as everybody else."""
    drawn = not table.winners and (table.ending is not None or table.unfinished)

    def order(seat: int) -> int:
        if table.head.chairs[seat] == PERSON and (seat in table.resigned or table.players[seat] != PERSON):
            return 3
        return 0 if seat in table.winners else 1 if drawn else 2

    orders = [order(seat) for seat in range(len(table.head.chairs))]
    return tuple(1 + sum(other < one for other in orders) for one in orders)


def derived(head: Head, rows: list[Row]) -> tuple[int, ...]:
    """The places of a table from its rows; run beside the event loop."""
    table = Table(head)
    for row in rows:
        table.add(row)
        give_way()
    return places_of(table) if table.over else without([False] * len(head.chairs))


def without(gone: Iterable[bool]) -> tuple[int, ...]:
    """The places of a game that came to nothing: all share the first, but those who have gone share the last."""
    orders = list(gone)
    return tuple(1 + sum(other < one for other in orders) for one in orders)
