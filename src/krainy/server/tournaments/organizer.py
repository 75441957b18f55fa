"""The organizer: tournaments are made and joined, start, and go on from round to round, whatever happens to the server.

What a tournament needs next follows from the database alone, so that any process may do it, and do it again.
"""

import asyncio
import contextlib
import logging
import secrets
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

import krainy
from krainy.engine.errors import BadInput
from krainy.play.playthrough import PERSON
from krainy.play.tournaments import Game, next_round

from ..clock import now
from ..errors import NAME_TAKEN, Refused
from ..people.leaving import resign
from ..people.names import alike, tidy
from ..people.secret import token
from ..storage.database import Guest, Head, Row
from ..storage.retry import BackOff, Busy
from ..tables.creation import begin, make_head
from ..tables.faults import reason
from ..wire.bodies import NewTournament
from . import store
from .places import derived, without
from .store import Kept, Tournament

if TYPE_CHECKING:
    from ..tables.registry import Tables

MOST = 40
"""So many take part in one tournament."""
ATTEMPTS = 20
"""How often somebody is written down anew who comes at the same moment as others."""
STARTED = ("tournament-started", "this tournament is not open any more")
LOGGER = logging.getLogger("krainy")


class Organizer:
    """Does what tournaments need."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.storage = tables.storage
        self.failed: set[str] = set()
        """The tournaments that could not go on when they were last looked at."""
        self.turn = asyncio.Lock()
        """One tournament at a time: that is enough, and nothing is done twice in this process."""

    # -- people ------------------------------------------------------------------------------------------------------

    async def make(self, guest: Guest, wish: NewTournament) -> str:
        """A new tournament that is open for others; its id."""
        if wish.game not in krainy.names():
            raise BadInput(f"there is no game '{wish.game}'; there are: {', '.join(krainy.names())}")
        game, bots = krainy.load(wish.game), self.tables.settings.bots
        if wish.seats not in game.seats:
            raise BadInput(f"{wish.game} cannot be played by {wish.seats}")
        for bot in wish.bots:
            if bot not in bots:
                raise BadInput(f"there is no bot '{bot}'; there are: {', '.join(bots)}")
        options = game.check(wish.options)
        begin(game, wish.seats, options)
        clock = {name: getattr(wish, name) for name in ("seconds", "weekends", "holidays", "offset", "pace")}
        terms: dict[str, Any] = {"watch": "open" if wish.listed else "none", "clock": "hard", **clock}
        about = (wish.seats, wish.format, wish.rounds if wish.format == "swiss" else 0, options, terms, wish.listed)
        one = Tournament(token(), guest.id, tidy(wish.name), wish.game, *about, "open", wish.begins, now())
        await self.storage.change(partial(store.make, one=one, guest=guest.id * wish.plays, bots=wish.bots))
        return one.id

    async def kept(self, id: str) -> Kept | None:
        return await self.storage.read(partial(store.load, id=id))

    async def join(self, id: str, guest: Guest) -> None:
        """Take part in a tournament that is open."""
        for _ in range(ATTEMPTS):
            kept = await self.kept(id)
            if kept is None or kept.tournament.status != "open":
                raise Refused(*STARTED)
            if any(one.guest == guest.id for one in kept.entries):
                return
            if len(kept.entries) >= MOST:
                raise Refused("tournament-full", f"{MOST} take part already, which is as many as there can be")
            if alike(guest.name, [one.name for one in kept.entries if one.guest]):
                raise Refused(*NAME_TAKEN)
            entry = max((one.entry for one in kept.entries), default=-1) + 1
            with contextlib.suppress(IntegrityError):  # somebody else has this number
                if await self.storage.change(partial(store.join, id=id, guest=guest.id, entry=entry)):
                    return
        raise Busy("many join this tournament at this moment; try again")

    async def withdraw(self, id: str, guest: str) -> None:
        """Take part no more: a running game is resigned, and no further one begins."""
        await self.storage.change(partial(store.leave, id=id, guest=guest))
        await self.go_on(id)

    async def start(self, id: str) -> None:
        """Draw the seeds and begin."""
        kept = await self.kept(id)
        assert kept is not None
        await self.draw_seeds(kept)
        await self.go_on(id)

    async def draw_seeds(self, kept: Kept) -> None:
        wrong = kept.terms.check()
        if wrong:
            raise Refused("tournament-small", wrong)
        order = [one.entry for one in kept.entries]
        seed = self.tables.settings.test_seed
        (secrets.SystemRandom() if seed is None else Random(seed)).shuffle(order)
        if not await self.storage.change(partial(store.start, id=kept.tournament.id, order=order)):
            raise Refused(*STARTED)

    async def cancel(self, id: str) -> None:
        """Give up a tournament that is open."""
        if not await self.storage.change(partial(store.move_on, id=id, before="open", status="cancelled")):
            raise Refused(*STARTED)

    # -- what goes on by itself --------------------------------------------------------------------------------------

    async def organize_for_ever(self) -> None:
        """Let tournaments go on; at first all that are being played, in case a server stopped half way."""
        attempts, wait, look = BackOff(), 0.0, store.running
        while True:
            try:
                for id in await self.storage.read(look):
                    await self.try_to_go_on(id)
                wait = self.tables.settings.refresh_seconds
                if attempts.succeed():
                    LOGGER.warning("tournaments go on again")
            except Exception as error:
                wait = attempts.fail()
                if attempts.failures == 1:
                    LOGGER.error("tournaments could not go on: %s", reason(error))
            await asyncio.sleep(wait)
            look = partial(store.due, now=now())

    async def try_to_go_on(self, id: str) -> None:
        """Let a tournament go on; one that cannot is named once and does not keep the others waiting."""
        try:
            await self.go_on(id)
            self.failed.discard(id)
        except (SQLAlchemyError, Busy):
            raise
        except Exception as error:
            if id not in self.failed:
                LOGGER.error("tournament %s cannot go on: %s", id, reason(error))
            self.failed.add(id)

    async def go_on(self, id: str) -> None:
        """Do what a tournament needs now: begin, write down results, make the next round, end."""
        async with self.turn:
            kept = await self.kept(id)
            if kept is not None and kept.tournament.status == "open":
                if 0 < kept.tournament.begins <= now():
                    await self.begin_in_time(kept)
                return
            if kept is None or kept.tournament.status != "playing" or await self.settle(kept):
                return
            following = await self.tables.background.run(10**6, next_round, kept.terms, kept.rounds, kept.withdrawn)
            if following is None:
                await self.storage.change(partial(store.move_on, id=id, before="playing", status="over"))
                return
            made = [None if game.places else self.table(kept, game) for game in following.games]
            write = partial(store.add_round, id=id, number=len(kept.rounds), one=following, made=made)
            try:
                await self.storage.change(write, in_order=True)
            except IntegrityError as error:
                after = await self.kept(id)
                if after is not None and len(after.rounds) == len(kept.rounds):
                    raise RuntimeError("its next round could not be written") from error
                return  # another process was faster, and has made its tables
            for head, _ in filter(None, made):
                self.tables.on_row(head.id)
                with contextlib.suppress(Refused):  # it is broken, and has been named
                    await self.tables.find(head.id)

    async def settle(self, kept: Kept) -> bool:
        """Write down the results of games that have ended, and resign for those who have withdrawn; whether a game is
        still being played."""
        going = False
        for one, tables in zip(kept.rounds, kept.tables, strict=True):
            for game, table in zip(one.games, tables, strict=True):
                if game.places:
                    continue
                await self.resign_withdrawn(kept, game, table)
                places = await self.places(kept, game, table)
                if places is None:
                    going = True
                else:
                    await self.storage.change(partial(store.settle, table=table, places=places))
        if not going and any(not game.places for one in kept.rounds for game in one.games):
            kept.rounds[:] = (await self.kept(kept.tournament.id) or kept).rounds
        return going

    async def begin_in_time(self, kept: Kept) -> None:
        """The time is there: begin, or give up if too few have come. The first round follows at the next look."""
        try:
            await self.draw_seeds(kept)
        except Refused as error:
            if error.code == "tournament-small":
                await self.cancel(kept.tournament.id)

    async def resign_withdrawn(self, kept: Kept, game: Game, id: str) -> None:
        """Whoever has withdrawn resigns from the game that they should play."""
        gone = [kept.entries[player].guest for player in game.players if kept.entries[player].withdrawn]
        if not gone:
            return
        with contextlib.suppress(Refused):  # the game is over meanwhile, or is broken, and has been named
            loaded = await self.tables.find(id)
            if loaded is None:
                return
            for guest in gone:
                for seat in loaded.table.seats_of(guest):
                    if seat not in loaded.table.resigned and not loaded.table.over:
                        await resign(self.tables, loaded, seat, guest)

    async def places(self, kept: Kept, game: Game, id: str) -> tuple[int, ...] | None:
        """The places in which a game has ended; none while it is played. One that came to nothing is shared by all but
        those who have withdrawn."""
        nothing = without(player in kept.withdrawn for player in game.players)
        status = await self.storage.read(partial(store.status_of, table=id))
        if status == "playing":
            return None
        head = await self.storage.head(id) if status == "over" else None
        if head is None:
            return nothing
        rows = await self.storage.rows(id)
        try:
            return await self.tables.background.run(len(rows), derived, head, rows)
        except Exception as error:
            LOGGER.error("the result of table %s could not be found out: %s", id, reason(error))
            return nothing

    def table(self, kept: Kept, game: Game) -> tuple[Head, list[Row]]:
        """The table of a game, which starts at once."""
        one, players = kept.tournament, [kept.entries[player] for player in game.players]
        people = [player.guest for player in players if player.guest]
        pace = one.terms["pace"] if people else 0.0  # nobody waits to see what bots do among themselves
        head = make_head(
            people[0] if people else one.host,
            krainy.load(one.game),
            one.options,
            self.tables.settings.test_seed,
            [player.bot or PERSON for player in players],
            {**one.terms, "pace": pace, "together": False, "endless": 0, "tournament": one.id},
            one.listed,
            "new",
        )
        kinds = [("sit", seat, player.guest) for seat, player in enumerate(players) if player.guest]
        kinds.append(("start", -1, ""))
        return head, [
            Row(head.id, ply, kind, seat, -1, guest, "", head.time) for ply, (kind, seat, guest) in enumerate(kinds)
        ]
