"""A sparing log: whatever happens again and again is written a few times a minute, and then counted."""

import logging
import time
from collections import Counter

PERIOD = 60.0
MOST = 20
"""Lines of one kind in a period."""
KINDS = 1_000
NAMES = ("krainy", "uvicorn.error", "asyncio", "websockets.server")
"""The logs that a caller can make grow."""


class Sparing(logging.Filter):
    """Lets a few records of each kind pass in a period; the first one afterwards says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.began = time.monotonic()
        self.seen: Counter[tuple[str, str]] = Counter()
        self.left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now > self.began + PERIOD or len(self.seen) > KINDS:
            self.began = now
            self.left_out += +Counter({kind: count - MOST for kind, count in self.seen.items()})
            self.seen.clear()
        kind = (record.name, str(record.msg))
        self.seen[kind] += 1
        if self.seen[kind] > MOST:
            return False
        missed = self.left_out.pop(kind, 0)
        if missed:
            record.msg, record.args = f"{record.getMessage()} (and {missed} more like this)", None
        return True


def be_sparing() -> None:
    """From now on the log of the server does not grow with an attack."""
    fresh = Sparing()
    for name in NAMES:
        logger = logging.getLogger(name)
        for old in [one for one in logger.filters if isinstance(one, Sparing)]:
            logger.removeFilter(old)
        logger.addFilter(fresh)
