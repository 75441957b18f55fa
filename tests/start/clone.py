"""A small clone of the project with one tiny game, whose engine is really compiled, though without optimization."""

import contextlib
import fcntl
import json
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import termios
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import krainy
from tests.waiting import looks

ROOT = Path(__file__).parents[2]
PATIENCE = 600.0
"""Seconds after which a test gives up; a busy machine is slow, not wrong."""
COMPILED = ("__init__", "flow", "game", "state")
"""The modules of the engine that a clone compiles."""
ASK = "from krainy import _native; print(_native.compiled(), _native.progress().state)"


def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is true."""
    for _ in looks(PATIENCE, what):
        if true():
            return


class Clone:
    """A project folder with its own build/, that uses the environment of the real one."""

    def __init__(self, place: Path) -> None:
        self.place = place
        # Bytecode is copied too, as far as Python has kept any; Python itself sees which of it no longer fits.
        unwanted = shutil.ignore_patterns("page", "compiled", *krainy.names())
        shutil.copytree(ROOT / "src", place / "src", ignore=unwanted)
        shutil.copytree(ROOT / "tools", place / "tools", ignore=unwanted)
        games = place / "src" / "krainy" / "games"
        shutil.copytree(ROOT / "tests" / "games" / "template" / "pebbles", games / "pebbles", ignore=unwanted)
        rewrite(games / "__init__.py", r"^NAMES = .*$", 'NAMES = ("pebbles",)')
        # Only the base classes of games are compiled, with what inherits from them: tests look at no other C files.
        compiled = f'inside[0] == "games" and len(inside) == 3 or inside[0] == "engine" and path.stem in {COMPILED}'
        rewrite(
            place / "tools" / "compile.py", r"if path.stem in COLD or", f"if not ({compiled}) or path.stem in COLD or"
        )
        rewrite(place / "tools" / "compile.py", r'^((?:[A-Z]+_)?OPTIMIZE) = ".*"$', r'\1 = "0"')
        for file in [ROOT / "krainy", ROOT / "pyproject.toml", *ROOT.glob("requirements*.lock")]:
            shutil.copy(file, place / file.name)
        (place / ".venv").symlink_to(ROOT / ".venv")
        self.trees = place / "build" / "native"

    def environment(self, **more: str) -> dict[str, str]:
        own = {"PYTHONPATH": str(self.place / "src"), "KRAINY_PURE": "", "KRAINY_NATIVE": "", "KRAINY_LANG": "en"}
        return {**os.environ, **own, "KRAINY_CACHE": str(self.place / "cache"), **more}

    def start_compile(self, *options: str, **environment: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [str(self.place / ".venv" / "bin" / "python"), "-m", "tools.compile", *options],
            cwd=self.place,
            env=self.environment(**environment),
            start_new_session=True,
        )

    def compile(self, *options: str, **environment: str) -> int:
        return self.start_compile(*options, **environment).wait(PATIENCE)

    def krainy(self, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        """Run `./krainy` to its end."""
        command = [str(self.place / "krainy"), *arguments]
        return subprocess.run(
            command, env=self.environment(**environment), capture_output=True, text=True, timeout=PATIENCE
        )

    def first_lines(self, number: int, *arguments: str, **environment: str) -> list[str]:
        """The first lines that `./krainy` writes to stderr; after them it is ended."""
        command = [str(self.place / "krainy"), *arguments]
        process = subprocess.Popen(command, env=self.environment(**environment), stderr=subprocess.PIPE, text=True)
        assert process.stderr is not None
        with process.stderr as told:
            lines = [told.readline().rstrip("\n") for _ in range(number)]
            process.kill()
            process.wait(PATIENCE)
        return lines

    def ask(self, code: str = ASK, **environment: str) -> str:
        """What some Python code prints that imports the Krainy of this clone."""
        command = [sys.executable, "-P", "-c", code]
        done = subprocess.run(command, env=self.environment(**environment), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def status(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.trees / "status.json").read_text())
        return found

    def finished(self) -> list[Path]:
        """The trees that can be used."""
        return [path.parent for path in self.trees.glob("*/tree.json") if path.parent.suffix != ".tmp"]

    def objects(self) -> dict[str, int]:
        """The object files with the times at which they were made."""
        return {path.name: path.stat().st_mtime_ns for path in (self.trees / "objects").glob("*.o")}


class Terminal:
    """A command in a terminal of its own, in which one can press Ctrl-C."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            command,
            env=environment,
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            preexec_fn=self._take_terminal,
        )
        os.close(inside)
        self.shown = ""
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    @staticmethod
    def _take_terminal() -> None:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests that run in the background ignore it, as do their children

    def _read(self) -> None:
        # When the last process has closed the terminal, Linux raises an error and others send nothing.
        with contextlib.suppress(OSError), os.fdopen(self.screen, "rb", 0, closefd=False) as screen:
            while part := screen.read(4096):
                self.shown += part.decode(errors="replace")

    def press_ctrl_c(self) -> None:
        os.write(self.screen, b"\x03")

    def end(self) -> int:
        """Wait until the command has ended; its exit code."""
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        os.close(self.screen)
        return code


def children(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
    lines = [line.split() for line in listed.stdout.splitlines()]
    return [int(child) for child, parent, state in lines if int(parent) == process and not state.startswith("Z")]


def rewrite(file: Path, pattern: str, replacement: str) -> None:
    """Change a line of a copied file, which must be there."""
    text, count = re.subn(pattern, replacement, file.read_text("utf-8"), flags=re.M)
    assert count, f"{file}: no line {pattern}"
    file.write_text(text, "utf-8")
