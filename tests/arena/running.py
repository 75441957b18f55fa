"""Real runs of `krainy arena`, and what they leave behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

import krainy
from krainy.arena.ledger import RESULTS, Ledger
from krainy.arena.plan import Match, arrange
from krainy.arena.playing import Result
from krainy.play.trial import CAP
from tests.waiting import looks

ROOT = Path(__file__).parents[2]
PATIENCE = 600
"""Seconds; a busy machine is slow, not wrong."""


def match_of(bots: str, seats: int | None = None, cap: int = CAP) -> Match:
    """The match of Ekö that the command line makes of these."""
    return arrange(krainy.load("eko"), bots.split(","), seats, {}, {}, 1, cap)


@contextmanager
def start(*args: str, **env: str) -> Iterator[subprocess.Popen[str]]:
    """Run `krainy arena` with these arguments; it ends with the block, whatever happens there."""
    process = subprocess.Popen(
        [sys.executable, "-m", "krainy", "arena", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "KRAINY_LANG": "en", "PYTHONPATH": str(ROOT / "src"), **env},
        preexec_fn=heed_interrupts,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def heed_interrupts() -> None:
    """Whoever runs the tests in the background ignores Ctrl-C, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def told(*args: str, **env: str) -> str:
    """What a run that ends well says."""
    with start(*args, **env) as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    return out


def lines(folder: Path) -> int:
    """How many games a folder holds."""
    path = folder / RESULTS
    return max(0, path.read_bytes().count(b"\n") - 1) if path.exists() else 0


def until(what: Callable[[], object], process: subprocess.Popen[str] | None = None) -> None:
    """Wait for something to come true, while a process lives."""
    for _ in looks(PATIENCE, "the arena"):
        if what():
            return
        assert process is None or process.poll() is None, process and process.communicate()


def timeless(results: Sequence[Result]) -> list[Result]:
    """Results without what no two runs have in common."""
    nothing = (0.0,) * len(results[0].seating)
    return [msgspec.structs.replace(result, seconds=nothing, slowest=nothing) for result in results]


def kept(folder: Path, match: Match, games: int) -> list[Result]:
    """What a folder holds of the first games of a match."""
    ledger = Ledger(folder, match)
    ledger.close()
    return ledger.played(games)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    if sys.platform != "linux":
        pairs = [line.split() for line in listed("-A", "-o", "pid=,ppid=").splitlines()]
        return [int(child) for child, parent in pairs if int(parent) == pid]
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else []


def cmdline(pid: int) -> str:
    """How a process was started, or what it calls itself; nothing if it is gone."""
    if sys.platform != "linux":
        return listed("-ww", "-o", "args=", "-p", str(pid)).strip()
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    except OSError:
        return ""


def listed(*options: str) -> str:
    """What `ps` says, where there is no /proc."""
    return subprocess.run(["ps", *options], capture_output=True, text=True).stdout


def workers(pid: int) -> list[int]:
    """Those children of an arena that play."""
    return [child for child in children(pid) if "spawn_main" in cmdline(child)]
