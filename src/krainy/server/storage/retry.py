"""Retrying: which failures pass by themselves, such as a full disk or a locked database, and when to try again."""

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..errors import Refused

PASSING = {5: "locked", 6: "locked", 8: "read-only", 10: "disk error", 13: "full", 14: "cannot be opened"}
"""SQLite's primary result codes of faults that are not ours: busy, locked, readonly, ioerr, full, cantopen."""
WAIT = 5
"""Seconds after which a call is worth repeating."""
FIRST, LONGEST = 0.1, 30.0
"""Seconds between the first two attempts, and between later ones at most."""


class Busy(Refused):
    """Not possible at this moment, and no mistake of whoever asks."""

    def __init__(self, text: str = "this could not be saved; try again") -> None:
        super().__init__("busy", text)


def passes(error: SQLAlchemyError) -> bool:
    """Whether a fault of the database will pass by itself."""
    code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, DBAPIError) else 0
    return isinstance(error, PoolTimeout) or (code & 0xFF) in PASSING


class BackOff:
    """How long to wait between attempts: twice as long each time, until one succeeds."""

    def __init__(self) -> None:
        self.failures = 0

    def fail(self) -> float:
        """Seconds to wait after one more failure."""
        self.failures += 1
        return float(min(LONGEST, FIRST * 2.0 ** min(self.failures - 1, 20)))

    def succeed(self) -> bool:
        """Whether there had been a failure."""
        failed, self.failures = self.failures > 0, 0
        return failed
