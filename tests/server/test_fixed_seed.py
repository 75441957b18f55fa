"""What the browser stories rely on: a port that the system gives, and chance that follows from one seed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .running import PATIENCE, ROOT, kill, quick_settings, serving, until


@contextmanager
def served(data: Path, seed: str) -> Iterator[str]:
    """The address that `krainy serve --port 0` prints, with a fixed seed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KRAINY_LANG": "en", "KRAINY_TEST_SEED": seed}
    command = [sys.executable, "-m", "krainy", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        assert b"KRAINY_TEST_SEED is set" in process.stderr.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline().decode())
        assert found
        assert int(found[1]) > 0
        yield found[0]
    finally:
        kill(process)
        process.stdout.close()
        process.stderr.close()


def finished_game(address: str) -> dict[str, object]:
    """The record of a game between bots."""
    with httpx.Client(
        base_url=address, timeout=PATIENCE, verify=False, headers={"origin": address.rstrip("/")}
    ) as http:
        assert http.post("/api/guest", json={"name": "Ala"}).status_code == 201
        table = http.post("/api/tables", json={"game": "eko", "chairs": ["greedy", "random"], "pace": 0}).json()[
            "table"
        ]
        until(lambda: bool(http.get(f"/api/tables/{table}").json()["status"] == "over"), "the game to end")
        return dict(http.get(f"/api/tables/{table}/record").json())


def test_one_seed_gives_one_game(tmp_path: Path) -> None:
    with served(tmp_path / "one", "7") as address:
        records = [finished_game(address)]
    for name, seed in (("again", 7), ("other", 8)):
        with serving(quick_settings(tmp_path / name, seed=seed)) as server:
            records.append(finished_game(server.address))
    one, again, other = [(record["seed"], record["moves"]) for record in records]
    assert one == again
    assert one != other


@pytest.mark.parametrize(
    ("variable", "value", "arguments"),
    [
        ("KRAINY_TEST_SEED", "seven", []),
        ("KRAINY_TEST_SEED", "9" * 5000, []),
        ("KRAINY_TEST_SEED", "7", ["--host", "0.0.0.0"]),
        ("KRAINY_TEST_CLOCK", "/dev/null", ["--host", "0.0.0.0"]),
    ],
)
def test_a_wrong_use_is_refused_in_one_line(
    variable: str,
    value: str,
    arguments: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from krainy.cli.main import main

    monkeypatch.setenv(variable, value)
    monkeypatch.setattr("sys.argv", ["krainy", "serve", "--port", "0", "--data", str(tmp_path), *arguments])
    assert main() == 2
    assert capsys.readouterr().err.count("\n") == 1
