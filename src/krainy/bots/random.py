"""The bot that chooses any legal action: an opponent for a first game, and a yardstick."""

from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

from .bot import Bot


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        actions = sight.actions
        return actions[self.dice.below(len(actions))]
