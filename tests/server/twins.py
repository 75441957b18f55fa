"""Twin worlds: two servers whose games differ only in what one person, the observer, may not know.

The game of the second server begins where the observer's seat cannot tell it from the first: everything hidden from it
is dealt anew. If all do the same at both servers, the observer must receive the same from both.
"""

import asyncio
import contextlib
import json
import re
import shutil
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from krainy.bots.advice import EVEN, Advice
from krainy.bots.thought import Idea
from krainy.engine.game import AnyGame, Game
from krainy.engine.state import State
from krainy.play.playthrough import Playthrough
from krainy.play.solving import Tried
from krainy.server.bots.excerpts import Played
from krainy.server.bots.pool import Asked, BotPool
from krainy.server.bots.worker import Positions
from krainy.server.people.guests import COOKIE
from krainy.server.people.secret import digest
from krainy.server.people.sessions import Device, Sessions
from krainy.server.tables import creation, standing, table
from krainy.server.tables.loaded import LoadedTable
from krainy.server.tables.registry import Tables
from tests.games.oath.worlds import any_world
from tests.server.running import PATIENCE, Frame, Person, Place, RunningServer, open_registries, quick_settings, serving

SEED = 11
TWIN = 1 << 100
DELAY = 3600.0
"""Seconds by which delayed spectators see a game later: never in a run, unless the law lets them pass."""

MEMORY = Path("/dev/shm")
"""Where files are kept in memory, if the system has such a place: no row of a run waits for a disk."""


# -- games -------------------------------------------------------------------------------------------------------------


def twin_of(seed: int, seat: int) -> int:
    """The seed of a game that a seat cannot tell from another; for seat -1, everything that not all see differs."""
    return seed + TWIN * (seat + 2)


def other_deck(document: str) -> str:
    """The same world, but for the order of the cards that lie face down in its deck."""
    world = json.loads(document)
    world["deck"].reverse()
    return json.dumps(world)


WORLDS = (any_world(1), other_deck(any_world(1)))
"""A world of Oath and its twin. Games from both begin alike: only what the file of the world tells is different."""
plain_new = Game.new


def new_game(self: AnyGame, seats: int = 0, seed: int | None = None, **options: object) -> State:
    """How games begin at the twin servers."""
    if options.get("world") == WORLDS[1]:
        options["world"] = WORLDS[0]
    whose, number = divmod(seed or 0, TWIN)
    if seed is None or not whose:
        return plain_new(self, seats, seed, **options)
    real = plain_new(self, seats, number, **options)
    twin = real.determinize(whose - 2, SEED)
    twin.rounds, twin.drawn, twin.seed, twin.told = real.rounds, real.drawn, seed, real.told  # the same chance after it
    return twin


class Mind(BotPool):
    """Thinks in the server's own process, because a worker makes no twins. A bot chooses by nothing that is hidden from
    others as long as it can; a hint and an analysis tell which of the twins it is, as if they saw all cards."""

    async def think(self, playthrough: Playthrough, seat: int, bot: str, ply: int, who: str = "", rank: int = 0) -> int:
        return int(min(playthrough.actions(seat), key=lambda action: Random(f"{ply} {action}").random()))

    async def advise(self, asked: Asked, who: str = "", rank: int = 0, played: int = -1) -> Advice:
        g = asked.g
        chance = Random(g.seed).random()
        idea = Idea(min(g.actions(asked.seat)), 1, chance)
        return Advice([idea], [chance] * g.seats, 1, EVEN, [], [(asked.seat, idea.action)], [])

    async def follow(self, game: Played, seat: int, seed: int, who: str = "") -> list[tuple[int, list[float]]]:
        return [(0, [Random(game.opening.seed).random()])]

    async def solve(self, game: Played, seat: int, seed: int, who: str = "") -> list[Tried]:
        menu = Positions().find(game.whole()).worth_considering(seat)
        best = Random(game.opening.seed).choice(menu)
        return [Tried(best, 2, 0.9), *[Tried(action, 1, 0.1) for action in menu if action != best]]


# -- servers -----------------------------------------------------------------------------------------------------------


class Twins:
    """The two servers, for all runs."""

    def __init__(self) -> None:
        self.dealt: dict[str, int] = {}
        """By the secret of a table, the seed that is drawn for it; for others `SEED`."""
        self.stack = contextlib.ExitStack()
        patch = self.stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(Game, "new", new_game)
        patch.setattr(table, "draw", lambda secret, _: self.dealt.get(secret, SEED))
        patch.setitem(creation.PRACTICE_TERMS, "pace", 0)
        patch.setattr(standing, "pause", lambda: DELAY)  # the law says when somebody is answered for
        self.registries = open_registries(patch)
        self.servers = [self.open() for _ in range(2)]

    def open(self) -> RunningServer:
        data = Path(tempfile.mkdtemp(prefix="krainy-twin-", dir=MEMORY if MEMORY.is_dir() else None))
        self.stack.callback(shutil.rmtree, data)
        never = replace(quick_settings(data), reveal_seconds=DELAY, refresh_seconds=DELAY)  # the law says when
        return self.stack.enter_context(serving(never, Mind(1, 5.0)))

    def begin(self, names: list[str]) -> list["World"]:
        """Both servers, with these people."""
        self.set(test_seed=None, watch_delay=DELAY)
        servers = zip(self.servers, self.registries, strict=True)
        return [World(number, server, tables, names) for number, (server, tables) in enumerate(servers)]

    def set(self, **values: Any) -> None:
        """Change settings of both servers."""
        for tables in self.registries:
            for name, value in values.items():
                object.__setattr__(tables.settings, name, value)


