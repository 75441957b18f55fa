"""Bots that are programs in any language, `program:COMMAND`: JSON lines on standard input and output.

A program is a process of its own with limits. One that hangs, dies, or says what nobody asked for is killed and loses
its move; it is started anew for the next one, and after three lost moves no more.
"""

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import weakref
from dataclasses import dataclass, fields
from queue import Empty, Full, Queue
from typing import Any, BinaryIO

from krainy.bots.search import Search
from krainy.bots.tree import ONE
from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput
from krainy.engine.sight import Sight
from krainy.engine.state import State

from .substitution import Failed, Lost

PROGRAM = "program:"
"""How the name of such a bot begins."""
PROTOCOL = 1
SECONDS = 5.0
"""How long it may think about one choice, unless the table says otherwise."""
STARTING = 5.0
"""How much longer it may take for its first one."""
MEMORY = 1 << 30
"""The bytes of data that its process may have, where the system keeps such a limit."""
FILE = 16 << 20
"""The most bytes that it may write into one file."""
LINE = 1 << 20
"""The longest line that is read from it."""
LINES = 1000
"""So many of its lines, and of ours, may wait."""
WORLDS = 10_000
"""So many worlds it may have for one choice."""
SHARES = 10_000
"""Chances are told in so many parts, as whole numbers."""
PATIENCE = 3
"""After so many lost moves it is not asked any more."""
PASSED_ON = ("PATH", "HOME", "LANG", "TMPDIR", "SYSTEMROOT")
"""What it gets of our environment."""


@dataclass(frozen=True)
class Wish:
    """One line of a program: an action as its answer, or what it wants of imagined worlds."""

    id: int = -1
    action: int | None = None
    imagine: int | None = None
    copy: int | None = None
    world: int | None = None
    seat: int = -1
    look: int | None = None


WISHES = frozenset(field.name for field in fields(Wish))


def wish_in(line: bytes) -> Wish:
    """What a line says, or a `ValueError`: an object with numbers, some of those of a wish."""
    try:
        said = json.loads(line)
    except RecursionError:
        raise ValueError("too deep") from None
    if not isinstance(said, dict) or not WISHES.issuperset(said):
        raise ValueError("no wish")
    if not all(type(number) is int or (number is None and name not in ("id", "seat")) for name, number in said.items()):
        raise ValueError("no number")
    return Wish(**said)


