"""Players that choose. They see a game only through the engine's `Sight`."""

from krainy.engine.errors import BadInput

from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot

NAMES = ("random", "greedy")


def make(name: str, seed: int) -> Bot:
    """A bot of this name, its randomness fixed by the seed."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise BadInput(f"there is no bot '{name}'; there are: {', '.join(NAMES)}")
