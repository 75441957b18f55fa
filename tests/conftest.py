"""What all tests share."""

import gc
import itertools
import os
import random
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

# What the server keeps in the user's cache folder stays in the project here.
os.environ.setdefault("KRAINY_CACHE", str(Path(__file__).parents[1] / "build" / "cache"))

# A busy machine is slow, not wrong: no deadline. The same examples in every run: the fuzzer looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
# Nor may they follow from what else runs: hypothesis draws constants that it reads in the sources of loaded modules.
vars(providers)["_get_local_constants"] = lambda: providers._local_constants

LONGEST = (
    "tests/start/",
    "tests/arena/",
    "tests/cli/test_attack",
    "tests/cli/test_bench",
    "tests/engine/test_pure",
    "tests/games/test_additions",
    "tests/play/test_languages",
    "tests/server/test_any_order",
    "tests/server/test_combinations",
    "tests/server/test_document",
    "tests/server/test_kills",
    "tests/server/test_mysthea_secrets",
    "tests/server/test_upgrade",
)
"""Tests that take longest: they begin first, so that no worker is left alone with them at the end."""
ALLOCATIONS = 10_000
"""So many new objects make the garbage collector look for cycles; Python's own 700 cost a tenth of all tests."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests at the beginning of what each worker gets: xdist cuts the list into one part for each."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    longest = [item for item in items if item.nodeid.startswith(LONGEST)]
    others = iter([item for item in items if not item.nodeid.startswith(LONGEST)])
    rest = len(items)
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        part = longest[worker::workers]
        size = rest // (workers - worker)
        rest -= size
        ordered += [*part, *itertools.islice(others, max(0, size - len(part)))]
    items[:] = [*ordered, *others]


gc.set_threshold(ALLOCATIONS, 10, 10)


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over what lives until the end, modules and tests, and look less often."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Whatever draws from Python's own generator, as the clients of `krainy load` do, draws the same in every run."""
    random.seed(item.nodeid)
