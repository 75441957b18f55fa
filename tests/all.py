"""Runs every check there is: format, lint, types, imports, the tests interpreted and compiled, the page in a browser.

`./krainy test` starts it. Every check runs, also after one that failed; the last line counts what passed and what
failed. The checks, the tests of Python and those of the page run beside one another and are shown one after another.
`--quick` is for the loop of work: it neither compiles nor opens a browser. `--only NAME` runs the tests of one game or
of one folder of tests (`eko`, `server`, `page`). Any other argument goes to pytest.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tests import lanes
from tests.lanes import Lane
from tools import compile
from tools.engine import native

ROOT = Path(__file__).resolve().parent.parent
REPORTS = Path("build/reports")
PAGE = Path("src/krainy/server/page/index.html")
RUN_TWICE = ["tests/engine", "tests/games", "tests/bots", "tests/play/test_scenarios.py"]
"""The tests of what is compiled; all others test code that is interpreted in any case."""
QUICK = ["tests/engine", "tests/games", "tests/bots", "tests/play"]
"""The tests of the loop of work, which run interpreted."""
INTERRUPTED = 130
MEMORY = Path("/dev/shm")
"""A file system in memory, where Linux has one."""
MEMORY_BYTES = 4 * 2**30
"""The room that temporary files of a run may take, with some to spare."""
PAGE_ONLY = "page"
"""The name by which `--only` chooses the checks and the stories of the page."""

# As modules, because the scripts in .venv/bin break when the project's folder is moved.
IMPORT_LINTER = "from importlinter.cli import lint_imports_command as main; main()"
CHECKS = {
    "format": [sys.executable, "-m", "ruff", "format", "--check"],
    "lint": [sys.executable, "-m", "ruff", "check"],
    "types": [sys.executable, "-m", "mypy"],
    "imports": [sys.executable, "-c", IMPORT_LINTER],
}
NPM = ["npm", "--prefix", "web"]
PAGE_CHECKS = {
    "the page, types": [*NPM, "run", "check"],
    "the page, lint": [*NPM, "run", "lint"],
    "the page, format": [*NPM, "run", "format:check"],
}


@dataclass(frozen=True)
class Wish:
    """Which tests are wanted."""

    quick: bool
    only: str
    pytest: list[str]
    """Arguments for pytest."""
    paths: list[str]
    """Folders of tests; all if there are none."""
    stories: list[str]
    """Files of browser stories; all if there are none."""

    @classmethod
    def read(cls, arguments: list[str]) -> Wish:
        parser = argparse.ArgumentParser("./krainy test", allow_abbrev=False)
        parser.add_argument("--quick", action="store_true", help="neither compile nor open a browser")
        parser.add_argument("--only", default="", metavar="NAME", help="one game, or one folder of tests")
        known, rest = parser.parse_known_args(arguments)
        games = sorted(path.name for path in Path("src/krainy/games").iterdir() if (path / "__init__.py").exists())
        folders = sorted(path.name for path in Path("tests").iterdir() if any(path.glob("test_*.py")))
        if known.only in games:
            stories = [path.name for path in sorted(Path("tests/web").glob(f"{known.only}*.spec.ts"))]
            return cls(known.quick, known.only, ["-k", known.only, *rest], [], stories)
        if known.only in folders:
            return cls(known.quick, known.only, rest, [f"tests/{known.only}"], [])
        if known.only not in ("", PAGE_ONLY):
            parser.error(f"there are no tests of {known.only!r}; there are: {', '.join([*games, *folders, PAGE_ONLY])}")
        return cls(known.quick, known.only, rest, [], [])


class Tally:
    """What came of all checks and tests together."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.passed = self.failed = self.skipped = 0

    def add(self, passed: int = 0, failed: int = 0, skipped: int = 0) -> None:
        with self.lock:
            self.passed += passed
            self.failed += failed
            self.skipped += skipped


def check_all(checks: dict[str, list[str]], lane: Lane, tally: Tally) -> None:
    """Run checks that pass or fail as a whole, on all cores; their output matters only when they fail."""

    def timed(command: list[str]) -> tuple[int, bytes, float]:
        began = time.monotonic()
        return *lane.check(command), time.monotonic() - began

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {name: pool.submit(timed, command) for name, command in checks.items()}
        for name, result in running.items():
            lane.say(f"{name} … ", end="")
            code, output, seconds = result.result()
            lane.say(f"{'FAILED' if code else 'ok'} ({seconds:.1f} s)")
            if code:
                lane.say(output.decode(errors="replace"))
            tally.add(code == 0, code != 0)


def counted(
    name: str, command: list[str], report: Path, lane: Lane, tally: Tally, env: dict[str, str] | None = None
) -> None:
    """Run some tests and count them one by one, as their report does."""
    lane.say(f"tests, {name} …")
    report.unlink(missing_ok=True)
    began = time.monotonic()
    code = lane.run(command, env)
    seconds = time.monotonic() - began
    passed, failed, skipped = counts(report)
    if code != 0 and failed == 0:
        # No test found, a wrong argument, a crash of the runner: the report counts none of these.
        failed = 1
    lane.say(f"tests, {name}: {passed} ok, {failed} wrong, {skipped} skipped ({seconds:.1f} s)\n")
    tally.add(passed, failed, skipped)


