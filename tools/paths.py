"""Where the parts of a clone lie, and what the set-up steps share: messages, stamps, the lock."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
WRONG = 2


class SetupError(Exception):
    """A step of the set-up failed; the text is one line for the person at the terminal."""


def say(text: str) -> None:
    """Tell the person at the terminal what is going on."""
    print(f"Krainy: {text}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def phase(text: str) -> Iterator[None]:
    """Announce a step before it begins and say afterwards how long it took."""
    began = time.monotonic()
    print(f"Krainy: {text} … ", end="", file=sys.stderr, flush=True)
    try:
        yield
    except BaseException:
        print(file=sys.stderr, flush=True)
        raise
    print(f"{time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], log: Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a command; its output goes to a log, of which a failure shows the end."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("ab") as file:
        done = subprocess.run([str(part) for part in command], stdout=file, stderr=file, cwd=cwd, env=env)
    if done.returncode != 0:
        last = log.read_text(encoding="utf-8", errors="replace").splitlines()[-10:]
        raise SetupError("\n".join([f"{Path(command[0]).name} failed, see {log.relative_to(ROOT)}", *last]))


def digest(files: Iterable[Path], *more: str) -> str:
    """A hash of the names and contents of files and of some text."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    whole.update("\0".join(more).encode())
    return whole.hexdigest()


def stamped(name: str, inputs: str) -> bool:
    """Whether a step was completed with these inputs."""
    try:
        return (VENV / f"{name}.stamp").read_text() == inputs
    except OSError:
        return False


def stamp(name: str, inputs: str) -> None:
    """Remember that a step was completed; an interrupted step leaves no stamp and is repeated."""
    VENV.mkdir(exist_ok=True)  # a package is built without an environment of ours
    (VENV / f"{name}.stamp").write_text(inputs)


@contextlib.contextmanager
def exclusive(path: Path, waiting: str = "") -> Iterator[None]:
    """Hold a lock file; whoever comes second says so, if it has something to say, and waits."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if waiting:
                say(waiting)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
