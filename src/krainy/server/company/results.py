"""Results: what became of a game, seat by seat, worked out from its table; no database, no network."""

from typing import Literal, NamedTuple

from krainy.engine.achievement import Deeds
from krainy.play.endings import ABANDONED
from krainy.play.playthrough import PERSON

from ..process.background import give_way
from ..storage.database import Head, Row
from ..tables.stake import SCREEN
from ..tables.table import Table

Kind = Literal["people", "bots", "screen", "none"]
"""Who sat there: people alone, people and bots, people at one screen; `none` is a game that does not count."""
Outcome = Literal["won", "lost", "drawn", "left", "played"]
"""What became of a seat. `left`: its person resigned, or a bot sat in at the end; `played`: at a shared screen."""


class Standing(NamedTuple):
    """What became of one seat."""

    seat: int
    guest: str
    place: int
    """1 for the best; seats that shared the result share the place."""
    outcome: Outcome


class Earned(NamedTuple):
    """An achievement of somebody in a game."""

    guest: str
    name: str


class Result(NamedTuple):
    """What became of a game."""

    table: str
    game: str
    seats: int
    kind: Kind
    rated: bool
    moves: int
    began: float
    ended: float
    listed: bool
    standings: list[Standing]
    achievements: tuple[Earned, ...] = ()


def no_result(head: Head) -> Result:
    """The result of a game that does not count."""
    return Result(head.id, head.game, len(head.chairs), "none", False, 0, head.time, head.time, head.listed, [])


def result_of(table: Table, began: float, ended: float) -> Result:
    """The result of a table at the moment its game has ended. Practice, forks, records and games that people have
    abandoned do not count; a game in which moves were taken back although others had learned something is not rated."""
    head = table.head
    abandoned = table.ending is not None and table.ending.how == ABANDONED
    if table.practice or head.origin != "new" or not table.over or abandoned:
        return no_result(head)
    kind = kind_of(head.chairs)
    if kind == "screen":
        people = {guest: seat for seat, guest in reversed(list(enumerate(table.sitters))) if guest}
        standings = sorted(Standing(seat, guest, 1, "played") for guest, seat in people.items())
    else:
        standings = standings_of(table)
    whole = not (table.unfinished and table.ending is None) and not table.retracted
    rated = kind == "people" and len(standings) > 1 and whole
    settled = (head.id, head.game, len(head.chairs), kind, rated, len(table.playthrough.moves))
    return Result(*settled, began, ended, head.listed, standings, earned_at(table, standings))


def earned_at(table: Table, standings: list[Standing]) -> tuple[Earned, ...]:
    """The achievements of those who played a game to the end that its rules gave it, each in a seat of their own, for
    which no bot has ever moved."""
    if table.unfinished or table.ending is not None:
        return ()
    moves = table.playthrough.moves
    helped = {moves[ply - 1][0] for ply in table.substituted if ply <= len(moves)}
    events = [event for told in table.playthrough.told for event in told]
    found: list[Earned] = []
    for one in standings:
        if one.outcome in ("won", "lost", "drawn") and one.seat not in helped:
            deeds = Deeds(one.seat, events)
            mine = [each.key for each in table.g.game.achievements if each.earned(table.g, deeds)]
            found += [Earned(one.guest, key) for key in mine]
    return tuple(found)


def kind_of(chairs: list[str]) -> Kind:
    if SCREEN in chairs:
        return "screen"
    return "people" if all(chair == PERSON for chair in chairs) else "bots"


def standings_of(table: Table) -> list[Standing]:
    """The seats of people: whoever won stands before the others who stayed, and these before those who left."""
    drawn = not table.winners and (table.ending is not None or table.unfinished)
    outcomes: dict[int, Outcome] = {}
    for seat, chair in enumerate(table.head.chairs):
        if chair != PERSON:
            continue
        if seat in table.resigned or table.players[seat] != PERSON:
            outcomes[seat] = "left"
        else:
            outcomes[seat] = "won" if seat in table.winners else "drawn" if drawn else "lost"
    order: list[Outcome] = [one for one in ("won", "drawn", "lost", "left") if one in outcomes.values()]
    return [Standing(seat, table.sitters[seat], 1 + order.index(one), one) for seat, one in sorted(outcomes.items())]


def derived(head: Head, rows: list[Row]) -> Result:
    """The result of a table from its rows: as it was when its game ended for the first time. What is taken back after
    that is practice and changes nothing."""
    table, began = Table(head), head.time
    for row in rows:
        table.add(row)
        give_way()
        if row.kind == "start":
            began = row.time
        if table.started and table.over:
            return result_of(table, began, row.time)
    return no_result(head)
