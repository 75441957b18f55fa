"""The bot that looks one step ahead: it tries every action in its imagination and takes the one it likes best."""

from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

from .bot import Bot


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
        best = -1.0
        chosen: list[int] = []
        for action in actions:
            after = world.clone()
            after.do(sight.seat, action)
            value = after.game.evaluate(after, sight.seat)
            if value > best:
                best = value
                chosen = [action]
            elif value == best:
                chosen.append(action)
        return chosen[self.dice.below(len(chosen))]
