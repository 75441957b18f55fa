"""What the tests of the server share."""

from collections.abc import Iterator

import pytest

from krainy.server.clock import CLOCK, Clock


@pytest.fixture
def clock() -> Iterator[Clock]:
    """The clock of the servers that run in this process; a test lets time pass by `clock.ahead += seconds`."""
    CLOCK.movable = True
    yield CLOCK
    CLOCK.movable, CLOCK.ahead = False, 0.0
