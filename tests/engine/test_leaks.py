"""The laws have teeth: an honest game keeps them all, every leak breaks the very law it should."""

from collections.abc import Callable

import pytest

from krainy.engine.errors import DeadEnd
from krainy.play.laws import Breach
from krainy.play.trial import Depth, Trial, check_game

from .leaks import LEAKS
from .market import GAME, RULES, MarketGame

CLOSE = Depth(gap=1, growth=1.0, worlds=2)


class Enough(Exception):
    """The law that was looked for is broken."""


class Collector(Trial):
    """Goes on after a breach and remembers which laws were broken, until a law that is looked for is among them."""

    def collect(self, wanted: str = "") -> set[str]:
        self.broken: set[str] = set()
        self.wanted = wanted
        try:
            self.run(400, None)
        except Enough:
            pass
        except DeadEnd:
            self.broken.add("menu")
        except Exception:
            self.broken.add("sound")
        return self.broken

    def hold(self, law: Callable[..., object], *given: object) -> None:
        try:
            super().hold(law, *given)
        except Breach as breach:
            self.broken.add(breach.law)
        except Exception:
            self.broken.add("sound")
        if self.wanted in self.broken:
            raise Enough


def broken_laws(game: MarketGame, seeds: range, wanted: str = "") -> set[str]:
    found: set[str] = set()
    for seed in seeds:
        seats = 2 + seed % 3
        found |= Collector(game, seats, seed, {"rounds": 3}, CLOSE, RULES).collect(wanted)
        if wanted in found:
            break
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.once) for seed in (1, 2, 3)]])
def test_an_honest_game_keeps_all_laws(seats: int, seed: int) -> None:
    outcome = check_game(GAME, seats, seed, {"rounds": 3}, Depth(gap=3, growth=1.0), known=RULES)
    assert outcome.ending in ("won", "nobody won")


@pytest.mark.once
def test_an_honest_game_breaks_no_law_when_looked_at_closely() -> None:
    assert broken_laws(GAME, range(1, 3)) == set()


@pytest.mark.once
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught_by_its_law(leak: str) -> None:
    law, game = LEAKS[leak]
    found = broken_laws(game, range(26, 66), law)
    assert law in found, f"{leak}: not caught by '{law}', only by {sorted(found)}"


@pytest.mark.once
def test_only_laws_that_play_on_catch_a_window_that_asks_holders() -> None:
    _, game = LEAKS["a window asks only holders of a guard"]
    assert broken_laws(game, range(2)) == {"twins", "foresight"}