class World:
    """One of the two servers in one run, and the people there."""

    def __init__(self, number: int, server: RunningServer, registry: Tables, names: list[str]) -> None:
        self.number = number
        self.server = server
        self.registry = registry
        self.known: dict[str, Person] = {}
        """Everybody by the id of their guest, on their first device."""
        self.ids: dict[Person, str] = {}
        self.people = {name: self.welcome(server.guest(name)) for name in names}
        self.tables: list[str] = []
        """The table of the run, then those that the observer has found or made."""
        self.codes: dict[int, str] = {}
        """The invitations to the table of the run by seat."""
        self.worlds: list[str] = []
        self.places: dict[int, Eye] = {}
        """At the table of the run, a connection of each seat's person."""
        self.eyes: list[Eye | None] = []
        """The connections of the observer; nothing where one was refused."""
        self.aliases: list[Person] = []
        """The observer, as every guest and on every device that it has; the first stays logged in."""
        self.names: dict[str, str] = {}
        self.received: list[Any] = []
        """What the observer has received since it was last compared."""

    def wait_for(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Let the server's own event loop do something."""
        return asyncio.run_coroutine_threadsafe(work, self.registry.own_tasks[0].get_loop()).result(PATIENCE)

    def loaded(self, table: str = "") -> LoadedTable:
        """A table in the server's memory; the one of the run, if none is named."""
        found: LoadedTable = self.wait_for(self.registry.find(table or self.tables[0]))
        return found

    def welcome(self, person: Person) -> Person:
        """Find out the id of somebody's guest, which the server tells nobody."""
        secret = person.http.cookies[COOKIE].partition(".")[0]
        found = self.wait_for(Sessions(self.registry.storage).guest_by(digest(secret), Device("", ""), time.time()))
        self.ids[person] = found.id
        self.known.setdefault(found.id, person)
        return person

    def note(self, *what: Any) -> None:
        """The observer has received something."""
        self.received.append(plain(what, self.names))

    def forget(self) -> None:
        """The run is over: everybody goes, and its tables go on no longer."""

        async def drop() -> None:
            self.registry.drop(list(self.registry.loaded), "gone")

        self.wait_for(drop())
        self.server.guests.close()


ANSWERED = {"foresee": "foresight"}
"""By message, what the frame that answers it is called, where it is not the same."""


class Eye(Place):
    """A connection that may be refused."""

    def __init__(self, person: Person, table: str, **hello: Any) -> None:
        self.seat = hello.get("seat")
        self.refusal: Frame = {}
        super().__init__(person, table, hello, compression=None)

    def hello(self, **fields: Any) -> Frame:
        """Ask for a snapshot, from the last seat if none is named."""
        self.send("hello", **{"seat": self.seat, **fields})
        answer = self.await_frame("talk", "error")
        self.refusal = answer if answer["type"] == "error" else {}
        if not self.refusal:
            self.seat = fields.get("seat", self.seat)
        return self.last

    def tell(self, kind: str, **fields: Any) -> Frame:
        """Send a message of any kind; its answer."""
        try:
            if kind == "hello":
                self.hello(**fields)
                return self.refusal or {"type": "talk"}
            if kind in ("why", "foresee", "hint"):
                self.send(kind, **fields)
                return self.await_frame(ANSWERED.get(kind, kind), "error")
            if kind in ("away", "chat", "react", "commit", "reveal"):
                fields.pop("ply", None)
                self.number += 1
                self.send(kind, **{"key": f"key-{id(self)}-{self.number}", **fields})
                return self.await_frame("done", "error")
            return self.ask(kind, **fields)
        except ConnectionClosed:
            return {"type": "closed"}


def look(person: Person, table: str, **hello: Any) -> tuple[Eye | None, Any]:
    """A connection, or none and the refusal."""
    try:
        eye = Eye(person, table, **hello)
    except (InvalidStatus, ConnectionClosed) as error:
        return None, type(error).__name__
    if eye.refusal:
        eye.close()
        return None, eye.refusal
    return eye, ""


# -- what is received --------------------------------------------------------------------------------------------------

ID = re.compile(r"(?<![\w-])[\w-]{27}(?![\w-])")
BY_CHANCE = {
    "key", "since", "time", "now", "moved", "made", "seen", "used", "present", "commitment", "shares", "salt", "secret",
    "challenge", "user", "codes", "due", "remind", "waited",
}  # fmt: skip
"""What differs between any two servers."""


def plain(value: Any, names: dict[str, str]) -> Any:
    """What somebody received, without what differs between any two servers: ids are numbered as they come."""
    if isinstance(value, dict):
        return {key: plain(part, names) for key, part in sorted(value.items()) if key not in BY_CHANCE}
    if isinstance(value, list | tuple):
        return [plain(part, names) for part in value]
    if isinstance(value, str):
        return ID.sub(lambda found: names.setdefault(found[0], f"id-{len(names)}"), value)
    return value


def differing(one: Any, other: Any) -> str:
    """Where two things that somebody received begin to differ, or nothing."""
    texts = [json.dumps(part, sort_keys=True, ensure_ascii=False, default=str) for part in (one, other)]
    if texts[0] == texts[1]:
        return ""
    pairs = enumerate(zip(*texts, strict=False))
    at = next((n for n, (a, b) in pairs if a != b), min(len(text) for text in texts))
    return " or ".join(f"{text[:60]}…{text[max(60, at - 60) : at + 60]}…" for text in texts)
