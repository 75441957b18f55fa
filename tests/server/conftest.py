"""What the tests of the server share."""

from collections.abc import Iterable, Iterator

import pytest

from krainy.play.fairness import Share, draw
from krainy.server.clock import CLOCK, Clock
from krainy.server.tables import table


@pytest.fixture
def clock() -> Iterator[Clock]:
    """The clock of the servers that run in this process; a test lets time pass by `clock.ahead += seconds`."""
    CLOCK.movable = True
    yield CLOCK
    CLOCK.movable, CLOCK.ahead = False, 0.0


@pytest.fixture(autouse=True)
def drawn_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Note the seeds that servers of this process draw, which pytest shows where a test fails: with one of them in
    `quick_settings` the same game is played again."""

    def draw_and_tell(secret: str, shares: Iterable[Share]) -> int:
        seed = draw(secret, shares)
        request.node.add_report_section("call", "seed", f"A table has drawn the seed {seed}.")
        return seed

    monkeypatch.setattr(table, "draw", draw_and_tell)
