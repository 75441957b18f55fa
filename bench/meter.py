"""What all contestants of `krainy bench --peers` share: they measure when they are told to, and wait in between.

A contestant prints one JSON line about itself, then answers every line `TASK SECONDS` on its standard input with one
JSON line: how often per second of processor time each thing was done that TASK counts. It stays on one core, and while
it waits it costs nothing, so that several of them can be measured in turns within seconds of each other.
"""

import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

chance = random.Random(7).random


def pick(options: Sequence) -> object:
    """One of these, any as likely as any other; the same quick way for all contestants."""
    return options[int(chance() * len(options))]


def measure(step: Callable[[], tuple[int, ...]], seconds: float) -> list[float]:
    """Do one step over and over for so much processor time; what it counts, per second."""
    begun, elapsed = time.process_time(), 0.0
    totals: list[int] = []
    while elapsed < seconds:
        counts = step()
        totals = [one + other for one, other in zip(totals, counts, strict=True)] if totals else list(counts)
        elapsed = time.process_time() - begun
    return [total / elapsed for total in totals]


def answer(about: dict[str, object], tasks: dict[str, Callable[[], tuple[int, ...]]]) -> None:
    """Say who one is, then do what one is told until nobody tells anything."""
    if hasattr(os, "sched_setaffinity"):
        core = os.environ.get("ANCHOR_CORE", max(os.sched_getaffinity(0)))
        os.sched_setaffinity(0, {int(core)})
    for step in tasks.values():
        step()
    say({**about, "tasks": list(tasks)})
    for line in sys.stdin:
        task, seconds = line.split()
        say({"rates": measure(tasks[task], float(seconds)), "memory": peak_memory()})


def say(data: dict[str, object]) -> None:
    print(json.dumps(data), flush=True)


def peak_memory() -> float:
    """The most memory this process has had, in MB."""
    status = Path("/proc/self/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * 1024)  # macOS counts bytes
    # On Linux getrusage may tell what whoever started us had.
    [line] = [line for line in status.read_text().splitlines() if line.startswith("VmHWM:")]
    return int(line.split()[1]) / 1024


def shape(counts: list[int], games: int) -> dict[str, object]:
    """What its decisions are like, from the number of legal actions at each of them."""
    return {
        "legal": round(sum(counts) / len(counts), 1),
        "forced": round(counts.count(1) / len(counts), 3),
        "length": round(len(counts) / games, 1),
    }
