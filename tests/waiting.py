"""Waiting for what another process or thread does."""

import time
from collections.abc import Iterator

FIRST, LONGEST = 0.01, 0.2
"""Seconds between two looks: looking costs processor time, which those who are waited for need themselves."""


def looks(patience: float, what: str) -> Iterator[None]:
    """One look after another, at growing distances; whoever waits too long is told for what."""
    end = time.monotonic() + patience
    pause = FIRST
    while True:
        yield
        assert time.monotonic() < end, f"waited too long for {what}"
        time.sleep(pause)
        pause = min(LONGEST, 1.3 * pause)
