"""BotPool: bots choose in worker processes with a deadline; whatever becomes of a worker, the table goes on.

A worker has one thought at a time. One that dies, hangs or was stopped is killed when its time is over, and another
takes its place: nobody else's thought suffers.
"""

import asyncio
import contextlib
import hashlib
import multiprocessing
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Mapping
from typing import Any, NamedTuple

from krainy.bots import make
from krainy.bots.advice import Advice, read_advice
from krainy.bots.thought import Idea, Thought, merged
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.play.playthrough import Playthrough
from krainy.play.solving import Tried

from .excerpts import Excerpt, Played, played_at
from .own import NO_BOTS
from .worker import DONE, LACKING, MOST_GAMES, Choose, choose, work

START_SECONDS = 60.0
"""A worker that is not ready by then is broken: a cold and busy machine may need a while to load the games."""
BOUNDED = ("transcript", "solve")
"""What comes to an end by itself and always to the same one: whether it does must not follow from how busy the server
is."""
BOUNDED_SECONDS = 60.0
"""How long a worker may do that: it is so short that only one that hangs takes longer."""
SPARE = 0.6
"""What of its time a bot may think; the rest is for the way there and back."""
PEOPLE, UNWATCHED, LOOKING_BACK = 0, 1, 2
"""Who is thought for first: people who wait at a table, tables at which nobody looks, those who look back."""
HALF_LIFE = 60.0
"""Seconds after which half of the thinking that somebody has had counts no more."""
PERSONS = 1_000


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
        self.known: OrderedDict[bytes, Played] = OrderedDict()
        """By its first mark, each game about which it was asked last, as far as it got it then."""
        theirs.close()

    def wait(self) -> None:
        """Until it is ready."""
        if not self.line.poll(START_SECONDS):
            raise Failed("a worker did not start")
        self.line.recv()

    def ask(self, task: str, game: Played, args: tuple[Any, ...]) -> Any:
        """Its answer; it has one question at a time. It gets of the game what it lacks, or all if it lacks more than
        we think."""
        how, answer = self.exchange(task, game.after(self.known.get(game.key)), args)
        if how == LACKING:
            how, answer = self.exchange(task, game.whole(), args)
        if how != DONE:
            raise Failed(answer)
        self.known[game.key] = game
        self.known.move_to_end(game.key)
        if len(self.known) > MOST_GAMES:
            self.known.popitem(last=False)
        return answer

    def exchange(self, task: str, game: Excerpt, args: tuple[Any, ...]) -> tuple[str, Any]:
        self.line.send((task, (game, *args)))
        how, answer = self.line.recv()
        return how, answer

    def end(self) -> None:
        """Kill it, whatever it does; who waits for its answer is freed by that."""
        self.process.kill()
        self.process.join()


class Asked(NamedTuple):
    """A decision for which somebody wants advice."""

    g: State
    """The position; workers have their own."""
    game: Played
    seat: int
    withheld: list[int]
    """The actions that the table does not offer."""
    seed: int

    @property
    def question(self) -> tuple[Played, int, list[int]]:
        """What a worker is sent of it."""
        return self.game, self.seat, self.withheld


def asked_now(playthrough: Playthrough, seat: int) -> Asked:
    """The decision of a seat of a game as it stands now."""
    seed = bot_seed(playthrough.seed, seat, -1 - len(playthrough.moves))
    g = playthrough.g
    return Asked(g, played_at(playthrough), seat, playthrough.repetitions.withheld(g), seed)


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


