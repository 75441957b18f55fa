"""Thinking: bots choose in worker processes with a deadline; whatever becomes of a worker, the table goes on.

A worker has one thought at a time. One that dies, hangs or was stopped is killed when its time is over, and another
takes its place: nobody else's thought suffers.
"""

import asyncio
import contextlib
import hashlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from multiprocessing.connection import Connection
from typing import Any

import krainy
from krainy.bots import make
from krainy.bots.thinker import SearchBot
from krainy.bots.thought import Idea, Thought, estimate, merged
from krainy.engine.record import Record, loads, start
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.play.account import PLIES, write_part, write_parts
from krainy.play.checkpoints import Checkpoints
from krainy.play.table import Table

Choose = Callable[[str, int, str, int, float], int]
"""Record, seat, bot, the bot's seed and seconds give an action."""
START_SECONDS = 60.0
"""A worker that is not ready by then is broken: a cold and busy machine may need a while to load the games."""
NICENESS = 5
"""By how much workers stand back: whoever moves a piece has the processor before bots that think."""
ACCOUNT_SECONDS = 60.0
"""How long a worker may tell a part of an account: it is so short that only one that hangs takes longer, and whether a
record comes with its account must not follow from how busy the server is."""
SPARE = 0.6
"""What of its time a bot may think; the rest is for the way there and back."""
ADVISER = "hard"
"""The bot that gives hints."""
PEOPLE, UNWATCHED, LOOKING_BACK = 0, 1, 2
"""Who is thought for first: people who wait at a table, tables at which nobody looks, those who look back."""
HALF_LIFE = 60.0
"""Seconds after which half of the thinking that somebody has had counts no more."""
PERSONS = 1_000
MOST_POSITIONS = 50
"""Games that a worker remembers."""
POINTS = 200
"""The most plies of a game at which the chances are told."""


# -- in a worker -------------------------------------------------------------------------------------------------------


def choose(record: str, seat: int, bot: str, seed: int, seconds: float) -> int:
    """Replay the record and let the bot choose by what its seat may see."""
    return make(bot, seed, time.monotonic, seconds).choose(Sight(POSITIONS.find(loads(record)), seat))


def advise(record: str, seat: int, seed: int, seconds: float) -> list[Any]:
    """What the adviser thinks of the actions of a seat, by what that seat may see."""
    adviser = make(ADVISER, seed, time.monotonic, seconds)
    assert isinstance(adviser, SearchBot)
    thought = adviser.think(Sight(POSITIONS.find(loads(record)), seat))
    ideas = [(idea.action, idea.tries, idea.chance) for idea in thought.ideas]
    return [ideas, thought.chances, thought.iterations]


def follow(record: str, seat: int, seed: int) -> list[tuple[int, list[float]]]:
    """The chances of all seats along a game, as far as a seat could tell at each ply, evenly spread over the plies."""
    return [(g.ply, estimate(Sight(g, seat), seed + g.ply)) for g in POSITIONS.along(loads(record))]


def account(record: str, part: int) -> bytes:
    """A part of the account of a game."""
    game = loads(record)
    if not part:
        return next(write_parts(game, [0]))
    before = Record(game.game, game.version, game.seats, game.seed, game.options)
    before.moves = game.moves[: part * PLIES - 1]
    return write_part(game, part, POSITIONS.find(before))


Moves = list[tuple[int, int]]


