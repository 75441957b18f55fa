"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# What the server keeps in the user's cache folder stays in the project here.
os.environ.setdefault("KRAINY_CACHE", str(Path(__file__).parents[1] / "build" / "cache"))

# A busy machine is slow, not wrong: no deadline. The same examples in every run: the fuzzer looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

LONGEST = ("tests/start/", "tests/arena/", "tests/server/test_upgrade")
"""Tests that take longest: they begin first, so that no worker is left alone with them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
