"""The bot that looks one step ahead: it tries every action in its imagination and takes the one it likes best."""

from typing import Final

from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

from .bot import Bot

NEARLY: Final = 0.003  # actions this close to the best are as good as the best
PATIENCE: Final = 100  # and ever more are as the game drags on: two greedy bots must not circle each other for ever


class GreedyBot(Bot):
    """Plays each action in an imagined game and judges the result by the game's own `evaluate`."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        actions = sight.actions
        if len(actions) == 1:
            return actions[0]
        world = sight.imagine(self.dice.seed())
        values: list[float] = []
        for action in actions:
            after = world.clone()
            after.do(sight.seat, action)
            values.append(after.game.evaluate(after, sight.seat))
        good = max(values) - NEARLY * (1 + world.ply / PATIENCE)
        chosen = [action for action, value in zip(actions, values, strict=True) if value >= good]
        return chosen[self.dice.below(len(chosen))]
