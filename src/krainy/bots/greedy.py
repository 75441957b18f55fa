"""The bot that looks one step ahead: it tries every action in its imagination and takes the one it likes best."""

from typing import Final

from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

from .bot import INDIFFERENT, Bot, only_delays

NEARLY: Final = 0.003  # actions this close to the best are as good as the best
PATIENCE: Final = 100  # and ever more are as the game drags on: two greedy bots must not circle each other for ever
FURTHER: Final = 8  # how far it follows what it has begun


class GreedyBot(Bot):
    """Tries each action in an imagined game and takes the one that promises most by the game's own `sense`."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        actions = sight.actions
        if len(actions) == 1:
            return actions[0]
        world = sight.imagine(self.dice.seed())
        values = world.game.promises(world, sight.seat, actions, FURTHER)
        best = max(values)
        passing = sight.pass_action
        no_worse = passing in actions and values[actions.index(passing)] >= best - INDIFFERENT
        if no_worse and only_delays(world, sight.seat, actions[values.index(best)], passing):
            return passing
        good = best - NEARLY * (1 + world.ply / PATIENCE)
        chosen = [action for action, value in zip(actions, values, strict=True) if value >= good]
        return chosen[self.dice.below(len(chosen))]
