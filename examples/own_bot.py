"""A bot of one's own: `krainy arena eko --bots examples/own_bot.py:Curious,random --games 20`.

It imagines three games that its seat cannot tell from the real one, tries every action in them, and takes the one
after which its seat stands best on average.
"""

from krainy.bots.thought import estimate
from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

WORLDS = 3


class Curious:
    """A class with `choose`, made with a seed: that is all a bot needs."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        worlds = [sight.imagine(self.dice.seed()) for _ in range(WORLDS)]
        worth = dict.fromkeys(sight.actions, 0.0)
        for action in worth:
            for world in worlds:
                after = world.clone()
                after.apply(sight.seat, action)
                worth[action] += estimate(Sight(after, sight.seat), self.dice.seed(), guesses=1)[sight.seat]
        return max(worth, key=lambda action: worth[action])
