"""A match on a real Ray cluster of several processes, one of which is killed while it plays."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from krainy.arena.crew import Crew

from .running import PATIENCE, children, cmdline, kept, lines, match_of, start, timeless, until

GAMES = 300
PLAYING = "ray::attempt"
"""What Ray calls a worker that plays."""


@pytest.fixture
def home() -> Iterator[Path]:
    """A short path, because Ray puts sockets there; Ray keeps the key of its clusters there as well."""
    place = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
    yield place
    shutil.rmtree(place, ignore_errors=True)


@pytest.fixture
def cluster(home: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A cluster of two workers on this machine, with the address at which it is found."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", f"--port={port}"]
    command += ["--node-ip-address=127.0.0.1", "--num-cpus=2", "--include-dashboard=false", f"--temp-dir={home}/ray"]
    command += ["--object-store-memory=100000000", "--disable-usage-stats"]
    # Processes of Ray that only look on.
    command += ["--no-monitor", "--include-log-monitor=false"]
    log = (home / "log").open("wb")
    # A busy machine may take minutes to start a worker; those that Ray starts ahead would never play.
    patient = {"RAY_worker_register_timeout_seconds": "600", "RAY_prestart_worker_first_driver": "0"}
    env = {**os.environ, "HOME": str(home), **patient}
    with log, subprocess.Popen(command, env=env, stdout=log, stderr=log) as process:
        try:
            until(lambda: b"block forever" in (home / "log").read_bytes())
            yield process, f"127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)


def descendants(pid: int) -> Iterator[int]:
    """All processes that stem from one."""
    for child in children(pid):
        yield child
        yield from descendants(child)


def test_killing_a_worker_of_a_cluster_loses_nothing(
    cluster: tuple[subprocess.Popen[bytes], str], home: Path, tmp_path: Path
) -> None:
    head, address = cluster
    folder = tmp_path / "match"
    args = ["eko", "--bots", "random,random", "--cap", "100", "--games", str(GAMES), "--ray", address]
    playing: list[int] = []

    def somebody_plays() -> bool:
        playing[:] = [pid for pid in descendants(head.pid) if cmdline(pid).startswith(PLAYING)]
        return bool(playing)

    with start(*args, "--out", str(folder), HOME=str(home)) as process:
        until(somebody_plays, process)
        os.kill(playing[0], signal.SIGKILL)
        assert lines(folder) < GAMES
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert lines(folder) == GAMES
    match = match_of("random,random", cap=100)
    alone = [result for result, _ in Crew(1).play(match, iter(range(50)))]
    assert timeless(kept(folder, match, 50)) == timeless(alone)
    assert len(list((folder / "records").iterdir())) == GAMES


def test_a_cluster_can_be_started_for_one_match(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "match"
    args = ["eko", "--bots", "random", "--seats", "3", "--games", "6", "--workers", "2", "--ray", "local"]
    with start(*args, "--out", str(folder), HOME=str(home), RAY_TMPDIR=str(home)) as process:
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    match = match_of("random", seats=3)
    alone = [result for result, _ in Crew(1).play(match, iter(range(6)))]
    assert timeless(kept(folder, match, 6)) == timeless(alone)
