"""A worker process: thinks for bots about the games that the server sends, one thought after another.

It remembers the last games with checkpoints, so that no game is replayed from the first move again and the server
sends only the moves since.
"""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import krainy
from krainy.bots import make
from krainy.bots.advice import Limit, Plain, advice, compare
from krainy.bots.thinker import SearchBot
from krainy.bots.thought import Idea, Thought, estimate
from krainy.engine.record import Record, start
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.play import own, solving
from krainy.play.checkpoints import Checkpoints
from krainy.play.marks import first_mark, mark_on
from krainy.play.transcript import PLIES, write_part, write_parts

from .excerpts import Excerpt, Moves, Opening

Thinking = tuple[list[tuple[int, int, float]], list[float], int]
"""A thought as it goes from process to process."""
Choose = Callable[[Excerpt, int, str, int, float], int]
"""A game, seat, bot, the bot's seed and seconds give an action."""
NICENESS = 5
"""By how much workers stand back: whoever moves a piece has the processor before bots that think."""
ADVISER = "master"
"""The bot that gives hints, as far as its time lets it."""
COMPARING, FURTHER = 400, 200
"""Iterations for each of the actions that are compared, if there is time, and for each further step of a plan."""
MOST_GAMES = 50
"""Games that a worker remembers."""
POINTS = 200
"""The most plies of a game at which the chances are told."""
READY = "ready"
DONE, WRONG, LACKING = "done", "wrong", "lacking"
"""How a worker answers: with what it was asked for, with its mistake, or that it does not have the game."""


class Lacking(Exception):
    """The game, or the part of it on which an excerpt builds, is not here."""


# -- thoughts ----------------------------------------------------------------------------------------------------------


def choose(game: Excerpt, seat: int, bot: str, seed: int, seconds: float) -> int:
    """Let the bot choose by what its seat may see."""
    return own.make(bot, seed, time.monotonic, seconds).choose(Sight(POSITIONS.find(game), seat))


def think(game: Excerpt, seat: int, withheld: list[int], seed: int, seconds: float) -> Thinking:
    """What the adviser thinks of the actions of a seat, by what that seat may see."""
    adviser = make(ADVISER, seed, time.monotonic, seconds)
    assert isinstance(adviser, SearchBot)
    thought = adviser.think(Sight(POSITIONS.find(game), seat, withheld))
    ideas = [(idea.action, idea.tries, idea.chance) for idea in thought.ideas]
    return ideas, thought.chances, thought.iterations


def advise(
    game: Excerpt, seat: int, withheld: list[int], thought: Thinking, played: int, seed: int, seconds: float
) -> Plain:
    """The best of the ideas of a thought, and why; against an action that was played, or (-1) the next best."""
    sight = Sight(POSITIONS.find(game), seat, withheld)
    ideas, chances, iterations = thought
    whole = Thought([Idea(*idea) for idea in ideas], chances, iterations)
    compared = compare(sight, whole, seed, COMPARING, Limit(time.monotonic, seconds / 2), played)
    return advice(sight, whole, compared, seed, FURTHER, Limit(time.monotonic, seconds / 2), played).plain()


def follow(game: Excerpt, seat: int, seed: int) -> list[tuple[int, list[float]]]:
    """The chances of all seats along a game, as far as a seat could tell at each ply, evenly spread over the plies."""
    return [(g.ply, estimate(Sight(g, seat), seed + g.ply)) for g in POSITIONS.along(game)]


def solve(game: Excerpt, seat: int, seed: int) -> list[tuple[int, int, float]]:
    """What is to be found where a seat chooses, by what it may see."""
    return [(one.action, one.tries, one.chance) for one in solving.solve(Sight(POSITIONS.find(game), seat), seed)]


def transcript(game: Excerpt, part: int) -> bytes:
    """A part of the transcript of a game."""
    course, moves = POSITIONS.course(game)
    record = Record(*course.opening)
    record.moves = moves
    if not part:
        return next(write_parts(record, [0]))
    return write_part(record, part, course.find(moves[: part * PLIES - 1]))


# -- games that were sent ----------------------------------------------------------------------------------------------


class Course:
    """A game that a worker has replayed as far as it was asked, with checkpoints."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.g = start(krainy.load(opening.game), Record(*opening))
        self.g.told = None
        self.moves: Moves = []
        self.marks = [first_mark(*opening)]
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
            self.moves, self.marks, self.points = self.moves[:same], self.marks[: same + 1], []

    def go_on(self, moves: Moves) -> None:
        """Make the moves that are new; one that is not allowed is an error, and those before it stay made."""
        for seat, action in moves[len(self.moves) :]:
            if self.checkpoints.due(self.g.ply):
                self.checkpoints.add(self.g.clone())
            self.g.apply(seat, action)
            self.moves.append((seat, action))
            mark_on(self.marks, [(seat, action)])

    def lead(self, g: State, ply: int) -> State:
        """Apply the known moves to a position, up to a ply; the same position."""
        for seat, action in self.moves[g.ply : ply]:
            g.apply(seat, action)
        return g


class Positions:
    """The last games that a worker was asked about, by their first marks."""

    def __init__(self) -> None:
        self.kept: OrderedDict[bytes, Course] = OrderedDict()

    def course(self, game: Excerpt) -> tuple[Course, Moves]:
        """What is known of a game, and all the moves that are meant."""
        course = self.kept.get(game.key)
        if course is None and game.opening is not None:
            course = self.kept[game.key] = Course(game.opening)
            if len(self.kept) > MOST_GAMES:
                self.kept.popitem(last=False)
        if course is None or game.ply > len(course.moves) or course.marks[game.ply] != game.mark:
            raise Lacking
        self.kept.move_to_end(game.key)
        return course, course.moves[: game.ply] + game.moves

    def find(self, game: Excerpt) -> State:
        """A copy of where a game stands."""
        course, moves = self.course(game)
        return course.find(moves)

    def along(self, game: Excerpt) -> list[State]:
        """Where it stood after some of its moves, evenly spread; the many positions of another game are forgotten."""
        wanted, moves = self.course(game)
        for course in self.kept.values():
            if course is not wanted:
                course.points = []
        return wanted.along(moves)


POSITIONS = Positions()


# -- the process -------------------------------------------------------------------------------------------------------


def work(line: Connection, own_choose: Choose) -> None:
    """A worker's life: one thought after another."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    follow_server()
    tasks: dict[str, Callable[..., Any]] = {
        "choose": own_choose,
        "think": think,
        "advise": advise,
        "follow": follow,
        "solve": solve,
        "transcript": transcript,
    }
    line.send(READY)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):  # the server has ended
        while True:
            task, args = line.recv()
            try:
                answer = (DONE, tasks[task](*args))
            except Lacking:
                answer = (LACKING, None)
            except Exception as error:  # a bot's mistake is told, and costs no worker
                answer = (WRONG, repr(error))
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
