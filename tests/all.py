"""Runs every check there is: format, lint, types, imports, the tests interpreted and compiled, the page in a browser.

`./krainy test` starts it. Every check runs, also after one that failed; the last line counts what passed and what
failed. `--quick` is for the loop of work: it neither compiles nor opens a browser. `--only NAME` runs the tests of one
game or of one folder of tests (`eko`, `server`, `page`). Any other argument goes to pytest.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
REPORTS = Path("build/reports")
PAGE = Path("src/krainy/server/page/index.html")
RUN_TWICE = ["tests/engine", "tests/games", "tests/bots", "tests/play"]
"""The tests of what is compiled; all others test code that is interpreted in any case."""
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
    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0


def check_all(checks: dict[str, list[str]], tally: Tally) -> None:
    """Run checks that pass or fail as a whole, on all cores; their output matters only when they fail."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {name: pool.submit(check, command) for name, command in checks.items()}
        for name, result in running.items():
            print(f"{name} … ", end="", flush=True)
            run, seconds = result.result()
            print(f"{'ok' if run.returncode == 0 else 'FAILED'} ({seconds:.1f} s)", flush=True)
            if run.returncode == 0:
                tally.passed += 1
            else:
                tally.failed += 1
                print(run.stdout, flush=True)


def check(command: list[str]) -> tuple[subprocess.CompletedProcess[str], float]:
    """Run one check; its outcome, and the seconds that it took."""
    began = time.monotonic()
    run = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return run, time.monotonic() - began


def counted(name: str, command: list[str], report: Path, tally: Tally, env: dict[str, str] | None = None) -> None:
    """Run some tests and count them one by one, as their report does."""
    print(f"tests, {name} …", flush=True)
    report.unlink(missing_ok=True)
    run = subprocess.run(command, env=env)
    passed, failed, skipped = counts(report)
    if run.returncode != 0 and failed == 0:
        # No test found, a wrong argument, a crash of the runner: the report counts none of these.
        failed = 1
    print(f"tests, {name}: {passed} ok, {failed} wrong, {skipped} skipped\n", flush=True)
    tally.passed += passed
    tally.failed += failed


def test_python(name: str, pure: bool, arguments: list[str], tally: Tally) -> None:
    report = REPORTS / f"{name}.xml"
    # One more than there are cores, because a test waits now and then.
    workers = str((os.cpu_count() or 1) + 1)
    command = [sys.executable, "-m", "pytest", "-n", workers, "--dist", "worksteal", f"--junitxml={report}", *arguments]
    counted(name, command, report, tally, {**os.environ, "KRAINY_PURE": "1" if pure else "0"})


def test_interpreted(wish: Wish, tally: Tally) -> None:
    """Run on the interpreted engine what may come out differently there; without a compiler, everything."""
    if not wish.quick and not compiles():
        test_python("interpreted", True, [*wish.pytest, *wish.paths], tally)
    elif wish.quick or set(wish.paths) <= set(RUN_TWICE):
        # See docs/decisions/019-tests-once.md.
        test_python("interpreted", True, ["-m", "not once", *wish.pytest, *(wish.paths or RUN_TWICE)], tally)


def compiles() -> bool:
    """Whether the tests will also run on the compiled engine."""
    from tools import compile
    from tools.engine import native

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


def test_compiled(wish: Wish, tally: Tally) -> None:
    """Run the tests on the compiled engine, which must be there if it can be."""
    from tools import compile
    from tools.engine import native

    if native.pure():
        print("tests, compiled: left out, because KRAINY_PURE is set\n")
    elif native.find_tree():
        test_python("compiled", False, [*wish.pytest, *wish.paths], tally)
    elif not compile.compiler():
        print("tests, compiled: left out, because there is no C compiler here\n")
    else:
        tally.failed += 1
        print("tests, compiled: FAILED, the engine is not compiled: see build/compile.log\n")


def test_page(wish: Wish, tally: Tally) -> None:
    """Test the logic of the page, and play in a real browser against the real server."""
    missing = page_misses(wish)
    if missing:
        tally.failed += 1
        print(f"the page: FAILED, {missing}\n")
        return
    logic, stories = REPORTS / "page.xml", REPORTS / "stories.xml"
    if wish.only in ("", PAGE_ONLY):
        reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={logic.resolve()}"]
        counted("the page's logic", [*NPM, "test", "--", *reporters], logic, tally)
    if wish.quick:
        return
    if os.environ.get("CHROMIUM"):
        counted("in the browser", [*NPM, "run", "stories", "--", *wish.stories], stories, tally)
    else:
        tally.failed += 1
        print("tests, in the browser: FAILED, no chromium here (Debian: apt install chromium-headless-shell)\n")


def page_misses(wish: Wish) -> str:
    """What is missing to test the page; nothing if all is there."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "there is no Node 20 or newer here"
    if not wish.quick and not PAGE.exists():
        return "it is not built: ./krainy says above why, build/page.log has the whole story"
    return ""


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    REPORTS.mkdir(parents=True, exist_ok=True)
    wish = Wish.read(arguments)
    tally = Tally()
    page = wish.only in ("", PAGE_ONLY) and not page_misses(wish)
    check_all({**CHECKS, **(PAGE_CHECKS if page else {})}, tally)
    if wish.only != PAGE_ONLY:
        test_interpreted(wish, tally)
    if not wish.quick:
        from tools.start import compile_now

        compile_now([])  # `./krainy` has begun to compile
        if wish.only != PAGE_ONLY:
            test_compiled(wish, tally)
    if not wish.only or wish.stories or wish.only == PAGE_ONLY:
        test_page(wish, tally)
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
