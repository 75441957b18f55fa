"""Faults: a table that is broken spoils only itself, and whoever runs the server reads its name and the reason."""

import logging
import time
import traceback
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from krainy.engine.errors import KrainyError

from ..errors import Refused

AGAIN = 30.0
"""Seconds after which a broken table is tried again: somebody may have mended it."""
LOGGER = logging.getLogger("krainy")


class Faults:
    """The tables that cannot be loaded or played here."""

    def __init__(self) -> None:
        self.broken: dict[str, tuple[float, Refused]] = {}
        """When each was last tried, and what its visitors are told."""

    def check(self, table: str) -> None:
        """Refuse a table that was broken a moment ago."""
        found = self.broken.get(table)
        if found is not None and time.monotonic() < found[0] + AGAIN:
            raise found[1]

    def add(self, table: str, error: Exception) -> Refused:
        """Name a broken table in the log, once; what its visitors are told."""
        refusal = Refused("broken", "this table is damaged and cannot be shown; those who run the server can see why")
        if isinstance(error, Refused) and error.code == "rules":
            refusal = error
        if table not in self.broken:
            LOGGER.error("table %s is broken: %s", table, reason(error))
        self.broken[table] = (time.monotonic(), refusal)
        return refusal

    def mend(self, table: str) -> None:
        """It can be loaded again."""
        if self.broken.pop(table, None) is not None:
            LOGGER.warning("table %s is sound again", table)


def reason(error: BaseException) -> str:
    """Why something failed, in one line: words meant for people, or the place in the code; never what was dealt."""
    if isinstance(error, DBAPIError):
        return f"{type(error.orig).__name__}: {error.orig}"[:300]
    if isinstance(error, KrainyError):
        return " ".join(str(error).split())[:300]
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"
