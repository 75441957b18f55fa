"""A game is the same interpreted and compiled, and whatever order Python gives to its sets."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.once


def run(pure: str, hash_seed: str) -> list[str]:
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, "-m", "tests.engine.played"],
        cwd=ROOT,
        env={
            **os.environ,
            "KRAINY_PURE": pure,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        },
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_same_games_interpreted_and_compiled() -> None:
    with ThreadPoolExecutor(2) as pool:
        (how, *interpreted), (other, *compiled) = pool.map(run, ["1", "0"], ["1", "2"])
    assert how == "interpreted"
    if other == "interpreted":
        print("there are no compiled modules here: both runs were interpreted")
    assert len(interpreted) > 50
    # Compiled modules older than their sources fail here too: `./krainy` builds them anew.
    assert interpreted == compiled
