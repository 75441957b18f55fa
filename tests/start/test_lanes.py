"""How `./krainy test` runs its parts: beside one another, shown one after another, ended together, counted truly."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.start.clone import ROOT, Terminal, until

BESIDE = """
from tests import lanes

def first(lane):
    lane.run(["sh", "-c", "echo begun; until [ -e file ]; do sleep 0.05; done; echo ended"])

def second(lane):
    lane.run(["sh", "-c", "touch file; echo second"])

lanes.run(first, second)
"""
"""The first lane ends only when the second has run."""
COUNTED = """
import sys
from pathlib import Path
from tests import lanes, all

tally = all.Tally()
write = "open('report', 'w').write('<testsuite tests=\\"5\\" failures=\\"1\\" errors=\\"1\\" skipped=\\"1\\"/>')"

def checks(lane):
    bad = [sys.executable, "-c", "import sys; print('what is wrong'); sys.exit(3)"]
    all.check_all({"good": [sys.executable, "-c", "print('not shown')"], "bad": bad}, lane, tally)

def tests(lane):
    all.counted("told", [sys.executable, "-c", write], Path("report"), lane, tally)
    all.counted("crashed", [sys.executable, "-c", "import sys; sys.exit(3)"], Path("report"), lane, tally)

lanes.run(checks, tests)
print(tally.passed, tally.failed, tally.skipped)
"""
ENDED = """
import sys
from tests import lanes

def lane(lane):
    lane.run(["sh", "-c", "sleep 1000 & wait"])  # sh lets the sleep ignore Ctrl-C
    lane.run(["echo", "never"])

try:
    lanes.run(lane, lane)
except KeyboardInterrupt:
    sys.exit(130)
"""


def run(script: str, folder: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_lanes_run_beside_one_another_and_are_shown_one_after_another(tmp_path: Path) -> None:
    assert run(BESIDE, tmp_path) == ["begun", "ended", "second"]


def test_what_fails_is_shown_and_counted(tmp_path: Path) -> None:
    lines = run(COUNTED, tmp_path)
    assert lines[-1] == "3 4 1"
    assert "not shown" not in lines
    assert lines.index("what is wrong") > 0
    counted = [line.partition(" (")[0] for line in lines]
    assert "tests, told: 2 ok, 2 wrong, 1 skipped" in counted
    assert "tests, crashed: 0 ok, 1 wrong, 0 skipped" in counted


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_ends_everything(number: int) -> None:
    terminal = Terminal([sys.executable, "-c", ENDED], {**os.environ, "PYTHONPATH": str(ROOT)})
    until(lambda: len(groups(terminal.process.pid)) == 2, "both lanes to begin")
    begun = groups(terminal.process.pid)
    if number == signal.SIGINT:
        terminal.press_ctrl_c()
    else:
        terminal.process.send_signal(number)
    assert terminal.end() == 130
    assert "never" not in terminal.shown
    until(lambda: not members(begun), "the processes to be gone")


def groups(parent: int) -> set[int]:
    """The process groups of the commands that a process has started, each with a child of its own."""
    listed = subprocess.run(["ps", "-A", "-o", "pgid=,ppid=,args="], capture_output=True, text=True, check=True)
    lines = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    begun = {int(group) for group, above, _ in lines if int(above) == parent}
    return {group for group in begun if any(int(above) == group and "sleep" in args for _, above, args in lines)}


def members(wanted: set[int]) -> list[str]:
    """The processes of some groups."""
    listed = subprocess.run(["ps", "-A", "-o", "pgid=,stat="], capture_output=True, text=True, check=True)
    lines = [line.split() for line in listed.stdout.splitlines()]
    return [state for group, state in lines if int(group) in wanted and not state.startswith("Z")]