class Course:
    """A game that a worker has replayed as far as it was asked, with checkpoints."""

    def __init__(self, record: Record) -> None:
        self.g = start(krainy.load(record.game), record)
        self.g.told = None
        self.moves: Moves = []
        self.checkpoints = Checkpoints(self.g.clone())
        self.points: list[State] = []
        """The positions at which the chances were told, if they were."""

    def find(self, moves: Moves) -> State:
        """A copy of the position after these moves."""
        self.agree(moves)
        if len(moves) > len(self.moves):
            self.go_on(moves)
        if len(moves) == len(self.moves):
            return self.g.clone()
        return self.lead(self.checkpoints.before(len(moves)), len(moves))

    def along(self, moves: Moves) -> list[State]:
        """Positions evenly spread over these moves; they are kept, because other seats may be asked about too."""
        self.agree(moves)
        if not self.points or self.points[-1].ply != len(moves):
            self.points = []
            g = self.checkpoints.before(0)
            for ply in sorted({len(moves) * point // POINTS for point in range(POINTS + 1)}):
                if ply > len(self.moves):
                    self.go_on(moves[:ply])
                if ply == len(self.moves):
                    g = self.g.clone()
                elif self.checkpoints.ply_before(ply) > g.ply:
                    g = self.checkpoints.before(ply)
                self.points.append(self.lead(g, ply).clone())
        return self.points

    def agree(self, moves: Moves) -> None:
        """Drop what was replayed beyond the first of these moves that differs from the known ones."""
        known = min(len(moves), len(self.moves))
        if self.moves[:known] != moves[:known]:
            same = next(ply for ply in range(known) if self.moves[ply] != moves[ply])
            self.g = self.lead(self.checkpoints.before(same), same)
            self.checkpoints.rewind(same)
            self.moves, self.points = self.moves[:same], []

    def go_on(self, moves: Moves) -> None:
        for seat, action in moves[len(self.moves) :]:
            if self.checkpoints.due(self.g.ply):
                self.checkpoints.add(self.g.clone())
            self.g.apply(seat, action)
        self.moves = moves

    def lead(self, g: State, ply: int) -> State:
        """Apply the known moves to a position, up to a ply; the same position."""
        for seat, action in self.moves[g.ply : ply]:
            g.apply(seat, action)
        return g


class Positions:
    """The last games that a worker was asked about, so that none of them is replayed from the first move again."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], Course] = OrderedDict()

    def course(self, record: Record) -> Course:
        """What is known of a game."""
        key = (record.game, record.seed, f"{record.seats} {record.version} {record.options}")
        if key not in self.kept:
            self.kept[key] = Course(record)
        self.kept.move_to_end(key)
        if len(self.kept) > MOST_POSITIONS:
            self.kept.popitem(last=False)
        return self.kept[key]

    def find(self, record: Record) -> State:
        """A copy of where a game stands."""
        return self.course(record).find(record.moves)

    def along(self, record: Record) -> list[State]:
        """Where it stood after some of its moves, evenly spread; the many positions of another game are forgotten."""
        wanted = self.course(record)
        for course in self.kept.values():
            if course is not wanted:
                course.points = []
        return wanted.along(record.moves)


POSITIONS = Positions()


def work(line: Connection, own_choose: Choose) -> None:
    """A worker's life: one thought after another."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    follow_server()
    tasks: dict[str, Callable[..., Any]] = {
        "choose": own_choose,
        "advise": advise,
        "follow": follow,
        "account": account,
    }
    line.send("ready")
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):  # the server has ended
        while True:
            task, args = line.recv()
            try:
                answer = (True, tasks[task](*args))
            except Exception as error:  # a bot's mistake is told, and costs no worker
                answer = (False, repr(error))
            line.send(answer)


def follow_server() -> None:
    """A worker ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# -- in the server -----------------------------------------------------------------------------------------------------


class Failed(Exception):
    """A thought that came to nothing."""


class Worker:
    """One worker process and the line to it; its methods block and run in threads."""

    def __init__(self, own_choose: Choose) -> None:
        # Spawned, because a fork would take the server's sockets and locks along.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, own_choose), daemon=True)
        self.process.start()
        self.stale = False
        """Whether it runs the interpreted engine although a compiled one is there: it is not asked again."""
        theirs.close()

    def wait(self) -> None:
        """Until it is ready."""
        if not self.line.poll(START_SECONDS):
            raise Failed("a worker did not start")
        self.line.recv()

    def ask(self, task: str, args: tuple[Any, ...]) -> Any:
        """Its answer; it has one question at a time."""
        self.line.send((task, args))
        well, answer = self.line.recv()
        if not well:
            raise Failed(answer)
        return answer

    def end(self) -> None:
        """Kill it, whatever it does; who waits for its answer is freed by that."""
        self.process.kill()
        self.process.join()


class Queue:
    """Who gets the next free worker: first the lowest rank, then whoever has had the least of the last minutes."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[tuple[int, str, asyncio.Future[None]]] = []
        self.used: dict[str, tuple[float, float]] = {}
        """Seconds of thinking that each person has had, fading by half every minute, and when that was counted."""

    @contextlib.asynccontextmanager
    async def place(self, who: str, rank: int) -> AsyncIterator[None]:
        """Wait for a worker, and count how long it thinks."""
        if self.free:
            self.free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append((rank, who, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self.give_back()
                raise
        began = time.monotonic()
        try:
            yield
        finally:
            now = time.monotonic()
            self.used[who] = (self.had(who, now) + now - began, now)
            self.forget(now)
            self.give_back()

    def give_back(self) -> None:
        """A worker is free: the next one's turn."""
        self.waiting = [one for one in self.waiting if not one[2].done()]
        if not self.waiting:
            self.free += 1
            return
        now = time.monotonic()
        following = min(self.waiting, key=lambda one: (one[0], self.had(one[1], now)))  # of equals the first that came
        self.waiting.remove(following)
        following[2].set_result(None)

    def had(self, who: str, now: float) -> float:
        seconds, counted = self.used.get(who, (0.0, now))
        return float(seconds * 0.5 ** ((now - counted) / HALF_LIFE))

    def forget(self, now: float) -> None:
        """Those who have had nothing for long are as if they had never come."""
        if len(self.used) > PERSONS:
            self.used = {who: one for who, one in self.used.items() if now - one[1] < 10 * HALF_LIFE}


class Thinking:
    """The worker processes; one is started when it is first needed."""

    def __init__(self, workers: int, seconds: float, choose: Choose = choose) -> None:
        self.workers = workers
        self.seconds = seconds
        self.choose = choose
        self.rest: list[Worker] = []
        """Those who have nothing to think about."""
        self.busy: set[Worker] = set()
        self.queue = Queue(workers)
        self.waiting = 0
        """How many thoughts are being thought or wait for a worker."""
        self.waiting_of: Counter[str] = Counter()
        """The same for each person for whom somebody thinks."""

    async def think(
        self, table: Table, record: str, seat: int, bot: str, ply: int, who: str = "", rank: int = PEOPLE
    ) -> int:
        """An action that the table offers a bot's seat, in any case and in time."""
        seed = bot_seed(table.g.seed, seat, ply)
        try:
            action = await self.ask("choose", record, seat, bot, seed, self.patience(who), who=who, rank=rank)
            if action in table.actions(seat):
                return int(action)
        except Failed:
            pass
        return await asyncio.to_thread(quick_choice, table.frozen().sight(seat), seed)

    def spent(self, who: str) -> float:
        """Seconds of thinking that a person has had, of which half counts after each minute."""
        return self.queue.had(who, time.monotonic())

    async def advise(self, g: State, record: str, seat: int, ply: int, who: str = "") -> Thought:
        """What the adviser thinks, grown by all workers apart from each other and put together."""
        seeds = [bot_seed(g.seed, seat, -1 - ply * self.workers - part) for part in range(self.workers)]
        asked = [self.ask("advise", record, seat, seed, self.patience(who), who=who) for seed in seeds]
        found = [answer for answer in await asyncio.gather(*asked, return_exceptions=True) if isinstance(answer, list)]
        if not found:
            raise Failed("nobody could think about this")
        return merged([Thought([Idea(*idea) for idea in ideas], *rest) for ideas, *rest in found])

    async def follow(self, record: str, seat: int, seed: int, who: str = "") -> list[tuple[int, list[float]]]:
        """The chances of all seats along a game; bots that people wait for come first."""
        found: list[tuple[int, list[float]]] = await self.ask("follow", record, seat, seed, who=who, rank=LOOKING_BACK)
        return found

    def patience(self, who: str = "") -> float:
        """How long a thought may take: the more wait, the quicker all must be. Another person counts once, however many
        thoughts they wait for."""
        others = {one: count for one, count in self.waiting_of.items() if one != who}
        before = self.waiting - sum(others.values()) + len(others)
        return SPARE * self.seconds * min(1.0, self.workers / (before + 1))

    async def ask(self, task: str, *args: Any, who: str = "", rank: int = PEOPLE) -> Any:
        """Let a worker think. One that dies or takes too long is killed, and the thought came to nothing."""
        waits = 0 if task == "account" else 1  # nobody waits for an account, so nobody thinks the quicker for it
        self.waiting += waits
        self.waiting_of += Counter({who: waits})
        try:
            async with self.queue.place(who, rank):
                worker = self.rest.pop() if self.rest else await self.hire()
                self.busy.add(worker)
                sound = False
                try:
                    async with asyncio.timeout(ACCOUNT_SECONDS if task == "account" else self.seconds):
                        answer = await asyncio.to_thread(worker.ask, task, args)
                    sound = True
                    return answer
                except Failed:
                    sound = True
                    raise
                except Exception as error:  # it died, or it is late
                    raise Failed(repr(error)) from error
                finally:
                    self.busy.discard(worker)
                    if sound and not worker.stale:
                        self.rest.append(worker)
                    else:
                        worker.end()
        finally:
            self.waiting -= waits
            self.waiting_of -= Counter({who: waits})

    async def hire(self) -> Worker:
        """A new worker, ready to think."""
        worker = await asyncio.to_thread(Worker, self.choose)
        self.busy.add(worker)
        try:
            await asyncio.to_thread(worker.wait)
        except (EOFError, OSError, Failed) as error:
            worker.end()
            raise Failed(repr(error)) from error
        finally:
            self.busy.discard(worker)
        return worker

    async def warm_up(self) -> None:
        """Start the first worker before it is needed."""
        if not self.rest and not self.busy:
            with contextlib.suppress(Failed):
                self.rest.append(await self.hire())

    async def renew(self) -> None:
        """Replace every worker: those that start now run the compiled engine. Nobody waits for it, because the old ones
        go on until all successors are ready; one that is busy then ends after its thought."""
        old = [*self.rest, *self.busy]
        try:
            successors = [await self.hire() for _ in old]
        except Failed:
            return
        for worker in old:
            worker.stale = True
            if worker in self.rest:
                self.rest.remove(worker)
                worker.end()
        self.rest += successors

    def close(self) -> None:
        for worker in [*self.rest, *self.busy]:
            worker.end()
        self.rest = []


def quick_choice(sight: Sight, seed: int) -> int:
    """A choice that needs no thought: greedy's, or any if even that fails."""
    try:
        return make("greedy", seed).choose(sight)
    except Exception:
        return make("random", seed).choose(sight)


def bot_seed(seed: int, seat: int, ply: int) -> int:
    """A seed for one choice of a bot, from which nothing about the game's chance can be told."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {ply} {seed}".encode()).digest()[:16], "big")
