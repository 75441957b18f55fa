"""The compile of the engine: interrupted, twice at once, failed, impossible: a wrong engine is never used."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

from tests.start.clone import PATIENCE, Clone, until

PLAY = """
import krainy
from krainy.engine import state
from krainy.games.pebbles import scene, turn
g = krainy.load("pebbles").new(seats=2, seed=7)
while not g.over:
    seat = g.actors()[0]
    g.apply(seat, g.actions(seat)[-1])
print(turn.__file__.endswith(".py"), scene.__file__.endswith(".py"), state.__file__.endswith(".py"), g.winners, g.ply)
"""


def test_without_a_compiler_the_engine_runs_interpreted(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    assert clone.compile(PATH="", CC="") == 1
    assert clone.status()["state"] == "no-compiler"
    assert clone.ask() == "False no-compiler"


def test_a_compile_that_fails_leaves_the_sources_in_use(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    broken = tmp_path / "broken-cc"
    broken.write_text('#!/bin/sh\ncase "$*" in *-fsyntax-only*) exit 0;; esac\necho "internal error" >&2\nexit 1\n')
    broken.chmod(broken.stat().st_mode | stat.S_IXUSR)
    assert clone.compile(CC=str(broken)) == 1
    assert clone.status()["text"].endswith("failed, see build/compile.log")
    assert "internal error" in (tmp_path / "build" / "compile.log").read_text()
    assert clone.ask() == "False failed"
    # It is not tried at every start, only when somebody asks for it.
    (tmp_path / "build" / "compile.log").unlink()
    assert clone.compile(CC=str(broken)) == 1
    assert not (tmp_path / "build" / "compile.log").exists()
    assert clone.compile("--again", CC=str(broken)) == 1
    assert (tmp_path / "build" / "compile.log").exists()
    assert clone.finished() == []


def test_the_life_of_a_compile(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    interpreted = clone.ask(PLAY)
    assert interpreted.startswith("True True True")

    # Interrupted: nothing can be used, and what was compiled is kept.
    first = clone.start_compile()
    until(lambda: len(clone.objects()) > 2 or first.poll() is not None, "the first object files")
    assert first.poll() is None
    os.killpg(first.pid, signal.SIGKILL)
    first.wait(PATIENCE)
    assert clone.finished() == []
    assert clone.ask() == "False stopped"
    kept = clone.objects()

    # Twice at once: one compiles, the other waits and finds it done.
    both = [clone.start_compile(), clone.start_compile()]
    assert [process.wait(PATIENCE) for process in both] == [0, 0]
    assert len(clone.finished()) == 1
    assert list(clone.trees.glob("*.tmp")) == []
    assert kept.items() <= clone.objects().items()

    # Used: compiled modules from the tree, cold ones from the sources, the same game.
    assert clone.ask() == "True compiled"
    assert clone.ask(PLAY).split() == ["False", "True", "False", *interpreted.split()[3:]]
    assert clone.ask(KRAINY_PURE="1") == "False interpreted"
    assert list((tmp_path / "src").rglob("*.so")) == []

    # A changed source is never run by the tree of the old one.
    turn = tmp_path / "src" / "krainy" / "games" / "pebbles" / "turn.py"
    before = clone.objects()
    turn.write_text(turn.read_text() + "\n\nCHANGED = 1\n")
    assert clone.ask() == "False interpreted"
    assert clone.compile() == 0
    assert clone.ask("from krainy.games.pebbles import turn; print(turn.CHANGED, turn.__file__[-3:])") == "1 .so"
    new = [name for name in clone.objects() if name not in before]
    assert new
    assert not [name for name in new if "engine" in name or "bots" in name]  # only the changed game

    # An engine that plays differently is refused.
    replay = tmp_path / "tools" / "replay.py"
    replay.write_text(replay.read_text().replace("if not pure():", "print(pure())\n    if not pure():"))
    turn.write_text(turn.read_text() + "\nCHANGED_AGAIN = 1\n")
    assert clone.compile() == 1
    assert "plays differently" in clone.status()["text"]
    assert clone.ask() == "False failed"


def test_a_compile_in_the_background_ends_with_whoever_started_it(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    code = (
        "import subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-m', 'tools.compile', '--background'])\n"
        "print(child.pid, flush=True)\n"
        "time.sleep(3600)\n"
    )
    starter = subprocess.Popen(
        [sys.executable, "-c", code], cwd=tmp_path, env=clone.environment(), stdout=subprocess.PIPE, text=True
    )
    assert starter.stdout is not None
    child = int(starter.stdout.readline())
    until(lambda: (clone.trees / "status.json").exists(), "the compile to begin")
    assert clone.ask() == "False compiling"
    starter.kill()
    starter.wait()
    starter.stdout.close()
    until(lambda: not running(child), "the compile to end")
    assert clone.ask() == "False stopped"


def running(process: int) -> bool:
    """Whether a process exists, as far as the system tells."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
