"""Lanes of commands: the lanes run beside one another, and what they print is shown one lane after another."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue


class Interrupted(Exception):
    """The run was interrupted; nothing more is to be started."""


class Commands:
    """The commands that run now, so that all of them can be ended."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.running: set[subprocess.Popen[bytes]] = set()
        self.ending = False

    def run(self, command: list[str], out: Callable[[bytes], None], env: dict[str, str] | None = None) -> int:
        """Run a command to its end and hand on what it prints, as soon as it does; its exit code."""
        with self.lock:
            if self.ending:
                raise Interrupted
            # A process group of its own: Ctrl-C reaches us alone, and we end the group, grandchildren included.
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=env,
                process_group=0,
            )
            self.running.add(process)
        assert process.stdout is not None
        with process.stdout:
            while part := os.read(process.stdout.fileno(), 65536):
                out(part)
        code = process.wait()
        with self.lock:
            self.running.discard(process)
        return code

    def end(self) -> None:
        """Interrupt every command that runs and wait for it, so that tests end the processes that they have started.

        What is left of its process group is killed; so is everything, if somebody interrupts the waiting, too.
        """
        with self.lock:
            self.ending = True
            running = list(self.running)
        try:
            for process in running:
                send(process, signal.SIGINT)
            for process in running:
                process.wait()
        finally:
            for process in running:
                send(process, signal.SIGKILL)


def send(process: subprocess.Popen[bytes], number: int) -> None:
    """Send a signal to the process group of a command."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, number)


class Lane:
    """Work in a thread of its own; what it prints is kept until somebody shows it."""

    def __init__(self, work: Callable[[Lane], None], commands: Commands) -> None:
        self.commands = commands
        self.printed: SimpleQueue[bytes | None] = SimpleQueue()
        self.error: BaseException | None = None
        self.thread = threading.Thread(target=self._work, args=[work], daemon=True)
        self.thread.start()

    def _work(self, work: Callable[[Lane], None]) -> None:
        try:
            work(self)
        except Interrupted:
            pass
        except BaseException as error:
            self.error = error
        finally:
            self.printed.put(None)

    def say(self, text: str, end: str = "\n") -> None:
        self.printed.put(f"{text}{end}".encode())

    def run(self, command: list[str], env: dict[str, str] | None = None) -> int:
        """Run a command that prints into this lane; its exit code."""
        return self.commands.run(command, self.printed.put, env)

    def check(self, command: list[str]) -> tuple[int, bytes]:
        """Run a command whose output matters only when it fails; its exit code and its output."""
        output = bytearray()
        return self.commands.run(command, output.extend), bytes(output)

    def show(self) -> None:
        """Show what the lane has printed and prints until it ends."""
        while (part := self.printed.get()) is not None:
            sys.stdout.buffer.write(part)
            sys.stdout.buffer.flush()
        if self.error is not None:
            raise self.error


def run(*works: Callable[[Lane], None]) -> None:
    """Run lanes beside one another and show them in this order. An interruption ends all of them."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        # Where nohup lets us ignore that the terminal is gone, we do.
        if number != signal.SIGHUP or signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)
    sys.stdout.flush()
    commands = Commands()
    lanes = [Lane(work, commands) for work in works]
    try:
        for lane in lanes:
            lane.show()
    except BaseException:
        commands.end()
        raise
