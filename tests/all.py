"""Runs every check there is: format, lint, types, imports, the tests interpreted and compiled, the page in a browser.

`./krainy test` starts it. Every check runs, also after one that failed; arguments go to pytest;
the last line counts what passed and what failed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
REPORTS = Path("build/reports")
PAGE = Path("src/krainy/server/page/index.html")
RUN_TWICE = ["tests/engine", "tests/games", "tests/bots", "tests/play"]
"""The tests of what is compiled; all others test code that is interpreted in any case."""

# As modules, because the scripts in .venv/bin break when the project's folder is moved.
IMPORT_LINTER = "from importlinter.cli import lint_imports_command as main; main()"
CHECKS = {
    "format": [sys.executable, "-m", "ruff", "format", "--check"],
    "lint": [sys.executable, "-m", "ruff", "check"],
    "types": [sys.executable, "-m", "mypy"],
    "imports": [sys.executable, "-c", IMPORT_LINTER],
}


class Tally:
    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0


def check(name: str, command: list[str], tally: Tally) -> None:
    """Run one check that passes or fails as a whole; its output matters only when it fails."""
    print(f"{name} … ", end="", flush=True)
    began = time.monotonic()
    run = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    outcome = "ok" if run.returncode == 0 else "FAILED"
    print(f"{outcome} ({time.monotonic() - began:.1f} s)", flush=True)
    if run.returncode == 0:
        tally.passed += 1
    else:
        tally.failed += 1
        print(run.stdout, flush=True)


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
    command = [sys.executable, "-m", "pytest", "-n", "auto", f"--junitxml={report}", *arguments]
    if pure and compiles():
        # What follows in the compiled run need not run twice: see docs/decisions/019-tests-once.md.
        command += ["-m", "not compiled", *([] if arguments else RUN_TWICE)]
    counted(name, command, report, tally, {**os.environ, "KRAINY_PURE": "1" if pure else "0"})


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


def test_compiled(arguments: list[str], tally: Tally) -> None:
    """Run the tests on the compiled engine, which must be there if it can be."""
    from tools import compile
    from tools.engine import native

    if native.pure():
        print("tests, compiled: left out, because KRAINY_PURE is set\n")
    elif native.find_tree():
        test_python("compiled", False, arguments, tally)
    elif not compile.compiler():
        print("tests, compiled: left out, because there is no C compiler here\n")
    else:
        tally.failed += 1
        print("tests, compiled: FAILED, the engine is not compiled: see build/compile.log\n")


def test_page(tally: Tally) -> None:
    """Check the page, test its logic, and play in a real browser against the real server."""
    missing = page_misses()
    if missing:
        tally.failed += 1
        print(f"the page: FAILED, {missing}\n")
        return
    npm = [shutil.which("npm") or "npm", "--prefix", "web"]
    check("the page, types", [*npm, "run", "check"], tally)
    logic, stories = REPORTS / "page.xml", REPORTS / "stories.xml"
    reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={logic.resolve()}"]
    counted("the page's logic", [*npm, "test", "--", *reporters], logic, tally)
    if os.environ.get("CHROMIUM"):
        counted("in the browser", [*npm, "run", "stories"], stories, tally)
    else:
        tally.failed += 1
        print("tests, in the browser: FAILED, there is no chromium here (Debian: apt install chromium)\n")


def page_misses() -> str:
    """What is missing to test the page; nothing if all is there."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "there is no Node 20 or newer here"
    if not PAGE.exists():
        return "it is not built: ./krainy says above why, build/page.log has the whole story"
    return ""


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    REPORTS.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    for name, command in CHECKS.items():
        check(name, command, tally)
    test_python("interpreted", True, arguments, tally)
    test_compiled(arguments, tally)
    test_page(tally)
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
