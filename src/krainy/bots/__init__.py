"""Players that choose. They see a game only through the engine's `Sight`."""

from typing import Final

from krainy.engine.errors import BadInput

from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot
from .thinker import ENDLESS, Clock, SearchBot


class Level:
    """A strength for people to choose: how many iterations a bot has, and how blurred its eye is."""

    def __init__(self, iterations: int, blur: float) -> None:
        self.iterations: Final = iterations
        self.blur: Final = blur


LEVELS: Final = {
    "easy": Level(16, 0.08),
    "normal": Level(80, 0.025),
    "hard": Level(500, 0.0),
    "master": Level(4000, 0.0),
}
NAMES: Final = ("random", "greedy", "easy", "normal", "hard", "master")
SEARCH: Final = "search:"
"""How the name of a bot begins that says its own budget."""
MOST_ITERATIONS: Final = 1_000_000
MOST_MILLISECONDS: Final = 600_000


def make(name: str, seed: int, clock: Clock | None = None, seconds: float = 0.0) -> Bot:
    """A bot of this name, its randomness fixed by the seed.

    A name is one of `NAMES`, or 'search:1000' (iterations), or 'search:500ms'. Whoever lends a clock can limit by
    `seconds` how long any of them thinks about one choice.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    level = LEVELS.get(name)
    if level is not None:
        return SearchBot(seed, level.iterations, seconds, clock, level.blur)
    budget = name.removeprefix(SEARCH)
    if budget == name:
        raise BadInput(f"there is no bot '{name}'; there are: {', '.join(NAMES)}, search:1000, search:500ms")
    if budget.endswith("ms"):
        limit = number(name, budget.removesuffix("ms"), MOST_MILLISECONDS) / 1000
        if clock is None:
            raise BadInput(f"'{name}' needs a clock, and there is none here: give iterations, as search:1000")
        return SearchBot(seed, ENDLESS, min(limit, seconds) if seconds > 0.0 else limit, clock)
    return SearchBot(seed, number(name, budget, MOST_ITERATIONS), seconds, clock)


def number(name: str, text: str, most: int) -> int:
    """A budget written in digits."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= most):
        raise BadInput(
            f"'{name}': the budget of a search is 1 to {MOST_ITERATIONS} iterations or 1ms to {MOST_MILLISECONDS}ms"
        )
    return int(text)
