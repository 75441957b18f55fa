"""A small clone of the project with one tiny game, whose engine is really compiled, though without optimization."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 600.0
"""Seconds after which a test gives up; a busy machine is slow, not wrong."""
ASK = "from krainy import _native; print(_native.compiled(), _native.progress().state)"


def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited too long for {what}"
        time.sleep(0.05)


class Clone:
    """A project folder with its own build/, that uses the environment of the real one."""

    def __init__(self, place: Path) -> None:
        self.place = place
        unwanted = shutil.ignore_patterns(
            "page", "__pycache__", "compiled", "eko", "mysthea", "oath", "runewars", "xidit"
        )
        shutil.copytree(ROOT / "src", place / "src", ignore=unwanted)
        shutil.copytree(ROOT / "tools", place / "tools", ignore=unwanted)
        games = place / "src" / "krainy" / "games"
        shutil.copytree(ROOT / "tests" / "games" / "template" / "pebbles", games / "pebbles", ignore=unwanted)
        rewrite(games / "__init__.py", r"^NAMES = .*$", 'NAMES = ("pebbles",)')
        rewrite(place / "tools" / "compile.py", r'^((?:RUNTIME_)?OPTIMIZE) = ".*"$', r'\1 = "0"')
        for name in ("pyproject.toml", "requirements.lock", "requirements-build.lock"):
            shutil.copy(ROOT / name, place / name)
        (place / ".venv").symlink_to(ROOT / ".venv")
        self.trees = place / "build" / "native"

    def environment(self, **more: str) -> dict[str, str]:
        own = {"PYTHONPATH": str(self.place / "src"), "KRAINY_PURE": "", "KRAINY_NATIVE": "", "KRAINY_LANG": "en"}
        return {**os.environ, **own, "KRAINY_CACHE": str(self.place / "cache"), **more}

    def start_compile(self, *options: str, **environment: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [sys.executable, "-m", "tools.compile", *options],
            cwd=self.place,
            env=self.environment(**environment),
            start_new_session=True,
        )

    def compile(self, *options: str, **environment: str) -> int:
        return self.start_compile(*options, **environment).wait(PATIENCE)

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


def rewrite(file: Path, pattern: str, replacement: str) -> None:
    """Change a line of a copied file, which must be there."""
    text, count = re.subn(pattern, replacement, file.read_text("utf-8"), flags=re.M)
    assert count, f"{file}: no line {pattern}"
    file.write_text(text, "utf-8")