class BotPool:
    """The worker processes; one is started when it is first needed."""

    def __init__(
        self, workers: int, seconds: float, choose: Choose = choose, own_bots: Mapping[str, str] = NO_BOTS
    ) -> None:
        self.workers = workers
        self.seconds = seconds
        self.choose = choose
        self.own_bots = own_bots
        self.rest: list[Worker] = []
        """Those who have nothing to think about."""
        self.busy: set[Worker] = set()
        self.queue = Queue(workers)
        self.waiting = 0
        """How many thoughts are being thought or wait for a worker."""
        self.waiting_of: Counter[str] = Counter()
        """The same for each person for whom somebody thinks."""

    async def think(
        self, playthrough: Playthrough, seat: int, bot: str, ply: int, who: str = "", rank: int = PEOPLE
    ) -> int:
        """An action that the table offers a bot's seat, in any case and in time."""
        seed, game = bot_seed(playthrough.seed, seat, ply), played_at(playthrough)
        named = self.own_bots.get(bot, bot)
        try:
            action = await self.ask("choose", game, seat, named, seed, self.patience(who), who=who, rank=rank)
            if action in playthrough.actions(seat):
                return int(action)
        except Failed:
            pass
        return await asyncio.to_thread(quick_choice, playthrough.sight(seat), seed)

    def spent(self, who: str) -> float:
        """Seconds of thinking that a person has had, of which half counts after each minute."""
        return self.queue.had(who, time.monotonic())

    async def advise(self, asked: Asked, who: str = "", rank: int = PEOPLE, played: int = -1) -> Advice:
        """What a seat should do and why, perhaps against what was played: thought of by all workers apart from each
        other, then weighed by one of them. Whoever asks while all workers think waits for the next that is free."""
        seconds = self.patience(who) / 2
        parts = [
            self.ask("think", *asked.question, bot_seed(asked.seed, asked.seat, part), seconds, who=who, rank=rank)
            for part in range(self.workers)
        ]
        found = [answer for answer in await asyncio.gather(*parts, return_exceptions=True) if isinstance(answer, tuple)]
        if not found:
            raise Failed("nobody could think about this")
        thought = merged([Thought([Idea(*idea) for idea in ideas], *rest) for ideas, *rest in found])
        plain = [(idea.action, idea.tries, idea.chance) for idea in thought.ideas], thought.chances, thought.iterations
        seed = bot_seed(asked.seed, asked.seat, self.workers)
        return read_advice(await self.ask("advise", *asked.question, plain, played, seed, seconds, who=who, rank=rank))

    async def follow(self, game: Played, seat: int, seed: int, who: str = "") -> list[tuple[int, list[float]]]:
        """The chances of all seats along a game; bots that people wait for come first."""
        found: list[tuple[int, list[float]]] = await self.ask("follow", game, seat, seed, who=who, rank=LOOKING_BACK)
        return found

    async def solve(self, game: Played, seat: int, seed: int, who: str = "") -> list[Tried]:
        """What is to be found where a seat chooses."""
        found = await self.ask("solve", game, seat, seed, who=who, rank=LOOKING_BACK)
        return [Tried(*one) for one in found]

    def patience(self, who: str = "") -> float:
        """How long a thought may take: the more wait, the quicker all must be. Another person counts once, however many
        thoughts they wait for."""
        others = {one: count for one, count in self.waiting_of.items() if one != who}
        before = self.waiting - sum(others.values()) + len(others)
        return SPARE * self.seconds * min(1.0, self.workers / (before + 1))

    async def ask(self, task: str, game: Played, *args: Any, who: str = "", rank: int = PEOPLE) -> Any:
        """Let a worker think about a game. One that dies or takes too long is killed; the thought came to nothing."""
        waits = 0 if task == "transcript" else 1  # nobody waits for a transcript, so nobody thinks the quicker for it
        self.waiting += waits
        self.waiting_of += Counter({who: waits})
        try:
            async with self.queue.place(who, rank):
                worker = self.pick(game) if self.rest else await self.hire()
                self.busy.add(worker)
                sound = False
                try:
                    async with asyncio.timeout(BOUNDED_SECONDS if task in BOUNDED else self.seconds):
                        answer = await asyncio.to_thread(worker.ask, task, game, args)
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

    def pick(self, game: Played) -> Worker:
        """Of the workers that have nothing to do, one that has the game; else the last."""
        knowing = [worker for worker in self.rest if game.key in worker.known]
        worker = (knowing or self.rest)[-1]
        self.rest.remove(worker)
        return worker

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
