"""The bot that thinks ahead: it grows a search until its budget is spent and takes what was tried most.

The budget is a number of iterations, which gives the same move on every machine, or a time. There is no clock here:
whoever wants a time limit lends one.
"""

import math
from collections.abc import Callable
from typing import Final

from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

from .bot import INDIFFERENT, Bot, only_delays
from .search import Search
from .thought import Thought, thought_of
from .tree import whole

Clock = Callable[[], float]
ENDLESS: Final = 1 << 40
PATIENCE: Final = 0.1
"""How much longer than usual a game may last, in usual lengths, until a bot hurries with every second choice."""
WANTED_CHANGE: Final = 0.2
"""What a change of the weighed features by 1 is worth to a bot in a hurry, as a chance to win."""
MOST_CHANGE: Final = 2.0
OFTEN: Final = 8
"""Iterations between two looks at the clock."""


class SearchBot(Bot):
    """Thinks as long as its budget lets it; with `blur` it does not always find the best."""

    name = "search"

    def __init__(
        self, seed: int, iterations: int, seconds: float = 0.0, clock: Clock | None = None, blur: float = 0.0
    ) -> None:
        self.dice: Final = Dice(seed)
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.blur: Final = blur
        self.search = Search(self.dice.seed())
        self.ply = -1
        """When it last chose; -1 if nothing of its tree can be kept."""
        self.action = -1
        self.alone = False
        """Whether it then chose alone."""
        self.row: list[int] = []
        """What it had sealed then, if not."""

    def choose(self, sight: Sight) -> int:
        actions = sight.actions
        if len(actions) == 1:
            if self.alone and sight.ply == self.ply + 1:
                self.ply += 1  # the tree goes on behind what leaves no choice
            elif sight.together and self.goes_on(sight):
                self.keep(sight, actions[0])
            else:
                self.ply = -1
            return actions[0]
        if sight.overlong > PATIENCE and self.dice.below(2) == 0:
            return self.hurry(sight)
        action = self.settle(self.think(sight), sight)
        self.keep(sight, action)
        return action

    def hurry(self, sight: Sight) -> int:
        """Choose what is good at first sight and changes much. Bots that see nothing better than to wait would move to
        and fro for ever: each sees the same position again, and none remembers it."""
        self.ply = -1
        world = sight.imagine(self.dice.seed())
        game = world.game
        rows = game.features(world)
        chosen, most = sight.actions[0], -1
        for action in sight.actions:
            after = world.clone()
            after.do(sight.seat, action)
            change = 0.0 if after.over else min(MOST_CHANGE, game.change(after, rows))
            value = whole(game.evaluate(after, sight.seat) + WANTED_CHANGE * change)
            if value > most:
                chosen, most = action, value
        return chosen

    def keep(self, sight: Sight, action: int) -> None:
        """Remember what was chosen, to go on from there."""
        self.ply = sight.ply
        self.action = action
        self.alone = not sight.together
        self.row = [] if self.alone else [*sight.sealed, action]

    def goes_on(self, sight: Sight) -> bool:
        """Whether this is the next choice in secret after the last one."""
        return self.ply >= 0 and not self.alone and sight.together and sight.sealed == self.row

    def think(self, sight: Sight) -> Thought:
        """Grow the tree by the whole budget. If nobody else has chosen since the last time, that tree is kept, and
        spares up to half of the iterations."""
        again = self.alone and sight.ply == self.ply + 1 and not sight.together
        if not self.goes_on(sight) and not (again and self.search.go_on(sight.seat, self.action)):
            self.search = Search(self.dice.seed())
        search = self.search
        kept = search.decision(sight).visits
        search.iterations = 0
        search.sums = []
        wanted = max((self.iterations + 1) // 2, self.iterations - kept)
        clock = self.clock
        until = 0.0 if clock is None else clock() + self.seconds
        while search.iterations < wanted:
            search.grow(sight)
            if clock is not None and self.seconds > 0.0 and search.iterations % OFTEN == 0 and clock() >= until:
                break
        return thought_of(search, sight)

    def settle(self, thought: Thought, sight: Sight) -> int:
        """The best action; one with a blurred eye now and then takes another that looks nearly as good.

        How near is near is measured by how far the best idea stands above their mean: a single choice decides much in
        one game and little in another.
        """
        ideas = [idea for idea in thought.ideas if idea.tries > 0]
        chances = [idea.chance for idea in ideas]
        best = max(chances)
        for idea in ideas[1:]:
            if idea.action == sight.pass_action and abs(idea.chance - ideas[0].chance) <= INDIFFERENT:
                world = sight.imagine(self.dice.seed())
                if only_delays(world, sight.seat, ideas[0].action, idea.action):
                    return idea.action
        near = self.blur * (best - sum(chances) / len(chances))
        if near <= 0.0:
            return ideas[0].action
        weights = [whole(math.exp((chance - best) / near)) for chance in chances]
        drawn = self.dice.below(sum(weights))
        for idea, weight in zip(ideas, weights):
            drawn -= weight
            if drawn < 0:
                return idea.action
        return ideas[0].action
