"""A Ray cluster that plays the games of a match; Ray is imported here and only when it is asked for.

Ray starts a game again whose worker or machine was lost. A game is a pure function of the match and its number, so
it does not matter where and how often it is played; the results are kept by the one who asked.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import krainy
from krainy.engine.errors import BadInput

from .crew import GameFailed, Playing, attempt, first
from .plan import Match

HERE = "local"
RUNNING = "auto"
"""The cluster that runs on this machine."""
AHEAD = 2
"""Games that wait at the cluster for every one that is played: enough that no core is ever idle."""
CONNECTING = 10.0
JOINING = 120.0
"""Seconds within which a machine must answer, and its cluster take us."""
STORE = 100_000_000
"""Bytes that a cluster of our own may keep: results are small, and Ray would take a third of the memory."""
STARTS = 5
"""How often a cluster of our own is started: Ray gives up after half a minute, which a busy machine may need."""
AGAIN = 10
"""How often a game is started again whose worker was lost; one that kills all its workers must end some time."""


class Cluster:
    """The cluster at an address, or one of so many workers that is started on this machine and ends with us."""

    def __init__(self, address: str, workers: int) -> None:
        self.ray = library()
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL", "runtime_env": surroundings()}
        if address == HERE:
            # A worker that a busy machine starts slowly is waited for instead of being started anew for ever.
            os.environ.setdefault("RAY_worker_register_timeout_seconds", "600")
            # Nor are workers started ahead of the games: ours have surroundings of their own, and take none of those.
            os.environ.setdefault("RAY_prestart_worker_first_driver", "0")
            self.start({**quiet, "num_cpus": workers, "include_dashboard": False, "object_store_memory": STORE})
            return
        knock(address)
        try:
            self.ray.init(address, **quiet)
        except (ConnectionError, RuntimeError, ValueError):
            raise nobody_at(address) from None

    def start(self, settings: dict[str, Any]) -> None:
        """Start a cluster of our own."""
        for _ in range(STARTS):
            try:
                self.ray.init(HERE, **settings)
                return
            except Exception as error:  # Ray has no type of its own for a node that does not start
                self.ray.shutdown()
                said = next(iter(str(error).splitlines()), "")
        raise BadInput(f"--ray {HERE}: Ray could not start a cluster on this machine: {said}")

    def play(self, match: Match, numbers: Iterator[int]) -> Playing:
        """Play these games; every one is told as it ends, in no order."""
        ray = self.ray
        task = ray.remote(num_cpus=1, max_retries=AGAIN)(attempt)
        sent = ray.put(match)
        width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = {task.remote(sent, number): number for number in first(numbers, width)}
        while waiting:
            [ready], _ = ray.wait(list(waiting), num_returns=1)
            number = waiting.pop(ready)
            try:
                answer = ray.get(ready)
            except ray.exceptions.RayError as error:
                raise GameFailed(f"game {number} failed at the cluster: {str(error).splitlines()[0]}") from None
            if isinstance(answer, str):
                raise GameFailed(f"game {number} failed: {answer}")
            for following in first(numbers, 1):
                waiting[task.remote(sent, following)] = following
            yield answer

    def close(self) -> None:
        """Leave the cluster; one that was started for us ends."""
        self.ray.shutdown()


def library() -> Any:
    """Ray, if it is installed."""
    try:
        import ray
    except ImportError:
        raise BadInput('--ray needs the library ray: install it with pip install "krainy[arena-ray]"') from None
    return ray


def surroundings() -> dict[str, Any]:
    """How a worker finds this Krainy, compiled or not as we are; every machine has it at the same place."""
    pure = os.environ.get("KRAINY_PURE", "")
    return {"env_vars": {"PYTHONPATH": str(Path(krainy.__file__).parents[1]), "KRAINY_PURE": pure}}


def knock(address: str) -> None:
    """Refuse an address at which no cluster answers; Ray itself would try for minutes."""
    if address == RUNNING:
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise BadInput(f"--ray {address}: give local, auto, or HOST:PORT of a cluster")
    try:
        socket.create_connection((host, int(port)), CONNECTING).close()
        # Whoever listens there may be no cluster; then a process of its own can be given up.
        trial = [sys.executable, "-c", f"import ray; ray.init({address!r})"]
        subprocess.run(trial, capture_output=True, timeout=JOINING, check=True)
    except (OSError, OverflowError, subprocess.SubprocessError):
        raise nobody_at(address) from None


def nobody_at(address: str) -> BadInput:
    return BadInput(f"--ray {address}: there is no Ray cluster that we could join")