def test_python(name: str, pure: bool, arguments: list[str], lane: Lane, tally: Tally) -> None:
    report = REPORTS / f"{name}.xml"
    # One more than there are cores, because a test waits now and then.
    workers = str((os.cpu_count() or 1) + 1)
    command = [sys.executable, "-m", "pytest", "-n", workers, "--dist", "worksteal", f"--junitxml={report}", *arguments]
    counted(name, command, report, lane, tally, {**os.environ, "KRAINY_PURE": "1" if pure else "0"})


def test_interpreted(wish: Wish, lane: Lane, tally: Tally) -> None:
    """Run on the interpreted engine what may come out differently there; without a compiler, everything."""
    if not wish.quick and not compiles():
        test_python("interpreted", True, [*wish.pytest, *wish.paths], lane, tally)
    elif wish.quick or set(wish.paths) <= set(QUICK):
        # See docs/decisions/019-tests-once.md.
        paths = wish.paths or (QUICK if wish.quick else RUN_TWICE)
        test_python("interpreted", True, ["-m", "not once", *wish.pytest, *paths], lane, tally)


def compiles() -> bool:
    """Whether the tests will also run on the compiled engine."""
    return not native.pure() and bool(compile.compiler())


def counts(report: Path) -> tuple[int, int, int]:
    """Passed, failed (errors included) and skipped, as a report of the JUnit kind has them."""
    try:
        suites = list(ElementTree.parse(report).getroot().iter("testsuite"))
    except (OSError, ElementTree.ParseError):
        return 0, 0, 0
    total, failures, errors, skipped = (
        sum(int(suite.get(kind, "0")) for suite in suites) for kind in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    return total - failed - skipped, failed, skipped


def test_compiled(wish: Wish, lane: Lane, tally: Tally) -> None:
    """Run the tests on the compiled engine, which must be there if it can be."""
    if native.pure():
        lane.say("tests, compiled: left out, because KRAINY_PURE is set\n")
    elif native.find_tree():
        test_python("compiled", False, [*wish.pytest, *wish.paths], lane, tally)
    elif not compile.compiler():
        lane.say("tests, compiled: left out, because there is no C compiler here\n")
    else:
        tally.add(failed=1)
        lane.say("tests, compiled: FAILED, the engine is not compiled: see build/compile.log\n")


def test_page(wish: Wish, lane: Lane, tally: Tally) -> None:
    """Test the logic of the page, and play in a real browser against the real server."""
    missing = page_misses(wish)
    if missing:
        tally.add(failed=1)
        lane.say(f"the page: FAILED, {missing}\n")
        return
    logic, stories = REPORTS / "page.xml", REPORTS / "stories.xml"
    if wish.only in ("", PAGE_ONLY):
        reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={logic.resolve()}"]
        counted("the page's logic", [*NPM, "test", "--", *reporters], logic, lane, tally)
    if wish.quick:
        return
    if os.environ.get("CHROMIUM"):
        wait_for_engine(lane)
        counted("in the browser", [*NPM, "run", "stories", "--", *wish.stories], stories, lane, tally)
    else:
        tally.add(failed=1)
        lane.say("tests, in the browser: FAILED, no chromium here (Debian: apt install chromium-headless-shell)\n")


def page_misses(wish: Wish) -> str:
    """What is missing to test the page; nothing if all is there."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "there is no Node 20 or newer here"
    if not wish.quick and not PAGE.exists():
        return "it is not built: ./krainy says above why, build/page.log has the whole story"
    return ""


def wait_for_engine(lane: Lane) -> None:
    """Wait until the engine is compiled: `./krainy` has begun to. What came of it, `test_compiled` says."""
    if not native.find_tree() and not native.pure():
        lane.check([sys.executable, "-m", "tools.compile", f"--parent={os.getpid()}"])


@contextlib.contextmanager
def temporary_files() -> Iterator[None]:
    """Keep the temporary files of all tests in memory, where that has room and lets programs run.

    Every acknowledged move waits for the disk; with hundreds of servers a disk that stands still would decide how long
    the tests take, and whether they pass.
    """
    if not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        yield
        return
    room = os.statvfs(MEMORY)
    if room.f_flag & os.ST_NOEXEC or room.f_bavail * room.f_frsize < MEMORY_BYTES:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="krainy-tests-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
        os.environ["TMPDIR"] = tempfile.tempdir = folder
        yield


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    REPORTS.mkdir(parents=True, exist_ok=True)
    wish = Wish.read(arguments)
    tally = Tally()

    def checks(lane: Lane) -> None:
        page = wish.only in ("", PAGE_ONLY) and not page_misses(wish)
        check_all({**CHECKS, **(PAGE_CHECKS if page else {})}, lane, tally)

    def tests(lane: Lane) -> None:
        if wish.only == PAGE_ONLY:
            return
        test_interpreted(wish, lane, tally)
        if not wish.quick:
            wait_for_engine(lane)
            test_compiled(wish, lane, tally)

    def page(lane: Lane) -> None:
        if not wish.only or wish.stories or wish.only == PAGE_ONLY:
            test_page(wish, lane, tally)

    try:
        with temporary_files():
            lanes.run(checks, tests, page)
    except KeyboardInterrupt:
        print("\ninterrupted")
        return INTERRUPTED
    print(f"{tally.passed} passed, {tally.failed} failed, {tally.skipped} skipped")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