def words_of(name: str) -> list[str]:
    """The command of a bot that is a program."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as mistake:
        raise BadInput(f"'{name}': {mistake}".lower()) from None
    if not words or shutil.which(words[0]) is None:
        raise BadInput(f"'{name}': there is no program to start; write program:COMMAND")
    return words


class Program:
    """A player that is asked by lines."""

    def __init__(self, words: list[str], seed: int, seconds: float) -> None:
        self.words = words
        self.seconds = seconds or SECONDS
        self.limited = seconds > 0.0
        """Somebody waits: starting it counts, too."""
        self.dice = Dice(seed)
        self.running: Process | None = None
        self.asked = 0
        self.lost = 0

    def choose(self, sight: Sight) -> int:
        """What the program answers before its time is over."""
        try:
            return self.ask(sight)
        except Failed as mistake:
            self.lost += 1
            if self.running is not None:
                self.running.end()
                self.running = None
            if self.lost == PATIENCE:
                raise Lost(str(mistake)) from None
            raise

    def ask(self, sight: Sight) -> int:
        deadline = time.monotonic() + self.seconds
        world = sight.imagine(self.dice.seed())
        if self.running is None:
            deadline += 0.0 if self.limited else STARTING
            self.running = Process(self.words)
            about = {"game": world.game.name, "rules": world.game.version, "seats": world.seats, "seat": sight.seat}
            self.running.say({"type": "hello", "protocol": PROTOCOL, **about, "seed": self.dice.seed() >> 72})
        self.asked += 1
        self.running.say(self.question(sight, world))
        worlds = Worlds(sight)
        while True:
            line = self.running.hear(deadline, self.seconds)
            try:
                wish = wish_in(line)
            except ValueError:
                raise Failed(f"it wrote {said(line)}, which is no answer") from None
            if wish.action is not None and wish.world is None:
                if wish.id != self.asked:
                    raise Failed(f"it answered question {wish.id} when it was asked question {self.asked}")
                if wish.action not in sight.actions:
                    raise Failed(f"it answered {wish.action}, which is not one of its legal actions")
                return wish.action
            self.running.say(worlds.fulfil(wish, line))

    def question(self, sight: Sight, world: State) -> dict[str, Any]:
        """All that the program gets to know for a choice; what is told of actions is told in an imagined world."""
        words = world.game.vocabulary
        return {
            "type": "choose",
            "id": self.asked,
            "seat": sight.seat,
            "ply": sight.ply,
            "seconds": self.seconds,
            "secret": sight.together,
            "pass": sight.pass_action,
            "legal": sight.actions,
            "actions": [
                {
                    "action": action,
                    "name": words.find(action).name,
                    "targets": words.targets(action),
                    "text": world.game.phrase(world, action),
                }
                for action in sight.actions
            ],
            "view": sight.view,
        }


class Worlds:
    """The games that a program imagines for one choice. They live here: it names them by number."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worlds: list[State] = []
        self.judge = Search(0)

    def fulfil(self, wish: Wish, line: bytes) -> dict[str, Any]:
        """What was asked for, or the program loses its move."""
        if wish.imagine is not None:
            if not 0 <= wish.imagine < 1 << 62:
                raise Failed(f"it imagined with the seed {wish.imagine}; seeds are 0 to 2**62 - 1")
            return self.add(self.sight.imagine(wish.imagine))
        if wish.copy is not None:
            return self.add(self.find(wish.copy).clone())
        if wish.world is None:
            raise Failed(f"it wrote {said(line)}, which is no answer")
        world = self.find(wish.world)
        if wish.look is not None:
            if not -1 <= wish.look < world.seats:
                raise Failed(f"it looked from seat {wish.look}, which there is not")
            return {"type": "view", "world": wish.world, "view": world.view(wish.look)}
        if wish.action is None or not world.legal(wish.seat, wish.action):
            raise Failed(f"in world {wish.world} seat {wish.seat} may not take {wish.action}")
        world.do(wish.seat, wish.action)
        return self.tell(wish.world)

    def find(self, number: int) -> State:
        if not 0 <= number < len(self.worlds):
            raise Failed(f"it spoke of world {number}, which there is not")
        return self.worlds[number]

    def add(self, world: State) -> dict[str, Any]:
        if len(self.worlds) == WORLDS:
            raise Failed(f"it imagined more than {WORLDS} worlds for one choice")
        self.worlds.append(world)
        return self.tell(len(self.worlds) - 1)

    def tell(self, number: int) -> dict[str, Any]:
        """Where a world stands, and everybody's chances in it as our bots judge them at first sight."""
        world = self.worlds[number]
        return {
            "type": "world",
            "world": number,
            "ply": world.ply,
            "over": world.over,
            "winners": [seat for seat in range(world.seats) if world.winners >> seat & 1],
            "asked": [{"seat": seat, "legal": world.actions(seat)} for seat in world.actors()],
            "chances": [value * SHARES // ONE for value in self.judge.judge(world.clone())],
        }


class Process:
    """A program that runs, with threads that speak and listen, so that it can keep nobody waiting."""

    def __init__(self, words: list[str]) -> None:
        self.errors: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                env=environment,
                start_new_session=True,
            )
        except OSError as mistake:
            raise Failed(f"it could not be started: {mistake.strerror}") from None
        limit(self.process.pid)
        self.said: Queue[bytes] = Queue(LINES)
        self.heard: Queue[bytes] = Queue(LINES)
        self.end = weakref.finalize(self, end, self.process, self.said, self.errors)
        threading.Thread(target=speak, args=(self.process, self.said), daemon=True).start()
        threading.Thread(target=listen, args=(self.process, self.heard), daemon=True).start()

    def say(self, message: dict[str, Any]) -> None:
        try:
            self.said.put_nowait(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        except Full:
            raise Failed("it asks without listening") from None

    def hear(self, deadline: float, seconds: float) -> bytes:
        """Its next line, within its time."""
        try:
            line = self.heard.get(timeout=max(0.0, deadline - time.monotonic()))
        except Empty:
            raise Failed(f"it did not answer within {seconds:g} s") from None
        if line:
            return line
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, self.errors.tell() - LINE))
        last = self.errors.read().decode("utf-8", "replace").strip().splitlines()[-1:]
        raise Failed(f"it ended{f' ({last[0]})' if last else ''}")


def speak(process: subprocess.Popen[bytes], said: Queue[bytes]) -> None:
    """Write what is to be said, until the process has ended."""
    assert process.stdin is not None
    with contextlib.suppress(OSError), process.stdin as pipe:
        while line := said.get():
            pipe.write(line)
            pipe.flush()


def listen(process: subprocess.Popen[bytes], heard: Queue[bytes]) -> None:
    """Read line by line, as long as somebody takes them; an empty one is the end."""
    assert process.stdout is not None
    with contextlib.suppress(OSError, Full), process.stdout as pipe:
        while line := pipe.readline(LINE):
            heard.put_nowait(line)
    with contextlib.suppress(Full):
        heard.put_nowait(b"")


def end(process: subprocess.Popen[bytes], said: Queue[bytes], errors: BinaryIO) -> None:
    """Kill a program, and what it has started; whoever speaks to it stops."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    with contextlib.suppress(Empty):
        while True:
            said.get_nowait()
    said.put(b"")
    errors.close()


def limit(pid: int) -> None:
    """Limit what a process may take, on Linux; other systems have no call for it."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError):  # it may have ended already
            resource.prlimit(pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (FILE, FILE))
            resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))


def said(line: bytes) -> str:
    """A line of a program as it is shown."""
    return repr(line.decode("utf-8", "replace").strip()[:60])
