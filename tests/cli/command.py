"""The command line of Krainy, run in a process of its own or in that of the tests."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from krainy.cli.main import main
from tests.server.running import PATIENCE

ROOT = Path(__file__).parents[2]
Run = Callable[..., subprocess.CompletedProcess[str]]


def run(
    *args: str, stdin: str = "", lang: str = "en", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `python -m krainy` with these arguments."""
    clean = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    ways = [str(ROOT / "src"), clean.get("PYTHONPATH", "")]
    return subprocess.run(
        [sys.executable, "-m", "krainy", *args],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env={**clean, "KRAINY_LANG": lang, "PYTHONPATH": os.pathsep.join(ways), **(env or {})},
    )


def inside(*args: str, stdin: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    """The same without a process of its own, which takes a second: what the command answers is the same."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\n") for _ in range(2))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KRAINY_LANG", lang)
        for name, value in {
            "argv": ["krainy", *args],
            "stdin": io.StringIO(stdin),
            "stdout": out,
            "stderr": err,
        }.items():
            patch.setattr(sys, name, value)
        code = main()
    return subprocess.CompletedProcess(args, code, *map(written, (out, err)))


def written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.detach()
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()


def told(*args: str, stdin: str = "", lang: str = "en", how: Run = inside) -> str:
    """What a command that ends well prints."""
    done = how(*args, stdin=stdin, lang=lang)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
