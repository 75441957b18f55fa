"""Matching: makes the tables of those who want to play the same, and lets their games begin."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

import krainy
from krainy.engine.errors import BadInput, KrainyError
from krainy.play.playthrough import PERSON

from ..clock import now
from ..storage.database import Head, Row, insert_table
from ..storage.retry import BackOff
from ..tables.creation import USUAL_BOT, begin, make_head
from ..tables.faults import reason
from ..wire.bodies import MatchWish
from . import seekers
from .seekers import Group

if TYPE_CHECKING:
    from ..tables.registry import Tables

LOGGER = logging.getLogger("krainy")
TERMS: dict[str, dict[str, Any]] = {
    "live": {"clock": "hard", "seconds": 5 * 60},
    "days": {"clock": "hard", "seconds": 3 * 24 * 3600, "weekends": False, "holidays": 3, "offset": 0},
}
"""The clock of each pace: strangers do not wait for each other for ever."""
LEAST_SECONDS = 1.0
"""How often it is looked whether bots have to fill a table."""


class Matching:
    """Puts together those who wait."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        settings = tables.settings
        self.waits = {"live": settings.match_live_seconds, "days": settings.match_days_seconds}

    async def match_for_ever(self) -> None:
        """Put together whoever can be, also those who came to another process."""
        attempts, wait = BackOff(), 0.0
        while True:
            await asyncio.sleep(max(LEAST_SECONDS, self.tables.settings.refresh_seconds) + wait)
            try:
                if await self.tables.storage.read(seekers.anybody):
                    await self.match()
                attempts.succeed()
                wait = 0.0
            except Exception as error:
                wait = attempts.fail()
                if attempts.failures == 1:
                    LOGGER.error("those who wait for others could not be put together: %s", reason(error))

    async def match(self) -> None:
        """Make the tables of all who can be put together; each table and the end of the waiting are written at once."""
        made = await self.tables.storage.change(self.make_tables, in_order=True)
        for table in made:
            self.tables.on_row(table)
            await self.tables.find(table)

    def make_tables(self, db: sa.Connection) -> list[str]:
        made: list[str] = []
        for group in seekers.groups(db, now(), self.waits):
            try:
                head, rows = table_of(group, self.tables.settings.test_seed)
            except KrainyError as error:  # such a game cannot be played here any more; the others go on
                LOGGER.error("a table of %s could not be made for those who wait: %s", group.game, reason(error))
                for one in group.people:
                    seekers.give_up(db, one.guest)
                continue
            insert_table(db, head, "playing", {}, rows)
            seekers.settle(db, group, head.id, now())
            made.append(head.id)
        return made


def check_wish(wish: MatchWish) -> None:
    """Refuse what no table can be."""
    if wish.game not in krainy.names() or wish.seats not in krainy.load(wish.game).seats:
        raise BadInput("seats: no game of this name has so many")
    begin(krainy.load(wish.game), wish.seats, options_of(wish.game, wish.seats))


def options_of(name: str, seats: int) -> dict[str, object]:
    """The options with which "Play now" begins, if that can be done with so many seats."""
    game = krainy.load(name)
    options = game.check(dict(game.first_options))
    try:
        begin(game, seats, options)
    except BadInput:
        return game.check({})
    return options


def table_of(group: Group, seed: int | None) -> tuple[Head, list[Row]]:
    """The table of a group with its first rows: all sit down, and the game begins."""
    game = krainy.load(group.game)
    people = seekers.in_order(group.people, int(now() // 86_400))
    chairs = [PERSON] * len(people) + [USUAL_BOT] * (group.seats - len(people))
    terms = {"watch": "none", "pace": 0.9, "together": False, "endless": 0, **TERMS[group.pace]}
    head = make_head(people[0].guest, game, options_of(group.game, group.seats), seed, chairs, terms, False, "new")
    rows = [Row(head.id, seat, "sit", seat, -1, one.guest, "", head.time) for seat, one in enumerate(people)]
    return head, [*rows, Row(head.id, len(rows), "start", -1, -1, "", "", head.time)]
